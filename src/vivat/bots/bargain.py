"""Offers of trade in intrigue: what to offer to whom, and what to say to an offer."""

from operator import ge, mul, sub
from typing import NamedTuple

from vivat.bots.purse import Goods, Purse
from vivat.rules.intrigue.actions import FIRST_GOLD_SIDE, SIDES
from vivat.rules.intrigue.state import GOLD, SUITS
from vivat.search.intrigue.suspicion import Suspicion

EAGER = 0.35
"""How much likelier an offer is accepted for each gold that it seems to be worth to the other."""
EVEN = 0.3
"""How likely it is if it seems to be worth nothing either way."""
MOST_EAGER = 0.9
STUBBORN = 0.6
"""And how much less, for each time that the other declined to give the same."""
LEAST_CHANCE = 0.3
"""Offers less likely to be accepted are not made: they only tell what we want."""
LEAST_GAIN = 0.5
"""And a trade must bring us this much."""
RIVALRY = 0.35
"""What a trade brings a rival who is sure to win soon costs us this part, for each gold."""
DANGER = 10.0
"""To a rival about to win we give nothing that it needs."""

SIDE_OF: dict[tuple[int, ...], int] = {goods: side for side, goods in enumerate(SIDES)}
ONE_CARD = tuple(SIDES[:SUITS])
TWO_CARDS = tuple(SIDES[SUITS:FIRST_GOLD_SIDE])
GOLD_SIDES = tuple(SIDES[FIRST_GOLD_SIDE:])


class Bargain(NamedTuple):
    """An offer that could be made."""

    partner: int
    give: tuple[int, ...]
    ask: tuple[int, ...]
    gain: float
    """What it brings us if it is accepted."""
    chance: float
    """How likely it is accepted."""

    @property
    def score(self) -> float:
        """A refusal costs nothing, so the gain counts for more than the chance."""
        return self.gain * (0.3 + 0.7 * self.chance)


def their_gain(likes: list[float], give: Goods, ask: Goods) -> float:
    """What an offer seems to be worth to a partner who likes goods this much."""
    return float(sum(map(mul, likes, map(sub, give, ask))))


def feeding(suspicion: Suspicion, player: int, give: Goods, ask: Goods, friendly: float) -> float:
    """What it costs us to give a rival what it needs; less than nothing for a friend."""
    gained = their_gain(suspicion.likes[player], give, ask)
    hurt = suspicion.hurt[player]
    danger = sum([hurt[good] * (more - less) for good, (more, less) in enumerate(zip(give, ask, strict=True))])
    rivalry = RIVALRY * suspicion.threat[player] * max(0.0, gained)
    return (1.0 - 2.0 * friendly) * (rivalry + DANGER * suspicion.threat[player] * max(0.0, danger))


def bargains(
    suspicion: Suspicion,
    purse: Purse,
    partners: list[int],
    friendly: list[float],
    given: tuple[int, ...] | None = None,
) -> list[Bargain]:
    """Every offer worth making to one of these partners; with `given`, of those that give just this."""
    cards: list[tuple[int, ...]] = [side for suit, side in enumerate(ONE_CARD) if purse.goods[suit]]
    gives = cards + [side for side in GOLD_SIDES if side[GOLD] <= purse.goods[GOLD]]
    if not purse.exactly:
        surplus = purse.surplus()
        gives += [side for side in TWO_CARDS if all(map(ge, surplus, side))]
    if given is not None:
        cards, gives = [side for side in cards if side == given], [given]
    wanted = [suit for suit in range(SUITS) if purse.wants(suit)]
    swaps = [(give, ONE_CARD[suit]) for suit in wanted for give in gives if not give[suit]]
    if purse.hoards or purse.exactly:
        swaps += [(give, ask) for give in cards for ask in GOLD_SIDES]
    if not purse.exactly:  # that purse looks far ahead, so it is asked last
        swaps = [(give, ask) for give, ask in swaps if purse.gain(list(map(sub, ask, give))) >= LEAST_GAIN]
    found = []
    for partner in partners:
        has = suspicion.chances(partner)
        gold = suspicion.observation.gold[partner]
        likes, declined = suspicion.likes[partner], suspicion.gossip.declined[partner]
        for give, ask in swaps:
            chance = float(gold >= ask[GOLD]) if ask[GOLD] else has[ask.index(1)]
            chance *= STUBBORN ** declined[ask.index(max(ask))]
            if chance >= LEAST_CHANCE:
                chance *= min(MOST_EAGER, max(0.0, EVEN + EAGER * their_gain(likes, give, ask)))
            if chance >= LEAST_CHANCE:
                gain = purse.gain(list(map(sub, ask, give)))
                if gain >= LEAST_GAIN:
                    gain -= feeding(suspicion, partner, give, ask, friendly[partner])
                if gain >= LEAST_GAIN:
                    found.append(Bargain(partner, give, ask, gain, chance))
    return found


def best_bargain(found: list[Bargain]) -> Bargain | None:
    """The offer that promises most."""
    return max(found, key=lambda bargain: bargain.score, default=None)
