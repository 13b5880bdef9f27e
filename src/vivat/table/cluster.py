"""The servers on one database, as one of them sees them: whose leases it holds, and who is connected elsewhere.

Whoever holds a table's lease schedules its bots, clocks and absences. Of several servers one does, so that
no work is done twice; that is all a lease is for. What keeps the log right is its key, whoever holds the lease.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from vivat.table.bot_pool import BotJob
from vivat.table.decide import Author
from vivat.table.timers import MachineTime, Time


class LeaseListener(Protocol):
    """Callbacks on which leases this server holds, and on what other servers do; each returns at once."""

    def written(self, entries: Sequence[tuple[str, int]]) -> None:
        """Called when some server has written entries, each as table and number."""

    def missed(self) -> None:
        """Called when anything may have been written by others."""

    def leases_changed(self, tables: Collection[str]) -> None:
        """Called when this server may have gained or lost the leases of these tables, or may get them if it asks."""

    def taken_over(self, tables: Collection[str]) -> None:
        """Called when this server has taken over the leases of tables whose server is gone."""

    def present_elsewhere(self, table_id: str, guests: Sequence[Author]) -> None:
        """Called with everybody who is connected to a table at other servers, whenever that changes."""


class Cluster(Protocol):
    """The servers on one database, as one of them sees them."""

    clock: Time
    """The time that all of them agree on."""

    @property
    def server_id(self) -> str | None:
        """By what the database knows this server; None where there can be no other."""

    has_others: bool
    """Whether other servers may write, and hold leases of tables that are not in memory here."""

    def start(self, listener: LeaseListener) -> None:
        """Take part in the cluster from now on."""

    async def close(self) -> None:
        """Take part no longer; others take over its leases. Takes a second at most."""

    def holds_lease(self, table_id: str) -> bool:
        """Whether this server holds a table's lease now, and so no other one does."""

    def request_lease(self, table_id: str) -> None:
        """Ask for a table's lease unless another server holds it; `leases_changed` says when. It may be repeated."""

    async def follow(self, table_id: str) -> None:
        """Say by `present_elsewhere` who is connected to a table elsewhere, until `forget`.

        As it is now, before this returns, and then within a second of each change. StoreFailure if it cannot be known.
        """

    def forget(self, table_id: str) -> None:
        """Give a table's lease up, and no longer follow who is there."""

    def show(self, table_id: str, guests: Mapping[str, Author]) -> None:
        """Let others know who is connected to a table here, by guest; they see it within a second."""

    @property
    def has_search_workers(self) -> bool:
        """Whether there are processes that only search."""

    async def ask(
        self, job: BotJob, people: Mapping[str, str], table_id: str, seat: int, level: str, seed: int
    ) -> int | None:
        """The code of the action that a search worker chooses for a seat; people are given with their addresses.

        None if no such process decided: then this one has to, unless the job is cancelled.
        """

    async def confirm(self) -> None:
        """Wait until it is sure which leases a server that stood still has; StoreFailure if it cannot be."""


class Alone:
    """The one server on a file: it holds every lease, and writes nothing of it down."""

    has_others = False
    server_id = None

    def __init__(self) -> None:
        self.clock: Time = MachineTime()

    def start(self, listener: LeaseListener) -> None:
        """Do nothing: there is nothing to be told."""

    async def close(self) -> None:
        """Do nothing: nobody takes over."""

    def holds_lease(self, _table_id: str) -> bool:
        """True: the only server holds every lease."""
        return True

    def request_lease(self, table_id: str) -> None:
        """Do nothing: it is held already."""

    async def follow(self, table_id: str) -> None:
        """Do nothing: nobody is elsewhere."""

    def forget(self, table_id: str) -> None:
        """Do nothing: nothing was kept."""

    def show(self, table_id: str, guests: Mapping[str, Author]) -> None:
        """Do nothing: there is nobody to see it."""

    @property
    def has_search_workers(self) -> bool:
        """False: nobody else can read the file."""
        return False

    async def ask(
        self, _job: BotJob, _people: Mapping[str, str], _table_id: str, _seat: int, _level: str, _seed: int
    ) -> int | None:
        """None: there is nobody to ask."""
        return None

    async def confirm(self) -> None:
        """Return at once: every lease is held."""
