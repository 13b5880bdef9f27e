"""The search player of intrigue. The same observation and seed give the same choice."""

from collections.abc import Callable
from math import exp
from random import Random

from vivat.bots.intrigue.steward import IntrigueSteward
from vivat.game import IntrigueAction, IntrigueObservation
from vivat.search.intrigue.hints import Hints
from vivat.search.intrigue.observed import turn_values
from vivat.search.intrigue.searcher import search_intrigue
from vivat.search.models import intrigue_hints
from vivat.search.result import SearchResult

TEMPERATURE = 1.0
"""Gold by which an action must be better, in a steward's eyes, to be tried e times as much."""
MARGIN = 0.01
"""By how much something else must at least seem better than what a steward would do."""
SECOND_THOUGHTS = 0.3
"""How much another answer than a steward's deserves to be tried, beside that one."""
SEARCHED = ("act", "sell", "answer", "join")
"""Phases in which it searches; in the others it does what a steward would."""


class IntrigueSearchPlayer:
    """Plays out what a steward would consider, in worlds that fit what it has seen; it trades as a steward does."""

    def __init__(self, source: Random, simulations: int, hints: Hints | None = None, caution: float = MARGIN) -> None:
        self._source = source
        self._simulations = simulations
        self._caution = caution
        self._hints = hints or intrigue_hints()
        """How it infers others' roles from what they do."""
        self.cancelled: Callable[[], bool] = lambda: False

    def act(self, observation: IntrigueObservation) -> IntrigueAction:
        """One of the legal actions. Each call takes one number from the source, whatever it is asked."""
        seed = self._source.getrandbits(63)
        usual = IntrigueSteward(Random(seed), self._hints).act(observation)  # noqa: S311
        unsearched = begins_trade(usual) or usual.verb == "investigate" or observation.phase not in SEARCHED
        if len(observation.legal) == 1 or unsearched:
            return usual
        priors = {each.code: SECOND_THOUGHTS for each in observation.legal if not begins_trade(each)}
        priors[usual.code] = 1.0
        if observation.phase == "act":
            priors = turn_priors(observation, self._hints)
        found = search_intrigue(
            observation, priors, seed, simulations=self._simulations, cancelled=self.cancelled, hints=self._hints
        )
        return overruled(usual, found, self._caution)


def overruled(usual: IntrigueAction, found: SearchResult[IntrigueAction], caution: float) -> IntrigueAction:
    """The steward's action, unless the search found something that is better by so much."""
    chance = next(each.chance for each in found.choices if each.action.code == usual.code)
    return found.best if found.choices[0].chance >= chance + caution else usual


def begins_trade(action: IntrigueAction) -> bool:
    """S4.3: Whether an action begins an offer or a counter-offer: playouts cannot tell what comes of that."""
    return action.verb in ("trade", "counter")


def turn_priors(observation: IntrigueObservation, hints: Hints) -> dict[int, float]:
    """By code, how much a steward thinks of each action of the turn, from 0 to 1."""
    values = turn_values(observation, hints)
    gains = {action.code: values[action.code] for action in observation.legal if not begins_trade(action)}
    most = max(gains.values())
    return {code: exp(max(-30.0, (gain - most) / TEMPERATURE)) for code, gain in gains.items()}
