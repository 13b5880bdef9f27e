"""Who is who, and who is about to win: what a player of intrigue makes of what it has heard."""

from functools import lru_cache
from math import exp, log
from operator import mul

from vivat.game.intrigue.observation import IntrigueObservation
from vivat.game.intrigue.sheet import RoleCard, Sheet
from vivat.rules.intrigue.state import GOLD, NOBODY, POWER, ROLES, SUITS
from vivat.rules.intrigue.victory import WHEN_START, WHEN_TARGET
from vivat.search.intrigue.gossip import Gossip

CARDS_OF_A_SUIT = 15

# How much likelier a role becomes by what its player does, as logarithms. Nothing here is proof.
WANTED = log(1.9)
"""Paid for a suit that the role needs."""
WANTED_IN_VAIN = log(0.75)
"""Paid for a suit that the role has no use for."""
GAVE_AWAY = log(0.6)
"""Parted with a suit that the role needs."""
SEIZED = log(1.8)
"""Seized Power that the role needs."""
SEIZED_IN_VAIN = log(0.45)
"""Seized Power without needing it."""
LOOKED = log(1.7)
"""Looked at a role card: hunters must."""
LOOKED_IN_VAIN = log(0.85)
"""Others do so when they are rich in Knowledge."""
POISED = log(3.0)
"""Holds as many cards and as much gold as a role that must hold neither more nor less."""
RICH = 6
"""Gold that anybody may have: more is kept by those who need it."""
HOARDED = 0.12
"""For each coin above that."""
SPARE_COINS = -0.06
"""And against those who have no use for them."""
HOARD = 8
"""A role that needs so much gold is a hoarder; less is a price to be paid."""
MOST_HINTS = 4.0
"""No hint counts more often than this."""
ROUNDS_OF_BALANCING = 2
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

    def when_wanting(self, suit: int) -> float:
        """How likely this role pays for a suit."""
        need = self.needs[suit]
        return WANTED if need > 1 else 0.0 if need else WANTED_IN_VAIN

    def when_giving(self, suit: int) -> float:
        """How likely it parts with a card of a suit: the more it needs, the less one card says."""
        need = self.needs[suit]
        return GAVE_AWAY / need if need else 0.0

    def when_seizing(self) -> float:
        """How likely it seizes Power."""
        need = self.needs[POWER]
        return SEIZED if need > 1 else 0.0 if need else SEIZED_IN_VAIN


class SheetTraits:
    """The roles of a sheet, and what each thing a player does says about each of them."""

    def __init__(self, sheet: Sheet) -> None:
        self.roles = [RoleTraits(card) for card in sheet]
        self.wanting = [[role.when_wanting(suit) for role in self.roles] for suit in range(SUITS)]
        self.giving = [[role.when_giving(suit) for role in self.roles] for suit in range(SUITS)]
        self.seizing = [role.when_seizing() for role in self.roles]
        self.exact = [(role, card.cards, card.needs[GOLD]) for role, card in enumerate(self.roles) if card.exactly]
        self.looking = [LOOKED if role.hunts else LOOKED_IN_VAIN for role in self.roles]
        self.hoarding = [HOARDED if role.hoards else SPARE_COINS for role in self.roles]


@lru_cache(maxsize=16)
def traits_of(sheet: Sheet) -> SheetTraits:
    """A table has one sheet, so this is reckoned once."""
    return SheetTraits(sheet)


class Suspicion:
    """For each player how likely it has each role, what it likely holds, and how near it is to winning."""

    def __init__(self, observation: IntrigueObservation, gossip: Gossip) -> None:
        self.observation = observation
        self.gossip = gossip
        self.p = observation.options.params
        self.traits = traits_of(observation.options.sheet)
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
                    row = [weight * (not self.gossip.innocent[player] >> each & 1) for each, weight in enumerate(row)]
                unknown.append(row)
            else:
                row = [0.0] * ROLES
                row[role] = 1.0
            table.append(row)
        for _ in range(ROUNDS_OF_BALANCING):
            totals = map(sum, zip(*unknown, strict=True))
            factors = [weight / total if total else 0.0 for weight, total in zip(possible, totals, strict=False)]
            for row in unknown:
                row[:] = map(mul, row, factors)
                total = sum(row)
                if total:
                    row[:] = [each / total for each in row]
        return table

    def hints(self, player: int) -> list[float]:
        """How much a player behaves like each role: logarithms, 0 for nothing either way."""
        gossip, traits = self.gossip, self.traits
        seen = [
            *zip(gossip.wants[player], traits.wanting, strict=False),
            *zip(gossip.gave[player], traits.giving, strict=False),
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
                found[role] += POISED
        spare = gold - RICH
        if spare > 0:
            found = [before + spare * each for before, each in zip(found, traits.hoarding, strict=True)]
        return found

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
