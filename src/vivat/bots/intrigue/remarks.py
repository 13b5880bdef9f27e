"""What a bot of intrigue says at its decisions: claims, warnings, bargains, threats, thanks and grudges.

Whether it speaks, of what kind, about whom and in which words follows from what everybody knows, its temper and luck.
Its own secrets count in one place alone, `claimed_role`; so a remark tells no more than a claim does, and that somebody
speaks tells nothing.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import NamedTuple

from vivat.bots.remark import WORDINGS, Remark, RemarkKind, Spoken, Topic
from vivat.bots.tempers import Temper
from vivat.game.intrigue.action import IntrigueAction
from vivat.game.intrigue.event import IntrigueEvent
from vivat.game.intrigue.knowledge import PlayerKnowledge
from vivat.game.intrigue.knowledge_fold import KnowledgeFold
from vivat.game.intrigue.observation import IntrigueObservation
from vivat.game.sentence import GoodRef, GoodsRef, Reference, RoleRef
from vivat.rules.intrigue.goods import SUITS
from vivat.rules.log import EVERYONE


class KindRow(NamedTuple):
    """What there is to know of one kind of remark."""

    topic: Topic
    """What it belongs to; some tempers are fond of it."""
    weight: float
    """How much it is to be said, where there is more than one thing to say."""


KINDS: dict[RemarkKind, KindRow] = {
    "claim-role": KindRow("claim", 1.0),
    "claim-need": KindRow("claim", 1.0),
    "denial": KindRow("denial", 0.8),
    "warning-gold": KindRow("warning", 2.0),
    "warning-cards": KindRow("warning", 2.0),
    "bargain": KindRow("bargain", 2.0),
    "alliance": KindRow("alliance", 4.0),
    "threat": KindRow("threat", 3.0),
    "declined": KindRow("declined", 0.7),
    "robbing": KindRow("robbing", 1.5),
    "strike": KindRow("strike", 5.0),
    "thanks-trade": KindRow("thanks", 2.0),
    "thanks-alliance": KindRow("thanks", 4.0),
    "grudge-robbed": KindRow("grudge", 4.0),
    "grudge-sabotage": KindRow("grudge", 5.0),
    "grudge-betrayed": KindRow("grudge", 8.0),
    "grudge-refused": KindRow("grudge", 2.0),
    "curious": KindRow("curious", 3.0),
    "liar": KindRow("liar", 8.0),
    "mourning": KindRow("mourning", 3.0),
}
FOND = 2.0
"""How much more of what one is fond of."""
MOVING = 3.0
"""From this weight on somebody is moved to speak: something was done to them, or they are about to do something."""
IDLE = 0.3
"""How much less likely other occasions are taken: there are many of them in every turn."""
OWN_TURNS = 2
"""So many turns of its own a bot is silent after a remark."""
RICH = 10
"""Gold of which one warns."""
MANY = 3
"""Cards of one suit, known to all, of which one warns."""
RELUCTANCE = 0.3
"""Who is hunted, or hunts, tells the truth so much less often."""
SPEAKING_PHASES = ("act", "ask", "answer", "join")
"""How often the others decide is nobody's business before it is done: what is put down to be sold, or drafted."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """Something that could be said."""

    kind: RemarkKind
    about: int | None = None
    facts: dict[str, int | Reference] = field(default_factory=dict)

    @property
    def topic(self) -> Topic:
        """What it is about, as tempers know it."""
        return KINDS[self.kind].topic

    @property
    def weight(self) -> float:
        """How much it is to be said."""
        return KINDS[self.kind].weight


class PublicKnowledge:
    """What everybody at the table knows, from the events that all were told."""

    def __init__(self, observation: IntrigueObservation) -> None:
        self.observation = observation
        self.events = [event for event in observation.events if event.audience & EVERYONE]
        self.turns = [event.player for event in self.events if event.kind == "turn-begins"]

    @cached_property
    def players(self) -> tuple[PlayerKnowledge, ...]:
        """What is certain of each player's hand and role, to all."""
        fold = KnowledgeFold(self.observation.options, None)
        fold.add(self.events)
        return fold.players

    def since_own_turn(self, me: int) -> list[IntrigueEvent]:
        """The events since a player's last turn began; if it is their turn now, the one before."""
        begins = [number for number, event in enumerate(self.events) if event.kind == "turn-begins"]
        before = [number for number in begins if self.events[number].player == me and number != begins[-1]]
        return self.events[before[-1] if before else 0 :]


def make_remark(
    observation: IntrigueObservation, action: IntrigueAction, said: Sequence[Spoken], temper: Temper, seed: int
) -> Remark | None:
    """What a bot says with an action that it has chosen; None if it keeps silent. `said` is what bots said so far."""
    me = observation.me
    if me is None or observation.phase not in SPEAKING_PHASES or len(said) >= observation.round:
        return None
    public = PublicKnowledge(observation)
    if silent_still(public, me, said):
        return None
    luck = Random(seed)  # noqa: S311
    drawn, wording_luck, claim_luck = luck.random(), luck.random(), Random(luck.getrandbits(64))  # noqa: S311
    occasions = [each for each in find_occasions(public, me, action, said) if is_new(each, me, said)]
    if not occasions:
        return None
    weights = [each.weight * (FOND if each.topic in temper.fond_of else 1.0) for each in occasions]
    moved = max(each.weight for each in occasions) >= MOVING
    if drawn >= temper.talks * (1.0 if moved else IDLE):
        return None
    chosen = luck.choices(occasions, weights)[0]
    wording = choose_wording(chosen.kind, me, said, temper, wording_luck)
    facts = dict(chosen.facts)
    if chosen.kind == "claim-role":
        facts["role"] = RoleRef(claimed_role(observation, claimable(public, me, said), temper, claim_luck))
    return Remark(chosen.kind, len(public.turns), wording, chosen.about, facts)


def silent_still(public: PublicKnowledge, me: int, said: Sequence[Spoken]) -> bool:
    """Whether a player has spoken too lately to speak again."""
    last = max((each.remark.turn for each in said if each.player == me), default=None)
    return last is not None and public.turns[last:].count(me) < OWN_TURNS


def is_new(occasion: Occasion, me: int, said: Sequence[Spoken]) -> bool:
    """Whether nobody has said the same of the same, and whether this player has words for it that are not used up."""
    same = [each for each in said if each.remark.kind == occasion.kind]
    mine = {each.remark.wording for each in same if each.player == me}
    return len(mine) < WORDINGS and all(
        each.remark.about != occasion.about if occasion.about is not None else each.player != me for each in same
    )


def choose_wording(kind: RemarkKind, me: int, said: Sequence[Spoken], temper: Temper, drawn: float) -> int:
    """One of the wordings that this player has not used, and if possible nobody has."""
    used = [(each.player, each.remark.wording) for each in said if each.remark.kind == kind]
    left = [each for each in range(WORDINGS) if (me, each) not in used]
    fresh = [each for each in left if all(each != wording for _, wording in used)]
    choices = [each for each in fresh or left if temper.manners[each]] or fresh or left
    weights = [temper.manners[each] or 1.0 for each in choices]
    drawn *= sum(weights)
    for choice, weight in zip(choices, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return choice
    return choices[-1]


def claimable(public: PublicKnowledge, me: int, said: Sequence[Spoken]) -> list[int]:
    """The roles that a player may be believed to have: those that all hold possible, and that it has not denied."""
    denied = [each.remark.facts["role"] for each in said if each.player == me and each.remark.kind == "denial"]
    possible = public.players[me].possible
    return [role for role in possible if RoleRef(role) not in denied] or list(possible)


def claimed_role(observation: IntrigueObservation, roles: Sequence[int], temper: Temper, luck: Random) -> int:
    """The one of these roles that a player says it has: its own, or any. Whoever is hunted, or hunts, lies more.

    Every role may be claimed by every role, so no claim proves anything.
    """
    own = observation.roles[observation.me or 0]
    conditions = observation.options.conditions
    has_reason = own is not None and (
        conditions[own].when == "target" or any(each.target == own for each in conditions)
    )
    is_true = luck.random() < temper.honest * (RELUCTANCE if has_reason else 1.0)
    lie = luck.choice(roles)
    return own if is_true and own is not None and own in roles else lie


# What there is to say.


def find_occasions(
    public: PublicKnowledge, me: int, action: IntrigueAction, said: Sequence[Spoken]
) -> Iterator[Occasion]:
    """Everything that could be said now."""
    yield from of_action(public.observation, action)
    for event in public.since_own_turn(me):
        react = REACTIONS.get(event.kind)
        if react is not None:
            yield from react(event, me, public)
    yield from of_lies(public, me, said)
    if public.observation.phase == "act":
        yield from of_rivals(public, me)
        yield from of_oneself(public, me, said)


def of_action(observation: IntrigueObservation, action: IntrigueAction) -> Iterator[Occasion]:
    """What is said with an action that all will hear of in the next moment: only what they will hear then."""
    match action.verb:
        case "ask" if observation.draft is not None and action.goods is not None:
            goods = {"gives": GoodsRef(observation.draft), "asks": GoodsRef(action.goods)}
            other = observation.turn if observation.me != observation.turn else observation.partner
            yield Occasion("bargain", other, dict(goods))
        case "ally":
            yield Occasion("alliance", action.player)
        case "decline" | "refuse":
            other = observation.turn if observation.me != observation.turn else observation.partner
            yield Occasion("declined", other)
        case "extort":
            yield Occasion("robbing", action.player)
        case "assassinate" | "accuse" | "seize-him":
            yield Occasion("strike", action.player)


def after_robbery(event: IntrigueEvent, me: int, _: PublicKnowledge) -> Iterator[Occasion]:
    """S4.5, S5.4: Somebody has robbed or jailed us."""
    if event.other == me:
        yield Occasion("grudge-robbed", event.player)


def after_sabotage(event: IntrigueEvent, me: int, public: PublicKnowledge) -> Iterator[Occasion]:
    """S4.8: Somebody has broken our alliance, perhaps our own ally."""
    broken = next_of(public.events, event, "alliance-broken")
    if broken is not None and me in (broken.player, broken.other) and event.player != me:
        allies = (broken.player, broken.other)
        yield Occasion("grudge-betrayed" if event.player in allies else "grudge-sabotage", event.player)


def after_deal(event: IntrigueEvent, me: int, _: PublicKnowledge) -> Iterator[Occasion]:
    """S4.3, S4.7: Somebody has traded with us, or become our ally."""
    if me in (event.player, event.other):
        other = event.other if event.player == me else event.player
        yield Occasion("thanks-alliance" if event.kind == "allied" else "thanks-trade", other)


def after_refusal(event: IntrigueEvent, me: int, _: PublicKnowledge) -> Iterator[Occasion]:
    """S4.7: Somebody did not want to be our ally."""
    if event.other == me:
        yield Occasion("grudge-refused", event.player)


def after_look(event: IntrigueEvent, me: int, _: PublicKnowledge) -> Iterator[Occasion]:
    """S4.6: Somebody has looked at a card of ours."""
    if event.other == me:
        yield Occasion("curious", event.player)


def after_murder(event: IntrigueEvent, me: int, _: PublicKnowledge) -> Iterator[Occasion]:
    """S5.2: Somebody else was killed by another."""
    if me not in (event.player, event.other):
        yield Occasion("mourning", event.other)
        yield Occasion("threat", event.player)


REACTIONS: dict[str, Callable[[IntrigueEvent, int, PublicKnowledge], Iterator[Occasion]]] = {
    "extorted": after_robbery,
    "jailed": after_robbery,
    "sabotaged": after_sabotage,
    "accepted": after_deal,
    "allied": after_deal,
    "refused": after_refusal,
    "investigated": after_look,
    "assassinated": after_murder,
}
"""What is said of an event since our last turn."""


def next_of(events: Sequence[IntrigueEvent], after: IntrigueEvent, kind: str) -> IntrigueEvent | None:
    """The first event of a kind behind another one."""
    start = next(number for number, each in enumerate(events) if each is after)
    return next((each for each in events[start:] if each.kind == kind), None)


def of_lies(public: PublicKnowledge, me: int, said: Sequence[Spoken]) -> Iterator[Occasion]:
    """Whoever claimed a role that they are shown not to have."""
    for player, remark in said:
        if remark.kind != "claim-role" or player == me:
            continue
        claimed, known = remark.facts["role"], public.players[player]
        shown = RoleRef(known.role) if known.role is not None and known.why == "shown" else claimed
        if shown != claimed:
            yield Occasion("liar", player, {"claimed": claimed, "role": shown})


def of_rivals(public: PublicKnowledge, me: int) -> Iterator[Occasion]:
    """Whoever has much of something, as all can know."""
    observation = public.observation
    for player, known in enumerate(public.players):
        if player == me or observation.dead[player] or observation.allies[me] == player:
            continue
        if observation.gold[player] >= RICH:
            yield Occasion("warning-gold", player, {"count": observation.gold[player]})
        suit = max(range(SUITS), key=lambda each: (known.cards[each].least, each))
        if known.cards[suit].least >= MANY:
            yield Occasion("warning-cards", player, {"count": known.cards[suit].least, "good": GoodRef(suit)})


def of_oneself(public: PublicKnowledge, me: int, said: Sequence[Spoken]) -> Iterator[Occasion]:
    """A role that one claims or denies to have, and later what one says to need for it."""
    options, possible = public.observation.options, public.players[me].possible
    if len(possible) == 1:
        return
    claims = [each.remark.facts.get("role") for each in said if each.player == me and each.remark.kind == "claim-role"]
    if not claims:
        yield Occasion("claim-role")
        hunters = [role for role in possible if options.conditions[role].when == "target"]
        if hunters:
            yield Occasion("denial", facts={"role": RoleRef(hunters[len(public.turns) % len(hunters)])})
    for claim in claims:
        if isinstance(claim, RoleRef):
            needs = options.conditions[claim.number].needs
            good = max(range(len(needs)), key=lambda each: needs[each])
            if needs[good]:
                yield Occasion("claim-need", facts={"good": GoodRef(good)})
