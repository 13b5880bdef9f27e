"""Where the logs of circles are kept: in the database of the tables, entry by entry.

CircleEntry n of a circle is a primary key, so of two servers one is first and the other decides anew.
"""

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from vivat.circle.circle import Circle, replay
from vivat.circle.entries import AnyCircleBody, CircleEntry, Founded, MemberAttached, MemberJoined
from vivat.table.schema import circle_entries, circle_guests, circles
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


class CircleStore:
    """The circles of one database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def append(self, circle: Circle, name: str, entry: CircleEntry) -> None:
        """Write an entry; Conflict if another server was first, or has written this command."""

        def write(run: Connection) -> None:
            if entry.seq == 1:
                run.execute(insert(circles), [{"id": circle.id, "version": 1, "name": name}])
            else:
                here = circles.c.id == circle.id
                run.execute(update(circles).where(here).values(version=entry.seq, name=name))
            run.execute(insert(circle_entries), [entry_row(circle.id, entry)])
            write_guests(run, circle.id, guests_in(entry))

        await self.store.do(write)

    async def read_log(self, circle_id: str) -> list[CircleEntry]:
        """The log of a circle; empty if there is none."""
        wanted = select(circle_entries).where(circle_entries.c.circle_id == circle_id).order_by(circle_entries.c.seq)
        rows = await self.store.fetch(wanted)
        return [CircleEntry(row.seq, row.at, row.author, row.command, body_decoder.decode(row.body)) for row in rows]

    async def find(self, circle_id: str) -> Circle | None:
        """A circle as it is now; None if there is none."""
        log = await self.read_log(circle_id)
        return replay(circle_id, log) if log else None

    async def circles_of(self, guest: str) -> list[Circle]:
        """The circles that a guest is a member of, by name."""
        named = await self.store.fetch(select(circle_guests.c.circle_id).where(circle_guests.c.guest_id == guest))
        found = [await self.find(row.circle_id) for row in named]
        mine = [each for each in found if each is not None and each.member_of(guest) is not None]
        return sorted(mine, key=lambda each: (each.name.casefold(), each.id))


def write_guests(run: Connection, circle_id: str, guests: Iterable[str]) -> None:
    """Write down whose ids are in the log of a circle."""
    dialect = postgresql if run.dialect.name == "postgresql" else sqlite
    rows = [{"guest_id": guest, "circle_id": circle_id} for guest in sorted(guests)]
    if rows:
        run.execute(dialect.insert(circle_guests).on_conflict_do_nothing(), rows)
