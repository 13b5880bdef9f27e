"""Requests come in one by one: between two of them the event loop has time for those who play."""

import asyncio
from collections import deque

from litestar.types import ASGIApp, LifeSpanScope, Receive, Scope, Send


class RequestPacing:
    """Lets one request begin in each turn of the event loop, in the order in which they came.

    A hundred requests that arrive together would otherwise all be begun before a move that arrives after them is even
    read. Whoever has begun is not waited for.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Receive, send: Send) -> None:
        """Wait for a turn, then go on; the application's own life waits for nobody."""
        if scope["type"] != "lifespan":
            await self._turn()
        await self.app(scope, receive, send)  # type: ignore[arg-type]

    async def _turn(self) -> None:
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        self._waiting.append(turn)
        if len(self._waiting) == 1:
            loop.call_soon(self._let_in)
        await turn

    def _let_in(self) -> None:
        turn = self._waiting.popleft()
        if not turn.done():
            turn.set_result(None)
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._let_in)
