"""Drivers that play games, at random or as recorded, and count what happens.

Compiled with the rules of a family, as `vivat.fast.playouts` is: `note_step` and `note_game` are that family's too.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from vivat.fast.playouts import Generators, draw_action
from vivat.fast.records import Records
from vivat.lab.tallies.castle import note_game, note_step
from vivat.lab.tallies.tally import LENGTHS
from vivat.rules.castle.play import is_chance, is_over, step
from vivat.rules.castle.setup import begin_game
from vivat.rules.castle.state import Params, State
from vivat.rules.log import EVENT_WIDTH, Log


def overhear(log: Log, ear: Any) -> None:
    """Note the events of a step: how often each kind was told, and what was said last of each subject."""
    for row in range(log.count):
        kind, subject = log.rows[row * EVENT_WIDTH], log.rows[row * EVENT_WIDTH + 1]
        ear.heard[kind] += 1
        ear.said[kind, subject] = log.rows[row * EVENT_WIDTH + 2]


def note_length(tally: Any, decisions: int) -> None:
    """Count a game and the decisions that the players took in it."""
    tally.games += 1
    tally.decisions += decisions
    tally.lengths[min(decisions, LENGTHS - 1)] += 1


def begin_counted(p: Params, s: State, told: Log, ear: Any) -> None:
    """Begin a game and note what is told at its beginning."""
    begin_game(p, s, told)
    overhear(told, ear)


def count_step(p: Params, s: State, told: Log, ear: Any, tally: Any, action: int) -> int:
    """Play an action and count what comes of it; returns how many decisions of players it was, 1 or 0."""
    decisions = 0 if is_chance(s) else 1
    step(p, s, told, action)
    overhear(told, ear)
    note_step(p, s, ear, tally)
    return decisions


def note_events(ear: Any, tally: Any) -> None:
    """Copy how often each kind of event was told into the tally."""
    for kind in range(len(ear.heard)):
        tally.heard[kind] = ear.heard[kind]


def count_random_games(
    params: Records, state: Records, log: Records, ear: Records, generators: Generators, games: int, tally: Records
) -> None:
    """Play and count so many games in which everybody does anything legal."""
    p, s, told, heard, t = params[0], state[0], log[0], ear[0], tally[0]
    for _ in range(games):
        decisions = 0
        begin_counted(p, s, told, heard)
        while not is_over(s):
            decisions += count_step(p, s, told, heard, t, draw_action(p, s, generators, 0))
        note_length(t, decisions)
        note_game(p, s, heard, t)
    note_events(heard, t)


def count_recorded_game(
    params: Records, state: Records, log: Records, ear: Records, actions: NDArray[np.int64], tally: Records
) -> None:
    """Play again and count a game that was played before, to its end."""
    p, s, told, heard, t = params[0], state[0], log[0], ear[0], tally[0]
    decisions = 0
    begin_counted(p, s, told, heard)
    for action in actions:
        decisions += count_step(p, s, told, heard, t, action)
    note_length(t, decisions)
    note_game(p, s, heard, t)
    note_events(heard, t)
