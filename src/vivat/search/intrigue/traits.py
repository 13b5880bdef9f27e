"""What beliefs are computed from, for each role of a game: its needs, and what each kind of evidence says of it."""

from dataclasses import dataclass, field
from functools import lru_cache

from vivat.rules.intrigue.goods import GOLD, GOODS, POWER, SUITS
from vivat.rules.intrigue.state import ROLES, Params, zeros
from vivat.rules.intrigue.victory import WHEN_START, WHEN_TARGET
from vivat.search.intrigue.hints import HOARD, KEPT, Hints

RoleNumbers = tuple[tuple[int, ...], ...]


def empty(length: int) -> list[float]:
    """A list field of so many numbers with a fraction."""
    return [0.0] * length


@dataclass(slots=True)
class Traits:
    """The roles of a game under some hints; lists of several dimensions have the role last. Never changed."""

    hunts: list[int] = field(default_factory=lambda: zeros(ROLES))
    """1: wins by striking at a target."""
    starts: list[int] = field(default_factory=lambda: zeros(ROLES))
    """1: the condition is looked at when a turn starts."""
    exactly: list[int] = field(default_factory=lambda: zeros(ROLES))
    alliance: list[int] = field(default_factory=lambda: zeros(ROLES))
    """1: an alliance is part of the condition."""
    needs: list[int] = field(default_factory=lambda: zeros(ROLES * GOODS))
    """By role and good: what must be held to win, or to act as the sheet says."""
    cards: list[int] = field(default_factory=lambda: zeros(ROLES))
    """How many cards these are."""
    hoards: list[int] = field(default_factory=lambda: zeros(ROLES))
    fitting: list[float] = field(default_factory=lambda: empty(ROLES))
    """The part of an unseen card that is of each suit the role needs."""
    wanting: list[float] = field(default_factory=lambda: empty(GOODS * ROLES))
    giving: list[float] = field(default_factory=lambda: empty(SUITS * ROLES))
    declining: list[float] = field(default_factory=lambda: empty(SUITS * ROLES))
    seizing: list[float] = field(default_factory=lambda: empty(ROLES))
    looking: list[float] = field(default_factory=lambda: empty(ROLES))
    hoarding: list[float] = field(default_factory=lambda: empty(ROLES))
    binding: list[float] = field(default_factory=lambda: empty(ROLES))
    held: float = 0.0
    misfit: float = 0.0
    poised: float = 0.0
    doubt: float = 0.0


def by_need(need: int, several: float, one: float, none: float) -> float:
    """`several`, `one` or `none`, by how many cards of a suit a role needs."""
    return several if need > 1 else one if need else none


def traits_of(p: Params, hints: Hints) -> Traits:
    """The traits of the roles of a game; a game by the same sheet has the same ones."""
    numbers = p.win_when, p.win_exactly, p.win_allied, p.win_counts, p.role_cost
    return made_traits(tuple(map(tuple, numbers)), hints)


@lru_cache(maxsize=64)
def made_traits(numbers: RoleNumbers, hints: Hints) -> Traits:
    """The traits of roles by when they win, whether exactly and allied, what they need and what their action costs."""
    when, exactly, allied, counts, cost = numbers
    t = Traits(held=hints.held, misfit=hints.misfit, poised=hints.poised, doubt=hints.doubt)
    for role in range(ROLES):
        t.hunts[role] = int(when[role] == WHEN_TARGET)
        t.starts[role] = int(when[role] == WHEN_START)
        t.exactly[role], t.alliance[role] = exactly[role], allied[role]
        for at in range(role * GOODS, role * GOODS + GOODS):
            t.needs[at] = max(counts[at], cost[at]) if t.hunts[role] else counts[at]
        needs = t.needs[role * GOODS : role * GOODS + GOODS]
        suits = sum(need > 0 for need in needs[:SUITS])
        t.cards[role] = sum(needs[:SUITS])
        t.hoards[role] = int(needs[GOLD] >= HOARD)
        t.fitting[role] = max(KEPT, 0.25 * suits) / max(1, suits)
        write_hints(t, role, needs, hints)
    return t


def write_hints(t: Traits, role: int, needs: list[int], hints: Hints) -> None:
    """Write what each kind of evidence says of one role."""
    for suit in range(SUITS):
        need, at = needs[suit], suit * ROLES + role
        t.wanting[at] = by_need(need, hints.wanted, hints.wanted_one, hints.wanted_in_vain)
        t.giving[at] = hints.gave_needed / need if need else hints.gave_spare
        t.declining[at] = hints.declined * (need > 0)
    t.wanting[GOLD * ROLES + role] = hints.wanted_gold * t.hoards[role]
    t.seizing[role] = by_need(needs[POWER], hints.seized, hints.seized_one, hints.seized_in_vain)
    t.looking[role] = hints.looked if t.hunts[role] else hints.looked_in_vain
    t.hoarding[role] = hints.hoarded if t.hoards[role] else hints.spare_coins
    t.binding[role] = hints.bound * t.alliance[role]
