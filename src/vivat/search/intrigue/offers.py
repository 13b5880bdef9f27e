"""Offers of trade in intrigue (S4.3): which to make to whom, and what they cost where they help a rival. Compiled.

A side of a trade is a number into `SIDES`: one card, two cards, or gold.
"""

from typing import Final

from vivat.rules.intrigue.actions import FIRST_GOLD_SIDE, SIDES
from vivat.rules.intrigue.goods import GOLD, GOODS, SUITS
from vivat.rules.intrigue.state import NOBODY
from vivat.search.intrigue.decision import Decision, GoodsValue, TurnValue
from vivat.search.intrigue.goods_value import gain_of_swap, is_hoarder, is_wanted

EAGER: Final = 0.35
"""How much likelier an offer is accepted for each gold that it seems to be worth to the other."""
EVEN: Final = 0.3
"""How likely it is if it seems to be worth nothing either way."""
MOST_EAGER: Final = 0.9
STUBBORN: Final = 0.6
"""And how much less, for each time that the other declined to give the same."""
LEAST_CHANCE: Final = 0.3
"""Offers less likely to be accepted are not made: they only tell what we want."""
LEAST_BARGAIN: Final = 0.5
"""And a trade must bring us this much."""
BY_GAIN: Final = 0.3
BY_CHANCE: Final = 0.7
"""A refusal costs nothing, so the gain counts for more than the chance."""
RIVALRY: Final = 0.35
"""What a trade brings a rival who is sure to win soon costs us this part, for each gold."""
DANGER: Final = 10.0
"""To a rival about to win we give nothing that it needs."""
ANYTHING: Final = NOBODY
"""Instead of a side that is given: any may be."""


def coins_in(side: int) -> int:
    """The gold in a side of a trade."""
    return max(0, side - FIRST_GOLD_SIDE + 1)


def can_give(g: GoodsValue, side: int) -> bool:
    """Whether a side is worth considering as ours: a card or gold that we have, two cards that we do not need."""
    if side < SUITS:
        return g.goods[side] > 0
    if side >= FIRST_GOLD_SIDE:
        return coins_in(side) <= g.goods[GOLD]
    if g.exactly:
        return False
    for suit in range(SUITS):
        if g.surplus[suit] < SIDES[side][suit]:
            return False
    return True


def write_swaps(d: Decision, given: int) -> None:
    """Write every exchange worth considering; of those that give this side, unless it is ANYTHING."""
    d.t.swaps = 0
    for suit in range(SUITS):
        if is_wanted(d.g, suit):
            if given != ANYTHING:
                add_swap(d, given, suit)
                continue
            for side in range(SUITS):
                if can_give(d.g, side):
                    add_swap(d, side, suit)
            for side in range(FIRST_GOLD_SIDE, len(SIDES)):
                if can_give(d.g, side):
                    add_swap(d, side, suit)
            for side in range(SUITS, FIRST_GOLD_SIDE):
                if can_give(d.g, side):
                    add_swap(d, side, suit)
    if is_hoarder(d.g) or d.g.exactly:
        for card in range(SUITS):
            if can_give(d.g, card) and (given == ANYTHING or given == card):
                for gold in range(FIRST_GOLD_SIDE, len(SIDES)):
                    add_swap(d, card, gold)


def add_swap(d: Decision, give: int, ask: int) -> None:
    """Add an exchange, if it does not ask for what it gives and brings enough."""
    t = d.t
    if ask < SUITS and SIDES[give][ask]:
        return
    t.give[t.swaps], t.ask[t.swaps], t.valued[t.swaps] = give, ask, 0
    if d.g.exactly or swap_gain(d, t.swaps) >= LEAST_BARGAIN:
        t.swaps += 1


def swap_gain(d: Decision, swap: int) -> float:
    """What an exchange brings us."""
    t = d.t
    if not t.valued[swap]:
        t.gain[swap] = gain_of_swap(d, t.give[swap], t.ask[swap])
        t.valued[swap] = 1
    return t.gain[swap]


def gain_to(d: Decision, player: int, give: int, ask: int) -> float:
    """The value that an exchange seems to have for whom it is offered to."""
    value = 0.0
    for good in range(GOODS):
        value += d.b.likes[player * GOODS + good] * (SIDES[give][good] - SIDES[ask][good])
    return value


def cost_of_helping(d: Decision, player: int, gained: float, danger: float) -> float:
    """The cost to us of a trade that brings a rival so much and adds so much to its danger; negative for a friend."""
    threat = d.b.threat[player]
    rivalry = RIVALRY * threat * max(0.0, gained)
    return (1.0 - 2.0 * d.b.friendly[player]) * (rivalry + DANGER * threat * max(0.0, danger))


def cost_of_swap(d: Decision, player: int, give: int, ask: int) -> float:
    """The cost to us of giving a rival what it needs, in an exchange that we offer."""
    danger = 0.0
    for good in range(GOODS):
        danger += d.b.threat_by_good[player * GOODS + good] * (SIDES[give][good] - SIDES[ask][good])
    return cost_of_helping(d, player, gain_to(d, player, give, ask), danger)


def chance_of(d: Decision, player: int, give: int, ask: int) -> float:
    """How likely a player accepts an exchange; 0 if that is not worth a try."""
    good = ask if ask < SUITS else GOLD
    chance = 1.0 if d.s.gold[player] >= coins_in(ask) else 0.0
    if good != GOLD:
        chance = d.b.suit_chances[player * SUITS + good]
    chance *= STUBBORN ** d.e.declined[player * GOODS + good]
    if chance >= LEAST_CHANCE:
        chance *= min(MOST_EAGER, max(0.0, EVEN + EAGER * gain_to(d, player, give, ask)))
    return chance if chance >= LEAST_CHANCE else 0.0


def write_best_offer(d: Decision, player: int) -> None:
    """Write the best of the exchanges to offer to a player, if one is worth it."""
    t = d.t
    t.best_give[player] = t.best_ask[player] = NOBODY
    t.best_score[player] = -1.0
    for swap in range(t.swaps):
        chance = chance_of(d, player, t.give[swap], t.ask[swap])
        if chance > 0.0 and swap_gain(d, swap) >= LEAST_BARGAIN:
            brings = swap_gain(d, swap) - cost_of_swap(d, player, t.give[swap], t.ask[swap])
            score = brings * (BY_GAIN + BY_CHANCE * chance)
            if brings >= LEAST_BARGAIN and score > t.best_score[player]:
                t.best_give[player], t.best_ask[player] = t.give[swap], t.ask[swap]
                t.best_score[player] = score


def forget_offers(t: TurnValue) -> None:
    """Write that there is no offer worth making to anybody."""
    for player in range(len(t.best_give)):
        t.best_give[player] = t.best_ask[player] = NOBODY
        t.best_score[player] = -1.0
