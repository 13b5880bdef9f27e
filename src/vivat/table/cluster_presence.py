"""Who is connected to which table at the servers on one database, as one of them knows it."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from vivat.table.decide import Author

UNSURE = Author("", "")
"""Equal to no guest, so that the row is written again."""


class ClusterPresence:
    """Who is connected to which table: locally, as it is and as it was last written; elsewhere, as it was last read."""

    def __init__(self) -> None:
        self.local: dict[str, Mapping[str, Author]] = {}
        self.written: dict[str, Mapping[str, Author]] = {}
        self.changed: dict[str, None] = {}
        self.followed: set[str] = set()
        self.elsewhere: dict[str, Sequence[Author]] = {}
        self.unread: dict[str, None] = {}
        self.readers: defaultdict[str, list[asyncio.Future[None]]] = defaultdict(list)
        """Who waits until a table is read."""

    def show(self, table_id: str, guests: Mapping[str, Author]) -> None:
        """Note who is connected here now."""
        if guests:
            self.local[table_id] = guests
        else:
            self.local.pop(table_id, None)
        self.changed[table_id] = None

    def read_again(self, tables: Iterable[str]) -> None:
        """Read again who is connected to these tables elsewhere: it may have changed."""
        self.unread |= dict.fromkeys(table_id for table_id in tables if table_id in self.followed)

    def differences(
        self, tables: Iterable[str]
    ) -> tuple[list[tuple[str, Author]], list[tuple[str, str]], dict[str, Mapping[str, Author]]]:
        """Who has come to these tables and gone from them since that was written, and who is there now."""
        come, gone, now = [], [], {}
        for table_id in tables:
            before, after = self.written.get(table_id, {}), self.local.get(table_id, {})
            come += [(table_id, author) for guest, author in after.items() if before.get(guest) != author]
            gone += [(table_id, guest) for guest in before if guest not in after]
            now[table_id] = after
        return come, gone, now

    def has_written(self, now: Mapping[str, Mapping[str, Author]]) -> None:
        """Note what the database has of these tables."""
        for table_id, guests in now.items():
            if guests:
                self.written[table_id] = guests
            else:
                self.written.pop(table_id, None)
            if self.local.get(table_id, {}) == guests:
                self.changed.pop(table_id, None)

    def may_have_written(self, now: Mapping[str, Mapping[str, Author]]) -> None:
        """Note that the database has either this or what it had before, so that all of it is written again."""
        for table_id, guests in now.items():
            self.written[table_id] = dict.fromkeys({**self.written.get(table_id, {}), **guests}, UNSURE)
