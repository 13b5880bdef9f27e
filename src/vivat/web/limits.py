"""How much one client may ask for."""

import time
from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network, ip_address

from msgspec import Struct

from vivat.game import IllegalAction, Refusal
from vivat.table.decide import person_of


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
    commands_per_second: float = 20
    """What one guest has written at all tables, over sockets and HTTP together."""
    commands_burst: int = 200
    handshakes_per_second: float = 2
    """Sockets that one guest opens, whatever becomes of them."""
    handshakes_burst: int = 100
    handshakes_per_second_per_address: float = 20
    handshakes_burst_per_address: int = 400
    pings_per_second: float = 2
    """WebSocket's own pings and pongs, and parts of messages, on one socket."""
    pings_burst: int = 50
    request_seconds: float = 30
    """Within so long a request must be whole, head and body."""
    connections_per_address: int = 500
    """Sockets too. A proxy's connections are not counted."""


NO_LIMITS = Limits(
    1e9,
    10**9,
    10**9,
    tables_per_guest=10**9,
    sockets_per_guest=10**9,
    commands_per_second=1e9,
    commands_burst=10**9,
    handshakes_per_second=1e9,
    handshakes_burst=10**9,
    handshakes_per_second_per_address=1e9,
    handshakes_burst_per_address=10**9,
    pings_per_second=1e9,
    pings_burst=10**9,
    connections_per_address=10**9,
)


class Bucket:
    """A bucket of tokens that fills steadily; each message takes one."""

    __slots__ = ("_at", "_full", "_rate", "burst")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self.burst = burst
        self._full = float(burst)
        self._at = time.monotonic()

    @property
    def is_full(self) -> bool:
        """Whether nothing is missing any more from the whole burst."""
        return self._full + (time.monotonic() - self._at) * self._rate >= self.burst

    def take(self) -> bool:
        """Take one from the allowance; False if none was left."""
        now = time.monotonic()
        self._full = min(self.burst, self._full + (now - self._at) * self._rate)
        self._at = now
        if self._full < 1:
            return False
        self._full -= 1
        return True


class Buckets:
    """A bucket for each guest or address. One that is full again is like a new one, and is forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str) -> bool:
        """Take one from somebody's allowance; False if none was left."""
        bucket = self._buckets.get(key) or Bucket(self._rate, self._burst)
        self._buckets[key] = bucket
        self._buckets.move_to_end(key)
        taken = bucket.take()
        while self._buckets and next(iter(self._buckets.values())).is_full:  # the longest unused come first
            self._buckets.popitem(last=False)
        return taken


class TooFast(IllegalAction):
    """One person asks for more to be written than anybody needs."""


def spend(commands: Buckets, guest: str) -> None:
    """Take one from what a person may have written, whichever hand it comes from; TooFast if nothing is left."""
    if not commands.take(person_of(guest)):
        raise TooFast(Refusal("guest-too-fast", ""))


def counted_address(address: str) -> str:
    """What an address is counted as: of IPv6 the network that one customer has, a /64."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(IPv6Network((int(found) >> 64 << 64, 64)))
    return str(found if not isinstance(found, IPv6Address) else found.ipv4_mapped)
