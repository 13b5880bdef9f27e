"""The server in one thread and in virtual time: nothing waits, and whatever is sent is written down with its moment."""

import asyncio
import json
import re
import selectors
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Callable, Generator, Mapping
from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import aiosqlite
from litestar import Litestar
from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from vivat.game.record import AnyAction
from vivat.table.schema import metadata
from vivat.table.store import Store

EPOCH = 1_700_000_000_000
"""When virtual time begins, in milliseconds since 1970."""


RESUME = re.compile(r'^\{"type":"(?:snapshot|update)".*?"resume":"([^"]*)"')


class Stuck(Exception):
    """Nothing is left that could ever happen."""


class _Selector(selectors.DefaultSelector):
    """Instead of waiting, it lets the next one in from outside, or moves the clock."""

    def __init__(self) -> None:
        super().__init__()
        self.halves = 0
        """Half milliseconds since the beginning: what comes from outside has the whole ones, timers the others."""
        self.at_the_door: deque[asyncio.Future[None]] = deque()

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if found or timeout == 0:
            return found
        if self.at_the_door:
            self.at_the_door.popleft().set_result(None)
        elif timeout is None:
            raise Stuck
        else:
            self.halves += max(1, round(timeout * 2000))
        return found


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose time stands still while anything is ready to run.

    All that is done takes no time. So what comes from outside in the same millisecond comes one after the other, each
    when all that the last one caused is done. Timers due in that millisecond follow, in the order they were asked for.
    """

    def __init__(self) -> None:
        self._clock = _Selector()
        super().__init__(self._clock)
        self._clock_resolution = 4e-4
        self._timers = 0

    def time(self) -> float:
        return self._clock.halves / 2000

    def call_at(self, when: float, *args: Any, **kwargs: Any) -> asyncio.TimerHandle:  # type: ignore[override]
        self._timers += 1
        return super().call_at(when + 4e-4 + 1e-9 * self._timers, *args, **kwargs)

    async def outside_at(self, at: int) -> None:
        """Until something comes from outside, at that many milliseconds since 1970."""
        if at > self.now:
            due = self.create_future()
            super().call_at((at - EPOCH) / 1000, due.set_result, None)
            await due
        enters = self.create_future()
        self._clock.at_the_door.append(enters)
        await enters

    @property
    def now(self) -> int:
        """Milliseconds since 1970."""
        return EPOCH + self._clock.halves // 2


def virtual_loop() -> VirtualLoop:
    """The loop under way."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    return loop


class VirtualTime:
    """`vivat.table.house.Time` on such a loop."""

    def now(self) -> int:
        return virtual_loop().now

    def call_at(self, at: int, call: Callable[[], None]) -> Callable[[], None]:
        return virtual_loop().call_at((at - EPOCH) / 1000, call).cancel


class _Direct(aiosqlite.Connection):
    """SQLite without a thread beside it, so that the order of things is the order of their causes."""

    def __await__(self) -> Generator[Any, None, aiosqlite.Connection]:
        self._connection = self._connector()
        return self._itself().__await__()

    async def _itself(self) -> aiosqlite.Connection:
        return self

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return fn(*args, **kwargs)

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def memory_engine() -> AsyncEngine:
    """A database in memory, for one world after the other."""

    def connect(*_: Any, **__: Any) -> _Direct:
        return _Direct(lambda: sqlite3.connect(":memory:", check_same_thread=False), 64)

    return create_async_engine("sqlite+aiosqlite://", async_creator=connect, poolclass=StaticPool)


async def make_tables(engine: AsyncEngine) -> None:
    """Once for each database."""
    async with engine.begin() as connection:
        await connection.run_sync(metadata.create_all)


@asynccontextmanager
async def empty_store(engine: AsyncEngine) -> AsyncIterator[Store]:
    """A store in which nothing is yet."""
    async with engine.begin() as connection:
        for table in reversed(metadata.sorted_tables):
            await connection.execute(delete(table))
    store = Store(engine, None)
    store._writer = asyncio.create_task(store._write_all())
    try:
        yield store
    finally:
        store._waiting.put_nowait(None)
        await store._writer


class Bots(Executor):
    """Bots that take their time and then do what the script says; without a word in the script they think on.

    `asks` says what an observation asks for, and `answer` what the script says to that.
    """

    def __init__(self, asks: Callable[[Any], Any], answer: Callable[[Any], AnyAction | None], think_ms: int) -> None:
        self._asks = asks
        self._answer = answer
        self._think_ms = think_ms
        self._waiting: list[tuple[Any, Future[Any]]] = []
        self._thinking: list[Future[Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ARG002
        future: Future[Any] = Future()
        if not args:  # no decision of a bot: somebody asks the coach
            self._thinking.append(future)
            virtual_loop().call_later(self._think_ms / 1000, self._work, future, fn)
            return future
        self._waiting.append((self._asks(args[0]), future))
        self.wake()
        return future

    def wake(self) -> None:
        """Look again whether the script has a word for those who wait."""
        waiting, self._waiting = self._waiting, []
        for asked, future in waiting:
            found = self._answer(asked)
            if found is None:
                self._waiting.append((asked, future))
            else:
                self._thinking.append(future)
                virtual_loop().call_later(self._think_ms / 1000, self._settle, future, found)

    def _work(self, future: Future[Any], fn: Callable[[], Any]) -> None:
        if not future.done():
            try:
                future.set_result(fn())
            except Exception as error:
                future.set_exception(error)

    def _settle(self, future: Future[Any], found: AnyAction) -> None:
        if not future.done():
            future.set_result(found)

    def stop(self) -> None:
        """Whoever still thinks is interrupted, as when the pool is shut down."""
        for future in (*self._thinking, *(future for _, future in self._waiting)):
            if not future.done():
                future.set_exception(RuntimeError("stopped"))
        self._thinking.clear()
        self._waiting.clear()


class Heard(NamedTuple):
    """Something that reached a visitor: when, on which line, and its bytes."""

    at: int
    channel: str
    message: Any


class Visitor:
    """Somebody outside: requests, sockets, and a record of every byte that comes back."""

    def __init__(self, app: Litestar, name: str, token: str | None) -> None:
        self.name = name
        self.heard: list[Heard] = []
        self.resume = ""
        self._app = app
        self._headers = [(b"host", b"localhost")]
        if token is not None:
            self._headers.append((b"authorization", f"Bearer {token}".encode()))
        self._requests = 0
        self._sockets: dict[str, asyncio.Queue[dict[str, Any]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def _scope(self, kind: str, address: str) -> dict[str, Any]:
        path, query = urlsplit(address).path, urlsplit(address).query
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": list(self._headers),
            "client": ("192.0.2.1", 40_000),  # all come through one proxy
            "server": ("192.0.2.2", 80),
        }

    def _begin(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        task = asyncio.create_task(self._app(scope, receive, send))  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def request(self, method: str, address: str, body: object = None) -> None:
        """Ask; the answer comes when it comes."""
        self._requests += 1
        channel = f"{self._requests} {method} {address}"
        scope = self._scope("http", address) | {"method": method}
        content = b"" if body is None else json.dumps(body).encode()
        if body is not None:
            scope["headers"] += [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(content))]
        inbox = [{"type": "http.request", "body": content, "more_body": False}]

        async def receive() -> dict[str, Any]:
            if inbox:
                return inbox.pop()
            return await asyncio.Future()

        async def send(message: Mapping[str, Any]) -> None:
            self._hear(channel, dict(message))

        self._begin(scope, receive, send)

    def connect(self, table: str, line: str = "a", resume: str | None = None) -> None:
        """Open a socket; `resume` None is the token of the last message."""
        self.cut(line)
        token = self.resume if resume is None else resume
        scope = self._scope("websocket", f"/api/tables/{table}/socket?resume={token}") | {"subprotocols": []}
        scope["scheme"] = "ws"
        inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        inbox.put_nowait({"type": "websocket.connect"})
        self._sockets[line] = inbox

        async def send(message: Mapping[str, Any]) -> None:
            self._hear(line, dict(message))

        self._begin(scope, inbox.get, send)

    def send(self, frame: str | bytes, line: str = "a") -> None:
        """A frame; nothing if the line is cut."""
        if line in self._sockets:
            kind = "text" if isinstance(frame, str) else "bytes"
            self._sockets[line].put_nowait({"type": "websocket.receive", kind: frame})

    def cut(self, line: str = "a") -> None:
        """The connection is gone."""
        if line in self._sockets:
            self._sockets.pop(line).put_nowait({"type": "websocket.disconnect", "code": 1006})

    async def leave(self) -> None:
        """Everything is closed."""
        for line in list(self._sockets):
            self.cut(line)
        await asyncio.sleep(0)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _hear(self, channel: str, message: dict[str, Any]) -> None:
        self.heard.append(Heard(virtual_loop().now, channel, message))
        found = RESUME.search(message.get("text") or "")
        if found is not None:
            self.resume = found[1]
