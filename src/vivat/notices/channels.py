"""By which ways people are told, and what they wish: rows of the database."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from vivat.game.durations import DAY_MS
from vivat.notices.kinds import AnyAddress, kind_of
from vivat.table.schema import channels, notice_preferences, notices
from vivat.table.store import Store

MOST_FAILURES = 5
FAILING_MS = 7 * DAY_MS
"""A channel by which so many notices in a row could not be sent, for so long, is forgotten.

That the net or the operator's mail server is away for some days is no reason."""

addresses: msgspec.json.Decoder[AnyAddress] = msgspec.json.Decoder(AnyAddress)


class Channel(Struct, frozen=True):
    """A way by which a person is told."""

    id: str
    guest: str
    address: AnyAddress
    name: str
    language: str
    origin: str
    """The address of the page by which it was made: links lead there."""
    created_at: int
    confirmed: bool = True
    """Whether it is known that whoever gets this wants it."""
    device: str | None = None
    """The device that it ends with, if it is one."""

    @property
    def kind(self) -> str:
        """The kind of channel: push, mail or webhook."""
        return kind_of(self.address)


class NoticePreferences(Struct, frozen=True):
    """When and of what somebody wants to be told."""

    every_table: bool = False
    """Not of games over days alone."""
    quiet_from: str | None = None
    quiet_to: str | None = None
    zone: str = "UTC"
    seen_at: int = 0
    """When some server last wrote down that they were there."""
    again: bool = True
    """Of others who want to play once more."""
    circle_tables: bool = True
    """Of new tables of their circles."""


class Told(Struct, frozen=True):
    """Something that somebody is told at most once."""

    table: str
    kind: str
    number: int


async def channels_of(store: Store, guest: str) -> list[Channel]:
    """By which ways a guest is told, the oldest first."""
    mine = channels.c.guest_id == guest
    found = await store.fetch(select(channels).where(mine).order_by(channels.c.created_at, channels.c.id))
    return [channel for row in found if (channel := read_channel(row)) is not None]


async def find_channel(store: Store, channel: str) -> Channel | None:
    """The channel with an id; None if there is none."""
    found = await store.fetch(select(channels).where(channels.c.id == channel))
    return read_channel(found[0]) if found else None


def read_channel(row: Row[Any]) -> Channel | None:
    """A channel as the database has it; None if this server cannot read where it leads."""
    try:
        address = addresses.decode(row.address)
    except msgspec.DecodeError:
        return None
    return Channel(
        row.id,
        row.guest_id,
        address,
        row.name,
        row.language,
        row.origin,
        row.created_at,
        row.confirmed,
        row.device_id,
    )


def channel_row(channel: Channel) -> dict[str, object]:
    """A channel as the database takes it."""
    return {
        "id": channel.id,
        "guest_id": channel.guest,
        "device_id": channel.device,
        "kind": channel.kind,
        "address": msgspec.json.encode(channel.address).decode(),
        "name": channel.name,
        "language": channel.language,
        "origin": channel.origin,
        "created_at": channel.created_at,
        "confirmed": channel.confirmed,
        "failures": 0,
    }


async def add_channel(store: Store, channel: Channel, is_device: bool = False) -> None:
    """Write a channel, in the place of one that leads to the same place; a device belongs to its last guest alone."""
    row = channel_row(channel)

    def write(run: Connection) -> None:
        same = delete(channels).where(channels.c.kind == channel.kind, channels.c.address == row["address"])
        run.execute(same if is_device else same.where(channels.c.guest_id == channel.guest))
        run.execute(insert(channels), [row])

    await store.do(write)


async def remove_channel(store: Store, channel: str) -> None:
    """Delete a channel of a guest."""
    await store.do(lambda run: run.execute(delete(channels).where(channels.c.id == channel)))


async def confirm_channel(store: Store, channel: str) -> None:
    """Whoever gets what is sent by a channel wants it."""
    await store.do(lambda run: run.execute(update(channels).where(channels.c.id == channel).values(confirmed=True)))


async def note_outcome(store: Store, channel: str, is_sent: bool, now: int) -> None:
    """Count how often in a row nothing could be sent by a channel; one that never works is forgotten."""

    def write(run: Connection) -> None:
        this = channels.c.id == channel
        failures = 0 if is_sent else channels.c.failures + 1
        since = None if is_sent else func.coalesce(channels.c.failed_since, now)
        run.execute(update(channels).where(this).values(failures=failures, failed_since=since))
        is_old = channels.c.failed_since <= now - FAILING_MS
        run.execute(delete(channels).where(this, channels.c.failures >= MOST_FAILURES, is_old))

    await store.do(write)


async def preferences_of(store: Store, guest: str) -> NoticePreferences | None:
    """The preferences of a guest; None for somebody who was never told by any channel."""
    found = await store.fetch(select(notice_preferences).where(notice_preferences.c.guest_id == guest))
    return None if not found else NoticePreferences(*found[0][1:])


async def write_preferences(store: Store, guest: str, preferences: NoticePreferences) -> None:
    """Write the preferences of a guest."""
    row = {"guest_id": guest, **msgspec.structs.asdict(preferences)}

    def write(run: Connection) -> None:
        run.execute(delete(notice_preferences).where(notice_preferences.c.guest_id == guest))
        run.execute(insert(notice_preferences), [row])

    await store.do(write)


async def write_seen(store: Store, seen: Sequence[tuple[str, int]]) -> None:
    """Write when people were last seen, of those who have preferences."""
    known = {
        row.guest_id
        for start in range(0, len(seen), 500)
        for row in await store.fetch(
            select(notice_preferences.c.guest_id).where(
                notice_preferences.c.guest_id.in_([guest for guest, _ in seen[start : start + 500]])
            )
        )
    }

    def write(run: Connection) -> None:
        for guest, at in seen:
            if guest in known:
                run.execute(update(notice_preferences).where(notice_preferences.c.guest_id == guest).values(seen_at=at))

    if known:
        await store.do(write)


async def claim(store: Store, guest: str, wanted: Sequence[Told], at: int) -> list[Told]:
    """Write down of what somebody is about to be told; only that of which nobody has told them, here or elsewhere."""
    claimed: list[Told] = []
    make = postgresql.insert if store.is_shared else sqlite.insert

    def write(run: Connection) -> None:
        claimed.clear()
        for each in wanted:
            row = {"guest_id": guest, "table_id": each.table, "kind": each.kind, "number": each.number, "at": at}
            new = make(notices).values(row)
            newer = new.on_conflict_do_update(
                index_elements=["guest_id", "table_id", "kind"],
                set_={"number": new.excluded.number, "at": new.excluded.at},
                where=notices.c.number < new.excluded.number,
            )
            if run.execute(newer).rowcount:
                claimed.append(each)

    await store.do(write)
    return claimed
