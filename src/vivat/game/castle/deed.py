"""R13.2: Deeds of the castle games: a placement, a step up, an election with its ballots and what came of it, a count.

A deed is made of events that the viewer was told, so whatever it says the viewer may know; R5.10: what vote cards lay
open in an election that is past is left out where the table forgets it.
"""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from vivat.game.castle.event import MOVE_KINDS, VOTE_KINDS, CastleEvent, CastleEventKind
from vivat.game.castle.options import CastleOptions
from vivat.game.castle.sentences import castle_sentences
from vivat.game.deed import PICTURES_MS, SHOWN_MS, DeedFold, Run, Weight
from vivat.game.sentence import Sentence
from vivat.rules.castle.actions import YES
from vivat.rules.castle.characters import JESTER
from vivat.rules.castle.places import BESIDE_BOARD, BESIDE_THRONE, JESTER_FLOOR, THRONE, TOP_FLOOR
from vivat.rules.castle.state import EMISSARY_SEAT, Params

Kind = Literal[
    "round", "ambition", "placement", "left-over", "compensation", "move", "election", "count", "royal-couple",
    "end-of-round", "end-of-game",
]  # fmt: skip
Result = Literal["crowned", "rejected", "cancelled"]


class DeedRow(NamedTuple):
    """R13.2: What makes a kind of deed."""

    weight: Weight
    events: tuple[CastleEventKind, ...]
    """The kinds of events that belong to it."""
    grows: bool = False
    """Whether several events in a row make it together."""
    decided: bool = False
    """Whether somebody decided it; others only follow."""
    results: tuple[Result, ...] = ()
    """The kinds of events that end it."""


DEEDS: dict[Kind, DeedRow] = {
    "round": DeedRow(Weight.PLAIN, ("round-begins", "favourites-dealt", "ambition-offered"), grows=True),
    "ambition": DeedRow(Weight.PASSING, ("ambition-kept", "ambition-chosen"), decided=True),
    "placement": DeedRow(Weight.SMALL, ("placed",), decided=True),
    "left-over": DeedRow(Weight.PASSING, ("left-over",), grows=True),
    "compensation": DeedRow(Weight.PASSING, ("compensated",), grows=True),
    "move": DeedRow(Weight.SMALL, ("moved",), decided=True),
    "election": DeedRow(
        Weight.GREAT,
        ("candidate", "ballot", "sealed", "revealed", "emissary-voted", "crowned", "rejected", "cancelled"),
        grows=True,
        decided=True,
        results=("crowned", "rejected", "cancelled"),
    ),
    "count": DeedRow(
        Weight.GREAT, ("favourites-shown", "scored", "ambition-shown", "zero-bonus", "marker-moved"), grows=True
    ),
    "royal-couple": DeedRow(Weight.PLAIN, ("awaits-partner", "no-partner")),
    "end-of-round": DeedRow(Weight.PASSING, ("round-ends",)),
    "end-of-game": DeedRow(Weight.GREAT, ("game-ends",)),
}
DEED_OF_EVENT: dict[CastleEventKind, Kind] = {event: kind for kind, row in DEEDS.items() for event in row.events}


ENDS: dict[CastleEventKind, int] = {"cancelled": TOP_FLOOR, "awaits-partner": BESIDE_THRONE}
"""By event that does not say it: where its character goes."""


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


class CastleDeed(Struct, frozen=True, gc=False):
    """One thing that happened, as its viewer would tell it. Seats, players and characters count from 0."""

    family: ClassVar[str] = CastleOptions.family
    """The family of the game (`vivat.game.families`)."""
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
    """Who did it: who kept, placed, moved or brought the candidate; None where nobody decided."""
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

    @property
    def shown_ms(self) -> int:
        """R13.2: How long it is shown at a calm pace, at most."""
        of = PICTURES_MS
        match self.kind:
            case "election" if self.is_done:
                return of["procession"] + of["laying"] + of["turning"] + 2 * of["breath"] + of["result"]
            case "election":
                return of["procession"]
            case "count":
                return of["count"]
            case "round":
                return of["dealt"]
            case _:
                return SHOWN_MS[self.weight]

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """R13.2: How it is told, one sentence after the other."""
        return castle_sentences(self.kind, self.events)


CastleRun = Run[CastleEvent, Kind]


class CastleDeedFold(DeedFold[CastleEvent, Kind, CastleDeed]):
    """R13.2: The deeds of one viewer.

    R5.10: At a table that forgets, the votes of an election are gone once the next character moves, until the game is
    over.
    """

    def __init__(self, params: Params, forgets: bool) -> None:
        super().__init__()
        self._params = params
        self._forgets = forgets
        self._places = [BESIDE_BOARD] * params.characters
        """Where everybody stood before the deed under way."""
        self._returns: tuple[Walk, ...] = ()
        """Whoever came back from the castle when the last round began."""
        self._counted = 0

    def _begins(self, event: CastleEvent) -> Kind:
        """R13.2: The kind of deed that an event begins; who comes to the throne begins an election."""
        return "election" if event.kind == "moved" and event.place == THRONE else DEED_OF_EVENT[event.kind]

    def _joins(self, run: CastleRun, event: CastleEvent) -> Kind | None:
        """R13.2: The kind of a run with this event in it; None if the event is another deed's."""
        last = run.events[-1]
        if run.kind == "ambition":
            return "ambition" if last.kind == "ambition-kept" and event.player == last.player else None
        if event.kind == "round-begins" or DEED_OF_EVENT[event.kind] != run.kind:
            return None
        row = DEEDS[run.kind]
        return run.kind if row.grows and last.kind not in row.results else None

    def _waits(self, run: CastleRun) -> bool:
        """R5.1: An election waits for its result."""
        return run.kind == "election" and run.events[-1].kind not in DEEDS["election"].results

    def _before(self, event: CastleEvent) -> None:
        """Take notice of whoever walked in the deed before this event; R5.10: and of votes that are gone, or back."""
        if self.deeds:
            for walk in self.deeds[-1].walks:
                self._places[walk.character] = walk.end
            self._counted += self.deeds[-1].kind == "count"
        if event.kind == "round-begins":
            before, self._places = self._places, [BESIDE_BOARD] * self._params.characters
            if self._params.characters > JESTER:
                self._places[JESTER] = JESTER_FLOOR
            moves = zip(before, self._places, strict=True)
            self._returns = tuple(Walk(who, *move) for who, move in enumerate(moves) if move[0] != move[1])
        if self._forgets and event.kind in MOVE_KINDS:
            self._forget()
        if event.kind == "game-ends":
            for number, deed in self.whole.items():
                self.deeds[number] = deed
                self._note(number, self.event_count + 1)
            self.whole.clear()

    def _forget(self) -> None:
        """R5.10: The vote cards of the elections that are past are discarded."""
        for number in range(len(self.deeds) - 1, -1, -1):
            deed = self.deeds[number]
            if number in self.whole or deed.kind in ("placement", "move"):
                return
            if deed.kind == "election":
                self.whole[number] = deed
                self.deeds[number] = without_votes(deed)
                self._note(number, self.event_count + 1)

    def _make(self, run: CastleRun, is_done: bool) -> CastleDeed:
        """R13.2: The deed that a run makes."""
        walks = walks_in(self._places, run.events)
        row = DEEDS[run.kind]
        seat = run.events[0].seat if row.decided else None
        deed = CastleDeed(run.kind, run.first, tuple(run.events), row.weight, is_done, seat, walks)
        if run.kind == "count":
            return replace(deed, count=self._counted)
        if run.kind == "round" and run.events[0].kind == "round-begins":
            return replace(deed, walks=self._returns)
        return with_votes(deed) if run.kind == "election" else deed


def walks_in(places: Sequence[int], events: Iterable[CastleEvent]) -> tuple[Walk, ...]:
    """R1.2: Who changes places by some events, from the places where everybody stood before them."""
    walks: list[Walk] = []
    now: dict[int, int] = {}
    for event in events:
        who = event.character
        if who is None:
            continue
        end = ENDS.get(event.kind, event.place)
        if end is not None:
            walks.append(Walk(who, now.get(who, places[who]), end))
            now[who] = end
    return tuple(walks)


def with_votes(deed: CastleDeed) -> CastleDeed:
    """R5: An election with its ballots, as far as the viewer knows them, and its result."""
    votes: dict[int, int | None] = {}
    candidate: int | None = None
    result: Result | None = None
    for event in deed.events:
        match event.kind:
            case "sealed" | "ballot" | "revealed" if event.seat is not None:
                votes[event.seat] = event.vote if event.vote is not None else votes.get(event.seat)
            case "emissary-voted":
                votes[EMISSARY_SEAT] = event.vote
            case "crowned" | "rejected" | "cancelled" as found:
                result = result or found
        if candidate is None:
            candidate = event.character
    ballots = tuple([Ballot(seat, vote) for seat, vote in votes.items()])
    return replace(deed, ballots=ballots, candidate=candidate, result=result)


def in_turning_order(ballots: Iterable[Ballot]) -> tuple[Ballot, ...]:
    """R5.4, R5.5, R5.6: Ballots as they are turned over: what decides comes last."""
    return tuple(sorted(ballots, key=lambda ballot: ballot.vote or YES))


def without_votes(deed: CastleDeed) -> CastleDeed:
    """R5.10: An election whose vote cards were discarded: only what came of it."""
    left = tuple(event for event in deed.events if event.kind not in VOTE_KINDS)
    return replace(deed, events=left, ballots=tuple(Ballot(ballot.seat, None) for ballot in deed.ballots))


def make_deeds(params: Params, events: Iterable[CastleEvent], forgets: bool = False) -> tuple[CastleDeed, ...]:
    """R13.2: The deeds of a viewer who was told these events; R5.10: without discarded votes if the table forgets."""
    fold = CastleDeedFold(params, forgets)
    fold.add(events)
    return tuple(fold.deeds)
