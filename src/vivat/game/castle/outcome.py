"""R7: How a game ended."""

from dataclasses import dataclass

from vivat.game.castle.counts import Count
from vivat.game.castle.options import CastleOptions
from vivat.rules.castle.state import EMISSARY, EMISSARY_SEAT, State
from vivat.rules.castle.teams import counted_score


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won, why, and every count on the way."""

    reason: str
    """"score", "tie-break", "shared" or "emissary"."""
    winners: tuple[int, ...]
    """The winning seats; none when the Emissary wins."""
    winner_names: tuple[str, ...]
    scores: tuple[int, ...]
    """By player."""
    seat_scores: tuple[int, ...]
    """By seat: a team's lower score (R11.4)."""
    emissary_score: int | None
    counts: tuple[Count, ...]

    def __str__(self) -> str:
        who = " and ".join(self.winner_names) or "The Emissary of the Empire"
        points = self.emissary_score if not self.winners else self.seat_scores[self.winners[0]]
        verb = "share the victory" if len(self.winners) > 1 else "wins"
        return f"{who} {verb} with {points} points."


def make_outcome(options: CastleOptions, s: State, counts: tuple[Count, ...]) -> Outcome:
    """R7.1: Reads off a finished game; everything in it is public by then."""
    p = options.params
    seat_scores = tuple(counted_score(p, s, seat) for seat in range(p.seats))
    winners = tuple(seat for seat in range(p.seats) if s.winners >> seat & 1)
    level = sum(points == max(seat_scores) for points in seat_scores)
    if s.winners >> EMISSARY_SEAT & 1:
        reason = "emissary"
    elif level == 1:
        reason = "score"
    elif len(winners) == 1:
        reason = "tie-break"
    else:
        reason = "shared"
    return Outcome(
        reason,
        winners,
        tuple(options.seat_names[seat] for seat in winners),
        tuple(s.score[: p.players]),
        seat_scores,
        s.score[EMISSARY] if p.emissary else None,
        counts,
    )
