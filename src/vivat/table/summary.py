"""What lists say of a table, so that a list need not replay logs."""

from functools import lru_cache
from typing import Literal

import msgspec
from msgspec import Struct

from vivat.table.chair import Chair
from vivat.table.damage import DamagedTable
from vivat.table.entries import Entry
from vivat.table.fold import PUBLIC
from vivat.table.row_changes import filled_by, status_after
from vivat.table.status import StoredStatus
from vivat.table.store import TableRow
from vivat.table.table import Table

ChairKind = Literal["open", "bot", "person"]


class ChairSummary(Struct, frozen=True):
    """A chair as lists show it."""

    name: str
    kind: ChairKind
    seat: int | None = None
    """Whose seat it is at, so that partners look alike; null where that was not written down yet."""
    level: str | None = None
    """Of a bot."""


class Summary(Struct, frozen=True):
    """A table as lists show it."""

    chairs: tuple[ChairSummary, ...]
    clock: str
    spectators: bool


class StoredSummary(Struct, frozen=True, rename={"chairs": "places"}):
    """What rows and exports say of a table, where chairs have their first name."""

    chairs: tuple[ChairSummary, ...]
    clock: str
    spectators: bool


def summary_of(row: TableRow) -> Summary:
    """What a row says of its table; DamagedTable if that cannot be read."""
    try:
        stored = msgspec.json.decode(row.summary, type=StoredSummary)
        return Summary(stored.chairs, stored.clock, stored.spectators)
    except (msgspec.DecodeError, TypeError, ValueError) as error:
        raise DamagedTable.because(0, error) from None


def chair_kind(chair: Chair) -> ChairKind:
    """Open, a bot's or a person's."""
    return "person" if chair.is_person else "open" if chair.is_open else "bot"


def row_after(table: Table, entry: Entry) -> TableRow:
    """The table's row once this entry is written.

    It is written in one transaction with the entry, and so before the fold: nobody may see what is not on the disk, and
    to fold a second time would double the work of a move. Every entry that the tests write compares it with the fold
    (`tests/table/desk.py`).
    """
    chairs = list(table.chairs)
    for number, chair in filled_by(entry.body, table.status).items():
        chairs[number] = chair
    return make_row(table, chairs, status_after(entry.body, table.status), entry)


def first_row(table: Table, entry: Entry) -> TableRow:
    """The row of a table that has just been made by this entry."""
    return make_row(table, table.chairs, table.status, entry)


def make_row(table: Table, chairs: list[Chair], status: StoredStatus, entry: Entry) -> TableRow:
    """What lists say of a table with these chairs and this status, as of this entry."""
    options = table.options
    seated = tuple(
        [
            ChairSummary(chair.name, chair_kind(chair), seat, chair.level)
            for seat, chair in zip(options.seat_of, chairs, strict=True)
        ]
    )
    return TableRow(
        table.id,
        entry.seq,
        status,
        options.listed,
        options.game,
        table.opened_at,
        entry.at if isinstance(entry.body, PUBLIC) else table.seen_at,
        summary_text(seated, options.clock.kind, options.spectators),
    )


@lru_cache(maxsize=4096)
def summary_text(seated: tuple[ChairSummary, ...], clock: str, spectators: bool) -> str:
    """What a row says of a table besides its columns; nothing else while the same people sit there."""
    return msgspec.json.encode(StoredSummary(seated, clock, spectators)).decode()
