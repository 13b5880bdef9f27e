"""The database that all servers share, in memory: it commits whole batches, and what is asked of it may get lost."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeVar, cast
from unittest.mock import patch

from sqlalchemy import CompoundSelect, Select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.simulation.loop import Process, SimulatedLoop
from vivat.table.broadcasts import Broadcast
from vivat.table.damage import EntryRow
from vivat.table.database import Run, away
from vivat.table.entries import Entry
from vivat.table.store import Store, TableRow, TokenHolder, Write, body_encoder

T = TypeVar("T")


class Row(NamedTuple):
    """A row of the log."""

    seq: int
    at: int
    author: str
    command: str
    body: str


class Database:
    """Logs, tables and guests; each question is answered at one instant, if it arrives."""

    def __init__(self, loop: SimulatedLoop, random: Random, committed: Callable[[str, Entry], None]) -> None:
        self.loop = loop
        self.random = random
        self.logs: dict[str, list[Row]] = {}
        self.rows: dict[str, TableRow] = {}
        self.guests: dict[str, TokenHolder] = {}
        self.notified: Callable[[Broadcast], None] = lambda _: None
        self.cut_off: set[Process] = set()
        """Processes that cannot reach it: what they ask gets lost, or its answer."""
        self.fails = 0.0
        """How likely something goes wrong with a question, before or after it had its effect."""
        self.slow = 0.0
        """How many seconds an answer may take longer."""
        self.losses: dict[Process, int] = {}
        """By process: how often it got no answer."""
        self._committed = committed
        """Called with each entry that is written, in their order."""

    def delay(self) -> float:
        """How long a question or an answer is on its way."""
        random = self.random.random
        return 0.0002 + 0.003 * random() + self.slow * random()

    def _patience(self) -> float:
        """After how long somebody broadcasts that no answer comes: at once if the line is cut, else by a limit."""
        random = self.random.random
        return 0.001 + 0.01 * random() if random() < 0.5 else 4 * random()

    def _is_lost(self, process: Process) -> bool:
        return process in self.cut_off or (self.fails > 0 and self.random.random() < self.fails)

    async def ask(self, process: Process, work: Callable[[], T]) -> T:
        """What the database answers; OSError if no answer comes, and then it may have been done or not."""
        answer: asyncio.Future[T] = self.loop.create_future()

        def lose() -> None:
            self.losses[process] = self.losses.get(process, 0) + 1
            if not answer.done():
                answer.set_exception(OSError("the database does not answer"))

        def arrive() -> None:
            try:
                found, failure = work(), None
            except IntegrityError as error:
                failure = error
            if self._is_lost(process):
                self.loop.in_world(self._patience(), lose)
            elif failure is not None:
                self.loop.in_world(self.delay(), settle, answer.set_exception, failure)
            else:
                self.loop.in_world(self.delay(), settle, answer.set_result, found)

        def settle(done: Callable[[Any], None], value: object) -> None:
            if not answer.done():
                done(value)

        if self._is_lost(process):
            self.loop.in_world(self._patience(), lose)
        else:
            self.loop.in_world(self.delay(), arrive)
        return await answer

    # What is done at the database itself.

    def write(self, batch: Sequence[Write]) -> None:
        """Commit a batch, or nothing of it: the key of a log's entries is unique."""
        appends = [append for write in batch for append in write.appends]
        lengths: dict[str, int] = {}
        for each in appends:
            length = lengths.get(each.row.id, len(self.logs.get(each.row.id, ())))
            if each.entry.seq <= length:
                raise IntegrityError("entries", {}, Exception("not unique"))
            if each.entry.seq > length + 1:
                raise AssertionError(f"entry {each.entry.seq} of table {each.row.id} after {length}")
            lengths[each.row.id] = each.entry.seq
        for each in appends:
            entry = each.entry
            body = body_encoder.encode(entry.body).decode()
            self.logs.setdefault(each.row.id, []).append(Row(entry.seq, entry.at, entry.author, entry.command, body))
            self.rows[each.row.id] = each.row
            self._committed(each.row.id, entry)

    def notify(self, broadcast: Broadcast) -> None:
        """Tell all servers that listen."""
        self.notified(broadcast)


class SimulatedStore(Store):
    """The store of one server on the simulated database: the writer and its batches are the real ones."""

    def __init__(self, database: Database, process: Process) -> None:
        url = make_url("postgresql://simulated")
        engine = SimpleNamespace(dialect=SimpleNamespace(name="postgresql"), url=url, run=self._run)
        super().__init__(cast(AsyncEngine, engine), None)
        self._database = database
        self._process = process

    def start(self) -> None:
        """Begin to write."""
        self._writer = asyncio.get_running_loop().create_task(self._write_all())

    async def _run(self, work: Callable[[Any], None]) -> None:
        await self._database.ask(self._process, lambda: work(self._database))

    async def _ask(self, work: Callable[[], T]) -> T:
        try:
            return await self._database.ask(self._process, work)
        except OSError as error:
            raise away(error) from None

    async def read_rows(self, table: str, after: int = 0) -> Sequence[EntryRow]:
        return await self._ask(lambda: cast(list[EntryRow], self._database.logs.get(table, [])[after:]))

    async def find_row(self, table_id: str) -> TableRow | None:
        return await self._ask(lambda: self._database.rows.get(table_id))

    async def playing_tables(self) -> list[TableRow]:
        return await self._ask(lambda: [row for row in self._database.rows.values() if row.status == "playing"])

    async def count_running(self, guest: str, since: int) -> int:  # noqa: ARG002
        return await self._ask(lambda: 0)

    async def fetch(self, question: Select[Any] | CompoundSelect[Any]) -> Sequence[Any]:  # noqa: ARG002
        """Nothing: who has devices, codes and notices is not part of the simulation."""
        return await self._ask(list)

    async def find_guest(self, token_hash: str) -> TokenHolder | None:
        return await self._ask(lambda: self._database.guests.get(token_hash))


@asynccontextmanager
async def transactions(engine: Any) -> AsyncIterator[Run]:
    """How the writer does a piece of work in one transaction."""
    yield engine.run


@contextmanager
def simulated_transactions() -> Iterator[None]:
    """For the time of a block, stores write to simulated databases."""
    with (
        patch("vivat.table.store.transactions", transactions),
        patch("vivat.table.store.write_batch", Database.write),
        patch("vivat.table.store.notify", Database.notify),
    ):
        yield
