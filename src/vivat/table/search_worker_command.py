"""`vivat think`: a process that only searches, for all servers on a database, until it is told to stop."""

import asyncio
import os
import signal
import sys

from vivat.game import Refusal
from vivat.search.compilation import Progress, background_compilation
from vivat.table.database import StoreFailure
from vivat.table.json_lines import log_json_lines
from vivat.table.postgres_registry import PostgresRegistry
from vivat.table.search_worker import SearchWorker
from vivat.table.store import Store
from vivat.table.timers import SharedTime


def think(database: str | None, slots: int | None, no_compile: bool = False) -> int:
    """Search for the servers on a database, so much at once, until told to stop; returns the exit code."""
    slots = slots or os.cpu_count() or 1
    asyncio.run(try_database(database))
    log_json_lines()
    if not no_compile:
        background_compilation.begin()
        background_compilation.wait_for_all(tell)
    asyncio.run(think_on(database, slots))
    return 0


async def try_database(database: str | None) -> None:
    """Say what is wrong with the database before anything is compiled."""
    if database is None or database.startswith("sqlite"):
        raise StoreFailure(Refusal("store-not-shared", ""))
    async with Store.open(database):
        pass


def tell(progress: Progress) -> None:
    """Say how far the compiler has come."""
    sys.stdout.write(f"Vivat compiles the bots that search: about {progress.seconds_left:.0f} s more\n")
    sys.stdout.flush()


async def think_on(database: str | None, slots: int) -> None:
    """Search until a signal comes."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    async with Store.open(database) as store:
        worker = SearchWorker(store, PostgresRegistry(store.engine.url), SharedTime(), slots)
        worker.start()
        sys.stdout.write(f"Vivat thinks: {slots} at once  (Ctrl-C stops it)\n")
        sys.stdout.flush()
        await stopped.wait()
        await worker.close()
