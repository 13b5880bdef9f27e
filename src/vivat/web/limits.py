"""How much one client may ask for."""

import time

from msgspec import Struct


class Limits(Struct, frozen=True):
    """How much one client may ask of this server."""

    frames_per_second: float = 20
    frames_burst: int = 100
    requests_per_minute: int = 1200
    """Over HTTP, from one address."""
    frame_bytes: int = 8 * 1024
    body_bytes: int = 64 * 1024
    tables_per_guest: int = 200
    """Tables of one guest that are not finished and were in use within a day."""
    sockets_per_guest: int = 100


NO_LIMITS = Limits(1e9, 10**9, 10**9, tables_per_guest=10**9, sockets_per_guest=10**9)


class Bucket:
    """A bucket of tokens that fills steadily; each message takes one."""

    __slots__ = ("_at", "_full", "_rate", "burst")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self.burst = burst
        self._full = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take one from the allowance; False if none was left."""
        now = time.monotonic()
        self._full = min(self.burst, self._full + (now - self._at) * self._rate)
        self._at = now
        if self._full < 1:
            return False
        self._full -= 1
        return True
