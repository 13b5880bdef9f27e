"""A guest who is deleted is forgotten in circles: their name becomes neutral, their ids go, the log stays as long."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update

from vivat.circle import entries
from vivat.circle.circle import Circle, replay
from vivat.circle.entries import AnyCircleBody, CircleEntry
from vivat.circle.store import CircleStore, DamagedCircle, entry_row, read_log, replay_checked
from vivat.table.admin.acts import AdminFailure
from vivat.table.admin.forgetting import NEUTRAL
from vivat.table.guests import hand_id, hand_of, ids_of, person_of
from vivat.table.random_id import random_id
from vivat.table.schema import circle_entries, circle_guests, circles
from vivat.table.store import Conflict, Store, change_rows

TRIES = 20


@dataclass(frozen=True)
class Forgetting:
    """What is written to forget a person in one circle."""

    person: str
    circle_id: str
    changed: Sequence[CircleEntry]
    added: CircleEntry

    def write(self, run: Connection) -> None:
        """Write it, first what is added: if another server was faster, nothing is changed."""
        run.execute(insert(circle_entries), [entry_row(self.circle_id, self.added)])
        change_rows(run, circle_entries, [entry_row(self.circle_id, entry) for entry in self.changed])
        run.execute(update(circles).where(circles.c.id == self.circle_id).values(version=self.added.seq))
        theirs = circle_guests.c.guest_id.in_(ids_of(self.person))
        run.execute(delete(circle_guests).where(circle_guests.c.circle_id == self.circle_id, theirs))


def forget(circle_id: str, log: Sequence[CircleEntry], person: str) -> Forgetting | None:
    """A circle's log without what was one person's; None if nobody is left who holds a name there."""
    circle = replay(circle_id, log)
    theirs = members_of(circle, log, person)
    heirs = [each.number for each in circle.present if each.guest is not None and each.number not in theirs]
    if not heirs:
        return None
    base = random_id(9)
    names = neutral_names(circle, theirs)
    members = 0
    rewritten = []
    for entry in log:
        members += isinstance(entry.body, entries.Founded | entries.MemberJoined)
        body = without_person(entry.body, person, base, members, names)
        is_own = person_of(entry.author) == person
        author, command = (base, "") if is_own else (entry.author, entry.command)
        rewritten.append(replace(entry, author=author, command=command, body=body))
    host = heirs[0] if circle.host in theirs else circle.host
    added = circle.next_entry(circle.changed_at, "", "", entries.MemberForgotten(theirs, host))
    return Forgetting(person, circle_id, [new for old, new in zip(log, rewritten, strict=True) if old != new], added)


def members_of(circle: Circle, log: Sequence[CircleEntry], person: str) -> tuple[int, ...]:
    """The members that a person holds, and those as which they came, unless somebody else holds that name now."""
    came = (each.body for each in log if isinstance(each.body, entries.Founded | entries.MemberJoined))
    first = {number: body.guest for number, body in enumerate(came, 1)}
    return tuple(each.number for each in circle.members.values() if person == (each.guest or first[each.number]))


def neutral_names(circle: Circle, members: Sequence[int]) -> dict[int, str]:
    """Names without a person for these members, as nobody else in the circle has them."""
    taken = {each.name for each in circle.members.values()}
    free = (name for number in range(1, len(taken) + len(members) + 2) if (name := neutral(number)) not in taken)
    return dict(zip(members, free, strict=False))


def neutral(number: int) -> str:
    """A name for somebody without one; there may be several."""
    return NEUTRAL if number == 1 else f"{NEUTRAL} {number}"


def without_person(body: AnyCircleBody, person: str, base: str, newest: int, names: dict[int, str]) -> AnyCircleBody:
    """The entry with another guest's id and neutral names in a person's place; `newest` is the member who came last."""

    def alias(guest: str) -> str:
        hand = hand_of(guest)
        return guest if person_of(guest) != person else base if hand is None else hand_id(base, hand)

    match body:
        case entries.Founded():
            return replace(body, guest=alias(body.guest), name=names.get(newest, body.name))
        case entries.MemberJoined():
            guest = None if body.guest is None else alias(body.guest)
            return replace(body, guest=guest, name=names.get(newest, body.name))
        case entries.MemberRenamed():
            return replace(body, name=names.get(body.member, body.name))
        case entries.MemberAttached():
            guest = None if body.guest is None else alias(body.guest)
            return replace(body, guests=tuple(map(alias, body.guests)), guest=guest)
        case _:
            return body


def delete_circle(run: Connection, circle_id: str, last: CircleEntry) -> None:
    """Delete a circle with its log; the tables stay. First what would be added: if somebody was faster, it stays."""
    run.execute(insert(circle_entries), [entry_row(circle_id, replace(last, seq=last.seq + 1, command=""))])
    for where in (circle_entries, circle_guests):
        run.execute(delete(where).where(where.c.circle_id == circle_id))
    run.execute(delete(circles).where(circles.c.id == circle_id))


async def forget_in_circles(store: Store, person: str) -> list[str]:
    """Forget a person in every circle; those that are damaged, and so have their name still.

    A circle in which nobody else holds a name is deleted.
    """
    named = select(circle_guests.c.circle_id).where(circle_guests.c.guest_id.in_(ids_of(person))).distinct()
    damaged = []
    for row in await store.fetch(named):
        try:
            await forget_in(CircleStore(store), row.circle_id, person)
        except DamagedCircle:
            damaged.append(row.circle_id)
    return damaged


async def forget_in(own: CircleStore, circle_id: str, person: str) -> None:
    """Forget a person in one circle, whatever is written there meanwhile; DamagedCircle if it cannot be read."""
    for _ in range(TRIES):
        rows = await own.read_rows(circle_id)
        if replay_checked(circle_id, rows) is None:
            return
        log = read_log(circle_id, rows)
        found = forget(circle_id, log, person)
        try:
            await own.store.do(
                found.write if found is not None else partial(delete_circle, circle_id=circle_id, last=log[-1])
            )
        except Conflict:
            continue
        return
    raise AdminFailure.because("busy", table=circle_id)
