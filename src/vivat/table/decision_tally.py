"""Who made the decisions of a chair in one game: the people who sat there, or bots and clocks in their place."""

from dataclasses import dataclass, field
from typing import NamedTuple


class Maker(NamedTuple):
    """Who made a decision of a chair."""

    chair: int
    guest: str
    """Empty for a bot or the clock."""
    name: str


@dataclass(slots=True)
class DecisionTally:
    """The decisions of one chair in one game, counted by who made them."""

    people: dict[str, int] = field(default_factory=dict)
    """By guest, in the order in which they first decided."""
    names: dict[str, str] = field(default_factory=dict)
    """By guest, the name they had at the table."""
    deputies: int = 0
    """Those that a bot or the clock made."""

    def add(self, maker: Maker) -> None:
        """Count one decision more, by who made it."""
        if not maker.guest:
            self.deputies += 1
            return
        self.people[maker.guest] = self.people.get(maker.guest, 0) + 1
        self.names[maker.guest] = maker.name

    @property
    def by_people(self) -> int:
        """How many decisions people made themselves, whoever of them."""
        return sum(self.people.values())

    @property
    def player(self) -> str | None:
        """I22: The guest for whom the game counts: who made most of its decisions, of equals the first; or nobody."""
        return max(self.people, key=lambda guest: self.people[guest], default=None)
