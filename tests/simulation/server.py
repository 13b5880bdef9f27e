"""A machine on which the real application, house and sockets run, in a process that can be stopped and killed."""

import asyncio
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, cast
from urllib.parse import urlsplit

from litestar import Litestar

from tests.simulation.bot_jobs import BotJobs, Thinking, named
from tests.simulation.database import SimulatedStore
from tests.simulation.loop import EPOCH, Process, SimulatedLoop
from tests.simulation.network import Link, Message
from tests.simulation.registry import SimulatedRegistry
from tests.table.virtual import Inline
from vivat.game import Dealer
from vivat.table.bot_pool import BotLimits
from vivat.table.house import House
from vivat.table.member import Member
from vivat.table.timers import SharedTime
from vivat.web.app import make_app
from vivat.web.computing import Computing
from vivat.web.limits import NO_LIMITS

BOT_LIMITS = BotLimits(searches=1, searches_per_person=1, quick=4, quick_per_person=2, quick_per_address=3, pace_ms=20)


class Door:
    """The house that is open at the moment: an application is made once, and meets one after the other."""

    house: House

    def __getattr__(self, name: str) -> Any:
        return getattr(self.house, name)


@cache
def application(machine: str) -> tuple[Litestar, Door]:
    """The application of a machine, and its door: in the next world it is the same one."""
    door = Door()
    return make_app(limits=NO_LIMITS, house=cast(House, door)), door


class MachineClock:
    """A machine's own clocks: what they show may be far off, and nobody sets the other one."""

    def __init__(self, loop: SimulatedLoop, random: Random) -> None:
        self._loop = loop
        self._up_since = -1e6 * random.random()
        self._pace = 1 + 1e-4 * (random.random() - 0.5)
        self.ahead = random.uniform(-1, 1) * 10 ** (4 * random.random())
        """By so many seconds the time it shows is wrong."""

    def monotonic(self) -> float:
        """Seconds since the machine was started, by a quartz that is not quite right."""
        return (self._loop.time() - self._up_since) * self._pace

    def wall(self) -> float:
        """The time of day, in seconds since 1970."""
        return EPOCH / 1000 + self._loop.time() + self.ahead


class Server:
    """One machine: a process of the server runs on it, or will again."""

    def __init__(self, name: str, loop: SimulatedLoop, random: Random, bot_jobs: BotJobs) -> None:
        self.name = name
        self.loop = loop
        self.random = random
        self.bot_jobs = bot_jobs
        self.register = bot_jobs.register
        self.clock = MachineClock(loop, random)
        self.process = Process(loop, name)
        self.process.die()
        self.house: House | None = None
        self._app, self._door = application(name)
        self._starts = 0
        self._links: list[Link] = []

    @property
    def is_up(self) -> bool:
        """Whether a process runs here, if only stopped for a while."""
        return not self.process.is_dead

    def start(self) -> None:
        """A new process, which knows nothing of the one before it."""
        self._starts += 1
        self.process = Process(self.loop, f"{self.name}.{self._starts}")
        self._links = []
        self._begin(self._serve(self.process))

    def kill(self, noticed: Callable[[], float]) -> None:
        """Everything in memory is gone; what was asked of the database may have been done or not."""
        self.process.die()
        self.house = None
        for link in self._links:
            link.cut(noticed(), 0.0)

    async def terminate(self) -> None:
        """As by SIGTERM: people are told, and what is under way is written."""
        process, house, connections = self.process, self.house, self._app.state.connections

        async def stop() -> None:
            for connection in sorted(connections, key=lambda each: (each.author.guest, each.live.table.id)):
                connection.end("restart")
            await asyncio.sleep(0.5)
            if house is not None:
                await house.close()

        async def end() -> None:
            await asyncio.wait((self._begin(stop()),), timeout=3)
            if self.process is process and not process.is_dead:
                self.kill(lambda: 0.01)

        await end()

    def _begin(self, work: Any) -> "asyncio.Task[Any]":
        return self.loop.create_task(work, context=self.process.context)

    async def _serve(self, process: Process) -> None:
        store = SimulatedStore(self.register.database, process)
        member = Member(SimulatedRegistry(self.register, process), SharedTime(self.clock.monotonic, self.clock.wall))
        member.membership.id = process.name
        store.cluster = member
        store.start()
        numbers = Random(self.random.getrandbits(64))
        self._door.house = house = House(
            store,
            dealer=Dealer.seeded(self.random.getrandbits(32)),
            executor=Thinking(self.loop, Random(self.random.getrandbits(64)), process, self.bot_jobs),
            reader=Inline(),
            bot_limits=BOT_LIMITS,
            seconds_left=lambda _: None,
            new_id=lambda: f"{numbers.getrandbits(64):x}",
            seed=lambda: numbers.getrandbits(32),
        )
        house.bots.choose = named(house.bots.choose)  # type: ignore[method-assign]
        async with self._app.lifespan():
            self._app.state.computing = Computing(Inline(), limited=False)
            house.start()
            await house.ready()
            self.house = house
            await asyncio.Event().wait()

    # The door.

    def accept(self, link: Link, path: str, token: str) -> bool:
        """Begin to serve a socket; False if nobody listens."""
        if self.house is None:
            return False
        self._links.append(link)
        scope = self._scope("websocket", path, token) | {"scheme": "ws", "subprotocols": []}
        link.to_server.put_nowait({"type": "websocket.connect"})
        self._begin(self._socket(link, scope))
        return True

    async def _socket(self, link: Link, scope: Any) -> None:
        """Serve a socket; what the application leaves open is closed, as uvicorn does."""
        try:
            await self._app(scope, link.receive, link.respond)  # type: ignore[arg-type]
        finally:
            link.end()

    def request(self, method: str, path: str, token: str, body: bytes, answer: Callable[[int, bytes], None]) -> bool:
        """Begin to serve a request; False if nobody listens."""
        if self.house is None:
            return False
        scope = self._scope("http", path, token) | {"method": method}
        scope["headers"] += [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        inbox: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
        status, content = 0, b""

        async def receive() -> Message:
            return inbox.pop() if inbox else await asyncio.Future()

        async def send(message: Message) -> None:
            nonlocal status, content
            if message["type"] == "http.response.start":
                status = message["status"]
            else:
                content += message.get("body", b"")
                if not message.get("more_body", False):
                    answer(status, content)

        self._begin(self._app(scope, receive, send))  # type: ignore[arg-type]
        return True

    def _scope(self, kind: str, address: str, token: str) -> dict[str, Any]:
        found = urlsplit(address)
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "http",
            "path": found.path,
            "raw_path": found.path.encode(),
            "query_string": found.query.encode(),
            "root_path": "",
            "headers": [(b"host", b"localhost"), (b"authorization", f"Bearer {token}".encode())],
            "client": ("192.0.2.1", 40_000),
            "server": ("192.0.2.2", 80),
        }
