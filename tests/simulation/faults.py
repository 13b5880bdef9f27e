"""What goes wrong: processes die, stop and go on, lines are cut, the database is away, clocks are wrong."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from tests.simulation.database import Database
from tests.simulation.network import KEEPALIVE_SECONDS, Network
from tests.simulation.server import Server

PAUSE_SECONDS = 1.5
"""So long it takes on average until the next thing goes wrong."""


class Misfortune:
    """Lets one thing after the other go wrong, and mends each of them after a while."""

    def __init__(self, servers: list[Server], database: Database, network: Network, random: Random) -> None:
        self.servers = servers
        self.database = database
        self.network = network
        self.random = random
        self.happened: Counter[str] = Counter()
        self.is_over = False
        self._under_way: set[asyncio.Task[Any]] = set()
        self._kinds: dict[str, tuple[int, Callable[[], Coroutine[Any, Any, None]]]] = {
            "killed": (3, self._kill),
            "stopped": (3, self._stop),
            "terminated": (1, self._terminate),
            "cut off from the database": (3, self._cut_off),
            "database failing": (2, self._fail),
            "database slow": (2, self._slow),
            "lines cut": (6, self._cut_lines),
            "network away": (1, self._refuse),
            "late readers": (3, self._be_late),
            "clock set": (1, self._set_clock),
        }

    async def run(self) -> None:
        """Until it is over."""
        names = list(self._kinds)
        weights = [weight for weight, _ in self._kinds.values()]
        while not self.is_over:
            await asyncio.sleep(self.random.expovariate(1 / PAUSE_SECONDS))
            if self.is_over:
                return
            (name,) = self.random.choices(names, weights)
            self.happened[name] += 1
            task = asyncio.get_running_loop().create_task(self._kinds[name][1]())
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def end(self) -> None:
        """Nothing more goes wrong, and all that did is mended."""
        self.is_over = True
        if self._under_way:
            await asyncio.wait(self._under_way)

    async def _while(self, seconds: float) -> None:
        """How long something stays wrong."""
        await asyncio.sleep(seconds * self.random.random())

    def _noticed(self) -> float:
        """When the end of a line notices that it is cut: mostly soon, else when no pong comes."""
        return 0.2 * self.random.random() if self.random.random() < 0.8 else KEEPALIVE_SECONDS * self.random.random()

    async def _kill(self) -> None:
        server = self.random.choice(self.servers)
        if server.is_up:
            server.kill(self._noticed)
            await self._while(6)
            self._start(server)

    def _start(self, server: Server) -> None:
        """Start a server again, unless somebody else has."""
        if not server.is_up:
            server.start()

    async def _stop(self) -> None:
        server = self.random.choice(self.servers)
        process = server.process
        if server.is_up and not process.is_stopped:
            process.stop()
            await self._while(12)
            if not process.is_dead:
                process.go_on()

    async def _terminate(self) -> None:
        server = self.random.choice(self.servers)
        if server.is_up:
            process = server.process
            await server.terminate()
            if process.is_dead:
                await self._while(3)
                self._start(server)

    async def _cut_off(self) -> None:
        process = self.random.choice(self.servers).process
        self.database.cut_off.add(process)
        await self._while(12)
        self.database.cut_off.discard(process)

    async def _fail(self) -> None:
        self.database.fails = 0.5 * self.random.random()
        await self._while(3)
        self.database.fails = 0.0

    async def _slow(self) -> None:
        self.database.slow = 1.5 * self.random.random()
        await self._while(5)
        self.database.slow = 0.0

    async def _cut_lines(self) -> None:
        some = self.random.random()
        for link in list(self.network.links):
            if self.random.random() < some * some:
                link.cut(self._noticed(), self._noticed())

    async def _refuse(self) -> None:
        self.network.refuses = self.random.random()
        await self._while(3)
        self.network.refuses = 0.0

    async def _be_late(self) -> None:
        for link in self.network.links:
            if self.random.random() < 0.1:
                link.late_until = self.network.loop.time() + 30 * self.random.random()

    async def _set_clock(self) -> None:
        """As somebody who sets it by hand, or a machine that was asleep."""
        self.random.choice(self.servers).clock.ahead = self.random.uniform(-1, 1) * 10 ** (4 * self.random.random())
