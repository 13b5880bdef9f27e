"""A circle as the replay of its log. `apply` is the only thing that changes it."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from vivat.circle import entries
from vivat.circle.entries import AnyCircleBody, CircleEntry
from vivat.game.durations import DAY_MS


@dataclass(slots=True)
class CircleMember:
    """A name in a circle."""

    number: int
    name: str
    guest: str | None
    """Who holds it, and so sees the circle; None for somebody at another's screen, and for those who are gone."""
    since: int
    gone: bool = False
    removed: bool = False
    is_another: bool = False
    """Whether this name was attached to another one: nobody has left, and nobody is shown it."""


@dataclass(slots=True)
class Span:
    """A season or a campaign: what ends between its beginning and its end belongs to it."""

    name: str
    began: int
    ended: int | None = None
    catalogue: str | None = None
    """S8.5: Of a campaign, cards of the host's own."""

    def holds(self, at: int) -> bool:
        """Whether a game that ended then belongs to it."""
        return self.began <= at and (self.ended is None or at <= self.ended)


@dataclass(slots=True)
class Circle:
    """A circle: who is in it, which tables are its own, its seasons and campaigns, as its log has made them."""

    id: str
    version: int = 0
    changed_at: int = 0
    name: str = ""
    link: str = ""
    host: int = 0
    """The number of the member who is host; 0 if nobody is."""
    members: dict[int, CircleMember] = field(default_factory=dict)
    holders: dict[str, int] = field(default_factory=dict)
    """By the id of a guest or a hand: whose games those are."""
    tables: dict[str, int] = field(default_factory=dict)
    """By table: when it was marked."""
    taken_out: set[str] = field(default_factory=set)
    """Tables that are not the circle's, though they may follow one that is."""
    seasons: list[Span] = field(default_factory=list)
    campaigns: list[Span] = field(default_factory=list)
    commands: dict[tuple[str, str], int] = field(default_factory=dict)
    """Which entry each command led to."""
    written: Counter[str] = field(default_factory=Counter)
    """By author, how many entries the last day that has any has of theirs; "" for whoever came by the link."""

    # What follows from the fold.

    def member_of(self, guest: str) -> CircleMember | None:
        """The member that a guest holds; None for everybody else, who may know nothing of the circle."""
        return next((each for each in self.members.values() if each.guest == guest and not each.gone), None)

    def has_done(self, guest: str, command: str) -> bool:
        """Whether a guest's command had its effect; whoever may not come back is told nothing."""
        held = any(each.guest == guest and not each.removed for each in self.members.values())
        return held and (guest, command) in self.commands

    @property
    def present(self) -> list[CircleMember]:
        """Those who are in the circle."""
        return [each for each in self.members.values() if not each.gone]

    @property
    def seen_by(self) -> set[str]:
        """The guests who see the circle: those who hold a name in it."""
        return {each.guest for each in self.present if each.guest is not None}

    @property
    def season(self) -> Span | None:
        """The season under way; None between two."""
        return self.seasons[-1] if self.seasons and self.seasons[-1].ended is None else None

    @property
    def campaign(self) -> Span | None:
        """The campaign under way; None if none is open."""
        return self.campaigns[-1] if self.campaigns and self.campaigns[-1].ended is None else None

    def written_on(self, now: int) -> Counter[str]:
        """By author, how many entries were written on the day of this time; "" for whoever came by the link."""
        return self.written if now // DAY_MS == self.changed_at // DAY_MS else Counter()

    # The fold.

    def next_entry(self, now: int, author: str, command: str, body: AnyCircleBody) -> CircleEntry:
        """The entry to be written next; a clock that was once ahead does not count for later ones."""
        return CircleEntry(self.version + 1, now, author, command, body)

    def apply(self, entry: CircleEntry) -> None:
        """Take one more entry of the log."""
        if entry.seq != self.version + 1:
            raise AssertionError(f"entry {entry.seq} after {self.version}")
        if entry.at // DAY_MS != self.changed_at // DAY_MS:
            self.written.clear()
        self.written["" if is_arrival(entry.body) else entry.author] += 1
        self.version, self.changed_at = entry.seq, entry.at
        if entry.command:
            self.commands[entry.author, entry.command] = entry.seq
        CHANGES[type(entry.body)](self, entry.body)

    def _add(self, guest: str | None, name: str) -> None:
        number = len(self.members) + 1
        self.members[number] = CircleMember(number, name, guest, self.changed_at)
        if guest is not None:
            self.holders[guest] = number
            self._host_if_nobody_is(number)

    def _host_if_nobody_is(self, number: int) -> None:
        """Whoever comes to a circle whose host has left, alone as they were, is host."""
        if self.host in self.members and self.members[self.host].gone:
            self.host = number

    def _go(self, number: int, removed: bool = False) -> None:
        member = self.members[number]
        member.gone, member.removed = True, removed

    def _open(self, body: entries.Founded) -> None:
        self.name, self.link, self.host = body.circle, body.link, 1
        self._add(body.guest, body.name)

    def _join(self, body: entries.MemberJoined) -> None:
        self._add(body.guest, body.name)

    def _return(self, body: entries.MemberReturned) -> None:
        self.members[body.member].gone = False
        self._host_if_nobody_is(body.member)

    def _rename(self, body: entries.MemberRenamed) -> None:
        self.members[body.member].name = body.name

    def _rename_circle(self, body: entries.CircleRenamed) -> None:
        self.name = body.circle

    def _attach(self, body: entries.MemberAttached) -> None:
        if body.other is not None:
            self._go(body.other)
            self.members[body.other].guest, self.members[body.other].is_another = None, True
        self.holders |= dict.fromkeys(body.guests, body.member)
        if body.guest is not None:
            self.members[body.member].guest = body.guest

    def _leave(self, body: entries.MemberLeft) -> None:
        self._go(body.member)

    def _remove(self, body: entries.MemberRemoved) -> None:
        self._go(body.member, removed=True)
        self.link = body.link or self.link

    def _hand_on(self, body: entries.HandedOn) -> None:
        self.host = body.member

    def _change_link(self, body: entries.LinkChanged) -> None:
        self.link = body.link

    def _mark(self, body: entries.TableMarked) -> None:
        self.tables[body.table] = self.changed_at
        self.taken_out.discard(body.table)

    def _unmark(self, body: entries.TableUnmarked) -> None:
        self.tables.pop(body.table, None)
        self.taken_out.add(body.table)

    def _begin_season(self, body: entries.SeasonBegan) -> None:
        if self.season is not None:
            self.season.ended = self.changed_at - 1
        self.seasons.append(Span(body.name, self.changed_at))

    def _end_season(self, body: entries.SeasonEnded) -> None:  # noqa: ARG002
        self.seasons[-1].ended = self.changed_at

    def _open_campaign(self, body: entries.CampaignOpened) -> None:
        self.campaigns.append(Span(body.name, self.changed_at, catalogue=body.catalogue))

    def _close_campaign(self, body: entries.CampaignClosed) -> None:  # noqa: ARG002
        self.campaigns[-1].ended = self.changed_at

    def _forget(self, body: entries.MemberForgotten) -> None:
        for number in body.members:
            self.members[number].guest = None
            self._go(number)
        self.host = body.host


CHANGES: Mapping[type[AnyCircleBody], Callable[[Circle, Any], None]] = {
    entries.Founded: Circle._open,
    entries.MemberJoined: Circle._join,
    entries.MemberReturned: Circle._return,
    entries.MemberRenamed: Circle._rename,
    entries.CircleRenamed: Circle._rename_circle,
    entries.MemberAttached: Circle._attach,
    entries.MemberLeft: Circle._leave,
    entries.MemberRemoved: Circle._remove,
    entries.HandedOn: Circle._hand_on,
    entries.LinkChanged: Circle._change_link,
    entries.TableMarked: Circle._mark,
    entries.TableUnmarked: Circle._unmark,
    entries.SeasonBegan: Circle._begin_season,
    entries.SeasonEnded: Circle._end_season,
    entries.CampaignOpened: Circle._open_campaign,
    entries.CampaignClosed: Circle._close_campaign,
    entries.MemberForgotten: Circle._forget,
}
"""What each kind of entry changes."""


def is_arrival(body: AnyCircleBody) -> bool:
    """Whether somebody has come by the link."""
    return isinstance(body, entries.MemberReturned) or (
        isinstance(body, entries.MemberJoined) and body.guest is not None
    )


def replay(circle_id: str, log: Iterable[CircleEntry]) -> Circle:
    """The circle that the entries of a log make."""
    circle = Circle(circle_id)
    for entry in log:
        circle.apply(entry)
    return circle
