"""`random`: any legal action, each as likely."""

from collections.abc import Sequence
from random import Random
from typing import overload

from vivat.bots.thought import Thought
from vivat.game import CastleAction, CastleObservation, IntrigueAction, IntrigueObservation


class RandomBot:
    """Draws a legal action, each as likely."""

    def __init__(self, source: Random) -> None:
        self._source = source

    @overload
    def act(self, observation: CastleObservation) -> CastleAction: ...
    @overload
    def act(self, observation: IntrigueObservation) -> IntrigueAction: ...
    def act(self, observation: CastleObservation | IntrigueObservation) -> CastleAction | IntrigueAction:
        """One of the legal actions, drawn from the source."""
        legal: Sequence[CastleAction | IntrigueAction] = observation.legal
        return self._source.choice(legal)

    def think(self, observation: CastleObservation | IntrigueObservation) -> Thought:
        """What it draws; there is nothing else to tell."""
        return Thought(self.act(observation), "drawn")
