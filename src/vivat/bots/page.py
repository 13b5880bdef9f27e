"""`page`: plays as the stewards and courtiers taught it, and overlooks things, as people do."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

ATTENTION = 0.6
"""How likely each choice is noticed at all."""


class Page:
    """Decides as its teacher would, if what it has noticed were all there is to choose from."""

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
