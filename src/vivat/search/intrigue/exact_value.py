"""The value of goods to a role that must end a turn with neither more nor less than its counts. Compiled."""

from typing import Final

from vivat.rules.intrigue.goods import GOLD, GOODS, POWER, SUITS
from vivat.rules.intrigue.state import NOBODY, Params
from vivat.search.intrigue.decision import Decision, GoodsValue

DONE: Final = 12.0
"""Having just what is needed."""
MISSING: Final = 3.0
"""A card that is still missing at the end of the turn."""
EXTRA: Final = 1.6
"""A card too many."""
COIN_OFF: Final = 0.5
"""A coin more or less than fits."""
DEAL: Final = 0.45
"""How likely somebody sells a card for gold when asked."""
FEWEST_COINS: Final = 2
MOST_COINS: Final = 5


def write_exact(d: Decision) -> None:
    """Write what can still be done in this turn, and how likely a bribe for each suit would succeed."""
    s, g, b = d.s, d.g, d.b
    write_fitting_gold(d.p, g)
    g.actions_after = s.actions_left - 1 if s.turn == d.e.me else 0
    g.bought = s.bought
    g.top = s.discards[s.discarded - 1] if s.discarded else NOBODY
    for suit in range(SUITS):
        most, least = 0.0, 1.0
        victims = 0
        for player in range(d.p.players):
            if b.others >> player & 1 and s.ally[d.e.me] != player:
                chance = b.suit_chances[player * SUITS + suit]
                most, least = max(most, chance), min(least, chance)
                victims += 1
        g.likeliest[suit] = most
        g.unlikeliest[suit] = least if victims else 0.0


def write_fitting_gold(p: Params, g: GoodsValue) -> None:
    """S1.2: Gold to end a turn with, by the number of missing cards, so that with the income it pays for just these.

    One is bribed for, a second is bought, and each that comes later costs a coin more.
    """
    g.fitting[0] = 0
    g.fitting[1] = max(0, p.bribe_price - p.income)
    g.fitting[2] = max(0, p.bribe_price + p.buy_price - p.income)
    for missing in range(3, GOODS):
        g.fitting[missing] = g.fitting[missing - 1] + 1


def value_of_counts(g: GoodsValue, missing: int, extra: int, gold: int) -> float:
    """The value of ending a turn with so many cards missing, so many too many, and so much gold."""
    if missing == 0 and extra == 0 and gold == g.needs[GOLD]:
        return DONE
    fitting = g.fitting[min(missing, GOODS - 1)] + g.needs[GOLD]
    return -MISSING * missing - EXTRA * extra - COIN_OFF * abs(gold - fitting)


def missing_cards_in(g: GoodsValue, goods: list[int]) -> int:
    """How many cards are missing in these goods."""
    missing = 0
    for suit in range(SUITS):
        missing += max(0, g.needs[suit] - goods[suit])
    return missing


def extra_cards_in(g: GoodsValue, goods: list[int]) -> int:
    """How many cards are too many in these goods."""
    extra = 0
    for suit in range(SUITS):
        extra += max(0, goods[suit] - g.needs[suit])
    return extra


def exact_value(g: GoodsValue, goods: list[int]) -> float:
    """The value of ending a turn with these goods."""
    return value_of_counts(g, missing_cards_in(g, goods), extra_cards_in(g, goods), goods[GOLD])


def value_with_one(g: GoodsValue, missing: int, extra: int, suit: int, gold: int) -> float:
    """The value of ending a turn with one card of a suit more than in `after`, and so much gold."""
    if g.after[suit] < g.needs[suit]:
        return value_of_counts(g, missing - 1, extra, gold)
    return value_of_counts(g, missing, extra + 1, gold)


def exact_value_after(d: Decision, buys: bool) -> float:
    """The value of the best end of the turn that can be hoped for after an action that leaves the goods in `after`."""
    p, g = d.p, d.g
    missing, extra, gold = missing_cards_in(g, g.after), extra_cards_in(g, g.after), g.after[GOLD]
    ending = value_of_counts(g, missing, extra, gold)
    if g.actions_after <= 0:
        return ending
    best = ending
    if not buys and not g.bought and gold >= p.buy_price:
        best = max(best, value_of_buying(d, missing, extra, gold - p.buy_price))
    if extra:
        best = max(best, value_of_counts(g, missing, 0, gold + p.sell_price * extra))
    if gold >= p.seize_price:
        best = max(best, value_with_one(g, missing, extra, POWER, gold - p.seize_price))
    for suit in range(POWER):
        if g.after[suit] >= 2:
            best = max(best, value_of_seizing(g, suit, missing, extra, gold))
        if gold >= p.bribe_price:
            left = gold - p.bribe_price
            given, kept = value_with_one(g, missing, extra, suit, left), value_of_counts(g, missing, extra, left)
            most, least = g.likeliest[suit], g.unlikeliest[suit]
            best = max(best, most * given + (1.0 - most) * kept, least * given + (1.0 - least) * kept)
    for suit in range(SUITS):
        if g.after[suit] < g.needs[suit]:
            chance = DEAL * g.likeliest[suit]
            for coins in range(FEWEST_COINS, min(MOST_COINS, gold) + 1):
                given = value_of_counts(g, missing - 1, extra, gold - coins)
                best = max(best, chance * given + (1.0 - chance) * ending)
    return best


def value_of_buying(d: Decision, missing: int, extra: int, gold: int) -> float:
    """S4.1: The value of a card from the pile or from the discards, whichever is more, with so much gold left."""
    g, value = d.g, 0.0
    for suit in range(SUITS):
        value += d.b.unseen[suit] * value_with_one(g, missing, extra, suit, gold)
    if g.top != NOBODY:
        value = max(value, value_with_one(g, missing, extra, g.top, gold))
    return value


def value_of_seizing(g: GoodsValue, suit: int, missing: int, extra: int, gold: int) -> float:
    """S4.9: The value of Power for a pair of a suit."""
    spare = max(0, g.after[suit] - g.needs[suit])
    extra -= min(2, spare)
    missing += 2 - min(2, spare)
    return value_with_one(g, missing, extra, POWER, gold)
