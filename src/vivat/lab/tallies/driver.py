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


def note_events(log: Log, events: Any) -> None:
    """Note the events of a step: how often each kind was told, and what was said last of each subject."""
    for row in range(log.count):
        kind, subject = log.rows[row * EVENT_WIDTH], log.rows[row * EVENT_WIDTH + 1]
        events.counts[kind] += 1
        events.last[kind, subject] = log.rows[row * EVENT_WIDTH + 2]


def note_length(tally: Any, decisions: int) -> None:
    """Count a game and the decisions that the players took in it."""
    tally.games += 1
    tally.decisions += decisions
    tally.lengths[min(decisions, LENGTHS - 1)] += 1


def begin_counted(p: Params, s: State, told: Log, events: Any) -> None:
    """Begin a game and note what is told at its beginning."""
    begin_game(p, s, told)
    note_events(told, events)


def count_step(p: Params, s: State, told: Log, events: Any, tally: Any, action: int) -> int:
    """Play an action and count what comes of it; returns how many decisions of players it was, 1 or 0."""
    decisions = 0 if is_chance(s) else 1
    step(p, s, told, action)
    note_events(told, events)
    note_step(p, s, events, tally)
    return decisions


def copy_event_counts(events: Any, tally: Any) -> None:
    """Copy how often each kind of event was told into the tally."""
    for kind in range(len(events.counts)):
        tally.event_counts[kind] = events.counts[kind]


def count_random_games(
    params: Records, state: Records, log: Records, events: Records, generators: Generators, games: int, tally: Records
) -> None:
    """Play and count so many games in which everybody does anything legal."""
    p, s, told, seen, t = params[0], state[0], log[0], events[0], tally[0]
    for _ in range(games):
        decisions = 0
        begin_counted(p, s, told, seen)
        while not is_over(s):
            decisions += count_step(p, s, told, seen, t, draw_action(p, s, generators, 0))
        note_length(t, decisions)
        note_game(p, s, seen, t)
    copy_event_counts(seen, t)


def count_recorded_game(
    params: Records, state: Records, log: Records, events: Records, actions: NDArray[np.int64], tally: Records
) -> None:
    """Play again and count a game that was played before, to its end."""
    p, s, told, seen, t = params[0], state[0], log[0], events[0], tally[0]
    decisions = 0
    begin_counted(p, s, told, seen)
    for action in actions:
        decisions += count_step(p, s, told, seen, t, action)
    note_length(t, decisions)
    note_game(p, s, seen, t)
    copy_event_counts(seen, t)
