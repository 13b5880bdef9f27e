"""The moments that turned a game: where somebody's chance to win changed most."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from vivat.game.record import AnyAction
from vivat.review.review import CurvePoint, TurningPoint, TurnKey
from vivat.table.encoded import EncodedAction, encode_action

EACH = 3
"""Turning points of a seat, at most."""
LEAST_CHANGE = 0.05


class Happened(NamedTuple):
    """What happened between two moments, as everybody at the table saw it."""

    key: TurnKey
    actor: int | None = None
    character: int | None = None
    action: AnyAction | None = None
    """What the actor did, where the key does not say it."""


def largest_turns(curve: Sequence[CurvePoint], happened: Callable[[int, int], Happened]) -> tuple[TurningPoint, ...]:
    """Every seat's largest changes of its chance, from what it knew, in the order of the game."""
    found = []
    for seat in range(len(curve[0].known)):
        turns = [
            TurningPoint(before.move, after.move, seat, *fields(happened, before, after, seat))
            for before, after in pairwise(curve)
            if abs(after.known[seat] - before.known[seat]) >= LEAST_CHANGE
        ]
        found += sorted(turns, key=lambda turn: -abs(turn.after - turn.before))[:EACH]
    return tuple(sorted(found, key=lambda turn: (turn.move, turn.seat)))


def fields(
    happened: Callable[[int, int], Happened], before: CurvePoint, after: CurvePoint, seat: int
) -> tuple[TurnKey, float, float, int | None, int | None, str | None, EncodedAction | None]:
    """The fields of a turning point from its key on."""
    what = happened(before.move, after.move)
    text = None if what.action is None else what.action.text
    sent = None if what.action is None else encode_action(what.action)
    return what.key, before.known[seat], after.known[seat], what.actor, what.character, text, sent
