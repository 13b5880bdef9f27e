"""The house: all tables of this process that somebody needs. It takes commands, lets bots think, and watches clocks.

One command at a time for each table: decide, write, apply, tell. Nothing is told before it is written.
"""

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol

from vivat.bots import SEARCHING
from vivat.game import Dealer, IllegalAction, Refusal, VivatError
from vivat.table import commands, entries, schema
from vivat.table.decide import Author, By, decide, decide_for, open_table, person_of, rematch_options
from vivat.table.entries import AnyBody, Entry
from vivat.table.options import TableOptions
from vivat.table.store import Append, Conflict, Store, StoreFailure
from vivat.table.summary import first_row, row_after
from vivat.table.table import PUBLIC, Decided, Table
from vivat.table.thinking import choose, seat_knowledge
from vivat.table.view import Look, View, view_table

LOG = logging.getLogger(__name__)
HOUSE = Author("", "")
TRIES = 20
"""How often a command is decided anew when other servers keep writing first."""
RETRY_MS = 2000
"""After how long a bot tries again to have its move written."""
IDLE_MS = 10 * 60_000
"""A table that nobody needs for so long leaves the memory."""


class Watcher(Protocol):
    """Somebody who is told when a table changes."""

    author: Author
    place: int | None

    def table_changed(self) -> None:
        """An entry was written, of which this watcher need not be told."""

    def presence_changed(self) -> None:
        """Somebody has come or gone."""


class Time(Protocol):
    """Where time comes from: the machine's clock, or a test's."""

    def now(self) -> int:
        """The time now, in milliseconds since 1970."""

    def call_at(self, at: int, call: Callable[[], None]) -> Callable[[], None]:
        """Call when it is that late; the answer cancels it."""


class MachineTime:
    """The machine's clock, and the event loop's timers."""

    def now(self) -> int:
        """The time now, in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def call_at(self, at: int, call: Callable[[], None]) -> Callable[[], None]:
        """Call by a timer of the event loop; the answer cancels it."""
        return asyncio.get_running_loop().call_later(max(0.0, (at - self.now()) / 1000), call).cancel


@dataclass
class Live:
    """A table in memory, and who looks at it."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: list[Watcher] = field(default_factory=list)
    thinking: dict[int, int] = field(default_factory=dict)
    """By seat: for which decision a bot is at work."""
    timer: Callable[[], None] | None = None
    absences: dict[str, Callable[[], None]] = field(default_factory=dict)
    """By guest: cancels what happens when the grace period is over."""
    seen: set[str] = field(default_factory=set)
    """Guests who were connected to this process."""
    used_at: int = 0
    comings: int = 0
    """How often somebody has come or gone."""
    here: frozenset[str] = frozenset()
    """Who is connected."""
    public: tuple[tuple[int, int, int], Look, View] | None = None
    """What all see, and at which moment."""

    @property
    def watching(self) -> Iterator[Author]:
        """Guests who are connected without a place, each once."""
        yield from dict.fromkeys(watcher.author for watcher in self.watchers if watcher.place is None)

    def count_heads(self) -> None:
        """Count anew who is connected, after somebody has come or gone."""
        self.comings += 1
        self.here = frozenset(person_of(watcher.author.guest) for watcher in self.watchers)


class House:
    """All tables of a process."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Time | None = None,
        dealer: Dealer | None = None,
        executor: Executor | None = None,
        new_id: Callable[[], str] | None = None,
        seed: Callable[[], int] | None = None,
    ) -> None:
        self.store = store
        self.clock = clock or MachineTime()
        self._dealer = dealer or Dealer.secure()
        self._quick = executor or ThreadPoolExecutor(2, "bot")
        self._searching = executor or ThreadPoolExecutor(max(1, (os.cpu_count() or 1) - 1), "search")
        """Of their own, so that nobody waits at another table for a search; and a core is left for moves."""
        self._new_id = new_id or (lambda: secrets.token_urlsafe(12))
        self._seed = seed or (lambda: secrets.randbits(64))
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False
        self._stop_sweeping: Callable[[], None] = lambda: None
        self.moves = 0
        """Entries written by this process that everybody may know of, for the metrics."""

    # Life.

    def start(self) -> None:
        """Go on where the last server stopped, and from now on forget what nobody needs."""
        self.store.listen(self._heard)
        self._begin(self._resume())
        self._sweep_later()

    def _sweep_later(self) -> None:
        self.sweep()
        if not self._closing:
            self._stop_sweeping = self.clock.call_at(self.clock.now() + IDLE_MS // 10, self._sweep_later)

    async def _resume(self) -> None:
        """After a start: every table on which a bot or a clock has something to do goes on."""
        for row in await self.store.list_tables(schema.tables.c.status == "playing", most=None):
            if self._closing:
                return
            await self.find(row.id)

    async def close(self) -> None:
        """Let what is under way be written; nothing new begins."""
        self._closing = True
        self._stop_sweeping()
        for live in self._live.values():
            if live.timer is not None:
                live.timer()
            for cancel in live.absences.values():
                cancel()
        while self._tasks:
            await asyncio.wait(self._tasks)
        for pool in (self._quick, self._searching):
            pool.shutdown(wait=True, cancel_futures=True)

    def sweep(self) -> None:
        """Forget tables that nobody needs; they are in the store."""
        now = self.clock.now()
        for table_id, live in list(self._live.items()):
            idle = now - live.used_at > IDLE_MS
            if idle and not live.watchers and not live.thinking and live.timer is None and not live.lock.locked():
                del self._live[table_id]

    @property
    def tables(self) -> int:
        """The number of tables in memory."""
        return len(self._live)

    @property
    def watched(self) -> int:
        """The number of tables that somebody looks at."""
        return sum(bool(live.watchers) for live in self._live.values())

    @property
    def sockets(self) -> int:
        """The number of watchers of all tables."""
        return sum(len(live.watchers) for live in self._live.values())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Work of the house's own. What a database that is away keeps it from comes up again with the next change."""

        async def attempt() -> None:
            with suppress(StoreFailure):
                await work

        task = asyncio.get_running_loop().create_task(attempt())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables.

    async def open(self, options: TableOptions, author: Author, table_id: str | None = None) -> Live:
        """Open a new table and write its first entry."""
        table, append = self._new_table(options, author, table_id or self._new_id())
        await self.store.append(append)
        self.moves += 1
        live = self._live[table.id] = Live(table, used_at=self.clock.now())
        return live

    def _new_table(self, options: TableOptions, author: Author, table_id: str) -> tuple[Table, Append]:
        table = Table(table_id)
        entry = Entry(1, self.clock.now(), author.guest, "", open_table(options, author))
        table.apply(entry)
        return table, Append(entry, first_row(table, entry), (author.guest,))

    async def find(self, table_id: str) -> Live | None:
        """A table, from the store if it is not in memory; None if there is none."""
        live = self._live.get(table_id)
        if live is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            live = await asyncio.shield(self._loading[table_id])
        elif self.store.is_shared:
            async with live.lock:  # a notice of another server may still be under way
                await self._catch_up(live)
        if live is not None:
            live.used_at = self.clock.now()
        return live

    async def _load(self, table_id: str) -> Live | None:
        try:
            log = await self.store.read_entries(table_id)
            if not log:
                return None
            table = Table(table_id)
            for entry in log:
                table.apply(entry)
            live = self._live.setdefault(table_id, Live(table, used_at=self.clock.now()))
            if table.next_deadline() is not None and not self.store.is_shared:
                # A table whose clock runs is never forgotten, so there was no server. Nobody loses time by that.
                await self._submit_own(live, lambda: Decided(entries.Restarted()))
            self._attend(live)  # whoever attended to it until now may be gone
            return live
        finally:
            del self._loading[table_id]

    # Commands.

    async def submit(self, live: Live, author: Author, command: commands.AnyCommand) -> int:
        """Do what a command asks; returns its entry once that is on the disk. Sent again, the answer is the same.

        Whoever asks may be cut off meanwhile: what is being written is applied and told all the same.
        """
        task = asyncio.get_running_loop().create_task(self._submit(live, author, command))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _submit(self, live: Live, author: Author, command: commands.AnyCommand) -> int:
        async with live.lock:
            for _ in range(TRIES):
                done = live.table.commands.get((author.guest, command.id))
                if done is not None:
                    return done
                try:
                    decided = decide(
                        live.table, author, command, self._dealer, live.watching, self._new_id, self.clock.now()
                    )
                except VivatError:
                    if self.store.is_shared and await self._catch_up(live):
                        continue  # what was refused may be right after what another server has written
                    raise
                if await self._write(live, author, command.id, decided):
                    return live.table.version
        raise IllegalAction(Refusal("table-busy", ""))

    async def _submit_own(self, live: Live, make: Callable[[], Decided | None]) -> None:
        """What the house itself does, if it still makes sense once it is its turn."""
        async with live.lock:
            for _ in range(TRIES):
                decided = make()
                if decided is None or await self._write(live, HOUSE, "", decided):
                    return

    async def _write(self, live: Live, author: Author, command_id: str, decided: Decided) -> bool:
        """Write one entry and tell; False if another server was first, and the table is up to date again."""
        table, body = live.table, decided.body
        entry = Entry(table.version + 1, max(self.clock.now(), table.changed_at), author.guest, command_id, body)
        following = [Append(entry, row_after(table, entry), joined_by(body))]
        new_table = None
        if isinstance(body, entries.RematchAsked) and table.rematch is None:
            new_table, opened = self._new_table(rematch_options(table, author.guest), author, body.table)
            following.append(opened)
        try:
            await self.store.append(*following)
        except Conflict:
            await self._catch_up(live)
            return False
        self.moves += sum(isinstance(each.entry.body, PUBLIC) for each in following)
        table.apply(entry, decided)
        if new_table is not None:
            self._live[new_table.id] = Live(new_table, used_at=self.clock.now())
        self._changed(live)
        return True

    async def _catch_up(self, live: Live) -> bool:
        """What other servers have written, and whether there was any; call with the lock held."""
        fresh = await self.store.read_entries(live.table.id, live.table.version)
        for entry in fresh:
            live.table.apply(entry)
            if isinstance(entry.body, entries.Returned):
                live.seen.discard(person_of(live.table.places[entry.body.place].guest or ""))  # they are over there now
        if fresh:
            self._changed(live)
        return bool(fresh)

    def _heard(self, ids: list[str]) -> None:
        """Another server, or this one, has written; without ids, we may have missed something."""
        if not ids:
            ids = [f"{table_id}:{live.table.version + 1}" for table_id, live in self._live.items()]
            ids += [f"{table_id}:1" for table_id in self._loading]
        for written in ids:
            table_id, _, seq = written.partition(":")
            live = self._live.get(table_id)
            is_new = table_id in self._loading if live is None else int(seq) > live.table.version
            if is_new and not self._closing:
                self._begin(self._hear(table_id))

    async def _hear(self, table_id: str) -> None:
        live = self._live.get(table_id) or await self.find(table_id)
        if live is not None:
            async with live.lock:
                await self._catch_up(live)

    def _changed(self, live: Live) -> None:
        live.used_at = self.clock.now()
        for watcher in live.watchers:
            watcher.place = live.table.place_of(watcher.author.guest)
            watcher.table_changed()
        self._hand_back(live)
        self._attend(live)

    # Looking.

    def view(self, live: Live, place: int | None) -> View:
        """The table from a place. What all see of it is made once for everybody who is told of a change."""
        now = self.clock.now() if live.table.options.clock.kind != "none" else 0
        moment = live.table.version, live.comings, now
        if live.public is None or live.public[0] != moment:
            look = Look(live.here, tuple((each.guest, each.name) for each in live.watching), now)
            live.public = moment, look, view_table(live.table, None, look)
        return view_table(live.table, place, *live.public[1:])

    def enter(self, live: Live, watcher: Watcher) -> None:
        """Somebody begins to look; a bot that kept their place gives it back."""
        watcher.place = live.table.place_of(watcher.author.guest)
        live.watchers.append(watcher)
        live.count_heads()
        live.seen.add(person_of(watcher.author.guest))
        cancel = live.absences.pop(watcher.author.guest, None)
        if cancel is not None:
            cancel()
        self._hand_back(live)
        self._tell_others(live, watcher)
        self._mind_absences(live)

    def _hand_back(self, live: Live) -> None:
        """Whoever is here gets their place back; another server may have taken them for gone."""
        for number, place in enumerate(live.table.places):
            is_here = place.guest is not None and person_of(place.guest) in live.here
            if is_here and place.kept and not place.gone and not self._closing:
                self._begin(self._submit_own(live, lambda number=number: returned(live.table, number)))  # type: ignore[misc]

    def exit(self, live: Live, watcher: Watcher) -> None:
        """Somebody stops looking; after the grace period a bot keeps their place."""
        if watcher in live.watchers:
            live.watchers.remove(watcher)
            live.count_heads()
            self._tell_others(live, watcher)
            self._mind_absences(live)

    def _tell_others(self, live: Live, watcher: Watcher) -> None:
        for other in live.watchers:
            if other is not watcher:
                other.presence_changed()

    def _mind_absences(self, live: Live) -> None:
        """Whoever is missing while another person waits has the grace period to come back."""
        if self._closing:
            return
        here = live.here
        someone = any(person_of(place.guest) in here for place in live.table.places if place.guest is not None)
        for number, place in enumerate(live.table.places):
            guest = place.guest
            if guest is None:
                continue
            missing = person_of(guest) not in here and not place.kept and live.table.status == "playing"
            missing = missing and (person_of(guest) in live.seen or not self.store.is_shared)  # or on another server
            if missing and someone and guest not in live.absences:
                at = self.clock.now() + live.table.options.grace * 1000
                live.absences[guest] = self.clock.call_at(at, lambda n=number, g=guest: self._grace_over(live, n, g))  # type: ignore[misc]
            elif not (missing and someone) and guest in live.absences:
                live.absences.pop(guest)()

    def _grace_over(self, live: Live, number: int, guest: str) -> None:
        live.absences.pop(guest, None)
        if person_of(guest) not in live.here and not self._closing:
            self._begin(self._submit_own(live, lambda: kept(live.table, number, guest)))

    # Bots and clocks.

    def _attend(self, live: Live) -> None:
        """Let bots think whose turn it is, and set the next alarm."""
        if live.timer is not None:
            live.timer()
            live.timer = None
        table = live.table
        if self._closing or table.status != "playing":
            return
        self._mind_absences(live)
        if table.clock.paused_at is not None or table.is_deserted:
            return
        for seat in table.waited_for:
            if table.bot_decides(seat) and live.thinking.get(seat) != table.decision:
                self._begin(self._think(live, seat, "bot"))
        alarm = table.next_deadline()
        if alarm is not None:
            deadline, seat = alarm
            live.timer = self.clock.call_at(deadline, lambda: self._time_over(live, seat, table.decision))

    def _time_over(self, live: Live, seat: int, decision: int) -> None:
        live.timer = None
        if live.table.decision == decision and not self._closing:
            self._begin(self._think(live, seat, "clock"))

    async def _think(self, live: Live, seat: int, by: By) -> None:
        """A bot decides for a seat from what that seat knows, away from the event loop."""
        table = live.table
        decision = table.decision
        live.thinking[seat] = decision
        try:
            observation, level = seat_knowledge(table, seat)
            loop = asyncio.get_running_loop()
            pool = self._searching if level in SEARCHING else self._quick
            with suppress(RuntimeError):  # the pool is shut down when the house closes
                action = await loop.run_in_executor(pool, choose, observation, level, self._seed())
                if not self._closing:
                    await self._submit_own(live, lambda: decide_for(table, seat, action, by, decision, self._dealer))
        except StoreFailure as failure:
            LOG.warning("a bot's move could not be written: %s", failure)
            self.clock.call_at(self.clock.now() + RETRY_MS, lambda: self._attend(live))
        finally:
            if live.thinking.get(seat) == decision:
                del live.thinking[seat]


def joined_by(body: AnyBody) -> tuple[str, ...]:
    """Guests who have a place because of an entry."""
    return (body.guest,) if isinstance(body, entries.Sat | entries.Given) else ()


def returned(table: Table, place: int) -> Decided | None:
    """The bot hands a place back, if it keeps it."""
    return Decided(entries.Returned(place)) if table.places[place].kept else None


def kept(table: Table, place: int, guest: str) -> Decided | None:
    """A bot keeps the place of somebody who is gone."""
    mine = table.places[place]
    return Decided(entries.Kept(place)) if mine.guest == guest and not mine.kept and table.status == "playing" else None
