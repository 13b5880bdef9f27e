"""Where the logs of circles are kept: in the database of the tables, entry by entry.

Circle and number of an entry are the primary key, so of two servers one is first and the other decides anew.
"""

from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, cast

import msgspec
from sqlalchemy import Connection, Row, Select, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from vivat.circle.circle import Circle, replay
from vivat.circle.entries import (
    AnyCircleBody,
    CircleEntry,
    Founded,
    MemberAttached,
    MemberJoined,
    TableMarked,
    TableUnmarked,
)
from vivat.game import Refusal, VivatError
from vivat.table.beside import Beside, at_once
from vivat.table.damage import EntryRow
from vivat.table.guests import person_of
from vivat.table.schema import circle_entries, circle_guests, circles, members
from vivat.table.store import Store, body_encoder

body_decoder = msgspec.json.Decoder(AnyCircleBody)


def entry_row(circle_id: str, entry: CircleEntry) -> dict[str, object]:
    """An entry as the database has it."""
    return msgspec.structs.asdict(entry) | {"circle_id": circle_id, "body": body_encoder.encode(entry.body).decode()}


def guests_in(entry: CircleEntry) -> set[str]:
    """The guests and hands whose ids an entry has."""
    found = {entry.author}
    match entry.body:
        case Founded() | MemberJoined():
            found.add(entry.body.guest or "")
        case MemberAttached():
            found.update(entry.body.guests)
        case _:
            pass
    return found - {""}


class DamagedCircle(VivatError):
    """A circle that cannot be read from its rows."""

    def __init__(self, circle_id: str) -> None:
        super().__init__(Refusal("circle-damaged", ""))
        self.circle_id = circle_id


def int_of(value: object) -> int:
    """A number from a column of numbers; SQLite keeps what it is given, a number or not."""
    if not isinstance(value, int):
        raise TypeError("it is no number")
    return value


def read_log(circle_id: str, rows: Iterable[EntryRow]) -> list[CircleEntry]:
    """The entries of a circle's log from their rows; DamagedCircle if one cannot be read."""
    try:
        return [
            CircleEntry(int_of(row.seq), int_of(row.at), row.author, row.command, body_decoder.decode(row.body))
            for row in rows
        ]
    except (msgspec.DecodeError, TypeError, ValueError):
        raise DamagedCircle(circle_id) from None


def replay_checked(circle_id: str, rows: Iterable[EntryRow]) -> Circle | None:
    """The circle that the rows of a log make, None if there are none; DamagedCircle if one makes no sense."""
    log = read_log(circle_id, rows)
    try:
        return replay(circle_id, log) if log else None
    except (AssertionError, LookupError, TypeError, ValueError):
        raise DamagedCircle(circle_id) from None


class CircleStore:
    """The circles of one database; their logs are read and replayed by `beside`."""

    def __init__(self, store: Store, beside: Beside = at_once) -> None:
        self.store = store
        self._beside = beside

    async def append(self, circle: Circle, entry: CircleEntry) -> None:
        """Apply an entry and write it; Conflict if another server was first, or has written this command.

        Whoever is told of a conflict reads the circle anew.
        """
        before = circle.seen_by
        circle.apply(entry)
        after = circle.seen_by

        def write(run: Connection) -> None:
            row = {"version": entry.seq, "name": circle.name}
            if entry.seq == 1:
                run.execute(insert(circles), [row | {"id": circle.id}])
            else:
                run.execute(update(circles).where(circles.c.id == circle.id).values(row))
            run.execute(insert(circle_entries), [entry_row(circle.id, entry)])
            write_guests(run, circle.id, guests_in(entry))
            write_presence(run, circle.id, come=after - before, gone=before - after)

        await self.store.do(write)

    async def read_rows(self, circle_id: str) -> Sequence[EntryRow]:
        """The log of a circle as the database has it; empty if there is none."""
        wanted = select(circle_entries).where(circle_entries.c.circle_id == circle_id).order_by(circle_entries.c.seq)
        return cast(Sequence[EntryRow], await self.store.fetch(wanted))

    async def find(self, circle_id: str) -> Circle | None:
        """A circle as it is now, None if there is none; DamagedCircle if it cannot be read."""
        rows = await self.read_rows(circle_id)
        return await self._beside(partial(replay_checked, circle_id, rows)) if rows else None

    async def is_named_in(self, circle_id: str, guest: str) -> bool:
        """Whether a guest's id is in the log of a circle: they are or were in it."""
        here = (circle_guests.c.circle_id == circle_id) & (circle_guests.c.guest_id == guest)
        return await self.store.has(select(circle_guests.c.circle_id).where(here))

    async def is_seen_by(self, circle_id: str, guest: str) -> bool:
        """Whether a guest is a member of a circle, for which no log has to be read."""
        return await self.store.has(presence_of(guest).where(circle_guests.c.circle_id == circle_id))

    async def count_of(self, guest: str) -> int:
        """How many circles a guest is a member of."""
        return len(await self.store.fetch(presence_of(guest)))

    async def circles_of(self, guest: str) -> list[Circle]:
        """The circles that a guest is a member of, by name; what is damaged is left out."""
        found = []
        for row in await self.store.fetch(presence_of(guest)):
            with suppress(DamagedCircle):
                found.append(await self.find(row.circle_id))
        mine = [each for each in found if each is not None and each.member_of(guest) is not None]
        return sorted(mine, key=lambda each: (each.name.casefold(), each.id))

    async def tables_with(self, table_ids: Collection[str], circle: Circle) -> set[str]:
        """Those of some tables at which somebody has or had a chair whose games count in a circle."""
        wanted = select(members.c.table_id, members.c.guest_id).where(members.c.table_id.in_(table_ids))
        found = await self.store.fetch(wanted) if table_ids else []
        return {row.table_id for row in found if {row.guest_id, person_of(row.guest_id)} & circle.holders.keys()}

    async def marked_for(self, guest: str) -> dict[str, str]:
        """The tables of a guest's circles, each with the name of its circle; no log is replayed for it."""
        wanted = (
            select(circles.c.name, circle_entries.c.circle_id, circle_entries.c.body)
            .join(circles, circles.c.id == circle_entries.c.circle_id)
            .where(circle_entries.c.circle_id.in_(presence_of(guest)))
            .order_by(circle_entries.c.circle_id, circle_entries.c.seq)
        )
        rows = await self.store.fetch(wanted)
        return await self._beside(partial(marked_in, rows)) if rows else {}


def marked_in(rows: Iterable[Row[Any]]) -> dict[str, str]:
    """The tables that rows of logs mark and do not take out again, each with the name of its circle."""
    found: dict[tuple[str, str], str] = {}
    for row in rows:
        with suppress(msgspec.DecodeError):  # another kind of entry
            body = msgspec.json.decode(row.body, type=TableMarked | TableUnmarked)
            found.pop((row.circle_id, body.table), None)
            if isinstance(body, TableMarked):
                found[row.circle_id, body.table] = row.name
    return {table: name for (_, table), name in found.items()}


def presence_of(guest: str) -> Select[tuple[str]]:
    """The question in which circles a guest is."""
    return select(circle_guests.c.circle_id).where(circle_guests.c.guest_id == guest, circle_guests.c.is_present)


def write_presence(run: Connection, circle_id: str, come: Collection[str], gone: Collection[str]) -> None:
    """Write down who sees a circle now and who does not any more."""
    for people, is_present in ((come, True), (gone, False)):
        if people:
            here = (circle_guests.c.circle_id == circle_id) & circle_guests.c.guest_id.in_(people)
            run.execute(update(circle_guests).where(here).values(is_present=is_present))


def write_guests(run: Connection, circle_id: str, guests: Iterable[str]) -> None:
    """Write down whose ids are in the log of a circle."""
    dialect = postgresql if run.dialect.name == "postgresql" else sqlite
    rows = [{"guest_id": guest, "circle_id": circle_id, "is_present": False} for guest in sorted(guests)]
    if rows:
        run.execute(dialect.insert(circle_guests).on_conflict_do_nothing(), rows)
