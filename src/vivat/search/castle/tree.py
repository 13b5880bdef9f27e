"""The tree: one seat's own decisions, in worlds drawn from its beliefs, to the end of the round.

A simulation draws everybody's secret cards and type, then plays on. Where the searching seat decides, it follows the
tree; the others, and everybody below the tree, act by the opponent model of their type from their own cards. A ballot
depends on its owner's cards and on what lies open, never on another ballot, so what is secret at the table is secret in
the tree too.

A node is what all can see when the seat is asked: board, vote cards, candidate. Its value is the chance to win
the match, not the round. These functions are compiled with the rules (`vivat.search.castle.engine`).
"""

from math import exp
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vivat.fast.playouts import Generators, draw_action, draw_below
from vivat.fast.records import Records
from vivat.rules.castle.play import actor, code_count, first_code, is_chance, step
from vivat.rules.castle.state import AMBITIONS, EMISSARY, EMISSARY_SEAT, KEEP, NOBODY, OVER, VOTE, Params, State
from vivat.rules.castle.teams import counted_score
from vivat.rules.log import Log
from vivat.search.castle.joint import Joint
from vivat.search.castle.policy import (
    Model,
    chance_of,
    choice_odds,
    draw_choice,
    draw_unit,
    drawn_slot,
    favourites_of,
)
from vivat.search.nodes import OFFSET, Sums, Tree, back_up, find_node, finished, mixed, pick

SLOTS: Final = 52  # the most codes of one phase
DEEPEST: Final = 40
RIPE: Final = 4
"""How often a choice is tried before what follows it becomes a node."""
VOTE_EXTRA: Final = 0.05
MOVE_EXTRA: Final = 0.02
"""What is added to the weight of a choice at a node, so that all are tried: of a vote, in parts of all weights."""
ROOT_EXTRA: Final = 0.005
"""The same at the root, of a choice of anybody."""
LEAST_CHANCE: Final = 1e-3
"""Of an action under the model: anybody may do anything."""

SCALE: Final = 3.0
"""Points of lead that multiply the odds of winning by e after the last round, if that were not counted exactly."""
SCALE_A_ROUND: Final = 2.0
"""And so many more for each round to come."""


class Playout(NamedTuple):
    """What a search draws its worlds from and plays them out with."""

    seat: int
    """The searching one."""
    models: Sums
    """The population: by type of player, the weights of its model."""
    beliefs: Joint
    leanings: Sums
    """By player, card and type: how likely whoever holds it is of the type; of the searching seat, its own."""
    public: Sums
    """By slot, how likely somebody who knows no card thinks the seat's choice at the root."""
    generators: Generators
    favourites: NDArray[np.int64]
    """By seat, a mask of its Favourites in the world drawn."""
    types: NDArray[np.int64]
    """And its type."""
    odds: Model
    """Room for the weights of a choice."""


def deal_world(p: Params, s: State, joint: Joint, generators: Generators, which: int) -> None:
    """Deal a card from the beliefs to every player whose card is not known, none twice; Ambitions at random."""
    deal_favourites_cards(s, joint, generators, which)
    if p.ambition:
        deal_ambitions(p, s, generators, which)


def deal_favourites_cards(s: State, joint: Joint, generators: Generators, which: int) -> None:
    """Deal the unknown cards as the joint beliefs say: card after card, to nobody or to somebody without one."""
    ways, weights = joint.ways, joint.weights
    left, card = ways.shape[1] - 1, 0
    at = draw_unit(generators, which) * ways[0, left]
    while left:
        if at < ways[card + 1, left]:
            card += 1
            continue
        at -= ways[card + 1, left]
        holder = 0
        for each in range(len(weights)):
            if left >> each & 1:
                share = weights[each, card] * ways[card + 1, left ^ 1 << each]
                if share > 0.0:
                    holder = each
                    if at < share:
                        break
                    at -= share
        s.card[joint.players[holder]] = card
        left ^= 1 << holder
        card += 1
        at = draw_unit(generators, which) * ways[card, left]


def draw_types(p: Params, s: State, playout: Playout) -> None:
    """Draw everybody's type in this world, given the cards they hold; that of a team, given both."""
    odds, count = playout.odds, len(playout.models)
    for seat in range(p.seats):
        playout.types[seat] = 0
        if count > 1:
            whole = 0.0
            for kind in range(count):
                share = 1.0
                for player in range(p.players):
                    if p.seat_of[player] == seat:
                        share *= playout.leanings[player, s.card[player], kind]
                whole += share
                odds[kind] = whole
            playout.types[seat] = drawn_slot(odds, count, draw_unit(playout.generators, 0) * whole)


def deal_ambitions(p: Params, s: State, generators: Generators, which: int) -> None:
    """R8.1: Deal two Ambitions to each player whose cards are not known, none twice; one of them is kept."""
    out = 0
    for player in range(p.players):
        if s.offered[2 * player] != NOBODY:
            out |= 1 << s.offered[2 * player] | 1 << s.offered[2 * player + 1]
    for player in range(p.players):
        if s.offered[2 * player] == NOBODY:
            for hand in range(2):
                ambition = draw_below(generators, which, AMBITIONS)
                while out >> ambition & 1:
                    ambition = draw_below(generators, which, AMBITIONS)
                out |= 1 << ambition
                s.offered[2 * player + hand] = ambition
        if s.kept[player] == NOBODY and (s.phase != KEEP or player < s.player):
            s.kept[player] = s.offered[2 * player + draw_below(generators, which, 2)]


def key_of(p: Params, s: State) -> np.uint64:
    """The key of a node: a hash of what all can see when a seat is asked."""
    key = OFFSET
    for character in range(p.characters):
        key = mixed(key, s.place[character])
    for seat in range(p.seats):
        key = mixed(key, 4 * s.nos[seat] + s.aches[seat])
    if p.emissary:
        key = mixed(key, 4 * s.nos[EMISSARY_SEAT] + s.aches[EMISSARY_SEAT])
    key = mixed(key, s.turn + 16 * s.phase + 256 * (s.candidate + 1) + 8192 * s.coronations + 65536 * s.kingmakers)
    if s.phase == KEEP:
        key = mixed(key, s.player)
    return finished(key)


def choose(tree: Tree, playout: Playout, p: Params, s: State, node: int, at_root: bool) -> int:
    """The slot that the searching seat tries at a node: first what its own model would choose, or at the root anybody.

    At the root the final choice is mixed, so what might be mixed in must be tried often enough.
    """
    seat, odds = playout.seat, playout.odds
    whole = choice_odds(playout.models[playout.types[seat]], p, s, seat, playout.favourites[seat], odds)
    extra = VOTE_EXTRA * whole if s.phase == VOTE else MOVE_EXTRA
    whole, tried, won = 0.0, 0, 0.0
    count = code_count(p, s)
    for slot in range(count):
        tree.priors[slot] = 0.0
        if odds[slot] > 0.0:
            tree.priors[slot] = playout.public[slot] + ROOT_EXTRA if at_root else odds[slot] + extra
            whole += tree.priors[slot]
            tried += tree.visits[node, slot]
            won += tree.sums[node, slot]
    return pick(tree, node, count, whole, tried, won)


def evaluate(p: Params, s: State, seat: int) -> float:
    """The value of a state in which the round has been counted: the chance of a seat to win the match."""
    if s.phase == OVER:
        if s.winners >> seat & 1 == 0:
            return 0.0
        sharing = 0
        for other in range(p.seats):
            sharing += s.winners >> other & 1
        return 1.0 / sharing
    scale = SCALE + SCALE_A_ROUND * (p.rounds - s.round)
    mine = counted_score(p, s, seat)
    against = 0.0
    for other in range(p.seats):
        against += exp(float(counted_score(p, s, other) - mine) / scale)
    if p.emissary:
        against += exp(float(s.score[EMISSARY] - mine) / scale)
    return 1.0 / against


def search(
    params: Records, root: Records, work: Records, log: Records, tree: Tree, playout: Playout, simulations: int
) -> int:
    """Simulate so many times more from this root, where the seat decides or takes part in an election; its node."""
    for _ in range(simulations):
        work[0] = root[0]
        simulate(params[0], work[0], log[0], tree, playout)
    return int(tree.nodes[0])


def simulate(p: Params, s: State, log: Log, tree: Tree, playout: Playout) -> None:
    """Draw one world, play it from the root to the end of the round, and add what came of it to the tree."""
    generators, favourites = playout.generators, playout.favourites
    deal_world(p, s, playout.beliefs, generators, 0)
    draw_types(p, s, playout)
    for each in range(p.seats):
        favourites[each] = favourites_of(p, s, each)
    this_round, depth, in_tree = s.round, 0, True
    while s.phase != OVER and s.round == this_round:
        if is_chance(s):
            step(p, s, log, draw_action(p, s, generators, 0))
            continue
        turn = actor(p, s)
        action = NOBODY
        if turn == playout.seat and in_tree:
            ripe = depth == 0 or tree.visits[tree.nodes[depth - 1], tree.slots[depth - 1]] >= RIPE
            node = find_node(tree, key_of(p, s), ripe)
            if node == NOBODY or depth == DEEPEST:
                in_tree = False
            else:
                slot = choose(tree, playout, p, s, node, depth == 0)
                tree.nodes[depth], tree.slots[depth] = node, slot
                depth += 1
                action = first_code(p, s) + slot
        if action == NOBODY:
            model = playout.models[playout.types[turn]]
            action = draw_choice(model, p, s, turn, favourites[turn], playout.odds, generators, 0)
        step(p, s, log, action)
    back_up(tree, depth, evaluate(p, s, playout.seat))


def add_log_likelihoods(
    params: Records,
    state: Records,
    log: Records,
    models: Sums,
    codes: NDArray[np.int64],
    masks: NDArray[np.int64],
    likelihoods: Sums,
    odds: Model,
) -> None:
    """Replay a round, and add how likely each seat's actions were to `likelihoods`, as logarithms.

    Those are by seat, by which Favourites it might have had (`masks`, by seat), and by type.
    """
    p, s = params[0], state[0]
    for at in range(len(codes)):
        if not is_chance(s):
            seat = actor(p, s)
            for held in range(masks.shape[1]):
                for kind in range(len(models)):
                    chance = chance_of(models[kind], p, s, codes[at], seat, masks[seat, held], odds)
                    likelihoods[seat, held, kind] += np.log(max(LEAST_CHANCE, chance))
        step(p, s, log[0], codes[at])


def add_policies(
    params: Records, state: Records, models: Sums, seat: int, shares: Sums, masks: NDArray[np.int64], odds: Model,
    policy: Model,
) -> None:  # fmt: skip
    """Add to `policy` by slot how likely a seat chooses it, with `shares` for the Favourites and types it may have."""
    p, s = params[0], state[0]
    for held in range(len(masks)):
        for kind in range(len(models)):
            if shares[held, kind] > 0.0:
                whole = choice_odds(models[kind], p, s, seat, masks[held], odds)
                for slot in range(code_count(p, s)):
                    policy[slot] += shares[held, kind] * odds[slot] / whole
