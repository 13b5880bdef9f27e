"""Random playouts: what a game does when everybody does anything legal.

These functions are compiled with the rules of a family (`vivat.fast.families`): the rule functions they
call are replaced by that family's twins. They hold no rule themselves.
"""

import numpy as np
from numpy.typing import NDArray

from vivat.fast.records import Records
from vivat.rules.castle.play import code_count, first_code, heaviest, is_chance, is_over, refusal, step, weight
from vivat.rules.castle.reasons import LEGAL
from vivat.rules.castle.setup import begin_game
from vivat.rules.castle.state import Params, State
from vivat.rules.log import Log

Generators = NDArray[np.uint64]

# SplitMix64 (Steele, Lea, Flood 2014): one word of state, full period, passes BigCrush.
GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
SHIFT_30 = np.uint64(30)
SHIFT_27 = np.uint64(27)
SHIFT_31 = np.uint64(31)
HALF = np.uint64(32)


def draw_word(generators: Generators, which: int) -> np.uint64:
    """The next 64 random bits of a generator."""
    generators[which] += GOLDEN
    word: np.uint64 = generators[which]
    word = (word ^ (word >> SHIFT_30)) * MIX_1
    word = (word ^ (word >> SHIFT_27)) * MIX_2
    return word ^ (word >> SHIFT_31)


def draw_below(generators: Generators, which: int, count: int) -> int:
    """A number from 0 to count − 1, each as likely to within count / 2³²."""
    return np.int64((draw_word(generators, which) >> HALF) * np.uint64(count) >> HALF)  # type: ignore[return-value]


def draw_action(p: Params, s: State, generators: Generators, which: int) -> int:
    """Any legal action, each as likely; chance's by their weights.

    Codes are drawn until one is accepted: exact, and faster than listing, for most codes of a phase are legal.
    """
    first = first_code(p, s)
    count = code_count(p, s)
    most = heaviest(p, s)
    while True:
        action = first + draw_below(generators, which, count)
        if refusal(p, s, action) == LEGAL and (most == 1 or draw_below(generators, which, most) < weight(p, s, action)):
            return action


def play_out(p: Params, s: State, log: Log, generators: Generators, which: int) -> int:
    """Play at random to the end; returns how many decisions players took (chance's do not count)."""
    decisions = 0
    while not is_over(s):
        action = draw_action(p, s, generators, which)
        if not is_chance(s):
            decisions += 1
        step(p, s, log, action)
    return decisions


def play_games(params: Records, state: Records, log: Records, generators: Generators, games: int) -> int:
    """So many random games one after the other in one record; returns the decisions taken."""
    decisions = 0
    for _ in range(games):
        begin_game(params[0], state[0], log[0])
        decisions += play_out(params[0], state[0], log[0], generators, 0)
    return decisions


def play_batch(params: Records, states: Records, log: Records, generators: Generators, first: int, last: int) -> int:
    """Play the games of an array of records, from `first` to before `last`, each with its own generator."""
    decisions = 0
    for game in range(first, last):
        begin_game(params[0], states[game], log[0])
        decisions += play_out(params[0], states[game], log[0], generators, game)
    return decisions


def clone_often(state: Records, clones: Records, times: int) -> int:
    """Copy a record so many times, into a ring of records so that no copy can be left out."""
    at = 0
    for _ in range(times):
        clones[at] = state[0]
        clones[at].turn += 1
        at += 1
        if at == len(clones):
            at = 0
    return at
