"""The tree of a player of intrigue: its own decisions in worlds drawn from its beliefs, to the end of a turn.

Where the searching player decides, it follows the tree; the others, and everybody below the tree, act by the opponent
model from their own cards. Then the position is valued (`evaluation`). A node is what the player knows when asked: its
own hand, and what lies open. Compiled with the rules (`vivat.search.intrigue.engine`).
"""

from typing import Final, NamedTuple

import numpy as np

from vivat.fast.playouts import Generators, draw_action
from vivat.fast.records import Records
from vivat.rules.intrigue.cards import hand_size, held
from vivat.rules.intrigue.goods import SUITS
from vivat.rules.intrigue.play import actor, code_count, first_code, is_chance, refusal, step
from vivat.rules.intrigue.reasons import LEGAL
from vivat.rules.intrigue.state import NOBODY, OVER, Params, State
from vivat.rules.log import Log
from vivat.search.intrigue.evaluation import EvaluationWeights, Indices, evaluate
from vivat.search.intrigue.policy import Model, draw_choice, weigh
from vivat.search.nodes import OFFSET, Tree, back_up, find_node, finished, mixed, pick

SLOTS: Final = 272
DEEPEST: Final = 8
RIPE: Final = 6
OPEN_MIND: Final = 1.0
"""How much below the root whatever is legal deserves to be tried, beside what is usual; but nobody trades there."""


class Playout(NamedTuple):
    """What a search plays its worlds out with."""

    player: int
    """The searching one."""
    horizon: int
    """Turns that are played out, the one under way included."""
    model: Model
    weights: EvaluationWeights
    root_priors: Model
    """By slot, how much each choice at the root deserves to be tried."""
    generators: Generators
    indices: Indices
    """Room for the indices of a player's weights."""


def key_of(p: Params, s: State, me: int) -> np.uint64:
    """The key of a node: a hash of what a player knows when it is asked."""
    key = OFFSET
    for suit in range(SUITS):
        key = mixed(key, held(s, me, suit))
    for player in range(p.players):
        key = mixed(key, s.gold[player] + 64 * hand_size(s, player))
        key = mixed(key, s.ally[player] + 1 + 16 * s.dead[player] + 32 * s.shown[player])
    key = mixed(key, s.phase + 32 * s.actions_left + 128 * s.bought + 256 * s.round)
    key = mixed(key, s.offers + 8 * s.proposals + 64 * s.turn + 1024 * (s.partner + 1))
    return finished(key)


def choose(tree: Tree, playout: Playout, p: Params, s: State, node: int, at_root: bool) -> int:
    """The slot that the searching player tries at a node; below the root the priors are those of the opponent model."""
    first, count = first_code(p, s), code_count(p, s)
    whole, tried, won, legal = 0.0, 0, 0.0, 0
    for slot in range(count):
        tree.priors[slot] = 0.0
        if refusal(p, s, first + slot) == LEGAL:
            prior = playout.root_priors[slot] if at_root else weigh(playout.model, p, s, first + slot)
            tree.priors[slot] = prior
            whole += prior
            legal += int(prior > 0.0)
            tried += tree.visits[node, slot]
            won += tree.sums[node, slot]
    if not at_root:
        least = OPEN_MIND * whole / legal
        for slot in range(count):
            if tree.priors[slot] > 0.0:
                tree.priors[slot] += least
        whole += least * legal
    return pick(tree, node, count, whole, tried, won)


def search(
    params: Records, worlds: Records, work: Records, log: Records, tree: Tree, playout: Playout, simulations: int
) -> int:
    """Simulate so many times more, in one world after the other; the root's node."""
    for number in range(simulations):
        work[0] = worlds[number % len(worlds)]
        simulate(params[0], work[0], log[0], tree, playout)
    return int(tree.nodes[0])


def simulate(p: Params, s: State, log: Log, tree: Tree, playout: Playout) -> None:
    """Play one world from the root to the end of so many turns, and add what came of it to the tree."""
    me, generators = playout.player, playout.generators
    depth, in_tree, turn, turns = 0, True, s.turn, 0
    while s.phase != OVER:
        if s.turn != turn:
            turn = s.turn
            turns += 1
            if turns == playout.horizon:
                break
        if is_chance(s):
            step(p, s, log, draw_action(p, s, generators, 0))  # type: ignore[arg-type]
            continue
        action = NOBODY
        if in_tree and actor(p, s) == me:
            ripe = depth == 0 or tree.visits[tree.nodes[depth - 1], tree.slots[depth - 1]] >= RIPE
            node = NOBODY
            if depth < DEEPEST:
                node = find_node(tree, key_of(p, s, me), ripe)
            if node == NOBODY:
                in_tree = False
            else:
                slot = choose(tree, playout, p, s, node, depth == 0)
                tree.nodes[depth], tree.slots[depth] = node, slot
                depth += 1
                action = first_code(p, s) + slot
        if action == NOBODY:
            action = draw_choice(playout.model, p, s, tree.priors, generators, 0)
        step(p, s, log, action)
    back_up(tree, depth, evaluate(playout.weights, p, s, me, playout.indices))
