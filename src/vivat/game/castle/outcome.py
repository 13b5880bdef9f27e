"""R7: The outcome of a castle game: who won, why, and with how many points."""

from dataclasses import dataclass

from vivat.game.castle.counts import Count
from vivat.game.castle.options import CastleOptions
from vivat.game.castle.standings import Standing, make_standings
from vivat.game.castle.victory import CastleHow, CastleVictory, NearMiss, near_misses_of, victories_of
from vivat.rules.castle.state import EMISSARY, EMISSARY_SEAT, State
from vivat.rules.castle.teams import counted_score

THE_EMISSARY = "The Emissary of the Empire"


@dataclass(frozen=True, slots=True)
class CastleOutcome:
    """Who won, why, and every count on the way."""

    victories: tuple[CastleVictory, ...]
    """Why each winner has won, by seat."""
    near_misses: tuple[NearMiss, ...]
    """Those who lost with the most points, and by how little."""
    winner_names: tuple[str, ...]
    """The names of the winners; a team is called by both."""
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

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; EMISSARY_SEAT for the Emissary."""
        return tuple(victory.seat for victory in self.victories)

    @property
    def reason(self) -> CastleHow:
        """How the game was won, by one or by all who share it."""
        return self.victories[0].how

    def __str__(self) -> str:
        verb = "share the victory" if len(self.winners) > 1 else "wins"
        return f"{' and '.join(self.winner_names)} {verb} with {self.victories[0].points} points."


def make_outcome(options: CastleOptions, s: State, counts: tuple[Count, ...]) -> CastleOutcome:
    """R7.1: Reads off a finished game; everything in it is public by then."""
    p = options.params
    victories = victories_of(p, s)
    winners = [victory.seat for victory in victories]
    scores = tuple(s.score[: p.players])
    emissary_score = s.score[EMISSARY] if p.emissary else None
    return CastleOutcome(
        victories,
        near_misses_of(p, s),
        tuple(THE_EMISSARY if seat == EMISSARY_SEAT else options.seat_names[seat] for seat in winners),
        scores,
        tuple(counted_score(p, s, seat) for seat in range(p.seats)),
        emissary_score,
        counts,
        make_standings(p, scores, emissary_score, winners),
    )
