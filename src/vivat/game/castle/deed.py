"""R13.2: Deeds of the castle games: a placement, a step up, an election with its ballots and what came of it, a count.

A deed is made of events that the viewer was told, so whatever it says the viewer may know; R5.10: what vote cards lay
open in an election that is past is left out where the table forgets it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from vivat.game.castle.event import VOTE_KINDS, CastleEvent
from vivat.game.deed import Run, Weight, runs
from vivat.rules.castle.places import BESIDE_BOARD, BESIDE_THRONE, JESTER_FLOOR, THRONE, TOP_FLOOR
from vivat.rules.castle.state import EMISSARY_SEAT, JESTER, Params

Kind = Literal[
    "round", "ambition", "placement", "left-over", "compensation", "move", "election", "count", "royal-couple",
    "end-of-round", "end-of-game",
]  # fmt: skip
Result = Literal["crowned", "rejected", "cancelled"]
BEGINS: dict[str, Kind] = {
    "round-begins": "round",
    "favourites-dealt": "round",
    "ambition-offered": "round",
    "ambition-kept": "ambition",
    "ambition-chosen": "ambition",
    "placed": "placement",
    "left-over": "left-over",
    "compensated": "compensation",
    "moved": "move",
    "candidate": "election",
    "ballot": "election",
    "sealed": "election",
    "revealed": "election",
    "emissary-voted": "election",
    "crowned": "election",
    "rejected": "election",
    "cancelled": "election",
    "favourites-shown": "count",
    "scored": "count",
    "ambition-shown": "count",
    "zero-bonus": "count",
    "marker-moved": "count",
    "awaits-partner": "royal-couple",
    "no-partner": "royal-couple",
    "round-ends": "end-of-round",
    "game-ends": "end-of-game",
}
"""Every kind of event, and the kind of deed it belongs to."""
RESULTS: tuple[Result, ...] = ("crowned", "rejected", "cancelled")
GROWING = ("round", "left-over", "compensation", "election", "count")
"""Kinds that several events in a row make together."""
WEIGHTS: dict[Kind, Weight] = {
    "round": Weight.PLAIN,
    "ambition": Weight.PASSING,
    "placement": Weight.SMALL,
    "left-over": Weight.PASSING,
    "compensation": Weight.PASSING,
    "move": Weight.SMALL,
    "election": Weight.GREAT,
    "count": Weight.GREAT,
    "royal-couple": Weight.PLAIN,
    "end-of-round": Weight.PASSING,
    "end-of-game": Weight.GREAT,
}


class Ballot(NamedTuple):
    """A vote card of an election."""

    seat: int
    """EMISSARY_SEAT for the Emissary's."""
    vote: int | None
    """None as long as it lies face down for the viewer, and once it was discarded (R5.10)."""


class Walk(NamedTuple):
    """A character that went from one place to another."""

    character: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class CastleDeed:
    """One thing that happened, as its viewer would tell it. Seats, players and characters count from 0."""

    kind: Kind
    """What sort of thing it is."""
    first: int
    """The number of its first event among those the viewer was told."""
    events: tuple[CastleEvent, ...]
    """The events that make it."""
    weight: Weight
    """How much it means to those who watch."""
    is_done: bool
    """Whether nothing can be added to it any more."""
    seat: int | None = None
    """Who did it: who placed, moved, brought the candidate, or begins the round."""
    walks: tuple[Walk, ...] = ()
    """Whoever changed places by it."""
    ballots: tuple[Ballot, ...] = ()
    """R5.2: Of an election, by seat in the order in which the cards were laid, the Emissary's last."""
    candidate: int | None = None
    """Of an election, the character who is voted on."""
    result: Result | None = None
    """What came of an election; None while it goes on."""
    count: int | None = None
    """Of a count, its number among `CastleObservation.counts`."""


class DeedKeeper:
    """R13.2: Folds a viewer's events into deeds."""

    def __init__(self, params: Params) -> None:
        self._params = params
        self._places = [BESIDE_BOARD] * params.characters
        self._counted = 0

    def fold(self, events: Sequence[CastleEvent]) -> list[CastleDeed]:
        """The deeds that these events make, from the first event of the game on."""
        found = [self._deed(run) for run in runs(events, begins, joins)]
        return [*(done(deed) for deed in found[:-1]), *found[-1:]]

    def _deed(self, run: Run[CastleEvent, Kind]) -> CastleDeed:
        walks = tuple(walk for event in run.events for walk in self._walks(event))
        events, seat = tuple(run.events), run.events[0].seat
        deed = CastleDeed(run.kind, run.first, events, WEIGHTS[run.kind], is_done=True, seat=seat, walks=walks)
        if run.kind == "count":
            self._counted += 1
            return replace(deed, count=self._counted - 1)
        return self._election(deed) if run.kind == "election" else deed

    def _walks(self, event: CastleEvent) -> list[Walk]:
        """R1.2: Who changes places by an event."""
        if event.kind == "round-begins":
            self._places = [BESIDE_BOARD] * self._params.characters
            if self._params.characters > JESTER:
                self._places[JESTER] = JESTER_FLOOR
        end = {"cancelled": TOP_FLOOR, "awaits-partner": BESIDE_THRONE}.get(event.kind, event.place)
        if event.character is None or end is None:
            return []
        start, self._places[event.character] = self._places[event.character], end
        return [Walk(event.character, start, end)]

    def _election(self, deed: CastleDeed) -> CastleDeed:
        """R5: Its ballots, as far as the viewer knows them, and its result."""
        votes: dict[int, int | None] = {}
        for event in deed.events:
            if event.kind in ("sealed", "ballot", "revealed") and event.seat is not None:
                votes[event.seat] = event.vote if event.vote is not None else votes.get(event.seat)
            elif event.kind == "emissary-voted":
                votes[EMISSARY_SEAT] = event.vote
        result = next((result for event in deed.events for result in RESULTS if event.kind == result), None)
        candidate = next((event.character for event in deed.events if event.character is not None), None)
        ballots = tuple(Ballot(seat, vote) for seat, vote in votes.items())
        return replace(deed, ballots=ballots, candidate=candidate, result=result, is_done=result is not None)


def begins(event: CastleEvent) -> Kind:
    """R13.2: The kind of deed that an event begins; who comes to the throne begins an election."""
    return "election" if event.kind == "moved" and event.place == THRONE else BEGINS[event.kind]


def joins(run: Run[CastleEvent, Kind], event: CastleEvent) -> Kind | None:
    """R13.2: The kind of a run with this event in it; None if the event is another deed's."""
    last = run.events[-1]
    if run.kind == "ambition":
        return "ambition" if last.kind == "ambition-kept" and event.player == last.player else None
    over = run.kind == "election" and last.kind in RESULTS
    same = run.kind in GROWING and BEGINS[event.kind] == run.kind and event.kind != "round-begins" and not over
    return run.kind if same else None


def done(deed: CastleDeed) -> CastleDeed:
    """A deed after which another has begun."""
    return deed if deed.is_done else replace(deed, is_done=True)


def make_deeds(params: Params, events: Sequence[CastleEvent], open_votes: int = 0) -> tuple[CastleDeed, ...]:
    """R13.2: The deeds of a viewer who was told these events.

    R5.10: Votes among the events before number `open_votes` were discarded, and are left out.
    """
    return tuple(without_votes(deed, open_votes) for deed in DeedKeeper(params).fold(events))


def without_votes(deed: CastleDeed, open_votes: int) -> CastleDeed:
    """R5.10: An election whose vote cards were discarded: only what came of it."""
    if deed.kind != "election" or deed.first >= open_votes:
        return deed
    left = tuple(event for event in deed.events if event.kind not in VOTE_KINDS)
    return replace(deed, events=left, ballots=tuple(Ballot(ballot.seat, None) for ballot in deed.ballots))
