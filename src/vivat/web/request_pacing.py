"""Lets requests begin one by one, so that the event loop has time for those who play between two of them."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable

from litestar.types import ASGIApp, LifeSpanScope, Receive, Scope, Send

from vivat.web.access import address_in

FEW = 3
"""So many may follow each other in every turn of the event loop, as when somebody opens a page."""
PAUSE_SECONDS = 0.002
"""Where more wait, so much time is left between two of them to those who play."""
MOST_PAUSES = 2
"""So often the next one is put off while a command of those who play is under way.

Commands of programs that send them as requests do not count: they would put off each other."""


class Turns:
    """Calls one function in a turn of the event loop; whoever has many waiting goes by turns with the others.

    A command goes through a dozen turns of the loop until it is acknowledged: whatever else is in each of them, it
    waits for a dozen times.
    """

    def __init__(self, is_playing: Callable[[], bool] = lambda: False) -> None:
        self._is_playing = is_playing
        """Whether a command is under way, which goes first."""
        self._pauses = 0
        """How often the next one was put off."""
        self._number = 0
        self._waiting: OrderedDict[str, deque[Callable[[], object]]] = OrderedDict()
        """What is to be called, by address, the one whose turn is next first."""

    def wait(self, address: str, call: Callable[[], object]) -> None:
        """Call it when it is the turn of this address, after what it waits for already."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._let_in)
        self._waiting.setdefault(address, deque()).append(call)
        self._number += 1

    def _let_in(self) -> None:
        if self._pauses < MOST_PAUSES and self._is_playing():
            self._pauses += 1
            asyncio.get_running_loop().call_later(PAUSE_SECONDS, self._let_in)
            return
        self._pauses = 0
        address, calls = self._waiting.popitem(last=False)
        call = calls.popleft()
        if calls:
            self._waiting[address] = calls
        self._number -= 1
        if self._number > FEW:
            asyncio.get_running_loop().call_later(PAUSE_SECONDS, self._let_in)
        elif self._waiting:
            asyncio.get_running_loop().call_soon(self._let_in)
        call()


class RequestPacing:
    """Lets one request begin in each turn of the event loop, by turns among those who ask.

    A hundred requests that arrive together would otherwise all be begun before a move that arrives after them is even
    read. Whoever has begun is not waited for.
    """

    def __init__(self, app: ASGIApp, is_playing: Callable[[], bool] = lambda: False) -> None:
        self.app = app
        self._turns = Turns(is_playing)

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Receive, send: Send) -> None:
        """Wait for a turn, then go on; the application's own life waits for nobody."""
        if scope["type"] != "lifespan":
            begun = asyncio.Event()
            self._turns.wait(address_in(scope), begun.set)
            await begun.wait()
        await self.app(scope, receive, send)  # type: ignore[arg-type]
