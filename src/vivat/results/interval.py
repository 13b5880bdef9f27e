"""The interval in which the true share of games won lies."""

from math import sqrt

DEVIATIONS = 1.959964
"""A normal variable lies within so many standard deviations in 95 % of all cases."""


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
