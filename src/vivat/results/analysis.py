"""One finished game laid out for statistics: who won, what happened, and under which circumstances."""

from abc import ABC, abstractmethod
from functools import cached_property

from vivat.game.families import FAMILIES
from vivat.results.finished_game import FinishedGame

MOST_PLAYERS = 16
PEOPLE_ONLY = "company:people"
EDITIONS = tuple(edition for family in FAMILIES.values() for edition in family.editions)
CIRCUMSTANCES = (
    *(f"game:{edition}" for edition in EDITIONS),
    *(f"players:{count}" for count in range(2, MOST_PLAYERS + 1)),
    PEOPLE_ONLY,
)
"""What can be said of a game of either family, for the condition of a mark."""


def sort_and_value(circumstance: str) -> tuple[str, str]:
    """A circumstance in its two parts.

    >>> sort_and_value("game:kingup")
    ('game', 'kingup')
    """
    sort, _, value = circumstance.partition(":")
    return sort, value


class Analysis(ABC):
    """What the statistics of both families need of a finished game; players count from 0."""

    def __init__(self, finished: FinishedGame) -> None:
        self.finished = finished

    @property
    @abstractmethod
    def winners(self) -> frozenset[int]:
        """The players who have won, in whatever way."""

    @property
    @abstractmethod
    def sole_winners(self) -> frozenset[int]:
        """The only player who has won, or the only team; empty if nobody has, or several."""

    @property
    @abstractmethod
    def places(self) -> tuple[int, ...]:
        """How each player came off: 1 is the best, and those who are level share a place."""

    @abstractmethod
    def turn(self, player: int) -> int:
        """Which in the order of the first round a player was, counted from 1."""

    @abstractmethod
    def own_circumstances(self, player: int) -> frozenset[str]:
        """The circumstances in which a player played that only games of this family have."""

    @cached_property
    def _shared_circumstances(self) -> frozenset[str]:
        players = self.finished.players
        found = {f"game:{self.finished.game.options.edition_key}", f"players:{len(players)}"}
        return frozenset(found | {PEOPLE_ONLY} if all(each.person is not None for each in players) else found)

    def circumstances(self, player: int) -> frozenset[str]:
        """Everything that the condition of a mark can ask for, as far as it is so for a player."""
        return self._shared_circumstances | self.own_circumstances(player)
