"""`vivat think`: a process that only searches, for all servers on a database, until it is told to stop."""

import asyncio
import logging
import os
import signal
import sys

from prometheus_client import start_http_server

from vivat.game import Refusal
from vivat.search.compilation import CompilationProgress, background_compilation
from vivat.table.database import StoreFailure
from vivat.table.json_lines import log_json_lines
from vivat.table.metrics import Metrics
from vivat.table.postgres_registry import PostgresRegistry
from vivat.table.search_worker import SearchWorker
from vivat.table.stopping import end_with_bots, leave_soon
from vivat.table.store import Store
from vivat.table.timers import SharedTime

LOG = logging.getLogger(__name__)


def think(
    database: str | None, slots: int | None, no_compile: bool = False, metrics_at: tuple[str, int] | None = None
) -> int:
    """Search for the servers on a database, so much at once, until told to stop; returns the exit code."""
    slots = slots or os.cpu_count() or 1
    asyncio.run(try_database(database))
    log_json_lines()
    metrics = Metrics()
    if metrics_at is not None:
        listen_for_operator(metrics, *metrics_at)
    if not no_compile:
        background_compilation.begin()
        background_compilation.wait_for_all(tell)
    asyncio.run(think_on(database, slots, metrics))
    return end_with_bots(0)


def listen_for_operator(metrics: Metrics, host: str, port: int) -> None:
    """Answer with the numbers of this process there, in a thread of its own."""
    try:
        server, _ = start_http_server(port, host, metrics.registry)
    except (OSError, OverflowError) as error:
        facts = {"where": f"{host}:{port}", "reason": getattr(error, "strerror", None) or str(error)}
        raise StoreFailure(Refusal("serve-cannot-listen", "", facts)) from None
    LOG.info("metrics at http://%s:%s/metrics", *server.server_address[:2])


async def try_database(database: str | None) -> None:
    """Say what is wrong with the database before anything is compiled."""
    if database is None or database.startswith("sqlite"):
        raise StoreFailure(Refusal("store-not-shared", ""))
    async with Store.open(database):
        pass


def tell(progress: CompilationProgress) -> None:
    """Say how far the compiler has come."""
    sys.stdout.write(f"Vivat compiles the bots that search: about {progress.seconds_left:.0f} s more\n")
    sys.stdout.flush()


async def think_on(database: str | None, slots: int, metrics: Metrics) -> None:
    """Search until a signal comes; from then on nothing is waited for longer than a stop may take."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stop() -> None:
        if not stopped.is_set():
            leave_soon()
        stopped.set()

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop)
    async with Store.open(database, metrics=metrics) as store:
        worker = SearchWorker(store, PostgresRegistry(store.engine.url), SharedTime(), slots, metrics=metrics)
        worker.start()
        sys.stdout.write(f"Vivat thinks: {slots} at once  (Ctrl-C stops it)\n")
        sys.stdout.flush()
        await stopped.wait()
        await worker.close()
