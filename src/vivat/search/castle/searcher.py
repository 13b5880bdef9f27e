"""Search from an observation: the same observation, seed and number of simulations give the same answer."""

import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from vivat.fast.families import castle, seeded_generators
from vivat.fast.records import as_record
from vivat.game import Action, CastleObservation
from vivat.rules.castle.actions import PHASE_CODE
from vivat.rules.log import Log
from vivat.search.castle.beliefs import castle_beliefs
from vivat.search.castle.engine import engine
from vivat.search.castle.tree import SLOTS
from vivat.search.nodes import Counts, Sums

NODES = 1 << 14
CHUNK = 1024
"""Simulations between two looks at the clock: a few milliseconds."""
CURIOSITY = 0.6


@dataclass(frozen=True, slots=True)
class Tried:
    """One choice, and what the search found of it."""

    action: Action
    visits: int
    chance: float
    """Of winning the match, as far as it was tried."""


@dataclass(frozen=True, slots=True)
class CastleFinding:
    """What a search found, the most visited first."""

    choices: tuple[Tried, ...]
    simulations: int

    @property
    def best(self) -> Action:
        """What to do."""
        return self.choices[0].action


def search_castle(
    observation: CastleObservation,
    seed: int,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    cancelled: Callable[[], bool] = lambda: False,
    curiosity: float = CURIOSITY,
) -> CastleFinding:
    """Think about the decision asked for: for so many simulations, or so long, or until cancelled."""
    beliefs = castle_beliefs(observation)
    odds = np.cumsum(beliefs.odds, axis=1)
    work, log = np.zeros(1, castle().state_type), as_record(Log())
    keys, room = np.zeros(NODES, np.uint64), np.zeros(1, np.int32)
    visits, sums = np.zeros((NODES, SLOTS), np.int32), np.zeros((NODES, SLOTS))
    generators = seeded_generators(seed, 1)
    run = engine()["search"]
    ends = time.monotonic() + (seconds or 0.0)
    done = node = 0
    while not cancelled():
        if simulations is not None and done >= simulations:
            break
        if seconds is not None and done and time.monotonic() >= ends:
            break
        chunk = CHUNK if simulations is None else min(CHUNK, simulations - done)
        node = run(
            beliefs.params, beliefs.world, work, log, beliefs.model, odds, generators,
            keys, visits, sums, room, observation.my_seat, chunk, curiosity,
        )  # fmt: skip
        done += chunk
    first = min(action.code for action in observation.legal)
    first = max(code for code in PHASE_CODE if code <= first)
    choices = [
        Tried(action, int(visits[node, action.code - first]), chance(visits, sums, node, action.code - first))
        for action in observation.legal
    ]
    choices.sort(key=lambda each: (-each.visits, each.action.code))
    return CastleFinding(tuple(choices), done)


def chance(visits: Counts, sums: Sums, node: int, slot: int) -> float:
    """The mean of what was found."""
    times = int(visits[node, slot])
    return float(sums[node, slot]) / times if times else 0.0
