"""What the adapters need to know of a game of intrigue."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from vivat.adapters.compiled.intrigue import FIELDS
from vivat.adapters.family import AdapterFamily
from vivat.adapters.intrigue.encoder import intrigue_numbers
from vivat.fast.records import write_record
from vivat.game import IntrigueAction, IntrigueObservation, IntrigueOptions
from vivat.game.intrigue.action import actions_of
from vivat.game.intrigue.event import KINDS
from vivat.game.intrigue.observation import PHASE_NAMES
from vivat.rules.intrigue.actions import ACTIONS as CODES
from vivat.rules.intrigue.actions import FIRST_CODE
from vivat.rules.intrigue.goods import SUITS
from vivat.rules.intrigue.roles import ROLE_NAMES
from vivat.search.intrigue.observed import believed
from vivat.search.intrigue.worlds import WorldSampler
from vivat.search.models import intrigue_hints

TURN_ACTIONS, TURN_EVENTS = 128, 160
"""Of a turn: three offers, each countered thrice, ten withdrawn, three proposals, two actions; what is told of them."""


class IntrigueAdapters(AdapterFamily[IntrigueOptions, IntrigueObservation]):
    """A game of intrigue: a player's view has what it was told of roles."""

    TITLE = "intrigue"
    USUAL = "intrigue"
    ACTIONS = FIRST_CODE
    CODES = CODES
    FIELDS = FIELDS
    MOST_VALUE = 2000
    LISTENS = True
    KINDS = KINDS

    @property
    def actions(self) -> Mapping[int, IntrigueAction]:
        """S11.1: Every action among these players."""
        return actions_of(self.options.names)

    @property
    def _turns(self) -> int:
        return self.options.params.most_rounds * len(self.options.names)

    @property
    def most_actions(self) -> int:
        """S3.6: An upper bound of the actions, in all turns that there can be; 0 if there is none."""
        return self._turns * TURN_ACTIONS

    @property
    def most_events(self) -> int:
        """S3.6: An upper bound of the events, in all turns that there can be; 0 if there is none."""
        return self._turns * TURN_EVENTS

    @staticmethod
    def encode(observation: IntrigueObservation) -> list[int]:
        """The observation of a player as numbers; players are counted from the viewer."""
        return intrigue_numbers(observation)

    def as_text(self, state: Any, asked: str) -> str:
        """Goods, alliances, and the roles that were shown, as text."""
        lines = [f"round {state['round'] + 1}, {PHASE_NAMES[state['phase']]}: {asked}"]
        for player in range(len(self.options.names)):
            cards = int(state["hand"][player * SUITS : (player + 1) * SUITS].sum())
            role = ROLE_NAMES[state["role"][player]] if state["shown"][player] else "?"
            ally = f", allied with seat_{state['ally'][player]}" if state["ally"][player] >= 0 else ""
            dead = ", dead" if state["dead"][player] else ""
            lines.append(f"seat_{player}: {role}, {state['gold'][player]} gold, {cards} cards{ally}{dead}")
        return "\n".join(lines)

    def resample(self, state: Any, _: int, seen: Callable[[], IntrigueObservation], luck: Random) -> None:
        """Draw other roles and hands for the others, by what the player may believe."""
        known = seen()
        write_record(WorldSampler(known, believed(known, intrigue_hints())).draw(luck), state)
