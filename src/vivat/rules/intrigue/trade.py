"""S4.3: Trade: an offer, an answer, and counter-offers up to the number of the rules."""

from vivat.rules.intrigue.actions import FIRST_GOLD_SIDE, SIDES
from vivat.rules.intrigue.cards import add_card, hand_size, held
from vivat.rules.intrigue.events import ACCEPTED, DECLINED, OFFER_ASKS, OFFER_GIVES, OFFERED, TRADED
from vivat.rules.intrigue.goods import GOLD, GOODS, SUITS
from vivat.rules.intrigue.reasons import (
    BOTH_GOLD,
    CARDS_MISSING,
    COUNTERED_OFTEN,
    LEGAL,
    NOT_ENOUGH_GOLD,
    NOTHING_TO_GIVE,
    TOO_MANY_OFFERS,
    TOO_MANY_WITHDRAWALS,
)
from vivat.rules.intrigue.state import ACT, ANSWER, ASK, GIVE, Params, State
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
    s.counters = 0
    s.phase = GIVE


def proposer(s: State) -> int:
    """S4.3: Who makes the offer under discussion: with each counter-offer it is the other of the two."""
    if s.counters % 2:
        return s.partner
    return s.turn


def answerer(s: State) -> int:
    """S4.3: The player who answers the offer that lies on the table."""
    if s.counters % 2:
        return s.turn
    return s.partner


def refuse_goods(s: State, player: int, side: int) -> int:
    """S4.3: One gives only what one holds."""
    for suit in range(SUITS):
        if held(s, player, suit) < SIDES[side][suit]:
            return CARDS_MISSING
    if s.gold[player] < SIDES[side][GOLD]:
        return NOT_ENOUGH_GOLD
    return LEGAL


def set_given(s: State, side: int) -> None:
    """S4.3: What the proposer gives; until the offer is made, the one before it stays on the table."""
    for good in range(GOODS):
        s.draft[good] = SIDES[side][good]
    s.phase = ASK


def refuse_asking(s: State, side: int) -> int:
    """S4.3: Gold on one side at most."""
    if side >= FIRST_GOLD_SIDE and s.draft[GOLD] > 0:
        return BOTH_GOLD
    return LEGAL


def set_asked(s: State, log: Log, side: int) -> None:
    """S4.3: What the proposer wants; now the offer is made, for all to hear."""
    who = proposer(s)
    for good in range(GOODS):
        s.offer[good] = s.draft[good]
        s.asked[good] = SIDES[side][good]
    tell(log, OFFERED, who, answerer(s), s.counters, EVERYONE)
    for good in range(GOODS):
        if s.offer[good]:
            tell(log, OFFER_GIVES, who, good, s.offer[good], EVERYONE)
    for good in range(GOODS):
        if s.asked[good]:
            tell(log, OFFER_ASKS, who, good, s.asked[good], EVERYONE)
    s.phase = ANSWER


def refuse_withdrawal(p: Params, s: State) -> int:
    """S4.3: So often in a turn, so that a turn comes to an end."""
    if s.withdrawals >= p.most_withdrawals:
        return TOO_MANY_WITHDRAWALS
    return LEGAL


def withdraw(s: State) -> None:
    """S4.3: An offer that is not made yet can be dropped, and nothing was said; whoever was answering answers anew."""
    s.withdrawals += 1
    if s.counters:
        s.counters -= 1
        s.phase = ANSWER
    else:
        s.offers -= 1
        s.phase = ACT


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


def refuse_counter(p: Params, s: State) -> int:
    """S4.3: So many counter-offers a trade, from somebody who has something to give."""
    if s.counters >= p.most_counters:
        return COUNTERED_OFTEN
    if owns_nothing(s, answerer(s)):
        return NOTHING_TO_GIVE
    return LEGAL


def counter_offer(s: State) -> None:
    """S4.3: Whoever answers makes an offer instead."""
    s.counters += 1
    s.phase = GIVE
