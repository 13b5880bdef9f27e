"""Games are played, at random or as recorded, and what happens is counted.

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


def overhear(log: Any, kind: int, subject: int, obj: int, value: int, audience: int) -> None:  # noqa: ARG001
    """In the place of `tell`: no rows, only how often, and what was said last of each subject."""
    log.heard[kind] += 1
    log.said[kind, subject] = obj


def note_length(tally: Any, decisions: int) -> None:
    """How many decisions the players took."""
    tally.games += 1
    tally.decisions += decisions
    tally.lengths[min(decisions, LENGTHS - 1)] += 1


def watch_random_games(
    params: Records, state: Records, ear: Records, generators: Generators, games: int, tally: Records
) -> None:
    """So many games in which everybody does anything legal."""
    p, s, log, t = params[0], state[0], ear[0], tally[0]
    for _ in range(games):
        decisions = 0
        begin_game(p, s, log)
        while not is_over(s):
            action = draw_action(p, s, generators, 0)
            if not is_chance(s):
                decisions += 1
            step(p, s, log, action)
            note_step(p, s, log, t)
        note_length(t, decisions)
        note_game(p, s, log, t)
    t.heard[:] = log.heard


def watch_recorded_game(
    params: Records, state: Records, ear: Records, actions: NDArray[np.int64], tally: Records
) -> None:
    """A game that was played before, to its end."""
    p, s, log, t = params[0], state[0], ear[0], tally[0]
    decisions = 0
    begin_game(p, s, log)
    for action in actions:
        if not is_chance(s):
            decisions += 1
        step(p, s, log, action)
        note_step(p, s, log, t)
    note_length(t, decisions)
    note_game(p, s, log, t)
    t.heard[:] = log.heard
