"""The value of a position of intrigue: how likely each player is to win from it. Compiled with the rules.

A player's logit is a sum of weights: what is still missing and when it counts, gold, spare cards, who is hunted by
whom, who is known, who is allied. The chances of all are as the exponentials of their logits, so whatever sets one
back helps every other. The weights were fitted to games of stewards (`vivat.lab.fitting`), as turns begin.
"""

from math import exp
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vivat.rules.intrigue.actions import SEIZE_HIM
from vivat.rules.intrigue.cards import hand_size, held
from vivat.rules.intrigue.goods import GOLD, GOODS, MIGHT, POWER, SUITS
from vivat.rules.intrigue.role_actions import target_of
from vivat.rules.intrigue.state import NOBODY, OVER, ROLES, Params, State
from vivat.rules.intrigue.victory import ALLIED_POINTS, ROLE_POINTS, SOLO_POINTS, WHEN_TARGET
from vivat.search.intrigue.evidence import Evidence
from vivat.search.intrigue.needs import lacking, need_of

EvaluationWeights = NDArray[np.float64]
Indices = NDArray[np.int64]

# How many cases of each kind are told apart; the last one stands for all that is more.
SHORT: Final = 8
WAIT: Final = 6
COINS: Final = 8
SPARE: Final = 7
POWERS: Final = 4
BUFFER: Final = 3
HUNT: Final = 5
HUNTED: Final = 9
TABLES: Final = 5
MISFIT: Final = 6
EXACT_GOLD: Final = 10
NEAR: Final = 3
ARMED: Final = 3
HOARD: Final = 8  # a role that needs so much gold is told apart by what is missing

# Where the weights of each kind begin; all but the first are for each role.
NOTHING: Final = 0
MISSING_BY_WAIT: Final = 1  # cards missing, by how many act first
MISSING_BY_GOLD: Final = MISSING_BY_WAIT + ROLES * SHORT * WAIT  # cards missing, by gold
SPARES: Final = MISSING_BY_GOLD + ROLES * SHORT * COINS  # cards that are not needed
SPARE_POWER: Final = SPARES + ROLES * SPARE
BUFFERS: Final = SPARE_POWER + ROLES * POWERS  # more than needed of what is needed
READY: Final = BUFFERS + ROLES * BUFFER  # nothing missing, by how many act first
HUNTING: Final = READY + ROLES * WAIT  # by whether all is there, and what is known of the target
FLEEING: Final = HUNTING + ROLES * 2 * HUNT  # by what the hunter lacks, and who is known
BOND: Final = FLEEING + ROLES * HUNTED  # allied or not, by players
OPEN: Final = BOND + ROLES * 2 * TABLES  # shown, jailed
EXACT: Final = OPEN + ROLES * 4  # where counts must be exact: cards that do not fit, by gold
ROBBERS: Final = EXACT + MISFIT * EXACT_GOLD  # how near, by how many can rob before it counts
JAILERS: Final = ROBBERS + ROLES * NEAR * ARMED  # all there or not, by whether a King can jail before it counts
RESCUE: Final = JAILERS + ROLES * 2 * 2  # whether somebody else needs nothing more, and whether one could rob
EVALUATION_SIZE: Final = RESCUE + ROLES * 2 * 2
PARTS: Final = 14

MOST_POINTS: Final = ROLE_POINTS + SOLO_POINTS
SHARED: Final = ROLE_POINTS / MOST_POINTS
ALLIED: Final = ALLIED_POINTS / MOST_POINTS
"""S8.1: A victory with others, and one by an ally, beside one alone: what counts is a session."""


def waiting(p: Params, s: State, player: int) -> int:
    """The number of players who act before this one does."""
    count = 0
    at = s.turn
    while at != player:
        count += int(not s.dead[at] and not s.jailed[at])
        at += 1
        if at == p.players:
            at = 0
    return count


def gold_class(p: Params, s: State, player: int) -> int:
    """The class of a player's gold: how much there is, or how much is missing where gold is needed."""
    need, gold = need_of(p, s.role[player], GOLD), s.gold[player]
    if need >= HOARD:
        if gold >= need:
            return 0
        return min(COINS - 1, 1 + (need - gold - 1) // 2)
    if gold < 5:
        return gold
    return 5 if gold < 7 else (6 if gold < 10 else 7)


def is_known(s: State, e: Evidence, player: int, other: int) -> bool:
    """S4.6, S5.1: Whether a player knows another's role: it lies open, or the player has looked at it."""
    return s.shown[other] == 1 or e.looked_at[player] >> other & 1 == 1


def find_hunted(p: Params, s: State, e: Evidence, player: int) -> int:
    """The class of a player's target: 0 if it is dead, 1 if known, then hidden among one, two or more."""
    target, hidden, alive = target_of(p, s, player), 0, 0
    for other in range(p.players):
        if other != player and not s.dead[other]:
            known = is_known(s, e, player, other)
            hidden += int(not known)
            if s.role[other] == target:
                alive = 1
                if known:
                    return 1
    return min(4, 1 + hidden) if alive else 0


def find_hunter(p: Params, s: State, e: Evidence, player: int) -> int:
    """The class of a player's hunter: 0 for none, else by what it still lacks and whether it knows the player."""
    found = 0
    for other in range(p.players):
        hunts = p.win_when[s.role[other]] == WHEN_TARGET and not s.dead[other] and other != player
        if hunts and target_of(p, s, other) == s.role[player]:
            known = int(is_known(s, e, other, player))
            found = max(found, 1 + 2 * (3 - min(3, missing_cards(p, s, other))) + known)
    return found


def can_rob(s: State, player: int) -> bool:
    """S4.5: Whether a player has a pair for an extortion."""
    return held(s, player, MIGHT) + held(s, player, POWER) >= 2


def missing_cards(p: Params, s: State, player: int) -> int:
    """The number of cards that a player still needs."""
    short = 0
    for suit in range(SUITS):
        short += max(0, lacking(p, s, player, suit))
    if p.win_wild[s.role[player]]:  # Power beyond what is needed stands for what is missing
        short = max(0, short - max(0, -lacking(p, s, player, POWER)))
    return short


def is_ready(p: Params, s: State, player: int) -> bool:
    """Whether a player has all that the role needs to win, or to strike."""
    role = s.role[player]
    if missing_cards(p, s, player) or lacking(p, s, player, GOLD) > 0:
        return False
    if p.win_exactly[role]:
        cards = 0
        for suit in range(SUITS):
            cards += need_of(p, role, suit)
        return hand_size(s, player) == cards and lacking(p, s, player, GOLD) == 0
    return not p.win_allied[role] or s.ally[player] != NOBODY


def write_rival_indices(p: Params, s: State, player: int, short: int, ready: bool, indices: Indices) -> None:
    """Write the indices of the weights for who could stop a player, and whom it would have to stop."""
    role, turn = s.role[player], order(p, s, player)
    robbers, jailers, ahead = 0, 0, 0
    for other in range(p.players):
        if other == player or s.dead[other] or s.ally[player] == other:
            continue
        if order(p, s, other) > turn:
            ahead |= int(is_ready(p, s, other))
            continue
        robbers += int(can_rob(s, other) and not s.jailed[other])
        if p.role_action[s.role[other]] == SEIZE_HIM:
            jailers |= int(held(s, other, POWER) >= p.role_cost[s.role[other] * GOODS + POWER])
    near = 2 if ready else int(short <= 1)
    indices[11] = ROBBERS + (role * NEAR + near) * ARMED + min(ARMED - 1, robbers)
    indices[12] = JAILERS + (role * 2 + int(ready)) * 2 + jailers
    indices[13] = RESCUE + (role * 2 + ahead) * 2 + int(can_rob(s, player))


def order(p: Params, s: State, player: int) -> int:
    """The number of seats from whose turn it is to a player."""
    return player - s.turn if player >= s.turn else player - s.turn + p.players


def write_indices(p: Params, s: State, e: Evidence, player: int, indices: Indices) -> None:
    """Write the indices of the weights that make up a player's logit; of the evidence, who looked at whom counts."""
    role = s.role[player]
    short, needed, buffer = missing_cards(p, s, player), 0, 0
    for suit in range(SUITS):
        need = need_of(p, role, suit)
        if need > 0:
            needed += need
            buffer += max(0, held(s, player, suit) - need)
    wait = min(WAIT - 1, waiting(p, s, player))
    ready = is_ready(p, s, player)
    spare = hand_size(s, player) - needed + short
    few = min(SHORT - 1, short)
    indices[0] = MISSING_BY_WAIT + (role * SHORT + few) * WAIT + wait
    indices[1] = MISSING_BY_GOLD + (role * SHORT + few) * COINS + gold_class(p, s, player)
    indices[2] = SPARES + role * SPARE + min(SPARE - 1, spare)
    indices[3] = SPARE_POWER + role * POWERS + min(POWERS - 1, max(0, held(s, player, POWER) - need_of(p, role, POWER)))
    indices[4] = BUFFERS + role * BUFFER + min(BUFFER - 1, buffer)
    indices[5] = READY + role * WAIT + wait if ready else NOTHING
    indices[6] = NOTHING
    if p.win_when[role] == WHEN_TARGET:
        indices[6] = HUNTING + (role * 2 + int(ready)) * HUNT + find_hunted(p, s, e, player)
    indices[7] = FLEEING + role * HUNTED + find_hunter(p, s, e, player)
    allied = int(s.ally[player] != NOBODY)
    indices[8] = BOND + (role * 2 + allied) * TABLES + min(TABLES - 1, max(0, p.players - 4))
    indices[9] = OPEN + role * 4 + 2 * s.shown[player] + s.jailed[player]
    indices[10] = NOTHING
    if p.win_exactly[role]:
        indices[10] = EXACT + min(MISFIT - 1, short + spare) * EXACT_GOLD + min(EXACT_GOLD - 1, s.gold[player])
    write_rival_indices(p, s, player, short, ready, indices)


def logit(weights: EvaluationWeights, p: Params, s: State, e: Evidence, player: int, indices: Indices) -> float:
    """The sum of a player's weights: the logarithm of its odds beside the others."""
    write_indices(p, s, e, player, indices)
    total = 0.0
    for part in range(PARTS):
        total += weights[indices[part]]
    return total


def evaluate(weights: EvaluationWeights, p: Params, s: State, e: Evidence, me: int, indices: Indices) -> float:
    """The value of a position to a player: the part it may expect of the points of a victory alone."""
    if s.phase == OVER:
        return s.points[me] / MOST_POINTS
    whole, won = 0.0, 0.0
    for player in range(p.players):
        if not s.dead[player]:
            chance = exp(logit(weights, p, s, e, player, indices))
            whole += chance
            won += chance * victory_share(p, s, me, player)
    return won / whole


def victory_share(p: Params, s: State, me: int, winner: int) -> float:
    """The value to a player of this one's victory by its role."""
    role = s.role[winner]
    if winner == me:
        allied = s.ally[me] != NOBODY and p.allied_victories and not p.win_alone[role]
        alone = p.shares_with[role] == NOBODY and not allied
        return 1.0 if alone else SHARED
    if p.shares_with[role] == s.role[me]:
        return SHARED
    return ALLIED if s.ally[winner] == me and p.allied_victories and not p.win_alone[role] else 0.0
