"""The worth of given choices from an observation, on common worlds: the same beliefs and seed give the same numbers."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vivat.fast.families import castle, seeded_generators
from vivat.fast.records import empty_log
from vivat.rules.castle.state import MAX_SEATS, NOBODY
from vivat.search.castle.beliefs import CastleBeliefs
from vivat.search.castle.engine import engine
from vivat.search.castle.rollouts import Rollouts
from vivat.search.castle.tree import SLOTS, Playout


@dataclass(frozen=True, slots=True)
class ChoiceValues:
    """What choices came to, world by world."""

    values: NDArray[np.float64]
    """By world, choice and seat: the chance to win."""
    crowns: NDArray[np.int64]
    """By world and choice: 1 if the first election ended with a coronation."""


class MeanValues:
    """The mean value of every seat over all choices that were played out so far."""

    def __init__(self, seats: int) -> None:
        self._sum = np.zeros(seats)
        self._count = 0

    def add(self, found: ChoiceValues) -> None:
        """Count what choices came to."""
        self._sum += found.values.sum(axis=(0, 1))
        self._count += found.crowns.size

    @property
    def mean(self) -> NDArray[np.float64]:
        """By seat, the mean of its values."""
        return self._sum / self._count


def value_choices(
    beliefs: CastleBeliefs, seat: int, codes: Sequence[int] | None, worlds: int, seed: int
) -> ChoiceValues:
    """Play each choice of a seat out in the same worlds, drawn from its beliefs; without codes, as the model plays."""
    chosen = np.array([NOBODY] if codes is None else codes, np.int64)
    found = ChoiceValues(
        np.zeros((worlds, len(chosen), int(beliefs.params[0]["seats"]))), np.zeros((worlds, len(chosen)), np.int64)
    )
    playout = Playout(
        seat=seat,
        models=beliefs.models,
        beliefs=beliefs.joint,
        leanings=beliefs.leanings,
        public=np.zeros(SLOTS),
        generators=seeded_generators(seed, 2),
        favourites=np.zeros(MAX_SEATS, np.int64),
        types=np.zeros(MAX_SEATS, np.int64),
        odds=np.zeros(SLOTS),
    )
    rollouts = Rollouts(chosen, found.values, found.crowns)
    work = np.zeros(2, castle().state_type)
    engine()["roll_out"](beliefs.params, beliefs.world, work, empty_log(), playout, rollouts)
    return found
