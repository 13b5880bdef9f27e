"""Search from an observation: the same observation, seed and number of simulations give the same answer."""

from collections.abc import Callable, Mapping
from random import Random

import numpy as np

from vivat.fast.families import intrigue, seeded_generators
from vivat.fast.records import as_record, write_record
from vivat.game import IntrigueAction, IntrigueObservation
from vivat.rules.intrigue.play import first_code
from vivat.rules.log import Log
from vivat.search.finding import Finding, ranked, think
from vivat.search.intrigue.engine import engine
from vivat.search.intrigue.gossip import Gossip
from vivat.search.intrigue.standing import PARTS
from vivat.search.intrigue.suspicion import Hints, Suspicion
from vivat.search.intrigue.tree import DEEPEST, SLOTS
from vivat.search.intrigue.worlds import draw_world
from vivat.search.models import court_hints, court_model, court_standings

NODES = 1 << 12
FEWEST_WORLDS, MOST_WORLDS = 64, 512
TRIES = 10
"""Simulations for each world, where there are enough."""
CHUNK = 128
CURIOSITY = 0.5
HORIZON = 1
"""Turns that are played out, the one under way included, before the position is valued."""


def search_intrigue(
    observation: IntrigueObservation,
    priors: Mapping[int, float],
    seed: int,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    cancelled: Callable[[], bool] = lambda: False,
    curiosity: float = CURIOSITY,
    horizon: int = HORIZON,
    hints: Hints | None = None,
) -> Finding[IntrigueAction]:
    """Think about the decision asked for. `priors` says by code how much each choice deserves to be tried.

    Without `hints` deeds are read by the numbers that were fitted to games.
    """
    p = observation.options.params
    luck = Random(seed)  # noqa: S311
    suspicion = Suspicion(observation, Gossip(observation), hints or court_hints())
    count = MOST_WORLDS if simulations is None else simulations // TRIES
    worlds = np.zeros(max(FEWEST_WORLDS, min(MOST_WORLDS, count)), intrigue().state_type)
    for record in worlds:
        write_record(draw_world(observation, suspicion, luck), record)
    first = first_code(p, draw_world(observation, suspicion, luck))
    root_priors = np.zeros(SLOTS)
    for action in observation.legal:
        root_priors[action.code - first] = priors.get(action.code, 0.0) + 1e-6
    work, log = np.zeros(1, intrigue().state_type), as_record(Log())
    keys, room = np.zeros(NODES, np.uint64), np.zeros(1, np.int32)
    visits, sums = np.zeros((NODES, SLOTS), np.int32), np.zeros((NODES, SLOTS))
    generators = seeded_generators(seed, 1)
    search, params, model = engine()["search"], as_record(p), court_model()
    numbers = court_standings()
    nodes, slots = np.zeros(DEEPEST, np.int64), np.zeros(DEEPEST, np.int64)
    scratch, places = np.zeros(SLOTS), np.zeros(PARTS, np.int64)

    def simulate(some: int) -> int:
        return int(
            search(
                params, worlds, work, log, model, numbers, root_priors, generators, keys, visits, sums,
                room, observation.me, some, curiosity, horizon, nodes, slots, scratch, places,
            )
        )  # fmt: skip

    done, node = think(simulate, CHUNK, simulations, seconds, cancelled)
    return Finding(ranked(observation.legal, first, node, visits, sums), done)
