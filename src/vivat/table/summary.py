"""What lists say of a table, so that a list need not replay logs."""

from typing import Literal

import msgspec
from msgspec import Struct

from vivat.table.damage import DamagedTable
from vivat.table.entries import Entry
from vivat.table.store import TableRow
from vivat.table.table import PUBLIC, Place, Table, filled_by, status_after

PlaceKind = Literal["open", "bot", "person"]


class PlaceSummary(Struct, frozen=True):
    """A place as lists show it."""

    name: str
    kind: PlaceKind


class Summary(Struct, frozen=True):
    """A table as lists show it."""

    places: tuple[PlaceSummary, ...]
    clock: str
    spectators: bool


def summary_of(row: TableRow) -> Summary:
    """What a row says of its table; DamagedTable if that cannot be read."""
    try:
        return msgspec.json.decode(row.summary, type=Summary)
    except (msgspec.DecodeError, TypeError, ValueError) as error:
        raise DamagedTable.because(0, error) from None


def place_kind(place: Place) -> PlaceKind:
    """Open, a bot's or a person's."""
    return "person" if place.is_person else "open" if place.is_open else "bot"


def row_after(table: Table, entry: Entry) -> TableRow:
    """The table's row once this entry, which is not applied yet, is written."""
    places, filled = list(table.places), filled_by(entry.body, table.status)
    if filled is not None:
        places[filled[0]] = filled[1]
    return make_row(table, places, status_after(entry.body, table.status), entry)


def first_row(table: Table, entry: Entry) -> TableRow:
    """The row of a table that has just been made by this entry."""
    return make_row(table, table.places, table.status, entry)


def make_row(table: Table, places: list[Place], status: str, entry: Entry) -> TableRow:
    """What lists say of a table with these places and this status, as of this entry."""
    options = table.options
    seated = tuple(PlaceSummary(place.name, place_kind(place)) for place in places)
    summary = Summary(seated, options.clock.kind, options.spectators)
    return TableRow(
        table.id,
        entry.seq,
        status,
        options.listed,
        options.game,
        table.opened_at,
        entry.at if isinstance(entry.body, PUBLIC) else table.seen_at,
        msgspec.json.encode(summary).decode(),
    )
