"""Everything that a server keeps of a guest, for them alone: what they did and wrote, never what others have.

An entry of the log may hold everybody's secrets (with the last ballot it has all of them), so nothing is handed on but
what is named here.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Literal, Protocol

import msgspec
from msgspec import Struct
from sqlalchemy import select

from vivat.game import IllegalAction, Refusal
from vivat.table import entries as bodies
from vivat.table.admin.perform import of_person
from vivat.table.beside import Beside
from vivat.table.damage import DamagedTable, EntryRow, read_entry
from vivat.table.devices import OwnDevice, count_codes, read_devices, read_passkeys
from vivat.table.entries import Entry
from vivat.table.guests import hand_of, person_of
from vivat.table.reports import ReportedLine, read_reports
from vivat.table.schema import channels, circle_entries, circle_guests, circles, entries, guests, members, tables
from vivat.table.status import ENDED, StoredStatus
from vivat.table.store import Store


class OwnGuest(Struct, frozen=True):
    """A guest as the server keeps them; of tokens and codes there are only hashes."""

    id: str
    name: str
    created_at: int


class OwnPasskey(Struct, frozen=True):
    """A passkey of a guest, of which the server has the public half."""

    id: str
    name: str
    created_at: int
    seen_at: int


class OwnEntry(Struct, frozen=True, omit_defaults=True):
    """Something that a guest did or wrote at a table."""

    at: int
    kind: Literal[
        "opened", "sat", "moved", "left", "returned", "said", "phrase", "claimed", "noted", "muted", "unmuted", "voted",
        "voted-ahead", "proposed", "decided", "other",
    ]  # fmt: skip
    """`decided` is a move; what it was is in the record of the game, once that is finished."""
    hand: int | None = None
    """Which of several people at one screen."""
    chair: int | None = None
    name: str | None = None
    """What the guest was called."""
    text: str | None = None
    """What they wrote, noted, voted or proposed; of a hand, once the game is over."""
    cell: str | None = None
    """Where in the notebook."""
    team: bool = False
    other: int | None = None
    """The chair that they did not want to read."""
    own_scenario: str | None = None
    """The scenario that they wrote for a table."""
    own_sheet: str | None = None
    """The role sheet that they wrote for a table."""


class OwnTable(Struct, frozen=True):
    """A table at which a guest has, or had, a chair."""

    id: str
    game: str
    status: StoredStatus
    opened_at: int
    entries: list[OwnEntry]
    damaged: bool = False
    """Whether its log cannot be read, so that entries are missing here."""


class OwnReport(Struct, frozen=True):
    """A report that a guest has sent."""

    at: int
    table: str
    name: str
    """Whom they reported."""
    lines: tuple[ReportedLine, ...]
    text: str


class OwnChannel(Struct, frozen=True):
    """A way by which a guest is told what waits for them."""

    kind: str
    name: str
    address: str
    """Where it leads, as JSON."""
    created_at: int


class OwnCircleEntry(Struct, frozen=True, omit_defaults=True):
    """Something that a guest did in a circle."""

    at: int
    kind: str
    name: str = ""
    """What they called a member, a season or a campaign."""
    circle: str = ""
    """What they called the circle."""


class OwnCircle(Struct, frozen=True):
    """A circle that a guest is or was in."""

    id: str
    name: str
    """Empty for whoever is no member any more: what it is called now is not theirs to know."""
    entries: list[OwnCircleEntry]


class OwnCircleBody(Struct, frozen=True):
    """What of an entry of a circle is told to whoever wrote it."""

    kind: str
    name: str = ""
    circle: str = ""


class OwnData(Struct, frozen=True):
    """All that is kept of a guest."""

    guest: OwnGuest
    devices: list[OwnDevice]
    passkeys: list[OwnPasskey]
    recovery_codes: int
    """How many are still good."""
    tables: list[OwnTable]
    reports: list[OwnReport]
    """Those that the guest has sent. What others have sent is between them and the operator."""
    channels: list[OwnChannel]
    circles: list[OwnCircle]


def own_entry(entry: Entry) -> OwnEntry:
    """An entry of a guest's, as far as it is theirs alone."""
    body, at, hand = entry.body, entry.at, hand_of(entry.author)
    match body:
        case bodies.Opened():
            scenario, sheet = body.options.own_scenario, body.options.own_sheet
            return OwnEntry(at, "opened", hand, name=body.name, own_scenario=scenario, own_sheet=sheet)
        case bodies.Sat():
            return OwnEntry(at, "sat", hand, body.chair, body.name)
        case bodies.Moved():
            return OwnEntry(at, "moved", hand, body.chair, body.name)
        case bodies.Left():
            return OwnEntry(at, "left", hand, body.chair)
        case bodies.Returned():
            return OwnEntry(at, "returned", hand, body.chair, body.name or None)
        case bodies.Said():
            return OwnEntry(
                at, "phrase" if body.is_phrase else "said", hand, body.chair, text=body.text, team=body.team
            )
        case bodies.Claimed():
            return OwnEntry(at, "claimed", hand, body.chair, text=body.text)
        case bodies.Noted():
            return OwnEntry(at, "noted", hand, body.chair, text=body.mark, cell=body.cell)
        case bodies.Muted():
            return OwnEntry(at, "muted" if body.muted else "unmuted", hand, body.chair, other=body.other)
        case bodies.Balloted():
            return OwnEntry(at, "voted", hand, text=body.vote)
        case bodies.VotedAhead():
            return OwnEntry(at, "voted-ahead", hand, body.chair, text=body.vote)
        case bodies.Proposed():
            return OwnEntry(at, "proposed", hand, body.chair, text=body.action)
        case bodies.Played():
            return OwnEntry(at, "decided", hand)
        case _:
            return OwnEntry(at, "other", hand)


def behind_curtain(entry: OwnEntry) -> OwnEntry:
    """An entry of one of several people at a screen, while their game goes on: without what they have in mind."""
    if entry.kind == "voted-ahead":
        return OwnEntry(entry.at, "other", entry.hand)
    return msgspec.structs.replace(entry, text=None, cell=None, other=None)


class Head(Protocol):
    """A table as the database has it."""

    id: str
    game: str
    status: StoredStatus
    opened_at: int


async def read_own_data(store: Store, guest: str, beside: Beside) -> OwnData:
    """Everything that is kept of a guest, on all hands; what takes long is worked out beside the event loop."""
    person = person_of(guest)
    known = await store.fetch(select(guests.c.id, guests.c.name, guests.c.created_at).where(guests.c.id == person))
    if not known:
        raise IllegalAction(Refusal("guest-unknown", ""))  # they are being deleted
    mine = select(members.c.table_id).where(of_person(members.c.guest_id, person))
    heads = select(tables.c.id, tables.c.game, tables.c.status, tables.c.opened_at).where(tables.c.id.in_(mine))
    read: list[tuple[Head, Sequence[EntryRow]]] = []
    for head in await store.fetch(heads.order_by(tables.c.opened_at)):
        wanted = select(entries).where(entries.c.table_id == head.id, of_person(entries.c.author, person))
        read.append((head, await store.fetch(wanted.order_by(entries.c.seq))))
    found = await beside(lambda: [own_table(*each) for each in read])
    sent = await read_reports(store, reporter=person)
    told = await store.fetch(select(channels).where(channels.c.guest_id == person).order_by(channels.c.created_at))
    return OwnData(
        OwnGuest(known[0].id, known[0].name, known[0].created_at),
        [OwnDevice(each.id, each.name, each.created_at, each.seen_at) for each in await read_devices(store, person)],
        await read_own_passkeys(store, person),
        await count_codes(store, person),
        found,
        [OwnReport(each.at, each.table, each.name, each.lines, each.text) for each in sent],
        [OwnChannel(row.kind, row.name, row.address, row.created_at) for row in told],
        await read_own_circles(store, person),
    )


async def read_own_circles(store: Store, person: str) -> list[OwnCircle]:
    """The circles that a person is or was in, with what they did there."""
    mine = select(circle_guests).where(of_person(circle_guests.c.guest_id, person))
    present = {row.circle_id: False for row in await store.fetch(mine)}
    present |= {row.circle_id: True for row in await store.fetch(mine.where(circle_guests.c.is_present))}
    found = []
    wanted_heads = select(circles).where(circles.c.id.in_(present)).order_by(circles.c.id)
    for head in await store.fetch(wanted_heads):
        here = circle_entries.c.circle_id == head.id
        wanted = select(circle_entries).where(here, of_person(circle_entries.c.author, person))
        done = []
        for row in await store.fetch(wanted.order_by(circle_entries.c.seq)):
            with suppress(msgspec.DecodeError):
                body = msgspec.json.decode(row.body, type=OwnCircleBody)
                done.append(OwnCircleEntry(row.at, body.kind, body.name, body.circle))
        found.append(OwnCircle(head.id, head.name if present[head.id] else "", done))
    return found


async def read_own_passkeys(store: Store, person: str) -> list[OwnPasskey]:
    """The passkeys of a person, the oldest first."""
    found = await read_passkeys(store, person)
    return [OwnPasskey(each.id, each.name, each.created_at, each.seen_at) for each in found]


def own_table(head: Head, rows: Sequence[EntryRow]) -> OwnTable:
    """What one table has of a person; where its log is damaged, as far as it can be read."""
    found, damaged = [], False
    for row in rows:
        try:
            entry = own_entry(read_entry(0, row))
            found.append(entry if entry.hand is None or head.status in ENDED else behind_curtain(entry))
        except DamagedTable:
            damaged = True
    return OwnTable(head.id, head.game, head.status, head.opened_at, found, damaged)
