"""The value of cards and gold to a player of intrigue with its own role, in gold.

Goods are lists of Might, Knowledge, Influence, Power and Gold.
"""

from collections.abc import Sequence
from operator import add

from vivat.rules.intrigue.goods import GOLD, INFLUENCE, KNOWLEDGE, POWER, SUITS
from vivat.rules.intrigue.victory import WHEN_TARGET
from vivat.search.intrigue.hints import HOARD
from vivat.search.intrigue.role_beliefs import RoleBeliefs

Goods = Sequence[int]

CARD_PRICE = 5.0
"""A needed card: more than a bribe costs, for a bribe can fail and gold is there to be spent."""
POWER_PRICE = 7.0
"""Needed Power: it cannot be bribed for, and five gold buy one."""
SCRAP = 1.0
"""A card nobody asked for: it sells for one gold."""
PAIR_SCRAP = 2.0
"""The same where Power is needed: a pair of anything buys it."""
MIGHT_SCRAP = 1.4
"""Two Might are worth four gold of somebody else's."""
POWER_SCRAP = 1.6
"""Power stands for any suit in plots."""
LOOK_PRICE = 3.0
"""Knowledge for one look at a role card, to who hunts and is not sure."""
ALLY_PRICE = 1.8
"""Influence for an alliance, to who has none: kept if it is there, but not asked for."""
LAST_HOPE = 4.0
"""The same to who can win in no other way."""
HOARD_PRICE = 1.3
"""A coin towards a hoard."""
COINS = (1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4)
"""Coins to spend, one after another: two actions a turn cannot spend more than a few."""
LAST_COIN = 0.25
READY = 12.0
"""Having all that is needed to win at the next start."""
BUFFER = 4.0
"""One card more than needed, for somebody may take one before the next turn."""
READY_TO_STRIKE = 3.0
"""Having all that the role action costs."""
SURE = 0.75
"""From here on a suspect needs no more looks."""

# Where counts must be exact, like the Fool's.
MISSING = 3.0
"""A card that is still missing at the end of the turn."""
EXTRA = 1.6
"""A card too many."""
COIN_OFF = 0.5
"""A coin more or less than fits."""
FITTING_GOLD = (1, 1, 3, 4, 5)
"""Gold to end a turn with, by the number of missing cards: with the income it pays for just these."""
DEAL = 0.45
"""How likely somebody sells a card for gold when asked."""

Outcomes = list[tuple[float, tuple[int, ...]]]
"""Goods that an action could leave, each with its chance."""


class GoodsValue:
    """Our goods, and the value of any change of them."""

    def __init__(self, beliefs: RoleBeliefs) -> None:
        p, observation = beliefs.p, beliefs.observation
        role = beliefs.role
        hopeless = beliefs.hopeless()
        self.needs = [0] * (SUITS + 1) if hopeless else list(beliefs.traits.roles[role].needs)
        self.exactly = bool(p.win_exactly[role])
        self.wild = bool(p.win_wild[role])
        self.ready = READY_TO_STRIKE if p.win_when[role] == WHEN_TARGET else READY
        self.buffer = 0.0 if p.win_when[role] == WHEN_TARGET else BUFFER
        self.goods = [*beliefs.hand, observation.gold[beliefs.me]]
        if observation.selling is not None:
            self.goods[GOLD] += p.sell_price * sum(observation.selling)
        free = p.alliances and observation.allies[beliefs.me] is None and len(beliefs.others) > 1
        self.ready_allied = not (p.win_allied[role] and free)
        if p.win_allied[role] and free:
            self.needs[INFLUENCE] += 2
        self.scrap = [MIGHT_SCRAP, SCRAP, SCRAP, POWER_SCRAP]
        if self.needs[POWER]:
            self.scrap = [max(each, PAIR_SCRAP) for each in self.scrap]
        # The first two surplus cards of a suit can be worth more: (suit, price).
        self.wished: list[tuple[int, float]] = []
        if not hopeless and beliefs.sure_of_target() < SURE:
            self.wished.append((KNOWLEDGE, LOOK_PRICE))
        if free and not p.win_allied[role]:
            self.wished.append((INFLUENCE, LAST_HOPE if hopeless else ALLY_PRICE))
        self._gains: dict[tuple[tuple[int, ...], bool], float] = {}
        self.base = self.value(self.goods)

    def value(self, goods: Goods) -> float:
        """The value of all these goods together."""
        value = 0.0
        missing = 0
        if self.wild:
            goods = self.stretched(goods)
        for suit in range(SUITS):
            have, need = goods[suit], self.needs[suit]
            price = POWER_PRICE if suit == POWER else CARD_PRICE
            if have < need:
                value += price * have
                missing += need - have
            else:
                value += price * need + self.scrap[suit] * (have - need)
                if have > need > 1:
                    value += self.buffer
        for suit, price in self.wished:
            value += (price - self.scrap[suit]) * min(2, max(0, goods[suit] - self.needs[suit]))
        gold, hoard = goods[GOLD], self.needs[GOLD]
        if gold < hoard:
            value += HOARD_PRICE * gold
            missing += hoard - gold
        else:
            spare = gold - hoard
            value += HOARD_PRICE * hoard + sum(COINS[:spare]) + LAST_COIN * max(0, spare - len(COINS))
        if missing == 0 and any(self.needs):
            value += self.ready if self.ready_allied else self.ready / 2
        return value

    def stretched(self, goods: Goods) -> list[int]:
        """S7.1: These goods, with Power that is not needed counted as what is missing."""
        found = list(goods)
        for suit in range(POWER):
            used = min(max(0, found[POWER] - self.needs[POWER]), max(0, self.needs[suit] - found[suit]))
            found[suit] += used
            found[POWER] -= used
        return found

    def gain(self, change: Goods, buys: bool = False) -> float:
        """The value that a change of goods adds; `buys` if it uses up the one purchase of the turn."""
        goods = tuple(map(add, self.goods, change))
        found = self._gains.get((goods, buys))
        if found is None:
            found = self._gains[goods, buys] = self.value_after(goods, buys) - self.base
        return found

    def value_after(self, goods: Goods, buys: bool) -> float:  # noqa: ARG002
        """The value of having these goods after an action."""
        return self.value(goods)

    def surplus(self) -> list[int]:
        """By suit, the number of cards that we do not need."""
        goods = self.stretched(self.goods) if self.wild else self.goods
        return [max(0, goods[suit] - self.needs[suit]) for suit in range(SUITS)]

    @property
    def hoards(self) -> bool:
        """Whether the role is won by hoarding gold."""
        return self.needs[GOLD] >= HOARD

    def wants(self, suit: int) -> bool:
        """Whether one more card of a suit serves the plan."""
        wished = 2 if any(suit == wish and price > ALLY_PRICE for wish, price in self.wished) else 0
        if suit == POWER and self.wild:
            wished += sum(max(0, self.needs[each] - self.goods[each]) for each in range(POWER))
        return self.goods[suit] < self.needs[suit] + wished


class ExactGoodsValue(GoodsValue):
    """The value of goods for a role that must end a turn with neither more nor less than its counts."""

    def __init__(self, beliefs: RoleBeliefs) -> None:
        self.beliefs = beliefs
        self.p = beliefs.p
        observation = beliefs.observation
        self.actions_after = observation.actions_left - 1 if observation.turn == beliefs.me else 0
        self.bought = observation.bought
        self.top = observation.discards[-1] if observation.discards else None
        victims = [player for player in beliefs.others if observation.allies[beliefs.me] != player]
        self.chances = [[beliefs.suit_chances(player)[suit] for player in victims] or [0.0] for suit in range(SUITS)]
        self._values: dict[tuple[int, ...], float] = {}
        super().__init__(beliefs)

    def value(self, goods: Goods) -> float:
        """The value of ending a turn with these goods."""
        missing = extra = 0
        for suit in range(SUITS):
            off = goods[suit] - self.needs[suit]
            if off < 0:
                missing -= off
            else:
                extra += off
        gold = goods[GOLD]
        if missing == 0 and extra == 0 and gold == self.needs[GOLD]:
            return READY
        fitting = FITTING_GOLD[min(missing, len(FITTING_GOLD) - 1)] + self.needs[GOLD] - 1
        return -MISSING * missing - EXTRA * extra - COIN_OFF * abs(gold - fitting)

    def value_after(self, goods: Goods, buys: bool) -> float:
        """The value of the best end of the turn that can be hoped for after an action that leaves these goods."""
        best = self.value(goods)
        if self.actions_after > 0:
            known = self._values
            for outcomes in self.outcomes(goods, buys or self.bought):
                expected = 0.0
                for chance, after in outcomes:
                    value = known.get(after)
                    if value is None:
                        value = known[after] = self.value(after)
                    expected += chance * value
                best = max(best, expected)
        return best

    def outcomes(self, goods: Goods, bought: bool) -> list[Outcomes]:
        """For each of the usual actions, roughly what goods it could leave."""
        p = self.p
        found: list[Outcomes] = []
        gold = goods[GOLD]
        if not bought and gold >= p.buy_price:
            unseen = enumerate(self.beliefs.unseen)
            found.append([(share, changed(goods, suit, 1, -p.buy_price)) for suit, share in unseen])
            if self.top is not None:
                found.append([(1.0, changed(goods, self.top, 1, -p.buy_price))])
        surplus = [max(0, goods[suit] - self.needs[suit]) for suit in range(SUITS)]
        sold = sum(surplus)
        if sold:
            kept = tuple([have - more for have, more in zip(goods, surplus, strict=False)])
            found.append([(1.0, (*kept, gold + p.sell_price * sold))])
        for suit in range(POWER):
            if goods[suit] >= 2:
                spent = changed(goods, suit, -2, 0)
                found.append([(1.0, changed(spent, POWER, 1, 0))])
            if gold >= p.bribe_price:
                for chance in {max(self.chances[suit]), min(self.chances[suit])}:
                    given, kept = changed(goods, suit, 1, -p.bribe_price), changed(goods, suit, 0, -p.bribe_price)
                    found.append([(chance, given), (1.0 - chance, kept)])
        if gold >= p.seize_price:
            found.append([(1.0, changed(goods, POWER, 1, -p.seize_price))])
        for suit in range(SUITS):
            if goods[suit] < self.needs[suit]:
                chance = DEAL * max(self.chances[suit])
                found.extend(
                    [(chance, changed(goods, suit, 1, -coins)), (1.0 - chance, tuple(goods))]
                    for coins in range(2, min(5, gold) + 1)
                )
        return found


def changed(goods: Goods, suit: int, count: int, gold: int) -> tuple[int, ...]:
    """These goods with so many more cards of a suit, and so much more gold."""
    after = list(goods)
    after[suit] += count
    after[GOLD] += gold
    return tuple(after)
