"""S11.2: How the deeds of intrigue are told: their sentences, without a language."""

from collections.abc import Iterator, Sequence

from vivat.game.intrigue.action import Goods
from vivat.game.intrigue.event import IntrigueEvent
from vivat.game.intrigue.transfers import Offer, Transfer
from vivat.game.sentence import GoodRef, GoodsRef, PlayerRef, Reference, RoleRef, RolesRef, Secret, Sentence
from vivat.rules.intrigue.goods import GOLD, GOODS
from vivat.rules.log import EVERYONE

GROUPED = ("card-dealt", "role-in-play", "sold", "spent", "flipped", "hand-seen", "discarded", "hand-shown")
"""Kinds of which several in a row are told in one sentence."""
UNSAID = ("offer-gives", "offer-asks", "traded", "sold", "gold-taken")
"""Kinds that the sentence of another event names: an offer with all that is in it, what was sold with its price …"""
SAID_IN = {"spent": ("alliance",), "card-taken": ("sabotage",), "alliance-broken": ("assassination", "arrest")}
"""Kinds that have a sentence only in these deeds; in others the deed's own sentence says it."""

ENDING = {"role-victory": 0, "allied-victory": 0, "no-victory": 0, "points": 1}
"""Kinds of an ending that are told before the others, the weightiest first."""


def intrigue_sentences(
    kind: str, events: Sequence[IntrigueEvent], offers: Sequence[Offer], paid: Sequence[Transfer]
) -> tuple[Sentence, ...]:
    """S11.2: The sentences of a deed of this kind, with its offers and payments."""
    told = sorted(events, key=weight_at_the_end) if kind == "victory" else events
    return tuple(tell(kind, told, iter(offers), paid))


def weight_at_the_end(event: IntrigueEvent) -> int:
    """S7, S8: Of an ending it is told first who has won, then the points, then what everybody shows."""
    return ENDING.get(event.kind, len(ENDING))


def tell(
    kind: str, events: Sequence[IntrigueEvent], offers: Iterator[Offer], paid: Sequence[Transfer]
) -> Iterator[Sentence]:
    """S11.2: The sentences of a deed, one after the other."""
    cost = GoodsRef(paid[0].goods if paid else counted(()))
    if kind == "seizure":
        seeker = next(event.player for event in events if event.player is not None)
        yield Sentence("deed-seeks-power", {"who": PlayerRef(seeker), "paid": cost})
    for run in grouped(events):
        event = run[0]
        facts = run_facts(run)
        match event.kind:
            case "offered":
                offer = next(offers)
                facts |= {"gives": GoodsRef(offer.gives), "asks": GoodsRef(offer.asks)}
                yield Sentence("deed-counter-offer" if event.flag else "intrigue-offer", facts)
            case "accepted" | "declined":
                yield Sentence(f"deed-{event.kind}", facts)
            case "earned":
                sold = [each for each in events if each.kind == "sold"]
                yield Sentence("deed-sold", facts | {"goods": GoodsRef(counted(sold))})
            case "bought" | "bought-discard":
                yield Sentence(f"intrigue-event-{event.kind}", facts | {"buy": cost.counts[GOLD]})
            case "bribed":
                yield Sentence("intrigue-event-bribed", facts | {"bribe": cost.counts[GOLD]})
            case "extorted" | "investigated" | "sabotaged" | "assassinated" | "accused":
                yield Sentence(f"deed-{event.kind}", facts | target_facts(event, events) | {"paid": cost})
            case _ if not is_unsaid(kind, event, events):
                yield event_sentence(event, facts)


def event_sentence(event: IntrigueEvent, facts: dict[str, int | Reference]) -> Sentence:
    """S11.2: An event in a sentence of its own; a role that only some are told is the viewer's, unless it was seen."""
    private = not event.audience & EVERYONE
    secret: Secret | None = None
    if private and event.role is not None:
        secret = "other" if event.kind == "role-seen" else "own"
    return Sentence(f"intrigue-event-{event.kind}", facts, private, secret)


def is_unsaid(kind: str, event: IntrigueEvent, events: Sequence[IntrigueEvent]) -> bool:
    """Whether another sentence of the deed says what an event does."""
    if event.kind in SAID_IN and kind not in SAID_IN[event.kind]:
        return True
    known = event.kind == "card-taken" and any(
        each.kind == "stolen-card" and each.other == event.other for each in events
    )
    return known or event.kind in UNSAID


def target_facts(event: IntrigueEvent, events: Sequence[IntrigueEvent]) -> dict[str, int | Reference]:
    """S4.5, S4.8: How much gold was extorted, and whose alliance was sabotaged."""
    if event.kind == "extorted":
        return {"count": sum(each.count or 0 for each in events if each.kind == "gold-taken")}
    if event.kind == "sabotaged":
        broken = next(each for each in events if each.kind == "alliance-broken")
        return {"ally": PlayerRef(broken.other or 0)}
    return {}


def grouped(events: Sequence[IntrigueEvent]) -> Iterator[list[IntrigueEvent]]:
    """Events that are told in one sentence."""
    run: list[IntrigueEvent] = []
    for event in events:
        same = run and (run[0].kind, run[0].player, run[0].other) == (event.kind, event.player, event.other)
        if run and not (same and event.kind in GROUPED):
            yield run
            run = []
        run.append(event)
    yield run


def run_facts(run: Sequence[IntrigueEvent]) -> dict[str, int | Reference]:
    """S11.2: What the events of a run name."""
    event = run[0]
    facts: dict[str, int | Reference] = {}
    if event.player is not None:
        facts["who"] = PlayerRef(event.player)
    if event.other is not None:
        facts["other"] = PlayerRef(event.other)
    if event.role is not None:
        facts["role"] = RoleRef(event.role)
        facts["roles"] = RolesRef(tuple(each.role for each in run if each.role is not None))
    if event.good is not None:
        facts["good"] = GoodRef(event.good)
        facts["goods"] = GoodsRef(counted(run))
    if event.round is not None:
        facts["round"] = event.round + 1
    numbers = (("count", event.count), ("gold", event.gold), ("flag", event.flag))
    facts.update({name: number for name, number in numbers if number is not None})
    return facts


def counted(run: Sequence[IntrigueEvent]) -> Goods:
    """How much of each suit and of gold some events name; an event without a count is one card."""
    counts = [0] * GOODS
    for event in run:
        counts[event.good or 0] += 1 if event.count is None else event.count
    return tuple(counts)
