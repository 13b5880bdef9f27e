"""Rollouts: what given choices of one decision come to, each in the very same worlds with the very same luck.

Where a search tries good choices more often, rollouts try all of them as often, so that two choices can be compared
world by world: what is common to both drops out of their difference. After the choice everybody acts by the opponent
model of their type, the deciding seat included. Compiled with the rules (`vivat.search.castle.engine`).
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vivat.fast.playouts import draw_action, draw_word
from vivat.fast.records import Records
from vivat.rules.castle.play import actor, is_chance, step
from vivat.rules.castle.state import DRAW, NOBODY, OVER, VOTE, Params, State
from vivat.rules.log import Log
from vivat.search.castle.policy import draw_choice, favourites_of
from vivat.search.castle.tree import Playout, deal_world, draw_types, evaluate

WORLDS: Final = 0
"""The generator that draws worlds."""
LUCK: Final = 1
"""The generator that plays them out; it begins anew for each choice."""


class Rollouts(NamedTuple):
    """The choices that are compared, and what comes of them."""

    codes: NDArray[np.int64]
    """The choices; NOBODY leaves even the first decision to the model."""
    values: NDArray[np.float64]
    """By world, choice and seat: the chance to win once the round has been counted."""
    crowns: NDArray[np.int64]
    """By world and choice: 1 if the first election ended with a coronation."""


def roll_out(params: Records, root: Records, work: Records, log: Records, playout: Playout, rollouts: Rollouts) -> None:
    """Draw one world after the other, and play each choice out in it with the same luck."""
    generators = playout.generators
    for world in range(len(rollouts.values)):
        work[1] = root[0]
        deal_world(params[0], work[1], playout.beliefs, generators, WORLDS)
        draw_types(params[0], work[1], playout)
        for seat in range(params[0].seats):
            playout.favourites[seat] = favourites_of(params[0], work[1], seat)
        luck = draw_word(generators, WORLDS)
        for choice in range(len(rollouts.codes)):
            work[0] = work[1]
            generators[LUCK] = luck
            rollouts.crowns[world, choice] = play_choice(
                params[0], work[0], log[0], playout, rollouts.codes[choice], rollouts.values[world, choice]
            )


def play_choice(p: Params, s: State, log: Log, playout: Playout, code: int, values: NDArray[np.float64]) -> int:
    """Play a world to the end of its round, the seat's first decision being this one; value it for every seat.

    Returns 1 if the first election ended with a coronation, else 0.
    """
    favourites, generators = playout.favourites, playout.generators
    this_round, coronations, crown = s.round, s.coronations, NOBODY
    while s.phase != OVER and s.round == this_round:
        phase = s.phase
        if is_chance(s):
            action = draw_action(p, s, generators, LUCK)
        else:
            turn = actor(p, s)
            if turn == playout.seat and code != NOBODY:
                action = code
                code = NOBODY
            else:
                model = playout.models[playout.types[turn]]
                action = draw_choice(model, p, s, turn, favourites[turn], playout.odds, generators, LUCK)
        step(p, s, log, action)
        if crown == NOBODY and phase in (VOTE, DRAW) and s.phase not in (VOTE, DRAW):
            crown = int(s.coronations > coronations or s.round != this_round or s.phase == OVER)
    for each in range(p.seats):
        values[each] = evaluate(p, s, each)
    return max(0, crown)
