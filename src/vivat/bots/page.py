"""`page`: plays as a steward would, but overlooks some of its choices, as people do."""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

ATTENTION = 0.6
"""How likely each choice is noticed at all."""


def dares_all(_observation: Any, _action: Any) -> bool:
    """Whether a page would do something at all: yes, whatever it is."""
    return True


class Page:
    """Chooses as its teacher would from the legal actions that it happens to notice."""

    def __init__(
        self,
        source: Random,
        teacher: Callable[[Random], Any],
        dares: Callable[[Any, Any], bool] = dares_all,
    ) -> None:
        self._source = source
        self._teacher = teacher
        self._dares = dares
        """Whether it would do something at all; one legal action at least must be such."""

    def act(self, observation: Any) -> Any:
        """One of the legal actions. Each call takes one number from the source, whatever it is asked."""
        luck = Random(self._source.getrandbits(64))  # noqa: S311
        seen = tuple(action for action in observation.legal if luck.random() < ATTENTION)
        noticed = tuple(action for action in seen if self._dares(observation, action))
        if not noticed:
            return luck.choice([action for action in observation.legal if self._dares(observation, action)])
        return self._teacher(luck).act(replace(observation, legal=noticed))
