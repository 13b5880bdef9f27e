"""Search from an observation: the same observation, seed and number of simulations give the same answer."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random

import numpy as np

from vivat.fast.families import intrigue, seeded_generators
from vivat.fast.records import as_record, write_record
from vivat.game import IntrigueAction, IntrigueObservation
from vivat.rules.intrigue.play import first_code
from vivat.rules.log import Log
from vivat.search.intrigue.engine import engine
from vivat.search.intrigue.gossip import Gossip
from vivat.search.intrigue.suspicion import Suspicion
from vivat.search.intrigue.tree import SLOTS
from vivat.search.intrigue.worlds import draw_world
from vivat.search.models import court_model

NODES = 1 << 12
WORLDS = 128
CHUNK = 128
CURIOSITY = 0.5


@dataclass(frozen=True, slots=True)
class TriedHere:
    """One choice, and what the search found of it."""

    action: IntrigueAction
    visits: int
    chance: float


@dataclass(frozen=True, slots=True)
class IntrigueFinding:
    """What a search found, the most visited first."""

    choices: tuple[TriedHere, ...]
    simulations: int

    @property
    def best(self) -> IntrigueAction:
        """What to do."""
        return self.choices[0].action


def search_intrigue(
    observation: IntrigueObservation,
    priors: Mapping[int, float],
    seed: int,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    cancelled: Callable[[], bool] = lambda: False,
    curiosity: float = CURIOSITY,
) -> IntrigueFinding:
    """Think about the decision asked for. `priors` says by code how much each choice deserves to be tried."""
    p = observation.options.params
    luck = Random(seed)  # noqa: S311
    suspicion = Suspicion(observation, Gossip(observation))
    worlds = np.zeros(WORLDS, intrigue().state_type)
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
    ends = time.monotonic() + (seconds or 0.0)
    done = node = 0
    while not cancelled():
        if simulations is not None and done >= simulations:
            break
        if seconds is not None and done and time.monotonic() >= ends:
            break
        chunk = CHUNK if simulations is None else min(CHUNK, simulations - done)
        node = engine()["search"](
            as_record(p), worlds, work, log, court_model(), root_priors, generators, keys, visits, sums, room,
            observation.me, chunk, curiosity,
        )  # fmt: skip
        done += chunk
    choices = []
    for action in observation.legal:
        times = int(visits[node, action.code - first])
        total = float(sums[node, action.code - first])
        choices.append(TriedHere(action, times, total / times if times else 0.0))
    choices.sort(key=lambda each: (-each.visits, each.action.code))
    return IntrigueFinding(tuple(choices), done)
