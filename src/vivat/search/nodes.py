"""The nodes of a tree, found by what is known there: a hash table in arrays. Compiled with the rules of a family."""

from math import sqrt
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Keys = NDArray[np.uint64]
Counts = NDArray[np.int32]
Sums = NDArray[np.float64]

Path = NDArray[np.int64]

NONE: Final = -1

# FNV-1a (Fowler, Noll, Vo), a word at a time.
OFFSET = np.uint64(0xCBF29CE484222325)
PRIME = np.uint64(0x100000001B3)
SHIFT = np.uint64(29)


class Tree(NamedTuple):
    """What a search has learnt so far, and the path of the simulation under way."""

    keys: Keys
    """By node, a hash of what is known there; 0 where there is none yet."""
    visits: Counts
    """By node and slot, how often the choice was tried."""
    sums: Sums
    """By node and slot, the sum of the values that came of it."""
    used: Counts
    """One number: how many nodes there are."""
    nodes: Path
    """By depth, the nodes that the simulation has passed."""
    slots: Path
    """And the slots chosen there."""
    priors: Sums
    """By slot, how much each choice at a node deserves to be tried; written anew at each."""
    curiosity: float
    """The weight of what was seldom tried."""

    @classmethod
    def empty(cls, nodes: int, slots: int, deepest: int, curiosity: float) -> "Tree":
        """A tree with room for so many nodes, choices at each, and nodes on a path."""
        return cls(
            keys=np.zeros(nodes, np.uint64),
            visits=np.zeros((nodes, slots), np.int32),
            sums=np.zeros((nodes, slots)),
            used=np.zeros(1, np.int32),
            nodes=np.zeros(deepest, np.int64),
            slots=np.zeros(deepest, np.int64),
            priors=np.zeros(slots),
            curiosity=curiosity,
        )


def mixed(key: np.uint64, value: int) -> np.uint64:
    """A key with one more number mixed into it; the number is non-negative."""
    return (key ^ np.uint64(value)) * PRIME


def finished(key: np.uint64) -> np.uint64:
    """A mixed key made fit for the table, in which 0 means an empty place."""
    return key ^ key >> SHIFT | np.uint64(1)


def find_node(tree: Tree, key: np.uint64, may_grow: bool) -> int:
    """The node with this key, a new one if there is room for it, or NONE."""
    size = len(tree.keys)
    at: int = np.int64(key % np.uint64(size))  # type: ignore[assignment]
    while tree.keys[at] != np.uint64(0):
        if tree.keys[at] == key:
            return at
        at += 1
        if at == size:
            at = 0
    if not may_grow or tree.used[0] * 4 >= size * 3:
        return NONE
    tree.keys[at] = key
    tree.used[0] += 1
    return at


def pick(tree: Tree, node: int, count: int, whole: float, tried: int, won: float) -> int:
    """The slot to try next, by PUCT: what has gone well, what is likely to, and what was seldom tried.

    A prior of 0 is no choice; `whole`, `tried` and `won` are the sums over those that are.
    """
    usual = won / tried if tried else 0.5
    push = tree.curiosity * sqrt(float(tried + 1)) / whole
    best, best_slot = -1.0, NONE
    for slot in range(count):
        if tree.priors[slot] > 0.0:
            times = tree.visits[node, slot]
            mean = tree.sums[node, slot] / times if times else usual
            score = mean + push * tree.priors[slot] / (1.0 + times)
            if score > best:
                best, best_slot = score, slot
    return best_slot


def back_up(tree: Tree, depth: int, value: float) -> None:
    """Add the value of a simulation to each of the choices that led to it."""
    for at in range(depth):
        tree.visits[tree.nodes[at], tree.slots[at]] += 1
        tree.sums[tree.nodes[at], tree.slots[at]] += value
