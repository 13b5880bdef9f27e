"""Offers of trade in intrigue (S4.3): which to make to whom, and what they cost where they help a rival."""

from operator import ge, mul, sub
from typing import NamedTuple

from vivat.bots.intrigue.goods_value import Goods, GoodsValue
from vivat.rules.intrigue.actions import FIRST_GOLD_SIDE, SIDES
from vivat.rules.intrigue.goods import GOLD, SUITS
from vivat.search.intrigue.role_beliefs import RoleBeliefs

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

ONE_CARD = tuple(SIDES[:SUITS])
TWO_CARDS = tuple(SIDES[SUITS:FIRST_GOLD_SIDE])
GOLD_SIDES = tuple(SIDES[FIRST_GOLD_SIDE:])


class PossibleOffer(NamedTuple):
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
        """How much the offer promises: a refusal costs nothing, so the gain counts for more than the chance."""
        return self.gain * (0.3 + 0.7 * self.chance)


def their_gain(likes: list[float], give: Goods, ask: Goods) -> float:
    """The value that an offer seems to have for a partner who likes goods this much."""
    return float(sum(map(mul, likes, map(sub, give, ask))))


def cost_of_helping(beliefs: RoleBeliefs, player: int, give: Goods, ask: Goods, friendly: float) -> float:
    """The cost to us of giving a rival what it needs; negative for a friend."""
    gained = their_gain(beliefs.likes[player], give, ask)
    threat_by_good = beliefs.threat_by_good[player]
    danger = sum(
        [threat_by_good[good] * (more - less) for good, (more, less) in enumerate(zip(give, ask, strict=True))]
    )
    rivalry = RIVALRY * beliefs.threat[player] * max(0.0, gained)
    return (1.0 - 2.0 * friendly) * (rivalry + DANGER * beliefs.threat[player] * max(0.0, danger))


def worthwhile_offers(
    beliefs: RoleBeliefs,
    goods_value: GoodsValue,
    partners: list[int],
    friendly: list[float],
    given: tuple[int, ...] | None = None,
) -> list[PossibleOffer]:
    """Every offer worth making to one of these partners; with `given`, only those that give just this."""
    cards: list[tuple[int, ...]] = [side for suit, side in enumerate(ONE_CARD) if goods_value.goods[suit]]
    gives = cards + [side for side in GOLD_SIDES if side[GOLD] <= goods_value.goods[GOLD]]
    if not goods_value.exactly:
        surplus = goods_value.surplus()
        gives += [side for side in TWO_CARDS if all(map(ge, surplus, side))]
    if given is not None:
        cards, gives = [side for side in cards if side == given], [given]
    wanted = [suit for suit in range(SUITS) if goods_value.wants(suit)]
    swaps = [(give, ONE_CARD[suit]) for suit in wanted for give in gives if not give[suit]]
    if goods_value.hoards or goods_value.exactly:
        swaps += [(give, ask) for give in cards for ask in GOLD_SIDES]
    if not goods_value.exactly:  # an exact value looks far ahead, so it is asked for last
        swaps = [(give, ask) for give, ask in swaps if goods_value.gain(list(map(sub, ask, give))) >= LEAST_GAIN]
    found = []
    for partner in partners:
        has = beliefs.suit_chances(partner)
        gold = beliefs.observation.gold[partner]
        likes, declined = beliefs.likes[partner], beliefs.evidence.declined[partner]
        for give, ask in swaps:
            chance = float(gold >= ask[GOLD]) if ask[GOLD] else has[ask.index(1)]
            chance *= STUBBORN ** declined[ask.index(max(ask))]
            if chance >= LEAST_CHANCE:
                chance *= min(MOST_EAGER, max(0.0, EVEN + EAGER * their_gain(likes, give, ask)))
            if chance >= LEAST_CHANCE:
                gain = goods_value.gain(list(map(sub, ask, give)))
                if gain >= LEAST_GAIN:
                    gain -= cost_of_helping(beliefs, partner, give, ask, friendly[partner])
                if gain >= LEAST_GAIN:
                    found.append(PossibleOffer(partner, give, ask, gain, chance))
    return found


def best_offer(found: list[PossibleOffer]) -> PossibleOffer | None:
    """The offer with the highest score, or None."""
    return max(found, key=lambda offer: offer.score, default=None)
