"""The search player of intrigue. The same observation and seed give the same choice."""

from collections.abc import Callable
from random import Random

from vivat.bots.intrigue.levels import IntrigueRecipe
from vivat.bots.intrigue.steward import IntrigueSteward, role_beliefs
from vivat.bots.thought import Thought, by_value
from vivat.game import IntrigueAction, IntrigueObservation
from vivat.search.intrigue.observed import steward_priors
from vivat.search.intrigue.searcher import search_intrigue
from vivat.search.models import intrigue_hints
from vivat.search.result import SearchResult


class IntrigueSearchPlayer:
    """Plays out what a steward would consider, in worlds that fit what it has seen, against stewards."""

    def __init__(self, source: Random, recipe: IntrigueRecipe) -> None:
        self._source = source
        self._recipe = recipe
        self._hints = recipe.hints or intrigue_hints()
        self.cancelled: Callable[[], bool] = lambda: False

    def act(self, observation: IntrigueObservation) -> IntrigueAction:
        """One of the legal actions. Each call takes one number from the source, whatever it is asked."""
        usual, found = self._search(observation)
        return usual if found is None else overruled(usual, found, self._recipe.caution)

    def think(self, observation: IntrigueObservation) -> Thought:
        """What it chooses, with the chances that the search found, and what it believes of everybody's role."""
        usual, found = self._search(observation)
        if found is None:
            return Thought(usual, "best")
        chosen = overruled(usual, found, self._recipe.caution)
        return Thought(
            chosen,
            "steward" if chosen == usual else "overruled",
            weighed=by_value({each.action: each.chance for each in found.choices if each.visits}),
            beliefs=role_beliefs(observation, self._hints),
        )

    def _search(self, observation: IntrigueObservation) -> tuple[IntrigueAction, SearchResult[IntrigueAction] | None]:
        """What a steward would do, and what a search finds of that and its alternatives; None without a choice."""
        seed = self._source.getrandbits(63)
        usual = IntrigueSteward(Random(seed), self._hints).act(observation)  # noqa: S311
        if len(observation.legal) == 1:
            return usual, None
        priors = steward_priors(observation, self._hints)
        priors[usual.code] = 1.0
        return usual, search_intrigue(
            observation,
            priors,
            seed,
            simulations=self._recipe.simulations,
            cancelled=self.cancelled,
            hints=self._hints,
            horizon=self._recipe.lookahead,
        )


def overruled(usual: IntrigueAction, found: SearchResult[IntrigueAction], caution: float) -> IntrigueAction:
    """The steward's action, unless the search found something that is better by so much."""
    chance = next(each.chance for each in found.choices if each.action.code == usual.code)
    return found.best if found.choices[0].chance >= chance + caution else usual
