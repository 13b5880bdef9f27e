"""Circles and finished games for tests: a company of five, tables played out by themselves, and both in a store."""

from collections.abc import Sequence
from itertools import count
from typing import Any

from tests.table.desk import ADA, NOON, Desk, begun, options
from vivat.circle.circle import Circle
from vivat.circle.commands import AnyCircleCommand
from vivat.circle.decide import decide, join, open_circle
from vivat.circle.entries import AnyCircleBody, CircleEntry
from vivat.table.decide import Author
from vivat.table.entries import Entry
from vivat.table.store import Append, DeviceRow, GuestRow, Store
from vivat.table.summary import first_row, row_after
from vivat.table.table import Table

MINUTE = 60_000


class Club:
    """A circle without a store: commands are decided and applied at once, and the log is kept."""

    def __init__(self, name: str = "Thursdays", host: Author = ADA) -> None:
        self.circle = Circle("club")
        self.log: list[CircleEntry] = []
        self.now = NOON
        self.seats: dict[tuple[str, int | None], str] = {}
        self.begun: set[str] = set()
        """Tables at which a game was begun."""
        """By table and chair, who sits there; without a chair, that the author has."""
        self._ids = count(1)
        self.write(host, "", open_circle(name, host))

    def write(self, author: Author, command: str, body: AnyCircleBody | None) -> None:
        if body is not None:
            entry = self.circle.next_entry(self.now, author.guest, command, body)
            self.circle.apply(entry)
            self.log.append(entry)

    def do(self, author: Author, kind: type[AnyCircleCommand], **fields: Any) -> None:
        command = kind(id=f"c{next(self._ids)}", **fields)
        decided = decide(
            self.circle,
            author,
            command,
            self.now,
            lambda table, chair: self.seats.get((table, chair)),
            self.begun.__contains__,
        )
        self.write(author, command.id, decided)

    def join(self, *authors: Author, link: str | None = None) -> None:
        for author in authors:
            self.write(author, f"j{next(self._ids)}", join(self.circle, author, link or self.circle.link, self.now))

    def names(self) -> dict[int, str]:
        return {each.number: each.name for each in self.circle.present}


def played_out(*others: Author, seed: int = 1, at: int = NOON, game: str = "kingup", by: Any = "person") -> Desk:
    """A table of Ada's and these others', played to the end of its game at this time."""
    chairs = ["me", *("open" for _ in others), *("steward" for _ in range(2 - len(others)))]
    desk = begun(options(*chairs, game=game), *others, seed=seed)
    while desk.table.status == "playing":
        desk.now = at
        desk.decide_for(desk.table.waited_for[0], by=by)
    return desk


def appends(table_id: str, log: Sequence[Entry]) -> list[Append]:
    """The log of a desk as it is written for a table."""
    table, found = Table(table_id), []
    for entry in log:
        before = row_after(table, entry) if entry.seq > 1 else None
        table.apply(entry)
        row = before or first_row(table, entry)
        found.append(Append(entry, row, tuple(chair.guest for chair in table.chairs if chair.guest)))
    return found


async def add_guest(store: Store, author: Author, token_hash: str) -> None:
    """A guest with one device, whose token has this hash."""
    device = DeviceRow(f"d-{author.guest}", author.guest, token_hash, "Browser", NOON, NOON)
    await store.add_guest(GuestRow(author.guest, author.name, NOON), device)


async def put(store: Store, table_id: str, desk: Desk) -> None:
    """Write the table of a desk into a store."""
    for append in appends(table_id, desk.log):
        await store.append(append)
