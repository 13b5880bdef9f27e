"""Tables in memory: read from the store when somebody needs them, kept up to date, and forgotten again."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Iterator
from concurrent.futures import Executor
from typing import Any

from vivat.table.background import Background
from vivat.table.cluster import Cluster
from vivat.table.damage import DamagedTable, read_log, replay_checked
from vivat.table.database import StoreFailure
from vivat.table.entries import Forgotten
from vivat.table.fold import PUBLIC
from vivat.table.loaded_table import LoadedTable
from vivat.table.status import CLOSED
from vivat.table.store import Store
from vivat.table.table import Table
from vivat.table.timers import Time

LOG = logging.getLogger(__name__)
IDLE_MS = 10 * 60_000
"""A table that nobody needs for so long leaves the memory."""


class Loading:
    """The tables of this process that somebody needs."""

    def __init__(
        self,
        store: Store,
        cluster: Cluster,
        clock: Time,
        background: Background,
        reader: Executor,
        *,
        loaded: Callable[[LoadedTable], Coroutine[Any, Any, None]],
        changed: Callable[[LoadedTable], None],
    ) -> None:
        self._store = store
        self._cluster = cluster
        self._clock = clock
        self._background = background
        self._reader = reader
        """A thread in which logs are read: a long one would hold up everybody."""
        self._loaded = loaded
        """Called with a table that was read from the store, before anybody gets it."""
        self._changed = changed
        """Called with a table that another server has changed."""
        self._live: dict[str, LoadedTable] = {}
        self._under_way: dict[str, asyncio.Task[LoadedTable | None]] = {}
        self._stop_sweeping: Callable[[], None] = lambda: None
        self.damaged: set[str] = set()
        """Tables that could not be read."""

    def __iter__(self) -> Iterator[LoadedTable]:
        return iter(list(self._live.values()))

    def __len__(self) -> int:
        return len(self._live)

    def start(self) -> None:
        """Forget tables that nobody needs, from now on."""
        self._sweep_later()

    def stop(self) -> None:
        """Stop forgetting tables that nobody uses."""
        self._stop_sweeping()

    def add(self, table: Table) -> LoadedTable:
        """Keep a table that has just been made."""
        live = self._live[table.id] = LoadedTable(table, self._clock.now())
        self._background.begin(self._cluster.follow(table.id))
        return live

    def get(self, table_id: str) -> LoadedTable | None:
        """A table that is in memory; None for any other."""
        return self._live.get(table_id)

    async def find(self, table_id: str) -> LoadedTable | None:
        """A table, from the store if it is not in memory; None if there is none or it is closed.

        DamagedTable if it cannot be read.
        """
        live = self._live.get(table_id)
        if live is None and table_id not in self._under_way:
            self._under_way[table_id] = asyncio.ensure_future(self._load(table_id))
        if table_id in self._under_way:  # though it is in memory: if this fails, it is dropped
            live = await asyncio.shield(self._under_way[table_id])
        elif live is not None:
            await self.refresh(live)
        if live is not None:
            live.used_at = self._clock.now()
        return live

    async def _load(self, table_id: str) -> LoadedTable | None:
        try:
            row = await self._store.find_row(table_id)
            if row is None or row.status == CLOSED:
                return None
            table = await self._read(table_id)
            if not table.version:
                return None
            live = self._live.setdefault(table_id, LoadedTable(table, self._clock.now()))
            self.damaged.discard(table_id)
            try:
                await self._cluster.follow(table_id)
            except StoreFailure:
                self._drop(table_id)
                raise
            await self._loaded(live)
            return live
        except DamagedTable as damage:
            self.set_aside(table_id, damage)
            raise
        finally:
            del self._under_way[table_id]

    async def _read(self, table_id: str) -> Table:
        """A table as its log has it; without entries if there is none."""
        rows = await self._store.read_rows(table_id)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, lambda: replay_checked(table_id, read_log(rows)))

    def drop(self, live: LoadedTable) -> None:
        """Forget a table though somebody may look at it: nobody may any more."""
        if self._live.get(live.table.id) is live:
            self._drop(live.table.id)

    async def refresh(self, live: LoadedTable) -> None:
        """Apply what other servers have written, if there can be any: a notice may still be under way."""
        if self._cluster.has_others:
            async with live.lock:
                await self.catch_up(live)

    async def catch_up(self, live: LoadedTable) -> bool:
        """Apply what other servers have written, and whether there was any; call with the lock held."""
        return self._cluster.has_others and await self.read_on(live)

    async def read_on(self, live: LoadedTable) -> bool:
        """Apply what was written past this server's table, and whether there was any; call with the lock held."""
        try:
            fresh = await self._store.read_entries(live.table.id, live.table.version)
        except DamagedTable as damage:
            self.set_aside(live.table.id, damage)
            raise
        if any(isinstance(entry.body, Forgotten) for entry in fresh):  # older entries have changed too
            live.table = await self._read(live.table.id)
            self._changed(live)
            return True
        for entry in fresh:
            live.table.apply(entry)
            if entry.author and isinstance(entry.body, PUBLIC):
                live.acted_at, live.acted_from = entry.at, ""
        if fresh:
            self._changed(live)
        return bool(fresh)

    def set_aside(self, table_id: str, damage: DamagedTable) -> None:
        """Let a table that cannot be read be; the log says so once. Its id is the key to it, and not for logs."""
        self._drop(table_id)
        if table_id not in self.damaged:
            self.damaged.add(table_id)
            where = f"entry {damage.entry}" if damage.entry else "its row"
            LOG.error("a table is damaged and was set aside (%s); `vivat tables check` says which and why", where)

    def written(self, entries: Iterable[tuple[str, int]]) -> None:
        """Apply entries that another server has written, each as table and number."""
        for table_id, seq in entries:
            live = self._live.get(table_id)
            is_new = table_id in self._under_way if live is None else seq > live.table.version
            if is_new and not self._background.is_closing:
                self._background.begin(self._read_on(table_id))

    def missed(self) -> None:
        """Read again what other servers may have written."""
        known = [(table_id, live.table.version + 1) for table_id, live in self._live.items()]
        self.written([*known, *((table_id, 1) for table_id in self._under_way)])

    async def _read_on(self, table_id: str) -> None:
        live = self._live.get(table_id) or await self.find(table_id)
        if live is not None:
            async with live.lock:
                await self.catch_up(live)

    def _sweep_later(self) -> None:
        self.sweep()
        if not self._background.is_closing:
            self._stop_sweeping = self._clock.call_at(self._clock.now() + IDLE_MS // 10, self._sweep_later)

    def sweep(self) -> None:
        """Forget tables that nobody needs; they are in the store."""
        now = self._clock.now()
        for table_id, live in list(self._live.items()):
            is_watched = live.presence.people if self._cluster.holds_lease(table_id) else live.presence.watchers
            if now - live.used_at > IDLE_MS and not (is_watched or not live.agenda.is_empty or live.lock.locked()):
                self._drop(table_id)

    def _drop(self, table_id: str) -> None:
        self._live.pop(table_id, None)
        self._cluster.forget(table_id)
