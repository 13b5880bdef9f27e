"""The opponent model of intrigue: the policy by which games are played out. Compiled with the rules.

Everybody collects what the own role needs, gets rid of what it does not, strikes when it can, robs whoever is rich, and
knows nothing of the others but what lies open. Each legal action falls into a class, and is chosen in proportion to the
weight of its class; the weights were fitted to games of stewards (`vivat.lab.fitting`). Nobody trades here.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from vivat.fast.playouts import Generators, draw_word
from vivat.rules.intrigue.actions import (
    ACCEPT,
    AIMED_CODE,
    ALLY,
    ALLY_SHARING,
    ASSASSINATE,
    BRIBE,
    BUY_DISCARD,
    BUY_PILE,
    CARD,
    DECLINE,
    INVESTIGATE,
    PASS,
    REFUSE,
    ROLE_CARD,
    SABOTAGE_CODE,
    SABOTAGES,
    SEIZE_CODE,
    SEIZE_HIM,
    SELL_CODE,
    STOP_SELLING,
    WITHDRAW,
    aim_kind,
    aimed_at,
    extorted,
    investigated,
    plot_kind,
    plotted,
    sabotaged,
)
from vivat.rules.intrigue.cards import hand_size, held
from vivat.rules.intrigue.goods import GOLD, INFLUENCE, KNOWLEDGE, MIGHT, POWER, SUITS
from vivat.rules.intrigue.play import code_count, first_code, refusal
from vivat.rules.intrigue.reasons import LEGAL
from vivat.rules.intrigue.role_actions import target_of
from vivat.rules.intrigue.state import ACT, ANSWER, JOIN, NOBODY, SELL, Params, State
from vivat.rules.intrigue.victory import WHEN_TARGET

Model = NDArray[np.float64]

# Where the classes of each kind of action begin.
PASSING: Final = 0  # 3: all is there, only gold is missing, cards are missing
BUYING: Final = 3  # 2 from the pile and 2 from the discards: of no use, of use
SELLING: Final = 7  # 3: of cards needed, of others, of others when gold is needed
SEIZING: Final = 10  # 5: of no use; for gold and cards that are needed, and for those that are not
BRIBING: Final = 15  # 6: of no use, an ally; else by the victim's cards: 1 to 4
EXTORTING: Final = 21  # 2 payments x 2 takings x 3 sizes of what the victim has
LOOKING: Final = 33  # 2 payments x 3: at a hand, at a role, at a role when hunting
ALLYING: Final = 39  # 2 payments x 2: for a role that needs it
BREAKING: Final = 43  # 3: others' alliance, where a member is rich, the own
STRIKING: Final = 46  # 6: the target, somebody else; hidden, among 1, 2, 3 or more
JAILING: Final = 52  # 3 by what the victim has
JOINING: Final = 55  # 2 refusals and 2 consents: by whether the own role needs an alliance
ANSWERING: Final = 59  # 3: accept, decline, anything else
CLASSES: Final = 62
NOT_MODELLED: Final = -1  # trades and counter-offers: nobody makes them in a playout

UNIT = 1.0 / 4294967296.0
HALF = np.uint64(32)


def need_of(p: Params, role: int, good: int) -> int:
    """S7.1: The amount of a good that a role must hold to win, or to strike."""
    need = p.win_counts[role * (SUITS + 1) + good]
    if p.win_when[role] == WHEN_TARGET:
        return max(need, p.role_cost[role * (SUITS + 1) + good])
    return need


def lacking(p: Params, s: State, player: int, good: int) -> int:
    """The amount of a good that a player still needs; negative where it has too much."""
    have = s.gold[player]
    if good != GOLD:
        have = held(s, player, good)
    return need_of(p, s.role[player], good) - have


def wealth(amount: int) -> int:
    """The class of an amount of goods: 0 for little, 1 for some, 2 for much."""
    if amount < 4:
        return 0
    return 1 if amount < 8 else 2


def class_of_plot(p: Params, s: State, action: int) -> int:
    """S4.5 to S4.8: The class of an action for a pair of cards, or for three."""
    me = s.turn
    if action < SABOTAGE_CODE + SABOTAGES:
        member = sabotaged(action)
        if member == me or s.ally[member] == me:
            return BREAKING + 2
        return BREAKING + int(s.gold[member] + s.gold[s.ally[member]] >= 12)
    kind = plot_kind(action)
    if kind >= ALLY:
        return ALLYING + 2 * int(lacking(p, s, me, INFLUENCE) <= -2) + p.win_allied[s.role[me]]
    victim = plotted(action)
    if kind >= INVESTIGATE:
        at = LOOKING + 3 * int(lacking(p, s, me, KNOWLEDGE) <= -2)
        if investigated(kind) != ROLE_CARD:
            return at
        hunting = p.win_when[s.role[me]] == WHEN_TARGET and not s.shown[victim]
        return at + 1 + int(hunting)
    at = EXTORTING + 6 * int(lacking(p, s, me, MIGHT) <= -2)
    if extorted(kind) == CARD:
        return at + wealth(2 * hand_size(s, victim))
    return at + 3 + wealth(s.gold[victim])


def class_of_aimed(p: Params, s: State, player: int, kind: int) -> int:
    """S4.3, S4.4, S4.7, S5: The class of another action aimed at a player."""
    me = s.turn
    if kind < BRIBE:
        return NOT_MODELLED
    if kind < ASSASSINATE:
        if lacking(p, s, me, kind - BRIBE) <= 0:
            return BRIBING
        if s.ally[me] == player:
            return BRIBING + 1
        return BRIBING + 1 + max(1, min(4, hand_size(s, player)))
    if kind == ALLY_SHARING:
        return ALLYING + 2 * int(lacking(p, s, me, INFLUENCE) <= -1) + p.win_allied[s.role[me]]
    if kind == SEIZE_HIM:
        return JAILING + wealth(s.gold[player] + hand_size(s, player))
    if s.shown[player]:
        return STRIKING + int(s.role[player] != target_of(p, s, me))
    hidden = 0
    for other in range(p.players):
        hidden += int(not s.shown[other] and not s.dead[other] and other != me)
    return STRIKING + 1 + min(4, hidden)


def class_of_market(p: Params, s: State, action: int) -> int:
    """S3.3, S4.1, S4.2, S4.9: The class of passing, buying, selling or seizing Power."""
    me = s.turn
    short = 0
    for suit in range(SUITS):
        short += max(0, lacking(p, s, me, suit))
    if action == PASS:
        if short:
            return PASSING + 2
        return PASSING + int(lacking(p, s, me, GOLD) > 0)
    if action == BUY_PILE:
        return BUYING + int(short > 0)
    if action == BUY_DISCARD:
        return BUYING + 2 + int(lacking(p, s, me, s.discards[s.discarded - 1]) > 0)
    if action < STOP_SELLING:
        if lacking(p, s, me, action - SELL_CODE) >= 0:
            return SELLING
        return SELLING + 1 + int(lacking(p, s, me, GOLD) > 0 or p.win_exactly[s.role[me]] == 1)
    paid = action - SEIZE_CODE
    if lacking(p, s, me, POWER) <= 0 or paid == POWER:
        return SEIZING
    if paid == GOLD:
        return SEIZING + 1 + int(lacking(p, s, me, GOLD) <= -p.seize_price or need_of(p, s.role[me], GOLD) == 0)
    return SEIZING + 3 + int(lacking(p, s, me, paid) <= -2)


def class_of(p: Params, s: State, action: int) -> int:
    """The class of a legal action of the player to decide, or NOT_MODELLED."""
    if s.phase == ACT:
        if action >= AIMED_CODE:
            return class_of_aimed(p, s, aimed_at(action), aim_kind(action))
        if action < BUY_PILE:
            return class_of_plot(p, s, action)
        return class_of_market(p, s, action)
    if s.phase == SELL:
        if action == STOP_SELLING:
            return ANSWERING + 2
        return SELLING + 2 * int(lacking(p, s, s.turn, action - SELL_CODE) < 0)
    if s.phase == JOIN:
        return JOINING + 2 * int(action != REFUSE) + p.win_allied[s.role[s.partner]]
    if s.phase == ANSWER:
        if action == ACCEPT:
            return ANSWERING
        return ANSWERING + 1 if action == DECLINE else NOT_MODELLED
    return NOT_MODELLED if action == WITHDRAW else ANSWERING + 2


def weigh(model: Model, p: Params, s: State, action: int) -> float:
    """The weight of a legal action in the model; 0 for what is not modelled."""
    found = class_of(p, s, action)
    return 0.0 if found == NOT_MODELLED else float(model[found])


def draw_choice(model: Model, p: Params, s: State, weights: Model, generators: Generators, which: int) -> int:
    """The action of the player to decide, drawn by the model."""
    first, count = first_code(p, s), code_count(p, s)
    whole = 0.0
    for slot in range(count):
        weights[slot] = 0.0
        if refusal(p, s, first + slot) == LEGAL:
            weights[slot] = weigh(model, p, s, first + slot)
            whole += weights[slot]
    at = np.float64(draw_word(generators, which) >> HALF) * UNIT * whole
    chosen = NOBODY
    for slot in range(count):
        if weights[slot] > 0.0:
            chosen = slot
            at -= weights[slot]
            if at < 0.0:
                break
    return first + chosen
