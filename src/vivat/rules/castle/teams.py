"""R11: Teams. A seat is a lone player or a team of two."""

from vivat.rules.castle.state import Params, State


def share_pawns(p: Params, s: State) -> None:
    """R11.5: A shared pawn moves by the lower of the two teammates' totals."""
    for player in range(p.players):
        if p.teammate[player] > player:
            lower = min(s.total[player], s.total[p.teammate[player]])
            s.total[player] = lower
            s.total[p.teammate[player]] = lower


def counted_score(p: Params, s: State, seat: int) -> int:
    """R11.4: A team is ranked by the lower of its two scores."""
    lowest = -1
    for player in range(p.players):
        if p.seat_of[player] == seat and (lowest < 0 or s.score[player] < lowest):
            lowest = s.score[player]
    return lowest
