"""All tables of a process: what the rooms of this folder do, put together for whoever serves people.

`loading` has the tables in memory, `submission` takes commands, `presence` minds who is connected, `scheduling` runs
bots and clocks. A change at a table goes through here from one to the others.
"""

import secrets
from collections.abc import Callable
from concurrent.futures import Executor
from itertools import islice

from vivat.bots import BOTS
from vivat.game import Dealer
from vivat.search.compilation import background_compilation
from vivat.table import commands, entries
from vivat.table.background import Background
from vivat.table.bot_pool import BotLimits, BotPool
from vivat.table.damage import DamagedTable
from vivat.table.decide import Author
from vivat.table.heartbeat import Heartbeat
from vivat.table.live import Live, Watcher
from vivat.table.loading import Loading
from vivat.table.options import TableOptions
from vivat.table.presence import Absences
from vivat.table.scheduling import Scheduling
from vivat.table.store import Store
from vivat.table.submission import Submission
from vivat.table.summary import summary_of
from vivat.table.table import Decided
from vivat.table.timers import MachineTime, Time
from vivat.table.view import Look, View, view_table

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
        bot_limits: BotLimits | None = None,
        levels: tuple[str, ...] = tuple(BOTS),
        seconds_left: Callable[[str], int | None] = background_compilation.seconds_left,
        new_id: Callable[[], str] | None = None,
        seed: Callable[[], int] | None = None,
    ) -> None:
        self.store = store
        self.clock = clock = clock or MachineTime()
        self.levels = levels
        """The bots that new tables may have, from the easiest to the strongest."""
        dealer = dealer or Dealer.secure()
        new_id = new_id or (lambda: secrets.token_urlsafe(12))
        seed = seed or (lambda: secrets.randbits(64))
        self.background = Background()
        self.loading = Loading(store, clock, self.background, loaded=self._loaded, changed=self._changed)
        self.submission = Submission(store, self.loading, clock, dealer, new_id, self._changed, levels)
        limits = bot_limits or BotLimits()
        self._heartbeat = Heartbeat(clock, self._counts_time, self._stood_still)
        self.absences = Absences(store, self.submission, clock, self.background, self._heartbeat)
        self.bots = BotPool(limits, clock, executor)
        self.scheduling = Scheduling(
            self.submission,
            self.bots,
            clock,
            self.background,
            dealer,
            seed,
            limits.pace_ms,
            self._heartbeat,
            seconds_left,
        )

    # Life.

    def start(self) -> None:
        """Go on where the last server stopped."""
        self.store.listen(self.loading.hear, self._is_connected)
        self.loading.start()
        self.background.begin(self._resume())

    async def _resume(self) -> None:
        """After a start: clocks go on. Where none runs, nothing happens before somebody comes."""
        for row in await self.store.playing_tables():
            if self.background.is_closing:
                return
            try:
                if summary_of(row).clock != "none":
                    await self.find(row.id)
            except DamagedTable as damage:
                self.loading.set_aside(row.id, damage)

    async def close(self) -> None:
        """Let what is under way be written; nothing new begins."""
        self.background.is_closing = True
        self.loading.stop()
        self._heartbeat.stop()
        for live in self.loading:
            self.scheduling.stop(live)
            self.absences.stop(live)
        await self.bots.close()
        await self.background.close()

    def _is_connected(self, table_id: str, person: str) -> bool:
        """Whether somebody is connected to a table here; another server asks."""
        live = self.loading.get(table_id)
        return live is not None and person in live.presence.people

    def _counts_time(self) -> bool:
        """Whether somebody has only so much time at a table, to think or to come back."""
        return any(live.agenda.alarm is not None or live.presence.absences for live in self.loading)

    def _stood_still(self, milliseconds: int) -> None:
        """This process did nothing for so long; at a table where nobody is connected another may have gone on."""
        for live in self.loading:
            if live.presence.people or not self.store.is_shared:
                self.scheduling.give_back(live, milliseconds)
                self.absences.begin_anew(live)
            else:
                self.scheduling.schedule(live)

    # Tables and commands.

    async def open(self, options: TableOptions, author: Author, table_id: str | None = None) -> Live:
        """Open a new table and write its first entry."""
        return await self.submission.open(options, author, table_id)

    async def open_with(self, opened: entries.Opened, author: Author) -> Live:
        """Open a new table with a first entry that was made, and its options checked, elsewhere."""
        return await self.submission.open_with(opened, author)

    async def find(self, table_id: str) -> Live | None:
        """A table, from the store if it is not in memory; None if there is none."""
        return await self.loading.find(table_id)

    async def submit(self, live: Live, author: Author, command: commands.AnyCommand) -> int:
        """Do what a command asks; returns its entry once that is on the disk. Sent again, the answer is the same.

        Whoever asks may be cut off meanwhile: what is being written is applied and told all the same.
        """
        self._heartbeat.look()
        return await self.background.finish(self.submission.submit(live, author, command))

    async def _loaded(self, live: Live) -> None:
        """A table was read from the store: whoever attended to it until now may be gone."""
        if live.table.next_deadline() is not None and not self.store.is_shared:
            # A table whose clock runs is never forgotten, so there was no server. Nobody loses time by that.
            await self.submission.submit_own(live, lambda: Decided(entries.Restarted()))
        self._look_after(live)

    def _changed(self, live: Live) -> None:
        """An entry was written, here or by another server: whoever looks is told, and what is due next is begun."""
        live.used_at = self.clock.now()
        for watcher in live.presence.watchers:
            watcher.chair = live.table.chair_of(watcher.author.guest)
            watcher.table_changed()
        self.absences.hand_back(live)
        self._look_after(live)

    def _look_after(self, live: Live) -> None:
        self.absences.mind(live)
        self.scheduling.schedule(live)

    # Looking.

    def enter(self, live: Live, watcher: Watcher) -> None:
        """Somebody begins to look; bots that nobody looked at play on."""
        self.absences.enter(live, watcher)
        self.scheduling.schedule(live)

    def exit(self, live: Live, watcher: Watcher) -> None:
        """Somebody stops looking; bots that nobody looks at stop to think."""
        self.absences.exit(live, watcher)
        self.scheduling.schedule(live)

    def view(self, live: Live, chair: int | None) -> View:
        """The table from a chair. What all see of it is made once for everybody who is told of a change."""
        now = self.clock.now() if live.table.options.clock.kind != "none" else 0
        preparing = live.agenda.preparing
        moment = live.table.version, live.presence.changes, now, preparing
        if live.public is None or live.public[0] != moment:
            spectators = live.presence.spectators
            named = tuple((each.guest, each.name) for each in islice(spectators, MOST_NAMED))
            look = Look(live.presence.people, named, len(spectators), now, preparing)
            live.public = moment, look, view_table(live.table, None, look)
        return view_table(live.table, chair, *live.public[1:])

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
    def moves(self) -> int:
        """Entries written by this process that everybody may know of."""
        return self.submission.moves
