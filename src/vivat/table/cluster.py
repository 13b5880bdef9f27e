"""The servers on one database, as one of them sees them: which tables it attends to, and who is connected elsewhere.

To attend to a table is to schedule its bots and clocks and to mind its absences. Of several servers one does, so that
no work is done twice; that is all a lease is for. What keeps the log right is its key, whoever attends.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Protocol

from vivat.table.bot_pool import Thought
from vivat.table.decide import Author
from vivat.table.timers import MachineTime, Time


class Attendant(Protocol):
    """Whoever attends to tables, and is told what changes; each call returns at once."""

    def written(self, entries: Sequence[tuple[str, int]]) -> None:
        """Some server has written these entries (table, number)."""

    def missed(self) -> None:
        """Anything may have been written by others."""

    def attention_changed(self, tables: Collection[str]) -> None:
        """Whether this server attends to these tables may have changed, or it could now if it wanted to."""

    def taken_over(self, tables: Collection[str]) -> None:
        """This server attends from now on to tables whose server is gone."""

    def present_elsewhere(self, table_id: str, guests: Sequence[Author]) -> None:
        """Who is connected to a table at other servers, from now on."""


class Cluster(Protocol):
    """The servers on one database, as one of them sees them."""

    clock: Time
    """The time that all of them agree on."""

    has_others: bool
    """Whether other servers may write, and attend to tables that are not in memory here."""

    def start(self, attendant: Attendant) -> None:
        """Take part in the cluster from now on."""

    async def close(self) -> None:
        """Take part no longer; others take over what this server attends to. Takes a second at most."""

    def attends(self, table_id: str) -> bool:
        """Whether this server attends to a table now, and no other one does."""

    def want(self, table_id: str) -> None:
        """Attend to a table unless another server does; `attention_changed` says when. Asking again costs nothing."""

    async def follow(self, table_id: str) -> None:
        """Say by `present_elsewhere` who is connected to a table elsewhere, until `forget`.

        As it is now, before this returns, and then within a second of each change. StoreFailure if it cannot be known.
        """

    def forget(self, table_id: str) -> None:
        """Neither attend to a table nor follow who is there."""

    def show(self, table_id: str, guests: Mapping[str, str]) -> None:
        """Who is connected to a table here, by guest with their name; others see it within a second."""

    @property
    def has_thinkers(self) -> bool:
        """Whether there are processes that only think."""

    async def ask(
        self, thought: Thought, people: Iterable[str], table_id: str, seat: int, level: str, seed: int
    ) -> str | None:
        """What a bot in a think process does for a seat, as an action's text.

        None if no such process decided: then this one has to, unless the thought is cancelled.
        """

    async def confirm(self) -> None:
        """Until it is sure to which tables a server that stood still attends; StoreFailure if it cannot be."""


class Alone:
    """The one server on a file: it attends to everything, and writes nothing of it down."""

    has_others = False

    def __init__(self) -> None:
        self.clock: Time = MachineTime()

    def start(self, attendant: Attendant) -> None:
        """There is nothing to be told."""

    async def close(self) -> None:
        """Nothing to do: nobody takes over."""

    def attends(self, _table_id: str) -> bool:
        """True: the only server attends to all tables."""
        return True

    def want(self, table_id: str) -> None:
        """Nothing to do: it is so already."""

    async def follow(self, table_id: str) -> None:
        """Nothing to say: nobody is elsewhere."""

    def forget(self, table_id: str) -> None:
        """Nothing to do: nothing was kept."""

    def show(self, table_id: str, guests: Mapping[str, str]) -> None:
        """There is nobody to see it."""

    @property
    def has_thinkers(self) -> bool:
        """False: nobody else can read the file."""
        return False

    async def ask(
        self, _thought: Thought, _people: Iterable[str], _table_id: str, _seat: int, _level: str, _seed: int
    ) -> str | None:
        """None: there is nobody to ask."""
        return None

    async def confirm(self) -> None:
        """Return at once: it is sure."""
