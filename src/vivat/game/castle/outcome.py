"""R7: The outcome of a castle game: who won, why, and with how many points."""

from dataclasses import dataclass
from typing import Literal

from vivat.game.castle.counts import Count
from vivat.game.castle.options import CastleOptions
from vivat.rules.castle.state import EMISSARY, EMISSARY_SEAT, Params, State
from vivat.rules.castle.teams import counted_score
from vivat.rules.castle.victory import tie_break

WonBy = Literal["score", "most-favourites", "highest-favourite", "shared"]


@dataclass(frozen=True, slots=True)
class Standing:
    """How one seat came off, and by how little."""

    rank: int
    """Counted from 1; seats that nothing parts have the same."""
    points: int
    """R11.4: Of a team, the lower score."""
    behind: int
    """Points less than the best seat; 0 for a seat that lost only by the tie-break, or to nobody."""
    tie_break: int
    """R7.2, R7.3: What decides between equal scores: Favourites left in the castle, or how high the highest stands."""
    won_by: WonBy | None
    """Why a seat has won; None for all others."""


@dataclass(frozen=True, slots=True)
class Outcome:
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
    """How each seat came off, by seat."""

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
        standings_of(p, s, seat_scores, reason),
    )


def standings_of(p: Params, s: State, scores: tuple[int, ...], reason: str) -> tuple[Standing, ...]:
    """R7.1: Rank, distance and tie-break of every seat."""
    keys = [(points, tie_break(p, s, seat)) for seat, points in enumerate(scores)]
    ways: dict[str, WonBy] = {"score": "score", "shared": "shared"}
    ways["tie-break"] = "highest-favourite" if p.tie_by_highest else "most-favourites"
    return tuple(
        Standing(
            1 + sum(other > key for other in keys),
            key[0],
            max(scores) - key[0],
            key[1],
            ways[reason] if s.winners >> seat & 1 else None,
        )
        for seat, key in enumerate(keys)
    )
