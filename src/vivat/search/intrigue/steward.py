"""The choice of a steward, from an observation or compiled: what brings most to its own plan, in gold.

How it plays, in short: value in gold what every action brings to your own plan, add what it takes from
whoever seems about to win, and do what brings most. Hunters infer roles from what people buy, bribe for and keep,
and look at a role card before they strike in doubt.
"""

from typing import Final

from vivat.rules.intrigue.actions import (
    ACCEPT,
    ASK_CODE,
    COUNTER,
    DECLINE,
    GIVE_CODE,
    JOIN_FOR_INFLUENCE,
    JOIN_FOR_POWER,
    JOIN_FREE,
    PASS,
    REFUSE,
    SELL_CODE,
    SIDES,
    STOP_SELLING,
    WITHDRAW,
)
from vivat.rules.intrigue.goods import GOODS, INFLUENCE, MIGHT, POWER, SUITS
from vivat.rules.intrigue.state import ACT, ASK, GIVE, JOIN, NOBODY, SELL
from vivat.search.intrigue.decision import Decision
from vivat.search.intrigue.goods_value import gain, write_goods_value
from vivat.search.intrigue.offers import ANYTHING, cost_of_helping, write_best_offer, write_swaps
from vivat.search.intrigue.role_beliefs import assess_all, hunting_us, infer, other_side
from vivat.search.intrigue.turn_value import value_of_action, write_turn

LEAST_GAIN: Final = 0.1
"""An action that brings less is not taken."""
WAVER: Final = 0.4
"""Actions closer than this are the same to us, and luck decides: that hides the plan a little, too."""
WORTHWHILE: Final = 0.1
"""What an offer must bring us to be accepted."""
GRUDGE: Final = 2.0
"""And how much more, if it comes from an ally who has betrayed us; and we join such a one no more."""
HAGGLING: Final = 0.4
"""How often an offer that we decline is answered by one of ours; each counter-offer makes the next one rarer."""
WELCOME: Final = 0.7
"""We join whoever has at least this part of our own prospects: a victory shared is easier to come by."""
GENEROUS: Final = 0.5
"""And pay a share of the cost to who has better prospects than this, if the card is of no use to us."""
HUNTED: Final = 0.5
"""Nobody joins a player who is likelier than this to hunt it."""


def weigh_up(d: Decision) -> None:
    """Write all that a choice depends on: beliefs, the value of goods, and in a turn what each legal action brings."""
    infer(d)
    assess_all(d)
    write_goods_value(d)
    if d.s.phase == ACT:
        write_turn(d)
        for number in range(d.t.choices):
            d.t.value[number] = value_of_action(d, d.t.legal[number])


def choose_action(d: Decision) -> int:
    """The choice of a steward among the actions in `legal`, with the luck in `noise`, once all is weighed up."""
    if d.t.choices == 1:
        return d.t.legal[0]
    if d.s.phase == ACT:
        return best_action(d)
    if d.s.phase == SELL:
        return next_sale(d)
    if d.s.phase == GIVE:
        return side_to_give(d)
    if d.s.phase == ASK:
        return side_to_ask(d)
    return answer_to_proposal(d) if d.s.phase == JOIN else answer_to_offer(d)


def is_choice(d: Decision, action: int) -> bool:
    """Whether an action is among those to choose from: a page may have overlooked it."""
    for number in range(d.t.choices):
        if d.t.legal[number] == action:
            return True
    return False


def or_first(d: Decision, action: int) -> int:
    """The action, or the first of the choices if it is none of them."""
    return action if is_choice(d, action) else d.t.legal[0]


def best_action(d: Decision) -> int:
    """S3.3: The action that brings most, or none."""
    t, best, most, lucky = d.t, or_first(d, PASS), LEAST_GAIN, 0
    for number in range(t.choices):
        if t.legal[number] != PASS and t.value[number] > 0.0:
            score = t.value[number] + WAVER * t.noise[lucky]
            lucky += 1
            if score > most:
                best, most = t.legal[number], score
    return best


def next_sale(d: Decision) -> int:
    """S4.2: The next sale of what is left over, or else to stop."""
    for suit in range(SUITS):
        if d.g.surplus[suit] and is_choice(d, SELL_CODE + suit):
            return SELL_CODE + suit
    return or_first(d, STOP_SELLING)


def side_to_give(d: Decision) -> int:
    """S4.3: The goods of the best offer that we can make to this partner, or else the smallest that we can give."""
    other = other_side(d)
    write_swaps(d, ANYTHING)
    write_best_offer(d, other)
    best = d.t.best_give[other]
    if best != NOBODY and is_choice(d, GIVE_CODE + best):
        return GIVE_CODE + best
    least, smallest = d.t.legal[0], len(SIDES)
    for number in range(d.t.choices):
        action, size = d.t.legal[number], 0
        if action != WITHDRAW:
            for good in range(GOODS):
                size += SIDES[action - GIVE_CODE][good]
            if size < smallest:
                least, smallest = action, size
    return least


def drafted_side(d: Decision) -> int:
    """S4.3: The side of a trade that we are about to give."""
    for side in range(len(SIDES)):
        alike = True
        for good in range(GOODS):
            alike = alike and SIDES[side][good] == d.s.draft[good]
        if alike:
            return side
    return ANYTHING


def side_to_ask(d: Decision) -> int:
    """S4.3: What to ask for the goods on the table."""
    other = other_side(d)
    write_swaps(d, drafted_side(d))
    write_best_offer(d, other)
    best = d.t.best_ask[other]
    if best != NOBODY and is_choice(d, ASK_CODE + best):
        return ASK_CODE + best
    return ASK_CODE + MIGHT if is_choice(d, ASK_CODE + MIGHT) else d.t.legal[d.t.choices - 1]


def gain_of_offer(d: Decision) -> float:
    """S4.3: What the offer on the table brings us, less what it helps a rival."""
    s, b, g, other = d.s, d.b, d.g, other_side(d)
    gained, danger = 0.0, 0.0
    for good in range(GOODS):
        g.after[good] = g.goods[good] + s.offer[good] - s.asked[good]
        gained += b.likes[other * GOODS + good] * (s.asked[good] - s.offer[good])
        danger += b.threat_by_good[other * GOODS + good] * (s.asked[good] - s.offer[good])
    return gain(d, False) - cost_of_helping(d, other, gained, danger)


def answer_to_offer(d: Decision) -> int:
    """S4.3: To accept what brings us nearer, counter now and then, decline otherwise."""
    other = other_side(d)
    if is_choice(d, ACCEPT):
        grudge = GRUDGE if d.e.traitors >> other & 1 else 0.0
        if gain_of_offer(d) >= WORTHWHILE + grudge:
            return ACCEPT
    if is_choice(d, COUNTER) and d.t.noise[0] < HAGGLING ** (1 + d.s.counters):
        write_swaps(d, ANYTHING)
        write_best_offer(d, other)
        if d.t.best_give[other] != NOBODY:
            return COUNTER
    return or_first(d, DECLINE)


def answer_to_proposal(d: Decision) -> int:
    """S4.7: To join whoever is nearer to winning than we are, and pay a share if it is of no use to us."""
    b, surplus, other = d.b, d.g.surplus, other_side(d)
    better = b.prospect[other] >= WELCOME * b.prospect_of_ours
    welcome = d.p.win_allied[b.role] == 1 or (d.p.allied_victories == 1 and better)
    if not welcome or hunting_us(d, other) > HUNTED or d.e.traitors >> other & 1:
        return or_first(d, REFUSE)
    if surplus[INFLUENCE] and b.prospect[other] > GENEROUS:
        return or_first(d, JOIN_FOR_INFLUENCE)
    if is_choice(d, JOIN_FREE):
        return JOIN_FREE
    # The only Yes is to pay a card: one that we do not need, otherwise No.
    if surplus[INFLUENCE] and is_choice(d, JOIN_FOR_INFLUENCE):
        return JOIN_FOR_INFLUENCE
    if surplus[POWER] and is_choice(d, JOIN_FOR_POWER):
        return JOIN_FOR_POWER
    return or_first(d, REFUSE)
