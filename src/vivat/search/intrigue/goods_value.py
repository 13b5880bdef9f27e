"""The value of cards and gold to a player of intrigue with its own role, in gold. Compiled with the rules.

Goods are lists of Might, Knowledge, Influence, Power and Gold.
"""

from typing import Final

from vivat.rules.intrigue.actions import SIDES
from vivat.rules.intrigue.goods import GOLD, GOODS, INFLUENCE, KNOWLEDGE, MIGHT, POWER, SUITS
from vivat.rules.intrigue.state import NOBODY
from vivat.rules.intrigue.victory import WHEN_TARGET
from vivat.search.intrigue.decision import Decision, GoodsValue
from vivat.search.intrigue.exact_value import exact_value, exact_value_after, write_exact
from vivat.search.intrigue.hints import HOARD

CARD_PRICE: Final = 5.0
"""A needed card: more than a bribe costs, for a bribe can fail and gold is there to be spent."""
POWER_PRICE: Final = 7.0
"""Needed Power: it cannot be bribed for, and five gold buy one."""
SCRAP: Final = 1.0
"""A card nobody asked for: it sells for one gold."""
PAIR_SCRAP: Final = 2.0
"""The same where Power is needed: a pair of anything buys it."""
MIGHT_SCRAP: Final = 1.4
"""Two Might are worth four gold of somebody else's."""
POWER_SCRAP: Final = 1.6
"""Power stands for any suit in plots."""
LOOK_PRICE: Final = 3.0
"""Knowledge for one look at a role card, to who hunts and is not sure."""
ALLY_PRICE: Final = 1.8
"""Influence for an alliance, to who has none: kept if it is there, but not asked for."""
LAST_HOPE: Final = 4.0
"""The same to who can win in no other way."""
ALLIANCE_CARDS: Final = 2
"""S4.7: The Influence that an alliance costs; and as many cards for a look."""
HOARD_PRICE: Final = 1.3
"""A coin towards a hoard."""
COINS: Final = (1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4)
"""Coins to spend, one after another: two actions a turn cannot spend more than a few."""
FIRST_COINS: Final = tuple(sum(COINS[:count], 0.0) for count in range(len(COINS) + 1))
"""The value of so many of them."""
LAST_COIN: Final = 0.25
READY: Final = 12.0
"""Having all that is needed to win at the next start."""
BUFFER: Final = 4.0
"""One card more than needed, for somebody may take one before the next turn."""
READY_TO_STRIKE: Final = 3.0
"""Having all that the role action costs."""
SURE: Final = 0.75
"""From here on a suspect needs no more looks."""


def write_goods_value(d: Decision) -> None:
    """Write what we hold and need, and by what prices goods are valued."""
    p, s, b, g, me = d.p, d.s, d.b, d.g, d.e.me
    hunts = p.win_when[b.role] == WHEN_TARGET
    g.exactly, g.wild = p.win_exactly[b.role], p.win_wild[b.role]
    g.ready = READY_TO_STRIKE if hunts else READY
    g.buffer = 0.0 if hunts else BUFFER
    for suit in range(SUITS):
        g.goods[suit] = s.hand[me * SUITS + suit]
        g.wished[suit] = 0.0
    g.goods[GOLD] = s.gold[me] + p.sell_price * (s.selling[0] + s.selling[1] + s.selling[2] + s.selling[3])
    for good in range(GOODS):
        g.needs[good] = 0 if b.hopeless else d.traits.needs[b.role * GOODS + good]
    free = p.alliances == 1 and s.ally[me] == NOBODY and b.rivals > 1
    if free and p.win_allied[b.role]:
        g.needs[INFLUENCE] += ALLIANCE_CARDS
        g.ready = g.ready / 2
    elif free:
        g.wished[INFLUENCE] = LAST_HOPE if b.hopeless else ALLY_PRICE
    if not b.hopeless and b.sure < SURE:
        g.wished[KNOWLEDGE] = LOOK_PRICE
    for suit in range(SUITS):
        g.scrap[suit] = POWER_SCRAP if suit == POWER else (MIGHT_SCRAP if suit == MIGHT else SCRAP)
        if g.needs[POWER]:
            g.scrap[suit] = max(g.scrap[suit], PAIR_SCRAP)
    write_surplus(g)
    if g.exactly:
        write_exact(d)
        g.base = exact_value(g, g.goods)
    else:
        g.base = plain_value(g, g.goods)


def write_surplus(g: GoodsValue) -> None:
    """Write by suit the number of cards that we do not need."""
    if g.wild:
        stretch(g, g.goods)
    for suit in range(SUITS):
        have = g.stretched[suit] if g.wild else g.goods[suit]
        g.surplus[suit] = max(0, have - g.needs[suit])


def stretch(g: GoodsValue, goods: list[int]) -> None:
    """S7.1: Write these goods with Power that is not needed counted as what is missing."""
    for good in range(GOODS):
        g.stretched[good] = goods[good]
    for suit in range(POWER):
        spare, missing = g.stretched[POWER] - g.needs[POWER], g.needs[suit] - g.stretched[suit]
        used = min(max(0, spare), max(0, missing))
        g.stretched[suit] += used
        g.stretched[POWER] -= used


def plain_value(g: GoodsValue, goods: list[int]) -> float:
    """The value of all these goods together, where more is never worse."""
    if g.wild:
        stretch(g, goods)
        return value_of_all(g, g.stretched)
    return value_of_all(g, goods)


def value_of_all(g: GoodsValue, goods: list[int]) -> float:
    """The value of goods of which each card counts as its own suit."""
    value, missing, needed = 0.0, 0, g.needs[GOLD]
    for suit in range(SUITS):
        have, need = goods[suit], g.needs[suit]
        price = POWER_PRICE if suit == POWER else CARD_PRICE
        needed += need
        if have < need:
            value += price * have
            missing += need - have
        else:
            value += price * need + g.scrap[suit] * (have - need)
            if have > need and need > 1:
                value += g.buffer
            if g.wished[suit] > 0.0:
                value += (g.wished[suit] - g.scrap[suit]) * min(2, have - need)
    gold, hoard = goods[GOLD], g.needs[GOLD]
    if gold < hoard:
        value += HOARD_PRICE * gold
        missing += hoard - gold
    else:
        spare = gold - hoard
        value += HOARD_PRICE * hoard + FIRST_COINS[min(spare, len(COINS))] + LAST_COIN * max(0, spare - len(COINS))
    if missing == 0 and needed:
        value += g.ready
    return value


def gain(d: Decision, buys: bool) -> float:
    """The value that the goods in `after` have beyond ours; `buys` if they use up the one purchase of the turn."""
    if d.g.exactly:
        return exact_value_after(d, buys) - d.g.base
    return plain_value(d.g, d.g.after) - d.g.base


def gain_one(d: Decision, suit: int, count: int, gold: int, buys: bool) -> float:
    """The value that so many cards and so much gold more add."""
    for good in range(GOODS):
        d.g.after[good] = d.g.goods[good]
    d.g.after[suit] += count
    d.g.after[GOLD] += gold
    return gain(d, buys)


def gain_of_swap(d: Decision, give: int, ask: int) -> float:
    """S4.3: The value that one side of a trade adds if we give the other."""
    for good in range(GOODS):
        d.g.after[good] = d.g.goods[good] + SIDES[ask][good] - SIDES[give][good]
    return gain(d, False)


def gain_of_pair(d: Decision, suit: int, power: int) -> float:
    """S4.10: What it costs to pay a pair of a suit, of which so much is Power, as a negative value."""
    for good in range(GOODS):
        d.g.after[good] = d.g.goods[good]
    d.g.after[suit] -= 2 - power
    d.g.after[POWER] -= power
    return gain(d, False)


def is_hoarder(g: GoodsValue) -> bool:
    """Whether the role is won by hoarding gold."""
    return g.needs[GOLD] >= HOARD


def is_wanted(g: GoodsValue, suit: int) -> bool:
    """Whether one more card of a suit serves the plan."""
    enough = g.needs[suit]
    if g.wished[suit] > ALLY_PRICE:
        enough += 2
    if suit == POWER and g.wild:
        for each in range(POWER):
            enough += max(0, g.needs[each] - g.goods[each])
    return g.goods[suit] < enough
