"""`vivat admin`: what an operator sees and does, beside a server that runs or on its database alone."""

import argparse
import asyncio
import getpass
import json
import sys
import time
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import select

from vivat.game.durations import DAY_MS
from vivat.table import entries as bodies
from vivat.table.admin.acts import AdminFailure, AnyAct, Outcome, Request
from vivat.table.admin.control import ask_server, socket_of
from vivat.table.admin.perform import Elsewhere, nowhere_else, perform, read_acts
from vivat.table.bans import read_bans
from vivat.table.damage import DamagedTable
from vivat.table.database import StoreFailure
from vivat.table.devices import OwnDevice, read_devices
from vivat.table.guests import person_of
from vivat.table.reports import StoredReport, read_reports
from vivat.table.schema import channels, guests
from vivat.table.store import Store, TableRow
from vivat.table.summary import summary_of

IN_USE = "store-in-use"


def run(flags: argparse.Namespace, database: str | None, elsewhere: Elsewhere = nowhere_else) -> int:
    """Show or do what the flags ask for; returns the exit code. `elsewhere` forgets people besides at tables."""
    if flags.what in LISTINGS:
        tell(asyncio.run(listed(flags, database)))
        return 0
    outcome = asyncio.run(act(database, Request(flags.by or getpass.getuser(), act_of(flags)), elsewhere))
    tell(outcome.done.split("\n"))
    return outcome.code


def tell(lines: Iterable[str]) -> None:
    """Print lines in which strangers may have written anything: none of it reaches the terminal as a command.

    What cannot be shown is written as JSON writes it, so that lines for programs say the same as before.
    """
    for line in lines:
        shown = "".join(letter if letter.isprintable() else json.dumps(letter)[1:-1] for letter in line)
        sys.stdout.write(f"{shown}\n")


async def act(database: str | None, request: Request, elsewhere: Elsewhere = nowhere_else) -> Outcome:
    """The outcome of an act, done by the server that has the file for itself, or else here."""
    try:
        async with Store.open(database) as store:
            return await perform(store, request, elsewhere=elsewhere)
    except StoreFailure as failure:
        path = socket_of(database)
        if failure.refusal.key != IN_USE or path is None:
            raise
    return await ask_server(path, request)


def act_of(flags: argparse.Namespace) -> AnyAct:
    """The act that flags mean; AdminFailure if there is none."""
    reason = flags.reason or ""
    given: dict[str, Any] = {"act": flags.what, "reason": reason}
    if flags.what == "ban":
        is_address = ":" in flags.target or "/" in flags.target or flags.target.count(".") == 3
        given |= {"kind": "address" if is_address else "guest", "target": flags.target}
        given["until"] = None if flags.days is None else time.time_ns() // 1_000_000 + flags.days * DAY_MS
    elif flags.what == "revoke":
        given |= {"guest": flags.target, "device": flags.device, "kept": True}
    elif flags.what == "retain":
        given |= {"days": flags.days, "unfinished": flags.unfinished}
    elif flags.what != "vacuum":
        given[WHAT[flags.what]] = flags.target
    try:
        found: AnyAct = msgspec.convert(given, AnyAct)
    except msgspec.ValidationError as error:
        raise AdminFailure.because("not-understood", reason=str(error)) from None
    return found


WHAT = {
    "unban": "target",
    "unlist": "table",
    "close": "table",
    "delete-table": "table",
    "delete-guest": "guest",
    "settle": "report",
}
"""What each act is done to."""


# Listings. None of them shows anything of a game.


async def listed(flags: argparse.Namespace, database: str | None) -> list[str]:
    """The lines of a listing, or with --json one line for programs."""
    async with Store.open(database, writes=False) as store:
        return await LISTINGS[flags.what](store, flags)


def shown(flags: argparse.Namespace, things: Sequence[Any], lines: Iterable[str], nothing: str) -> list[str]:
    """Things as lines for people, or as JSON."""
    if flags.json:
        return [msgspec.json.encode(things).decode()]
    return list(lines) or [nothing]


def day(at: int | None) -> str:
    """A time in milliseconds as people read it."""
    return "" if at is None else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


async def list_reports(store: Store, flags: argparse.Namespace) -> list[str]:
    """The reports that are not settled, or all."""
    found = await read_reports(store, settled=flags.all)
    lines = (
        f"{each.id}  {day(each.at)}  {each.name} ({each.reported}) at {each.table}, {len(each.lines)} lines"
        f"{'  settled' if each.settled_at else ''}{f'  {each.text}' if each.text else ''}"
        for each in found
    )
    return shown(flags, found, lines, "There are no reports.")


async def show_report(store: Store, flags: argparse.Namespace) -> list[str]:
    """One report with what was said."""
    found: StoredReport | None = next((each for each in await read_reports(store) if each.id == flags.target), None)
    if found is None:
        raise AdminFailure.because("no-such-report", number=flags.target)
    lines = [
        f"Report {found.id} of {day(found.at)}{f', settled {day(found.settled_at)}' if found.settled_at else ''}",
        f"  about  {found.name} (guest {found.reported}) at table {found.table}",
        f"  from   guest {found.reporter or 'who is deleted'}",
        *([f"  says   {found.text}"] if found.text else []),
        *(f"  {day(each.at)}  {each.name}{' to the team' if each.team else ''}: {each.text}" for each in found.lines),
    ]
    return shown(flags, [found], lines, "")


async def list_bans(store: Store, flags: argparse.Namespace) -> list[str]:
    """The bans, those that have ended too."""
    found = await read_bans(store)
    lines = (
        f"{each.kind} {each.target} since {day(each.at)}{f' until {day(each.until)}' if each.until else ''}"
        f"{f': {each.reason}' if each.reason else ''}"
        for each in found
    )
    return shown(flags, found, lines, "Nobody is banned.")


async def list_acts(store: Store, flags: argparse.Namespace) -> list[str]:
    """What operators have done, and who."""
    found = await read_acts(store)
    lines = []
    for each in found:
        said = {key: value for key, value in msgspec.to_builtins(each.act).items() if value not in ("", None, False)}
        name = said.pop("act")
        lines.append(f"{each.id}  {day(each.at)}  {each.by}  {name}  " + " ".join(f"{k}={v}" for k, v in said.items()))
    return shown(flags, found, lines, "Nobody has done anything yet.")


async def list_tables(store: Store, flags: argparse.Namespace) -> list[str]:
    """The tables that changed last."""
    found = await store.list_tables(flags.most)
    return shown(flags, found, map(table_line, found), "There are no tables.")


def table_line(row: TableRow) -> str:
    """A table in a listing."""
    try:
        people = ", ".join(chair.name for chair in summary_of(row).chairs if chair.kind == "person") or "nobody"
    except DamagedTable:
        people = "damaged"
    return f"{row.id}  {row.status}{', listed' if row.listed else ''}  {row.game}  {day(row.changed_at)}  {people}"


class TableGuest(msgspec.Struct, frozen=True):
    """Somebody who has, or had, a chair at a table."""

    guest: str
    name: str
    at: int
    """When they sat down."""


async def show_table(store: Store, flags: argparse.Namespace) -> list[str]:
    """One table, and who sat there."""
    row = await store.find_row(flags.target)
    if row is None:
        raise AdminFailure.because("no-such-table", table=flags.target)
    found = [
        TableGuest(entry.body.guest, entry.body.name, entry.at)
        for entry in await store.read_entries(row.id)
        if isinstance(entry.body, bodies.Opened | bodies.Sat | bodies.Given)
    ]
    lines = [table_line(row), *(f"  {each.guest}  {each.name}  since {day(each.at)}" for each in found)]
    return shown(flags, found, lines, "")


async def known_guest(store: Store, flags: argparse.Namespace) -> str:
    """The guest that flags name; AdminFailure if there is none."""
    person = person_of(flags.target)
    if not await store.has(select(guests.c.id).where(guests.c.id == person)):
        raise AdminFailure.because("no-such-guest", guest=person)
    return person


class GuestChannel(msgspec.Struct, frozen=True):
    """A way by which a guest is told; where it leads is nobody's business but theirs."""

    id: str
    kind: str
    """Push, mail or webhook."""
    confirmed: bool
    created_at: int
    failures: int
    """How often in a row nothing could be sent."""
    failed_since: int | None


async def list_channels(store: Store, flags: argparse.Namespace) -> list[str]:
    """The ways by which a guest is told what waits for them."""
    person = await known_guest(store, flags)
    columns = [channels.c[name] for name in GuestChannel.__struct_fields__]
    wanted = select(*columns).where(channels.c.guest_id == person).order_by(channels.c.created_at, channels.c.id)
    found = [GuestChannel(**row._asdict()) for row in await store.fetch(wanted)]
    lines = (
        f"{each.id}  {each.kind}  since {day(each.created_at)}{'' if each.confirmed else '  not confirmed'}"
        f"{f'  failed {each.failures} times since {day(each.failed_since)}' if each.failures else ''}"
        for each in found
    )
    return shown(flags, found, lines, f"{person} is told nothing.")


async def list_devices(store: Store, flags: argparse.Namespace) -> list[str]:
    """The devices of a guest."""
    person = await known_guest(store, flags)
    found = [OwnDevice(each.id, each.name, each.created_at, each.seen_at) for each in await read_devices(store, person)]
    lines = (f"{each.id}  since {day(each.created_at)}  seen {day(each.seen_at)}  {each.name}" for each in found)
    return shown(flags, found, lines, f"{person} has no devices.")


LISTINGS = {
    "devices": list_devices,
    "channels": list_channels,
    "reports": list_reports,
    "report": show_report,
    "bans": list_bans,
    "log": list_acts,
    "tables": list_tables,
    "table": show_table,
}
