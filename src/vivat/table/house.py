"""All tables of a process: the modules of this folder put together for whoever serves people.

`loading` has the tables in memory, `submission` takes commands, `absences` keeps the chairs of who is missing,
`scheduling` runs bots and clocks. A change at a table goes through here from one to the others.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from itertools import islice

from vivat.bots.levels import LEVELS, SEARCHING, Level
from vivat.game import Dealer
from vivat.game.durations import HOUR_MS
from vivat.search.compilation import background_compilation
from vivat.table import commands, entries
from vivat.table.absences import Absences
from vivat.table.background import Background
from vivat.table.beside import Result
from vivat.table.bot_choice import BotChoice
from vivat.table.bot_pool import BotLimits, BotPool
from vivat.table.damage import DamagedTable
from vivat.table.database import StoreFailure
from vivat.table.decide import Author
from vivat.table.heartbeat import Heartbeat
from vivat.table.loaded_table import LoadedTable
from vivat.table.loading import Loading
from vivat.table.metrics import Metrics
from vivat.table.options import TableOptions
from vivat.table.presence import FEW_WATCHERS, Watcher
from vivat.table.random_id import random_id
from vivat.table.scheduling import RETRY_MS, Scheduling
from vivat.table.store import Store
from vivat.table.submission import Submission
from vivat.table.summary import summary_of
from vivat.table.table import Decided
from vivat.table.timers import Time
from vivat.table.view import PresenceView, View, view_table
from vivat.table.word_list import WordList

HOURS_AFTER_RESTART = 2
"""Whoever has days for a decision has at least so long after the server was away."""
MOST_NAMED = 20
"""So many spectators are named to everybody; the others are counted."""


class House:
    """All tables of a process."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Time | None = None,
        dealer: Dealer | None = None,
        executor: Executor | None = None,
        reader: Executor | None = None,
        bot_limits: BotLimits | None = None,
        levels: tuple[Level, ...] = LEVELS,
        words: WordList | None = None,
        seconds_left: Callable[[str], int | None] = background_compilation.seconds_left,
        new_id: Callable[[], str] | None = None,
        seed: Callable[[], int] | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self.store = store
        self.metrics = metrics = metrics or Metrics()
        self.cluster = cluster = store.cluster
        self.clock = clock = clock or cluster.clock
        self.levels = levels
        """The bots that new tables may have, from the easiest to the strongest."""
        self.has_coach = any(level in SEARCHING for level in levels)
        """Whether a coach may be asked: it searches as the strongest bots do, which an operator may not want here."""
        self.words = words = words or WordList()
        dealer = dealer or Dealer.secure()
        new_id = new_id or (lambda: random_id(12))
        seed = seed or (lambda: secrets.randbits(64))
        self.listeners: list[Callable[[LoadedTable], None]] = []
        """Called after every change of a table, when somebody comes or goes, and when its lease is taken or lost."""
        self.commands_under_way = 0
        """Commands over sockets that are not yet acknowledged or refused."""
        self._left_behind: set[str] = set()
        """Tables whose server is gone, and which are being read."""
        self.background = Background()
        self._reader = reader or ThreadPoolExecutor(1, "vivat-reading")
        self.loading = Loading(
            store, cluster, clock, self.background, self._reader, loaded=self._loaded, changed=self._changed
        )
        self.submission = Submission(
            store,
            self.loading,
            clock=clock,
            dealer=dealer,
            new_id=new_id,
            changed=self._changed,
            levels=levels,
            words=words,
        )
        limits = bot_limits or BotLimits()
        self._heartbeat = Heartbeat(clock, self._counts_time, self._stood_still)
        self.absences = Absences(cluster, self.submission, clock, self.background, self._heartbeat)
        self.bots = BotPool(limits, clock, executor, metrics)
        self.scheduling = Scheduling(
            cluster,
            self.submission,
            BotChoice(cluster, self.bots, seed, seconds_left, metrics),
            clock=clock,
            background=self.background,
            dealer=dealer,
            pace_ms=limits.pace_ms,
            heartbeat=self._heartbeat,
        )

    # Life.

    def start(self) -> None:
        """Open the house, and go on with tables where the last server stopped."""
        self.cluster.start(self)
        self.loading.start()
        self.background.begin(self._resume())

    async def ready(self) -> None:
        """Wait until it is known which tables are this server's and what time it is: nothing may be written before."""
        is_sure = False
        while not is_sure and not self.background.is_closing:
            with suppress(StoreFailure):  # the database is away for a moment, and is asked again
                await self.cluster.confirm()
                is_sure = True

    async def _resume(self) -> None:
        """Let clocks go on after a start. Where none runs, nothing happens before somebody comes."""
        for row in await self.store.playing_tables():
            if self.background.is_closing:
                return
            try:
                if summary_of(row).clock != "none":
                    self.cluster.request_lease(row.id)
                    if self.cluster.holds_lease(row.id):
                        await self.find(row.id)
            except DamagedTable as damage:
                self.loading.set_aside(row.id, damage)

    async def close(self) -> None:
        """Stop: what is under way is still written, and nothing new begins."""
        self.background.is_closing = True
        self.loading.stop()
        self._heartbeat.stop()
        for live in self.loading:
            self.scheduling.stop(live)
            self.absences.stop(live)
        await self.bots.close()
        await self.background.close()
        await self.cluster.close()
        self._reader.shutdown(wait=False, cancel_futures=True)

    def _counts_time(self) -> bool:
        """Whether somebody has only so much time at a table, to think or to come back."""
        return any(live.agenda.alarm is not None or live.presence.absences for live in self.loading)

    def _stood_still(self, milliseconds: int) -> None:
        """Give back the time for which this process stood still, unless another server has gone on meanwhile."""
        unsure = []
        for live in self.loading:
            if self.cluster.holds_lease(live.table.id):
                self._give_back(live, milliseconds)
            elif live.agenda.alarm is not None or live.presence.absences:
                live.agenda.stop_alarm()
                self.absences.stop(live)
                unsure.append(live)
        if unsure:
            self.background.begin(self._find_out(unsure, milliseconds))

    async def _find_out(self, unsure: Iterable[LoadedTable], milliseconds: int) -> None:
        try:
            await self.cluster.confirm()
        finally:
            for live in unsure:
                if self.cluster.holds_lease(live.table.id):
                    self._give_back(live, milliseconds)

    def _give_back(self, live: LoadedTable, milliseconds: int) -> None:
        self.scheduling.give_back(live, milliseconds)
        self.absences.begin_anew(live)

    # Other servers.

    def written(self, entries: Sequence[tuple[str, int]]) -> None:
        """Apply entries that some server has written."""
        self.loading.written(entries)

    def missed(self) -> None:
        """Read again what other servers may have written."""
        self.loading.missed()

    def leases_changed(self, tables: Collection[str]) -> None:
        """Look after tables whose leases this server holds from now on, and leave the others alone."""
        unread = []
        for table_id in tables:
            live = self.loading.get(table_id)
            if live is not None:
                self.absences.hand_back(live)
                self._look_after(live)
            elif self.cluster.holds_lease(table_id):
                unread.append(table_id)
        if unread and not self.background.is_closing:
            self.background.begin(self._read(unread))

    def taken_over(self, tables: Collection[str]) -> None:
        """Go on with tables whose server is gone."""
        if not self.background.is_closing:
            self._left_behind.update(tables)
            self.background.begin(self._read(tables))

    async def _read(self, tables: Iterable[str]) -> None:
        """Begin to look after tables, one after the other: there may be thousands, and others play meanwhile."""
        for table_id in tables:
            live = self.loading.get(table_id)
            try:
                if live is not None and table_id in self._left_behind:
                    await self._restart(live)
                    self.leases_changed([table_id])
                elif live is None and self.cluster.holds_lease(table_id) and await self.find(table_id) is None:
                    self.cluster.forget(table_id)
            except DamagedTable:  # has been set aside
                continue
            except StoreFailure:
                again = self.clock.now() + RETRY_MS
                self.clock.call_at(again, lambda table_id=table_id: self.leases_changed([table_id]))  # type: ignore[misc]
            finally:
                self._left_behind.discard(table_id)

    async def _restart(self, live: LoadedTable) -> None:
        """Give whoever was asked when the server of a table went away their time anew; who has days has some hours."""
        due = live.table.next_deadline()
        if due is None:
            return
        missed = None
        if live.table.options.clock.kind == "days":
            missed = self.clock.now() + HOURS_AFTER_RESTART * HOUR_MS - due[0]
            if missed <= 0:
                return
        await self.submission.submit_own(live, lambda: Decided(entries.Restarted(missed)))

    def present_elsewhere(self, table_id: str, guests: Sequence[Author]) -> None:
        """Note who is connected at other servers."""
        live = self.loading.get(table_id)
        if live is not None:
            self.absences.set_elsewhere(live, guests)
            self._look_after(live)

    # Tables and commands.

    async def open(self, options: TableOptions, author: Author, table_id: str | None = None) -> LoadedTable:
        """Open a new table and write its first entry."""
        return await self.submission.open(options, author, table_id)

    def prepare(self, options: TableOptions, author: Author) -> entries.Opened:
        """The first entry of a new table, checked; to be called beside the event loop, for it may take long."""
        return self.submission.prepare(options, author)

    async def open_with(self, opened: entries.Opened, author: Author) -> LoadedTable:
        """Open a new table with a first entry that was prepared."""
        return await self.submission.open_with(opened, author)

    async def find(self, table_id: str) -> LoadedTable | None:
        """A table, from the store if it is not in memory; None if there is none."""
        return await self.loading.find(table_id)

    def drop(self, live: LoadedTable) -> None:
        """Forget a table at which nothing may happen any more."""
        self.scheduling.stop(live)
        self.absences.stop(live)
        self.loading.drop(live)

    async def submit(self, live: LoadedTable, author: Author, command: commands.AnyCommand) -> int:
        """Do what a command asks; returns its entry once that is on the disk. Sent again, the answer is the same.

        Whoever asks may be cut off meanwhile: what is being written is applied and told all the same.
        """
        self._heartbeat.look()
        begun_at = time.perf_counter()
        entry = await self.background.finish(self.submission.submit(live, author, command))
        self.metrics.acknowledged.observe(time.perf_counter() - begun_at)
        return entry

    async def _loaded(self, live: LoadedTable) -> None:
        """Ask for the lease of a table that was read from the store: whoever held it until now may be gone."""
        if live.table.id in self._left_behind or not self.cluster.has_others:
            await self._restart(live)  # a table whose clock runs is never forgotten, so its server was gone
        self._look_after(live)

    def _changed(self, live: LoadedTable) -> None:
        """Tell whoever looks of an entry that was written, here or elsewhere, and begin what is due next."""
        live.used_at = self.clock.now()
        for each in live.presence.elsewhere:
            each.chair = live.table.chair_of(each.author.guest)
        for watcher in live.presence.watchers:
            watcher.chair = live.table.chair_of(watcher.author.guest)
        self.absences.hand_back(live)
        self._look_after(live)
        for watcher in live.presence.watchers:  # at last: they may be told at once, and of bots that wait too
            watcher.table_changed()
        if len(live.presence.watchers) <= FEW_WATCHERS:
            live.public = None  # all have been told: kept at thousands of tables, it would be looked at for garbage

    def _look_after(self, live: LoadedTable) -> None:
        if self.scheduling.is_needed(live):
            self.cluster.request_lease(live.table.id)
        self.absences.update_grace_periods(live)
        self.scheduling.schedule(live)
        for listener in self.listeners:
            listener(live)

    async def beside(self, work: Callable[[], Result]) -> Result:
        """The result of some work of the server's own, done in the thread in which logs are read."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, work)

    # Looking.

    def enter(self, live: LoadedTable, watcher: Watcher) -> None:
        """Count somebody as connected; bots that nobody looked at play on."""
        self.absences.enter(live, watcher)
        self._look_after(live)

    def exit(self, live: LoadedTable, watcher: Watcher) -> None:
        """Count somebody as gone; bots that nobody looks at stop thinking."""
        self.absences.exit(live, watcher)
        self._look_after(live)

    def view(self, live: LoadedTable, chair: int | None) -> View:
        """The table from a chair. What all see of it is made once for everybody who is told of a change."""
        table, presence, preparing = live.table, live.presence, live.agenda.preparing
        now = self.clock.now() if table.options.clock.kind != "none" else 0
        moment = table.version, presence.changes, preparing, now
        if live.public is None or live.public[0] != moment:
            spectators = presence.spectators
            named = tuple([(each.guest, each.name) for each in islice(spectators, MOST_NAMED)])
            look = PresenceView(presence.people, named, len(spectators), now, preparing, self.has_coach)
            live.public = moment, look, view_table(table, None, look)
        return view_table(table, chair, live.public[1], live.public[2])

    # Numbers.

    @property
    def tables(self) -> int:
        """The number of tables in memory."""
        return len(self.loading)

    @property
    def watched(self) -> int:
        """The number of tables that somebody looks at."""
        return sum(bool(live.presence.watchers) for live in self.loading)

    @property
    def sockets(self) -> int:
        """The number of watchers of all tables."""
        return sum(len(live.presence.watchers) for live in self.loading)

    @property
    def public_entries(self) -> int:
        """Entries written by this process that everybody may know of."""
        return self.submission.public_entries
