"""R7.1: How the seats stand: by points during a game, and after it who has won first."""

from collections.abc import Collection, Sequence
from functools import lru_cache

from msgspec import Struct

from vivat.rules.castle.state import EMISSARY_SEAT, Params


class Standing(Struct, frozen=True):
    """How one seat stands, and how far behind the best."""

    seat: int
    """The seat, from 0; EMISSARY_SEAT for the Emissary."""
    rank: int
    """Counted from 1; seats that nothing parts have the same."""
    points: int
    """R11.4: Of a team, the lower score."""
    behind: int
    """Points less than the best; 0 for a seat that lost only by the tie-break, or to nobody."""


def make_standings(
    p: Params, scores: Sequence[int], emissary_score: int | None, winners: Collection[int] = ()
) -> tuple[Standing, ...]:
    """R7.1, R9.4, R11.4: All seats and the Emissary, the best first; `winners` stand before all others."""
    return _stand(p.seats, tuple(p.seat_of[: p.players]), tuple(scores), emissary_score, tuple(winners))


# Scores change once a round, and everybody at a table is told the standings with every move.
@lru_cache(maxsize=1024)
def _stand(
    seats: int, seat_of: tuple[int, ...], scores: tuple[int, ...], emissary_score: int | None, winners: tuple[int, ...]
) -> tuple[Standing, ...]:
    points = {
        seat: min(score for score, of in zip(scores, seat_of, strict=True) if of == seat) for seat in range(seats)
    }
    if emissary_score is not None:
        points[EMISSARY_SEAT] = emissary_score
    keys = {seat: (seat in winners, each) for seat, each in points.items()}
    best = max(points.values())
    standings = [
        Standing(seat, 1 + sum(other > key for other in keys.values()), points[seat], best - points[seat])
        for seat, key in keys.items()
    ]
    return tuple(sorted(standings, key=lambda standing: standing.rank))
