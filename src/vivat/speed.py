"""How fast something is: a figure with its unit and how it is measured, for `vivat bench`."""

import time
from collections.abc import Callable
from typing import Literal, NamedTuple

Unit = Literal["/s", "s", "µs", "×"]
FORMATS: dict[Unit, str] = {"/s": ",.0f", "s": ".2f", "µs": ".4f", "×": ".1f"}


class Figure(NamedTuple):
    """One figure, and the work that gives it."""

    group: str
    key: str
    """Its name for programs, within the group."""
    unit: Unit
    measure: Callable[[float], float]
    """Measures for so many seconds, after what must be made or compiled first."""

    @property
    def name(self) -> str:
        """The name with its group."""
        return f"{self.group}.{self.key}"

    def text(self, value: float) -> str:
        """A value as text, with the unit.

        >>> Figure("castle", "clone_us", "µs", float).text(0.00123)
        '0.0012 µs'
        """
        return f"{value:{FORMATS[self.unit]}} {self.unit}"


def best_rate(work: Callable[[int], int], seconds: float, clock: Callable[[], float] = time.perf_counter) -> float:
    """The best of one or more rates of `work(amount)`, which returns what it got done, within so many seconds."""
    amount, best = 1, 0.0
    end = clock() + seconds
    while not best or clock() < end:
        begun = clock()
        done = work(amount)
        took = clock() - begun
        best = max(best, done / took)
        if took < seconds / 10:
            amount *= 2
    return best
