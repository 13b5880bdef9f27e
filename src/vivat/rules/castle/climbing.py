"""R4: The characters climb, one floor a turn."""

from vivat.rules.castle.election import nominate
from vivat.rules.castle.events import MOVED
from vivat.rules.castle.places import THRONE, TOP_FLOOR, WC_3, WC_4, WC_STEP, has_room, in_castle, put
from vivat.rules.castle.reasons import (
    ALREADY_IN_A_WC,
    FLOOR_ABOVE_HAS_ROOM,
    FLOOR_FULL,
    LEGAL,
    NO_WC_ABOVE,
    NO_WCS,
    NOT_IN_THE_CASTLE,
    NOT_IN_THIS_EDITION,
    WC_FLOOR_FULL,
    WC_TAKEN,
)
from vivat.rules.castle.state import Params, State
from vivat.rules.castle.turns import next_seat
from vivat.rules.log import EVERYONE, Log, tell


def refuse_move(p: Params, s: State, character: int) -> int:
    """R4.1: Anyone in the castle climbs one floor if there is room; R4.4: or leaves the WC for its floor."""
    if character >= p.characters:
        return NOT_IN_THIS_EDITION
    place = s.place[character]
    if place < TOP_FLOOR:
        if has_room(p, s, place + 1):
            return LEGAL
        return FLOOR_FULL
    if place == TOP_FLOOR:
        return LEGAL
    if place == WC_3 or place == WC_4:
        if has_room(p, s, place - WC_STEP):
            return LEGAL
        return WC_FLOOR_FULL
    return NOT_IN_THE_CASTLE


def place_above(place: int) -> int:
    """R4.1: Up one floor; R4.2: from floor 5 to the throne; R4.4: out of a WC, level."""
    if place > THRONE:
        return place - WC_STEP
    return place + 1


def climb(p: Params, s: State, log: Log, character: int) -> None:
    """R4.1: The whole turn; R4.2: whoever comes to the throne is put to an election."""
    place = place_above(s.place[character])
    put(s, character, place)
    tell(log, MOVED, s.turn, character, place, EVERYONE)
    if place == THRONE:
        nominate(s, log, character)
    else:
        s.turn = next_seat(p, s.turn)


def wc_above(place: int) -> int:
    """R4.3: The WC beside the floor above."""
    return place + 1 + WC_STEP


def refuse_wc(p: Params, s: State, character: int) -> int:
    """R4.3: The WC beside a floor takes one character from below, only while that floor is full."""
    if p.wcs == 0:
        return NO_WCS
    place = s.place[character]
    if not in_castle(place):
        return NOT_IN_THE_CASTLE
    if place == WC_3 or place == WC_4:
        return ALREADY_IN_A_WC
    wc = wc_above(place)
    if wc != WC_3 and wc != WC_4:
        return NO_WC_ABOVE
    if has_room(p, s, place + 1):
        return FLOOR_ABOVE_HAS_ROOM
    if s.occupants[wc]:
        return WC_TAKEN
    return LEGAL


def enter_wc(p: Params, s: State, log: Log, character: int) -> None:
    """R4.3: Entering a WC is the whole turn."""
    wc = wc_above(s.place[character])
    put(s, character, wc)
    tell(log, MOVED, s.turn, character, wc, EVERYONE)
    s.turn = next_seat(p, s.turn)
