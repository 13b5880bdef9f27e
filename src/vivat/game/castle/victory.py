"""R7: Why each winner of a castle game has won, and by how little whoever came close has lost."""

from typing import Literal

from msgspec import Struct

from vivat.rules.castle.state import EMISSARY, EMISSARY_SEAT, Params, State
from vivat.rules.castle.teams import counted_score
from vivat.rules.castle.victory import tie_break

CastleTieBreak = Literal["highest-favourite", "most-favourites"]
CastleHow = Literal["score", CastleTieBreak, "shared", "emissary"]
CastleShortfall = Literal["score", CastleTieBreak]


class CastleVictory(Struct, frozen=True):
    """R7: Why one seat has won."""

    seat: int
    """The seat, from 0; EMISSARY_SEAT for the Emissary."""
    how: CastleHow
    """By the score alone; among equals by the highest Favourite (R7.3) or the most Favourites in the castle (R7.2); as
    one of several whom nothing parts (R7.4); or as the Emissary, who is ahead of everybody (R9.4)."""
    points: int
    """The points it has won with; of a team, the lower score (R11.4)."""


class NearMiss(Struct, frozen=True):
    """R7: By how little a seat has lost that came as close as any."""

    seat: int
    """The seat, from 0; EMISSARY_SEAT for the Emissary."""
    by: CastleShortfall
    """What was lacking: points, or as many points were there and the tie-break decided."""
    difference: int
    """Points, floors or Favourites; 0 for an Emissary who was level: he must be ahead of everybody (R9.4)."""


def points_of(p: Params, s: State) -> dict[int, int]:
    """R9.4, R11.4: What counts for each seat, the Emissary's too."""
    points = {seat: counted_score(p, s, seat) for seat in range(p.seats)}
    return points | {EMISSARY_SEAT: s.score[EMISSARY]} if p.emissary else points


def tie_break_of(p: Params) -> CastleTieBreak:
    """R7.2, R7.3: What decides among equals in this edition."""
    return "highest-favourite" if p.tie_by_highest else "most-favourites"


def victories_of(p: Params, s: State) -> tuple[CastleVictory, ...]:
    """R7.1: Why each winner has won, by seat; nothing while the game is going on. Everything in it is public then."""
    points = points_of(p, s)
    winners = [seat for seat in points if s.winners >> seat & 1]
    how: CastleHow = "score"
    if winners == [EMISSARY_SEAT]:
        how = "emissary"
    elif len(winners) > 1:
        how = "shared"
    elif sum(points[seat] == points[winner] for winner in winners for seat in range(p.seats)) > 1:
        how = tie_break_of(p)
    return tuple(CastleVictory(seat, how, points[seat]) for seat in winners)


def near_misses_of(p: Params, s: State) -> tuple[NearMiss, ...]:
    """R7.1: Those who lost with the most points, and by how little; nothing while the game is going on."""
    victories = victories_of(p, s)
    if not victories:
        return ()
    best, winner = victories[0].points, victories[0].seat
    behind = {seat: best - points for seat, points in points_of(p, s).items() if not s.winners >> seat & 1}
    closest = [seat for seat, points in behind.items() if points == min(behind.values())]
    return tuple(
        NearMiss(seat, "score", behind[seat])
        if behind[seat] or seat == EMISSARY_SEAT
        else NearMiss(seat, tie_break_of(p), tie_break(p, s, winner) - tie_break(p, s, seat))
        for seat in closest
    )
