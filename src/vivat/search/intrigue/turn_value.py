"""The actions of a steward's turn: what each brings to its own plan and takes from others, in gold. Compiled."""

from typing import Final

from vivat.rules.intrigue.actions import (
    ACCUSE,
    AIMED_CODE,
    ALLY,
    ALLY_SHARING,
    ASSASSINATE,
    BRIBE,
    BUY_DISCARD,
    BUY_PILE,
    CARD,
    INVESTIGATE,
    PASS,
    ROLE_CARD,
    SABOTAGE_CODE,
    SABOTAGES,
    SEIZE_CODE,
    SEIZE_HIM,
    SELL_CODE,
    STOP_SELLING,
    TRADE,
    aim_kind,
    aimed_at,
    extorted,
    investigated,
    plot_kind,
    plotted,
    power_in_pair,
    sabotage_payment,
    sabotaged,
)
from vivat.rules.intrigue.alliances import power_in
from vivat.rules.intrigue.goods import GOLD, GOODS, INFLUENCE, KNOWLEDGE, MIGHT, POWER, SUITS
from vivat.rules.intrigue.state import NOBODY, ROLES
from vivat.rules.intrigue.victory import WHEN_TARGET
from vivat.search.intrigue.decision import PAIRS, Decision
from vivat.search.intrigue.goods_value import SURE, gain, gain_of_pair, gain_one
from vivat.search.intrigue.offers import ANYTHING, forget_offers, write_best_offer, write_swaps
from vivat.search.intrigue.role_beliefs import hunting_us, share_of_suit

BLOCK: Final = 16.0
"""What it is worth to stop somebody who is certain to win at the next turn."""
GUARD: Final = 0.4
"""For each player who acts between us and that one: somebody else may do it."""
FEAR: Final = 0.6
"""Who hunts us is so much more dangerous to us than to others."""
CARD_LOSS: Final = 0.5
"""One card less of what it needs takes this part of a threat away."""
CARD_STOLEN: Final = 0.3
"""What a rival's loss of any card is worth to us."""
WIN: Final = 45.0
"""A role action that hits its target. Compare with what it costs: about even odds will do."""
RIVAL_GONE: Final = 24.0
"""The death of all others; that of one of them is worth its part."""
EXPOSURE: Final = 2.0
"""The price of showing our role."""
JAIL: Final = 8.0
"""Ruin of an average rival; the King keeps his Power and shows it only once."""
WEALTH: Final = 8.0
"""Cards, and half of the gold, that an average rival has."""
LOOK: Final = 7.0
"""A look at the role card of somebody who is as likely as not our target."""
CURIOSITY: Final = 1.0
"""The same for those who hunt nobody: it shows whom to fear."""
PARTNERSHIP: Final = 16.0
"""An alliance with somebody who is certain to win; with others, by their prospects."""
ALLIANCE_NEEDED: Final = 32.0
"""The same for a role that cannot win without one, and twice that if nothing else is missing."""
OWN_WAY: Final = 0.5
"""Who is certain to win alone thinks half as much of an alliance."""
MOST_OFFERS: Final = 2
"""Offers of trade and proposals of alliance that we make in one turn."""
NEVER: Final = -1.0
"""The value of what is not to be done."""


def write_turn(d: Decision) -> None:
    """Write what the actions of a turn have in common: offers, what is at stake, and what payments cost."""
    write_stakes(d)
    write_offers(d)
    write_takings(d)
    t, g, p = d.t, d.g, d.p
    price = p.bribe_price if g.goods[GOLD] >= p.bribe_price else 0
    for good in range(GOODS):
        t.bribed[good] = gain_one(d, good, int(good != GOLD), -price, False)
    for suit in range(PAIRS):
        for power in range(PAIRS):
            if g.goods[suit] >= 2 - power and g.goods[POWER] >= power:
                t.pairs[suit * PAIRS + power] = gain_of_pair(d, suit, power)


def write_stakes(d: Decision) -> None:
    """By player, the value of stopping it for good; and how likely the game is lost if we wait."""
    b, t = d.b, d.t
    t.pressure = 0.0
    for player in range(d.p.players):
        t.at_stake[player] = 0.0
        if b.others >> player & 1:
            hunting = 0.0
            for role in range(ROLES):
                if b.hunters >> role & 1:
                    hunting += b.threat_by_role[player * ROLES + role]
            threat = b.threat[player] + FEAR * hunting
            between = (player - d.e.me) % d.p.players - 1
            t.at_stake[player] = BLOCK * GUARD**between * threat * (1.0 - 2.0 * b.friendly[player])
            t.pressure = max(t.pressure, b.threat[player] * (1.0 - b.friendly[player]))
    t.pressure = min(1.0, t.pressure)


def write_offers(d: Decision) -> None:
    """The best offer to each player who has not had one in this turn."""
    forget_offers(d.t)
    if d.s.offers < MOST_OFFERS:
        write_swaps(d, ANYTHING)
        for player in range(d.p.players):
            if d.b.others >> player & 1 and not d.e.offered >> player & 1:
                write_best_offer(d, player)


def write_takings(d: Decision) -> None:
    """By player, the value to us of a random card of its hand, its loss to them included."""
    for player in range(d.p.players):
        d.t.takings[player] = 0.0
    for suit in range(SUITS):
        ours = gain_one(d, suit, 1, 0, False)
        for player in range(d.p.players):
            if d.b.others >> player & 1 and d.e.sizes[player] > d.s.locked[player]:
                loss = CARD_LOSS * resting_on(d, player, suit)
                d.t.takings[player] += share_of_suit(d, player, suit) * (ours + loss)
    for player in range(d.p.players):
        if d.b.others >> player & 1 and d.e.sizes[player] > d.s.locked[player]:
            d.t.takings[player] += CARD_STOLEN


def resting_on(d: Decision, player: int, good: int) -> float:
    """The value of stopping a player, as far as its threat rests on one good."""
    threat = d.b.threat[player]
    return d.t.at_stake[player] * d.b.threat_by_good[player * GOODS + good] / threat if threat > 0.0 else 0.0


def value_of_action(d: Decision, action: int) -> float:
    """What an action of the turn brings, in gold."""
    if action >= AIMED_CODE:
        return value_of_aimed(d, aimed_at(action), aim_kind(action))
    if action < SABOTAGE_CODE + SABOTAGES:
        return value_of_sabotage(d, sabotaged(action), sabotage_payment(action))
    if action < BUY_PILE:
        return value_of_plot(d, plotted(action), plot_kind(action))
    if action <= BUY_DISCARD:
        return value_of_purchase(d, action == BUY_PILE)
    if action == PASS:
        return 0.0
    if action < STOP_SELLING:
        return value_of_sale(d, action - SELL_CODE)
    return value_of_seizure(d, action - SEIZE_CODE)


def value_of_purchase(d: Decision, from_pile: bool) -> float:
    """S4.1: What a card from the pile or from the discards brings, less its price."""
    price = d.p.buy_price
    if not from_pile:
        return gain_one(d, d.s.discards[d.s.discarded - 1], 1, -price, True)
    value = 0.0
    for suit in range(SUITS):
        value += d.b.unseen[suit] * gain_one(d, suit, 1, -price, True)
    return value


def value_of_sale(d: Decision, suit: int) -> float:
    """S4.2: What it brings to sell this card and all others that we do not need."""
    g, sold = d.g, 0
    if not g.surplus[suit]:
        return NEVER
    for each in range(SUITS):
        g.after[each] = g.goods[each] - g.surplus[each]
        sold += g.surplus[each]
    g.after[GOLD] = g.goods[GOLD] + d.p.sell_price * sold
    return gain(d, False)


def value_of_seizure(d: Decision, paid: int) -> float:
    """S4.9: What one Power brings, less the pair of cards or the gold that it costs."""
    if paid == POWER:
        return NEVER
    if paid == GOLD:
        return gain_one(d, POWER, 1, -d.p.seize_price, False)
    for good in range(GOODS):
        d.g.after[good] = d.g.goods[good]
    d.g.after[paid] -= 2
    d.g.after[POWER] += 1
    return gain(d, False)


def value_of_plot(d: Decision, player: int, kind: int) -> float:
    """S4.5 to S4.7: What an action paid for with a pair of cards brings."""
    if kind >= ALLY:
        return d.t.pairs[INFLUENCE * PAIRS + power_in(kind - ALLY)] + value_of_alliance(d, player)
    if kind >= INVESTIGATE:
        cost = d.t.pairs[KNOWLEDGE * PAIRS + power_in_pair(kind)]
        return cost + value_of_look(d, player) if investigated(kind) == ROLE_CARD else cost
    cost = d.t.pairs[MIGHT * PAIRS + power_in_pair(kind)]
    return cost + d.t.takings[player] if extorted(kind) == CARD else cost + value_of_extortion(d, player)


def value_of_extortion(d: Decision, player: int) -> float:
    """S4.5: What extorted gold brings, its loss to the victim included."""
    coins = min(d.p.extorted_gold, d.s.gold[player])
    return gain_one(d, GOLD, coins, 0, False) + resting_on(d, player, GOLD) * coins / d.p.extorted_gold


def value_of_look(d: Decision, player: int) -> float:
    """S4.6: What a look at a role card brings."""
    b = d.b
    if d.e.role[player] != NOBODY:
        return 0.0
    if b.target == NOBODY or d.p.win_when[b.role] != WHEN_TARGET:
        return CURIOSITY * (1.0 + b.threat[player])
    if b.sure >= SURE:
        return 0.0
    chance = b.role_chances[player * ROLES + b.target]
    return LOOK * 4.0 * chance * (1.0 - chance)


def value_of_alliance(d: Decision, player: int) -> float:
    """S4.7: What an alliance brings with somebody who may win, or because our role asks for one."""
    b = d.b
    if (d.e.refused | d.e.traitors) >> player & 1 or d.s.proposals >= MOST_OFFERS:
        return NEVER
    value = PARTNERSHIP * (b.prospect[player] * (1.0 - hunting_us(d, player))) if d.p.allied_victories else 0.0
    if d.p.win_allied[b.role]:
        return value + ALLIANCE_NEEDED * (1 + int(d.g.goods[INFLUENCE] >= d.g.needs[INFLUENCE]))
    return value * (1.0 - OWN_WAY * b.prospect_of_ours)


def value_of_shared_alliance(d: Decision, player: int) -> float:
    """S4.7: The same with our only card, as likely as the other has one to add."""
    mine = INFLUENCE if d.g.goods[INFLUENCE] else POWER
    influence, power = d.b.suit_chances[player * SUITS + INFLUENCE], d.b.suit_chances[player * SUITS + POWER]
    able = 1.0 - (1.0 - influence) * (1.0 - power)
    return able * (value_of_alliance(d, player) + gain_one(d, mine, -1, 0, False))


def value_of_sabotage(d: Decision, player: int, payment: int) -> float:
    """S4.8: What it brings to take two cards and to end an alliance that somebody needs; never our own."""
    g, other = d.g, d.s.ally[player]
    g.after[GOLD], g.after[POWER] = g.goods[GOLD], g.goods[POWER]
    for suit in range(POWER):
        in_power = payment >> suit & 1
        g.after[suit] = g.goods[suit] - (1 - in_power)
        g.after[POWER] -= in_power
    value = gain(d, False)
    if player == d.e.me or other == d.e.me:
        return value + NEVER
    return value + value_of_parting(d, player) + value_of_parting(d, other)


def value_of_parting(d: Decision, player: int) -> float:
    """S4.8: What it brings to rob somebody of a card and of an alliance."""
    needed = 0.0
    for role in range(ROLES):
        if d.p.win_allied[role]:
            needed += d.b.threat_by_role[player * ROLES + role]
    threat = d.b.threat[player]
    return d.t.takings[player] + d.t.at_stake[player] * needed / (threat if threat > 0.0 else 1.0)


def value_of_aimed(d: Decision, player: int, kind: int) -> float:
    """S4.3, S4.4, S4.7, S5: What another action aimed at a player brings."""
    if kind == TRADE:
        return d.t.best_score[player]
    if kind < ASSASSINATE:
        return value_of_bribe(d, player, kind - BRIBE)
    if kind == ALLY_SHARING:
        return value_of_shared_alliance(d, player)
    if kind == SEIZE_HIM:
        return value_of_jailing(d, player)
    return value_of_strike(d, player, kind)


def value_of_bribe(d: Decision, player: int, suit: int) -> float:
    """S4.4: What a bribe brings: the card, if it is there, for gold that feeds whoever gets it."""
    chance = d.b.suit_chances[player * SUITS + suit]
    taken = CARD_LOSS * resting_on(d, player, suit)
    fed = CARD_LOSS * resting_on(d, player, GOLD)
    return chance * (d.t.bribed[suit] + taken) + (1.0 - chance) * d.t.bribed[GOLD] - fed


def exposure(d: Decision) -> float:
    """S5.1: The cost of showing our role: nothing if everybody knows it already."""
    return 0.0 if d.e.shown >> d.e.me & 1 else EXPOSURE


def value_of_strike(d: Decision, player: int, kind: int) -> float:
    """S5.2, S5.3: What it brings to assassinate or to accuse a player."""
    b, g = d.b, d.g
    for good in range(GOODS):
        g.after[good] = g.goods[good] - d.p.role_cost[b.role * GOODS + good]
    cost = gain(d, False)
    chance = b.role_chances[player * ROLES + b.target] if b.target != NOBODY else 0.0
    stopped = 0.0
    if kind != ACCUSE:  # S5.5: one rival fewer
        stopped = d.t.at_stake[player] + RIVAL_GONE / b.rivals * (1.0 - 2.0 * b.friendly[player])
    return WIN * chance + stopped + cost * (1.0 - d.t.pressure) - exposure(d)


def value_of_jailing(d: Decision, player: int) -> float:
    """S5.4: What it brings to Seize Him!"""
    wealth = d.e.sizes[player] + d.s.gold[player] / 2
    unfriendly = 1.0 - 2.0 * d.b.friendly[player]
    return d.t.at_stake[player] + JAIL * (wealth / WEALTH) * unfriendly - exposure(d)
