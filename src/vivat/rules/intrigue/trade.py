"""S4.3: Trade: an offer, an answer, at most one counter-offer."""

from vivat.rules.intrigue.actions import FIRST_GOLD_SIDE, SIDES
from vivat.rules.intrigue.cards import add_card, hand_size, held
from vivat.rules.intrigue.events import ACCEPTED, DECLINED, OFFER_ASKS, OFFER_GIVES, OFFERED, TRADED
from vivat.rules.intrigue.reasons import (
    BOTH_GOLD,
    CARDS_MISSING,
    COUNTERED_ALREADY,
    LEGAL,
    NOT_ENOUGH_GOLD,
    NOTHING_TO_GIVE,
    TOO_MANY_OFFERS,
)
from vivat.rules.intrigue.state import (
    ACT,
    ANSWER,
    ASK,
    COUNTER_ASK,
    COUNTER_GIVE,
    DECIDE,
    GIVE,
    GOLD,
    SUITS,
    Params,
    State,
)
from vivat.rules.intrigue.turns import end_action
from vivat.rules.log import EVERYONE, Log, tell


def refuse_trade(p: Params, s: State) -> int:
    """S4.3: At most three offers in a turn, each to one other player."""
    if s.offers >= p.most_offers:
        return TOO_MANY_OFFERS
    if owns_nothing(s, s.turn):
        return NOTHING_TO_GIVE
    return LEGAL


def owns_nothing(s: State, player: int) -> bool:
    """S4.3: Both sides must give something, so who has nothing cannot offer."""
    return hand_size(s, player) + s.gold[player] == 0


def begin_offer(s: State, player: int) -> None:
    """S4.3: First what is given, then what is asked for."""
    s.partner = player
    s.offers += 1
    s.phase = GIVE


def proposer(s: State) -> int:
    """S4.3: Whose offer lies on the table: the partner's once it has been countered."""
    if s.phase == COUNTER_GIVE or s.phase == COUNTER_ASK or s.phase == DECIDE:
        return s.partner
    return s.turn


def answerer(s: State) -> int:
    """S4.3: Who answers the offer on the table."""
    if proposer(s) == s.turn:
        return s.partner
    return s.turn


def refuse_goods(s: State, player: int, side: int) -> int:
    """S4.3: One gives only what one holds."""
    for suit in range(SUITS):
        if held(s, player, suit) < SIDES[side][suit]:
            return CARDS_MISSING
    if s.gold[player] < SIDES[side][GOLD]:
        return NOT_ENOUGH_GOLD
    return LEGAL


def set_given(s: State, side: int) -> None:
    """S4.3: What the proposer gives."""
    for suit in range(SUITS + 1):
        s.offer[suit] = SIDES[side][suit]
    if s.phase == GIVE:
        s.phase = ASK
    else:
        s.phase = COUNTER_ASK


def refuse_asking(s: State, side: int) -> int:
    """S4.3: Gold on one side at most."""
    if side >= FIRST_GOLD_SIDE and s.offer[GOLD] > 0:
        return BOTH_GOLD
    return LEGAL


def set_asked(s: State, log: Log, side: int) -> None:
    """S4.3: What the proposer wants; now the offer is made, for all to hear."""
    for suit in range(SUITS + 1):
        s.asked[suit] = SIDES[side][suit]
    countered = int(s.phase == COUNTER_ASK)
    who = proposer(s)
    tell(log, OFFERED, who, answerer(s), countered, EVERYONE)
    for suit in range(SUITS + 1):
        if s.offer[suit]:
            tell(log, OFFER_GIVES, who, suit, s.offer[suit], EVERYONE)
    for suit in range(SUITS + 1):
        if s.asked[suit]:
            tell(log, OFFER_ASKS, who, suit, s.asked[suit], EVERYONE)
    if countered:
        s.phase = DECIDE
    else:
        s.phase = ANSWER


def refuse_accepting(s: State) -> int:
    """S4.3: One accepts only what one can give."""
    player = answerer(s)
    for suit in range(SUITS):
        if held(s, player, suit) < s.asked[suit]:
            return CARDS_MISSING
    if s.gold[player] < s.asked[GOLD]:
        return NOT_ENOUGH_GOLD
    return LEGAL


def hand_over(s: State, log: Log, giver: int, taker: int, goods: list[int]) -> None:
    """S4.3: What is traded lies open on the table."""
    for suit in range(SUITS):
        if goods[suit]:
            add_card(s, giver, suit, -goods[suit])
            add_card(s, taker, suit, goods[suit])
            tell(log, TRADED, giver, suit, goods[suit], EVERYONE)
    if goods[GOLD]:
        s.gold[giver] -= goods[GOLD]
        s.gold[taker] += goods[GOLD]
        tell(log, TRADED, giver, GOLD, goods[GOLD], EVERYONE)


def accept_offer(p: Params, s: State, log: Log) -> None:
    """S4.3: Only a completed trade is an action."""
    giver = proposer(s)
    taker = answerer(s)
    tell(log, ACCEPTED, taker, giver, 0, EVERYONE)
    hand_over(s, log, giver, taker, s.offer)
    hand_over(s, log, taker, giver, s.asked)
    end_action(p, s, log)


def decline_offer(s: State, log: Log) -> None:
    """S4.3: A trade that fails costs nothing; the turn goes on."""
    tell(log, DECLINED, answerer(s), proposer(s), 0, EVERYONE)
    s.phase = ACT


def refuse_counter(s: State) -> int:
    """S4.3: One counter-offer a trade, from somebody who has something to give."""
    if s.phase == DECIDE:
        return COUNTERED_ALREADY
    if owns_nothing(s, s.partner):
        return NOTHING_TO_GIVE
    return LEGAL


def counter_offer(s: State) -> None:
    """S4.3: Once, the other may turn the offer round."""
    s.phase = COUNTER_GIVE
