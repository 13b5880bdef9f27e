"""Drivers that play a game from decision to decision, show a seat its view and legal actions, or step many games.

Compiled with the rules of a family, as `vivat.fast.playouts` is: `write_view`, `remember` … are that family's.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vivat.adapters.compiled.castle import remember, write_rewards, write_view
from vivat.adapters.compiled.layout import Mask, Numbers, Rewards
from vivat.fast.playouts import Generators, draw_action, draw_below
from vivat.fast.records import Records
from vivat.rules.castle.play import actor, code_count, first_code, is_chance, is_over, refusal, step, weight
from vivat.rules.castle.reasons import LEGAL
from vivat.rules.castle.setup import begin_game
from vivat.rules.castle.state import Params, State
from vivat.rules.log import Log

ALL_LEGAL = -1


def to_next_decision(p: Params, s: State, log: Log, memory: Any, generators: Generators, which: int) -> None:
    """Play chance's actions until a player must decide, or the game is over."""
    while not is_over(s) and is_chance(s):
        step(p, s, log, draw_action(p, s, generators, which))
        remember(log, memory)


def open_game(
    params: Records, states: Records, memories: Records, log: Records, generators: Generators, which: int
) -> int:
    """Begin a game, and play chance up to its first decision; returns whose that is."""
    p, s, memory = params[0], states[which], memories[which]
    memory.seen[:] = 0
    begin_game(p, s, log[0])
    to_next_decision(p, s, log[0], memory, generators, which)
    return actor(p, s)


def play_decision(
    params: Records, states: Records, memories: Records, log: Records, generators: Generators, which: int, action: int
) -> int:
    """Play a legal decision, and chance until the next one; returns whose that is, NOBODY at the end."""
    p, s, memory = params[0], states[which], memories[which]
    step(p, s, log[0], action)
    remember(log[0], memory)
    to_next_decision(p, s, log[0], memory, generators, which)
    return actor(p, s)


def look_from(
    params: Records,
    states: Records,
    memories: Records,
    which: int,
    me: int,
    counts_shown: int,
    view: Numbers,
    mask: Mask,
) -> None:
    """Write what a seat sees into `view`, and into `mask` 1 for what it may do now."""
    p, s = params[0], states[which]
    write_view(p, s, memories[which], me, counts_shown, view)
    mask[:] = 0
    if actor(p, s) == me:
        first = first_code(p, s)
        for action in range(first, first + code_count(p, s)):
            if refusal(p, s, action) == LEGAL:
                mask[action] = 1


class Games(NamedTuple):
    """Many games with the same options: where they stand, and what the seats that decide are shown."""

    params: Records
    states: Records
    memories: Records
    log: Records
    generators: Generators
    counts_shown: int
    by_score: int
    seats: NDArray[np.int8]
    """By game, which seat decides."""
    views: Numbers
    """What it sees."""
    masks: Mask
    """1 for what it may do."""
    rewards: Rewards
    """What a game that has just ended was worth to each seat; 0 in all others."""
    ended: NDArray[np.bool_]


def step_all(games: Games, actions: NDArray[np.int64]) -> int:
    """Play one decision in every game; one that is over begins anew.

    Returns ALL_LEGAL, or the first game with an illegal action; then nothing was played anywhere.
    """
    params, states, memories, log, generators = games[:5]
    masks, rewards = games.masks, games.rewards
    for which in range(len(states)):
        if actions[which] < 0 or actions[which] >= masks.shape[1] or not masks[which, actions[which]]:
            return which
    for which in range(len(states)):
        turn = play_decision(params, states, memories, log, generators, which, actions[which])
        games.ended[which] = turn < 0
        rewards[which, :] = 0
        if turn < 0:
            write_rewards(params[0], states[which], games.by_score, rewards[which])
            turn = open_game(params, states, memories, log, generators, which)
        games.seats[which] = turn
        look_from(params, states, memories, which, turn, games.counts_shown, games.views[which], masks[which])
    return ALL_LEGAL


def reset_all(games: Games) -> None:
    """Begin every game anew, up to its first decision."""
    params, states, memories, log, generators = games[:5]
    games.rewards[:] = 0
    games.ended[:] = False
    for which in range(len(states)):
        turn = open_game(params, states, memories, log, generators, which)
        games.seats[which] = turn
        look_from(params, states, memories, which, turn, games.counts_shown, games.views[which], games.masks[which])


def end_rewards(params: Records, states: Records, which: int, by_score: int, rewards: Rewards) -> None:
    """Write the reward of each seat at the end of a game into `rewards`."""
    write_rewards(params[0], states[which], by_score, rewards)


def play_and_list(
    params: Records, states: Records, memories: Records, log: Records, action: int, legal: NDArray[np.int64]
) -> int:
    """Play an action of a seat or of chance in the first game; returns whose turn it is then.

    Into `legal` goes the number of legal actions after it, then their codes.
    """
    p, s = params[0], states[0]
    step(p, s, log[0], action)
    remember(log[0], memories[0])
    first, count = first_code(p, s), 0
    for code in range(first, first + code_count(p, s)):
        if refusal(p, s, code) == LEGAL:
            count += 1
            legal[count] = code
    legal[0] = count
    return actor(p, s)


def weigh_actions(params: Records, states: Records, which: int, weights: NDArray[np.int64]) -> int:
    """Write the weight of each legal action into `weights`, and return their sum.

    A decision has weight 1; an action of chance the number of cards that make it happen.
    """
    p, s = params[0], states[which]
    weights[:] = 0
    first, total = first_code(p, s), 0
    for action in range(first, first + code_count(p, s)):
        if refusal(p, s, action) == LEGAL:
            weights[action] = weight(p, s, action) if is_chance(s) else 1
            total += weights[action]
    return total


def draw_legal(masks: Mask, generators: Generators, drawn: NDArray[np.int64]) -> None:
    """Draw a legal action in every game, each as likely, into `drawn`."""
    for which in range(len(masks)):
        legal = 0
        for action in range(masks.shape[1]):
            legal += masks[which, action]
        left = draw_below(generators, 0, legal)
        for action in range(masks.shape[1]):
            if masks[which, action]:
                if left == 0:
                    drawn[which] = action
                    break
                left -= 1
