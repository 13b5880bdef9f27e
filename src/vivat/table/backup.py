"""`vivat tables export` and `import`: guests and logs as lines of JSON, and every finished game as a record file."""

import asyncio
import sys
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from rich.console import Console
from rich.progress import track
from sqlalchemy import insert, select

from vivat.game import GameRecord, Refusal, VivatError
from vivat.table.entries import Entry
from vivat.table.schema import entries, guests, members, tables
from vivat.table.store import GuestRow, Store, TableRow, entry_row
from vivat.table.table import Table

GUESTS = "guests.jsonl"
T = TypeVar("T")


class BackupFailure(VivatError):
    """A backup that cannot be written or read."""


class Backup(msgspec.Struct, frozen=True):
    """The first line of a table's file."""

    table: TableRow
    members: tuple[str, ...]


def run(what: str, folder: Path, database: str | None) -> int:
    """Do it, with progress."""
    try:
        done = asyncio.run(export_all(folder, database) if what == "export" else import_all(folder, database))
    except OSError as error:
        raise BackupFailure(Refusal("backup-files", "", {"reason": str(error)})) from None
    sys.stdout.write(done + "\n")
    return 0


async def export_all(folder: Path, database: str | None) -> str:
    """Everything in the database; a server may be running meanwhile."""
    (folder / "tables").mkdir(parents=True, exist_ok=True)
    (folder / "games").mkdir(parents=True, exist_ok=True)
    games = 0
    async with Store.open(database, writes=False) as store:
        async with store.engine.connect() as connection:
            known = [GuestRow(*row) for row in (await connection.execute(select(guests))).all()]
            sat = (await connection.execute(select(members))).all()
        rows = await store.list_tables(most=None)
        for row in track(rows, "tables", console=Console(stderr=True), transient=True):
            log = [entry for entry in await store.read_entries(row.id) if entry.seq <= row.version]  # it may grow
            head = Backup(row, tuple(each.guest_id for each in sat if each.table_id == row.id))
            write_lines(folder / "tables" / f"{row.id}.jsonl", [head, *log])
            games += export_games(folder / "games", replay(row.id, log))
    write_lines(folder / GUESTS, known)
    return f"{len(rows)} tables, {games} finished games and {len(known)} guests are in {folder}."


def export_games(folder: Path, table: Table) -> int:
    """Each finished game of a table as a record file."""
    done = [(number, game) for number, game in enumerate(table.games, 1) if game.is_over]
    for number, game in done:
        GameRecord.of(game, {"table": table.id}).save(folder / f"{table.id}-{number}.vivat")
    return len(done)


async def import_all(folder: Path, database: str | None) -> str:
    """Bring a backup into a database. What is there already stays; a table is read whole or not at all."""
    files = sorted((folder / "tables").glob("*.jsonl"))
    fresh = 0
    async with Store.open(database) as store, store.engine.connect() as connection:
        have = {row.id for row in (await connection.execute(select(guests.c.id))).all()}
        there = {row.id for row in (await connection.execute(select(tables.c.id))).all()}
        await connection.rollback()
        wanted = [row for row in read_lines(folder / GUESTS, GuestRow) if row.id not in have]
        async with connection.begin():
            if wanted:
                await connection.execute(insert(guests), [msgspec.structs.asdict(row) for row in wanted])
        for path in track(files, "tables", console=Console(stderr=True), transient=True):
            head, log = read_table(path)
            if head.table.id in there:
                continue
            async with connection.begin():
                await connection.execute(insert(tables), [msgspec.structs.asdict(head.table)])
                await connection.execute(insert(entries), [entry_row(head.table.id, entry) for entry in log])
                if head.members:
                    sat = [{"guest_id": guest, "table_id": head.table.id} for guest in head.members]
                    await connection.execute(insert(members), sat)
            fresh += 1
    return f"{fresh} of {len(files)} tables and {len(wanted)} guests were brought in; the others were there already."


def read_table(path: Path) -> tuple[Backup, list[Entry]]:
    """A table's file, replayed to see that it is sound."""
    lines = path.read_bytes().splitlines()
    if not lines:
        raise BackupFailure(Refusal("backup-damaged", "", {"file": path.name, "line": 1}))
    head = decoded(path, 1, lines[0], Backup)
    log = [decoded(path, number, line, Entry) for number, line in enumerate(lines[1:], 2)]
    try:
        table = replay(head.table.id, log)
    except (AssertionError, VivatError, KeyError, IndexError):
        raise BackupFailure(Refusal("backup-damaged", "", {"file": path.name, "line": len(lines)})) from None
    if table.version != head.table.version:
        raise BackupFailure(Refusal("backup-damaged", "", {"file": path.name, "line": len(lines)}))
    return head, log


def replay(table_id: str, log: list[Entry]) -> Table:
    """A table from its log."""
    table = Table(table_id)
    for entry in log:
        table.apply(entry)
    return table


def write_lines(path: Path, things: list[Any]) -> None:
    """One JSON object a line."""
    path.write_bytes(b"".join(msgspec.json.encode(thing) + b"\n" for thing in things))


def read_lines(path: Path, kind: type[T]) -> list[T]:
    """The lines of a file."""
    return [decoded(path, number, line, kind) for number, line in enumerate(path.read_bytes().splitlines(), 1)]


def decoded(path: Path, number: int, line: bytes, kind: type[T]) -> T:
    """One line, or which one is damaged."""
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError:
        raise BackupFailure(Refusal("backup-damaged", "", {"file": path.name, "line": number})) from None
