"""The tree of a player of intrigue: its own decisions in worlds drawn from its beliefs, to the end of a turn.

Where the searching player decides, it follows the tree; the others, and everybody below the tree, act by the opponent
model from their own cards. Then the position is valued (`evaluation`). A node is what the player knows when asked: its
own hand, and what lies open. Compiled with the rules (`vivat.search.intrigue.engine`).
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from vivat.fast.playouts import Generators, draw_action
from vivat.fast.records import Records
from vivat.rules.intrigue.cards import hand_size, held
from vivat.rules.intrigue.play import actor, code_count, first_code, is_chance, refusal, step
from vivat.rules.intrigue.reasons import LEGAL
from vivat.rules.intrigue.state import NOBODY, OVER, SUITS, Params, State
from vivat.rules.log import Log
from vivat.search.intrigue.evaluation import EvaluationWeights, Indices, evaluate
from vivat.search.intrigue.policy import Model, draw_choice, weigh
from vivat.search.nodes import OFFSET, Counts, Keys, Sums, find_node, finished, mixed, pick

Path = NDArray[np.int64]

SLOTS: Final = 272
DEEPEST: Final = 8
RIPE: Final = 6
OPEN_MIND: Final = 1.0
"""How much below the root whatever is legal deserves to be tried, beside what is usual; but nobody trades there."""


def key_of(p: Params, s: State, me: int) -> np.uint64:
    """What a player knows when it is asked, as one number."""
    key = OFFSET
    for suit in range(SUITS):
        key = mixed(key, held(s, me, suit))
    for player in range(p.players):
        key = mixed(key, s.gold[player] + 64 * hand_size(s, player))
        key = mixed(key, s.ally[player] + 1 + 16 * s.dead[player] + 32 * s.shown[player])
    key = mixed(key, s.phase + 32 * s.actions_left + 128 * s.bought + 256 * s.round)
    key = mixed(key, s.offers + 8 * s.proposals + 64 * s.turn + 1024 * (s.partner + 1))
    return finished(key)


def choose(
    model: Model, p: Params, s: State, node: int, at_root: bool, root_priors: Model, visits: Counts, sums: Sums,
    priors: Model, curiosity: float,
) -> int:  # fmt: skip
    """The slot to try: what has gone well, what is likely to, and what was seldom tried (PUCT)."""
    first, count = first_code(p, s), code_count(p, s)
    whole, tried, won, legal = 0.0, 0, 0.0, 0
    for slot in range(count):
        priors[slot] = 0.0
        if refusal(p, s, first + slot) == LEGAL:
            priors[slot] = root_priors[slot] if at_root else weigh(model, p, s, first + slot)
            whole += priors[slot]
            legal += int(priors[slot] > 0.0)
            tried += visits[node, slot]
            won += sums[node, slot]
    if not at_root:
        least = OPEN_MIND * whole / legal
        for slot in range(count):
            if priors[slot] > 0.0:
                priors[slot] += least
        whole += least * legal
    return pick(node, count, priors, visits, sums, whole, tried, won, curiosity)


def search(
    params: Records, worlds: Records, work: Records, log: Records, model: Model, weights: EvaluationWeights,
    root_priors: Model, generators: Generators, keys: Keys, visits: Counts, sums: Sums, room: Counts, me: int,
    simulations: int, curiosity: float, horizon: int, nodes: Path, slots: Path, priors: Model, indices: Indices,
) -> int:  # fmt: skip
    """So many simulations more, in one world after the other; the root's node."""
    for number in range(simulations):
        work[0] = worlds[number % len(worlds)]
        simulate(
            params[0], work[0], log[0], model, weights, root_priors, generators, keys, visits, sums, room, me,
            curiosity, horizon, nodes, slots, priors, indices,
        )  # fmt: skip
    return int(nodes[0])


def simulate(
    p: Params, s: State, log: Log, model: Model, weights: EvaluationWeights, root_priors: Model, generators: Generators,
    keys: Keys, visits: Counts, sums: Sums, room: Counts, me: int, curiosity: float, horizon: int,
    nodes: Path, slots: Path, priors: Model, indices: Indices,
) -> None:  # fmt: skip
    """One world, from the root to the end of so many turns, and what it taught."""
    depth, in_tree, turn, turns = 0, True, s.turn, 0
    while s.phase != OVER:
        if s.turn != turn:
            turn = s.turn
            turns += 1
            if turns == horizon:
                break
        if is_chance(s):
            step(p, s, log, draw_action(p, s, generators, 0))  # type: ignore[arg-type]
            continue
        action = NOBODY
        if in_tree and actor(p, s) == me:
            ripe = depth == 0 or visits[nodes[depth - 1], slots[depth - 1]] >= RIPE
            node = NOBODY
            if depth < DEEPEST:
                node = find_node(keys, key_of(p, s, me), room, ripe)
            if node == NOBODY:
                in_tree = False
            else:
                slot = choose(model, p, s, node, depth == 0, root_priors, visits, sums, priors, curiosity)
                nodes[depth], slots[depth] = node, slot
                depth += 1
                action = first_code(p, s) + slot
        if action == NOBODY:
            action = draw_choice(model, p, s, priors, generators, 0)
        step(p, s, log, action)
    value = evaluate(weights, p, s, me, indices)
    for at in range(depth):
        visits[nodes[at], slots[at]] += 1
        sums[nodes[at], slots[at]] += value
