"""How far compiling has come: the twins that an entry point needs, counted as they are compiled."""

import time
from collections.abc import Callable

from numba.core.event import Event, Listener
from numba.core.registry import CPUDispatcher

from vivat.fast.twins import Twins, reached

ENTRY_STEPS = 30
"""The machine code of an entry point takes about as long as lowering so many functions."""


class StepCounter(Listener):
    """Listens to Numba, and tells how many steps are done of how many, and in how many seconds."""

    def __init__(self, twins: Twins, base: Twins, tell: Callable[[int, int, float], None]) -> None:
        internal = {**base.internal, **twins.internal}
        functions = {name: each.py_func for name, each in internal.items()}
        needed = {name for entry in twins.entries for name in reached(functions, entry) - {entry}}
        self._steps: dict[CPUDispatcher, int] = {
            twin: ENTRY_STEPS if twin.is_kept else 1
            for twin in (*map(internal.__getitem__, needed), *twins.entries.values())
        }
        self._tell = tell
        self.total = sum(self._steps.values())
        self.done = 0
        self._begun = time.monotonic()

    def on_start(self, event: Event) -> None:
        """Do nothing: only what is done counts."""

    def on_end(self, event: Event) -> None:
        """Count a twin the first time that it is compiled."""
        if steps := self._steps.pop(event.data["dispatcher"], 0):
            self.done += steps
            self._tell(self.done, self.total, time.monotonic() - self._begun)
