"""Notices when this process stood still: stopped, asleep with its machine, or too busy to look at a clock."""

from collections.abc import Callable

from vivat.table.timers import Time

BEAT_MS = 1000
GAP_MS = 3000
"""Silence of more than that is a gap."""


class Heartbeat:
    """Beats every second while something depends on it, and says how long a gap was."""

    def __init__(self, clock: Time, is_needed: Callable[[], bool], gap: Callable[[int], None]) -> None:
        self._clock = clock
        self._is_needed = is_needed
        self._gap = gap
        """Called with the milliseconds for which nothing was done."""
        self._at = 0
        self._stop: Callable[[], None] | None = None

    def start(self) -> None:
        """Beat from now on, unless it does already."""
        if self._stop is None:
            self._at = self._clock.now()
            self._wait()

    def stop(self) -> None:
        """Stop looking for gaps in time."""
        if self._stop is not None:
            self._stop()
            self._stop = None

    def look(self) -> bool:
        """Whether there was a gap since the last look; to be called before time is taken from anybody."""
        if self._stop is None:
            return False
        now = self._clock.now()
        silence, self._at = now - self._at, now
        if silence > GAP_MS:
            self._gap(silence)
        return silence > GAP_MS

    def _wait(self) -> None:
        self._stop = self._clock.call_at(self._clock.now() + BEAT_MS, self._beat)

    def _beat(self) -> None:
        self.look()
        self._stop = None
        if self._is_needed():
            self._wait()
