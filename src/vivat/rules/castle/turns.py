"""R2.1: Turns go clockwise, in the order of the seats' numbers."""

from vivat.rules.castle.state import CLIMB, Params, State


def next_seat(p: Params, seat: int) -> int:
    """R2.1: The seat to the left."""
    seat += 1
    if seat == p.seats:
        return 0
    return seat


def resume_climbing(p: Params, s: State) -> None:
    """R5.8: After an election play goes on with the seat to the left of the crown."""
    s.phase = CLIMB
    s.turn = next_seat(p, s.crown)
