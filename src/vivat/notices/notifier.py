"""Who is told when: some minutes after they were asked, at most once, not in quiet hours, and not if they came.

The server that holds a table's lease does it. That nobody is told twice, whichever server does it and however often it
is started, is kept by a row that is written before anything is sent (`claim`).
"""

from collections.abc import Callable, Collection, Container, Iterable
from dataclasses import dataclass, field
from functools import partial

from vivat.notices.channels import Channel, NoticePreferences, Told, channels_of, claim, preferences_of
from vivat.notices.events import Event, events_at, invitations_at, is_news
from vivat.notices.message import NoticeText, compose
from vivat.notices.quiet_hours import quiet_until
from vivat.notices.seen import Seen
from vivat.table.damage import DamagedTable
from vivat.table.database import StoreFailure
from vivat.table.house import House
from vivat.table.loaded_table import LoadedTable

MANY = 1000
ASK_AGAIN_MS = 60_000
"""After the database could not be asked it is asked again."""

Deliver = Callable[[Channel, NoticeText], None]
"""Begins to send a message, and returns at once."""


@dataclass(slots=True)
class Pending:
    """An event that somebody may still be told of."""

    event: Event
    is_settled: bool = False
    """Whether they were told, have seen it, or do not want to know."""


@dataclass(slots=True)
class Recipient:
    """What a person may be told, by table, and when it is looked at next."""

    pending: dict[str, Pending] = field(default_factory=dict)
    not_before: int = 0
    """The end of their quiet hours, or of a moment in which the database was away."""
    stop: Callable[[], None] | None = None
    """Cancels the timer."""


def wants(preferences: NoticePreferences, event: Event) -> bool:
    """Whether somebody wants to be told of an event."""
    match event.kind:
        case "again":
            return preferences.again
        case "table":
            return preferences.circle_tables
        case _:
            return preferences.every_table or event.over_days


class Notifier:
    """Watches the tables of a house, and tells people who are not there what waits for them."""

    def __init__(self, house: House, seen: Seen, deliver: Deliver, wait_ms: int) -> None:
        self._house = house
        self._seen = seen
        self._deliver = deliver
        self._wait_ms = wait_ms
        self._recipients: dict[str, Recipient] = {}
        self._people_at: dict[str, Collection[str]] = {}
        """By table: who may be told something of it."""
        self._members_of: dict[str, Collection[str]] = {}
        """By a table before its game: who is in the circle that it is of."""
        self._most_tables = MANY

    def start(self) -> None:
        """Watch the tables from now on."""
        self._house.listeners.append(self.look_at)

    def stop(self) -> None:
        """Tell nobody anything any more."""
        for recipient in self._recipients.values():
            if recipient.stop is not None:
                recipient.stop()
        self._recipients.clear()
        self._people_at.clear()
        self._members_of.clear()

    def invite(self, live: LoadedTable, members: Collection[str]) -> None:
        """Tell the members of a circle that there is a new table of theirs, as long as it has a chair for them."""
        self._members_of[live.table.id] = members
        self.look_at(live)

    def look_at(self, live: LoadedTable) -> None:
        """Something has changed at a table, somebody has come or gone, or its lease was taken or lost."""
        table_id, now = live.table.id, self._house.clock.now()
        is_ours = self._house.cluster.holds_lease(table_id) and not self._house.background.is_closing
        events = events_at(live.table, now) if is_ours else {}
        if live.table.status != "gathering":
            self._members_of.pop(table_id, None)
        elif is_ours:
            events = invitations_at(live.table, self._members_of.get(table_id, ()))
        for person in self._people_at.get(table_id, ()):
            if person not in events:
                self._forget(person, table_id)
        if events:
            self._people_at[table_id] = tuple(events)
        else:
            self._people_at.pop(table_id, None)
        for person, event in events.items():
            recipient = self._recipients.setdefault(person, Recipient())
            before = recipient.pending.get(table_id)
            is_same = before is not None and before.event[:2] == event[:2]
            is_settled = before.is_settled if before is not None and is_same else not is_news(live)
            # Whoever is connected has seen it; of this table alone, for what changes here may be somebody's secret.
            pending = Pending(event, is_settled or person in live.presence.people)
            if pending != before:
                recipient.pending[table_id] = pending
                self._set_timer(person, recipient)
        self._tidy()

    def _tidy(self) -> None:
        """Forget tables that have left the memory, and of which nobody is told any more, when there are many."""
        if len(self._people_at) <= self._most_tables:
            return
        for table_id, people in list(self._people_at.items()):
            told = [self._recipients[person].pending[table_id] for person in people]
            if self._house.loading.get(table_id) is None and all(each.is_settled for each in told):
                del self._people_at[table_id]
                self._members_of.pop(table_id, None)
                for person in people:
                    self._forget(person, table_id)
        self._most_tables = max(MANY, 2 * len(self._people_at))

    def _forget(self, person: str, table_id: str) -> None:
        recipient = self._recipients.get(person)
        if recipient is not None and recipient.pending.pop(table_id, None) is not None:
            self._set_timer(person, recipient)

    def _set_timer(self, person: str, recipient: Recipient) -> None:
        if recipient.stop is not None:
            recipient.stop()
            recipient.stop = None
        if not recipient.pending:
            del self._recipients[person]
            return
        due = [each.event.since + self._wait_ms for each in recipient.pending.values() if not each.is_settled]
        if due:
            at = max(min(due), recipient.not_before)
            recipient.stop = self._house.clock.call_at(at, lambda: self._begin(person, recipient))

    def _begin(self, person: str, recipient: Recipient) -> None:
        recipient.stop = None
        if not self._house.background.is_closing:
            self._house.background.begin(self._tell(person, recipient))

    async def _tell(self, person: str, recipient: Recipient) -> None:
        """Tell somebody all that is due, and what has begun since, in one notice."""
        try:
            await self._tell_now(person, recipient)
        except StoreFailure:
            recipient.not_before = self._house.clock.now() + ASK_AGAIN_MS
            self._reset(person, recipient)

    async def _tell_now(self, person: str, recipient: Recipient) -> None:
        store, now = self._house.store, self._house.clock.now()
        preferences = await preferences_of(store, person) or NoticePreferences()
        channels = [each for each in await channels_of(store, person) if each.confirmed]
        seen_at = max(self._seen.at(person), preferences.seen_at)
        for each in recipient.pending.values():
            is_wanted = channels and wants(preferences, each.event)
            if not is_wanted or each.event.since <= seen_at <= now:
                each.is_settled = True
        quiet = quiet_until(now, preferences.quiet_from, preferences.quiet_to, preferences.zone)
        if quiet > now or not self._open(recipient, now):
            recipient.not_before = quiet
            self._reset(person, recipient)
            return
        await self._catch_up([table for table, _ in self._open(recipient, now)])
        due = self._open(recipient, now)
        wanted = [Told(table, each.event.kind, each.event.number) for table, each in due]
        tables = {each.table for each in await claim(store, person, wanted, now)} if wanted else set()
        for _, each in due:
            each.is_settled = True
        self._reset(person, recipient)
        events = [each.event for table, each in due if table in tables]
        if events:
            await self._send(channels, events, self._waiting(recipient, tables, preferences, now))

    def _open(self, recipient: Recipient, now: int) -> list[tuple[str, Pending]]:
        """What somebody may be told now, by table."""
        return [
            (table, each)
            for table, each in recipient.pending.items()
            if not each.is_settled and each.event.since <= now
        ]

    def _waiting(self, recipient: Recipient, told: Container[str], preferences: NoticePreferences, now: int) -> int:
        """How many tables wait for somebody: those of which they are told now, and others whose clock runs.

        Any other may be in memory or not because somebody looks at it.
        """
        return sum(
            each.event.kind == "waits"
            and each.event.since <= now
            and (table in told or (each.event.clock != "none" and wants(preferences, each.event)))
            for table, each in recipient.pending.items()
        )

    def _reset(self, person: str, recipient: Recipient) -> None:
        if self._recipients.get(person) is recipient:
            self._set_timer(person, recipient)

    async def _catch_up(self, tables: Iterable[str]) -> None:
        """Look once more at tables: some may have left the memory, or another server may have written there."""
        for table_id in tables:
            try:
                live = await self._house.find(table_id)
            except DamagedTable:
                live = None
            if live is None:
                for person in self._people_at.pop(table_id, ()):
                    self._forget(person, table_id)

    async def _send(self, channels: Iterable[Channel], events: list[Event], waiting: int) -> None:
        for channel in channels:
            message = await self._house.beside(partial(compose, channel.language, events, waiting))
            self._deliver(channel, message)
