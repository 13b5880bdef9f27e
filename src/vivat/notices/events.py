"""Of what people are told at a table: that it waits for them, or that their game is over.

Nothing here depends on more than everybody at the open table sees: who is asked, since when, and who sits where.
"""

from typing import Literal, NamedTuple

from vivat.table.guests import hand_of, person_of
from vivat.table.table import Table
from vivat.table.time_off import DAY_MS

Kind = Literal["waits", "over"]
NEWS_MS = DAY_MS
"""That a game is over is told within so long, or not at all."""


class Event(NamedTuple):
    """Something at a table that a person may be told."""

    kind: Kind
    number: int
    """Of the decision that is waited for, or of the game that is over."""
    since: int
    """In milliseconds since 1970."""
    game: str
    path: str
    """Of the page on which one sees it."""
    over_days: bool


def events_at(table: Table, now: int) -> dict[str, Event]:
    """By person: what they may be told of a table."""
    if table.status == "playing" and table.clock.paused_at is None:
        return waits_at(table, now)
    if table.status == "finished" and now - table.seen_at < NEWS_MS:
        return endings_at(table)
    return {}


def waits_at(table: Table, now: int) -> dict[str, Event]:
    """By person: the decision of theirs that a table waits for; not before their holiday is over."""
    found = {}
    for seat in table.waited_for:
        for number in table.asked_chairs(seat):
            chair = table.chairs[number]
            if chair.guest is not None and chair.decides:
                since = max(min(table.clock.opened_at, now), table.clock.holiday_until(number) or 0)
                found[person_of(chair.guest)] = event(table, chair.guest, "waits", table.decision, since)
    return found


def endings_at(table: Table) -> dict[str, Event]:
    """By person: the game of theirs that is over."""
    number = len(table.games)
    return {
        person_of(chair.guest): event(table, chair.guest, "over", number, table.ended_at(number))
        for chair in table.chairs
        if chair.guest is not None and not chair.gone
    }


def event(table: Table, guest: str, kind: Kind, number: int, since: int) -> Event:
    """An event at a table for one of its guests."""
    room = "table" if hand_of(guest) is None else "hot-seat"
    options = table.options
    return Event(kind, number, since, options.game, f"/{room}/{table.id}", options.clock.kind == "days")
