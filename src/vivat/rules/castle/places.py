"""R1.2: The places of the castle, and those outside it.

A place is an int. Floors are numbered as on the board, the throne is one above the highest floor,
and the other places follow.
"""

from typing import Final

from vivat.rules.castle.state import Params, State

FLOORS: Final = 6
TOP_FLOOR: Final = 5
JESTER_FLOOR: Final = 3
THRONE: Final = 6
WC_3: Final = 7
WC_4: Final = 8
DUNGEON_3: Final = 9
DUNGEON_2: Final = 10
DUNGEON_1: Final = 11
BOX: Final = 12
BESIDE_BOARD: Final = 13
BESIDE_THRONE: Final = 14

WC_STEP: Final = 4  # the WC beside floor f is place f + WC_STEP


def put(s: State, character: int, place: int) -> None:
    """R1.2: A character stands in exactly one place."""
    s.occupants[s.place[character]] -= 1
    s.place[character] = place
    s.occupants[place] += 1


def has_room(p: Params, s: State, floor: int) -> bool:
    """R1.3: No floor ever receives more characters than its limit."""
    return s.occupants[floor] < p.floor_limit


def in_castle(place: int) -> bool:
    """R1.2: Floors, throne and WCs are in the castle; dungeons, box and the sides are not."""
    return place <= WC_4
