"""Where logs are kept: SQLite by default, PostgreSQL for several servers. What was acknowledged is on the disk.

All appends go through one writer, which puts whatever is waiting into one transaction: one flush to the disk for
many moves. Two servers on one database cannot both write entry n of a table: the key says so, and one of them is told.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, cast

import msgspec
from filelock import FileLock
from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Connection,
    Dialect,
    Insert,
    Row,
    Select,
    Table,
    Update,
    and_,
    bindparam,
    case,
    func,
    insert,
    literal_column,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vivat.game import Refusal
from vivat.table.broadcasts import Written, notify
from vivat.table.cluster import Alone, Cluster
from vivat.table.damage import EntryRow, read_log
from vivat.table.database import (
    ANSWER_SECONDS,
    Run,
    StoreFailure,
    away,
    blames_a_write,
    check_tables,
    default_url,
    failures,
    make_engine,
    migrate,
    reason_of,
    transactions,
)
from vivat.table.entries import Entry
from vivat.table.guests import ids_of
from vivat.table.member import Member
from vivat.table.metrics import Metrics
from vivat.table.postgres_registry import PostgresRegistry
from vivat.table.schema import devices, entries, guests, members, offers, tables
from vivat.table.status import CLOSED, ENDED, StoredStatus
from vivat.table.timers import SharedTime

MOST_IN_A_BATCH = 130
"""So that a broadcast, of at most two entries each, stays below PostgreSQL's 8,000 bytes."""
WELL_SECONDS = 1.0
"""So long nobody finds out anew whether something can be written."""
MOST_LISTED = 5
"""So many tables that one guest has opened are in the list for everybody."""

body_encoder = msgspec.json.Encoder()

NEW_ENTRY = insert(entries)
NEW_VERSION = (
    update(tables)
    .where(tables.c.id == bindparam("key"))
    .values(
        version=bindparam("new_version"),
        status=case(
            (tables.c.status == literal_column(f"'{CLOSED}'"), literal_column(f"'{CLOSED}'")),
            else_=bindparam("new_status"),
        ),
        changed_at=bindparam("new_changed_at"),
        summary=bindparam("new_summary"),
    )
)

WRITE_NOTHING_NEW = {
    "sqlite": text("PRAGMA user_version = 0"),  # it would not even touch a page for a row that stays the same
    "postgresql": text("UPDATE alembic_version SET version_num = version_num"),
}
"""By database: writes something as it is."""


class Conflict(Exception):
    """Another server has written this entry first."""


class TableRow(msgspec.Struct, frozen=True):
    """What is kept of a table besides its log, for lists."""

    id: str
    version: int
    status: StoredStatus
    listed: bool
    game: str
    opened_at: int
    changed_at: int
    summary: str


class GuestRow(msgspec.Struct, frozen=True):
    """A guest: somebody with a name, and with devices."""

    id: str
    name: str
    created_at: int


class DeviceRow(msgspec.Struct, frozen=True):
    """A device of a guest; of its token only the hash is kept."""

    id: str
    guest_id: str
    token_hash: str
    name: str
    created_at: int
    seen_at: int
    """When it was used, as far as that is more than a day later than what was noted before."""


class TokenHolder(msgspec.Struct, frozen=True):
    """Who has a token: a guest, at one of their devices."""

    guest: str
    name: str
    """The guest's, not the device's."""
    device: str
    seen_at: int


@dataclass(slots=True)
class Append:
    """An entry to be written, with what the lists say of its table afterwards."""

    entry: Entry
    row: TableRow
    joined: tuple[str, ...] = ()
    """Guests who have a chair from now on."""
    offered: tuple[str, ...] = ()
    """Guests to whom a chair is offered."""


@dataclass(slots=True)
class Write:
    """What is written together or not at all, and who waits for that."""

    appends: tuple[Append, ...] = ()
    work: Callable[[Connection], object] | None = None
    """Something else than entries; it does not fail but by the rules of the database."""
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Store:
    """One database of logs, tables and guests."""

    def __init__(self, engine: AsyncEngine, lock: FileLock | None, metrics: Metrics | None = None) -> None:
        self.engine = engine
        self._metrics = metrics or Metrics()
        self._lock = lock
        self._waiting: asyncio.Queue[Write | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._checking: asyncio.Future[None] | None = None
        """Whether the database is well, as somebody is finding out."""
        self._is_well_until = float("-inf")
        self.cluster: Cluster = Member(PostgresRegistry(engine.url), SharedTime()) if self.is_shared else Alone()
        """The servers on this database."""

    @property
    def is_shared(self) -> bool:
        """Whether other servers may write to this database too."""
        return self.engine.dialect.name == "postgresql"

    @classmethod
    @asynccontextmanager
    async def open(
        cls, url: str | None = None, writes: bool = True, metrics: Metrics | None = None
    ) -> AsyncIterator["Store"]:
        """A store ready for use, its tables brought up to date; closed at the end, after what waits is written.

        Without `writes` it only reads, and may be opened beside a server that writes.
        """
        engine, lock = make_engine(url or default_url(), writes)
        store = cls(engine, lock, metrics)
        try:
            try:
                async with engine.begin() as connection:
                    await connection.run_sync(migrate if writes else check_tables)
            except failures(engine) as error:
                raise StoreFailure(Refusal("store-unusable", "", {"reason": reason_of(error)})) from None
            if writes:
                store._writer = asyncio.create_task(store._write_all())
            yield store
        finally:
            await store._close()

    async def _close(self) -> None:
        if self._writer is not None:
            self._waiting.put_nowait(None)
            await self._writer
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    # Writing.

    async def append(self, *appends: Append) -> None:
        """Write entries, together or not at all. Returns when they are on the disk; Conflict if another was first."""
        await self._queue(Write(appends))

    async def do(self, work: Callable[[Connection], object]) -> None:
        """Do some work in a transaction of the writer's; Conflict if the database does not allow it."""
        await self._queue(Write(work=work))

    async def tell(self, table_id: str, seq: int) -> None:
        """Tell all servers of an entry that was not appended but written by some other work."""
        if self.is_shared:
            await self.do(lambda connection: notify(connection, Written([(table_id, seq)])))

    async def vacuum(self) -> None:
        """Give back the space of what was deleted. Whoever writes to a file waits meanwhile."""
        if self.is_shared:
            try:
                async with self.engine.connect() as connection:
                    await connection.execution_options(isolation_level="AUTOCOMMIT")
                    await connection.exec_driver_sql("VACUUM")
            except failures(self.engine) as error:
                raise away(error) from None
        else:
            await self._queue(Write(work=lambda connection: connection.exec_driver_sql("VACUUM")))

    async def _queue(self, write: Write) -> None:
        self._waiting.put_nowait(write)
        await write.done

    async def _write_all(self) -> None:
        async with transactions(self.engine) as run:
            while (first := await self._waiting.get()) is not None:
                batch = [first]
                while len(batch) < MOST_IN_A_BATCH and not self._waiting.empty():
                    following = self._waiting.get_nowait()
                    if following is None:
                        self._waiting.put_nowait(None)
                        break
                    batch.append(following)
                # Apart, so that no move waits for the repetition of a batch in which something else went wrong.
                for some in ([each for each in batch if each.appends], [each for each in batch if not each.appends]):
                    if some:
                        await self._write(run, some)

    async def _write(self, run: Run, batch: list[Write]) -> None:
        """Write a batch; if one write of it may be at fault, by halves, so that only that one fails."""
        try:
            with self._metrics.writing.time():
                await run(lambda connection: write_batch(connection, batch))
        except Exception as error:  # whatever it is: those who wait must be told, and the writer must go on
            half = len(batch) // 2
            if half and blames_a_write(error, self.engine):
                await self._write(run, batch[:half])
                await self._write(run, batch[half:])
            else:
                notify_waiters(batch, Conflict() if isinstance(error, IntegrityError) else self._away(error))
            return
        self._metrics.batches.observe(len(batch))
        notify_waiters(batch, None)
        written = [(append.row.id, append.entry.seq) for write in batch for append in write.appends]
        if self.is_shared and written:
            # Outside of the transaction: inside, every commit would wait for those of all other servers.
            with suppress(*failures(self.engine)):  # the writer must go on; others look for what they were not told
                await run(lambda connection: notify(connection, Written(written)))

    # Reading.

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for a question; StoreFailure if there is no answer."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS if self.is_shared else None), self.engine.connect() as connection:
                yield connection
        except failures(self.engine) as error:
            raise self._away(error) from None

    def _away(self, error: BaseException) -> StoreFailure:
        self._metrics.database_errors.inc()
        return away(error)

    async def read_rows(self, table: str, after: int = 0) -> Sequence[EntryRow]:
        """The log of a table from there on, as the database has it."""
        wanted = select(entries).where(entries.c.table_id == table, entries.c.seq > after).order_by(entries.c.seq)
        return cast(Sequence[EntryRow], await self.fetch(wanted))

    async def read_entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table from there on; DamagedTable names an entry that cannot be read."""
        return read_log(await self.read_rows(table, after), after)

    async def fetch(self, question: Select[Any] | CompoundSelect[Any]) -> Sequence[Row[Any]]:
        """The rows that answer a question."""
        async with self._reading() as connection:
            found: Sequence[Row[Any]] = (await connection.execute(question)).all()
            return found

    async def has(self, question: Select[Any]) -> bool:
        """Whether there is any such row."""
        return bool(await self.fetch(question.limit(1)))

    async def find_row(self, table_id: str) -> TableRow | None:
        """What is kept of a table besides its log; None if there is no such table."""
        found = await self._list(1, tables.c.id == table_id)
        return found[0] if found else None

    async def list_tables(self, most: int | None = 100) -> list[TableRow]:
        """All tables, the last changed first."""
        return await self._list(most)

    async def listed_tables(self, since: int, most: int = 100) -> list[TableRow]:
        """Tables that anybody may find, not finished and changed since then, of each guest the newest few."""
        is_first = and_(entries.c.table_id == tables.c.id, entries.c.seq == 1)
        place = func.row_number().over(
            partition_by=func.coalesce(entries.c.author, tables.c.id),
            order_by=(tables.c.changed_at.desc(), tables.c.id),
        )
        found = (
            select(tables.c.id, place.label("place"))
            .outerjoin(entries, is_first)
            .where(tables.c.listed, tables.c.status.not_in(ENDED), tables.c.changed_at > since)
            .subquery()
        )
        return await self._list(most, tables.c.id.in_(select(found.c.id).where(found.c.place <= MOST_LISTED)))

    async def playing_tables(self) -> list[TableRow]:
        """All tables at which a game is under way."""
        return await self._list(None, tables.c.status == "playing")

    async def _list(self, most: int | None, *conditions: ColumnElement[bool]) -> list[TableRow]:
        wanted = select(tables).where(*conditions).order_by(tables.c.changed_at.desc(), tables.c.id).limit(most)
        async with self._reading() as connection:
            return [TableRow(*row) for row in (await connection.execute(wanted)).all()]

    async def tables_of(self, guest: str, most: int = 100) -> list[TableRow]:
        """Tables at which a guest has, or had, a chair."""
        mine = select(members.c.table_id).where(members.c.guest_id == guest)
        return await self._list(most, tables.c.id.in_(mine))

    async def has_chair(self, guest: str, table_id: str) -> bool:
        """Whether a guest, whichever hand, has or had a chair at a table."""
        mine = select(members.c.table_id).where(members.c.guest_id.in_(ids_of(guest)), members.c.table_id == table_id)
        return await self.has(mine)

    async def running_tables(self, table_ids: Collection[str]) -> list[TableRow]:
        """Those of some tables that are not finished, the last changed first."""
        return await self._list(None, tables.c.id.in_(table_ids), tables.c.status.not_in(ENDED))

    async def count_running(self, guest: str, since: int) -> int:
        """How many tables of a guest, whichever hand sits there, are not finished and have changed since then."""
        mine = select(members.c.table_id).where(members.c.guest_id.in_(ids_of(guest)))
        running = (tables.c.id.in_(mine), tables.c.status.not_in(ENDED), tables.c.changed_at > since)
        async with self._reading() as connection:
            return int(
                (await connection.execute(select(func.count()).select_from(tables).where(*running))).scalar_one()
            )

    # Guests.

    async def add_guest(self, guest: GuestRow, device: DeviceRow) -> None:
        """Write a new guest into the database, with the first device."""

        def add(run: Connection) -> None:
            run.execute(insert(guests), [msgspec.structs.asdict(guest)])
            run.execute(insert(devices), [msgspec.structs.asdict(device)])

        await self._queue(Write(work=add))

    async def rename_guest(self, guest: str, name: str) -> None:
        """Write a guest's new name."""
        await self._queue(
            Write(work=lambda run: run.execute(update(guests).where(guests.c.id == guest).values(name=name)))
        )

    async def find_guest(self, token_hash: str) -> TokenHolder | None:
        """The guest with this token, and the device."""
        wanted = select(guests.c.id, guests.c.name, devices.c.id, devices.c.seen_at).join_from(devices, guests)
        async with self._reading() as connection:
            row = (await connection.execute(wanted.where(devices.c.token_hash == token_hash))).first()
        return None if row is None else TokenHolder(*row)

    async def name_of(self, guest: str) -> str:
        """The name of a guest; empty if there is no such guest."""
        found = await self.fetch(select(guests.c.name).where(guests.c.id == guest))
        return str(found[0].name) if found else ""

    async def check(self) -> None:
        """Raise unless the database answers, and takes what is written: the disk may be full.

        Anybody may ask: many who do so at once share one answer, and one that is good is good for a while.
        """
        if self._checking is None or self._checking.done():
            if time.monotonic() < self._is_well_until:
                return
            self._checking = asyncio.ensure_future(self._check())
            self._checking.add_done_callback(lambda done: done.cancelled() or done.exception())  # perhaps nobody waits
        await asyncio.shield(self._checking)

    async def _check(self) -> None:
        async with self._reading() as connection:
            await connection.execute(text("SELECT 1"))
        await self._queue(Write(work=lambda run: run.execute(WRITE_NOTHING_NEW[run.dialect.name])))
        self._is_well_until = time.monotonic() + WELL_SECONDS


def write_batch(connection: Connection, batch: Sequence[Write]) -> None:
    """Write everything that a batch of writes asks for, in one transaction."""
    for write in batch:
        if write.work is not None:
            write.work(connection)
    appends = [append for write in batch for append in write.appends]
    opened = [msgspec.structs.asdict(each.row) for each in appends if each.entry.seq == 1]
    if opened:
        connection.execute(insert(tables), opened)
    if appends:
        insert_entries(connection, [(each.row.id, each.entry) for each in appends])
    changed = {each.row.id: each.row for each in appends if each.entry.seq > 1}
    if changed:
        execute_plainly(
            connection,
            NEW_VERSION,
            [
                {
                    "key": row.id,
                    "new_version": row.version,
                    "new_status": row.status,
                    "new_changed_at": row.changed_at,
                    "new_summary": row.summary,
                }
                for row in changed.values()
            ],
        )
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    joined = [(each.row.id, guest) for each in appends for guest in each.joined]
    offered = [(each.row.id, guest) for each in appends for guest in each.offered]
    for where, guests_there in ((members, joined), (offers, offered)):
        if guests_there:
            rows = [{"guest_id": guest, "table_id": table_id} for table_id, guest in guests_there]
            connection.execute(dialect.insert(where).on_conflict_do_nothing(), rows)


def insert_entries(connection: Connection, found: Iterable[tuple[str, Entry]]) -> None:
    """Write entries, each with its table; an error of the database if another server was first."""
    execute_plainly(connection, NEW_ENTRY, [entry_row(table_id, entry) for table_id, entry in found])


def execute_plainly(connection: Connection, statement: Insert | Update, rows: Sequence[dict[str, Any]]) -> None:
    """A statement of numbers and texts, which need no conversion, for many rows: half the work of `execute`."""
    sql, names = plain_sql(statement, connection.dialect)
    connection.exec_driver_sql(sql, [tuple([row[name] for name in names]) for row in rows])


def change_rows(connection: Connection, where: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Write rows anew, found by their keys, all at once: whatever is played on this server waits until it is done."""
    if rows:
        named = [{f"new_{name}": value for name, value in row.items()} for row in rows]
        execute_plainly(connection, changed_row(where), named)


@cache
def changed_row(where: Table) -> Update:
    """The statement that writes a row of numbers and texts anew, its values called `new_…`."""
    is_it = [each == bindparam(f"new_{each.name}") for each in where.primary_key]
    values: dict[str, Any] = {each.name: bindparam(f"new_{each.name}") for each in where.c if not each.primary_key}
    return update(where).where(*is_it).values(values)


@lru_cache(maxsize=8)
def plain_sql(statement: Insert | Update, dialect: Dialect) -> tuple[str, tuple[str, ...]]:
    """A statement in a database's own words, and the names of its parameters in their order."""
    compiled = statement.compile(dialect=dialect)
    return str(compiled), tuple(compiled.positiontup or ())


def entry_row(table_id: str, entry: Entry) -> dict[str, Any]:
    """An entry as the database has it."""
    return {
        "table_id": table_id,
        "seq": entry.seq,
        "at": entry.at,
        "author": entry.author,
        "command": entry.command,
        "body": body_encoder.encode(entry.body).decode(),
    }


def notify_waiters(batch: Sequence[Write], failure: Exception | None) -> None:
    """Tell everybody who waits for a batch whether it was written."""
    for each in batch:
        if each.done.done():
            continue
        if failure is None:
            each.done.set_result(None)
        else:
            each.done.set_exception(failure)
