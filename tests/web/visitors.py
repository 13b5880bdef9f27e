"""People, programs and strangers at a server inside the test's own process: what they do over the wire."""

import asyncio
import json
import socket as sockets
from collections.abc import AsyncIterator, Coroutine
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.web.inside import Inside
from vivat.client import Client

PING = '{"type":"ping"}'
SMALL = 4096


def run(work: Coroutine[Any, Any, None]) -> None:
    """Whatever hangs, fails."""
    asyncio.run(asyncio.wait_for(work, PATIENCE))


@asynccontextmanager
async def visited(
    server: AbstractAsyncContextManager[Inside], *names: str
) -> AsyncIterator[tuple[Inside, list[Client]]]:
    """A server and a client for each of these guests, for the time of a block."""
    async with server as running, AsyncExitStack() as guests:
        yield running, [await guests.enter_async_context(Client(running.address, name)) for name in names]


@asynccontextmanager
async def at_table(running: Inside, client: Client, table_id: str, query: str = "") -> AsyncIterator[ClientConnection]:
    address = f"{running.address.replace('http', 'ws', 1)}/api/tables/{table_id}/socket{query}"
    headers = {"Authorization": f"Bearer {client.token}"}
    connecting = connect(address, additional_headers=headers, compression=None, max_queue=None, open_timeout=PATIENCE)
    async with connecting as socket:
        yield socket


async def hear(socket: ClientConnection) -> list[dict[str, Any]]:
    """Everything until the connection is closed."""
    heard = []
    try:
        while True:
            heard.append(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))
    except ConnectionClosed:
        return heard


async def answers(socket: ClientConnection, number: int) -> list[dict[str, Any]]:
    """So many messages that are not about the table."""
    found: list[dict[str, Any]] = []
    while len(found) < number:
        message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message["type"] not in ("snapshot", "update", "presence"):
            found.append(message)
    return found


async def new_table(client: Client, **options: object) -> str:
    return await client.create("kingup", [["me"], ["open"], ["open"]], **options)


def deaf(running: Inside, client: Client, table_id: str) -> sockets.socket:
    """A client that takes the handshake and then reads nothing."""
    host, port = running.address.removeprefix("http://").split(":")
    deaf = sockets.socket()
    deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    deaf.settimeout(PATIENCE)
    deaf.connect((host, int(port)))
    deaf.sendall(
        f"GET /api/tables/{table_id}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
        f"Authorization: Bearer {client.token}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert deaf.recv(12) == b"HTTP/1.1 101"
    return deaf


async def until(done: Any) -> None:
    """Wait for something that must come."""
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.02)
