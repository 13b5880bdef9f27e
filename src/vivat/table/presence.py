"""Who is connected, and what becomes of the places of those who are not: a bot keeps them, and hands them back.

A process knows who is connected to it. Whether somebody is connected to another one it asks when it matters: before a
place is kept.
"""

from collections.abc import Callable
from typing import Protocol

from vivat.table import entries
from vivat.table.background import Background
from vivat.table.database import StoreFailure
from vivat.table.decide import person_of
from vivat.table.heartbeat import Heartbeat
from vivat.table.live import Live, Watcher
from vivat.table.submission import Submission
from vivat.table.table import Decided, Table
from vivat.table.timers import Time

ASK_AGAIN_MS = 10_000
"""At least so long after an answer another server is asked again."""


class OtherServers(Protocol):
    """What is known of the other servers on the same database."""

    async def is_elsewhere(self, table_id: str, person: str) -> bool:
        """Whether somebody is connected to a table at another server; StoreFailure if that cannot be asked."""


class Absences:
    """Gives whoever is missing while another person waits the grace period to come back."""

    def __init__(
        self,
        others: OtherServers,
        submission: Submission,
        clock: Time,
        background: Background,
        heartbeat: Heartbeat,
    ) -> None:
        self._others = others
        self._submission = submission
        self._clock = clock
        self._background = background
        self._heartbeat = heartbeat

    def enter(self, live: Live, watcher: Watcher) -> None:
        """Somebody begins to look; a bot that kept their place gives it back."""
        watcher.place = live.table.place_of(watcher.author.guest)
        live.presence.add(watcher)
        self.hand_back(live)
        self._tell_others(live, watcher)
        self.mind(live)

    def exit(self, live: Live, watcher: Watcher) -> None:
        """Somebody stops looking; after the grace period a bot keeps their place."""
        if watcher in live.presence.watchers:
            live.presence.remove(watcher)
            self._tell_others(live, watcher)
            self.mind(live)

    def _tell_others(self, live: Live, watcher: Watcher) -> None:
        for other in live.presence.watchers:
            if other is not watcher:
                other.presence_changed()

    def hand_back(self, live: Live) -> None:
        """Whoever is connected gets their place back; another server may have taken them for gone."""
        for number, place in enumerate(live.table.places):
            is_here = place.guest is not None and person_of(place.guest) in live.presence.people
            if is_here and place.kept and not place.gone and not self._background.is_closing:
                self._background.begin(
                    self._submission.submit_own(live, lambda number=number: returned(live.table, number))  # type: ignore[misc]
                )

    def mind(self, live: Live) -> None:
        """Begin or end the grace periods of those who are missing."""
        absences = live.presence.absences
        missing = {} if self._background.is_closing else missing_from(live)
        for guest in absences.keys() - missing.keys():
            absences.pop(guest)()
        for guest, place in missing.items():
            if guest not in absences:
                self._wait(live, place, guest, live.table.options.grace * 1000)

    def begin_anew(self, live: Live) -> None:
        """This process stood still: whoever is missing has the whole grace period again."""
        self.stop(live)
        self.mind(live)

    def stop(self, live: Live) -> None:
        """Keep nobody's place at a table any more."""
        for cancel in live.presence.absences.values():
            cancel()
        live.presence.absences.clear()

    def _wait(self, live: Live, place: int, guest: str, milliseconds: int) -> None:
        at = self._clock.now() + milliseconds
        live.presence.absences[guest] = self._clock.call_at(at, lambda: self._grace_over(live, place, guest))
        self._heartbeat.start()

    def _grace_over(self, live: Live, place: int, guest: str) -> None:
        if self._heartbeat.look():
            return  # nobody could come back: the grace period has begun anew
        asking = live.presence.absences[guest] = lambda: None
        self._background.begin(self._keep(live, place, guest, asking))

    async def _keep(self, live: Live, place: int, guest: str, asking: Callable[[], None]) -> None:
        """A bot keeps somebody's place, unless they are at another server; then that is asked again later."""
        try:
            is_gone = not await self._others.is_elsewhere(live.table.id, person_of(guest))
            if is_gone:
                await self._submission.submit_own(
                    live, lambda: kept(live.table, place, guest) if guest in missing_from(live) else None
                )
        except StoreFailure:
            is_gone = False
        if live.presence.absences.get(guest) is not asking:
            return  # they were here meanwhile
        del live.presence.absences[guest]
        if not is_gone and guest in missing_from(live) and not self._background.is_closing:
            self._wait(live, place, guest, max(ASK_AGAIN_MS, live.table.options.grace * 1000))


def missing_from(live: Live) -> dict[str, int]:
    """By guest: the place of everybody who is not connected here while another person who sits at the table is."""
    people, table = live.presence.people, live.table
    seated = [(place.guest, number) for number, place in enumerate(table.places) if place.guest is not None]
    if table.status != "playing" or not any(person_of(guest) in people for guest, _ in seated):
        return {}
    return {
        guest: number for guest, number in seated if person_of(guest) not in people and not table.places[number].kept
    }


def returned(table: Table, place: int) -> Decided | None:
    """The bot hands a place back, if it keeps it."""
    return Decided(entries.Returned(place)) if table.places[place].kept else None


def kept(table: Table, place: int, guest: str) -> Decided | None:
    """A bot keeps the place of somebody who is gone."""
    mine = table.places[place]
    return Decided(entries.Kept(place)) if mine.guest == guest and not mine.kept and table.status == "playing" else None
