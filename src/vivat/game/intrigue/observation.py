"""S11.4: What a viewer may see of a game of intrigue. The one gate of secrecy: it names what is permitted."""

from typing import ClassVar, Literal

from msgspec import Struct

from vivat.game.intrigue.action import IntrigueAction
from vivat.game.intrigue.conditions import IntrigueVictory, Progress, progress_of, victory_of
from vivat.game.intrigue.deed import IntrigueDeed, make_deeds
from vivat.game.intrigue.event import IntrigueEvent
from vivat.game.intrigue.knowledge import PlayerKnowledge
from vivat.game.intrigue.knowledge_fold import KnowledgeFold
from vivat.game.intrigue.options import Dealt, IntrigueOptions
from vivat.game.viewer import EVERYBODY, Viewer
from vivat.rules.intrigue.cards import hand_size, pile_size
from vivat.rules.intrigue.goods import SUITS
from vivat.rules.intrigue.play import actor
from vivat.rules.intrigue.role_actions import target_of
from vivat.rules.intrigue.state import (
    ACT,
    ANSWER,
    ASK,
    DRAW,
    FIRST,
    FLIP,
    GIVE,
    HAND,
    JOIN,
    MARKER,
    NOBODY,
    OVER,
    ROLE,
    SELL,
    STEAL,
    State,
)
from vivat.rules.intrigue.trade import answerer, proposer

Phase = Literal[
    "first", "role", "marker", "hand", "act", "sell", "give", "ask", "answer", "join", "draw", "steal", "flip", "over"
]
Question = Literal[Phase, "counter-give", "counter-ask", "decide"]
"""What is asked: the phase, and in a trade whether there was an offer before."""
PHASE_NAMES: dict[int, Phase] = {
    FIRST: "first",
    ROLE: "role",
    MARKER: "marker",
    HAND: "hand",
    ACT: "act",
    SELL: "sell",
    GIVE: "give",
    ASK: "ask",
    ANSWER: "answer",
    JOIN: "join",
    DRAW: "draw",
    STEAL: "steal",
    FLIP: "flip",
    OVER: "over",
}
COUNTERED: dict[Phase, Question] = {"give": "counter-give", "ask": "counter-ask", "answer": "decide"}
"""S4.3: What is asked in the phases of a trade once there is a counter-offer."""
PARTNER_PHASES = (GIVE, ASK, ANSWER, JOIN)
TRADE_PHASES = (GIVE, ASK, ANSWER)


class Fact(Struct, frozen=True):
    """S10.3: Something private that a player learned, and when."""

    turn: int
    """How many turns had begun."""
    event: IntrigueEvent
    """What the player was told alone."""


class IntrigueObservation(Struct, frozen=True):
    """Everything a viewer may know, and how it came to know it. Players, roles and suits count from 0."""

    family: ClassVar[str] = IntrigueOptions.family
    """The family of the game (`vivat.game.families`)."""
    options: IntrigueOptions
    """What is played: names, scenario, role sheet; known to everybody."""
    viewer: Viewer
    """Who sees this."""
    phase: Phase
    """What is asked now: "act", "sell" (more, or stop), "give" and "ask" (an offer), "answer" (to it), "join" (an
    alliance); "over" at the end; the others are chance's."""
    round: int
    """Counted from 1."""
    turn: int
    """Whose turn it is."""
    to_act: int | None
    """Whose decision it is; None for chance and at the end."""
    first: int
    """Who began the game."""
    actions_left: int
    """Actions left in this turn."""
    bought: bool
    """Whether a card was bought in this turn: only one may be."""
    offers_left: int
    """How many more offers of trade may be made in this turn."""
    partner: int | None
    """Whom a trade or an alliance is discussed with."""
    question: Question
    """S4.3: The phase, and where the partner makes an offer in return "counter-give" and "counter-ask", to whose answer
    one says "decide"."""
    counters: int
    """S4.3: Counter-offers in the trade under discussion, the one that is being made included."""
    offered_by: int | None
    """Whose offer of trade lies on the table."""
    offer: tuple[int, ...] | None
    """What that offer gives: Might, Knowledge, Influence, Power, Gold."""
    asked: tuple[int, ...] | None
    """What it asks for."""
    draft: tuple[int, ...] | None
    """What the viewer is about to give, before the price is named."""
    gold: tuple[int, ...]
    """Everybody's gold."""
    hand_sizes: tuple[int, ...]
    """How many cards everybody holds."""
    roles: tuple[int | None, ...]
    """The role of each player as a number into `ROLE_NAMES`, where the viewer knows it by a card shown to all, or by
    its own; what it has looked at in secret is in `dossier`."""
    in_play: tuple[Dealt, ...]
    """Of each role whether it is dealt, as everybody knows: "always", "perhaps", "aside" or "never"."""
    dead: tuple[bool, ...]
    """Who has been assassinated."""
    jailed: tuple[bool, ...]
    """Who misses the next turn."""
    allies: tuple[int | None, ...]
    """Each player's ally; None without one."""
    shown_power: tuple[int, ...]
    """S5.4: Power that lies face up."""
    markers: tuple[int | None, ...]
    """In Hit Men, the suit of the card that lies face up before each player; else None."""
    discards: tuple[int, ...]
    """The whole discard pile; the last is on top."""
    pile_size: int
    """Cards in the draw pile."""
    hand: tuple[int, ...] | None
    """The viewer's own Might, Knowledge, Influence and Power."""
    hands: tuple[tuple[int, ...] | None, ...]
    """The hand of each player that lies open to the viewer: its own, and after the game everybody's (S7.7)."""
    selling: tuple[int, ...] | None
    """What the viewer has put down in a sale under way."""
    target: int | None
    """The role that the viewer's own role hunts, as a number into `ROLE_NAMES`; None without one."""
    progress: Progress | None
    """S7.1: How far the viewer has come towards the condition of its own role."""
    victories: tuple[IntrigueVictory, ...]
    """S7: Why each winner has won, once the game is over."""
    dossier: tuple[Fact, ...]
    """What the viewer learned in private, in order: its cards, roles and hands it has looked at."""
    winners: tuple[int, ...]
    """Who won by their role, once the game is over."""
    allied_winners: tuple[int, ...]
    """Who won as an ally, once the game is over."""
    points: tuple[int, ...]
    """What the game brought everybody, once it is over."""
    events: tuple[IntrigueEvent, ...]
    """All the viewer was told, in order."""
    legal: tuple[IntrigueAction, ...]
    """What the viewer may do now; nothing when it is not the viewer's decision."""

    @property
    def deeds(self) -> tuple[IntrigueDeed, ...]:
        """What happened as the viewer would tell it, from the first thing on."""
        return make_deeds(self.options.params, self.events)

    @property
    def knowledge(self) -> tuple[PlayerKnowledge, ...]:
        """What the viewer knows for certain of each player's hand and role, and why; worked out from the events."""
        fold = KnowledgeFold(self.options, self.me)
        fold.add(self.events)
        return fold.players

    @property
    def me(self) -> int | None:
        """The viewer's own number; None for a spectator."""
        return player_of(self.viewer)

    @property
    def my_turn(self) -> bool:
        """Whether the viewer is asked for a decision."""
        return bool(self.legal)


def player_of(viewer: Viewer) -> int | None:
    """S11.4: The number of the player a viewer is; None for a spectator and for everybody."""
    return None if viewer.index < 0 else viewer.index


def or_none(value: int) -> int | None:
    """The value itself, or None for NOBODY."""
    return None if value == NOBODY else value


PRIVATE_KINDS = frozenset(("role-seen", "hand-seen", "stolen-card", "card-drawn", "card-dealt", "role-dealt"))


def make_dossier(events: tuple[IntrigueEvent, ...]) -> tuple[Fact, ...]:
    """S10.3: The private facts among what a viewer was told."""
    facts, turns = [], 0
    for event in events:
        kind = event.kind
        if kind == "turn-begins":
            turns += 1
        elif kind in PRIVATE_KINDS:
            facts.append(Fact(turns, event))
    return tuple(facts)


def offerer(s: State) -> int | None:
    """S4.3: Whose offer lies on the table; while a counter-offer is being made, it is still the one before."""
    if s.phase == ANSWER:
        return proposer(s)
    return answerer(s) if s.phase in TRADE_PHASES and s.counters else None


def open_hand(s: State, player: int) -> tuple[int, ...]:
    """S1.1: Might, Knowledge, Influence and Power of a player."""
    return tuple(s.hand[player * SUITS : player * SUITS + SUITS])


def observe(
    options: IntrigueOptions,
    s: State,
    viewer: Viewer,
    events: tuple[IntrigueEvent, ...],
    legal: tuple[IntrigueAction, ...],
) -> IntrigueObservation:
    """S10.1, S10.2: The viewer's knowledge. `events` are those told to it, `legal` its own actions or nothing."""
    p = options.params
    me = player_of(viewer)
    players = range(p.players)
    open_to = players if viewer == EVERYBODY else [me]
    asked = actor(p, s)
    phase = PHASE_NAMES[s.phase]
    offered_by = offerer(s)
    knows_target = me is not None and s.role[me] != NOBODY
    return IntrigueObservation(
        options=options,
        viewer=viewer,
        phase=phase,
        round=min(s.round + 1, p.most_rounds or s.round + 1),
        turn=s.turn,
        to_act=asked if asked >= 0 else None,
        first=s.first,
        actions_left=s.actions_left,
        bought=bool(s.bought),
        offers_left=p.most_offers - s.offers,
        partner=or_none(s.partner) if s.phase in PARTNER_PHASES else None,
        question=COUNTERED.get(phase, phase) if s.counters else phase,
        counters=s.counters if s.phase in TRADE_PHASES else 0,
        offered_by=offered_by,
        offer=None if offered_by is None else tuple(s.offer),
        asked=None if offered_by is None else tuple(s.asked),
        draft=tuple(s.draft) if s.phase == ASK and me == proposer(s) else None,
        gold=tuple(s.gold[: p.players]),
        hand_sizes=tuple(hand_size(s, player) for player in players),
        roles=tuple(or_none(s.role[player]) if s.shown[player] or player in open_to else None for player in players),
        in_play=options.in_play,
        dead=tuple(bool(s.dead[player]) for player in players),
        jailed=tuple(bool(s.jailed[player]) for player in players),
        allies=tuple(or_none(s.ally[player]) for player in players),
        shown_power=tuple(s.locked[: p.players]),
        markers=tuple(or_none(s.marker[player]) for player in players),
        discards=tuple(s.discards[: s.discarded]),
        pile_size=pile_size(s),
        hand=None if me is None else open_hand(s, me),
        hands=tuple(open_hand(s, player) if s.phase == OVER or player in open_to else None for player in players),
        selling=tuple(s.selling) if s.phase == SELL and me == s.turn else None,
        target=or_none(target_of(p, s, me)) if knows_target and me is not None else None,
        progress=progress_of(p, s, me) if knows_target and me is not None else None,
        victories=tuple(victory_of(p, s, each) for each in players if (s.winners | s.allied_winners) >> each & 1),
        dossier=() if me is None else make_dossier(events),
        winners=tuple(player for player in players if s.winners >> player & 1),
        allied_winners=tuple(player for player in players if s.allied_winners >> player & 1),
        points=tuple(s.points[: p.players]),
        events=events,
        legal=legal,
    )
