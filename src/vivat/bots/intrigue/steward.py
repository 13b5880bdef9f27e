"""`steward`: the rule-based player of intrigue, which plays every role towards its own win.

How it plays is in `vivat.search.intrigue.steward`: search players assume that others play so, too.
"""

from random import Random

from vivat.game.intrigue.action import IntrigueAction
from vivat.game.intrigue.observation import IntrigueObservation
from vivat.search.intrigue.hints import RULES_OF_THUMB, Hints
from vivat.search.intrigue.observed import steward_choice


class IntrigueSteward:
    """Collects what its role needs, watches the others, and strikes when it is likely enough."""

    def __init__(self, source: Random, hints: Hints = RULES_OF_THUMB) -> None:
        self._source = source
        self._hints = hints

    def act(self, observation: IntrigueObservation) -> IntrigueAction:
        """One of the legal actions. Each call takes one number from the source, whatever it is asked."""
        luck = Random(self._source.getrandbits(64))  # noqa: S311
        if len(observation.legal) == 1:
            return observation.legal[0]
        code = steward_choice(observation, luck, self._hints)
        return next(action for action in observation.legal if action.code == code)
