"""What a bot thought when it decided: what it weighed, what it believed of the others, and why it chose as it did."""

from dataclasses import dataclass, replace
from typing import Any, Literal, Protocol, runtime_checkable

Why = Literal["best", "mixed", "cover", "decoy", "favourite", "steward", "overruled", "overlooked", "drawn"]
"""`best`: nothing seemed better. `mixed`: something else seemed a little better, but tells more of its cards. `cover`:
a stranger was moved to hide a Favourite. `decoy`: a stranger was placed to mislead. `favourite`: a Favourite was
placed. `steward`: what a steward would do, for a search found nothing better by enough, or was not asked. `overruled`:
a search found something better than what a steward would do. `overlooked`: the best of what it noticed. `drawn`: by
lot."""
Unit = Literal["chance", "points", "gold"]
"""What values are: chances to win, points, or gold."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """One choice, and the value that the bot gave it."""

    action: Any
    value: float


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision of a bot with its reasons."""

    action: Any
    """What it chose."""
    why: Why
    unit: Unit = "chance"
    weighed: tuple[Weighed, ...] = ()
    """The choices that it compared, by the value it gave them, the best first; empty where it compared no values."""
    beliefs: tuple[tuple[float, ...], ...] = ()
    """By player, how likely each character seemed a Favourite of theirs, or each role seemed theirs."""
    overlooked: int = 0
    """How many of the legal actions it did not notice."""


@runtime_checkable
class Thinking(Protocol):
    """A player that can tell what it thinks; `act` does what `think` would."""

    def think(self, observation: Any) -> Thought:
        """What it chooses, and why. Takes as many numbers from its source as `act` does."""


def by_value(values: dict[Any, float]) -> tuple[Weighed, ...]:
    """Choices with their values, the best first; equals in the order in which they were looked at."""
    return tuple(Weighed(action, value) for action, value in sorted(values.items(), key=lambda each: -each[1]))


def with_overlooked(thought: Thought, count: int) -> Thought:
    """The same thought of somebody who did not notice so many choices."""
    why: Why = "overlooked" if count and thought.why == "best" else thought.why
    return replace(thought, why=why, overlooked=count)
