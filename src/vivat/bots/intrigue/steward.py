"""`steward`: the rule-based player of intrigue, which plays every role towards its own win.

How it plays is in `vivat.search.intrigue.steward`: search players assume that others play so, too.
"""

from random import Random

from vivat.bots.thought import Thought, Weighed, by_value
from vivat.game.intrigue.action import IntrigueAction
from vivat.game.intrigue.observation import IntrigueObservation
from vivat.search.intrigue.hints import RULES_OF_THUMB, Hints
from vivat.search.intrigue.observed import believed, roles_of, steward_choice, weighed_up


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

    def think(self, observation: IntrigueObservation) -> Thought:
        """What it chooses, with what each action of a turn brings, and what it believes of everybody's role."""
        chosen = self.act(observation)
        if len(observation.legal) == 1:
            return Thought(chosen, "best")
        weighed = turn_values(observation, self._hints)
        return Thought(chosen, "best", "gold", weighed, role_beliefs(observation, self._hints))


def turn_values(observation: IntrigueObservation, hints: Hints) -> tuple[Weighed, ...]:
    """S3.3: What each action of a turn brings in a steward's eyes, in gold; nothing where it compares otherwise."""
    if observation.phase != "act":
        return ()
    return by_value(dict(zip(observation.legal, weighed_up(observation, hints).t.value, strict=False)))


def role_beliefs(observation: IntrigueObservation, hints: Hints) -> tuple[tuple[float, ...], ...]:
    """S2.1: By player, how likely each role seems theirs."""
    inferred = believed(observation, hints)
    return tuple(tuple(roles_of(inferred, player)) for player in range(len(observation.gold)))
