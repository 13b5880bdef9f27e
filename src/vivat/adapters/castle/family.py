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
from vivat.game.named import USUAL_GAME
from vivat.rules.castle.actions import ACTIONS as CODES
from vivat.rules.castle.actions import FIRST_CODE
from vivat.rules.castle.places import THRONE
from vivat.rules.castle.state import VOTE, Params

ROUND_EVENTS, DEAL_EVENTS, COUNT_EVENTS = 3, 6, 6
"""Of a round: its beginning and end, and that of the game; besides, of each player: a card, two Ambitions, which one is
kept and that one is, compensation; and of each player and coronation: Favourites, points, Ambition, bonus, score, and
that a partner is awaited."""
ACTION_EVENTS, ELECTION_EVENTS = 2, 5
"""Of an action: that somebody is placed or moved and the own action, or that a ballot lies there and what it was; of an
election besides: the candidate, the own ballot and the own action, the Emissary's vote and the result."""


def most_elections(p: Params) -> int:
    """R5.7: An upper bound of the elections of a round: those that crown, and one for each card that can prevent it."""
    return 1 + p.wedding + (p.seats + p.emissary) * (p.no_cards + p.stomachaches)


def most_moves(p: Params) -> int:
    """R4.1: An upper bound of the moves of a round: everybody up to the throne, by way of the WCs, and as often again.

    R5.6, R5.9: Whoever comes back from the throne climbs again: so may one after each election, the Jester from below.
    """
    return (p.characters + most_elections(p)) * (THRONE + p.wcs)


class CastleAdapters(AdapterFamily[CastleOptions, CastleObservation]):
    """A castle game: in an election all seats decide at once."""

    TITLE = "the castle games"
    USUAL = USUAL_GAME
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
        """R13.1: An upper bound: Ambitions, placements, moves and ballots of all rounds."""
        p = self.options.params
        in_a_round = p.ambition * p.players + p.placements + most_moves(p) + p.seats * most_elections(p)
        return p.rounds * in_a_round

    @property
    def most_events(self) -> int:
        """R13.2: An upper bound of what a seat is told in all rounds, and of what it does itself."""
        p = self.options.params
        counting = p.players + p.emissary
        in_a_round = (
            ROUND_EVENTS
            + DEAL_EVENTS * counting
            + p.characters
            + ELECTION_EVENTS * most_elections(p)
            + COUNT_EVENTS * counting * (1 + p.wedding)
        )
        return p.rounds * in_a_round + ACTION_EVENTS * self.most_actions

    def deciding(self, state: Any, turn: int) -> list[int]:
        """R5.2: The seats that decide now: in an election who has not voted, last who brought the candidate."""
        if state["phase"] != VOTE:
            return [turn]
        seats = len(self.options.seats)
        return [(turn + order) % seats for order in range((int(state["crown"]) - turn - 1) % seats + 1)]

    @staticmethod
    def encode(observation: CastleObservation) -> list[int]:
        """The observation of a seat as numbers; seats and players are counted from the viewer's."""
        return castle_numbers(observation)

    def as_text(self, state: Any, asked: str) -> str:
        """The places of the characters and the scores, as text."""
        lines = [f"round {state['round'] + 1}, {PHASE_NAMES[state['phase']]}: {asked}"]
        for place in reversed(range(len(PLACES))):
            there = [name for number, name in enumerate(self.options.edition.names) if state["place"][number] == place]
            if there:
                lines.append(f"{PLACES[place].name:>17}: {', '.join(there)}")
        scores = ", ".join(map(str, state["score"][: len(self.options.names)]))
        return "\n".join([*lines, f"{'scores':>17}: {scores}"])

    def resample(self, state: Any, me: int, seen: Callable[[], CastleObservation], luck: Random) -> None:  # noqa: ARG002
        """Draw other Favourites, Ambitions and ballots into a state; what lies open stays."""
        imagine_castle(self.options.params, state, me, luck)
