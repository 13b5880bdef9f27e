"""S11.2: What changes hands in a deed: the offers of a trade, goods that are handed over, and payments."""

from collections.abc import Sequence
from typing import NamedTuple

from vivat.game.intrigue.action import Goods, one_of
from vivat.game.intrigue.event import IntrigueEvent
from vivat.rules.intrigue.goods import GOLD, GOODS, POWER
from vivat.rules.intrigue.state import Params


class Offer(NamedTuple):
    """S4.3: One offer of a trade."""

    player: int
    """Who makes it."""
    other: int
    """To whom."""
    gives: Goods
    asks: Goods


class Transfer(NamedTuple):
    """Something that changed hands, or was put down."""

    giver: int | None
    """None for the draw pile, the discard pile or the bank."""
    taker: int | None
    goods: Goods
    """What the viewer knows of it."""
    unknown: int = 0
    """Cards that the viewer does not know."""


def amounts(events: Sequence[IntrigueEvent]) -> Goods:
    """How much of each suit and of gold some events count."""
    counts = [0] * GOODS
    for event in events:
        counts[event.good or 0] += event.count or 0
    return tuple(counts)


def offers_in(events: Sequence[IntrigueEvent]) -> tuple[Offer, ...]:
    """S4.3: The offers of a trade, one after the other."""
    found: list[list[IntrigueEvent]] = []
    for event in events:
        if event.kind == "offered":
            found.append([event])
        elif event.kind in ("offer-gives", "offer-asks") and found:
            found[-1].append(event)
    return tuple(
        Offer(
            offer[0].player or 0,
            offer[0].other or 0,
            amounts([event for event in offer if event.kind == "offer-gives"]),
            amounts([event for event in offer if event.kind == "offer-asks"]),
        )
        for offer in found
    )


def transfer_of(events: Sequence[IntrigueEvent], event: IntrigueEvent) -> Transfer | None:
    """What an event moves from whom to whom; None if it moves nothing, or another of the events says it better."""
    player, other, count = event.player, event.other, event.count or 0
    match event.kind:
        case "bought":
            known = any(each.kind == "card-drawn" for each in events)
            return None if known else Transfer(None, player, one_of(GOLD, 0), 1)
        case "card-drawn" | "card-dealt" | "bought-discard":
            return Transfer(None, player, one_of(event.good or 0, 1))
        case "sold" | "discarded":
            return Transfer(player, None, one_of(event.good or 0, count))
        case "earned" | "income":
            return Transfer(None, player, one_of(GOLD, count))
        case "traded":
            partner = next(offer.other if offer.player == player else offer.player for offer in offers_in(events))
            return Transfer(player, partner, one_of(event.good or 0, count))
        case "bribe-given":
            return Transfer(player, other, one_of(event.good or 0, 1))
        case "gold-taken":
            return Transfer(other, player, one_of(GOLD, count))
        case "card-taken":
            known = any(each.kind == "stolen-card" and each.other == other for each in events)
            return None if known else Transfer(other, player, one_of(GOLD, 0), 1)
        case "stolen-card":
            return Transfer(other, player, one_of(event.good or 0, 1))
        case "power-seized":
            return Transfer(None, player, one_of(POWER, 1))
        case _:
            return None


def payments_in(p: Params, events: Sequence[IntrigueEvent]) -> tuple[Transfer, ...]:
    """What was spent, by whoever spent it: cards and gold to the piles, or the gold of a bribe (S4.4) or a purchase."""
    first = events[0]
    if first.kind == "bribed":
        return (Transfer(first.player, first.other, one_of(GOLD, p.bribe_price)),)
    if first.kind in ("bought", "bought-discard"):
        return (Transfer(first.player, None, one_of(GOLD, p.buy_price)),)
    payers = dict.fromkeys(event.player for event in events if event.kind == "spent")
    spent = ((payer, [each for each in events if each.kind == "spent" and each.player == payer]) for payer in payers)
    return tuple(Transfer(payer, None, amounts(each)) for payer, each in spent)
