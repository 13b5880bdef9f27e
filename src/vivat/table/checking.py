"""`vivat tables check`: every table is read and played through, and those that make no sense are named."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterable

from vivat.table.damage import DamagedTable, EntryRow, read_log, replay_checked
from vivat.table.entries import Entry
from vivat.table.store import Store, TableRow
from vivat.table.summary import summary_of
from vivat.table.table import Table

CheckMore = Callable[[Store], Awaitable[tuple[int, list[str]]]]
"""What else is checked: how many of it there are, and a line for each that is damaged."""


def run(database: str | None, elsewhere: CheckMore | None = None) -> int:
    """Check everything and say what was found; returns the exit code."""
    found, code = asyncio.run(check_all(database, elsewhere))
    sys.stdout.write(found + "\n")
    return code


async def read_sound(store: Store, row: TableRow) -> tuple[Table, list[Entry]]:
    """A table and its log as long as its row says; DamagedTable if they do not agree."""
    return sound(row, await store.read_rows(row.id))


def sound(row: TableRow, rows: Iterable[EntryRow]) -> tuple[Table, list[Entry]]:
    """A table from its rows in the database, and its log; DamagedTable if they do not agree."""
    summary_of(row)
    log = [entry for entry in read_log(rows) if entry.seq <= row.version]  # it may have grown meanwhile
    table = replay_checked(row.id, log)
    if table.version != row.version:
        raise DamagedTable(table.version + 1, f"it is missing: the table has {row.version} entries")
    return table, log


async def check_all(database: str | None, elsewhere: CheckMore | None = None) -> tuple[str, int]:
    """What is wrong in a database, and the exit code; a server may be running meanwhile."""
    found: list[str] = []
    circles, wrong = 0, list[str]()
    async with Store.open(database, writes=False) as store:
        rows = await store.list_tables(most=None)
        for row in rows:
            try:
                await read_sound(store, row)
            except DamagedTable as damage:
                found.append(damage_line(row.id, damage))
        if elsewhere is not None:
            circles, wrong = await elsewhere(store)
    said = [*found, *wrong, tell("tables", len(rows), len(found))]
    if circles:
        said.append(tell("circles", circles, len(wrong)))
    return "\n".join(said), int(bool(found or wrong))


def tell(what: str, number: int, damaged: int) -> str:
    """How many of something are sound, in a sentence."""
    if not damaged:
        return f"{number} {what} are sound."
    return f"{damaged} of {number} {what} are damaged; the others are sound."


def damage_line(table_id: str, damage: DamagedTable) -> str:
    """The line that names a damaged table to whoever runs the server."""
    where = f"entry {damage.entry}" if damage.entry else "its row"
    return f"table {table_id} is damaged: {where}: {damage.reason}"
