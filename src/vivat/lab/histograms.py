"""How often each value was counted: as rows of a table, and its quantiles."""

import numpy as np

from vivat.lab.pictures import Histogram

QUANTILES = {"5 %": 0.05, "median": 0.5, "95 %": 0.95}


def quantiles(counted: Histogram) -> list[int]:
    """The values below which 5 %, half and 95 % lie."""
    total = int(counted.sum())
    if not total:
        return [0] * len(QUANTILES)
    up_to = counted.cumsum()
    return [int(np.searchsorted(up_to, part * total)) for part in QUANTILES.values()]


def histogram(counted: Histogram) -> list[tuple[int, int]]:
    """The values that occur, each with how often it does."""
    return [(int(value), int(counted[value])) for value in np.flatnonzero(counted)]
