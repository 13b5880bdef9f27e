"""`page`: plays as a steward would, but overlooks some of its choices, as people do."""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

ATTENTION = 0.6
"""How likely each choice is noticed at all."""
ALWAYS_SEEN = frozenset({"pass", "stop selling", "decline", "refuse"})
"""What nobody overlooks: to do nothing. Else a page would throw away what it has for want of anything better."""


def considers_all(_observation: Any, _action: Any) -> bool:
    """True: a page considers every action."""
    return True


class Page:
    """Chooses as its teacher would from the legal actions that it happens to notice."""

    def __init__(
        self,
        source: Random,
        teacher: Callable[[Random], Any],
        considers: Callable[[Any, Any], bool] = considers_all,
    ) -> None:
        self._source = source
        self._teacher = teacher
        self._considers = considers
        """Whether it would choose an action at all; true of one legal action at least."""

    def act(self, observation: Any) -> Any:
        """One of the legal actions. Each call takes one number from the source, whatever it is asked."""
        luck = Random(self._source.getrandbits(64))  # noqa: S311
        seen = tuple(action for action in observation.legal if luck.random() < ATTENTION or action.verb in ALWAYS_SEEN)
        noticed = tuple(action for action in seen if self._considers(observation, action))
        if not noticed:
            return luck.choice([action for action in observation.legal if self._considers(observation, action)])
        return self._teacher(luck).act(replace(observation, legal=noticed))
