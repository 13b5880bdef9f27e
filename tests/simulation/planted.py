"""Faults that the simulation must find, each a small change of the real code for the time of a block."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from unittest.mock import patch

from msgspec.structs import replace

from vivat.table.database import StoreFailure
from vivat.table.house import House
from vivat.table.loaded_table import LoadedTable
from vivat.table.loading import Loading
from vivat.table.member import Member
from vivat.table.membership import Membership
from vivat.table.scheduling import Scheduling
from vivat.table.store import Append, Conflict, Store
from vivat.table.timers import SharedTime
from vivat.table.view import View
from vivat.web.socket import Connection


def acknowledged_early() -> AbstractContextManager[object]:
    """A command is acknowledged, and its entry is on its way to the database."""
    append = Store.append

    async def without_waiting(self: Store, *appends: Append) -> None:
        async def write() -> None:
            with suppress(StoreFailure, Conflict):
                await append(self, *appends)

        asyncio.get_running_loop().create_task(write())

    return patch.object(Store, "append", without_waiting)


def leases_ignored() -> AbstractContextManager[object]:
    """Every server believes to hold the lease of every table."""
    return patch.object(Member, "holds_lease", lambda *_: True)


def lease_outlived() -> AbstractContextManager[object]:
    """A server that others have taken for dead goes on."""
    return patch.object(Membership, "is_alive", True)


def bot_doubled() -> AbstractContextManager[object]:
    """Two tasks think about one decision."""
    begin = Scheduling._begin

    def twice(self: Scheduling, live: LoadedTable, seat: int, by_clock: bool) -> None:
        begin(self, live, seat, by_clock)
        begin(self, live, seat, by_clock)

    return patch.object(Scheduling, "_begin", twice)


def applied_twice() -> AbstractContextManager[object]:
    """The last entry that another server wrote is taken in again."""
    catch_up = Loading.catch_up

    async def again(self: Loading, live: LoadedTable) -> bool:
        before = live.table.version
        fresh = await catch_up(self, live)
        if fresh:
            log = await self._store.read_entries(live.table.id, before)
            live.table.apply(replace(log[-1], seq=live.table.version + 1))
        return fresh

    return patch.object(Loading, "catch_up", again)


def line_skipped() -> AbstractContextManager[object]:
    """Who comes back is not told the first line that was missed."""
    resume = Connection._resume

    def one_further(self: Connection, token: str) -> None:
        resume(self, token)
        if self._shown is not None and self._shown.lines < len(self.live.table.lines_for(self.chair)):
            self._shown = replace(self._shown, lines=self._shown.lines + 1)

    return patch.object(Connection, "_resume", one_further)


def machine_clock() -> AbstractContextManager[object]:
    """Clocks run by what the machine of their server shows."""
    return patch.object(SharedTime, "learn", lambda *_: None)


def view_of_another() -> AbstractContextManager[object]:
    """Who looks on is shown what the first chair may see."""
    view = House.view

    def shared(self: House, live: LoadedTable, chair: int | None) -> View:
        return replace(view(self, live, 0 if chair is None else chair), me=chair)

    return patch.object(House, "view", shared)


FAULTS: dict[str, Callable[[], AbstractContextManager[object]]] = {
    each.__name__.replace("_", "-"): each
    for each in (
        acknowledged_early,
        leases_ignored,
        lease_outlived,
        bot_doubled,
        applied_twice,
        line_skipped,
        machine_clock,
        view_of_another,
    )
}
"""By name."""
