"""`vivat tables export` and `import`: guests, logs of tables and circles as JSON, every finished game as a record file.

A line is a list: a digest of the file up to here, and a guest, a table's head or an entry. The last line says how many
lines there are before it. So a file that was cut or changed is noticed, and where.
"""

import asyncio
import hashlib
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from rich.console import Console
from rich.progress import track
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from vivat.game import GameRecord, Refusal, VivatError
from vivat.table.admin.acts import DeleteGuest, Request
from vivat.table.admin.perform import Elsewhere, nowhere_else, perform, read_acts
from vivat.table.checking import damage_line, read_sound
from vivat.table.damage import DamagedTable, replay_checked
from vivat.table.devices import CodeRow, PasskeyRow
from vivat.table.entries import Entry, Offered
from vivat.table.record_tags import TABLE, game_tags
from vivat.table.schema import (
    circle_entries,
    circle_guests,
    circles,
    codes,
    devices,
    entries,
    guests,
    members,
    offers,
    passkeys,
    screens,
    tables,
)
from vivat.table.store import DeviceRow, GuestRow, Store, TableRow, entry_row
from vivat.table.table import Table

GUESTS = "guests.jsonl"
CIRCLES = "circles"
BY = "import"
"""Who deletes guests whom an older backup would bring back, in the log of acts."""
T = TypeVar("T")


class BackupFailure(VivatError):
    """A backup that cannot be written or read."""


class GuestBackup(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the file of guests: a guest, and what they keep themselves by."""

    id: str
    name: str
    created_at: int
    devices: tuple[DeviceRow, ...] = ()
    codes: tuple[CodeRow, ...] = ()
    """Of recovery only: a link is over before a backup is needed."""
    passkeys: tuple[PasskeyRow, ...] = ()
    token_hash: str = ""
    """In a backup from before there were devices: the token of the only one."""

    @property
    def held(self) -> tuple[DeviceRow, ...]:
        """The devices, from a backup of any age; the first one has the guest's id, as a migrated database has it."""
        first = DeviceRow(self.id, self.id, self.token_hash, "", self.created_at, self.created_at)
        return (*self.devices, first) if self.token_hash else self.devices


class Backup(msgspec.Struct, frozen=True):
    """The first line of a table's file."""

    table: TableRow
    members: tuple[str, ...]
    screens: tuple[tuple[str, str], ...] = ()
    """Guests and the device at which their hands play; a backup from before has none."""


class CircleBackup(msgspec.Struct, frozen=True):
    """The first line of a circle's file."""

    id: str
    name: str
    guests: tuple[str, ...]
    """Whose ids are in its log."""
    present: tuple[str, ...]
    """Those of them who see it."""


class CircleLine(msgspec.Struct, frozen=True):
    """An entry of a circle, as the database has it: what it means is the circle's to know."""

    seq: int
    at: int
    author: str
    command: str
    body: str


class End(msgspec.Struct, frozen=True):
    """The last line of a file."""

    lines: int


def run(what: str, folder: Path, database: str | None, elsewhere: Elsewhere = nowhere_else) -> int:
    """Export or import everything and say what was done; returns the exit code."""
    code = 0
    try:
        if what == "export":
            done, code = asyncio.run(export_all(folder, database))
        else:
            done = asyncio.run(import_all(folder, database, elsewhere))
    except OSError as error:
        raise BackupFailure(Refusal("backup-files", "", {"reason": str(error)})) from None
    sys.stdout.write(done + "\n")
    return code


async def export_all(folder: Path, database: str | None) -> tuple[str, int]:
    """Everything in the database that can be read, and the exit code; a server may be running meanwhile."""
    for part in (folder, folder / "tables", folder / "games", folder / CIRCLES):  # with every secret of running games
        part.mkdir(mode=0o700, parents=True, exist_ok=True)
    games, left_out = 0, list[str]()
    async with Store.open(database, writes=False) as store:
        rows = await store.list_tables(most=None)
        sat = defaultdict[str, list[str]](list)
        async with store.engine.connect() as connection:  # after the tables: whoever sat down meanwhile is no loss
            for each in (await connection.execute(select(members))).all():
                sat[each.table_id].append(each.guest_id)
            shared = defaultdict[str, list[tuple[str, str]]](list)
            for each in (await connection.execute(select(screens).order_by(screens.c.guest_id))).all():
                shared[each.table_id].append((each.guest_id, each.device_id))
            known = await read_guests(connection)
        for row in with_progress(rows):
            try:
                table, log = await read_sound(store, row)
            except DamagedTable as damage:
                left_out.append(damage_line(row.id, damage))
                continue
            head = Backup(row, tuple(sat[row.id]), tuple(shared[row.id]))
            write_lines(folder / "tables" / f"{row.id}.jsonl", [head, *log])
            games += export_games(folder / "games", table)
        gathered = await export_circles(folder / CIRCLES, store)
    write_lines(folder / GUESTS, known)
    counted = f"{len(rows) - len(left_out)} tables, {games} finished games, {gathered} circles and {len(known)} guests"
    done = f"{counted} are in {folder}. Ways of notices are not."
    return "\n".join([*left_out, done]), 1 if left_out else 0


async def read_guests(connection: AsyncConnection) -> list[GuestBackup]:
    """All guests with their devices, codes and passkeys."""
    held = defaultdict[str, list[DeviceRow]](list)
    for row in (await connection.execute(select(devices))).all():
        held[row.guest_id].append(DeviceRow(**row._asdict()))
    written = defaultdict[str, list[CodeRow]](list)
    for row in (await connection.execute(select(codes).where(codes.c.kind == "recovery"))).all():
        written[row.guest_id].append(CodeRow(**row._asdict()))
    keys = defaultdict[str, list[PasskeyRow]](list)
    for row in (await connection.execute(select(passkeys))).all():
        keys[row.guest_id].append(PasskeyRow(**row._asdict()))
    return [
        GuestBackup(row.id, row.name, row.created_at, tuple(held[row.id]), tuple(written[row.id]), tuple(keys[row.id]))
        for row in (await connection.execute(select(guests))).all()
    ]


def with_progress(things: list[T]) -> Iterable[T]:
    """A bar for whoever looks; nothing for a file or a program."""
    console = Console(stderr=True)
    return track(things, "tables", console=console, transient=True, disable=not console.is_terminal)


def export_games(folder: Path, table: Table) -> int:
    """Each finished game of a table as a record file."""
    done = [(number, game) for number, game in enumerate(table.games, 1) if game.is_over]
    for number, game in done:
        GameRecord.of(game, {TABLE: table.id} | game_tags(table, number)).save(folder / f"{table.id}-{number}.vivat")
    return len(done)


async def export_circles(folder: Path, store: Store) -> int:
    """Each circle with its log and whose ids are in it; how many there are."""
    heads = await store.fetch(select(circles))
    for head in heads:
        there = select(circle_guests).where(circle_guests.c.circle_id == head.id).order_by(circle_guests.c.guest_id)
        people = await store.fetch(there)
        known = tuple(row.guest_id for row in people)
        present = tuple(row.guest_id for row in people if row.is_present)
        wanted = select(circle_entries).where(circle_entries.c.circle_id == head.id).order_by(circle_entries.c.seq)
        log = [CircleLine(row.seq, row.at, row.author, row.command, row.body) for row in await store.fetch(wanted)]
        write_lines(folder / f"{head.id}.jsonl", [CircleBackup(head.id, head.name, known, present), *log])
    return len(heads)


async def import_circles(folder: Path, connection: AsyncConnection) -> int:
    """Bring in the circles that are not there; how many those were. An older backup has none."""
    there = {row.id for row in (await connection.execute(select(circles.c.id))).all()}
    await connection.rollback()
    fresh = 0
    for path in sorted(folder.glob("*.jsonl")):
        lines = read_lines(path)
        head = decoded(path, 1, lines[0] if lines else b"", CircleBackup)
        log = [decoded(path, number, line, CircleLine) for number, line in enumerate(lines[1:], 2)]
        if [each.seq for each in log] != list(range(1, len(log) + 1)):
            raise damaged(path, 1)
        if head.id in there or not log:
            continue
        async with connection.begin():
            await connection.execute(insert(circles), [{"id": head.id, "version": len(log), "name": head.name}])
            rows = [msgspec.structs.asdict(each) | {"circle_id": head.id} for each in log]
            await connection.execute(insert(circle_entries), rows)
            found = [
                {"guest_id": guest, "circle_id": head.id, "is_present": guest in head.present} for guest in head.guests
            ]
            await connection.execute(insert(circle_guests), found)
        fresh += 1
    return fresh


async def import_all(folder: Path, database: str | None, elsewhere: Elsewhere = nowhere_else) -> str:
    """Bring a backup into a database. What is there already stays; a table is read whole or not at all.

    Whoever was deleted here since is deleted again, in what the backup brings; `elsewhere` forgets them besides at
    tables.
    """
    files = sorted((folder / "tables").glob("*.jsonl"))
    fresh = 0
    async with Store.open(database) as store, store.engine.connect() as connection:
        have = {row.id for row in (await connection.execute(select(guests.c.id))).all()}
        there = {row.id for row in (await connection.execute(select(tables.c.id))).all()}
        await connection.rollback()
        lines = enumerate(read_lines(folder / GUESTS), 1)
        known = [decoded(folder / GUESTS, number, line, GuestBackup) for number, line in lines]
        deleted = {each.act.guest for each in await read_acts(store) if isinstance(each.act, DeleteGuest)}
        wanted = [without_ways_in(row) if row.id in deleted else row for row in known if row.id not in have]
        async with connection.begin():
            named = [GuestRow(each.id, each.name, each.created_at) for each in wanted]
            for where, rows in (
                (guests, named),
                (devices, [row for each in wanted for row in each.held]),
                (codes, [row for each in wanted for row in each.codes]),
                (passkeys, [row for each in wanted for row in each.passkeys]),
            ):
                if rows:
                    await connection.execute(insert(where), [msgspec.structs.asdict(row) for row in rows])
        for path in with_progress(files):
            head, log = read_table(path)
            if head.table.id in there:
                continue
            async with connection.begin():
                await connection.execute(insert(tables), [msgspec.structs.asdict(head.table)])
                await connection.execute(insert(entries), [entry_row(head.table.id, entry) for entry in log])
                offered = {entry.body.guest for entry in log if isinstance(entry.body, Offered)}
                for where, people in ((members, head.members), (offers, sorted(offered))):
                    if people:
                        found = [{"guest_id": guest, "table_id": head.table.id} for guest in people]
                        await connection.execute(insert(where), found)
                for guest, device in head.screens:
                    if (await connection.execute(select(devices.c.id).where(devices.c.id == device))).first():
                        row = {"table_id": head.table.id, "guest_id": guest, "device_id": device}
                        await connection.execute(insert(screens), [row])
            there.add(head.table.id)
            fresh += 1
        gathered = await import_circles(folder / CIRCLES, connection)
        again = [row.id for row in wanted if row.id in deleted]
        for guest in again:
            await perform(store, Request(BY, DeleteGuest(guest=guest)), elsewhere=elsewhere)
    counted = f"{fresh} of {len(files)} tables, {gathered} circles and {len(wanted) - len(again)} guests"
    left_out = f" Guests who were deleted here before, and are again: {len(again)}." if again else ""
    return f"{counted} were brought in; the others were there already.{left_out}"


def without_ways_in(guest: GuestBackup) -> GuestBackup:
    """A guest whom nobody can be: without devices, codes and passkeys."""
    return GuestBackup(guest.id, guest.name, guest.created_at)


def read_table(path: Path) -> tuple[Backup, list[Entry]]:
    """A table's file, replayed to see that it is sound."""
    lines = read_lines(path)
    if not lines:
        raise damaged(path, 1)
    head = decoded(path, 1, lines[0], Backup)
    log = [decoded(path, number, line, Entry) for number, line in enumerate(lines[1:], 2)]
    try:
        table = replay_checked(head.table.id, log)
    except DamagedTable as damage:
        raise damaged(path, damage.entry + 1) from None
    if table.version != head.table.version:
        raise damaged(path, 1)
    return head, log


def write_lines(path: Path, things: list[Any]) -> None:
    """One thing a line, each with the digest up to here, and at last how many there are."""
    digest, lines = "", []
    for thing in [*things, End(len(things))]:
        encoded = msgspec.json.encode(thing)
        digest = digest_after(digest, encoded)
        lines.append(msgspec.json.encode((digest, msgspec.Raw(encoded))) + b"\n")
    path.touch(mode=0o600)
    path.write_bytes(b"".join(lines))


def read_lines(path: Path) -> list[bytes]:
    """The things of a file, if it is whole and unchanged."""
    digest, found = "", []
    for number, line in enumerate(path.read_bytes().split(b"\n")[:-1], 1):
        said, encoded = decoded(path, number, line, tuple[str, msgspec.Raw])
        digest = digest_after(digest, bytes(encoded))
        if said != digest:
            raise damaged(path, number)
        found.append(bytes(encoded))
    if not found or found[-1] != msgspec.json.encode(End(len(found) - 1)):
        raise damaged(path, len(found) + 1)
    return found[:-1]


def digest_after(digest: str, line: bytes) -> str:
    """Sixteen hexadecimal digits that change when this line does, or one before it."""
    return hashlib.sha256(digest.encode() + line).hexdigest()[:16]


def decoded(path: Path, number: int, line: bytes, kind: type[T]) -> T:
    """One line of a file decoded; the error names the line that is damaged."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise damaged(path, number) from None


def damaged(path: Path, number: int) -> BackupFailure:
    """Which file cannot be trusted, and the line that shows it."""
    return BackupFailure(Refusal("backup-damaged", "", {"file": path.name, "line": number}))
