"""Log-likelihood ratios of roles given what a player did (`Hints`), tabulated for the roles of a sheet."""

from functools import lru_cache
from math import log
from typing import NamedTuple

from vivat.game.intrigue.sheet import RoleCard, Sheet
from vivat.rules.intrigue.goods import GOLD, POWER, SUITS
from vivat.rules.intrigue.victory import WHEN_START, WHEN_TARGET


class Hints(NamedTuple):
    """Log-likelihood ratios of a role, one for each kind of thing that its player may do or hold.

    0 says nothing either way; none is proof.
    """

    wanted: float
    """Paid for a suit of which the role needs several."""
    wanted_one: float
    """Paid for a suit of which it needs one."""
    wanted_in_vain: float
    """Paid for a suit that it has no use for."""
    wanted_gold: float
    """Asked for gold, which it hoards."""
    gave_needed: float
    """Parted with a suit that the role needs; the more it needs, the less one card says."""
    gave_spare: float
    """Parted with a suit that it has no use for."""
    declined: float
    """Declined to give a suit that it needs."""
    seized: float
    """Seized Power, of which the role needs several."""
    seized_one: float
    """Seized Power, of which it needs one."""
    seized_in_vain: float
    """Seized Power without needing it."""
    looked: float
    """Looked at a role card: hunters must."""
    looked_in_vain: float
    """Others do so when they are rich in Knowledge."""
    held: float
    """Is known to hold a card that the role needs."""
    misfit: float
    """Holds a card more or less than the role needs."""
    poised: float
    """Holds as many cards and as much gold as a role that must hold neither more nor less."""
    hoarded: float
    """Has a coin more than anybody may have, and hoards."""
    spare_coins: float
    """Has one and does not."""
    bound: float
    """Is allied, as the role must be."""
    doubt: float
    """The part of a belief that no deed can shake: anybody may do anything."""


RULES_OF_THUMB = Hints(
    wanted=log(1.9),
    wanted_one=0.0,
    wanted_in_vain=log(0.75),
    wanted_gold=0.0,
    gave_needed=log(0.6),
    gave_spare=0.0,
    declined=0.0,
    seized=log(1.8),
    seized_one=0.0,
    seized_in_vain=log(0.45),
    looked=log(1.7),
    looked_in_vain=log(0.85),
    held=0.0,
    misfit=0.0,
    poised=log(3.0),
    hoarded=0.12,
    spare_coins=-0.06,
    bound=0.0,
    doubt=0.0,
)
"""The steward's. Search players have hints that were fitted to games (`vivat.lab.fitting`)."""
HOARD = 8
"""A role that needs so much gold is a hoarder; less is a price to be paid."""
KEPT = 0.5
"""The part of somebody's unseen cards that fits the role: what does not fit was sold or traded."""


class RoleTraits:
    """Needs and kind of victory of one role, in the form that beliefs are computed from."""

    def __init__(self, card: RoleCard) -> None:
        self.hunts = card.wins == WHEN_TARGET
        self.needs = [max(pair) for pair in zip(card.needs, card.cost, strict=True)] if self.hunts else list(card.needs)
        """Must be held to win, or to act as the sheet says."""
        self.suits = [(suit, need) for suit, need in enumerate(self.needs[:SUITS]) if need]
        self.fitting = max(KEPT, 0.25 * len(self.suits)) / max(1, len(self.suits))
        """The part of an unseen card that is of each suit the role needs."""
        self.cards = sum(self.needs[:SUITS])
        self.hoards = self.needs[GOLD] >= HOARD
        self.starts = card.wins == WHEN_START
        self.exactly = card.exactly
        self.alliance = card.alliance

    def by_need(self, suit: int, several: float, one: float, none: float) -> float:
        """`several`, `one` or `none`, by how many cards of a suit the role needs."""
        need = self.needs[suit]
        return several if need > 1 else one if need else none


class SheetTraits:
    """The roles of a sheet, and for each kind of evidence the hint it gives for each role."""

    def __init__(self, sheet: Sheet, hints: Hints) -> None:
        roles = self.roles = [RoleTraits(card) for card in sheet]
        wanted = (hints.wanted, hints.wanted_one, hints.wanted_in_vain)
        self.wanting = [[role.by_need(suit, *wanted) for role in roles] for suit in range(SUITS)]
        self.wanting.append([hints.wanted_gold * role.hoards for role in roles])
        self.giving = [
            [hints.gave_needed / role.needs[suit] if role.needs[suit] else hints.gave_spare for role in roles]
            for suit in range(SUITS)
        ]
        self.declining = [[hints.declined * (role.needs[suit] > 0) for role in roles] for suit in range(SUITS)]
        seized = (hints.seized, hints.seized_one, hints.seized_in_vain)
        self.seizing = [role.by_need(POWER, *seized) for role in roles]
        self.looking = [hints.looked if role.hunts else hints.looked_in_vain for role in roles]
        self.exact = [(role, card.cards, card.needs[GOLD]) for role, card in enumerate(roles) if card.exactly]
        self.hoarding = [hints.hoarded if role.hoards else hints.spare_coins for role in roles]
        self.binding = [hints.bound * role.alliance for role in roles]


@lru_cache(maxsize=64)
def traits_of(sheet: Sheet, hints: Hints) -> SheetTraits:
    """The traits of a sheet under these hints; cached, because a table has one sheet."""
    return SheetTraits(sheet, hints)
