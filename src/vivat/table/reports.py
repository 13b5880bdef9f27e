"""Reports: somebody tells the operator what another person wrote at a table, or is called.

A report has what was said and nothing of the game: only lines of chat, phrases and claims that the reporter was told.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import func, insert, select

from vivat.game import IllegalAction, Refusal
from vivat.game.durations import DAY_MS
from vivat.game.text import one_line
from vivat.table.commands import Id
from vivat.table.decide import Author
from vivat.table.guests import person_of
from vivat.table.lines import Addressed
from vivat.table.loaded_table import LoadedTable
from vivat.table.schema import reports
from vivat.table.store import Conflict, Store

Spoken = Literal["said", "phrase", "claimed"]
SPOKEN: dict[str, Spoken] = {"said": "said", "phrase": "phrase", "claimed": "claimed"}
"""The lines that can be reported: what a person wrote, never what they did in the game."""
MOST_LINES = 50


class TooManyReports(IllegalAction):
    """Somebody has reported more than can be read."""


class NewReport(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Tell the operator of somebody at a table."""

    id: Id
    """The sender's own: sent twice, it is one report."""
    guest: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    """Whom; null for whoever wrote the lines."""
    lines: Annotated[tuple[Annotated[int, Meta(ge=0, le=1_000_000)], ...], Meta(max_length=MOST_LINES)] = ()
    """Which of the lines that you were told, counted from 0."""
    text: Annotated[str, Meta(max_length=500)] = ""
    """What is wrong, in your words."""


class ReportedLine(Struct, frozen=True):
    """What somebody wrote, as a report keeps it."""

    at: int
    kind: Spoken
    name: str
    text: str
    team: bool = False


class StoredReport(Struct, frozen=True):
    """A report as it is kept."""

    id: int
    at: int
    table: str
    reporter: str
    """A guest's id; empty once they have deleted themselves."""
    reported: str
    name: str
    """What the reported is called at the table."""
    lines: tuple[ReportedLine, ...]
    text: str
    settled_at: int | None


def find_reported(live: LoadedTable, author: Author, report: NewReport) -> tuple[str, str, list[ReportedLine]]:
    """Who is reported, by id and name, and what they wrote; a refusal if the report makes no sense."""
    table = live.table
    visible = [each for each in table.lines if each.is_for(table.chair_of(author.guest))]
    if any(number >= len(visible) or not is_written(visible[number]) for number in report.lines):
        raise refused("report-no-such-line")
    chosen = [visible[number] for number in sorted(set(report.lines))]
    guests = {each.author for each in chosen} | ({report.guest} if report.guest is not None else set())
    if len({person_of(guest) for guest in guests}) != 1:
        raise refused("report-one-person")
    guest = chosen[0].author if chosen else report.guest or ""
    if person_of(guest) == person_of(author.guest):
        raise refused("report-yourself")
    return guest, name_of(live, guest, chosen), [reported_line(each) for each in chosen]


def is_written(addressed: Addressed) -> bool:
    """Whether a line is something that a person wrote."""
    return addressed.line.kind in SPOKEN and addressed.line.sentence is None


def name_of(live: LoadedTable, guest: str, chosen: list[Addressed]) -> str:
    """What somebody is called at a table; a refusal if they are not there and wrote nothing of this."""
    seated = (chair.name for chair in live.table.chairs if chair.guest == guest)
    watching = (each.name for each in live.presence.spectators if each.guest == guest)
    name = next(seated, None) or next(watching, None) or next((each.line.name for each in chosen), None)
    if name is None:
        raise refused("report-nobody")
    return name


def reported_line(addressed: Addressed) -> ReportedLine:
    """A line as a report keeps it."""
    line = addressed.line
    return ReportedLine(line.at, SPOKEN[line.kind], line.name or "", line.text or line.phrase or "", line.team)


def refused(key: str) -> IllegalAction:
    """The refusal of a report that cannot be taken."""
    return IllegalAction(Refusal(key, ""))


async def take_report(store: Store, live: LoadedTable, author: Author, report: NewReport, now: int, most: int) -> None:
    """Keep a report; sent again, it is the same. Nobody at the table notices."""
    reporter = person_of(author.guest)
    mine = reports.c.reporter == reporter
    if await store.has(select(reports.c.id).where(mine, reports.c.command == report.id)):
        return
    recent = select(func.count()).select_from(reports).where(mine, reports.c.at > now - DAY_MS)
    if (await store.fetch(recent))[0][0] >= most:
        raise TooManyReports(Refusal("report-too-many", "", {"most": most}))
    guest, name, lines = find_reported(live, author, report)
    row = {
        "at": now,
        "table_id": live.table.id,
        "reporter": reporter,
        "command": report.id,
        "reported": guest,
        "name": name,
        "lines": msgspec.json.encode(lines).decode(),
        "text": one_line(report.text),
    }
    try:
        await store.do(lambda run: run.execute(insert(reports), [row]))
    except Conflict:
        return  # the same one, sent twice at once


async def read_reports(store: Store, *, settled: bool = True, reporter: str | None = None) -> list[StoredReport]:
    """The reports, the oldest first: all, those that are not settled, or those of one person."""
    wanted = select(
        reports.c.id,
        reports.c.at,
        reports.c.table_id,
        reports.c.reporter,
        reports.c.reported,
        reports.c.name,
        reports.c.lines,
        reports.c.text,
        reports.c.settled_at,
    ).order_by(reports.c.id)
    if not settled:
        wanted = wanted.where(reports.c.settled_at.is_(None))
    if reporter is not None:
        wanted = wanted.where(reports.c.reporter == reporter)
    found = []
    for row in await store.fetch(wanted):
        lines = msgspec.json.decode(row.lines, type=tuple[ReportedLine, ...])
        found.append(
            StoredReport(
                row.id, row.at, row.table_id, row.reporter, row.reported, row.name, lines, row.text, row.settled_at
            )
        )
    return found
