"""From whose eyes the game is seen (R13.4)."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal


@dataclass(frozen=True, slots=True)
class Viewer:
    """A seat (all that its players know), one player, a team before one screen, a spectator, or everybody."""

    kind: Literal["seat", "player", "team", "spectator", "everybody"]
    """Who looks."""
    index: int = -1
    """The number of the seat, of the team's seat or of the player, from 0; −1 for who has none."""

    @classmethod
    @lru_cache(maxsize=64, typed=True)
    def seat(cls, seat: int) -> "Viewer":
        """The seat with this number, counted from 0."""
        return cls("seat", seat)

    @classmethod
    @lru_cache(maxsize=64, typed=True)
    def player(cls, player: int) -> "Viewer":
        """One player, counted from 0 over all seats."""
        return cls("player", player)

    @classmethod
    @lru_cache(maxsize=64, typed=True)
    def team(cls, seat: int) -> "Viewer":
        """The two players of a seat before one screen: what both of them know, and nothing that one of them is told."""
        return cls("team", seat)


SPECTATOR = Viewer("spectator")
"""Whoever looks on without a seat."""
EVERYBODY = Viewer("everybody")
"""All who play at once, from whom nothing is hidden: for replays, never for somebody who still plays."""
