"""Where time comes from: the machine's clock and the event loop's timers, or a test's."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Time(Protocol):
    """Where time comes from: the machine's clock, or a test's."""

    def now(self) -> int:
        """The time now, in milliseconds since 1970."""

    def call_at(self, at: int, call: Callable[[], None]) -> Callable[[], None]:
        """Call when it is that late; the answer cancels it."""


class MachineTime:
    """The machine's clock, and the event loop's timers."""

    def now(self) -> int:
        """The time now, in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def call_at(self, at: int, call: Callable[[], None]) -> Callable[[], None]:
        """Call by a timer of the event loop; the answer cancels it."""
        return asyncio.get_running_loop().call_later(max(0.0, (at - self.now()) / 1000), call).cancel
