"""The counts themselves: whole numbers in one record, so that batches add up to the same in any order."""

import numpy as np

from vivat.fast.records import Records
from vivat.rules.castle.state import MAX_SEATS
from vivat.rules.intrigue.state import ROLES

LENGTHS = 8192
"""Decisions of a game; the last number stands for all that are longer."""
ROUNDS = 1024
SCORES = 512
REJECTIONS = 16
SHARED = 64
"""Favourites that a card has in common with all others at the table."""
KINDS = 64
"""At least as many as kinds of events in either family."""
SUBJECTS = 32
"""At least as many as players, seats, or rounds of a castle game."""
WHOLE = 840
"""A victory is shared in whole parts by up to eight."""


def _field(name: str, *shape: int) -> tuple[str, type[np.int64], tuple[int, ...]]:
    return (name, np.int64, shape)


TALLY = np.dtype(
    [
        _field("games"),
        _field("decisions"),
        _field("lengths", LENGTHS),
        _field("rounds", ROUNDS),
        _field("without_winner"),
        # By seat, counted from the one that begins the game.
        _field("wins", MAX_SEATS, MAX_SEATS + 1),  # and by how many won
        _field("score", MAX_SEATS),
        _field("scores", MAX_SEATS, SCORES),
        _field("place_score", MAX_SEATS),
        _field("place_scores", MAX_SEATS, SCORES),
        _field("event_counts", KINDS),
        # Castle, by round.
        _field("rejections", REJECTIONS),
        _field("pairs", 7, 4),  # by Favourites in common: pairs, their points, squares of these, products
        _field("shared", SHARED, 3),  # by Favourites in common with all others: cards, points, rounds won in parts
        # Intrigue.
        _field("dealt", ROLES),
        _field("role_wins", ROLES),
        _field("allied_wins", ROLES),
    ]
)

EVENT_TALLY = np.dtype([("counts", np.int64, (KINDS,)), ("last", np.int64, (KINDS, SUBJECTS))])
"""How often each kind of event was told, and the last object for each kind and subject."""


def empty_tally() -> Records:
    """A tally in which nothing is counted yet."""
    return np.zeros(1, TALLY)


def add_tally(total: Records, part: Records) -> None:
    """Add the counts of another tally to a total; the order does not matter."""
    total.view(np.int64)[:] += part.view(np.int64)
