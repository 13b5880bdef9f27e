"""What choices of the card game come to in searches that differ by their luck, and by how they look ahead."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vivat.game import IntrigueAction, IntrigueObservation
from vivat.review.seeds import seed_of
from vivat.search.intrigue.hints import Hints
from vivat.search.intrigue.observed import steward_priors
from vivat.search.intrigue.priors import SECOND_THOUGHTS
from vivat.search.intrigue.searcher import HORIZON, SearchRoot, search_intrigue

Numbers = NDArray[np.float64]
SEARCHED = ("act", "sell", "answer", "join")
"""Phases whose choices are compared; what an offer gives and asks for is not."""


def begins_trade(action: IntrigueAction) -> bool:
    """S4.3: Whether an action begins an offer or a counter-offer."""
    return action.verb in ("trade", "counter")


class Way(NamedTuple):
    """One way of looking ahead: how roles are inferred, and how many turns are played out before it is valued."""

    hints: Hints
    horizon: int = HORIZON


class IntrigueSearches:
    """Searches from one observation; `check` is called often, and may raise."""

    def __init__(
        self,
        observation: IntrigueObservation,
        legal: Sequence[IntrigueAction],
        ways: Mapping[str, Way],
        check: Callable[[], None],
        seed: int = 0,
    ) -> None:
        self._observation = observation
        self._number = {action.code: at for at, action in enumerate(legal)}
        """By code, the number of a choice among those that are looked at."""
        self._ways = ways
        """The ways of looking ahead, by name."""
        self._check = check
        self._seed = seed
        self._roots = {hints: SearchRoot(observation, hints) for hints in {way.hints for way in ways.values()}}

    def values(
        self, way: str, run: int, simulations: int, wanted: Collection[int] | None = None
    ) -> tuple[Numbers, Numbers]:
        """By choice, how often it was tried, and what it came to; perhaps of some codes alone."""
        (hints, horizon), seed = self._ways[way], seed_of(self._seed, f"search {way}", run)
        priors = dict.fromkeys(self._number if wanted is None else wanted, SECOND_THOUGHTS)
        if self._observation.phase == "act" and wanted is None:
            priors = {
                code: prior for code, prior in steward_priors(self._observation, hints).items() if code in self._number
            }
        found = search_intrigue(
            self._observation,
            priors,
            seed,
            simulations=simulations,
            cancelled=self._stop,
            horizon=horizon,
            hints=hints,
            root=self._roots[hints],
        )
        visits, chances = np.zeros(len(self._number)), np.zeros(len(self._number))
        for each in found.choices:
            if each.action.code in self._number:
                visits[self._number[each.action.code]] = each.visits
                chances[self._number[each.action.code]] = each.chance
        return visits, chances

    def _stop(self) -> bool:
        self._check()
        return False
