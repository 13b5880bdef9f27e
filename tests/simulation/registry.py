"""The register of servers in the simulated database: each method is one step there, over one connection of its own."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NoReturn, TypeVar

from tests.simulation.database import Database
from tests.simulation.loop import Process
from vivat.table.broadcasts import Broadcast
from vivat.table.database import StoreFailure
from vivat.table.decide import Author
from vivat.table.postgres_registry import ANSWER_SECONDS, no_answer
from vivat.table.registry import LEASE_MS, Kind, Pulse, SearchRequest

T = TypeVar("T")


@dataclass
class ServerRow:
    """A server that is alive, as the database has it."""

    kind: Kind
    slots: int
    beat_at: int
    presence: dict[tuple[str, str], Author] = field(default_factory=dict)
    """By table and guest."""


class Register:
    """What the database has of servers, and who listens to its broadcasts."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.servers: dict[str, ServerRow] = {}
        self.leases: dict[str, str | None] = {}
        self.changes: dict[str, int] = {}
        """By table: how often another server has taken its lease."""
        self.listeners: list[SimulatedRegistry] = []
        database.notified = self.notify

    def notify(self, broadcast: Broadcast) -> None:
        """Tell all servers that listen. A line that loses something is broken."""
        for listener in list(self.listeners):
            listener.deliver(broadcast)

    def give(self, table_id: str, server: str | None) -> None:
        """Another server holds a table's lease from now on, or for the time being none."""
        if self.leases.get(table_id) != server:
            self.leases[table_id] = server
            self.changes[table_id] = self.changes.get(table_id, 0) + 1

    def remove(self, server: str) -> None:
        """A server's row goes, and with it its presence; its leases are nobody's."""
        self.servers.pop(server, None)
        for table_id, holder in self.leases.items():
            if holder == server:
                self.give(table_id, None)


class SimulatedRegistry:
    """One server's connection to the register."""

    def __init__(self, register: Register, process: Process) -> None:
        self._register = register
        self._database = register.database
        self._process = process
        self._is_open = False
        self._hear: Callable[[Broadcast], None] | None = None
        self._turn = asyncio.Lock()

    async def connect(self, hear: Callable[[Broadcast], None]) -> None:
        """Begin to hear broadcasts."""
        await self.close()
        await self._ask(lambda: self._register.listeners.append(self))
        self._is_open, self._hear = True, hear

    async def close(self) -> None:
        """Hear nothing more."""
        self._is_open = False
        self._hear = None
        if self in self._register.listeners:
            self._register.listeners.remove(self)

    def deliver(self, broadcast: Broadcast) -> None:
        """A broadcast is on its way to this server."""
        if self._process.is_dead:
            self._register.listeners.remove(self)
        elif self._process in self._database.cut_off:
            self._is_open = False
        else:
            self._database.loop.in_world(self._database.delay(), self._arrive, broadcast)

    def _arrive(self, broadcast: Broadcast) -> None:
        if self._is_open and self._hear is not None:
            self._database.loop.call_soon(self._hear, broadcast, context=self._process.context)

    async def _ask(self, work: Callable[[], T]) -> T:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await self._database.ask(self._process, work)
        except OSError:
            self._is_open = False
            raise no_answer() from None

    async def _step(self, work: Callable[[], T]) -> T:
        async with self._turn:
            if not self._is_open:
                raise no_answer()
            found = await self._ask(work)
        if isinstance(found, StoreFailure):
            raise found
        return found

    def _row(self, server: str) -> ServerRow | StoreFailure:
        """A server's row; what the dead ask for is refused."""
        return self._register.servers.get(server) or no_answer()

    async def tell(self, broadcast: Broadcast) -> None:
        """Tell all servers that listen."""
        await self._step(lambda: self._register.notify(broadcast))

    # Being alive.

    async def join(self, server: str, kind: Kind, slots: int) -> None:
        """Write a server's row."""

        def work() -> None:
            now = self._database.loop.now
            self._register.servers.setdefault(server, ServerRow(kind, slots, now)).beat_at = now

        await self._step(work)

    async def beat(self, server: str) -> Pulse | None:
        """Renew a server's row, and remove those that were not renewed in time."""

        def work() -> Pulse | None:
            register, now = self._register, self._database.loop.now
            if server not in register.servers:
                return None
            register.servers[server].beat_at = now
            dead = [each for each, row in register.servers.items() if row.beat_at < now - LEASE_MS]
            for each in dead:
                register.remove(each)
            orphans = sum(holder is None for holder in register.leases.values())
            return Pulse(now, dead, len(register.servers), 0, orphans)

        return await self._step(work)

    async def leave(self, server: str) -> None:
        """Remove a server's row."""
        await self._step(lambda: self._register.remove(server))

    # Leases.

    async def take(self, server: str, tables: Sequence[str]) -> Sequence[str]:
        """Those of the tables whose leases a server holds from now on, or did already."""

        def work() -> Sequence[str] | StoreFailure:
            register = self._register
            if server not in register.servers:
                return no_answer()
            free = [each for each in tables if register.leases.get(each) in (None, server)]
            for each in free:
                register.give(each, server)
            return free

        return await self._allowed(work)

    async def take_orphans(self, server: str, most: int) -> Sequence[str]:
        """Some of the tables whose servers are gone."""

        def work() -> Sequence[str] | StoreFailure:
            register = self._register
            if server not in register.servers:
                return no_answer()
            orphans = sorted(table_id for table_id, holder in register.leases.items() if holder is None)[:most]
            for each in orphans:
                register.give(each, server)
            return orphans

        return await self._allowed(work)

    async def _allowed(self, work: Callable[[], Sequence[str] | StoreFailure]) -> Sequence[str]:
        found = await self._step(work)
        assert not isinstance(found, StoreFailure)
        return found

    async def held(self, server: str) -> Sequence[str]:
        """The tables whose leases a server holds."""
        return await self._step(lambda: [each for each, holder in self._register.leases.items() if holder == server])

    async def release(self, server: str, tables: Sequence[str]) -> None:
        """A server gives the leases of these up."""

        def work() -> None:
            for each in tables:
                if self._register.leases.get(each) == server:
                    self._register.give(each, None)
                    del self._register.leases[each]

        await self._step(work)

    # Presence.

    async def show(self, server: str, come: Sequence[tuple[str, Author]], gone: Sequence[tuple[str, str]]) -> None:
        """Who is connected to a server from now on, and who no longer is."""

        def work() -> StoreFailure | None:
            row = self._row(server)
            if isinstance(row, StoreFailure):
                return row
            for table_id, guest in gone:
                row.presence.pop((table_id, guest), None)
            for table_id, author in come:
                row.presence[table_id, author.guest] = author
            return None

        await self._step(work)

    async def present(self, server: str, tables: Sequence[str]) -> Sequence[tuple[str, Author]]:
        """Who is connected to these tables at living servers other than this one."""

        def work() -> Sequence[tuple[str, Author]]:
            wanted = set(tables)
            others = (row for each, row in self._register.servers.items() if each != server)
            found = {(at[0], author) for row in others for at, author in row.presence.items() if at[0] in wanted}
            return sorted(found, key=lambda each: (each[0], each[1].guest, each[1].name, each[1].address))

        return await self._step(work)

    async def written_since(self, milliseconds: int) -> Sequence[tuple[str, int]]:
        """Tables that were changed so recently, with their versions."""

        def work() -> Sequence[tuple[str, int]]:
            since = self._database.loop.now - milliseconds
            return [(row.id, row.version) for row in self._database.rows.values() if row.changed_at > since]

        return await self._step(work)

    # Thoughts: there is no think process here.

    async def ask(self, server: str, request: SearchRequest) -> None:
        """Nobody would answer."""
        unasked(server, request)

    async def claim(self, server: str, served: Sequence[tuple[str, str]] = ()) -> SearchRequest | None:
        """Nobody claims anything."""
        unasked(server, served)

    async def answer(self, server: str, request: str, answer: str) -> bool:
        """Nobody answers."""
        unasked(server, request, answer)

    async def collect(self, server: str) -> Sequence[tuple[str, str]]:
        """There is no answer."""
        unasked(server)

    async def drop(self, requests: Sequence[str]) -> None:
        """There are none."""
        unasked(requests)

    async def claimed(self, server: str) -> Sequence[str]:
        """None."""
        unasked(server)


def unasked(*_: object) -> NoReturn:
    """No think process is simulated."""
    raise AssertionError("there is no think process, so nobody asks for one's thoughts")
