"""R7: The outcome of a castle game: who won, why, and with how many points."""

from dataclasses import dataclass

from vivat.game.castle.counts import Count
from vivat.game.castle.options import CastleOptions
from vivat.game.castle.standings import Standing, make_standings
from vivat.rules.castle.state import EMISSARY, EMISSARY_SEAT, State
from vivat.rules.castle.teams import counted_score


@dataclass(frozen=True, slots=True)
class CastleOutcome:
    """Who won, why, and every count on the way."""

    reason: str
    """"score", "tie-break", "shared" or "emissary"."""
    winners: tuple[int, ...]
    """The winning seats; none when the Emissary wins."""
    winner_names: tuple[str, ...]
    """The names of the winning seats; a team is called by both."""
    scores: tuple[int, ...]
    """Points by player."""
    seat_scores: tuple[int, ...]
    """By seat: a team's lower score (R11.4)."""
    emissary_score: int | None
    """The Emissary's points; None where he did not play."""
    counts: tuple[Count, ...]
    """Every count of the game, one for each coronation."""
    standings: tuple[Standing, ...]
    """How all came off, the Emissary too, the best first."""

    def __str__(self) -> str:
        who = " and ".join(self.winner_names) or "The Emissary of the Empire"
        points = self.emissary_score if not self.winners else self.seat_scores[self.winners[0]]
        verb = "share the victory" if len(self.winners) > 1 else "wins"
        return f"{who} {verb} with {points} points."


def make_outcome(options: CastleOptions, s: State, counts: tuple[Count, ...]) -> CastleOutcome:
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
    scores = tuple(s.score[: p.players])
    emissary_score = s.score[EMISSARY] if p.emissary else None
    return CastleOutcome(
        reason,
        winners,
        tuple(options.seat_names[seat] for seat in winners),
        scores,
        seat_scores,
        emissary_score,
        counts,
        make_standings(p, scores, emissary_score, winners or (EMISSARY_SEAT,)),
    )
