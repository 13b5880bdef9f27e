"""Commands: one at a time for each table they are decided, written, applied and told, in this order."""

import asyncio
import logging
from collections.abc import Callable, Collection

from msgspec.structs import replace

from vivat.bots.levels import Level
from vivat.game import Dealer, IllegalAction, Refusal, VivatError
from vivat.table import commands, entries
from vivat.table.decide import Author, Circumstances, decide, open_table
from vivat.table.entries import AnyBody
from vivat.table.fold import PUBLIC
from vivat.table.loaded_table import LoadedTable
from vivat.table.loading import Loading
from vivat.table.options import ME, OPEN, TableOptions
from vivat.table.store import Append, Conflict, Store
from vivat.table.summary import first_row, row_after
from vivat.table.table import Decided, Table
from vivat.table.timers import Time
from vivat.table.word_list import WordList

LOG = logging.getLogger(__name__)
SERVER = Author("", "")
"""The author of what nobody's command asked for: bots, clocks, absences."""
TRIES = 20
"""How often a command is decided anew when other servers keep writing first."""
ROUNDS = 20
"""So often the server itself begins with that again, and lets others have the table in between."""
REST_SECONDS = 0.05


class Submission:
    """Takes commands for tables, and what the server itself does at them."""

    def __init__(
        self,
        store: Store,
        loading: Loading,
        *,
        clock: Time,
        dealer: Dealer,
        new_id: Callable[[], str],
        changed: Callable[[LoadedTable], None],
        levels: Collection[Level],
        words: WordList,
    ) -> None:
        self._store = store
        self._loading = loading
        self._clock = clock
        self._dealer = dealer
        self._new_id = new_id
        self._changed = changed
        """Called with a table to which an entry was written."""
        self._levels = levels
        """The bots that are offered."""
        self._words = words
        self.public_entries = 0
        """Entries written by this process that everybody may know of, for the metrics."""

    async def open(self, options: TableOptions, author: Author, table_id: str | None = None) -> LoadedTable:
        """Open a new table and write its first entry."""
        return await self.open_with(self.prepare(options, author), author, table_id)

    def prepare(self, options: TableOptions, author: Author) -> entries.Opened:
        """The first entry of a new table, its options and words checked; with texts of a host's own it takes long."""
        opened = open_table(options, author, self._levels)
        self._words.refuse(opened.name, options.own_scenario or "", options.own_sheet or "")
        return opened

    async def open_with(self, opened: entries.Opened, author: Author, table_id: str | None = None) -> LoadedTable:
        """Open a new table with a first entry that was prepared elsewhere."""
        table, append = self._new_table(opened, author, table_id or self._new_id())
        await self._store.append(append)
        self.public_entries += 1
        return self._loading.add(table)

    def _new_table(self, opened: entries.Opened, author: Author, table_id: str) -> tuple[Table, Append]:
        table = Table(table_id)
        entry = table.next_entry(self._clock.now(), author.guest, "", opened)
        table.apply(entry)
        return table, Append(entry, first_row(table, entry), (author.guest,))

    async def submit(self, live: LoadedTable, author: Author, command: commands.AnyCommand) -> int:
        """Do what a command asks; returns its entry once that is on the disk. Sent again, the answer is the same."""
        async with live.lock:
            for _ in range(TRIES):
                done = live.table.commands.get((author.guest, command.id))
                if done is not None:
                    return done
                try:
                    decided = decide(live.table, author, command, self._circumstances(live))
                except VivatError:
                    if await self._loading.catch_up(live):
                        continue  # what was refused may be right after what another server has written
                    raise
                self._words.refuse(*shown_to_others(author, command))  # at last: only so many lines get here
                if await self.write(live, author, command.id, decided):
                    return live.table.version
        raise IllegalAction(Refusal("table-busy", ""))

    def _circumstances(self, live: LoadedTable) -> Circumstances:
        return Circumstances(
            dealer=self._dealer,
            now=self._clock.now(),
            new_id=self._new_id,
            watching=live.presence.spectators,
            levels=self._levels,
            preparing=live.agenda.preparing is not None,
        )

    async def submit_own(self, live: LoadedTable, make: Callable[[], Decided | None]) -> None:
        """Write what the server itself does, if it still makes sense once it is its turn.

        Where people at other servers write all the time it may take a while: nobody else would do it.
        """
        for _ in range(ROUNDS):
            async with live.lock:
                for _ in range(TRIES):
                    decided = make()
                    if decided is None or not has_room(live.table, decided.body):
                        return
                    if await self.write(live, SERVER, "", decided):
                        return
            await asyncio.sleep(REST_SECONDS)
        LOG.warning("others wrote first for so long that something the server should do was left undone")

    async def write(self, live: LoadedTable, author: Author, command_id: str, decided: Decided) -> bool:
        """Write one entry and tell; False if another server was first, and the table is up to date again."""
        table, body = live.table, decided.body
        entry = table.next_entry(self._clock.now(), author.guest, command_id, body)
        offered = (body.guest,) if isinstance(body, entries.Offered) else ()
        following = [Append(entry, row_after(table, entry), joined_by(body), offered)]
        new_table = None
        if isinstance(body, entries.RematchAsked) and table.rematch is None:
            first = open_table(rematch_options(table, author.guest), author, self._levels)
            new_table, append = self._new_table(first, author, body.table)
            following.append(append)
        try:
            await self._store.append(*following)
        except Conflict:
            await self._loading.read_on(live)
            return False
        self.public_entries += sum(isinstance(each.entry.body, PUBLIC) for each in following)
        if author is not SERVER and isinstance(body, PUBLIC):
            live.acted_at, live.acted_from = entry.at, author.address
        table.apply(entry, decided)
        if new_table is not None:
            self._loading.add(new_table)
        self._changed(live)
        return True


def shown_to_others(author: Author, command: commands.AnyCommand) -> tuple[str, ...]:
    """What a command makes others read: a name, a line of chat or a claim."""
    match command:
        case commands.Sit():
            return (author.name,)
        case commands.Say() | commands.Claim():
            return (command.text,)
        case _:
            return ()


def joined_by(body: AnyBody) -> tuple[str, ...]:
    """Guests who have a chair because of an entry."""
    return (body.guest,) if isinstance(body, entries.Sat | entries.Given) else ()


def has_room(table: Table, body: entries.AnyBody) -> bool:
    """Whether a table takes one more entry that nobody's command asked for; a bot may always keep a chair."""
    match body:
        case entries.Started() | entries.Played():
            return not table.is_played_out
        case entries.Said() | entries.Returned():
            return table.has_room(body.chair)
        case _:
            return True


def rematch_options(table: Table, guest: str) -> TableOptions:
    """The options of the same table again: bots as before, a chair for whoever asks, open chairs for the others."""
    holders = iter(ME if chair.guest == guest else chair.level or OPEN for chair in table.chairs)
    return replace(table.options, seats=tuple(tuple(next(holders) for _ in seat) for seat in table.options.seats))
