"""Search from an observation: the same observation, seed and number of simulations give the same answer."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from vivat.fast.families import castle, seeded_generators
from vivat.fast.records import empty_log
from vivat.game import CastleAction, CastleObservation, IllegalAction, Refusal
from vivat.game.errors import check_observation
from vivat.rules.castle.state import MAX_SEATS
from vivat.search.castle.beliefs import CastleBeliefs, castle_beliefs
from vivat.search.castle.engine import engine
from vivat.search.castle.mixing import first_code_of
from vivat.search.castle.tree import DEEPEST, SLOTS, Playout
from vivat.search.nodes import Tree
from vivat.search.result import SearchResult, ranked, run_simulations

FEWEST_NODES, MOST_NODES = 1 << 10, 1 << 18
"""Room in the tree, which grows with the budget: a node needs RIPE simulations before it, so it never fills up."""
CHUNK = 1024
"""Simulations between two looks at the clock: a few milliseconds."""
CURIOSITY = 0.6
OWN_TYPE = "answering"
"""The type of player that a search player is itself."""


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
    check_observation(observation, CastleObservation)
    if not observation.legal:
        raise IllegalAction(Refusal("argument-not-asked", ""))
    beliefs = beliefs or castle_beliefs(observation)
    work, log = np.zeros(1, castle().state_type), empty_log()
    tree = Tree.empty(room_for(simulations), SLOTS, DEEPEST, curiosity)
    seat = observation.my_seat or 0
    playout = Playout(
        seat=seat,
        models=beliefs.models,
        beliefs=beliefs.joint,
        leanings=with_own_type(beliefs, seat),
        public=beliefs.public_policy(seat),
        generators=seeded_generators(seed, 1),
        favourites=np.zeros(MAX_SEATS, np.int64),
        types=np.zeros(MAX_SEATS, np.int64),
        odds=np.zeros(SLOTS),
    )
    search = engine()["search"]

    def simulate(some: int) -> int:
        return int(search(beliefs.params, beliefs.world, work, log, tree, playout, some))

    done, node = run_simulations(simulate, CHUNK, simulations, seconds, cancelled)
    return SearchResult(ranked(observation.legal, first_code_of(observation.legal), node, tree), done)


def room_for(simulations: int | None) -> int:
    """How many nodes a tree of so many simulations has room for; a power of two."""
    if simulations is None:
        return MOST_NODES
    return max(FEWEST_NODES, min(MOST_NODES, 1 << (simulations // 2).bit_length()))


def with_own_type(beliefs: CastleBeliefs, seat: int) -> NDArray[np.float64]:
    """The leanings of all, with the searching seat as it is: of the type that answers searchers, if that is known."""
    leanings = beliefs.leanings.copy()
    own = beliefs.params["seat_of"][0][: len(leanings)] == seat
    leanings[own] = np.array(beliefs.names) == (OWN_TYPE if OWN_TYPE in beliefs.names else beliefs.names[-1])
    return leanings
