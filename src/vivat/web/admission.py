"""Who may have work done: no more at once for one person, for one address and for all together than so much."""

from collections import Counter

from vivat.game import IllegalAction, Refusal
from vivat.table.fair_queue import less


class TooMuch(IllegalAction):
    """Somebody, or everybody together, asks for more than can be worked out now."""


class Admission:
    """Counts work that is waited for or under way, by address and by person."""

    def __init__(self, most: int, per_address: int, per_person: int) -> None:
        self._most = most
        """Of all work together."""
        self._per_address = per_address
        self._per_person = per_person
        self._by_address: Counter[str] = Counter()
        self.by_person: Counter[str] = Counter()

    def check(self, address: str, person: str) -> None:
        """TooMuch if no more work is taken from somebody now."""
        if self.by_person[person] >= self._per_person or self._by_address[address] >= self._per_address:
            raise TooMuch(Refusal("frame-too-fast", ""))
        if self.by_person.total() >= self._most:
            raise TooMuch(Refusal("serve-busy", ""))

    def enter(self, address: str, person: str) -> None:
        """Count one piece of work more, which `leave` ends."""
        self._by_address[address] += 1
        self.by_person[person] += 1

    def leave(self, address: str, person: str) -> None:
        """Count a piece of work less, whether or not somebody still waits for it."""
        less(self._by_address, address)
        less(self.by_person, person)
