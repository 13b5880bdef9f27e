"""Who is who, and who is about to win: what a player of intrigue makes of what it has heard."""

from functools import lru_cache
from math import exp, log
from operator import add, mul
from typing import NamedTuple

from vivat.game.intrigue.observation import IntrigueObservation
from vivat.game.intrigue.sheet import RoleCard, Sheet
from vivat.rules.intrigue.state import GOLD, NOBODY, POWER, ROLES, SUITS
from vivat.rules.intrigue.victory import WHEN_START, WHEN_TARGET
from vivat.search.intrigue.gossip import Gossip

CARDS_OF_A_SUIT = 15


class Hints(NamedTuple):
    """How much likelier a role becomes by what its player does, as logarithms. Nothing here is proof."""

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
    """The part of a suspicion that no deed can shake: anybody may do anything."""


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
"""What a courtier goes by. Who searches has numbers that were fitted to games (`vivat.lab.behaviour`)."""
RICH = 6
"""Gold that anybody may have: more is kept by those who need it."""
HOARD = 8
"""A role that needs so much gold is a hoarder; less is a price to be paid."""
MOST_HINTS = 4.0
"""No hint counts more often than this."""
ROUNDS_OF_BALANCING = 4
"""How often rows and columns of the table of suspicion are made to add up."""

# How many turns somebody is away from winning, and what that means.
CARD_TURNS = 0.6
"""A missing card takes this part of a turn: there are two actions, but not all bring the right card."""
GOLD_A_TURN = 4.0
"""Gold somebody makes in a turn who wants nothing else."""
ALLIANCE_TURNS = 0.8
"""An alliance still to be made."""
HUNT_TURNS = 1.6
"""A target still to be found."""
MISFIT_TURNS = 0.5
"""For each card too many where the number must be exact; gold is quicker to mend."""
MISFIT_GOLD_TURNS = 0.2
LUCK_TURNS = 0.4
"""A hand of the right size still has to be the right hand."""
KEPT = 0.5
"""The part of somebody's unseen cards that fits the role: what does not fit was sold or traded."""
URGENCY = 0.85
"""Each turn away divides the danger by e to this."""
PATIENCE = 0.25
"""The same for the chance to win sooner or later."""

UNLIKELY = 0.04
"""Roles less likely than this are not reckoned with."""

NEEDED = 5.0
"""What a needed card is worth to others, in gold; compare `purse`."""
NOT_NEEDED = 1.2
GOLD_TO_HOARDERS = 1.3


class RoleTraits:
    """What a role of a sheet needs, and how its player behaves."""

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
        """One of three numbers, by how many cards of a suit it needs."""
        need = self.needs[suit]
        return several if need > 1 else one if need else none


class SheetTraits:
    """The roles of a sheet, and what each thing a player does says about each of them."""

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
    """A table has one sheet, so this is reckoned once."""
    return SheetTraits(sheet, hints)


def even_out(rows: list[list[float]], possible: list[float]) -> None:
    """Nobody shares a role, and one that is certainly in play is somebody's; then everybody has one again."""
    factors = [
        1.0 / total if total > 1.0 or (total and chance == 1.0) else 1.0
        for chance, total in zip(possible, map(sum, zip(*rows, strict=True)), strict=False)
    ]
    for row in rows:
        row[:] = shares(list(map(mul, row, factors)))


def shares(row: list[float]) -> list[float]:
    """The same in parts of the whole, if there is any."""
    whole = sum(row)
    return [each / whole for each in row] if whole else row


class Suspicion:
    """For each player how likely it has each role, what it likely holds, and how near it is to winning."""

    def __init__(self, observation: IntrigueObservation, gossip: Gossip, numbers: Hints = RULES_OF_THUMB) -> None:
        self.observation = observation
        self.gossip = gossip
        self.numbers = numbers
        self.p = observation.options.params
        self.traits = traits_of(observation.options.sheet, numbers)
        self.me = gossip.me
        self.role = observation.roles[self.me] or 0
        self.hand = list(observation.hand or (0,) * SUITS)
        self.others = [player for player in range(self.p.players) if player != self.me and not observation.dead[player]]
        self.hunters = [
            trait.hunts and self.p.target[role] == self.role for role, trait in enumerate(self.traits.roles)
        ]
        """For each role whether it hunts ours."""
        self.unseen = self.unseen_shares()
        self._chances: dict[int, list[float]] = {}
        self.beliefs = self.suspect()
        self.threat = [0.0] * self.p.players
        """How likely a player is about to win."""
        self.prospect = [0.0] * self.p.players
        """How likely it wins if the game lasts."""
        self.hurt = [[0.0] * (SUITS + 1) for _ in range(self.p.players)]
        """How much of the threat rests on each good."""
        self.likes = [[0.0] * (SUITS + 1) for _ in range(self.p.players)]
        """What each good is worth to a player."""
        self.dangers = [[0.0] * ROLES for _ in range(self.p.players)]
        """The threat by role."""
        asked = observation.partner if observation.turn == self.me else observation.turn
        for player in self.others if observation.phase == "act" or asked is None else [asked]:
            self.weigh(player)  # in the middle of a discussion only the other side matters

    def unseen_shares(self) -> list[float]:
        """How likely a card that we cannot see is of each suit."""
        left = []
        for suit in range(SUITS):
            seen = self.hand[suit] + self.observation.discards.count(suit) + self.observation.markers.count(suit)
            seen_elsewhere = sum([known[suit] for known in self.gossip.known]) - self.gossip.known[self.me][suit]
            left.append(max(0.2, CARDS_OF_A_SUIT - seen - seen_elsewhere))
        total = sum(left)
        return [count / total for count in left]

    def possible_roles(self) -> list[float]:
        """How likely each role is in play and not yet known."""
        p = self.p
        known = 0
        for role in self.gossip.roles:
            if role is not None:
                known |= 1 << role
        if self.gossip.in_play:
            return [float((self.gossip.in_play & ~known) >> role & 1) for role in range(ROLES)]
        base, pool = p.base_roles & ~known, p.random_roles & ~known
        hidden = self.gossip.roles.count(None) - base.bit_count()
        share = hidden / pool.bit_count() if pool else 0.0
        return [float(base >> role & 1) or share * (pool >> role & 1) for role in range(ROLES)]

    def suspect(self) -> list[list[float]]:
        """How likely each player has each role."""
        possible = self.possible_roles()
        table: list[list[float]] = []
        unknown = []
        for player, role in enumerate(self.gossip.roles):
            if role is None:
                row = [weight and weight * exp(hint) for weight, hint in zip(possible, self.hints(player), strict=True)]
                if self.gossip.innocent[player]:
                    row = self.without_innocence(player, row)
                row = shares(row)
                unknown.append(row)
            else:
                row = [0.0] * ROLES
                row[role] = 1.0
            table.append(row)
        for _ in range(ROUNDS_OF_BALANCING):
            even_out(unknown, possible)
        if self.numbers.doubt:
            self.cast_doubt(table, possible)
        return table

    def without_innocence(self, player: int, row: list[float]) -> list[float]:
        """A row of suspicion without the roles that a player was shown not to have."""
        innocent = self.gossip.innocent[player]
        return [weight * (not innocent >> role & 1) for role, weight in enumerate(row)]

    def cast_doubt(self, table: list[list[float]], possible: list[float]) -> None:
        """Leave something to every role that is possible."""
        doubt = self.numbers.doubt
        for player, known in enumerate(self.gossip.roles):
            if known is None:
                could = shares(self.without_innocence(player, possible))
                table[player] = [
                    (1.0 - doubt) * each + doubt * other for each, other in zip(table[player], could, strict=True)
                ]

    def hints(self, player: int) -> list[float]:
        """How much a player behaves like each role: logarithms, 0 for nothing either way."""
        gossip, traits = self.gossip, self.traits
        seen = [
            *zip(gossip.wants[player], traits.wanting, strict=True),
            *zip(gossip.gave[player], traits.giving, strict=False),
            *zip(gossip.declined[player], traits.declining, strict=False),
            (gossip.seizures[player], traits.seizing),
            (gossip.looks[player], traits.looking),
        ]
        found = [0.0] * ROLES
        for often, hint in seen:
            if often:
                times = min(MOST_HINTS, often)
                found = [before + times * each for before, each in zip(found, hint, strict=True)]
        gold = self.observation.gold[player]
        for role, cards, coins in traits.exact:
            if gold == coins and gossip.sizes[player] == cards:
                found[role] += self.numbers.poised
        spare = gold - RICH
        if spare > 0:
            found = [before + spare * each for before, each in zip(found, traits.hoarding, strict=True)]
        if self.observation.allies[player] is not None:
            found = list(map(add, found, traits.binding))
        if self.numbers.held or self.numbers.misfit:
            found = list(map(add, found, self.hints_of_hand(player)))
        return found

    def hints_of_hand(self, player: int) -> list[float]:
        """How much what a player holds fits each role."""
        known, size = self.gossip.known[player], self.gossip.sizes[player]
        return [
            self.numbers.held * sum([min(known[suit], need) for suit, need in role.suits])
            + self.numbers.misfit * abs(size - role.cards)
            for role in self.traits.roles
        ]

    def chances(self, player: int) -> list[float]:
        """How likely a player holds a card of each suit."""
        found = self._chances.get(player)
        if found is None:
            known, lacks = self.gossip.known[player], self.gossip.lacks[player]
            hidden = max(0.0, self.gossip.sizes[player] - sum(known))
            found = self._chances[player] = [
                1.0
                if have >= 1.0
                else 0.0
                if lacks >> suit & 1
                else 1.0 - (1.0 - have) * float((1.0 - self.unseen[suit]) ** hidden)
                for suit, have in enumerate(known)
            ]
        return found

    def mixture(self, player: int) -> list[float]:
        """How likely a card taken at random from a player is of each suit."""
        known = self.gossip.known[player]
        size = max(1.0, float(self.gossip.sizes[player]))
        hidden = max(0.0, size - sum(known))
        return [(known[suit] + hidden * self.unseen[suit]) / size for suit in range(SUITS)]

    def turns_away(self, role: int, held: list[float], gold: int, allied: bool) -> float:
        """How many turns somebody with this role and these goods is away from winning."""
        trait = self.traits.roles[role]
        off = gold - trait.needs[GOLD]
        turns = 0.0
        for suit, need in trait.suits:
            if held[suit] < need:
                turns += CARD_TURNS * (need - held[suit])
        if trait.exactly:
            extra = abs(sum(held) - trait.cards)
            return turns + MISFIT_TURNS * extra + MISFIT_GOLD_TURNS * abs(off) + LUCK_TURNS
        if off < 0:
            turns -= off / GOLD_A_TURN
        if trait.starts:
            return turns
        if trait.alliance and not allied:
            turns += ALLIANCE_TURNS
        if trait.hunts and self.p.target[role] not in self.observation.roles:
            turns += HUNT_TURNS
        return max(0.0, turns - 1.0)

    def weigh(self, player: int) -> None:
        """How dangerous a player is, and on what that rests."""
        known = self.gossip.known[player]
        hidden = max(0.0, self.gossip.sizes[player] - sum(known))
        gold = self.observation.gold[player]
        allied = self.observation.allies[player] is not None
        hurt, dangers = self.hurt[player], self.dangers[player]
        likes = self.likes[player] = [NOT_NEEDED, NOT_NEEDED, NOT_NEEDED, NOT_NEEDED, 1.0]
        threat = prospect = 0.0
        for role, belief in enumerate(self.beliefs[player]):
            if belief < UNLIKELY:
                continue
            trait = self.traits.roles[role]
            held = list(known)
            for suit, _ in trait.suits:
                held[suit] += hidden * trait.fitting
            turns = self.turns_away(role, held, gold, allied)
            danger = dangers[role] = belief * exp(-URGENCY * turns)
            threat += danger
            prospect += belief * exp(-PATIENCE * turns)
            for suit, need in trait.suits:
                hurt[suit] += danger
                if held[suit] < need + 1:
                    likes[suit] += belief * (NEEDED - NOT_NEEDED)
            if trait.hoards:
                hurt[GOLD] += danger
                likes[GOLD] += belief * (GOLD_TO_HOARDERS - 1.0)
        self.threat[player], self.prospect[player] = threat, prospect

    def my_turns(self) -> float:
        """How many turns we are away from winning."""
        allied = self.observation.allies[self.me] is not None
        gold = self.observation.gold[self.me]
        return self.turns_away(self.role, [float(count) for count in self.hand], gold, allied)

    def my_prospect(self) -> float:
        """How likely we win by our own role, as `prospect` is reckoned for others."""
        return 0.0 if self.hopeless() else exp(-PATIENCE * self.my_turns())

    def hopeless(self) -> bool:
        """Whether whom we hunt is dead or nowhere to be found, so that only an ally can win for us."""
        target = self.observation.target
        if self.p.win_when[self.role] != WHEN_TARGET:
            return False
        return target is None or target == NOBODY or all(self.beliefs[player][target] < 0.01 for player in self.others)

    def sure_of_target(self) -> float:
        """How likely the best suspect is whom we hunt."""
        target = self.observation.target
        if target is None or self.p.win_when[self.role] != WHEN_TARGET:
            return 1.0
        return max([self.beliefs[player][target] for player in self.others], default=1.0)
