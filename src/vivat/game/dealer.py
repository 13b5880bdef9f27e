"""R13.3: The dealer, who draws chance's actions: seeded, or from the operating system's secure source."""

import copy
import random
from collections.abc import Sequence

from vivat.game.errors import ImpossibleOptions, Refusal, shown


def check_seed(seed: object) -> None:
    """Refuse what is not a whole number, such as the text of one: it would deal another game than the number."""
    if not isinstance(seed, int):
        raise ImpossibleOptions(Refusal("argument-seed", "", {"given": shown(seed)}))


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
        check_seed(seed)
        return cls(random.Random(seed))  # noqa: S311

    @classmethod
    def secure(cls) -> "Dealer":
        """The operating system's secure source: nobody can foresee or repeat it."""
        return cls(random.SystemRandom())

    @classmethod
    def of(cls, given: "Dealer | int") -> "Dealer":
        """The dealer itself, or one with this seed; anything else is refused."""
        return given if isinstance(given, cls) else cls.seeded(given)  # type: ignore[arg-type]

    def twin(self) -> "Dealer":
        """A dealer that will draw what this one would; the secure source has no future to copy, and is shared."""
        secure = isinstance(self._source, random.SystemRandom)
        return Dealer(self._source if secure else copy.copy(self._source))

    def secret(self) -> int:
        """A number that nobody can foresee; a seeded dealer has the same again, and draws as if nobody had asked."""
        return self.twin()._source.getrandbits(63)

    def below(self, most: int) -> int:
        """A number from 0 on and less than this, each as likely as the others."""
        return self._source.randrange(most)

    def draw(self, actions: Sequence[int], weights: Sequence[int]) -> int:
        """One of the actions, each as likely as its weight."""
        ticket = self._source.randrange(sum(weights))
        for action, weight in zip(actions, weights, strict=True):
            ticket -= weight
            if ticket < 0:
                return action
        raise AssertionError("a ticket below the sum of the weights always finds its action")
