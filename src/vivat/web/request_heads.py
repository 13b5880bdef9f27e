"""The heads of requests: too large a one is refused before anything is read out of it.

Whatever reads a head takes the longer, and some of what is read is remembered, the more lines and parts there are: a
stranger who needs no token could stop the server with a few of them.
"""

import re
from typing import Any

import h11
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_411_LENGTH_REQUIRED,
    HTTP_414_REQUEST_URI_TOO_LONG,
    HTTP_431_REQUEST_HEADER_FIELDS_TOO_LARGE,
)

MOST_BYTES = 16 * 1024
MOST_LINES = 100
MOST_TARGET_BYTES = 2 * 1024
"""Of path and query."""
MOST_PARAMETERS = 16
MOST_COOKIE_BYTES = 8 * 1024
END = re.compile(rb"\n\r?\n")
LONGEST_END = b"\n\r\n"


def head_refusal(received: bytes) -> int | None:
    """The status with which a request is refused that begins so, perhaps not yet whole; None if it may be read."""
    start = received[: MOST_BYTES + len(LONGEST_END)]
    end = END.search(start)
    head = start[: end.start()] if end is not None else start
    if len(head) > MOST_BYTES or head.count(b"\n") >= MOST_LINES:
        return HTTP_431_REQUEST_HEADER_FIELDS_TOO_LARGE
    request, *fields = head.split(b"\n")
    target = request.partition(b" ")[2]
    if len(target) > MOST_TARGET_BYTES or target.count(b"&") >= MOST_PARAMETERS:
        return HTTP_414_REQUEST_URI_TOO_LONG
    names = [field.partition(b":")[0].strip().lower() for field in fields]
    if sum(len(field) for name, field in zip(names, fields, strict=True) if name == b"cookie") > MOST_COOKIE_BYTES:
        return HTTP_431_REQUEST_HEADER_FIELDS_TOO_LARGE
    if b"transfer-encoding" in names:  # each of a million pieces would be read by itself
        return HTTP_411_LENGTH_REQUIRED
    return None


class BoundedConnection(h11.Connection):
    """HTTP as h11 reads it, but for heads that nobody needs: those it never sees."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER)
        self.refused_with = HTTP_400_BAD_REQUEST
        """The status for a request that cannot be read."""

    def next_event(self) -> Any:
        """The next event; RemoteProtocolError instead of a head that is refused."""
        if self.their_state is h11.IDLE:
            refused_with = head_refusal(self.trailing_data[0])
            if refused_with is not None:
                self.refused_with = refused_with
                raise h11.RemoteProtocolError("refused before it is read", refused_with)
        return super().next_event()
