"""Applies the acts of operators at this server: bans hold, and what is deleted is forgotten."""

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress

from vivat.circle.forgetting import forget_in_circles
from vivat.game.durations import DAY_MS
from vivat.table.admin import acts
from vivat.table.admin.acts import AnyAct, Outcome, Request
from vivat.table.admin.perform import last_act, perform, read_acts
from vivat.table.bans import Bans
from vivat.table.beside import Result
from vivat.table.database import StoreFailure
from vivat.table.guests import person_of
from vivat.table.house import House
from vivat.table.loaded_table import LoadedTable
from vivat.web.guests import Guests
from vivat.web.messages import ByeReason
from vivat.web.socket import Connection

LOG = logging.getLogger("vivat.web")
LOOK_SECONDS = 1
"""How often a server looks for what was done elsewhere: on PostgreSQL any process may write."""


class AdminSync:
    """Applies acts from their log, one after the other."""

    def __init__(self, house: House, guests: Guests, bans: Bans, connections: Collection[Connection]) -> None:
        self._house = house
        self._guests = guests
        self._bans = bans
        self._connections = connections
        self._last_applied = 0
        """The last act that this server knows of."""
        self._one_table = asyncio.Lock()
        self._lock = asyncio.Lock()
        self._watch: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Load the bans, and apply every act from now on."""
        self._last_applied = await last_act(self._house.store)
        await self._bans.load(self._house.store)
        if self._house.store.is_shared:
            self._watch = asyncio.create_task(self._look())

    async def stop(self) -> None:
        """Stop looking for acts of others."""
        if self._watch is not None:
            self._watch.cancel()
            with suppress(asyncio.CancelledError):
                await self._watch

    async def do(self, request: Request) -> Outcome:
        """Perform an act, and apply it at this server at once."""
        affected = self._tables_of(request.act)
        try:
            return await perform(self._house.store, request, self.apply_new_acts, self._beside, forget_in_circles)
        finally:
            await self.apply_new_acts()
            for live in affected:
                async with live.lock:
                    if self._house.loading.get(live.table.id) is live:
                        await self._house.loading.read_on(live)

    async def _beside(self, work: Callable[[], Result]) -> Result:
        """Work on one table at a time, however many are being deleted: others' tables are read in between."""
        async with self._one_table:
            return await self._house.beside(work)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            with suppress(StoreFailure):
                await self.apply_new_acts()

    async def apply_new_acts(self) -> None:
        """Apply the acts that were written since the last time."""
        async with self._lock:
            for written in await read_acts(self._house.store, self._last_applied):
                await self._apply(written.act, written.at)
                self._last_applied = written.id

    async def _apply(self, act: AnyAct | acts.UnknownAct, at: int) -> None:
        match act:
            case acts.UnknownAct():  # whatever it was: the database knows who may still come
                LOG.error("an act cannot be read: %.200s", act.text)
                self._guests.forget_all()
                await self._bans.load(self._house.store)
            case acts.Ban() | acts.Unban():
                await self._bans.load(self._house.store)
                for connection in list(self._connections):
                    who = person_of(connection.author.guest)
                    if self._bans.find(who, connection.address, self._house.clock.now()) is not None:
                        connection.end("guest-cut-off")
            case acts.Close():
                self._drop(self._house.loading.get(act.table), "table-closed")
            case acts.DeleteTable():
                self._drop(self._house.loading.get(act.table), "table-unknown")
            case acts.DeleteGuest():
                self._guests.forget(act.guest)
                for connection in list(self._connections):
                    if person_of(connection.author.guest) == act.guest:
                        connection.end("guest-unknown")
                for live in self._tables_of(act):
                    if all(person_of(guest) == act.guest for guest in live.table.was_here):
                        self._drop(live, "table-unknown")
            case acts.Revoke():
                self._guests.forget_devices(act.guest, act.device, act.spared)
                for connection in list(self._connections):
                    author = connection.author
                    is_theirs = person_of(author.guest) == act.guest and author.device != act.spared
                    if is_theirs and act.device in (None, author.device):
                        connection.end("device-removed")
            case acts.Retain():
                self._guests.forget_all()
                for live in self._house.loading:
                    is_old = live.table.seen_at < at - act.days * DAY_MS
                    if is_old and (act.unfinished or live.table.status == "finished"):
                        self._drop(live, "table-unknown")
            case _:
                pass

    def _drop(self, live: LoadedTable | None, reason: ByeReason) -> None:
        """Forget a table that nobody may look at any more."""
        if live is None:
            return
        self._house.drop(live)
        for connection in list(self._connections):
            if connection.live is live:
                connection.end(reason)

    def _tables_of(self, act: AnyAct) -> list[LoadedTable]:
        """Tables in memory at which a guest sat who is deleted by this: their logs change, or they go."""
        if not isinstance(act, acts.DeleteGuest):
            return []
        return [live for live in self._house.loading if act.guest in map(person_of, live.table.was_here)]
