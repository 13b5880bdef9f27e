"""Chances to win of everybody in worlds of intrigue: drawn from what a player believes, or given."""

from collections.abc import Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from vivat.fast.families import intrigue
from vivat.fast.records import as_record, write_record
from vivat.game import IntrigueObservation
from vivat.rules.intrigue.goods import SUITS
from vivat.rules.intrigue.state import State
from vivat.search.intrigue.engine import engine
from vivat.search.intrigue.evaluation import PARTS
from vivat.search.intrigue.hints import Hints
from vivat.search.intrigue.observed import believed, evidence_of
from vivat.search.intrigue.worlds import WorldSampler, open_world
from vivat.search.models import intrigue_evaluation


def believed_chances(observation: IntrigueObservation, hints: Hints, worlds: int, seed: int) -> NDArray[np.float64]:
    """By player, the mean chance to win in so many worlds that fit what the viewer has seen."""
    luck = Random(seed)  # noqa: S311
    sampler = WorldSampler(observation, believed(observation, hints))
    return chances_in(observation, [sampler.draw(luck) for _ in range(worlds)])


def true_chances(observations: Sequence[IntrigueObservation]) -> NDArray[np.float64]:
    """By player, the chance to win with all roles and hands known, from what each of them knows."""
    s = open_world(observations[0])
    for player, observation in enumerate(observations):
        s.role[player] = observation.roles[player] or 0
        for suit in range(SUITS):
            s.hand[player * SUITS + suit] = 0 if observation.hand is None else observation.hand[suit]
    return chances_in(observations[0], [s])


def chances_in(observation: IntrigueObservation, states: Sequence[State]) -> NDArray[np.float64]:
    """By player, the mean chance to win in these states."""
    worlds = np.zeros(len(states), intrigue().state_type)
    for record, state in zip(worlds, states, strict=True):
        write_record(state, record)
    params = as_record(observation.options.params)
    found = np.zeros((len(states), observation.options.params.players))
    told, indices = as_record(evidence_of(observation)), np.zeros(PARTS, np.int64)
    engine()["add_chances"](params, worlds, told, intrigue_evaluation(), indices, found)
    mean: NDArray[np.float64] = found.mean(axis=0)
    return mean
