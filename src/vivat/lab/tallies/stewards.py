"""A driver that plays and counts games of intrigue among stewards, compiled."""

import numpy as np
from numpy.typing import NDArray

from vivat.fast.playouts import Generators, draw_action
from vivat.fast.records import Records
from vivat.lab.tallies.driver import begin_counted, copy_event_counts, count_step, note_length
from vivat.lab.tallies.intrigue import note_game
from vivat.rules.intrigue.play import actor, is_chance, is_over
from vivat.search.intrigue.steward_play import Stewards, begin_noticing, notice, steward_action


def count_steward_games(
    params: Records,
    state: Records,
    log: Records,
    events: Records,
    generators: Generators,
    tally: Records,
    stewards: Stewards,
    actions: NDArray[np.int64],
) -> int:
    """Play and count a game among stewards for each generator; returns how many actions the last one had.

    Its actions are written, as far as there is room.
    """
    p, s, told, seen, t = params[0], state[0], log[0], events[0], tally[0]
    taken = 0
    for game in range(len(generators)):
        decisions = taken = 0
        begin_counted(p, s, told, seen)
        begin_noticing(p, told, stewards)
        while not is_over(s):
            if is_chance(s):
                action = draw_action(p, s, generators, game)
            else:
                action = steward_action(p, s, stewards, actor(p, s), generators, game)
            decisions += count_step(p, s, told, seen, t, action)
            notice(p, told, stewards)
            if taken < len(actions):
                actions[taken] = action
            taken += 1
        note_length(t, decisions)
        note_game(p, s, seen, t)
    copy_event_counts(seen, t)
    return taken
