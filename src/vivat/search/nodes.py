"""The nodes of a tree, found by what is known there: a hash table in arrays. Compiled with the rules of a family."""

from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

Keys = NDArray[np.uint64]
Counts = NDArray[np.int32]
Sums = NDArray[np.float64]

NONE: Final = -1

# FNV-1a (Fowler, Noll, Vo), a word at a time.
OFFSET = np.uint64(0xCBF29CE484222325)
PRIME = np.uint64(0x100000001B3)
SHIFT = np.uint64(29)


def mixed(key: np.uint64, value: int) -> np.uint64:
    """A key with one more number mixed into it; the number is non-negative."""
    return (key ^ np.uint64(value)) * PRIME


def finished(key: np.uint64) -> np.uint64:
    """A mixed key made fit for the table, in which 0 means an empty place."""
    return key ^ key >> SHIFT | np.uint64(1)


def find_node(keys: Keys, key: np.uint64, room: Counts, may_grow: bool) -> int:
    """The node with this key, a new one if there is room for it, or NONE. `room[0]` counts the nodes."""
    size = len(keys)
    at: int = np.int64(key % np.uint64(size))  # type: ignore[assignment]
    while keys[at] != np.uint64(0):
        if keys[at] == key:
            return at
        at += 1
        if at == size:
            at = 0
    if not may_grow or room[0] * 4 >= size * 3:
        return NONE
    keys[at] = key
    room[0] += 1
    return at


def pick(
    node: int, count: int, priors: Sums, visits: Counts, sums: Sums, whole: float, tried: int, won: float,
    curiosity: float,
) -> int:  # fmt: skip
    """The slot to try next, by PUCT: what has gone well, what is likely to, and what was seldom tried.

    A prior of 0 is no choice; `whole`, `tried` and `won` are the sums over those that are.
    """
    usual = won / tried if tried else 0.5
    push = curiosity * sqrt(float(tried + 1)) / whole
    best, best_slot = -1.0, NONE
    for slot in range(count):
        if priors[slot] > 0.0:
            times = visits[node, slot]
            mean = sums[node, slot] / times if times else usual
            score = mean + push * priors[slot] / (1.0 + times)
            if score > best:
                best, best_slot = score, slot
    return best_slot
