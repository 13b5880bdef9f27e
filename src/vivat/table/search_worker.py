"""`vivat think`: a process that only searches, for all servers on a database.

It asks for what is to be decided, reads the table from the store, and gives a bot what the seat that is asked knows.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine, Iterable
from concurrent.futures import Executor
from contextlib import suppress
from typing import Any

from vivat.table.bot_decision import choose, seat_knowledge
from vivat.table.bot_pool import BotJob, bot_threads
from vivat.table.damage import DamagedTable, replay_checked
from vivat.table.database import StoreFailure
from vivat.table.membership import Membership
from vivat.table.metrics import Metrics
from vivat.table.notices import Notice, SearchAnswered, SearchDropped, SearchRequested
from vivat.table.registry import Pulse, Registry, SearchRequest
from vivat.table.store import Store
from vivat.table.table import Table
from vivat.table.timers import SharedTime

LOG = logging.getLogger(__name__)
MOST_TABLES = 50
"""So many tables are kept in memory, those that were searched for last."""
MOST_SERVED = 1000
"""So many of those who had turns are remembered."""
NOTHING = ""
"""The answer where there is nothing to decide, or no bot could."""


class SearchWorker:
    """Searches for what servers ask for, so much at once."""

    def __init__(
        self,
        store: Store,
        registry: Registry,
        clock: SharedTime,
        slots: int,
        executor: Executor | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self._metrics = metrics or Metrics()
        self._store = store
        self._registry = registry
        self._slots = slots
        self._threads = executor or bot_threads(slots)
        self.membership = Membership(registry, clock, "think", slots, self)
        self._at_work: dict[str, BotJob] = {}
        self._served: OrderedDict[tuple[str, str], None] = OrderedDict()
        """Who had the last turns, by address and person, the last one last."""
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._reading = asyncio.Lock()
        self._wake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Take part in the cluster, and search for it."""
        self.membership.start()
        self._begin(self._claim_on())

    async def close(self) -> None:
        """Stop: what is under way is left to others."""
        self._cancel(self._at_work)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.membership.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # What the membership tells.

    def joined(self) -> None:
        """Cancel all searches: what was claimed is claimed by nobody now."""
        self._cancel(self._at_work)

    def connected(self) -> None:
        """Look whether something is waiting."""
        self._wake.set()

    def expired(self) -> None:
        """Do nothing: others may claim what is under way here, and the first answer counts."""

    def renewed(self, _pulse: Pulse, _had_expired: bool) -> None:
        """Look whether anything waits, and whether all that is under way is still needed."""
        self._wake.set()

    def notified(self, notice: Notice) -> None:
        """Begin a search that is asked for, or cancel one that is not needed any more."""
        if isinstance(notice, SearchRequested):
            self._wake.set()
        elif isinstance(notice, SearchDropped):
            self._cancel([notice.request])

    def _cancel(self, requests: Iterable[str]) -> None:
        for request in list(requests):
            if request in self._at_work:
                self._at_work[request].cancel()

    # What is done about it.

    async def _claim_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            with suppress(StoreFailure):
                if self._at_work:
                    self._cancel(self._at_work.keys() - set(await self._registry.claimed(self.membership.id)))
                while self.membership.is_alive and len(self._at_work) < self._slots:
                    request = await self._registry.claim(self.membership.id, list(self._served))
                    if request is None:
                        break
                    self._serve(request)
                    job = self._at_work[request.id] = BotJob(request.decision, by_clock=False)
                    self._begin(self._think(request, job))

    def _serve(self, request: SearchRequest) -> None:
        """Note for whom a search was begun."""
        self._served[request.address, request.person] = None
        self._served.move_to_end((request.address, request.person))
        if len(self._served) > MOST_SERVED:
            self._served.popitem(last=False)

    async def _think(self, request: SearchRequest, job: BotJob) -> None:
        try:
            answer = await self._answer(request, job)
            if not job.is_cancelled() and await self._registry.answer(self.membership.id, request.id, answer):
                await self._registry.tell(SearchAnswered(request.id))
        except StoreFailure:
            LOG.warning("what a search has found could not be told")
        finally:
            del self._at_work[request.id]
            self._wake.set()

    async def _answer(self, request: SearchRequest, job: BotJob) -> str:
        try:
            table = await self._read(request.table)
            if table.decision != request.decision or request.seat not in table.waited_for:
                return NOTHING
            observation, _ = seat_knowledge(table, request.seat)
            loop = asyncio.get_running_loop()
            with self._metrics.thinking.labels("search").time():
                action = await loop.run_in_executor(
                    self._threads, choose, observation, request.level, request.seed, job.is_cancelled
                )
        except DamagedTable:
            return NOTHING
        except StoreFailure:
            raise
        except Exception as error:  # a bot's fault must not end the other searches; who asked decides itself
            LOG.error("a bot failed", exc_info=error)
            return NOTHING
        return str(action.code)

    async def _read(self, table_id: str) -> Table:
        async with self._reading:
            table = self._tables.pop(table_id, None)
            fresh = await self._store.read_entries(table_id, table.version if table is not None else 0)
            if table is None:
                table = replay_checked(table_id, fresh)
            else:
                for entry in fresh:
                    table.apply(entry)
            self._tables[table_id] = table
            if len(self._tables) > MOST_TABLES:
                self._tables.popitem(last=False)
            return table
