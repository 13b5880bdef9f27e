"""S11.2: Deeds of intrigue: a trade with all its offers and their answer, a bribe and what it brought, a murder …

A deed is made of events that the viewer was told, so whatever it says the viewer may know: who bought from the draw
pile sees the card in their own deed, and all others see that one was bought.
"""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Literal

from msgspec import Struct

from vivat.game.deed import DeedFold, Run, Weight
from vivat.game.intrigue.event import IntrigueEvent
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
WEIGHTS: dict[Kind, Weight] = {
    "deal": Weight.PLAIN,
    "turn": Weight.PASSING,
    "missed-turn": Weight.SMALL,
    "purchase": Weight.SMALL,
    "sale": Weight.SMALL,
    "trade": Weight.PLAIN,
    "bribe": Weight.PLAIN,
    "payment": Weight.SMALL,
    "extortion": Weight.PLAIN,
    "investigation": Weight.PLAIN,
    "alliance": Weight.PLAIN,
    "sabotage": Weight.GREAT,
    "seizure": Weight.PLAIN,
    "unmasking": Weight.GREAT,
    "assassination": Weight.GREAT,
    "accusation": Weight.GREAT,
    "arrest": Weight.GREAT,
    "pass": Weight.PASSING,
    "victory": Weight.GREAT,
}
BEGINS: dict[str, Kind] = {
    "game-begins": "deal",
    "role-dealt": "deal",
    "role-in-play": "deal",
    "marker-dealt": "deal",
    "card-dealt": "deal",
    "turn-begins": "turn",
    "income": "turn",
    "turn-missed": "missed-turn",
    "bought": "purchase",
    "card-drawn": "purchase",
    "bought-discard": "purchase",
    "sold": "sale",
    "earned": "sale",
    "offered": "trade",
    "offer-gives": "trade",
    "offer-asks": "trade",
    "accepted": "trade",
    "declined": "trade",
    "traded": "trade",
    "bribed": "bribe",
    "bribe-given": "bribe",
    "bribe-kept": "bribe",
    "spent": "payment",
    "extorted": "extortion",
    "gold-taken": "extortion",
    "card-taken": "extortion",
    "stolen-card": "extortion",
    "investigated": "investigation",
    "role-seen": "investigation",
    "hand-seen": "investigation",
    "proposed": "alliance",
    "refused": "alliance",
    "allied": "alliance",
    "sabotaged": "sabotage",
    "alliance-broken": "sabotage",
    "flipped": "seizure",
    "pile-made-anew": "purchase",
    "power-seized": "seizure",
    "power-missed": "seizure",
    "role-shown": "unmasking",
    "assassinated": "assassination",
    "accused": "accusation",
    "jailed": "arrest",
    "discarded": "arrest",
    "passed": "pass",
    "role-victory": "victory",
    "allied-victory": "victory",
    "no-victory": "victory",
    "points": "victory",
    "hand-shown": "victory",
}
"""Every kind of event, and the kind of deed it makes by itself."""
FOLLOWS: dict[Kind, tuple[str, ...]] = {
    "deal": ("role-dealt", "role-in-play", "marker-dealt", "card-dealt"),
    "turn": ("income",),
    "missed-turn": (),
    "purchase": ("bought", "card-drawn", "bought-discard", "pile-made-anew"),
    "sale": ("sold", "earned"),
    "trade": ("offer-gives", "offer-asks", "accepted", "declined", "traded"),
    "bribe": ("bribe-given", "bribe-kept"),
    "payment": ("spent", "pile-made-anew"),
    "extortion": ("gold-taken", "card-taken", "stolen-card"),
    "investigation": ("role-seen", "hand-seen"),
    "alliance": ("spent", "refused", "allied"),
    "sabotage": ("alliance-broken", "card-taken", "stolen-card"),
    "seizure": ("flipped", "pile-made-anew", "power-seized", "power-missed"),
    "unmasking": ("spent",),
    "assassination": ("discarded", "alliance-broken"),
    "accusation": (),
    "arrest": ("discarded", "alliance-broken"),
    "pass": (),
    "victory": ("role-shown", "hand-shown", "role-victory", "allied-victory", "no-victory", "points"),
}
"""What is told in the same breath, besides what `joins` knows."""
PAID_FOR = ("extorted", "investigated", "sabotaged", "flipped", "assassinated", "accused", "power-missed")
"""What a payment was for."""
SHOWN_FOR = ("assassinated", "accused", "jailed")
"""What somebody shows their role for, by a role action."""
RESULTS: dict[str, Result] = {
    "accepted": "accepted",
    "declined": "declined",
    "allied": "allied",
    "refused": "refused",
    "bribe-given": "given",
    "bribe-kept": "kept",
    "power-seized": "seized",
    "power-missed": "missed",
}
ANSWERED = ("trade", "alliance")
"""Deeds that wait for somebody's answer."""


class IntrigueDeed(Struct, frozen=True):
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
    kind, last = run.kind, run.events[-1]
    if (event.kind in PAID_FOR and kind == "payment") or (event.kind in SHOWN_FOR and kind in ("unmasking", "payment")):
        return BEGINS[event.kind]
    if kind == "unmasking" and event.kind in FOLLOWS["victory"]:
        return "victory"
    if kind == "unmasking" and event.kind == "spent":
        return "unmasking"
    if kind in ("turn", "missed-turn") and event.kind == "turn-begins":
        return None
    if event.kind == "offered":
        return kind if kind == "trade" and event.flag and result_of(run.events) is None else None
    if kind == "assassination" and event.kind == "role-shown":
        victim = next(each.other for each in run.events if each.kind == "assassinated")
        return kind if event.player == victim else None
    if kind in ANSWERED and result_of(run.events) is not None:
        return kind if event.kind == "traded" else None
    if kind == "arrest" and event.kind == "discarded":
        return kind if event.player == last.other or last.kind == "discarded" else None
    return kind if event.kind in FOLLOWS[kind] else None


def result_of(events: Sequence[IntrigueEvent]) -> Result | None:
    """What came of a deed, as far as it has been told."""
    for event in events:
        if event.kind == "accused":
            return "right" if event.flag else "wrong"
        if event.kind in RESULTS:
            return RESULTS[event.kind]
    return None


class IntrigueDeedFold(DeedFold[IntrigueEvent, Kind, IntrigueDeed]):
    """S11.2: The deeds of one viewer."""

    def __init__(self, params: Params) -> None:
        super().__init__()
        self._params = params

    def _begins(self, event: IntrigueEvent) -> Kind:
        """S11.2: The kind of deed that an event begins."""
        return BEGINS[event.kind]

    def _joins(self, run: IntrigueRun, event: IntrigueEvent) -> Kind | None:
        return joins(run, event)

    def _waits(self, run: IntrigueRun) -> bool:
        """S4.3, S4.7: Offers and proposals wait for their answer."""
        return run.kind in ANSWERED and result_of(run.events) is None

    def _make(self, run: IntrigueRun, is_done: bool) -> IntrigueDeed:
        """S11.2: The deed that a run makes."""
        main = next((event for event in run.events if BEGINS[event.kind] == run.kind), run.events[0])
        transfers = (transfer_of(run.events, event) for event in run.events)
        return IntrigueDeed(
            run.kind,
            run.first,
            tuple(run.events),
            WEIGHTS[run.kind],
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
