"""The tree of a player of intrigue: its own decisions in worlds drawn from its beliefs, to the end of a turn.

Where the searching player decides, it follows the tree, offers, answers and proposals included; the others, and
everybody below the tree, act as stewards who know what their own seats were told. Then the position is valued
(`evaluation`). A node is what the player knows when asked: its own hand, what lies open, the offer under discussion,
and who knows its role. Compiled with the rules (`vivat.search.intrigue.engine`).
"""

from typing import Final, NamedTuple

import numpy as np

from vivat.fast.playouts import Generators, draw_action
from vivat.fast.records import Records
from vivat.rules.intrigue.cards import hand_size, held
from vivat.rules.intrigue.goods import GOODS, SUITS
from vivat.rules.intrigue.play import actor, code_count, first_code, is_chance, legal_actions, step
from vivat.rules.intrigue.state import ANSWER, ASK, GIVE, NOBODY, OVER, Params, State
from vivat.rules.log import Log
from vivat.search.intrigue.decision import Decision
from vivat.search.intrigue.evaluation import EvaluationWeights, Indices, evaluate
from vivat.search.intrigue.evidence import Evidence
from vivat.search.intrigue.priors import write_priors
from vivat.search.intrigue.steward import weigh_up
from vivat.search.intrigue.steward_play import Stewards, notice, steward_action
from vivat.search.nodes import OFFSET, Sums, Tree, back_up, find_node, finished, mixed, pick

SLOTS: Final = 272
DEEPEST: Final = 12
RIPE: Final = 6
OPEN_MIND: Final = 0.1
"""How much below the root every choice deserves to be tried, beside what is usual."""


class Playout(NamedTuple):
    """What a search plays its worlds out with."""

    player: int
    """The searching one."""
    horizon: int
    """Turns that are played out, the one under way included."""
    weights: EvaluationWeights
    root_priors: Sums
    """By slot, how much each choice at the root deserves to be tried."""
    generators: Generators
    indices: Indices
    """Room for the indices of a player's weights."""
    told: Records
    """By player, what it has noticed, as far as the searching one can tell."""
    stewards: Stewards
    """What everybody has noticed in the simulation under way."""


def key_of(p: Params, s: State, e: Evidence, me: int) -> np.uint64:
    """The key of a node: a hash of what a player knows when it is asked."""
    key, knowing = OFFSET, 0
    for suit in range(SUITS):
        key = mixed(key, held(s, me, suit))
    for player in range(p.players):
        key = mixed(key, s.gold[player] + 64 * hand_size(s, player))
        key = mixed(key, s.ally[player] + 1 + 16 * s.dead[player] + 32 * s.shown[player])
        knowing |= (e.looked_at[player] >> me & 1) << player
    key = mixed(key, s.phase + 32 * s.actions_left + 128 * s.bought + 256 * s.round)
    key = mixed(key, s.offers + 8 * s.proposals + 64 * s.turn + 1024 * (s.partner + 1))
    key = mixed(key, knowing + 256 * e.refused + 65536 * s.withdrawals)
    if s.phase >= GIVE and s.phase <= ANSWER:
        for good in range(GOODS):
            drafted = s.draft[good] if s.phase == ASK else 0
            answered = s.phase == ANSWER or s.counters > 0
            key = mixed(key, drafted + 8 * (s.offer[good] + 8 * s.asked[good]) * int(answered) + 512 * s.counters)
    return finished(key)


def choose(tree: Tree, playout: Playout, d: Decision, node: int, at_root: bool) -> int:
    """The slot that the searching player tries at a node; below the root the priors are a steward's."""
    first, count = first_code(d.p, d.s), code_count(d.p, d.s)
    whole, tried, won, least = 0.0, 0, 0.0, OPEN_MIND / d.t.choices
    for slot in range(count):
        tree.priors[slot] = playout.root_priors[slot] if at_root else 0.0
    if not at_root:
        weigh_up(d)
        write_priors(d)
    for number in range(d.t.choices):
        slot = d.t.legal[number] - first
        if not at_root and d.t.noise[number] > 0.0:
            tree.priors[slot] = d.t.noise[number] + least
        if tree.priors[slot] > 0.0:
            whole += tree.priors[slot]
            tried += tree.visits[node, slot]
            won += tree.sums[node, slot]
    return pick(tree, node, count, whole, tried, won)


def search(
    params: Records, worlds: Records, work: Records, log: Records, tree: Tree, playout: Playout, simulations: int
) -> int:
    """Simulate so many times more, in one world after the other; the root's node."""
    for number in range(simulations):
        work[0] = worlds[number % len(worlds)]
        for player in range(params[0].players):
            playout.stewards.evidence[player] = playout.told[player]
            know_roles(params[0], work[0], playout.stewards.evidence[player])
        simulate(params[0], work[0], log[0], tree, playout)
    return int(tree.nodes[0])


def know_roles(p: Params, s: State, e: Evidence) -> None:
    """S4.6: Let a player know its own role in this world, and those that it has looked at."""
    e.role[e.me] = s.role[e.me]
    for player in range(p.players):
        if e.looked_at[e.me] >> player & 1:
            e.role[player] = s.role[player]


def simulate(p: Params, s: State, log: Log, tree: Tree, playout: Playout) -> None:
    """Play one world from the root to the end of so many turns, and add what came of it to the tree."""
    me, generators, stewards = playout.player, playout.generators, playout.stewards
    depth, in_tree, turn, turns = 0, True, s.turn, 0
    while s.phase != OVER:
        if s.turn != turn:
            turn = s.turn
            turns += 1
            if turns == playout.horizon:
                break
        action = NOBODY
        if is_chance(s):
            action = draw_action(p, s, generators, 0)  # type: ignore[arg-type]
        elif in_tree and actor(p, s) == me:
            ripe = depth == 0 or tree.visits[tree.nodes[depth - 1], tree.slots[depth - 1]] >= RIPE
            node = NOBODY
            if depth < DEEPEST:
                node = find_node(tree, key_of(p, s, stewards.evidence[me], me), ripe)
            if node == NOBODY:
                in_tree = False
            else:
                evidence, beliefs, now = stewards.evidence[me], stewards.beliefs[0], stewards.turn[0]
                now.choices = legal_actions(p, s, now.legal)
                d = Decision(p, s, stewards.traits[0], evidence, beliefs, stewards.goods[0], now)
                slot = choose(tree, playout, d, node, depth == 0)
                tree.nodes[depth], tree.slots[depth] = node, slot
                depth += 1
                action = first_code(p, s) + slot
        if action == NOBODY:
            action = steward_action(p, s, stewards, actor(p, s), generators, 0)
        step(p, s, log, action)
        notice(p, log, stewards)
    back_up(tree, depth, evaluate(playout.weights, p, s, stewards.evidence[me], me, playout.indices))
