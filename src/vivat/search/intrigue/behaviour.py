"""How players of intrigue usually act, in numbers: for playing games out. Compiled with the rules.

Everybody collects what the own role needs, sells what it does not, strikes when it can, and knows nothing of the
others but what lies open. The weights were chosen by looking at games of courtiers.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from vivat.fast.playouts import Generators, draw_word
from vivat.rules.intrigue.actions import (
    ACCEPT,
    AIMED,
    AIMED_CODE,
    ALLY,
    ASSASSINATE,
    BRIBE,
    BUY_DISCARD,
    BUY_PILE,
    CARD,
    COUNTER,
    EXTORT,
    INVESTIGATE,
    JOIN_FREE,
    PASS,
    PLOTS,
    REFUSE,
    SABOTAGE_CODE,
    SABOTAGES,
    SEIZE_CODE,
    SEIZE_HIM,
    STOP_SELLING,
)
from vivat.rules.intrigue.cards import hand_size, held
from vivat.rules.intrigue.play import code_count, first_code, plotted, refusal
from vivat.rules.intrigue.reasons import LEGAL
from vivat.rules.intrigue.role_actions import target_of
from vivat.rules.intrigue.state import (
    ACT,
    GOLD,
    INFLUENCE,
    KNOWLEDGE,
    MIGHT,
    NOBODY,
    POWER,
    SELL,
    SUITS,
    Params,
    State,
)
from vivat.rules.intrigue.victory import WHEN_TARGET

Weights = NDArray[np.float64]

UNIT = 1.0 / 4294967296.0
HALF = np.uint64(32)
SURE: Final = 60.0
"""A strike at somebody who is known to be the target."""


def need_of(p: Params, role: int, good: int) -> int:
    """S7.1: What a role must hold to win, or to strike."""
    need = p.win_counts[role * (SUITS + 1) + good]
    if p.win_when[role] == WHEN_TARGET:
        return max(need, p.role_cost[role * (SUITS + 1) + good])
    return need


def lacking(p: Params, s: State, player: int, good: int) -> int:
    """How much of a good a player still needs; less than nothing where it has too much."""
    have = s.gold[player]
    if good != GOLD:
        have = held(s, player, good)
    return need_of(p, s.role[player], good) - have


def weigh_plot(p: Params, s: State, action: int) -> float:
    """What an action for a pair of cards is worth to whoever can pay it from what is left over."""
    me = s.turn
    if action < SABOTAGE_CODE + SABOTAGES:
        return 0.05
    kind = action % PLOTS
    suit = MIGHT
    if kind >= ALLY:
        suit = INFLUENCE
    elif kind >= INVESTIGATE:
        suit = KNOWLEDGE
    spare = -lacking(p, s, me, suit) >= 2
    if kind >= ALLY:
        if p.win_allied[s.role[me]]:
            return 5.0
        return 0.6 if spare else 0.1
    if kind >= INVESTIGATE:
        hunting = p.win_when[s.role[me]] == WHEN_TARGET and not s.shown[plotted(action)]
        return (0.5 if hunting else 0.05) if spare else 0.02
    if not spare:
        return 0.03
    if (kind - EXTORT) // 3 == CARD:
        return 0.8
    return 1.0 if lacking(p, s, me, GOLD) > 0 and s.gold[plotted(action)] > 2 else 0.2


def weigh_aimed(p: Params, s: State, player: int, kind: int) -> float:
    """What another action aimed at a player is worth."""
    me = s.turn
    if kind < BRIBE:
        return 0.0  # nobody trades in a playout
    if kind < ASSASSINATE:
        if lacking(p, s, me, kind - BRIBE) <= 0:
            return 0.01
        return 0.5 * min(4, hand_size(s, player)) if s.ally[me] != player else 0.2
    if kind == SEIZE_HIM:
        return 0.7 if s.ally[me] != player else 0.0
    target = target_of(p, s, me)
    if s.shown[player]:
        return SURE if s.role[player] == target else 0.05
    hidden = 0
    for other in range(p.players):
        hidden += int(not s.shown[other] and not s.dead[other] and other != me)
    return 2.0 / hidden if hidden > 2 else 4.0


def weigh(p: Params, s: State, action: int) -> float:
    """The weight of a legal action of the player to decide."""
    me = s.turn
    if s.phase == SELL:
        if action == STOP_SELLING:
            return 1.0
        return 1.0 if lacking(p, s, me, action - (STOP_SELLING - SUITS)) < 0 else 0.0
    if s.phase != ACT:
        if action == COUNTER:
            return 0.0
        if action == ACCEPT:
            return 0.4
        return 0.5 if action == REFUSE or action >= JOIN_FREE else 1.0
    if action >= AIMED_CODE:
        return weigh_aimed(p, s, (action - AIMED_CODE) // AIMED, (action - AIMED_CODE) % AIMED)
    if action < BUY_PILE:
        return weigh_plot(p, s, action)
    short = 0
    for suit in range(SUITS):
        short += max(0, lacking(p, s, me, suit))
    done = short == 0 and lacking(p, s, me, GOLD) <= 0
    if action == PASS:
        return 4.0 if done or (short == 0 and lacking(p, s, me, GOLD) > 0) else 0.1
    if action == BUY_PILE:
        return 1.5 if short > 0 else 0.1
    if action == BUY_DISCARD:
        return 5.0 if lacking(p, s, me, s.discards[s.discarded - 1]) > 0 else 0.05
    if action < STOP_SELLING:
        over = lacking(p, s, me, action - (STOP_SELLING - SUITS)) < 0
        wanted = lacking(p, s, me, GOLD) > 0 or p.win_exactly[s.role[me]]
        return (1.0 if wanted else 0.15) if over else 0.01
    paid = action - SEIZE_CODE
    if lacking(p, s, me, POWER) <= 0 or paid == POWER:
        return 0.01
    if paid == GOLD:
        return 2.0 if -lacking(p, s, me, GOLD) >= p.seize_price or need_of(p, s.role[me], GOLD) == 0 else 0.2
    return 3.0 if -lacking(p, s, me, paid) >= 2 else 0.1


def draw_choice(p: Params, s: State, weights: Weights, generators: Generators, which: int) -> int:
    """What a player does, by these weights."""
    first, count = first_code(p, s), code_count(p, s)
    whole = 0.0
    for slot in range(count):
        weights[slot] = -1.0
        if refusal(p, s, first + slot) == LEGAL:
            weights[slot] = weigh(p, s, first + slot)
            whole += weights[slot]
    at = np.float64(draw_word(generators, which) >> HALF) * UNIT * whole
    chosen = NOBODY
    for slot in range(count):
        if weights[slot] > 0.0 or (weights[slot] == 0.0 and (chosen == NOBODY and whole == 0.0)):
            chosen = slot
            at -= weights[slot]
            if at < 0.0:
                break
    return first + chosen
