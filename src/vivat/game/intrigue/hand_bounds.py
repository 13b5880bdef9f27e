"""S1.1: Lower and upper bounds of the cards of each suit in a hand, as far as a viewer can tell."""

from vivat.rules.intrigue.goods import POWER, SUITS


class HandBounds:
    """S1.1: The least and the most cards of each suit that one hand can hold; its size is known to everybody."""

    def __init__(self, size: int, most_of_a_suit: int) -> None:
        self.size = size
        self.least = [0] * SUITS
        self.most = [min(size, most_of_a_suit)] * SUITS
        self.once = [0] * SUITS
        """How many of each suit were certainly there and have not been seen to go."""

    def gain(self, suit: int, count: int) -> None:
        """Update the bounds after cards came that the viewer knows."""
        self.size += count
        self.least[suit] += count
        self.most[suit] += count
        self.once[suit] += count

    def gain_unknown(self) -> None:
        """Update the bounds after a card came that the viewer does not know."""
        self.size += 1
        self.most = [most + 1 for most in self.most]

    def lose(self, suit: int, count: int) -> None:
        """Update the bounds after cards went that the viewer knows."""
        self.size -= count
        self.least[suit] = max(0, self.least[suit] - count)
        self.most[suit] -= count
        self.once[suit] -= count
        self._tighten()

    def lose_unknown(self, locked: int) -> None:
        """Update the bounds after a card went that the viewer does not know; S5.4: none of the `locked` Power cards."""
        self.size -= 1
        self.least = [max(locked if suit == POWER else 0, least - 1) for suit, least in enumerate(self.least)]
        self._tighten()

    def holds(self, suit: int, count: int) -> None:
        """S4.3: Raise the lower bound of a suit: so many are there at least, for one offers only what one holds."""
        self.least[suit] = max(self.least[suit], count)
        self._tighten()

    def holds_exactly(self, suit: int, count: int) -> None:
        """Set both bounds of a suit: exactly so many cards are there."""
        self.least[suit] = self.most[suit] = self.once[suit] = count
        self._tighten()

    def _tighten(self) -> None:
        """Narrow the bounds of each suit by the hand's size and the bounds of the other suits."""
        least, most = sum(self.least), sum(self.most)
        for suit in range(SUITS):
            fewer = self.size - (least - self.least[suit])
            more = self.size - (most - self.most[suit])
            if fewer < self.most[suit] or more > self.least[suit]:
                most += min(0, fewer - self.most[suit])
                least += max(0, more - self.least[suit])
                self.most[suit] = min(self.most[suit], fewer)
                self.least[suit] = max(self.least[suit], more)
            self.once[suit] = min(max(self.once[suit], self.least[suit]), self.most[suit])
