"""A table's rows in the database without a person, worked out whole before anything is written."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, delete, update

from vivat.table import entries as bodies
from vivat.table.admin.forgetting import forget
from vivat.table.checking import sound
from vivat.table.damage import EntryRow
from vivat.table.entries import Entry
from vivat.table.guests import ids_of, person_of
from vivat.table.schema import entries, members, offers, results, tables
from vivat.table.status import CLOSED, StoredStatus
from vivat.table.store import TableRow, change_rows, entry_row, insert_entries
from vivat.table.summary import make_row
from vivat.table.table import Table


@dataclass(frozen=True)
class Rewriting:
    """What is written to forget a person at one table."""

    person: str
    row: TableRow
    """The table's row afterwards."""
    changed: Sequence[Entry]
    added: Sequence[Entry]
    is_left_alone: bool
    """Whether a game can never begin there: its host is gone."""

    def write(self, run: Connection) -> None:
        """Write it, first what is added: if another server was faster, nothing is changed."""
        table_id = self.row.id
        insert_entries(run, [(table_id, entry) for entry in self.added])
        change_rows(run, entries, [entry_row(table_id, entry) for entry in self.changed])
        run.execute(update(tables).where(tables.c.id == table_id).values(msgspec.structs.asdict(self.row)))
        run.execute(delete(results).where(results.c.table_id == table_id))
        for where in (members, offers):
            theirs = where.c.guest_id.in_(ids_of(self.person))
            run.execute(delete(where).where(where.c.table_id == table_id, theirs))


def rewrite(row: TableRow, rows: Iterable[EntryRow], person: str, now: int) -> Rewriting | None:
    """A table without a person; None if nobody else ever sat there. DamagedTable if it cannot be read."""
    table, log = sound(row, rows)
    if {person_of(guest) for guest in table.was_here} == {person}:
        return None
    rewritten, after = forget(row.id, [*log, *farewell(table, person, now)], person)
    is_left_alone = table.status == "gathering" and person_of(table.host) == person
    status: StoredStatus = CLOSED if row.status == CLOSED else after.status
    new_row = msgspec.structs.replace(make_row(after, after.chairs, status, rewritten[-1]), listed=row.listed)
    changed = [entry for old, entry in zip(log, rewritten, strict=False) if entry != old]
    return Rewriting(person, new_row, changed, rewritten[len(log) :], is_left_alone)


def farewell(table: Table, person: str, now: int) -> list[Entry]:
    """The last entries of somebody at a table, which has them then: they get up, and are forgotten."""
    found = []
    is_over = table.status == "finished" and (table.session is None or table.session.is_over)
    for number, chair in enumerate(table.chairs):
        if chair.guest is not None and person_of(chair.guest) == person and not chair.gone and not is_over:
            found.append(table.next_entry(now, chair.guest, "", bodies.Left(number)))
            table.apply(found[-1])
    found.append(table.next_entry(now, "", "", bodies.Forgotten()))
    table.apply(found[-1])
    return found
