"""Small TCP proxies for tests: one that is cut or falls silent, one that sends each connection to the next server."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]
PIECE = 1 << 16


class Relay:
    """Passes on what comes to a port of this machine; when it is cut, nothing gets through and nobody gets in."""

    def __init__(self, reach: Callable[[], Coroutine[Any, Any, Ends]]) -> None:
        self._reach = reach
        self._is_cut = False
        self._speaks = asyncio.Event()
        self._speaks.set()
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.port = 0

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Relay"]:
        """For the time of a block."""
        server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            self.cut()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """End all connections, and take no new ones."""
        self._is_cut = True
        self._speaks.set()
        for each in list(self._open):
            each.transport.abort()

    def hush(self) -> None:
        """Keep all connections and take new ones, but let nothing through."""
        self._speaks.clear()

    def mend(self) -> None:
        """From now on everything gets through again."""
        self._is_cut = False
        self._speaks.set()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        far_writer: asyncio.StreamWriter | None = None
        self._open.add(writer)
        try:
            if not self._is_cut:
                far_reader, far_writer = await self._reach()
                self._open.add(far_writer)
                await asyncio.gather(self._pass(reader, far_writer), self._pass(far_reader, writer))
        except OSError:
            pass
        finally:
            for each in (writer, far_writer):
                if each is not None:
                    self._open.discard(each)
                    each.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """What is read goes on, until one end is gone; then the other one goes too."""
        with suppress(OSError):
            while (piece := await reader.read(PIECE)) and not self._is_cut:
                await self._speaks.wait()
                writer.write(piece)
                await writer.drain()
        if writer.can_write_eof() and not self._is_cut:
            with suppress(OSError):
                writer.write_eof()


class RoundRobin:
    """The ports of several servers, one after the other; one that does not answer is passed over."""

    def __init__(self) -> None:
        self.ports: list[int] = []
        self._next = 0

    async def reach(self) -> Ends:
        """A connection to the next server that takes one."""
        for _ in range(len(self.ports)):
            self._next += 1
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", self.ports[self._next % len(self.ports)])
        raise ConnectionRefusedError
