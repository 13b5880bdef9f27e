"""From whose eyes the game is seen (R13.4)."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal


@dataclass(frozen=True, slots=True)
class Viewer:
    """A seat (for a team: all that its two players know), one player of a team, or a spectator."""

    kind: Literal["seat", "player", "spectator"]
    """Who looks."""
    index: int = -1
    """The number of the seat or player, from 0; −1 for a spectator."""

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


SPECTATOR = Viewer("spectator")
"""Whoever looks on without a seat."""
