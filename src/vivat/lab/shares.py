"""Shares of games won, and the intervals in which the true shares lie."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from vivat.results.interval import DEVIATIONS, wilson

SHARE = (("wins", ".1%"), ("low", ".1%"), ("high", ".1%"))
"""The columns of a share with its interval."""


def ratio(part: float, whole: float) -> float:
    """What part of the whole it is; 0 if there is no whole."""
    return float(part) / float(whole) if whole else 0.0


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
class WinCount:
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


def unevenness(found: Sequence[WinCount]) -> float:
    """How far the shares lie apart, in parts of their mean, beyond what so few games make of equal ones.

    >>> unevenness([WinCount("1", 27, 100), WinCount("2", 23, 100)])
    0.0
    >>> round(unevenness([WinCount("1", 30_000, 100_000), WinCount("2", 20_000, 100_000)]), 3)
    0.283
    """
    shares = [chance.share for chance in found]
    mean = ratio(sum(shares), len(shares))
    spread = ratio(sum((share - mean) ** 2 for share in shares), len(shares) - 1)
    accident = ratio(sum(ratio(chance.share * (1 - chance.share), chance.played) for chance in found), len(found))
    return ratio(sqrt(max(0.0, spread - accident)), mean)


def chance_alone(found: Sequence[WinCount]) -> float:
    """How far chance alone sets equal ones apart in so many games, in parts of their mean.

    >>> round(chance_alone([WinCount("1", 5, 20), WinCount("2", 5, 20)]), 2)
    0.39
    """
    mean = ratio(sum(chance.share for chance in found), len(found))
    accident = ratio(sum(mean * (1 - mean) / max(1, chance.played) for chance in found), len(found))
    return ratio(sqrt(accident), mean)
