"""Sends large responses piece by piece, so that nothing is kept in memory for clients that do not read."""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, LifeSpanScope, Message, Receive, Scope, Send

PIECE = 32 * 1024


class ResponsePieces:
    """Sends the body of a response in pieces, each once the one before it is read but for a rest."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Receive, send: Send) -> None:
        """Serve a request, its answer piece by piece; what a socket sends is no response."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)  # type: ignore[arg-type]
            return

        async def send_in_pieces(message: Message) -> None:
            if message["type"] == "http.response.body":
                body, last = message["body"], 0
                for start in range(0, len(body) - PIECE, PIECE):
                    last = start + PIECE
                    await send({"type": "http.response.body", "body": body[start:last], "more_body": True})
                message = {**message, "body": body[last:]}
            await send(message)

        await self.app(scope, receive, send_in_pieces)  # type: ignore[arg-type]
