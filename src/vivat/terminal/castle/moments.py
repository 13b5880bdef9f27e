"""What happened, folded into moments worth showing as one: a line, an election, a count.

Plain and pictured drawing tell the same moments.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vivat.game import CastleEvent, Count
from vivat.game.castle.event import VOTE_KINDS
from vivat.rules.castle.state import EMISSARY_SEAT
from vivat.terminal.castle.view import View, place_facts
from vivat.terminal.texts import capital

BALLOT_KINDS = ("revealed", "emissary-voted")
RESULT_KINDS = ("crowned", "rejected", "cancelled")
COUNT_KINDS = ("favourites-shown", "scored", "ambition-shown", "zero-bonus", "marker-moved")


@dataclass(frozen=True, slots=True)
class Line:
    """One event in one sentence."""

    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Election:
    """The moment when all ballots are turned over."""

    candidate: int
    ballots: tuple[tuple[int, int], ...]
    """(seat, vote), the Emissary's last."""
    result: Line


@dataclass(frozen=True, slots=True)
class Counted:
    """The moment when a coronation has been counted."""

    count: Count


Moment = Line | Election | Counted


def moments(view: View, start: int) -> list[Moment]:
    """All the viewer was told from event number `start` on."""
    return list(_fold(view, start))


def _fold(view: View, start: int) -> Iterator[Moment]:
    events = view.seen.events
    ballots: list[tuple[int, int]] = []
    counted = 0
    for number, event in enumerate(events):
        ends_count = event.kind == "marker-moved" and _kind_at(events, number + 1) != "marker-moved"
        counted += ends_count
        if number < start:
            continue
        if event.kind in BALLOT_KINDS and event.vote is not None:
            ballots.append((EMISSARY_SEAT if event.seat is None else event.seat, event.vote))
        elif event.kind in RESULT_KINDS and event.character is not None:
            yield Election(event.character, tuple(ballots), Line(event.kind, sentence(view, event)))
            ballots = []
        elif ends_count:
            yield Counted(view.seen.counts[counted - 1])
        elif event.kind not in COUNT_KINDS:
            yield Line(event.kind, sentence(view, event))


def _kind_at(events: Sequence[CastleEvent], number: int) -> str:
    return events[number].kind if number < len(events) else ""


def log_lines(view: View) -> list[str]:
    """Every event the viewer was told, one sentence each; without votes whose cards were discarded (R5.10)."""
    return [
        sentence(view, event)
        for number, event in enumerate(view.seen.events)
        if number >= view.seen.open_votes or event.kind not in VOTE_KINDS
    ]


def sentence(view: View, event: CastleEvent) -> str:
    """What happened, in one sentence."""
    return capital(view.say(f"event-{event.kind}", **told_facts(view, event)))


def told_facts(view: View, event: CastleEvent) -> dict[str, str | int]:
    """The facts of an event's sentence."""
    facts: dict[str, str | int] = {}
    if event.seat is not None:
        facts["who"] = view.seat(event.seat)
    if event.player is not None:
        facts["who"] = view.player(event.player)
    if event.character is not None:
        facts["character"] = view.character(event.character)
    if event.place is not None:
        facts.update(place_facts(event.place))
    if event.card is not None:
        facts["names"] = view.characters(view.favourites(event.card))
    if event.ambition is not None:
        facts["ambition"] = view.ambition(event.ambition)
    if event.vote is not None:
        facts["vote"] = view.vote(event.vote)
    if event.round is not None:
        facts["round"] = event.round + 1
    for field in ("points", "score", "drawn"):
        value = getattr(event, field)
        if value is not None:
            facts[field] = value
    return facts
