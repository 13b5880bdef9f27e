"""Search from an observation: the same observation, seed and number of simulations give the same answer."""

from collections.abc import Callable, Mapping
from random import Random

import numpy as np

from vivat.fast.families import intrigue, seeded_generators
from vivat.fast.records import as_record, empty_log, record_type, write_record
from vivat.game import IntrigueAction, IntrigueObservation
from vivat.rules.intrigue.play import first_code
from vivat.rules.intrigue.state import MAX_PLAYERS
from vivat.search.intrigue.engine import engine
from vivat.search.intrigue.evaluation import PARTS
from vivat.search.intrigue.evidence import Evidence
from vivat.search.intrigue.hints import RULES_OF_THUMB, Hints
from vivat.search.intrigue.observed import believed, evidence_told
from vivat.search.intrigue.steward_play import Stewards
from vivat.search.intrigue.tree import DEEPEST, SLOTS, Playout
from vivat.search.intrigue.worlds import DRAWN, WorldSampler
from vivat.search.models import intrigue_evaluation, intrigue_hints
from vivat.search.nodes import Tree
from vivat.search.result import SearchResult, ranked, run_simulations

NODES = 1 << 12
FEWEST_WORLDS, MOST_WORLDS = 64, 512
TRIES = 10
"""Simulations for each world, where there are enough."""
CHUNK = 128
CURIOSITY = 0.5
LEAST_PRIOR = 1e-6
"""Of a choice of which nothing is said."""
HORIZON = 1
"""Turns that are played out, the one under way included, before the position is valued."""


class SearchRoot:
    """What all searches from one observation begin with: which worlds fit it, and what everybody has noticed."""

    def __init__(self, observation: IntrigueObservation, hints: Hints | None = None) -> None:
        p = observation.options.params
        self.sampler = WorldSampler(observation, believed(observation, hints or intrigue_hints()))
        self.told = np.zeros(MAX_PLAYERS, record_type(Evidence))
        """By player, its evidence."""
        for player in range(p.players):
            evidence = evidence_told(observation, player)
            evidence.sizes[: p.players] = observation.hand_sizes  # a theft between two others tells no more than that
            write_record(evidence, self.told[player])


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
    root: SearchRoot | None = None,
) -> SearchResult[IntrigueAction]:
    """The choices of the decision asked for, after so many simulations, or so long, or until cancelled.

    `priors` says by code how much each choice deserves to be tried; with 0 it is not.
    Without `hints` roles are inferred by the hints that were fitted to games. Whoever searches from an observation more
    than once makes its `root` before, with these hints.
    """
    p = observation.options.params
    luck = Random(seed)  # noqa: S311
    root = root or SearchRoot(observation, hints)
    sampler = root.sampler
    count = MOST_WORLDS if simulations is None else simulations // TRIES
    worlds = np.repeat(as_record(sampler.known), max(FEWEST_WORLDS, min(MOST_WORLDS, count)))
    for record in worlds:
        if cancelled():
            break
        write_record(sampler.draw(luck), record, DRAWN)
    first = first_code(p, sampler.draw(luck))
    root_priors = np.zeros(SLOTS)
    for action in observation.legal:
        root_priors[action.code - first] = priors.get(action.code, LEAST_PRIOR)
    work, log = np.zeros(1, intrigue().state_type), empty_log()
    tree = Tree.empty(NODES, SLOTS, DEEPEST, curiosity)
    playout = Playout(
        player=observation.me or 0,
        horizon=horizon,
        weights=intrigue_evaluation(),
        root_priors=root_priors,
        generators=seeded_generators(seed, 1),
        indices=np.zeros(PARTS, np.int64),
        told=root.told.copy(),
        stewards=Stewards.at(p, RULES_OF_THUMB),
    )
    search, params = engine()["search"], as_record(p)

    def simulate(some: int) -> int:
        return int(search(params, worlds, work, log, tree, playout, some))

    done, node = run_simulations(simulate, CHUNK, simulations, seconds, cancelled)
    return SearchResult(ranked(observation.legal, first, node, tree), done)
