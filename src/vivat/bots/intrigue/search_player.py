"""The search player of intrigue. The same observation and seed give the same choice."""

from collections.abc import Callable
from random import Random

from vivat.bots.intrigue.steward import IntrigueSteward
from vivat.game import IntrigueAction, IntrigueObservation
from vivat.search.intrigue.hints import Hints
from vivat.search.intrigue.observed import steward_priors
from vivat.search.intrigue.searcher import search_intrigue
from vivat.search.models import intrigue_hints
from vivat.search.result import SearchResult

MARGIN = 0.01
"""By how much something else must at least seem better than what a steward would do."""


LOOKAHEAD = 4
"""Turns that it plays out, its own included: about a round, so that it sees what others do about its plans."""


class IntrigueSearchPlayer:
    """Plays out what a steward would consider, in worlds that fit what it has seen, against stewards."""

    def __init__(
        self,
        source: Random,
        simulations: int,
        hints: Hints | None = None,
        caution: float = MARGIN,
        lookahead: int = LOOKAHEAD,
    ) -> None:
        self._source = source
        self._simulations = simulations
        self._caution = caution
        self._lookahead = lookahead
        self._hints = hints or intrigue_hints()
        """How it infers others' roles from what they do."""
        self.cancelled: Callable[[], bool] = lambda: False

    def act(self, observation: IntrigueObservation) -> IntrigueAction:
        """One of the legal actions. Each call takes one number from the source, whatever it is asked."""
        seed = self._source.getrandbits(63)
        usual = IntrigueSteward(Random(seed), self._hints).act(observation)  # noqa: S311
        if len(observation.legal) == 1:
            return usual
        priors = steward_priors(observation, self._hints)
        priors[usual.code] = 1.0
        found = search_intrigue(
            observation,
            priors,
            seed,
            simulations=self._simulations,
            cancelled=self.cancelled,
            hints=self._hints,
            horizon=self._lookahead,
        )
        return overruled(usual, found, self._caution)


def overruled(usual: IntrigueAction, found: SearchResult[IntrigueAction], caution: float) -> IntrigueAction:
    """The steward's action, unless the search found something that is better by so much."""
    chance = next(each.chance for each in found.choices if each.action.code == usual.code)
    return found.best if found.choices[0].chance >= chance + caution else usual
