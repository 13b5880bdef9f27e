"""Search from an observation: the same observation, seed and number of simulations give the same answer."""

from collections.abc import Callable

import numpy as np

from vivat.fast.families import castle, seeded_generators
from vivat.fast.records import as_record
from vivat.game import CastleAction, CastleObservation
from vivat.rules.castle.actions import PHASE_CODE
from vivat.rules.castle.state import MAX_SEATS
from vivat.rules.log import Log
from vivat.search.castle.beliefs import CastleBeliefs, castle_beliefs
from vivat.search.castle.engine import engine
from vivat.search.castle.tree import DEEPEST, SLOTS, Playout
from vivat.search.nodes import Tree
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
) -> SearchResult[CastleAction]:
    """The choices of the decision asked for, after so many simulations, or so long, or until cancelled."""
    beliefs = beliefs or castle_beliefs(observation)
    work, log = np.zeros(1, castle().state_type), as_record(Log())
    tree = Tree.empty(NODES, SLOTS, DEEPEST, curiosity)
    playout = Playout(
        seat=observation.my_seat or 0,
        model=beliefs.model,
        beliefs=beliefs.joint,
        generators=seeded_generators(seed, 1),
        favourites=np.zeros(MAX_SEATS, np.int64),
        odds=np.zeros(SLOTS),
    )
    search = engine()["search"]

    def simulate(some: int) -> int:
        return int(search(beliefs.params, beliefs.world, work, log, tree, playout, some))

    done, node = run_simulations(simulate, CHUNK, simulations, seconds, cancelled)
    first = max(code for code in PHASE_CODE if code <= min(action.code for action in observation.legal))
    return SearchResult(ranked(observation.legal, first, node, tree), done)
