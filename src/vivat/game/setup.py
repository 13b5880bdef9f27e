"""What people have decided before a game, and for how many of them it is."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vivat.game.intrigue.sheet import Scenario, Sheet


@dataclass(frozen=True, slots=True)
class GameSetup:
    """What people have decided before a game: the edition, who sits where, and the options."""

    edition: str
    """The key of an edition, or of intrigue."""
    seats: Sequence[tuple[str, ...]]
    """The names of the players of each seat."""
    values: Mapping[str, Any]
    """The options that are taken as they are, by their field among the options of the library."""
    scenario: str | Scenario
    """Which roles are dealt: by key, or one of their own."""
    sheet: Sheet | None = None
    """A role sheet of their own."""
    session_points: int | None = None
    """S8.2: The points of a session; None for a single game."""
    reduction: bool = False
    """S8.3: Whether roles just played leave the pool."""


@dataclass(frozen=True, slots=True)
class TableSize:
    """How many seats a game has."""

    title: str
    """The name of the edition or scenario."""
    fewest: int
    """The fewest seats."""
    most: int
    """The most seats."""
    teams: bool
    """Whether two may share a seat."""
