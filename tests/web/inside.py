"""The server inside the test's own process, on a free port of this machine: faults can be planted in it."""

import asyncio
import socket as sockets
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from litestar import Litestar

from vivat.web.app import make_app
from vivat.web.limits import Limits
from vivat.web.serving import bind, configure


class Quiet(uvicorn.Server):
    """A server that leaves the signals to the tests."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """None."""
        yield


@dataclass
class Inside:
    """A server in this process."""

    address: str
    database: Path
    app: Litestar
    server: uvicorn.Server


@asynccontextmanager
async def inside(
    folder: Path, limits: Limits | None = None, send_buffer: int = 0, proxies: Sequence[str] = ("127.0.0.1",)
) -> AsyncIterator[Inside]:
    """A server for the time of a block; with a small buffer, a client that does not read is felt soon."""
    limits = limits or Limits()
    database = folder / "vivat.db"
    app = make_app(f"sqlite:///{database}", limits)
    bound = bind("127.0.0.1", 0)
    if send_buffer:
        bound.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, send_buffer)
    server = Quiet(configure(app, "127.0.0.1", 0, limits, proxies))
    serving = asyncio.create_task(server.serve([bound]))
    try:
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        yield Inside(f"http://127.0.0.1:{bound.getsockname()[1]}", database, app, server)
    finally:
        server.should_exit = True
        await serving
        bound.close()
