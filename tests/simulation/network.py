"""The network between people and servers: messages take their time, lines are cut, and either end may notice late."""

import asyncio
from collections.abc import Callable, Mapping
from random import Random
from types import TracebackType
from typing import Any, Protocol, Self

from websockets.exceptions import ConnectionClosedError, InvalidHandshake

from tests.simulation.loop import SimulatedLoop

WINDOW = 8
"""So many messages may be on their way to a client before its server has to wait."""
OPEN_SECONDS = 10.0
"""As long as the library waits for a handshake."""
KEEPALIVE_SECONDS = 40.0
"""After so long without a pong, either end knows that a line is dead."""
REQUEST_SECONDS = 30.0
NORMAL, ABNORMAL = 1000, 1006
TICK = 1e-6
"""Between two messages in one direction at least: timers that are due together go off in no order."""

Message = Mapping[str, Any]


class Host(Protocol):
    """A machine on which a server runs, or should."""

    def accept(self, link: "Link", path: str, token: str) -> bool:
        """Begin to serve a socket; False if nobody listens."""

    def request(self, method: str, path: str, token: str, body: bytes, answer: Callable[[int, bytes], None]) -> bool:
        """Begin to serve a request; False if nobody listens."""


class Network:
    """Lines from anybody to any of the hosts."""

    def __init__(self, loop: SimulatedLoop, random: Random, heard: Callable[[str], None]) -> None:
        self.loop = loop
        self.random = random
        self.hosts: list[Host] = []
        self.links: list[Link] = []
        """The lines that are open at one end at least, in the order in which they were opened."""
        self.heard = heard
        """Called with every frame that reaches a client."""
        self.refuses = 0.0
        """How likely a new line is not to come about."""

    def delay(self) -> float:
        """How long a message is on its way: mostly short, now and then not."""
        random = self.random.random
        return 0.0005 + 0.004 * random() + (0.3 * random() if random() < 0.02 else 0.0)

    def pick(self) -> Host:
        """Whichever: no client is sent to the same server twice on purpose."""
        if self.random.random() < self.refuses:
            raise ConnectionRefusedError("the network is away")
        return self.random.choice(self.hosts)

    async def request(self, method: str, path: str, token: str, body: bytes) -> tuple[int, bytes]:
        """Status and body of a response; OSError if none comes."""
        host = self.pick()
        answered: asyncio.Future[tuple[int, bytes]] = self.loop.create_future()

        def arrive() -> None:
            if not host.request(method, path, token, body, answer) and not answered.done():
                answered.set_exception(ConnectionRefusedError("nobody listens"))

        def answer(status: int, content: bytes) -> None:
            if self.random.random() >= self.refuses:
                self.loop.in_world(self.delay(), settle, status, content)

        def settle(status: int, content: bytes) -> None:
            if not answered.done():
                answered.set_result((status, content))

        self.loop.in_world(self.delay(), arrive)
        async with asyncio.timeout(REQUEST_SECONDS):
            return await answered

    def connect(self, path: str, token: str) -> "Connect":
        """A socket to whichever host, as `websockets.connect` gives it."""
        return Connect(self, path, token)


class Link:
    """One WebSocket: both directions in the order of sending, until it is cut."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.accepted: asyncio.Future[None] = network.loop.create_future()
        self.close_code: int | None = None
        """Known to the client once it knows that the line is closed."""
        self.to_server: asyncio.Queue[Message] = asyncio.Queue()
        self.to_client: asyncio.Queue[str | None] = asyncio.Queue()
        self.is_cut = False
        self.server_knows = False
        self.late_until = 0.0
        """Until then the client reads nothing."""
        self._unread = 0
        self._room = asyncio.Event()
        self._last_up = self._last_down = 0.0

    # The client's end.

    async def send(self, text: str) -> None:
        """A frame to the server."""
        if self.close_code is not None:
            raise ConnectionClosedError(None, None)
        self._up({"type": "websocket.receive", "text": text})

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> str:
        frame = await self.to_client.get()
        if frame is None:
            raise StopAsyncIteration
        return frame

    def hang_up(self) -> None:
        """The client closes the socket, or is gone."""
        if self.close_code is None:
            self.close_code = NORMAL
            self._up({"type": "websocket.disconnect", "code": NORMAL})

    def _up(self, message: Message) -> None:
        loop = self.network.loop
        self._last_up = max(self._last_up + TICK, loop.time() + self.network.delay())
        loop.in_world(self._last_up - loop.time(), self._arrive_up, message)

    def _arrive_up(self, message: Message) -> None:
        if not self.is_cut:
            self.to_server.put_nowait(message)

    # The server's end.

    async def receive(self) -> Message:
        """ASGI's `receive`."""
        message = await self.to_server.get()
        if message["type"] == "websocket.disconnect":
            self.server_knows = True
            self._forget()
        return message

    async def respond(self, message: Message) -> None:
        """ASGI's `send`."""
        if self.server_knows:
            raise OSError("the client is gone")
        kind = message["type"]
        if kind == "websocket.accept":
            self._down(self._accept)
        elif kind == "websocket.close":
            self.server_knows = True
            self._down(self._close, message.get("code", NORMAL))
        else:
            while self._unread >= WINDOW:
                self._room.clear()
                await self._room.wait()
            self._unread += 1
            self._down(self._arrive_down, message["text"])

    def end(self) -> None:
        """The server has nothing more to say."""
        if not self.server_knows:
            self.server_knows = True
            self._down(self._close, NORMAL)

    def _down(self, call: Callable[..., None], *args: Any) -> None:
        loop = self.network.loop
        self._last_down = max(self._last_down + TICK, self.late_until, loop.time() + self.network.delay())
        loop.in_world(self._last_down - loop.time(), call, *args)

    def _accept(self) -> None:
        if not self.is_cut and not self.accepted.done():
            self.accepted.set_result(None)

    def _arrive_down(self, text: str) -> None:
        self._unread -= 1
        self._room.set()
        if not self.is_cut and self.close_code is None:
            self.network.heard(text)
            self.to_client.put_nowait(text)

    def _close(self, code: int) -> None:
        if not self.is_cut:
            self._closed(code)

    def _closed(self, code: int) -> None:
        if self.close_code is None:
            self.close_code = code
            self.to_client.put_nowait(None)
        if not self.accepted.done():
            self.accepted.set_exception(InvalidHandshake())
        self._forget()

    # What happens to lines.

    def cut(self, client_notices: float, server_notices: float) -> None:
        """What is on its way is lost; each end notices when it does."""
        if not self.is_cut:
            self.is_cut = True
            loop = self.network.loop
            loop.in_world(client_notices, self._closed, ABNORMAL)
            loop.in_world(server_notices, self.to_server.put_nowait, {"type": "websocket.disconnect", "code": ABNORMAL})

    def _forget(self) -> None:
        if (self.is_cut or self.server_knows or self.close_code is not None) and self in self.network.links:
            self.network.links.remove(self)


class Connect:
    """`websockets.connect`, as far as our client uses it."""

    def __init__(self, network: Network, path: str, token: str) -> None:
        self._network = network
        self._path = path
        self._token = token
        self._link: Link | None = None

    async def __aenter__(self) -> Link:
        network = self._network
        host = network.pick()
        link = self._link = Link(network)

        def arrive() -> None:
            if host.accept(link, self._path, self._token):
                network.links.append(link)
            elif not link.accepted.done():
                link.accepted.set_exception(ConnectionRefusedError("nobody listens"))

        network.loop.in_world(network.delay(), arrive)
        try:
            async with asyncio.timeout(OPEN_SECONDS):
                await link.accepted
        except BaseException:
            link.hang_up()
            raise
        return link

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._link is not None:
            self._link.hang_up()
