"""The answer to a question that anybody may ask of the database, read once for all who ask meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

RESTS = 9
"""After each reading the database is left alone so many times as long as it took: a tenth of the time is the most that
all who ask together can have."""
MOST_REST_SECONDS = 0.5

T = TypeVar("T")


class SharedReading(Generic[T]):
    """One reading at a time, each for all who asked before it began: nobody is told what is no longer so."""

    def __init__(self, read: Callable[[], Awaitable[T]]) -> None:
        self._read = read
        self._turn = asyncio.Lock()
        self._next: asyncio.Future[T] | None = None
        """The reading that has not begun yet; None if nobody waits for one."""
        self._rest_until = float("-inf")

    async def answer(self) -> T:
        """What the next reading finds."""
        if self._next is None:
            self._next = asyncio.ensure_future(self._read_next())
            self._next.add_done_callback(lambda done: done.cancelled() or done.exception())  # perhaps nobody waits
        return await asyncio.shield(self._next)

    async def _read_next(self) -> T:
        loop = asyncio.get_running_loop()
        async with self._turn:
            if (rest := self._rest_until - loop.time()) > 0:
                await asyncio.sleep(rest)
            self._next, begun = None, loop.time()
            try:
                return await self._read()
            finally:
                took = loop.time() - begun
                self._rest_until = loop.time() + min(RESTS * took, MOST_REST_SECONDS)
