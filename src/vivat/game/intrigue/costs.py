"""S1.2: What each kind of action costs, and what of that somebody lacks."""

from dataclasses import dataclass

from vivat.game.intrigue.action import Goods, Verb, one_of, pair_goods
from vivat.rules.intrigue.goods import GOLD, INFLUENCE, KNOWLEDGE, MIGHT, POWER, SUITS
from vivat.rules.intrigue.state import Params


@dataclass(frozen=True, slots=True)
class Cost:
    """What an action of one kind costs everybody, by the book."""

    verb: Verb
    """The kind of action."""
    ways: tuple[Goods, ...]
    """Might, Knowledge, Influence, Power and Gold; several where one has the choice."""
    wild: bool = False
    """Whether Power may stand in for any card of it."""


def costs_of(p: Params) -> tuple[Cost, ...]:
    """S1.2: The costs of the actions that cost the same whoever does them."""
    return (
        Cost("buy", (one_of(GOLD, p.buy_price),)),
        Cost("bribe", (one_of(GOLD, p.bribe_price),)),
        Cost("extort", (pair_goods(MIGHT, 0),), wild=True),
        Cost("investigate", (pair_goods(KNOWLEDGE, 0),), wild=True),
        Cost("ally", (pair_goods(INFLUENCE, 0),), wild=True),
        Cost("sabotage", ((1, 1, 1, 0, 0),), wild=True),
        Cost("seize-power", (*(one_of(suit, 2) for suit in range(SUITS)), one_of(GOLD, p.seize_price))),
    )


def missing(cost: Cost, goods: Goods) -> Goods:
    """What somebody with these goods lacks for an action: of several ways, the one that is nearest.

    >>> missing(Cost("extort", ((2, 0, 0, 0, 0),), wild=True), (0, 3, 0, 1, 5))
    (1, 0, 0, 0, 0)
    """
    return min((lack(way, goods, cost.wild) for way in cost.ways), key=sum)


def lack(way: Goods, goods: Goods, wild: bool) -> Goods:
    """What goods lack of one way to pay; where Power is wild, what is left of it stands in."""
    spare = max(0, goods[POWER] - way[POWER]) if wild else 0
    lacks = [max(0, want - have) for want, have in zip(way, goods, strict=True)]
    for suit in range(POWER):
        used = min(spare, lacks[suit])
        lacks[suit] -= used
        spare -= used
    return tuple(lacks)
