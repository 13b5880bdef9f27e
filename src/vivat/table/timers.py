"""Where time comes from: the machine's clock and the event loop's timers, the database's time, or a test's."""

import asyncio
import time
from collections.abc import Callable
from math import copysign
from typing import Protocol

STEP_MS = 1000
"""A clock that is wrong by more is set at once."""
SLEW = 0.01
"""A clock that is wrong by less runs so much faster or slower until it is right."""


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


class SharedTime:
    """The database's time, so that servers whose clocks differ agree; between two looks this machine counts on.

    It is set when it is off by much; else it is brought near gently, and never runs backwards.
    """

    def __init__(
        self,
        monotonic: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.monotonic = monotonic
        """Seconds that nobody sets."""
        self._offset = (wall() - monotonic()) * 1000
        self._wrong_by = 0.0
        """What the offset was found to lack."""
        self._since = monotonic()
        """When that was found."""
        self._is_set = False

    def now(self) -> int:
        """The time now, in milliseconds since 1970."""
        seconds = self.monotonic()
        return int(seconds * 1000 + self._offset_at(seconds))

    def call_at(self, at: int, call: Callable[[], None]) -> Callable[[], None]:
        """Call by a timer of the event loop; the answer cancels it."""
        return asyncio.get_running_loop().call_later(max(0.0, (at - self.now()) / 1000), call).cancel

    def learn(self, database_now: int, asked: float, answered: float) -> None:
        """Note the database's time, which it had some time between question and answer (of `monotonic`)."""
        offset = self._offset_at(answered)
        wrong_by = database_now - (asked + answered) * 500 - offset
        self._offset, self._wrong_by, self._since = offset, 0.0, answered
        if not self._is_set or abs(wrong_by) > STEP_MS:
            self._offset, self._is_set = offset + wrong_by, True
        elif abs(wrong_by) > (answered - asked) * 500:
            self._wrong_by = wrong_by

    def _offset_at(self, seconds: float) -> float:
        mended = min(abs(self._wrong_by), SLEW * (seconds - self._since) * 1000)
        return self._offset + copysign(mended, self._wrong_by)
