"""How much one client may ask for."""

import time
from collections import OrderedDict
from typing import Annotated

from msgspec import Meta, Struct

Rate = Annotated[float, Meta(ge=0.001, le=1e9)]
Count = Annotated[int, Meta(ge=1, le=10**9)]


class Limits(Struct, frozen=True):
    """How much one client may ask of this server: each connection, address or guest."""

    frames_per_second: Annotated[
        Rate,
        Meta(description="more messages of a guest, over all sockets, are refused, then the socket is closed (1008)"),
    ] = 40
    frames_burst: Annotated[Count, Meta(description="so many at once are fine")] = 100
    frames_per_second_per_address: Annotated[Rate, Meta(description="the same for all guests at one address")] = 400
    frames_burst_per_address: Annotated[Count, Meta(description="so many at once are fine")] = 1000
    requests_per_minute: Annotated[
        Count,
        Meta(
            description="more are answered with 429, for HTTP from one address; the files of the page have a limit of "
            "their own"
        ),
    ] = 1200
    requests_burst: Annotated[Count, Meta(description="so many at once are fine")] = 600
    files_per_minute: Annotated[
        Count, Meta(description="the same for the files of the page (`/client/`, `/words/`)")
    ] = 6000
    files_burst: Annotated[Count, Meta(description="so many at once are fine")] = 3000
    frame_bytes: Annotated[Count, Meta(description="a socket with a larger message is closed (1009)")] = 8 * 1024
    body_bytes: Annotated[Count, Meta(description="a larger request is refused (413)")] = 64 * 1024
    tables_per_guest: Annotated[
        Count, Meta(description="the next one is refused (409): tables in use within a day that are not finished")
    ] = 200
    tables_per_hour_per_address: Annotated[
        Rate,
        Meta(description="more new tables and circles at one address are refused (429), rematches too"),
    ] = 120
    tables_burst_per_address: Annotated[Count, Meta(description="so many at once are fine")] = 60
    listed_per_hour_per_address: Annotated[
        Rate, Meta(description="the same for new tables in the list for everybody")
    ] = 30
    listed_burst_per_address: Annotated[Count, Meta(description="so many at once are fine")] = 30
    listed_hours: Annotated[
        Rate, Meta(description="a table at which nothing has happened for so long is not in that list, until it has")
    ] = 12
    guests_per_hour_per_address: Annotated[
        Rate, Meta(description="more new guests at one address are refused (429)")
    ] = 200
    guests_burst_per_address: Annotated[Count, Meta(description="so many at once are fine")] = 100
    sockets_per_guest: Annotated[Count, Meta(description="the next one is closed at once with 1008")] = 100
    sockets_per_address: Annotated[
        Count, Meta(description="the same for all guests at one address, behind a proxy too")
    ] = 300
    commands_per_second: Annotated[
        Rate,
        Meta(
            description="more commands, questions why and other writes of a guest, at all tables together, over "
            "sockets and HTTP, are refused; 429 over HTTP"
        ),
    ] = 20
    commands_burst: Annotated[Count, Meta(description="so many at once are fine")] = 200
    commands_per_second_per_address: Annotated[Rate, Meta(description="the same for all guests at one address")] = 100
    commands_burst_per_address: Annotated[Count, Meta(description="so many at once are fine")] = 600
    reports_per_day: Annotated[Count, Meta(description="more reports of one guest are refused (429)")] = 20
    reports_per_day_per_address: Annotated[Count, Meta(description="the same for all guests at one address")] = 100
    downloads_per_minute: Annotated[
        Rate, Meta(description="more downloads of a guest's own data are refused (429)")
    ] = 2
    downloads_burst: Annotated[Count, Meta(description="so many at once are fine")] = 5
    reviews_per_hour: Annotated[
        Count, Meta(description="more reviews of finished games that a guest has worked out are refused (429)")
    ] = 20
    reviews_per_hour_per_address: Annotated[Count, Meta(description="the same for all guests at one address")] = 60
    mails_per_day: Annotated[
        Count,
        Meta(description="more mails that ask one guest, or one mailbox, whether notices are wanted, are refused"),
    ] = 5
    mails_per_day_per_address: Annotated[Count, Meta(description="the same for all guests at one address")] = 20
    test_notices_per_hour: Annotated[
        Count, Meta(description="more channels and test notices of one guest are refused (429)")
    ] = 30
    test_notices_per_hour_per_address: Annotated[Count, Meta(description="the same for all guests at one address")] = 60
    handshakes_per_second: Annotated[
        Rate, Meta(description="more sockets that a guest opens are closed at once with 1013, whatever becomes of them")
    ] = 2
    handshakes_burst: Annotated[Count, Meta(description="so many at once are fine")] = 100
    handshakes_per_second_per_address: Annotated[Rate, Meta(description="the same for all guests at one address")] = 20
    handshakes_burst_per_address: Annotated[Count, Meta(description="so many at once are fine")] = 400
    unknown_tokens_per_minute: Annotated[
        Rate, Meta(description="from an address with more tokens that no guest has, tokens not seen before are refused")
    ] = 60
    unknown_tokens_burst: Annotated[Count, Meta(description="so many at once are fine")] = 300
    pings_per_second: Annotated[
        Rate, Meta(description="a socket with more WebSocket pings, pongs or parts of messages is cut")
    ] = 2
    pings_burst: Annotated[Count, Meta(description="so many at once are fine")] = 50
    request_seconds: Annotated[Rate, Meta(description="a request whose head and body are not there by then is cut")] = (
        30
    )
    response_seconds: Annotated[
        Rate, Meta(description="a response of which no 32 KB are read within that time is cut")
    ] = 30
    connections_per_address: Annotated[
        Count, Meta(description="the next one is cut, sockets too; those of a proxy that is believed are not counted")
    ] = 500


NOT_COUNTED = ("frame_bytes", "body_bytes", "request_seconds", "response_seconds", "listed_hours")
"""Sizes and times, which hold for everybody."""
NO_LIMITS = Limits(**{name: 10**9 for name in Limits.__struct_fields__ if name not in NOT_COUNTED})


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

    def put_back(self) -> None:
        """Put one back that was taken and not needed."""
        self._full = min(self.burst, self._full + 1)

    def take(self) -> bool:
        """Take one from the allowance; False if none was left."""
        now = time.monotonic()
        self._full = min(self.burst, self._full + (now - self._at) * self._rate)
        self._at = now
        if self._full < 1:
            return False
        self._full -= 1
        return True


MOST_REMEMBERED = 100_000
"""So many guests or addresses are remembered; of more, whoever asked longest ago is forgotten."""


class Buckets:
    """A bucket for each guest or address. One that is full again is like a new one, and is forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def put_back(self, key: str) -> None:
        """Put one back into somebody's allowance."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.put_back()

    def take(self, key: str) -> bool:
        """Take one from somebody's allowance; False if none was left."""
        bucket = self._buckets.get(key) or Bucket(self._rate, self._burst)
        self._buckets[key] = bucket
        self._buckets.move_to_end(key)
        taken = bucket.take()
        while self._buckets and (len(self._buckets) > MOST_REMEMBERED or next(iter(self._buckets.values())).is_full):
            self._buckets.popitem(last=False)  # the longest unused come first
        return taken
