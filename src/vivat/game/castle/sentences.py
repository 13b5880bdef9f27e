"""R13.2: How the deeds of the castle games are told: their sentences, without a language."""

from collections.abc import Iterator, Sequence

from vivat.game.castle.event import CastleEvent
from vivat.game.sentence import (
    AmbitionRef,
    CardRef,
    CharacterRef,
    PlaceRef,
    PlayerRef,
    Reference,
    SeatRef,
    SeatsRef,
    Sentence,
    VoteRef,
)
from vivat.rules.log import EVERYONE


def castle_sentences(kind: str, events: Sequence[CastleEvent]) -> tuple[Sentence, ...]:
    """R13.2: The sentences of a deed of this kind that is made of these events."""
    if kind == "election":
        return tuple(election_sentences(events))
    if kind == "count":
        return tuple(count_sentences(events))
    if kind == "ambition":  # who was told which one was kept needs not hear that one was
        return (event_sentence(events[0]),)
    return tuple(event_sentence(event) for event in events)


def event_sentence(event: CastleEvent) -> Sentence:
    """R13.2: An event in a sentence of its own."""
    facts: dict[str, int | Reference] = {}
    if event.seat is not None:
        facts["who"] = SeatRef(event.seat)
    if event.player is not None:
        facts["who"] = PlayerRef(event.player)
    if event.character is not None:
        facts["character"] = CharacterRef(event.character)
    if event.place is not None:
        facts["place"] = PlaceRef(event.place)
    if event.vote is not None:
        facts["vote"] = VoteRef(event.vote)
    if event.card is not None:
        facts["names"] = CardRef(event.card)
    if event.ambition is not None:
        facts["ambition"] = AmbitionRef(event.ambition)
    if event.round is not None:
        facts["round"] = event.round + 1
    numbers = (("points", event.points), ("score", event.score), ("drawn", event.drawn))
    facts.update({name: number for name, number in numbers if number is not None})
    private = not event.audience & EVERYONE
    is_secret = private and (event.card is not None or event.ambition is not None)
    return Sentence(f"event-{event.kind}", facts, private, "own" if is_secret else None)


def election_sentences(events: Sequence[CastleEvent]) -> Iterator[Sentence]:
    """R5: Who brings whom before the throne; who has voted, and once the cards are turned over what; the result."""
    known = {event.seat for event in events if event.kind == "ballot"}
    seats: dict[int, list[int]] = {}
    for event in events:
        match event.kind:
            case "candidate":
                yield Sentence("deed-election", event_sentence(event).facts)
            case "revealed" if event.seat is not None and event.vote is not None:
                seats.setdefault(event.vote, []).append(event.seat)
    is_open = not seats and events[-1].kind in ("sealed", "ballot")
    for event in events:
        if is_open and (event.kind == "ballot" or (event.kind == "sealed" and event.seat not in known)):
            yield event_sentence(event)
    for vote, voters in sorted(seats.items()):
        yield Sentence("deed-votes", {"vote": VoteRef(vote), "who": SeatsRef(tuple(voters))})
    for event in events:
        if event.kind in ("emissary-voted", "crowned", "rejected", "cancelled"):
            yield event_sentence(event)


def count_sentences(events: Sequence[CastleEvent]) -> Iterator[Sentence]:
    """R6: What each player showed and scored; in one sentence where nothing but Favourites counted."""
    for player in dict.fromkeys(event.player for event in events):
        mine = {event.kind: event for event in events if event.player == player}
        # A pawn that two share is moved once, by one of them (R11).
        if "scored" in mine and "marker-moved" in mine and mine["scored"].points == mine["marker-moved"].points:
            del mine["scored"]
        if mine.keys() == {"favourites-shown", "marker-moved"}:
            facts = event_sentence(mine["favourites-shown"]).facts | event_sentence(mine["marker-moved"]).facts
            yield Sentence("deed-counted", facts)
        else:
            yield from map(event_sentence, mine.values())
