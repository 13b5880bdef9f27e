"""What lists say of a table, so that a list need not replay logs."""

import msgspec
from msgspec import Struct

from vivat.table import entries
from vivat.table.entries import Entry
from vivat.table.store import TableRow
from vivat.table.table import PUBLIC, Place, Table


class PlaceSummary(Struct, frozen=True):
    """A place as lists show it."""

    name: str
    kind: str
    """"open", "bot" or "person"."""


class Summary(Struct, frozen=True):
    """A table as lists show it."""

    places: tuple[PlaceSummary, ...]
    clock: str
    spectators: bool


def place_kind(place: Place) -> str:
    """Open, a bot's or a person's."""
    return "person" if place.is_person else "open" if place.is_open else "bot"


def row_after(table: Table, entry: Entry) -> TableRow:
    """The table's row once this entry, which is not applied yet, is written."""
    places = [PlaceSummary(place.name, place_kind(place)) for place in table.places]
    status = table.status
    match entry.body:
        case entries.Sat() as body:
            places[body.place] = PlaceSummary(body.name, "person")
        case entries.Left() as body if status == "gathering":
            places[body.place] = PlaceSummary("", "open")
        case entries.Arranged() as body:
            places[body.place] = PlaceSummary(body.name, "bot" if body.level else "open")
        case entries.Started(ends=True) | entries.Played(ends=True):
            status = "finished"
        case entries.Started():
            status = "playing"
        case _:
            pass
    return make_row(table, places, status, entry)


def first_row(table: Table, entry: Entry) -> TableRow:
    """The row of a table that has just been made by this entry."""
    places = [PlaceSummary(place.name, place_kind(place)) for place in table.places]
    return make_row(table, places, table.status, entry)


def make_row(table: Table, places: list[PlaceSummary], status: str, entry: Entry) -> TableRow:
    """All of it."""
    options = table.options
    summary = Summary(tuple(places), options.clock.kind, options.spectators)
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
