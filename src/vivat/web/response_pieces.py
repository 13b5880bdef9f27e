"""Sends large responses piece by piece, so that little is kept in memory for clients that do not read."""

from collections import Counter

from litestar.enums import ScopeType
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE
from litestar.types import ASGIApp, HTTPResponseBodyEvent, LifeSpanScope, Message, Receive, Scope, Send

from vivat.web.access import address_in
from vivat.web.problems import refusing

PIECE = 32 * 1024
MOST_UNREAD = 16 * 1024 * 1024
"""So many bytes are kept for one address that asks for large answers and does not read them."""
MADE_FOR_ONE = "/api/"
"""The paths of answers that are made for whoever asks; a file is in memory once, however many read it."""


class ResponsePieces:
    """Sends the body of a response in pieces, each once the one before it is read but for a rest."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._unread: Counter[str] = Counter()
        """By address: the bytes of large answers that are not sent yet."""

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Receive, send: Send) -> None:
        """Serve a request, its answer piece by piece; what a socket sends is no response."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)  # type: ignore[arg-type]
            return
        address = address_in(scope)  # type: ignore[arg-type]
        is_own = scope["path"].startswith(MADE_FOR_ONE)  # type: ignore[typeddict-item]
        start: list[Message] = []

        async def send_in_pieces(message: Message) -> None:
            if message["type"] == "http.response.start":  # whether it may be so large is known with its body
                start.append(message)
            elif message["type"] != "http.response.body":
                await send(message)
            elif is_own and len(message["body"]) > PIECE and not self._has_room(address, len(message["body"])):
                start.clear()
                for refusal in refusing(HTTP_503_SERVICE_UNAVAILABLE):
                    await send(refusal)
            else:
                size = len(message["body"]) if is_own else 0
                self._unread[address] += size
                try:
                    while start:
                        await send(start.pop())
                    await send_pieces(message, send)
                finally:
                    self._unread[address] -= size
                    if not self._unread[address]:
                        del self._unread[address]

        await self.app(scope, receive, send_in_pieces)  # type: ignore[arg-type]

    def _has_room(self, address: str, size: int) -> bool:
        """Whether so much more may be kept for an address; one answer always may."""
        return not self._unread[address] or self._unread[address] + size <= MOST_UNREAD


async def send_pieces(message: HTTPResponseBodyEvent, send: Send) -> None:
    """Send a body in pieces."""
    body, last = message["body"], 0
    for start in range(0, len(body) - PIECE, PIECE):
        last = start + PIECE
        await send({"type": "http.response.body", "body": body[start:last], "more_body": True})
    await send({**message, "body": body[last:]})
