"""S11.2: Deeds of intrigue: a trade with all its offers and their answer, a bribe and what it brought, a murder …

A deed is made of events that the viewer was told, so whatever it says the viewer may know: who bought from the draw
pile sees the card in their own deed, and all others see that one was bought.
"""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Literal, NamedTuple

from msgspec import Struct

from vivat.game.deed import PICTURES_MS, SHOWN_MS, DeedFold, Run, Weight
from vivat.game.intrigue.event import IntrigueEvent, IntrigueEventKind
from vivat.game.intrigue.options import IntrigueOptions
from vivat.game.intrigue.sentences import intrigue_sentences
from vivat.game.intrigue.transfers import Offer, Transfer, offers_in, payments_in, transfer_of
from vivat.game.sentence import Sentence
from vivat.rules.intrigue.state import Params

Kind = Literal[
    "deal", "turn", "missed-turn", "purchase", "sale", "trade", "bribe", "payment", "extortion", "investigation",
    "alliance", "sabotage", "seizure", "unmasking", "assassination", "accusation", "arrest", "pass", "victory",
]  # fmt: skip
"""A payment, or an unmasking, becomes the deed that it was for as soon as that is told."""
Result = Literal["accepted", "declined", "allied", "refused", "given", "kept", "seized", "missed", "right", "wrong"]


class DeedRow(NamedTuple):
    """S11.2: What makes a kind of deed."""

    weight: Weight
    begins: tuple[IntrigueEventKind, ...]
    """The kinds of events that make such a deed by themselves."""
    follows: tuple[IntrigueEventKind, ...] = ()
    """What is told in the same breath, besides what `joins` knows."""
    becomes: tuple[IntrigueEventKind, ...] = ()
    """What it was for: with such an event it is the deed that the event begins."""
    results: tuple[tuple[IntrigueEventKind, Result], ...] = ()
    """What came of it, by the kind of event that says so; an accusation says it itself."""
    waits: bool = False
    """Whether it waits for somebody's answer, which is its result."""


DEEDS: dict[Kind, DeedRow] = {
    "deal": DeedRow(
        Weight.PLAIN,
        ("game-begins", "role-dealt", "role-in-play", "marker-dealt", "card-dealt"),
        ("role-dealt", "role-in-play", "marker-dealt", "card-dealt"),
    ),
    "turn": DeedRow(Weight.PASSING, ("turn-begins", "income"), ("income",)),
    "missed-turn": DeedRow(Weight.SMALL, ("turn-missed",)),
    "purchase": DeedRow(
        Weight.SMALL,
        ("bought", "card-drawn", "bought-discard", "pile-made-anew"),
        ("bought", "card-drawn", "bought-discard", "pile-made-anew"),
    ),
    "sale": DeedRow(Weight.SMALL, ("sold", "earned"), ("sold", "earned")),
    "trade": DeedRow(
        Weight.PLAIN,
        ("offered", "offer-gives", "offer-asks", "accepted", "declined", "traded"),
        ("offer-gives", "offer-asks", "accepted", "declined", "traded"),
        results=(("accepted", "accepted"), ("declined", "declined")),
        waits=True,
    ),
    "bribe": DeedRow(
        Weight.PLAIN,
        ("bribed", "bribe-given", "bribe-kept"),
        ("bribe-given", "bribe-kept"),
        results=(("bribe-given", "given"), ("bribe-kept", "kept")),
    ),
    "payment": DeedRow(
        Weight.SMALL,
        ("spent",),
        ("spent", "pile-made-anew"),
        becomes=(
            "extorted",
            "investigated",
            "sabotaged",
            "flipped",
            "assassinated",
            "accused",
            "jailed",
            "power-missed",
        ),
    ),
    "extortion": DeedRow(
        Weight.PLAIN,
        ("extorted", "gold-taken", "card-taken", "stolen-card"),
        ("gold-taken", "card-taken", "stolen-card"),
    ),
    "investigation": DeedRow(Weight.PLAIN, ("investigated", "role-seen", "hand-seen"), ("role-seen", "hand-seen")),
    "alliance": DeedRow(
        Weight.PLAIN,
        ("proposed", "refused", "allied"),
        ("spent", "refused", "allied"),
        results=(("allied", "allied"), ("refused", "refused")),
        waits=True,
    ),
    "sabotage": DeedRow(
        Weight.GREAT, ("sabotaged", "alliance-broken"), ("alliance-broken", "card-taken", "stolen-card")
    ),
    "seizure": DeedRow(
        Weight.PLAIN,
        ("flipped", "power-seized", "power-missed"),
        ("flipped", "pile-made-anew", "power-seized", "power-missed"),
        results=(("power-seized", "seized"), ("power-missed", "missed")),
    ),
    "unmasking": DeedRow(Weight.GREAT, ("role-shown",), ("spent",), becomes=("assassinated", "accused", "jailed")),
    "assassination": DeedRow(Weight.GREAT, ("assassinated",), ("discarded", "alliance-broken")),
    "accusation": DeedRow(Weight.GREAT, ("accused",)),
    "arrest": DeedRow(Weight.GREAT, ("jailed", "discarded"), ("discarded", "alliance-broken")),
    "pass": DeedRow(Weight.PASSING, ("passed",)),
    "victory": DeedRow(
        Weight.GREAT,
        ("role-victory", "allied-victory", "no-victory", "points", "hand-shown"),
        ("role-shown", "hand-shown", "role-victory", "allied-victory", "no-victory", "points"),
    ),
}
DEED_OF_EVENT: dict[IntrigueEventKind, Kind] = {event: kind for kind, row in DEEDS.items() for event in row.begins}
RESULT_OF_EVENT: dict[IntrigueEventKind, Result] = {
    event: result for row in DEEDS.values() for event, result in row.results
}


TOLD_IN_TWO: tuple[Kind, ...] = ("assassination", "accusation", "arrest", "sabotage")
"""What somebody does to somebody that changes the game: it is shown who does it to whom, then what comes of it."""


class IntrigueDeed(Struct, frozen=True, gc=False):
    """One thing that happened, as its viewer would tell it. Players count from 0."""

    family: ClassVar[str] = IntrigueOptions.family
    """The family of the game (`vivat.game.families`)."""
    kind: Kind
    """What sort of thing it is."""
    first: int
    """The number of its first event among those the viewer was told."""
    events: tuple[IntrigueEvent, ...]
    """The events that make it."""
    weight: Weight
    """How much it means to those who watch."""
    is_done: bool
    """Whether nothing can be added to it any more."""
    player: int | None = None
    """Who did it."""
    other: int | None = None
    """To whom, or with whom."""
    offers: tuple[Offer, ...] = ()
    """Of a trade: the offer and the counter-offers to it."""
    paid: tuple[Transfer, ...] = ()
    """What it cost, and whom."""
    transfers: tuple[Transfer, ...] = ()
    """What changed hands by it."""
    result: Result | None = None
    """What came of it, where that is open at first."""

    @property
    def shown_ms(self) -> int:
        """S11.2: How long it is shown at a calm pace, at most."""
        of = PICTURES_MS
        if self.kind == "victory":
            return of["unveiled"] + of["won"]
        if self.kind == "deal":
            return of["done"]
        if self.kind in TOLD_IN_TWO or self.result == "allied":
            return of["begun"] + of["done"]
        if self.flipped:
            each = min(of["flip"], of["flips"] // len(self.flipped))
            return each * (len(self.flipped) + 1) + of["done"] // 2
        return SHOWN_MS[self.weight]

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """S11.2: How it is told, one sentence after the other."""
        return intrigue_sentences(self.kind, self.events, self.offers, self.paid)

    @property
    def flipped(self) -> tuple[int, ...]:
        """S4.9: The cards that were turned over one by one in search of Power, by suit."""
        return tuple(event.good for event in self.events if event.kind == "flipped" and event.good is not None)

    @property
    def former_ally(self) -> int | None:
        """S4.8: Of a sabotage: with whom `other` was allied."""
        broken = (event.other for event in self.events if event.kind == "alliance-broken")
        return next(broken, None) if self.kind == "sabotage" else None

    @property
    def involved(self) -> tuple[int, ...]:
        """Everybody whom it names, each once."""
        named = (player for event in self.events for player in (event.player, event.other) if player is not None)
        return tuple(dict.fromkeys(named))


IntrigueRun = Run[IntrigueEvent, Kind]


def joins(run: IntrigueRun, event: IntrigueEvent) -> Kind | None:
    """S11.2: The kind of a run with this event in it; None if the event is another deed's."""
    kind, last, row = run.kind, run.events[-1], DEEDS[run.kind]
    if event.kind in row.becomes:
        return DEED_OF_EVENT[event.kind]
    if kind == "unmasking" and event.kind in DEEDS["victory"].follows:
        return "victory"
    if event.kind == "offered":
        return kind if kind == "trade" and event.flag and result_of(run.events) is None else None
    if kind == "assassination" and event.kind == "role-shown":
        victim = next(each.other for each in run.events if each.kind == "assassinated")
        return kind if event.player == victim else None
    if row.waits and result_of(run.events) is not None:
        return kind if event.kind == "traded" else None
    if kind == "arrest" and event.kind == "discarded":
        return kind if event.player == last.other or last.kind == "discarded" else None
    return kind if event.kind in row.follows else None


def result_of(events: Sequence[IntrigueEvent]) -> Result | None:
    """What came of a deed, as far as it has been told."""
    for event in events:
        if event.kind == "accused":
            return "right" if event.flag else "wrong"
        if event.kind in RESULT_OF_EVENT:
            return RESULT_OF_EVENT[event.kind]
    return None


class IntrigueDeedFold(DeedFold[IntrigueEvent, Kind, IntrigueDeed]):
    """S11.2: The deeds of one viewer."""

    def __init__(self, params: Params) -> None:
        super().__init__()
        self._params = params

    def _begins(self, event: IntrigueEvent) -> Kind:
        """S11.2: The kind of deed that an event begins."""
        return DEED_OF_EVENT[event.kind]

    def _joins(self, run: IntrigueRun, event: IntrigueEvent) -> Kind | None:
        return joins(run, event)

    def _waits(self, run: IntrigueRun) -> bool:
        """S4.3, S4.7: Offers and proposals wait for their answer."""
        return DEEDS[run.kind].waits and result_of(run.events) is None

    def _make(self, run: IntrigueRun, is_done: bool) -> IntrigueDeed:
        """S11.2: The deed that a run makes."""
        main = next((event for event in run.events if DEED_OF_EVENT[event.kind] == run.kind), run.events[0])
        transfers = (transfer_of(run.events, event) for event in run.events)
        return IntrigueDeed(
            run.kind,
            run.first,
            tuple(run.events),
            DEEDS[run.kind].weight,
            is_done,
            main.player,
            main.other,
            offers_in(run.events),
            payments_in(self._params, run.events),
            tuple(transfer for transfer in transfers if transfer is not None),
            result_of(run.events),
        )


def make_deeds(params: Params, events: Iterable[IntrigueEvent]) -> tuple[IntrigueDeed, ...]:
    """S11.2: The deeds of a viewer who was told these events, up to a decision."""
    fold = IntrigueDeedFold(params)
    fold.add(events)
    return tuple(fold.deeds)
