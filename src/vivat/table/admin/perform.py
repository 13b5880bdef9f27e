"""Carries out what an operator asks for, on the database alone: the log of acts tells servers what to forget.

It works in a server, and in a process of its own where no other writes to the same file.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import msgspec
from sqlalchemy import ColumnElement, Connection, Update, delete, func, insert, or_, select, text, union, update

from vivat.game.durations import DAY_MS
from vivat.table.address import address_to_ban
from vivat.table.admin import acts
from vivat.table.admin.acts import AdminFailure, AnyAct, Outcome, Request, UnknownAct, WrittenAct, act_decoder
from vivat.table.admin.rewriting import rewrite
from vivat.table.beside import Beside, at_once
from vivat.table.checking import damage_line
from vivat.table.damage import DamagedTable
from vivat.table.guests import ids_of, person_of
from vivat.table.schema import acts as act_rows
from vivat.table.schema import (
    bans,
    channels,
    circle_guests,
    codes,
    devices,
    entries,
    guests,
    members,
    notice_preferences,
    notices,
    offers,
    passkeys,
    reports,
    results,
    review_claims,
    reviews,
    tables,
)
from vivat.table.status import CLOSED
from vivat.table.store import Conflict, Store

SEVERAL = 100
"""So many tables are deleted at once: people's moves wait meanwhile."""
NAMING = (members, offers, circle_guests)
"""Where it is written that a guest is in some log."""
APPLIED_SECONDS = 3
"""Within so long every server on the same database has learned of an act."""
TRIES = 20

ApplyActs = Callable[[], Awaitable[None]]
Elsewhere = Callable[[Store, str], Awaitable[list[str]]]
"""Forgets a person in what other layers keep in a database; the ids of what is damaged and has their name still."""


async def nowhere_else(_: Store, __: str) -> list[str]:
    """Nothing is kept of a person but by tables."""
    return []


def machine_time() -> int:
    """The time of this machine, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


async def perform(
    store: Store,
    request: Request,
    apply_acts: ApplyActs | None = None,
    beside: Beside = at_once,
    elsewhere: Elsewhere = nowhere_else,
) -> Outcome:
    """Do what is asked and write down who did it; AdminFailure if it cannot be done.

    `apply_acts` lets the server in this process learn of it in the middle, where the rest depends on that; `beside`
    does there what would hold up everybody; `elsewhere` forgets a person in what is kept besides tables.
    """
    return await Performer(store, request, apply_acts, beside, elsewhere).do()


class Performer:
    """One act on one database."""

    def __init__(
        self, store: Store, request: Request, apply_acts: ApplyActs | None, beside: Beside, elsewhere: Elsewhere
    ) -> None:
        self._store = store
        self._elsewhere = elsewhere
        self._request = request
        self._apply_acts = apply_acts
        self._beside = beside
        self._now = machine_time()

    async def do(self) -> Outcome:
        """Do the act and say what was done."""
        act = self._request.act
        match act:
            case acts.Ban():
                return await self._ban(act)
            case acts.Unban():
                return await self._unban(act)
            case acts.Unlist():
                await self._change_table(act, update(tables).where(at(act.table)).values(listed=False))
                return Outcome(f"Table {act.table} is in no list any more.")
            case acts.Close():
                await self._close(act)
                return Outcome(f"Table {act.table} is closed.")
            case acts.DeleteTable():
                await self._check_table(act.table)
                await self._write(act, partial(delete_tables, ids=[act.table]))
                return Outcome(f"Table {act.table} is deleted.")
            case acts.DeleteGuest():
                return await self._delete_guest(act)
            case acts.Revoke():
                return await self._revoke(act)
            case acts.Settle():
                return await self._settle(act)
            case acts.Retain():
                return await self._retain(act)
            case acts.Vacuum():
                await self._store.vacuum()
                await self._write(act)
                return Outcome("The space of what was deleted is free again.")

    async def _write(self, act: AnyAct, work: Callable[[Connection], object] | None = None) -> None:
        """Do some work in the database and write the act into its log, together or not at all."""
        row = {
            "at": self._now,
            "by": self._request.by,
            "act": msgspec.json.encode(act).decode(),
        }

        def write(run: Connection) -> None:
            if run.dialect.name == "postgresql":  # so that acts are seen in the order of their numbers
                run.execute(text("SELECT pg_advisory_xact_lock(804512)"))
            if work is not None:
                work(run)
            run.execute(insert(act_rows), [row])

        await self._store.do(write)

    async def _check_table(self, table_id: str) -> None:
        if await self._store.find_row(table_id) is None:
            raise AdminFailure.because("no-such-table", table=table_id)

    async def _close(self, act: acts.Close) -> None:
        await self._change_table(act, update(tables).where(at(act.table)).values(listed=False, status=CLOSED))

    async def _change_table(self, act: acts.Unlist | acts.Close, change: Update) -> None:
        await self._check_table(act.table)
        await self._write(act, lambda run: run.execute(change))

    # Bans.

    async def _ban(self, act: acts.Ban) -> Outcome:
        if act.kind == "guest":
            target = person_of(act.target)
            if not await self._store.has(select(guests.c.id).where(guests.c.id == target)):
                raise AdminFailure.because("no-such-guest", guest=target)
        else:
            target = address_to_ban(act.target) or ""
            if not target:
                raise AdminFailure.because("no-such-address", address=act.target)
        if act.until is not None and act.until <= self._now:
            raise AdminFailure.because("ends-before")
        act = msgspec.structs.replace(act, target=target)
        row = {"target": target, "kind": act.kind, "reason": act.reason, "at": self._now, "until": act.until}

        def ban(run: Connection) -> None:
            run.execute(delete(bans).where(bans.c.target == target))
            run.execute(insert(bans), [row])

        await self._write(act, ban)
        return Outcome(f"{target} is banned.")

    async def _unban(self, act: acts.Unban) -> Outcome:
        wanted = [act.target, person_of(act.target), address_to_ban(act.target) or ""]
        found = await self._store.fetch(select(bans.c.target).where(bans.c.target.in_(wanted)))
        if not found:
            raise AdminFailure.because("not-banned", target=act.target)
        act = msgspec.structs.replace(act, target=found[0].target)
        await self._write(act, lambda run: run.execute(delete(bans).where(bans.c.target == act.target)))
        return Outcome(f"{act.target} is not banned any more.")

    # Reports and retention.

    async def _settle(self, act: acts.Settle) -> Outcome:
        if not await self._store.has(select(reports.c.id).where(reports.c.id == act.report)):
            raise AdminFailure.because("no-such-report", number=act.report)
        settled = update(reports).where(reports.c.id == act.report).values(settled_at=self._now)
        await self._write(act, lambda run: run.execute(settled))
        return Outcome(f"Report {act.report} is settled.")

    async def _retain(self, act: acts.Retain) -> Outcome:
        before = self._now - act.days * DAY_MS
        old = select(tables.c.id).where(tables.c.changed_at < before)
        if not act.unfinished:
            old = old.where(tables.c.status == "finished")
        found = [row.id for row in await self._store.fetch(old)]
        for start in range(0, len(found), SEVERAL):
            some = found[start : start + SEVERAL]
            await self._store.do(partial(delete_tables, ids=some))
        settled = delete(reports).where(reports.c.settled_at < before)
        gone = await self._delete_idle_guests(before)
        await self._write(act, lambda run: run.execute(settled))
        return Outcome(f"Tables deleted: {len(found)}; guests without any: {gone}.")

    async def _delete_idle_guests(self, before: int) -> int:
        """Delete guests not seen since who are at no table, on no hand, and in no log; how many that were."""
        seen = select(devices.c.guest_id).where(devices.c.seen_at >= before)
        is_old = (guests.c.created_at < before) & guests.c.id.not_in(seen)
        old = await self._store.fetch(select(guests.c.id).where(is_old))
        gone = 0
        for start in range(0, len(old), SEVERAL):
            some = [row.id for row in old[start : start + SEVERAL]]
            theirs = [each for guest in some for each in ids_of(guest)]
            named = [select(where.c.guest_id).where(where.c.guest_id.in_(theirs)) for where in NAMING]
            known = {person_of(row.guest_id) for row in await self._store.fetch(union(*named))}
            idle = [guest for guest in some if guest not in known]
            await self._store.do(partial(delete_guests, ids=idle))
            gone += len(idle)
        return gone

    # Devices that go, and a guest who goes.

    async def _revoke(self, act: acts.Revoke) -> Outcome:
        """Log out a device, or all; its row goes, and with it what it alone may do.

        Whoever had the device may have made something by which they would be back: links go with any device; with all
        of them recovery codes go too, and what else leads to somebody unless they say that it is their own.
        """
        person = person_of(act.guest)
        mine = devices.c.guest_id == person
        if act.device is not None:
            mine &= devices.c.id == act.device
        elif act.spared is not None:
            mine &= devices.c.id != act.spared
        found = await self._store.fetch(select(devices.c.id).where(mine))
        if act.device is not None and not found:
            raise AdminFailure.because("no-such-device", guest=person, device=act.device)
        if not await self._store.has(select(guests.c.id).where(guests.c.id == person)):
            raise AdminFailure.because("no-such-guest", guest=person)
        act = msgspec.structs.replace(act, guest=person)

        def log_out(run: Connection) -> None:
            run.execute(delete(devices).where(mine))
            theirs = delete(codes).where(codes.c.guest_id == person)
            run.execute(theirs if act.device is None else theirs.where(codes.c.kind == "link"))
            if act.device is None and not act.kept:
                run.execute(delete(passkeys).where(passkeys.c.guest_id == person))
                run.execute(delete(channels).where(channels.c.guest_id == person, channels.c.device_id.is_(None)))

        await self._write(act, log_out)
        return Outcome(f"Devices of {person} logged out: {len(found)}.")

    async def _delete_guest(self, act: acts.DeleteGuest) -> Outcome:
        person = person_of(act.guest)
        act = msgspec.structs.replace(act, guest=person)
        named = [select(where.c.table_id).where(of_person(where.c.guest_id, person)) for where in (members, offers)]
        found = [row.table_id for row in await self._store.fetch(union(*named))]
        is_known = await self._store.has(select(guests.c.id).where(guests.c.id == person))
        if not is_known and not found:
            raise AdminFailure.because("no-such-guest", guest=person)

        def leave(run: Connection) -> None:
            run.execute(delete(guests).where(guests.c.id == person))
            run.execute(delete(bans).where(bans.c.target == person))
            delete_notices(run, [person])
            run.execute(delete(reports).where(of_person(reports.c.reported, person)))
            mine = of_person(reports.c.reporter, person)
            run.execute(update(reports).where(mine).values(reporter="", command="", text=""))

        await self._write(act, leave)
        if self._apply_acts is not None:
            await self._apply_acts()
        if self._store.is_shared:
            await asyncio.sleep(APPLIED_SECONDS)  # until no other server takes their commands any more
        damaged = []
        for table_id in found:
            try:
                await self._forget_at(table_id, person)
            except DamagedTable as damage:
                damaged.append(damage_line(table_id, damage))
        done = f"Guest {person} is deleted, and forgotten at {len(found) - len(damaged)} of {len(found)} tables."
        damaged += [f"Circle {circle_id} is damaged." for circle_id in await self._elsewhere(self._store, person)]
        if damaged:
            return Outcome("\n".join([*damaged, f"{done} What is damaged still has their name."]), 1)
        return Outcome(done)

    async def _forget_at(self, table_id: str, person: str) -> None:
        """Rewrite a table's log without a person; a table at which nobody else ever sat is deleted."""
        for _ in range(TRIES):
            row = await self._store.find_row(table_id)
            if row is None:
                return
            rows = await self._store.read_rows(table_id)
            found = await self._beside(partial(rewrite, row, rows, person, self._now))
            try:
                await self._store.do(partial(delete_tables, ids=[table_id]) if found is None else found.write)
            except Conflict:
                continue
            if found is not None:
                await self._store.tell(table_id, found.row.version)
                if found.is_left_alone:
                    await self._close(acts.Close(table=table_id, reason="its host is deleted"))
            return
        raise AdminFailure.because("busy", table=table_id)


async def read_acts(store: Store, after: int = 0) -> list[WrittenAct]:
    """What operators have done, from there on, in order."""
    found = await store.fetch(select(act_rows).where(act_rows.c.id > after).order_by(act_rows.c.id))
    return [WrittenAct(row.id, row.at, row.by, read_act(row.act)) for row in found]


def read_act(text: str) -> AnyAct | UnknownAct:
    """An act from its row."""
    try:
        return act_decoder.decode(text)
    except msgspec.DecodeError:
        return UnknownAct(text)


async def last_act(store: Store) -> int:
    """The number of the last act; 0 if there is none."""
    return (await store.fetch(select(func.max(act_rows.c.id))))[0][0] or 0


def at(table_id: str) -> ColumnElement[bool]:
    """The row of a table."""
    return tables.c.id == table_id


def of_person(column: ColumnElement[str], person: str) -> ColumnElement[bool]:
    """Whether a column has a person, on any hand."""
    return column.in_(ids_of(person))


def delete_guests(run: Connection, ids: Sequence[str]) -> None:
    """Delete guests of whom nothing else is kept; whoever is banned stays so."""
    come_back = [guests.c.id.in_(select(where.c.guest_id).where(where.c.guest_id.in_(ids))) for where in NAMING]
    run.execute(delete(guests).where(guests.c.id.in_(ids), ~or_(*come_back)))
    delete_notices(run, ids)


def delete_notices(run: Connection, people: Sequence[str]) -> None:
    """Delete how guests who are gone were told what waits for them, what they wished, and of what they were told."""
    still_here = select(guests.c.id).where(guests.c.id.in_(people))
    for where in (channels, notice_preferences, notices):
        run.execute(delete(where).where(where.c.guest_id.in_(people), where.c.guest_id.not_in(still_here)))


def delete_tables(run: Connection, ids: Sequence[str]) -> None:
    """Delete tables with their logs."""
    run.execute(delete(entries).where(entries.c.table_id.in_(ids)))
    for where in (members, offers, notices, results, review_claims, reviews):
        run.execute(delete(where).where(where.c.table_id.in_(ids)))
    run.execute(delete(tables).where(tables.c.id.in_(ids)))
