"""The database behind a store: SQLite or PostgreSQL by its address, its tables brought up to date, its failures."""

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import platformdirs
from alembic import command as alembic
from alembic.config import Config
from alembic.util import CommandError
from filelock import FileLock, Timeout
from sqlalchemy import Connection, create_engine, event, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from vivat.game import MissingExtra, Refusal, VivatError
from vivat.table.schema import tables

MIGRATIONS = Path(__file__).parent / "migrations"
LOG = logging.getLogger(__name__)
NEEDED_SQLITE = (3, 25, 0)
"""The first with window functions, which the list of tables is made with."""
MENDED_SQLITE = (3, 51, 3)
"""Before, two writers could damage the write-ahead log between them."""

ANSWER_SECONDS = 20.0
"""A database elsewhere that takes longer over a question or a batch does not answer."""

Work = Callable[[Connection], None]
Run = Callable[[Work], Awaitable[None]]


class StoreFailure(VivatError):
    """The database cannot be used."""


def default_url() -> str:
    """SQLite in the platform's folder for data of programs."""
    return f"sqlite:///{platformdirs.user_data_path('vivat', appauthor=False) / 'vivat.db'}"


def make_engine(address: str, writes: bool) -> tuple[AsyncEngine, FileLock | None]:
    """The engine for an address; a file of SQLite is ours alone."""
    try:
        url = make_url(address)
        backend = url.get_backend_name()
    except (SQLAlchemyError, ValueError):
        raise StoreFailure(Refusal("store-bad-address", "", {"address": address[:80]})) from None
    if backend == "postgresql":
        return make_postgresql(url), None
    if backend != "sqlite" or not url.database or url.database.startswith((":", "file:")):
        raise StoreFailure(Refusal("store-bad-address", "", {"address": address[:80]}))
    try:
        path = Path(os.path.realpath(url.database))  # a second name of a file has the same lock
    except ValueError as error:
        raise StoreFailure(Refusal("store-unusable", "", {"reason": reason_of(error)})) from None
    check_sqlite_version(sqlite3.sqlite_version_info)
    if not writes:
        if not path.is_file():
            raise StoreFailure(Refusal("store-unusable", "", {"reason": f"there is no file {path}"}))
        engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"), hide_parameters=True)
        event.listen(engine.sync_engine, "connect", only_read)
        return engine, None
    lock = FileLock(f"{path}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire(timeout=0)
        try_file(path)
    except Timeout:
        raise StoreFailure(Refusal("store-in-use", "", {"file": str(path)})) from None
    except StoreFailure:
        lock.release()
        raise
    except (OSError, ValueError, sqlite3.Error) as error:
        lock.release()
        raise StoreFailure(Refusal("store-unusable", "", {"reason": reason_of(error)})) from None
    engine = create_async_engine(
        url.set(drivername="sqlite+aiosqlite", database=str(path)), pool_size=4, hide_parameters=True
    )
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine, lock


def check_sqlite_version(found: Sequence[int]) -> None:
    """Refuse a SQLite that does not know what we ask it."""
    if tuple(found) < NEEDED_SQLITE:
        facts = {"version": dotted(found), "needed": dotted(NEEDED_SQLITE)}
        raise StoreFailure(Refusal("store-old-sqlite", "", facts))


def warn_of_old_sqlite(address: str | None) -> None:
    """Write down what an operator must not do with a SQLite that has the fault of two writers."""
    found = sqlite3.sqlite_version_info
    if found < MENDED_SQLITE and (address or default_url()).startswith("sqlite"):
        LOG.warning(
            "SQLite %s can damage a database that two programs write at once (mended in %s); this server is the only "
            "writer of its file: change the file with nothing else while it runs",
            dotted(found),
            dotted(MENDED_SQLITE),
        )


def warn_of_readers(address: str | None) -> None:
    """Write down that others on this machine may read a file in which every card and ballot stands in the clear.

    A new file is its owner's alone; who may read an older one is the operator's to say.
    """
    path = file_of(address)
    with suppress(OSError):
        if path is not None and os.name == "posix" and path.stat().st_mode & 0o077:
            LOG.warning(
                "others on this machine may read or write the database, with every card in it: chmod 600 %s", path
            )


def file_of(address: str | None) -> Path | None:
    """The file of SQLite at an address, by the one name that all its other names lead to; None for anything else."""
    try:
        url = make_url(address or default_url())
        is_file = url.get_backend_name() == "sqlite" and bool(url.database)
        return Path(os.path.realpath(str(url.database))) if is_file else None
    except (SQLAlchemyError, ValueError):
        return None


def dotted(version: Sequence[int]) -> str:
    """A version as people write it."""
    return ".".join(map(str, version))


def try_file(path: Path) -> None:
    """Open it once here: from the threads of the engine, a failure would come with a traceback now and then."""
    if path.is_file() and path.stat().st_nlink > 1:
        raise StoreFailure(Refusal("store-two-names", "", {"file": str(path)}))
    if not path.exists():  # it will hold secrets: the owner's alone, and so the files that SQLite puts beside it
        path.touch(mode=0o600)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA schema_version")


def make_postgresql(url: URL) -> AsyncEngine:
    """The engine for an address as PostgreSQL's own programs take it, with its options after the question mark."""
    try:
        import asyncpg
    except ImportError:
        raise StoreFailure(MissingExtra.of("asyncpg", "postgresql").refusal) from None
    address = plain_address(url)
    return create_async_engine(
        url.set(drivername="postgresql+asyncpg"),
        async_creator=lambda: asyncpg.connect(address),
        pool_size=8,
        hide_parameters=True,
    )


def plain_address(url: URL) -> str:
    """An address without the name of a driver."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def prepare_sqlite(connection: Any, _: object) -> None:
    """WAL for readers beside the writer, a flush to the disk with each commit, and nothing left of what is deleted."""
    read_any_text(connection)
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def read_any_text(connection: Any) -> None:
    """Let bytes that are no text spoil the row in which they are, not the question that comes across it."""
    driver = getattr(connection, "driver_connection", connection)
    driver.text_factory = lambda found: found.decode(errors="surrogateescape")


def only_read(connection: Any, _: object) -> None:
    """Make a connection of SQLite read only, for use beside a server that writes."""
    read_any_text(connection)
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only=ON")
    cursor.close()


def check_tables(connection: Connection) -> None:
    """Raise unless this is a database of ours."""
    connection.execute(select(tables.c.id).limit(1))


def migrate(connection: Connection) -> None:
    """Bring the tables up to date. Servers that start together wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(804511)"))
    else:
        connection.exec_driver_sql("BEGIN")  # the driver begins by itself before a change of rows only, not of tables
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    alembic.upgrade(config, "head")


@asynccontextmanager
async def transactions(engine: AsyncEngine) -> AsyncIterator[Run]:
    """A function that does a piece of the writer's work in one transaction.

    A file of SQLite is written by a thread of its own, one errand for each transaction: were each statement an errand,
    a busy server would let the disk wait for its turn more often than it waits for the disk.
    """
    if engine.dialect.name == "sqlite" and engine.url.database:
        writer = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
        event.listen(writer, "connect", prepare_sqlite)
        with ThreadPoolExecutor(1, "store") as thread, closing(writer.connect()) as own:

            def in_thread(work: Work) -> None:
                with own.begin():
                    work(own)

            async def run(work: Work) -> None:
                await asyncio.get_running_loop().run_in_executor(thread, in_thread, work)

            yield run
        writer.dispose()
    else:
        async with engine.connect() as connection:

            async def run(work: Work) -> None:
                async with asyncio.timeout(ANSWER_SECONDS), connection.begin():
                    await connection.run_sync(work)

            yield run


def away(error: BaseException) -> StoreFailure:
    """The failure of a database that is away; its own words are for the log, not for players."""
    LOG.warning("the database does not answer: %s", reason_of(error))
    return StoreFailure(Refusal("store-away", ""))


def blames_a_write(error: Exception, engine: AsyncEngine) -> bool:
    """Whether it may be the fault of one write alone, so that others could be written: the database answers."""
    if isinstance(error, DBAPIError):
        return not isinstance(error, OperationalError) and not error.connection_invalidated
    return not isinstance(error, failures(engine))


def reason_of(error: BaseException) -> str:
    """What the database said of an error, in one line."""
    return (str(getattr(error, "orig", None) or error) or repr(error)).splitlines()[0][:200]


def failures(engine: AsyncEngine) -> tuple[type[Exception], ...]:
    """The exceptions of a database that cannot be used; asyncpg's own come from connecting."""
    if engine.dialect.name != "postgresql":
        return OSError, SQLAlchemyError, CommandError
    import asyncpg

    return OSError, SQLAlchemyError, CommandError, asyncpg.PostgresError, asyncpg.InterfaceError
