"""`page`: plays as a steward would, but overlooks some of its choices, as people do."""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

ATTENTION = 0.6
"""How likely each choice is noticed at all."""


class Page:
    """Chooses as its teacher would from the legal actions that it happens to notice."""

    def __init__(self, source: Random, teacher: Callable[[Random], Any]) -> None:
        self._source = source
        self._teacher = teacher

    def act(self, observation: Any) -> Any:
        """One of the legal actions. Each call takes one number from the source, whatever it is asked."""
        luck = Random(self._source.getrandbits(64))  # noqa: S311
        noticed = tuple(action for action in observation.legal if luck.random() < ATTENTION)
        if not noticed:
            return luck.choice(observation.legal)
        return self._teacher(luck).act(replace(observation, legal=noticed))
