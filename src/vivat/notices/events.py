"""Of what people are told at a table: it waits for them, is over, is played once more, or is new in their circle.

Nothing here depends on more than everybody at the open table sees: who is asked, since when, and who sits where. Nor on
who looks: a table that is read because somebody looks at it tells nobody of what was so before.
"""

from collections.abc import Collection
from typing import Literal, NamedTuple

from vivat.table.guests import hand_of, person_of
from vivat.table.loaded_table import LoadedTable
from vivat.table.table import Table

Kind = Literal["waits", "over", "again", "table"]


class Event(NamedTuple):
    """Something at a table that a person may be told."""

    kind: Kind
    number: int
    """Of the decision that is waited for, or of the game that is over; 0 before the first game."""
    since: int
    """In milliseconds since 1970."""
    game: str
    path: str
    """Of the page on which one sees it."""
    clock: str
    """The kind of the table's clock."""

    @property
    def over_days(self) -> bool:
        """Whether it is of a game over days."""
        return self.clock == "days"


def events_at(table: Table, now: int) -> dict[str, Event]:
    """By person: what they may be told of a table."""
    if table.status == "playing" and table.clock.paused_at is None:
        return waits_at(table, now)
    return endings_at(table) if table.status == "finished" else {}


def is_news(live: LoadedTable) -> bool:
    """Whether what is so at a table has come about before our eyes, or the table is read at every start anyhow."""
    table = live.table
    has_clock = table.status == "playing" and table.options.clock.kind != "none"
    is_asked_again = table.rematch is not None and live.read_rematch is None
    return has_clock or is_asked_again or table.status == "gathering" or table.decision > live.read_decision


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
    """By person: the game of theirs that is over, or that others want to play once more and they have not said so."""
    number = len(table.games)
    found = {}
    for chair_number, chair in enumerate(table.chairs):
        if chair.guest is None or chair.gone:
            continue
        told = event(table, chair.guest, "over", number, table.ended_at(number))
        if table.rematch is not None and chair_number not in table.rematch_requests and hand_of(chair.guest) is None:
            told = told._replace(kind="again", since=table.rematch_at, path=f"/table/{table.rematch}")
        found[person_of(chair.guest)] = told
    return found


def invitations_at(table: Table, members: Collection[str]) -> dict[str, Event]:
    """By person: a new table of their circle with a chair for them."""
    if table.status != "gathering" or not any(chair.is_open for chair in table.chairs):
        return {}
    seated = {person_of(chair.guest) for chair in table.chairs if chair.guest is not None}
    return {each: event(table, each, "table", 0, table.opened_at) for each in members if each not in seated}


def event(table: Table, guest: str, kind: Kind, number: int, since: int) -> Event:
    """An event at a table for one of its guests."""
    room = "table" if hand_of(guest) is None else "hot-seat"
    options = table.options
    return Event(kind, number, since, options.game, f"/{room}/{table.id}", options.clock.kind)
