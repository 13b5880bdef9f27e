"""R3: The characters are placed in the castle."""

from typing import Final

from vivat.rules.castle.characters import JESTER
from vivat.rules.castle.events import COMPENSATED, LEFT_OVER, PLACED
from vivat.rules.castle.places import BESIDE_BOARD, has_room, put
from vivat.rules.castle.reasons import ALREADY_PLACED, FLOOR_FULL, LEGAL, NEVER_PLACES_THE_JESTER, NOT_IN_THIS_EDITION
from vivat.rules.castle.state import CLIMB, PLACE, Params, State
from vivat.rules.castle.turns import next_seat
from vivat.rules.log import EVERYONE, Log, tell

PLACING_FLOORS: Final = 4  # floors 1 to 4


def begin_placement(s: State) -> None:
    """R3.1: The first seat of the round begins to place."""
    s.phase = PLACE
    s.turn = s.first
    s.placed = 0


def refuse_placement(p: Params, s: State, character: int, floor: int) -> int:
    """R3.1: Anyone still beside the board goes to any of the floors 1 to 4 that has room."""
    if character >= p.characters:
        return NOT_IN_THIS_EDITION
    if character == JESTER:
        return NEVER_PLACES_THE_JESTER
    if s.place[character] != BESIDE_BOARD:
        return ALREADY_PLACED
    if not has_room(p, s, floor):
        return FLOOR_FULL
    return LEGAL


def place_character(p: Params, s: State, log: Log, character: int, floor: int) -> None:
    """R3.2: Seats place one character each in turn, until the number for this table is reached."""
    put(s, character, floor)
    tell(log, PLACED, s.turn, character, floor, EVERYONE)
    s.placed += 1
    s.turn = next_seat(p, s.turn)
    if s.placed == p.placements:
        place_leftovers(s, log)
        compensate(p, s, log)
        s.phase = CLIMB
        s.turn = s.first


def place_leftovers(s: State, log: Log) -> None:
    """R3.3: Whoever was placed by nobody starts on floor 0."""
    for character in range(JESTER):
        if s.place[character] == BESIDE_BOARD:
            put(s, character, 0)
            tell(log, LEFT_OVER, 0, character, 0, EVERYONE)


def compensate(p: Params, s: State, log: Log) -> None:
    """R3.4: Seats that placed one character fewer than the others are compensated, every round."""
    over = s.placed
    while over > p.seats:
        over -= p.seats
    for player in range(p.players):
        order = p.seat_of[player] - s.first
        if order < 0:
            order += p.seats
        if order >= over:
            s.score[player] += p.compensation
            tell(log, COMPENSATED, player, p.compensation, s.score[player], EVERYONE)
