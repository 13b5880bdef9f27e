"""Who is connected, and what becomes of the places of those who are not: a bot keeps them, and hands them back."""

from vivat.table import entries
from vivat.table.background import Background
from vivat.table.decide import person_of
from vivat.table.live import Live, Watcher
from vivat.table.store import Store
from vivat.table.submission import Submission
from vivat.table.table import Decided, Table
from vivat.table.timers import Time


class Absences:
    """Gives whoever is missing while another person waits the grace period to come back."""

    def __init__(self, store: Store, submission: Submission, clock: Time, background: Background) -> None:
        self._store = store
        self._submission = submission
        self._clock = clock
        self._background = background

    def enter(self, live: Live, watcher: Watcher) -> None:
        """Somebody begins to look; a bot that kept their place gives it back."""
        watcher.place = live.table.place_of(watcher.author.guest)
        live.presence.add(watcher)
        live.presence.seen.add(person_of(watcher.author.guest))
        cancel = live.presence.absences.pop(watcher.author.guest, None)
        if cancel is not None:
            cancel()
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
        if self._background.is_closing:
            return
        people, absences = live.presence.people, live.presence.absences
        someone = any(person_of(place.guest) in people for place in live.table.places if place.guest is not None)
        for number, place in enumerate(live.table.places):
            guest = place.guest
            if guest is None:
                continue
            missing = person_of(guest) not in people and not place.kept and live.table.status == "playing"
            missing = missing and (person_of(guest) in live.presence.seen or not self._store.is_shared)
            if missing and someone and guest not in absences:
                at = self._clock.now() + live.table.options.grace * 1000
                absences[guest] = self._clock.call_at(at, lambda n=number, g=guest: self._grace_over(live, n, g))  # type: ignore[misc]
            elif not (missing and someone) and guest in absences:
                absences.pop(guest)()

    def _grace_over(self, live: Live, number: int, guest: str) -> None:
        live.presence.absences.pop(guest, None)
        if person_of(guest) not in live.presence.people and not self._background.is_closing:
            self._background.begin(self._submission.submit_own(live, lambda: kept(live.table, number, guest)))

    def stop(self, live: Live) -> None:
        """Keep nobody's place at a table any more."""
        for cancel in live.presence.absences.values():
            cancel()
        live.presence.absences.clear()


def returned(table: Table, place: int) -> Decided | None:
    """The bot hands a place back, if it keeps it."""
    return Decided(entries.Returned(place)) if table.places[place].kept else None


def kept(table: Table, place: int, guest: str) -> Decided | None:
    """A bot keeps the place of somebody who is gone."""
    mine = table.places[place]
    return Decided(entries.Kept(place)) if mine.guest == guest and not mine.kept and table.status == "playing" else None
