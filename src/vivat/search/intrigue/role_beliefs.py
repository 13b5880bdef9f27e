"""Beliefs about the other players' roles and hands, and how near to winning each of them seems."""

from math import exp
from operator import add, mul

from vivat.game.intrigue.observation import IntrigueObservation
from vivat.rules.intrigue.goods import GOLD, SUITS
from vivat.rules.intrigue.setup import CARDS_OF_A_SUIT
from vivat.rules.intrigue.state import NOBODY, ROLES
from vivat.rules.intrigue.victory import WHEN_TARGET
from vivat.search.intrigue.evidence import Evidence
from vivat.search.intrigue.hints import RULES_OF_THUMB, Hints, traits_of

RICH = 6
"""Gold that anybody may have: more is kept by those who need it."""
MOST_HINTS = 4.0
"""No hint counts more often than this."""
ROUNDS_OF_BALANCING = 4
"""How often rows and columns of the table of beliefs are made to add up."""

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
URGENCY = 0.85
"""Each turn away divides the danger by e to this."""
PATIENCE = 0.25
"""The same for the chance to win sooner or later."""

UNLIKELY = 0.04
"""Roles less likely than this are left out of account."""

NEEDED = 5.0
"""What a needed card is worth to others, in gold; compare `goods_value`."""
NOT_NEEDED = 1.2
GOLD_TO_HOARDERS = 1.3


def even_out(rows: list[list[float]], possible: list[float]) -> None:
    """Scale the columns of a table of role chances, then normalise its rows, in place.

    Nobody shares a role, and one that is certainly in play is somebody's; then everybody has one again.
    """
    factors = [
        1.0 / total if total > 1.0 or (total and chance == 1.0) else 1.0
        for chance, total in zip(possible, map(sum, zip(*rows, strict=True)), strict=False)
    ]
    for row in rows:
        row[:] = shares(list(map(mul, row, factors)))


def shares(row: list[float]) -> list[float]:
    """A row divided by its sum, or as it is where that is 0."""
    whole = sum(row)
    return [each / whole for each in row] if whole else row


class RoleBeliefs:
    """For each player the chances of its roles and cards, and how near it is to winning, as one viewer sees it."""

    def __init__(self, observation: IntrigueObservation, evidence: Evidence, hints: Hints = RULES_OF_THUMB) -> None:
        self.observation = observation
        self.evidence = evidence
        self.hints = hints
        self.p = observation.options.params
        self.traits = traits_of(observation.options.sheet, hints)
        self.me = evidence.me
        self.role = observation.roles[self.me] or 0
        self.hand = list(observation.hand or (0,) * SUITS)
        self.others = [player for player in range(self.p.players) if player != self.me and not observation.dead[player]]
        self.hunters = [
            trait.hunts and self.p.target[role] == self.role for role, trait in enumerate(self.traits.roles)
        ]
        """For each role whether it hunts ours."""
        self.unseen = self.unseen_shares()
        self._suit_chances: dict[int, list[float]] = {}
        self.role_chances = self.compute_role_chances()
        """By player and role; each row adds up to 1."""
        self.threat = [0.0] * self.p.players
        """How likely a player is about to win."""
        self.prospect = [0.0] * self.p.players
        """How likely it wins if the game lasts."""
        self.threat_by_good = [[0.0] * (SUITS + 1) for _ in range(self.p.players)]
        """How much of the threat rests on each good."""
        self.likes = [[0.0] * (SUITS + 1) for _ in range(self.p.players)]
        """What each good is worth to a player."""
        self.threat_by_role = [[0.0] * ROLES for _ in range(self.p.players)]
        """How much of the threat comes from each role."""
        asked = observation.partner if observation.turn == self.me else observation.turn
        for player in self.others if observation.phase == "act" or asked is None else [asked]:
            self.assess(player)  # in the middle of a discussion only the other side matters

    def unseen_shares(self) -> list[float]:
        """How likely a card that we cannot see is of each suit."""
        left = []
        for suit in range(SUITS):
            seen = self.hand[suit] + self.observation.discards.count(suit) + self.observation.markers.count(suit)
            seen_elsewhere = sum([known[suit] for known in self.evidence.known]) - self.evidence.known[self.me][suit]
            left.append(max(0.2, CARDS_OF_A_SUIT - seen - seen_elsewhere))
        total = sum(left)
        return [count / total for count in left]

    def possible_roles(self) -> list[float]:
        """How likely each role is in play and not yet known."""
        p = self.p
        known = 0
        for role in self.evidence.roles:
            if role is not None:
                known |= 1 << role
        if self.evidence.in_play:
            return [float((self.evidence.in_play & ~known) >> role & 1) for role in range(ROLES)]
        base, pool = p.base_roles & ~known, p.random_roles & ~known
        hidden = self.evidence.roles.count(None) - base.bit_count()
        share = hidden / pool.bit_count() if pool else 0.0
        return [float(base >> role & 1) or share * (pool >> role & 1) for role in range(ROLES)]

    def compute_role_chances(self) -> list[list[float]]:
        """By player and role, how likely the player has it."""
        possible = self.possible_roles()
        table: list[list[float]] = []
        unknown = []
        for player, role in enumerate(self.evidence.roles):
            if role is None:
                row = [
                    weight and weight * exp(hint)
                    for weight, hint in zip(possible, self.log_likelihoods(player), strict=True)
                ]
                if self.evidence.innocent[player]:
                    row = self.without_innocence(player, row)
                row = shares(row)
                unknown.append(row)
            else:
                row = [0.0] * ROLES
                row[role] = 1.0
            table.append(row)
        for _ in range(ROUNDS_OF_BALANCING):
            even_out(unknown, possible)
        if self.hints.doubt:
            self.cast_doubt(table, possible)
        return table

    def without_innocence(self, player: int, row: list[float]) -> list[float]:
        """A row of role chances without the roles that a player was shown not to have."""
        innocent = self.evidence.innocent[player]
        return [weight * (not innocent >> role & 1) for role, weight in enumerate(row)]

    def cast_doubt(self, table: list[list[float]], possible: list[float]) -> None:
        """Mix a little of every possible role into the chances of each unknown player, in place."""
        doubt = self.hints.doubt
        for player, known in enumerate(self.evidence.roles):
            if known is None:
                could = shares(self.without_innocence(player, possible))
                table[player] = [
                    (1.0 - doubt) * each + doubt * other for each, other in zip(table[player], could, strict=True)
                ]

    def log_likelihoods(self, player: int) -> list[float]:
        """For each role, the log-likelihood of what a player did and holds; 0 for nothing either way."""
        evidence, traits = self.evidence, self.traits
        seen = [
            *zip(evidence.wants[player], traits.wanting, strict=True),
            *zip(evidence.gave[player], traits.giving, strict=False),
            *zip(evidence.declined[player], traits.declining, strict=False),
            (evidence.seizures[player], traits.seizing),
            (evidence.looks[player], traits.looking),
        ]
        found = [0.0] * ROLES
        for often, hint in seen:
            if often:
                times = min(MOST_HINTS, often)
                found = [before + times * each for before, each in zip(found, hint, strict=True)]
        gold = self.observation.gold[player]
        for role, cards, coins in traits.exact:
            if gold == coins and evidence.sizes[player] == cards:
                found[role] += self.hints.poised
        spare = gold - RICH
        if spare > 0:
            found = [before + spare * each for before, each in zip(found, traits.hoarding, strict=True)]
        if self.observation.allies[player] is not None:
            found = list(map(add, found, traits.binding))
        if self.hints.held or self.hints.misfit:
            found = list(map(add, found, self.log_likelihoods_of_hand(player)))
        return found

    def log_likelihoods_of_hand(self, player: int) -> list[float]:
        """For each role, the log-likelihood of what a player is known to hold."""
        known, size = self.evidence.known[player], self.evidence.sizes[player]
        return [
            self.hints.held * sum([min(known[suit], need) for suit, need in role.suits])
            + self.hints.misfit * abs(size - role.cards)
            for role in self.traits.roles
        ]

    def suit_chances(self, player: int) -> list[float]:
        """How likely a player holds a card of each suit."""
        found = self._suit_chances.get(player)
        if found is None:
            known, lacks = self.evidence.known[player], self.evidence.lacks[player]
            hidden = max(0.0, self.evidence.sizes[player] - sum(known))
            found = self._suit_chances[player] = [
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
        known = self.evidence.known[player]
        size = max(1.0, float(self.evidence.sizes[player]))
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

    def assess(self, player: int) -> None:
        """Compute threat, prospect and likes of a player, from its role chances and goods."""
        known = self.evidence.known[player]
        hidden = max(0.0, self.evidence.sizes[player] - sum(known))
        gold = self.observation.gold[player]
        allied = self.observation.allies[player] is not None
        threat_by_good, threat_by_role = self.threat_by_good[player], self.threat_by_role[player]
        likes = self.likes[player] = [NOT_NEEDED, NOT_NEEDED, NOT_NEEDED, NOT_NEEDED, 1.0]
        threat = prospect = 0.0
        for role, belief in enumerate(self.role_chances[player]):
            if belief < UNLIKELY:
                continue
            trait = self.traits.roles[role]
            held = list(known)
            for suit, _ in trait.suits:
                held[suit] += hidden * trait.fitting
            turns = self.turns_away(role, held, gold, allied)
            danger = threat_by_role[role] = belief * exp(-URGENCY * turns)
            threat += danger
            prospect += belief * exp(-PATIENCE * turns)
            for suit, need in trait.suits:
                threat_by_good[suit] += danger
                if held[suit] < need + 1:
                    likes[suit] += belief * (NEEDED - NOT_NEEDED)
            if trait.hoards:
                threat_by_good[GOLD] += danger
                likes[GOLD] += belief * (GOLD_TO_HOARDERS - 1.0)
        self.threat[player], self.prospect[player] = threat, prospect

    def my_turns(self) -> float:
        """How many turns we are away from winning."""
        allied = self.observation.allies[self.me] is not None
        gold = self.observation.gold[self.me]
        return self.turns_away(self.role, [float(count) for count in self.hand], gold, allied)

    def my_prospect(self) -> float:
        """How likely we win by our own role, computed as `prospect` is for others."""
        return 0.0 if self.hopeless() else exp(-PATIENCE * self.my_turns())

    def hopeless(self) -> bool:
        """Whether whom we hunt is dead or nowhere to be found, so that only an ally can win for us."""
        target = self.observation.target
        if self.p.win_when[self.role] != WHEN_TARGET:
            return False
        return (
            target is None
            or target == NOBODY
            or all(self.role_chances[player][target] < 0.01 for player in self.others)
        )

    def sure_of_target(self) -> float:
        """How likely the best suspect is whom we hunt."""
        target = self.observation.target
        if target is None or self.p.win_when[self.role] != WHEN_TARGET:
            return 1.0
        return max([self.role_chances[player][target] for player in self.others], default=1.0)
