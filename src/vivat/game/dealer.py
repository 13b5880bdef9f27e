"""R13.3: The dealer, who draws chance's actions: seeded, or from the operating system's secure source."""

import random
from collections.abc import Sequence


class Dealer:
    """Draws chance actions by their weights.

    >>> Dealer.seeded(1).draw([107, 108, 109], [1, 0, 5])
    109
    """

    def __init__(self, source: random.Random) -> None:
        self._source = source

    @classmethod
    def seeded(cls, seed: int) -> "Dealer":
        """The same seed deals the same game: for the lab, for tests, never for people."""
        return cls(random.Random(seed))  # noqa: S311

    @classmethod
    def secure(cls) -> "Dealer":
        """The operating system's secure source: nobody can foresee or repeat it."""
        return cls(random.SystemRandom())

    def draw(self, actions: Sequence[int], weights: Sequence[int]) -> int:
        """One of the actions, each as likely as its weight."""
        ticket = self._source.randrange(sum(weights))
        for action, weight in zip(actions, weights, strict=True):
            ticket -= weight
            if ticket < 0:
                return action
        raise AssertionError("a ticket below the sum of the weights always finds its action")
