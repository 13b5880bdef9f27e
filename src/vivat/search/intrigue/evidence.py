"""Evidence about hidden cards and roles, collected from the events that one player was told. Compiled with the rules.

Who holds which cards, who wants what, who cannot be whom. Everything comes from what one seat was told, so nothing is
remembered that a person could not have heard and remembered. Players, roles and suits count from 0.
"""

from dataclasses import dataclass, field
from typing import Final

from vivat.rules.intrigue.actions import ROLE_CARD
from vivat.rules.intrigue.events import (
    ACCEPTED,
    ACCUSED,
    ALLIANCE_BROKEN,
    ALLIED,
    BOUGHT,
    BOUGHT_DISCARD,
    BRIBE_GIVEN,
    BRIBE_KEPT,
    BRIBED,
    CARD_TAKEN,
    DECLINED,
    DISCARDED,
    EARNED,
    GOLD_TAKEN,
    HAND_SEEN,
    INVESTIGATED,
    JAILED,
    OFFER_ASKS,
    OFFER_GIVES,
    OFFERED,
    POWER_SEIZED,
    REFUSED,
    ROLE_DEALT,
    ROLE_IN_PLAY,
    ROLE_SEEN,
    ROLE_SHOWN,
    SABOTAGED,
    SOLD,
    SPENT,
    STOLEN_CARD,
    TRADED,
    TURN_BEGINS,
)
from vivat.rules.intrigue.goods import GOLD, GOODS, POWER, SUITS
from vivat.rules.intrigue.state import MAX_PLAYERS, NOBODY, Params, zeros
from vivat.rules.log import EVENT_WIDTH, EVERYONE, Log
from vivat.search.intrigue.traits import empty

ASKING: Final = 0.5
"""An offer that asks for a suit shows less interest than gold paid for it: words are cheap."""
OFFERING: Final = 0.3
"""And an offer to give it away shows as little that it is not needed."""
SPENDING: Final = 0.5
"""A card spent or sold says less than one given to another player: it may have been the only way to pay."""
FADING: Final = 0.5
"""A card bought since then makes a refusal half as telling."""


@dataclass(slots=True)
class Evidence:
    """Counts and masks of what each player was seen to hold, want, give and refuse so far, for bots and beliefs.

    What is certain, with its reasons and for people too, is `PlayerKnowledge` (`vivat.game`): bounds that can never be
    wrong. Evidence weighs what only hints at a hand or a role, lets it fade, and knows expected cards where a theft was
    not seen; so it is no part of an observation. Lists of two dimensions have the player first.
    """

    me: int = 0
    role: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS))
    """The role of each player by a card shown to all or to us, or NOBODY."""
    shown: int = 0
    """Mask of players whose role everybody has seen."""
    in_play: int = 0
    """Mask of the roles in play, where that is announced."""
    sizes: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS))
    """How many cards each player holds."""
    known: list[float] = field(default_factory=lambda: empty(MAX_PLAYERS * SUITS))
    """Cards that a player is known to hold; broken numbers after a theft that nobody else saw."""
    lacks: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS))
    """Mask of suits that a player was shown not to have."""
    wants: list[float] = field(default_factory=lambda: empty(MAX_PLAYERS * GOODS))
    gave: list[float] = field(default_factory=lambda: empty(MAX_PLAYERS * GOODS))
    seizures: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS))
    looks: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS))
    """How often somebody looked at a role card: only who hunts needs that much."""
    looked_at: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS))
    """Mask of those whose role card each player has looked at: who knows whose role."""
    innocent: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS))
    """Mask of roles that a player was shown not to have."""
    declined: list[float] = field(default_factory=lambda: empty(MAX_PLAYERS * GOODS))
    """How often a player lately declined to give a good."""
    offered: int = 0
    """Mask of players who had an offer of trade in this turn."""
    refused: int = 0
    """Mask of players who refused an alliance with us, and nothing has changed since that could change their mind."""
    traitors: int = 0
    """Mask of players who were our ally and sabotaged that."""
    saboteur: int = NOBODY
    """Who broke an alliance last, or NOBODY."""
    goods_asked: int = 0
    """Mask of the goods that the last offer asks for."""
    suit_asked: int = 0
    """The suit of the last bribe."""
    accepting: int = 0
    """Who accepted an offer last."""
    accepted: int = 0
    """And whose it was."""


def begin_evidence(p: Params, e: Evidence, me: int) -> None:
    """Forget everything, before the first event of a game is noted."""
    e.me = me
    e.saboteur = NOBODY
    e.shown = e.in_play = e.offered = e.refused = e.traitors = 0
    e.goods_asked = e.suit_asked = e.accepting = e.accepted = 0
    for player in range(MAX_PLAYERS):
        e.role[player] = NOBODY
        e.sizes[player] = p.start_cards
        e.lacks[player] = 0
        e.seizures[player] = 0
        e.looks[player] = 0
        e.looked_at[player] = 0
        e.innocent[player] = 0
        for suit in range(SUITS):
            e.known[player * SUITS + suit] = 0.0
        for good in range(GOODS):
            e.wants[player * GOODS + good] = 0.0
            e.gave[player * GOODS + good] = 0.0
            e.declined[player * GOODS + good] = 0.0


def note_told(p: Params, e: Evidence, log: Log) -> None:
    """Note the events of one step that this player is told."""
    audience = EVERYONE | 1 << e.me
    for row in range(log.count):
        at = row * EVENT_WIDTH
        if log.rows[at + 4] & audience:
            note_event(p, e, log.rows[at], log.rows[at + 1], log.rows[at + 2], log.rows[at + 3])


def note_event(p: Params, e: Evidence, kind: int, subject: int, obj: int, value: int) -> None:
    """Note one event, in the numbers of the rules (`vivat.rules.intrigue.events`)."""
    if kind <= EARNED:
        note_market(e, kind, subject, obj, value)
    elif kind <= TRADED:
        note_bargain(e, kind, subject, obj, value)
    elif kind <= HAND_SEEN:
        note_plot(e, kind, subject, obj, value)
    else:
        note_end(p, e, kind, subject, obj, value)


def gain_cards(e: Evidence, player: int, suit: int, count: int) -> None:
    """A player gets cards that we know."""
    e.known[player * SUITS + suit] += count
    e.sizes[player] += count
    e.lacks[player] &= ~(1 << suit)


def lose_cards(e: Evidence, player: int, suit: int, count: int) -> None:
    """A player loses cards that we know."""
    e.known[player * SUITS + suit] = max(0.0, e.known[player * SUITS + suit] - count)
    e.sizes[player] -= count


def note_market(e: Evidence, kind: int, subject: int, obj: int, value: int) -> None:
    """Note what is dealt, who begins a turn, buys or sells."""
    if kind == TURN_BEGINS:
        e.offered = 0  # in a new turn everybody may be asked again
    elif kind == BOUGHT:
        e.sizes[subject] += 1
        e.lacks[subject] = 0
        for good in range(GOODS):
            e.declined[subject * GOODS + good] *= FADING
    elif kind == BOUGHT_DISCARD:
        e.wants[subject * GOODS + obj] += 1.0
        gain_cards(e, subject, obj, 1)
    elif kind == SOLD:
        note_spending(e, subject, obj, value)
    elif kind == ROLE_DEALT:
        e.role[subject] = obj
    elif kind == ROLE_IN_PLAY:
        e.in_play |= 1 << obj


def note_spending(e: Evidence, player: int, good: int, count: int) -> None:
    """Note cards sold or spent."""
    if good != GOLD:
        e.gave[player * GOODS + good] += SPENDING * count
        lose_cards(e, player, good, count)


def note_bargain(e: Evidence, kind: int, subject: int, obj: int, value: int) -> None:
    """Note an offer of trade, the answer, or what changes hands."""
    if kind == OFFERED:
        e.offered |= 1 << obj  # nobody is asked twice in a turn
        e.goods_asked = 0
    elif kind == OFFER_ASKS:
        e.wants[subject * GOODS + obj] += ASKING * value
        e.goods_asked |= 1 << obj
    elif kind == OFFER_GIVES:
        e.gave[subject * GOODS + obj] += OFFERING * value
        if obj != GOLD:
            e.known[subject * SUITS + obj] = max(e.known[subject * SUITS + obj], float(value))
    elif kind == DECLINED:  # who declines may not have the card, or may need it
        for good in range(GOODS):
            if e.goods_asked >> good & 1:
                e.declined[subject * GOODS + good] += 1.0
    elif kind == ACCEPTED:
        e.accepting, e.accepted = subject, obj
    elif kind == TRADED and obj != GOLD:
        e.gave[subject * GOODS + obj] += value
        lose_cards(e, subject, obj, value)
        gain_cards(e, e.accepted if e.accepting == subject else e.accepting, obj, value)


def note_plot(e: Evidence, kind: int, subject: int, obj: int, value: int) -> None:
    """Note a bribe, a payment, a theft or a look at somebody's cards."""
    if kind == SPENT:
        note_spending(e, subject, obj, value)
    elif kind == BRIBED:  # gold was paid for it
        e.suit_asked = value
        e.wants[subject * GOODS + value] += 1.0
    elif kind == BRIBE_GIVEN:
        lose_cards(e, subject, value, 1)
        gain_cards(e, obj, value, 1)
    elif kind == BRIBE_KEPT:  # who keeps a bribe has no such card
        e.lacks[subject] |= 1 << e.suit_asked
        e.known[subject * SUITS + e.suit_asked] = 0.0
    elif kind == CARD_TAKEN:
        e.refused &= ~(1 << obj)
        note_theft(e, subject, obj)
    elif kind == GOLD_TAKEN:
        e.refused &= ~(1 << obj)
    elif kind == STOLEN_CARD:
        lose_cards(e, obj, value, 1)
        gain_cards(e, subject, value, 1)
    elif kind == INVESTIGATED and value == ROLE_CARD:  # a look at a hand says nothing
        e.looks[subject] += 1
        e.looked_at[subject] |= 1 << obj
    elif kind == ROLE_SEEN:
        e.role[obj] = value
    elif kind == HAND_SEEN:
        e.known[subject * SUITS + obj] = float(value)
        if not value:
            e.lacks[subject] |= 1 << obj


def note_theft(e: Evidence, taker: int, victim: int) -> None:
    """Note a card taken at random, unseen by us; if we are one of the two, STOLEN_CARD tells more."""
    if taker == e.me or victim == e.me:
        return
    left = max(0.0, 1.0 - 1.0 / max(1, e.sizes[victim]))
    for suit in range(SUITS):
        e.known[victim * SUITS + suit] *= left
    e.sizes[victim] -= 1
    e.sizes[taker] += 1
    e.lacks[taker] = 0


def note_end(p: Params, e: Evidence, kind: int, subject: int, obj: int, value: int) -> None:
    """Note alliances and how they end, seized Power, role cards shown, accusations, and what is lost."""
    if kind == ALLIED or kind == ALLIANCE_BROKEN or kind == ROLE_SHOWN or kind == JAILED:
        e.refused = 0  # whom one would rather stand by may be another one now
    if kind == REFUSED and obj == e.me:
        e.refused |= 1 << subject
    elif kind == SABOTAGED:
        e.saboteur = subject
    elif kind == ALLIANCE_BROKEN:  # by death it breaks too, and then nobody is left to be blamed
        ours = subject == e.me or obj == e.me
        if ours and e.saboteur != e.me and (e.saboteur == subject or e.saboteur == obj):
            e.traitors |= 1 << e.saboteur
    elif kind == POWER_SEIZED:
        e.seizures[subject] += 1
        gain_cards(e, subject, POWER, 1)
    elif kind == ROLE_SHOWN:
        e.role[subject] = obj
        e.shown |= 1 << subject
    elif kind == DISCARDED and obj != GOLD:
        lose_cards(e, subject, obj, value)
    elif kind == ACCUSED and not value and e.role[subject] != NOBODY:
        e.innocent[obj] |= 1 << p.target[e.role[subject]]
