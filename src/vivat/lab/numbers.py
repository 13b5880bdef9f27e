"""Numbers of the rules that a house rule may change: where each stands, and its range."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Number:
    """One number of the rules: where it stands, and what it may be in a game with these others."""

    field: str
    at: int | None
    allowed: Callable[[Any], range]
    hinders: str | None = None
    """The role that wins less easily the larger the number is; None of any other number."""

    def read(self, params: Any) -> int:
        """Its value in these numbers of a game."""
        found = getattr(params, self.field)
        return int(found if self.at is None else found[self.at])

    def write(self, params: Any, value: int) -> None:
        """Set it to a value in these numbers of a game."""
        if self.at is None:
            setattr(params, self.field, value)
        else:
            getattr(params, self.field)[self.at] = value


def between(low: int, high: int, step: int = 1) -> Callable[[Any], range]:
    """A range that is the same in every game."""
    return lambda _: range(low, high + 1, step)
