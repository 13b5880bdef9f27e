"""`Member`: one of several servers on a shared database: its leases, and who is connected to it and to the others.

All that is asked for is gathered and done in turn by one task, many tables at a time. What could not be done because
the database was away is done when it is back.
"""

import asyncio
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import islice

from vivat.game import Refusal
from vivat.table.bot_pool import BotJob
from vivat.table.broadcasts import MOST_IN_A_BROADCAST, Broadcast, Freed, Present, SearchAnswered, ServerLeft, Written
from vivat.table.cluster import LeaseListener
from vivat.table.cluster_presence import ClusterPresence
from vivat.table.database import StoreFailure
from vivat.table.decide import Author
from vivat.table.membership import Membership
from vivat.table.registry import Pulse, Registry
from vivat.table.search_requests import SearchRequests
from vivat.table.timers import SharedTime, Time

MOST_AT_ONCE = 500
"""So many tables are asked for in one question."""
CONNECT_SECONDS = 5
"""How long a server that has just started waits for the database."""
SHOW_SECONDS = 0.25
"""Who comes and goes is written at most so often."""
AGAIN_SECONDS = 0.5
"""After a failure the database is asked again so much later."""
LOOK_BEATS = 5
"""Every so many beats a server looks for what no broadcast told of: its writer may have been killed before."""
LOOK_MS = 15_000
"""How far back it looks then."""
RETRY_BEATS = 10
"""Every so many beats it asks again for leases that others held."""


class Leases:
    """Which leases this server holds, and what it wants to change in that."""

    def __init__(self) -> None:
        self.held: set[str] = set()
        self.refused: set[str] = set()
        """Tables whose lease another living server held when it was last asked for."""
        self.wanted: dict[str, None] = {}
        self.unwanted: dict[str, None] = {}
        self.lives = 0
        """How often this server has begun with nothing."""
        self.orphans = 0
        """How many tables without a server this one should take over."""

    def request(self, table_id: str) -> bool:
        """Ask for a table's lease; False if there is nothing to ask."""
        self.unwanted.pop(table_id, None)
        if table_id in self.held or table_id in self.refused or table_id in self.wanted:
            return False
        self.wanted[table_id] = None
        return True

    def forget(self, table_id: str) -> bool:
        """Give a table up; False if it was not had."""
        self.wanted.pop(table_id, None)
        self.refused.discard(table_id)
        if table_id not in self.held:
            return False
        self.held.remove(table_id)
        self.unwanted[table_id] = None
        return True

    def answer(self, asked: Iterable[str], got: Collection[str]) -> None:
        """Note which of the tables that were asked for were had; who no longer wants one gives it back."""
        for table_id in asked:
            if table_id not in self.wanted:
                if table_id in got:
                    self.unwanted[table_id] = None
                continue
            del self.wanted[table_id]
            (self.held if table_id in got else self.refused).add(table_id)

    def lose_all(self) -> None:
        """Forget all leases: this server was taken for dead."""
        self.lives += 1
        self.held.clear()
        self.refused.clear()
        self.unwanted.clear()


class Member:
    """One of several servers on a database."""

    has_others = True

    def __init__(self, registry: Registry, clock: SharedTime) -> None:
        self.clock: Time = clock
        self._monotonic = clock.monotonic
        self._registry = registry
        self.membership = Membership(registry, clock, "serve", 0, self)
        self._leases = Leases()
        self._is_unsure = False
        """Whether the database may have given this server tables that it does not know of."""
        self._presence = ClusterPresence()
        self._wake = asyncio.Event()
        self._search_requests = SearchRequests(registry, self._wake.set)
        self._listener: LeaseListener | None = None
        self._shown_at = float("-inf")
        self._beats = 0
        self._looked_at = 0
        """After how many beats it was last looked for entries."""
        self._task: asyncio.Task[None] | None = None
        self._is_connected = asyncio.Event()

    # What the house asks for.

    def start(self, listener: LeaseListener) -> None:
        """Take part in the cluster from now on."""
        self._listener = listener
        self.membership.start()
        self._task = asyncio.get_running_loop().create_task(self._work())

    async def close(self) -> None:
        """Take part no longer; others take over its leases."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self.membership.close()

    @property
    def server_id(self) -> str:
        """By what the database knows this server."""
        return self.membership.id

    def holds_lease(self, table_id: str) -> bool:
        """Whether this server holds a table's lease now, and so no other one does."""
        return table_id in self._leases.held and self.membership.is_alive

    def request_lease(self, table_id: str) -> None:
        """Ask for a table's lease unless another server holds it."""
        if self._leases.request(table_id):
            self._wake.set()

    async def follow(self, table_id: str) -> None:
        """Have `present_elsewhere` called with who is connected to a table elsewhere, now and from now on."""
        self._presence.followed.add(table_id)
        self._presence.unread[table_id] = None
        done = asyncio.get_running_loop().create_future()
        self._presence.readers[table_id].append(done)
        self._wake.set()
        await done

    def forget(self, table_id: str) -> None:
        """Give a table's lease up, and no longer follow who is there."""
        self._presence.followed.discard(table_id)
        self._presence.elsewhere.pop(table_id, None)
        if self._leases.forget(table_id):
            self._wake.set()

    def show(self, table_id: str, guests: Mapping[str, Author]) -> None:
        """Let others know who is connected to a table here."""
        self._presence.show(table_id, guests)
        self._wake.set()

    @property
    def has_search_workers(self) -> bool:
        """Whether there are processes that only search."""
        return self._search_requests.slots > 0

    async def ask(
        self, job: BotJob, people: Mapping[str, str], table_id: str, seat: int, level: str, seed: int
    ) -> int | None:
        """The code of the action that a search worker chooses for a seat; None if none did."""
        return await self._search_requests.ask(self.membership.id, job, people, table_id, seat, level, seed)

    async def confirm(self) -> None:
        """Wait until a beat has shown what this server still has."""
        await self.membership.confirm()

    # What the membership tells.

    def joined(self) -> None:
        """Begin anew without leases: this server is new, or was taken for dead."""
        presence = self._presence
        presence.written.clear()
        presence.changed |= dict.fromkeys(presence.local)
        self._leases.lose_all()
        self._search_requests.give_up()
        self._changed(presence.followed)

    def connected(self) -> None:
        """Read again who is connected elsewhere: broadcasts before now may have been lost."""
        self._is_connected.set()
        self._presence.read_again(self._presence.followed)
        self._wake.set()
        if self._listener is not None:
            self._listener.missed()

    def expired(self) -> None:
        """Count all leases as lost: others may take this server for dead."""
        self._changed(self._leases.held)

    def renewed(self, pulse: Pulse, had_expired: bool) -> None:
        """Note what a beat has brought: leases hold, orphans, search workers."""
        self._beats += 1
        if had_expired:
            self._changed(self._leases.held)
        self._search_requests.slots, self._search_requests.is_answered = pulse.slots, True
        if not pulse.slots:
            self._search_requests.give_up()
        if pulse.orphans:
            self._leases.orphans = -(-pulse.orphans // max(1, pulse.servers))
        if self._beats % RETRY_BEATS == 0:
            self._ask_again(self._leases.refused)
            self._is_unsure = True
        self._wake.set()

    def notified(self, broadcast: Broadcast) -> None:
        """Act on the broadcast of a server, perhaps of this one."""
        if isinstance(broadcast, Written):
            if self._listener is not None:
                self._listener.written(broadcast.entries)
        elif isinstance(broadcast, Present):
            if broadcast.server != self.membership.id:
                self._presence.read_again(broadcast.tables)
                self._wake.set()
        elif isinstance(broadcast, Freed):
            self._ask_again(self._leases.refused.intersection(broadcast.tables))
        elif isinstance(broadcast, SearchAnswered):
            self._search_requests.is_answered = True
            self._wake.set()
        elif isinstance(broadcast, ServerLeft):
            self._presence.read_again(self._presence.elsewhere)
            self._ask_again(self._leases.refused)
            self._wake.set()
            self.membership.beat_now()

    def _ask_again(self, tables: Iterable[str]) -> None:
        tables = set(tables)
        self._leases.refused -= tables
        self._changed(tables)

    def _changed(self, tables: Iterable[str]) -> None:
        if self._listener is not None:
            self._listener.leases_changed(list(tables))

    # What is done about it.

    async def _work(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._read_presence()
                if self.membership.is_alive:
                    await self._release()
                    await self._recall()
                    await self._take()
                    await self._take_over()
                    await self._search_requests.exchange(self.membership.id)
                    await self._write_presence()
                await self._look_for_entries()
            except StoreFailure:
                self._is_unsure = True
                await asyncio.sleep(AGAIN_SECONDS)
                self._wake.set()

    async def _read_presence(self) -> None:
        presence = self._presence
        while presence.unread:
            tables = list(islice(presence.unread, MOST_AT_ONCE))
            waiting = [done for table_id in tables for done in presence.readers.pop(table_id, ())]
            for table_id in tables:
                del presence.unread[table_id]
            found: defaultdict[str, list[Author]] = defaultdict(list)
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    await self._is_connected.wait()
                for table_id, author in await self._registry.present(self.membership.id, tables):
                    found[table_id].append(author)
            except (StoreFailure, TimeoutError):
                presence.read_again(tables)
                failure = StoreFailure(Refusal("store-away", ""))
                for done in waiting:
                    if not done.done():
                        done.set_exception(failure)
                raise failure from None
            for table_id in tables:
                self._tell_elsewhere(table_id, found[table_id])
            for done in waiting:
                if not done.done():
                    done.set_result(None)

    def _tell_elsewhere(self, table_id: str, guests: Sequence[Author]) -> None:
        presence = self._presence
        if table_id not in presence.followed or presence.elsewhere.get(table_id, []) == guests:
            return
        if guests:
            presence.elsewhere[table_id] = guests
        else:
            presence.elsewhere.pop(table_id, None)
        if self._listener is not None:
            self._listener.present_elsewhere(table_id, guests)

    async def _release(self) -> None:
        leases = self._leases
        while leases.unwanted:
            tables = list(islice(leases.unwanted, MOST_IN_A_BROADCAST))
            await self._registry.release(self.membership.id, tables)
            for table_id in tables:
                leases.unwanted.pop(table_id, None)
            await self._registry.tell(Freed(tables))

    async def _take(self) -> None:
        leases = self._leases
        while leases.wanted:
            asked, life = list(islice(leases.wanted, MOST_AT_ONCE)), leases.lives
            got = set(await self._registry.take(self.membership.id, asked))
            if life == leases.lives:
                leases.answer(asked, got)
                self._changed(got)

    async def _take_over(self) -> None:
        """Go on with tables of servers that are gone; the other servers take their share."""
        leases = self._leases
        share, leases.orphans = leases.orphans, 0
        if share:
            life = leases.lives
            got = set(await self._registry.take_orphans(self.membership.id, share))
            if life == leases.lives:
                self._go_on_with(got)

    async def _recall(self) -> None:
        """Go on with tables that an answer which was lost has given to this server: nobody else can have them."""
        if self._is_unsure:
            leases, life = self._leases, self._leases.lives
            held = await self._registry.held(self.membership.id)
            if life == leases.lives:
                self._is_unsure = False
                self._go_on_with(set(held) - leases.held - leases.wanted.keys() - leases.unwanted.keys())

    def _go_on_with(self, tables: set[str]) -> None:
        self._leases.held |= tables
        self._leases.refused -= tables
        if self._listener is not None and tables:
            self._listener.taken_over(tables)

    async def _write_presence(self) -> None:
        presence = self._presence
        wait = self._shown_at + SHOW_SECONDS - self._monotonic()
        if not presence.changed:
            return
        if wait > 0:
            asyncio.get_running_loop().call_later(wait, self._wake.set)
            return
        self._shown_at = self._monotonic()
        tables = list(islice(presence.changed, MOST_IN_A_BROADCAST))
        come, gone, now = presence.differences(tables)
        life = self._leases.lives
        if come or gone:
            try:
                await self._registry.show(self.membership.id, come, gone)
            except StoreFailure:
                presence.may_have_written(now)
                raise
        if life == self._leases.lives:
            presence.has_written(now)
        if come or gone:
            await self._registry.tell(Present(self.membership.id, tables))
        if presence.changed:
            self._wake.set()

    async def _look_for_entries(self) -> None:
        if self._beats - self._looked_at >= LOOK_BEATS:
            self._looked_at = self._beats
            found = await self._registry.written_since(LOOK_MS)
            if found and self._listener is not None:
                self._listener.written(found)
