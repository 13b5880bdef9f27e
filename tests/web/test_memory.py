"""What is over is gone from memory without a look for garbage, which would hold everybody up on a large server."""

import asyncio
import base64
import gc
import json
import logging
import os
import weakref
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
import uvloop

from tests.patience import PATIENCE
from tests.web.inside import Inside, inside
from tests.web.visitors import new_table, until, visited
from vivat.client import Client
from vivat.web import serving
from vivat.web.limits import NO_LIMITS

TIMES = 5
OURS = ("h11", "litestar", "uvicorn", "vivat", "websockets")
LONGEST = 1 << 22
"""Bytes: what is looked for may come after a whole snapshot."""
Visit = Callable[["Stranger"], Awaitable[None]]


class Stranger:
    """A client that has no object in common with the server: bytes, and whatever comes back."""

    def __init__(self, running: Inside, ann: Client, table_id: str) -> None:
        self.host, _, self.port = running.address.removeprefix("http://").partition(":")
        self.token, self.table_id = ann.token, table_id

    async def connect(self, request: str, key: str = "") -> None:
        """Send a request, and wait for the beginning of the answer."""
        self.reader, self.writer = await asyncio.open_connection(self.host, int(self.port), limit=LONGEST)
        self.writer.write(f"{request} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n{key}\r\n\r\n".encode())
        self.head = await self.reader.readuntil(b"\r\n\r\n")

    async def shake_hands(self, table_id: str = "", token: str = "", key: str = "") -> None:
        """Open a socket at a table."""
        key = key or base64.b64encode(os.urandom(16)).decode()
        await self.connect(
            f"GET /api/tables/{table_id or self.table_id}/socket",
            f"Authorization: Bearer {token or self.token}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}",
        )

    async def look(self) -> None:
        """Open a socket and wait for something to be told."""
        await self.shake_hands()
        await self.reader.readexactly(2)

    async def hang_up(self) -> None:
        """Read what there is, until the line is closed."""
        await asyncio.wait_for(self.reader.read(), PATIENCE)
        self.writer.close()


def frame(opcode: int, payload: bytes) -> bytes:
    """A frame of a client, masked with zeros."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
    return bytes([0x80 | opcode]) + length + bytes(4) + payload


async def cut(stranger: Stranger) -> None:
    await stranger.look()
    stranger.writer.transport.abort()


async def close(stranger: Stranger) -> None:
    await stranger.look()
    stranger.writer.write(frame(8, b"\x03\xe8"))
    await stranger.hang_up()


async def send_too_much(stranger: Stranger) -> None:
    await stranger.look()
    stranger.writer.write(frame(1, b" " * 10_000))
    await stranger.hang_up()


async def send_no_frame(stranger: Stranger) -> None:
    await stranger.look()
    stranger.writer.write(b"\xff" * 100)
    await stranger.hang_up()


async def send_no_text(stranger: Stranger) -> None:
    await stranger.look()
    stranger.writer.write(frame(1, b"\xff"))
    await stranger.hang_up()


async def be_refused(stranger: Stranger) -> None:
    await stranger.look()
    for message in ({"type": "sit", "id": "a", "chair": 99}, {"type": "play", "id": "b", "decision": 1, "action": "?"}):
        stranger.writer.write(frame(1, json.dumps(message).encode()))
    await asyncio.wait_for(stranger.reader.readuntil(b'{"type":"refused"'), PATIENCE)
    stranger.writer.transport.abort()


async def come_to_no_table(stranger: Stranger) -> None:
    await stranger.shake_hands(table_id="none")
    stranger.writer.write(frame(8, b"\x03\xe8"))
    await stranger.hang_up()


async def come_as_nobody(stranger: Stranger) -> None:
    await stranger.shake_hands(token="nobody")  # noqa: S106
    await stranger.hang_up()


async def come_with_a_bad_key(stranger: Stranger) -> None:
    await stranger.shake_hands(key="?")
    await stranger.hang_up()


async def ask(stranger: Stranger) -> None:
    await stranger.connect("GET /api/me", f"Authorization: Bearer {stranger.token}\r\nConnection: close")
    await stranger.hang_up()


async def ask_for_nothing(stranger: Stranger) -> None:
    await stranger.connect("GET /api/tables/none", "Connection: close")
    await stranger.hang_up()


async def send_no_json(stranger: Stranger) -> None:
    await stranger.connect("POST /api/guests", "Connection: close\r\nContent-Length: 0")
    await stranger.hang_up()


async def send_no_request(stranger: Stranger) -> None:
    await stranger.connect("\x00")
    await stranger.hang_up()


@contextmanager
def without_collection() -> Iterator[None]:
    """Nothing is freed but what nobody refers to."""
    gc.collect()
    gc.freeze()
    gc.disable()
    logging.disable()  # what is written down is kept by the tests, with all that belongs to an error
    try:
        yield
    finally:
        gc.enable()
        logging.disable(logging.NOTSET)


def counted() -> Counter[str]:
    """How many objects of the server's are new, by class."""
    names = [(type(each).__module__, type(each).__name__) for each in gc.get_objects()]
    return Counter(
        f"{module}.{name}" for module, name in names if str(module).partition(".")[0] in OURS or name == "Task"
    )


VISITS: tuple[Visit, ...] = (
    cut, close, send_too_much, send_no_frame, send_no_text, be_refused, come_to_no_table, come_as_nobody, ask,
    ask_for_nothing,
)  # fmt: skip
LEAVE_ERRORS: tuple[Visit, ...] = (come_with_a_bad_key, send_no_json, send_no_request)
"""Errors of the libraries that refer to themselves: a look at the youngest objects finds them."""


async def left_after(visit: Visit, stranger: Stranger, running: Inside, is_looked: bool) -> Counter[str]:
    """What some visits leave in memory once they are over."""

    def left() -> Counter[str]:
        if is_looked:
            gc.collect(0)
        return counted() - before

    with without_collection():
        await visit(stranger)  # what is kept of the last visit only is new now
        await until(lambda: not running.server.server_state.connections)
        before = counted()
        for _ in range(TIMES):
            await visit(stranger)
        await until(lambda: not running.server.server_state.connections)
        with suppress(TimeoutError):
            await until(lambda: not left())
        return left()


def test_whoever_is_gone_leaves_nothing_behind(tmp_path: Path) -> None:
    async def work() -> None:
        async with visited(inside(tmp_path, NO_LIMITS), "Ann") as (running, [ann]):
            stranger = Stranger(running, ann, await new_table(ann))
            for visit in (*VISITS, *LEAVE_ERRORS):  # what is made once and kept is there after the first time
                await visit(stranger)
            await until(lambda: not running.server.server_state.connections)
            for visit in VISITS:
                assert not await left_after(visit, stranger, running, is_looked=False), visit
            for visit in LEAVE_ERRORS:
                assert not await left_after(visit, stranger, running, is_looked=True), visit

    uvloop.run(asyncio.wait_for(work(), 2 * PATIENCE))


def test_a_table_that_is_forgotten_is_gone(tmp_path: Path) -> None:
    async def work() -> None:
        async with visited(inside(tmp_path, NO_LIMITS), "Ann") as (running, [ann]):
            table_id = await ann.create("kingup", [["me"], ["random"], ["random"]])
            async with ann.table(table_id) as table:
                await table.do("start")
                async for _ in table.views():
                    break
            house = running.app.state.house
            await until(lambda: not house.sockets)
            with without_collection():
                (found,) = [weakref.ref(live.table) for live in house.loading]
                house.drop(house.loading.get(table_id))
                await until(lambda: found() is None)

    uvloop.run(asyncio.wait_for(work(), 2 * PATIENCE))


class Ring:
    """Refers to itself, so that only a look for garbage finds it."""

    def __init__(self) -> None:
        self.me = self


def test_old_garbage_is_looked_for_when_nobody_would_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "MANY_LOOKS", 0)
    with without_collection():
        found = weakref.ref(Ring())
        serving.collect_old_garbage(is_calm=False)
        assert found() is not None
        serving.collect_old_garbage(is_calm=True)
        assert found() is None
