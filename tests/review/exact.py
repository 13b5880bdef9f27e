"""Castles so small that what follows a choice can be enumerated, action by action, without drawing anything."""

from collections.abc import Iterator
from random import Random

import numpy as np

from vivat.fast.records import Records
from vivat.game import CastleGame, CastleOptions, Dealer
from vivat.game.game import copy_of
from vivat.review.castle.moments import CastleMoment, moments
from vivat.rules.castle.actions import NO, YES
from vivat.rules.castle.places import THRONE
from vivat.rules.castle.play import actor, code_count, first_code, refusal, step
from vivat.rules.castle.reasons import LEGAL
from vivat.rules.castle.state import NOBODY, OVER, Params, State
from vivat.rules.log import Log
from vivat.search.castle.policy import Model, chance_of, favourites_of
from vivat.search.castle.tree import SLOTS, evaluate

LEFT = 3
"""Characters that are left in a small castle."""


def small_castles(seed: int) -> Iterator[CastleMoment]:
    """The moments of a last round in which all but three characters have left the castle."""
    luck = Random(seed)
    game = CastleGame(CastleOptions.make("kingup", 3), Dealer.seeded(seed))
    while game.deciding is not None:
        observation = game.observe(game.deciding)
        left = sum(place <= THRONE for place in observation.places)
        votes = {action.vote: action for action in observation.legal if action.vote is not None}
        if observation.round < 3 or not (votes or observation.phase == "climb") or left <= LEFT:
            game.play(votes[YES] if votes and left > LEFT else luck.choice(observation.legal))
        elif votes:
            most = max(range(3), key=lambda seat: game._state.nos[seat])
            game.play(votes[NO if game.to_act == most else YES])
        else:
            game.play(max(observation.legal, key=lambda action: (action.to or 0, action.code)))
    for moment in moments(game):
        seen = moment.observations[0]
        if seen.round == 3 and seen.phase in ("climb", "vote") and sum(at <= THRONE for at in seen.places) <= LEFT:
            yield moment


def state_in(world: Records) -> State:
    """The rules' own state with the values of a record."""
    s = State()
    for name in world.dtype.names or ():
        value = world[name][0]
        setattr(s, name, value.tolist() if isinstance(value, np.ndarray) else int(value))
    return s


def exact_value(p: Params, s: State, model: Model, seat: int, code: int) -> float:
    """The chance of a seat to win if its next decision is this one and all others are the model's; enumerated."""
    favourites = [favourites_of(p, s, each) for each in range(p.seats)]
    known: dict[tuple[object, ...], float] = {}

    def value(now: State, forced: int) -> float:
        if now.phase == OVER or now.round != s.round:
            return evaluate(p, now, seat)
        key = (*now.place, *now.nos, *now.ballot, now.turn, now.phase, now.candidate, now.crown, forced)
        if key not in known:
            known[key] = sum(chance * value(after(now, action), rest) for action, chance, rest in ways(now, forced))
        return known[key]

    def ways(now: State, forced: int) -> list[tuple[int, float, int]]:
        turn = actor(p, now)
        if turn == seat and forced != NOBODY:
            return [(forced, 1.0, NOBODY)]
        first = first_code(p, now)
        return [
            (each, chance_of(model, p, now, each, turn, favourites[turn], np.zeros(SLOTS)), forced)
            for each in range(first, first + code_count(p, now))
            if refusal(p, now, each) == LEGAL
        ]

    def after(now: State, action: int) -> State:
        later = copy_of(now)
        step(p, later, Log(), action)
        return later

    return value(s, code)
