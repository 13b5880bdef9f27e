"""Shares of games won, and the intervals in which the true shares lie."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

DEVIATIONS = 1.959964
"""A normal variable lies within so many standard deviations in 95 % of all cases."""
SHARE = (("wins", ".1%"), ("low", ".1%"), ("high", ".1%"))
"""The columns of a share with its interval."""


def ratio(part: float, whole: float) -> float:
    """What part of the whole it is; 0 if there is no whole."""
    return float(part) / float(whole) if whole else 0.0


def wilson(wins: float, played: int) -> tuple[float, float]:
    """The interval in which the true share lies with 95 % confidence (Wilson's).

    Wins may be shared: parts of a win vary less than whole ones, so the interval is then rather too wide.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if not played:
        return 0.0, 1.0
    share, square = wins / played, DEVIATIONS**2
    middle = share + square / (2 * played)
    width = DEVIATIONS * sqrt(share * (1 - share) / played + square / (4 * played**2))
    return (middle - width) / (1 + square / played), (middle + width) / (1 + square / played)


def share_of_deals(won: Sequence[float]) -> tuple[float, float, float]:
    """The mean share over deals, and its 95 % interval. Games of one deal are not independent; deals are."""
    count = len(won)
    if not count:
        return 0.0, 0.0, 1.0
    mean = sum(won) / count
    spread = sqrt(sum((each - mean) ** 2 for each in won) / max(1, count - 1) / count)
    if not spread:
        return mean, *wilson(round(mean * count), count)
    return mean, max(0.0, mean - DEVIATIONS * spread), min(1.0, mean + DEVIATIONS * spread)


@dataclass(frozen=True, slots=True)
class Chance:
    """How often somebody won: a seat, counted from the one that begins, or a role."""

    who: str
    wins: float
    played: int

    @property
    def share(self) -> float:
        """What part of the games played were won."""
        return ratio(self.wins, self.played)


def seat_share(counts: Any, seat: int) -> float:
    """What part of the games a seat won; a shared victory counts in parts."""
    wins = counts["wins"][seat]
    return ratio(sum(int(wins[winners]) / winners for winners in range(1, len(wins))), int(counts["games"]))
