"""What the adapters need to know of a castle game."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from vivat.adapters.castle.encoder import castle_numbers
from vivat.adapters.castle.worlds import imagine_castle
from vivat.adapters.compiled.castle import FIELDS
from vivat.adapters.family import AdapterFamily
from vivat.game import CastleAction, CastleObservation, CastleOptions
from vivat.game.castle.action import actions_of
from vivat.game.castle.event import KINDS
from vivat.game.castle.observation import PHASE_NAMES
from vivat.game.castle.place import PLACES
from vivat.rules.castle.actions import ACTIONS as CODES
from vivat.rules.castle.actions import FIRST_CODE
from vivat.rules.castle.state import VOTE


class CastleAdapters(AdapterFamily[CastleOptions, CastleObservation]):
    """A castle game: in an election all seats decide at once."""

    TITLE = "the castle games"
    USUAL = "kingup"
    ACTIONS = FIRST_CODE
    CODES = CODES
    FIELDS = FIELDS
    MOST_VALUE = 1000
    LISTENS = False
    KINDS = KINDS

    @property
    def counts_shown(self) -> int:
        """R5.10: 1 if the table counts vote cards."""
        return int(bool(self.options.memory_aids))

    @property
    def actions(self) -> Mapping[int, CastleAction]:
        """R13.1: Every action of the edition."""
        return actions_of(self.options.edition_key)

    @property
    def most_actions(self) -> int:
        """Three rounds of at most 14 placements, 14 · 8 moves and 14 elections among eight seats."""
        return 900

    @property
    def most_events(self) -> int:
        """An upper bound of the events that a seat is told in a castle game."""
        return 2048

    def deciding(self, state: Any, turn: int) -> list[int]:
        """R5.2: In an election all who have not voted, up to whoever brought the candidate to the throne."""
        if state["phase"] != VOTE:
            return [turn]
        seats = len(self.options.seats)
        return [(turn + order) % seats for order in range((int(state["crown"]) - turn - 1) % seats + 1)]

    @staticmethod
    def encode(observation: CastleObservation) -> list[int]:
        """Seats and players counted from the viewer's."""
        return castle_numbers(observation)

    def picture(self, state: Any, asked: str) -> str:
        """Who is where, and the scores, as text."""
        lines = [f"round {state['round'] + 1}, {PHASE_NAMES[state['phase']]}: {asked}"]
        for place in reversed(range(len(PLACES))):
            there = [name for number, name in enumerate(self.options.edition.names) if state["place"][number] == place]
            if there:
                lines.append(f"{PLACES[place].name:>17}: {', '.join(there)}")
        scores = ", ".join(map(str, state["score"][: len(self.options.names)]))
        return "\n".join([*lines, f"{'scores':>17}: {scores}"])

    def imagine(self, state: Any, me: int, seen: Callable[[], CastleObservation], luck: Random) -> None:  # noqa: ARG002
        """Other Favourites, Ambitions and ballots: what lies open is in the state."""
        imagine_castle(self.options.params, state, me, luck)
