"""Search from an observation: the same observation, seed and number of simulations give the same answer."""

from collections.abc import Callable

import numpy as np

from vivat.fast.families import castle, seeded_generators
from vivat.fast.records import as_record
from vivat.game import Action, CastleObservation
from vivat.rules.castle.actions import PHASE_CODE
from vivat.rules.log import Log
from vivat.search.castle.beliefs import CastleBeliefs, castle_beliefs
from vivat.search.castle.engine import engine
from vivat.search.castle.tree import DEEPEST, SLOTS
from vivat.search.result import SearchResult, ranked, run_simulations

NODES = 1 << 14
CHUNK = 1024
"""Simulations between two looks at the clock: a few milliseconds."""
CURIOSITY = 0.6


def search_castle(
    observation: CastleObservation,
    seed: int,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    cancelled: Callable[[], bool] = lambda: False,
    curiosity: float = CURIOSITY,
    beliefs: CastleBeliefs | None = None,
) -> SearchResult[Action]:
    """The choices of the decision asked for, after so many simulations, or so long, or until cancelled."""
    beliefs = beliefs or castle_beliefs(observation)
    odds = np.cumsum(beliefs.odds, axis=1)
    work, log = np.zeros(1, castle().state_type), as_record(Log())
    keys, room = np.zeros(NODES, np.uint64), np.zeros(1, np.int32)
    visits, sums = np.zeros((NODES, SLOTS), np.int32), np.zeros((NODES, SLOTS))
    generators = seeded_generators(seed, 1)
    nodes, slots = np.zeros(DEEPEST, np.int64), np.zeros(DEEPEST, np.int64)
    masks, scratch, priors = np.zeros(8, np.int64), np.zeros(SLOTS), np.zeros(SLOTS)
    search = engine()["search"]

    def simulate(some: int) -> int:
        return int(
            search(
                beliefs.params, beliefs.world, work, log, beliefs.model, odds, generators,
                keys, visits, sums, room, observation.my_seat, some, curiosity, nodes, slots, masks, scratch, priors,
            )
        )  # fmt: skip

    done, node = run_simulations(simulate, CHUNK, simulations, seconds, cancelled)
    first = max(code for code in PHASE_CODE if code <= min(action.code for action in observation.legal))
    return SearchResult(ranked(observation.legal, first, node, visits, sums), done)
