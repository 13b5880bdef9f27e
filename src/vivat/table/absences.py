"""Who is connected, and what becomes of the chairs of those who are not: a bot keeps them, and hands them back.

Each server tells the others who is connected to it; the one that holds a table's lease lets bots keep the chairs of
those who are connected nowhere.
"""

from collections.abc import Callable, Container, Sequence

from vivat.table import entries
from vivat.table.background import Background
from vivat.table.cluster import Cluster
from vivat.table.database import StoreFailure
from vivat.table.decide import Author
from vivat.table.game_entries import returned
from vivat.table.guests import person_of
from vivat.table.heartbeat import Heartbeat
from vivat.table.loaded_table import LoadedTable
from vivat.table.presence import Elsewhere, Watcher
from vivat.table.submission import Submission
from vivat.table.table import Decided, Table
from vivat.table.timers import Time

ASK_AGAIN_MS = 10_000
"""At least so long after the database could not be asked it is asked again."""


class Absences:
    """Gives whoever is missing while another person waits the grace period to come back."""

    def __init__(
        self,
        cluster: Cluster,
        submission: Submission,
        clock: Time,
        background: Background,
        heartbeat: Heartbeat,
    ) -> None:
        self._cluster = cluster
        self._submission = submission
        self._clock = clock
        self._background = background
        self._heartbeat = heartbeat

    def enter(self, live: LoadedTable, watcher: Watcher) -> None:
        """Count somebody as connected; a bot that kept their chair gives it back."""
        watcher.chair = live.table.chair_of(watcher.author.guest)
        live.presence.add(watcher)
        self._cluster.show(live.table.id, live.presence.local_guests)
        self.hand_back(live)
        self._tell_others(live, watcher)
        self.update_grace_periods(live)

    def exit(self, live: LoadedTable, watcher: Watcher) -> None:
        """Count somebody as gone; after the grace period a bot keeps their chair."""
        if watcher in live.presence.watchers:
            live.presence.remove(watcher)
            self._cluster.show(live.table.id, live.presence.local_guests)
            self._tell_others(live, watcher)
            self.update_grace_periods(live)

    def set_elsewhere(self, live: LoadedTable, guests: Sequence[Author]) -> None:
        """Note who is connected at other servers."""
        live.presence.set_elsewhere([Elsewhere(each, live.table.chair_of(each.guest)) for each in guests])
        self.hand_back(live)
        self._tell_others(live, None)
        self.update_grace_periods(live)

    def _tell_others(self, live: LoadedTable, watcher: Watcher | None) -> None:
        for other in live.presence.watchers:
            if other is not watcher:
                other.presence_changed()

    def hand_back(self, live: LoadedTable) -> None:
        """Give everybody who is connected their chair back."""
        people = live.presence.people
        if self._background.is_closing or not people or not self._cluster.holds_lease(live.table.id):
            return
        for number in range(len(live.table.chairs)):
            if handed_back(live.table, number, people) is not None:
                self._background.begin(
                    self._submission.submit_own(
                        live,
                        lambda number=number: handed_back(live.table, number, live.presence.people),  # type: ignore[misc]
                    )
                )

    def update_grace_periods(self, live: LoadedTable) -> None:
        """Begin or end the grace periods of those who are missing."""
        absences = live.presence.absences
        missing = {} if self._background.is_closing else self._missed_at(live)
        for guest in absences.keys() - missing.keys():
            absences.pop(guest)()
        for guest, chair in missing.items():
            if guest not in absences:
                self._wait(live, chair, guest, live.table.options.grace * 1000)

    def begin_anew(self, live: LoadedTable) -> None:
        """Begin the grace periods of those who are missing anew: this process stood still."""
        self.stop(live)
        self.update_grace_periods(live)

    def stop(self, live: LoadedTable) -> None:
        """End all grace periods at a table."""
        for cancel in live.presence.absences.values():
            cancel()
        live.presence.absences.clear()

    def _wait(self, live: LoadedTable, chair: int, guest: str, milliseconds: int) -> None:
        at = self._clock.now() + milliseconds
        live.presence.absences[guest] = self._clock.call_at(at, lambda: self._grace_over(live, chair, guest))
        self._heartbeat.start()

    def _grace_over(self, live: LoadedTable, chair: int, guest: str) -> None:
        if self._heartbeat.look():
            return  # nobody could come back: the grace period has begun anew
        asking = live.presence.absences[guest] = lambda: None
        self._background.begin(self._keep(live, chair, guest, asking))

    async def _keep(self, live: LoadedTable, chair: int, guest: str, asking: Callable[[], None]) -> None:
        """Let a bot keep somebody's chair, unless they have come to another server without a broadcast of it."""
        is_known = True
        try:
            await self._cluster.follow(live.table.id)
            await self._submission.submit_own(
                live, lambda: kept(live.table, chair, guest) if guest in self._missed_at(live) else None
            )
        except StoreFailure:
            is_known = False
        if live.presence.absences.get(guest) is not asking:
            return  # they were here meanwhile
        del live.presence.absences[guest]
        if not is_known and guest in self._missed_at(live) and not self._background.is_closing:
            self._wait(live, chair, guest, max(ASK_AGAIN_MS, live.table.options.grace * 1000))

    def _missed_at(self, live: LoadedTable) -> dict[str, int]:
        return missing_from(live) if self._cluster.holds_lease(live.table.id) else {}


def missing_from(live: LoadedTable) -> dict[str, int]:
    """By guest: the chair of everybody who is not connected while another person who sits at the table is."""
    people, table = live.presence.people, live.table
    if table.options.clock.kind == "days":
        return {}  # where people have days, nobody needs to be connected
    seated = [(chair.guest, number) for number, chair in enumerate(table.chairs) if chair.guest is not None]
    if table.status != "playing" or not any(person_of(guest) in people for guest, _ in seated):
        return {}
    return {
        guest: number for guest, number in seated if person_of(guest) not in people and not table.chairs[number].kept
    }


def handed_back(table: Table, number: int, people: Container[str]) -> Decided | None:
    """The entry that gives a chair back to whoever is connected again; None if nobody is whose it was."""
    chair = table.chairs[number]
    before = chair.before
    while before is not None:
        if before.guest is not None and person_of(before.guest) in people:
            return Decided(returned(table, number, before.guest))
        before = before.before
    is_here = chair.guest is not None and person_of(chair.guest) in people
    return Decided(entries.Returned(number)) if is_here and chair.kept and not chair.gone else None


def kept(table: Table, chair: int, guest: str) -> Decided | None:
    """The entry by which a bot keeps the chair of somebody who is gone; None if it is not needed."""
    mine = table.chairs[chair]
    return Decided(entries.Kept(chair)) if mine.guest == guest and not mine.kept and table.status == "playing" else None
