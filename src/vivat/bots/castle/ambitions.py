"""R8: The value of Ambitions: which to keep, and how likely each is met as the round goes on."""

from collections.abc import Sequence

from vivat.rules.castle.ambition import (
    AMBITION_POINTS,
    FRIEND_OF_THE_KING,
    JESTER_KING,
    MAN_KING,
    MEN,
    NONE_IN_WC,
    NONE_IN_WC_OR_DUNGEON,
    NONE_ON_0_AND_1,
    NONE_ON_2_AND_3,
    NONE_ON_4_AND_5,
    ONE_IN_DUNGEON,
    ONE_IN_WC,
    ONLY_YES,
    THREE_IN_DUNGEON,
    TWO_IN_DUNGEON,
    TWO_IN_WC,
    UNDER_11,
    UNDER_POINTS,
    WOMAN_QUEEN,
    WOMEN,
)
from vivat.rules.castle.characters import JESTER
from vivat.rules.castle.places import DUNGEON_1, DUNGEON_3, WC_3, WC_4

# R8.4: Conditions on where Favourites stand: lowest and highest place, and how many must stand between.
PLACE_CONDITIONS = {
    NONE_IN_WC: (WC_3, WC_4, 0),
    NONE_ON_2_AND_3: (2, 3, 0),
    NONE_ON_0_AND_1: (0, 1, 0),
    ONE_IN_DUNGEON: (DUNGEON_3, DUNGEON_1, 1),
    TWO_IN_DUNGEON: (DUNGEON_3, DUNGEON_1, 2),
    ONE_IN_WC: (WC_3, WC_4, 1),
    TWO_IN_WC: (WC_3, WC_4, 2),
    NONE_ON_4_AND_5: (4, 5, 0),
    THREE_IN_DUNGEON: (DUNGEON_3, DUNGEON_1, 3),
    NONE_IN_WC_OR_DUNGEON: (WC_3, DUNGEON_1, 0),
}

OFTEN_MET = {
    JESTER_KING: 0.2,
    WOMAN_QUEEN: 0.35,
    MAN_KING: 0.35,
    NONE_IN_WC: 0.8,
    NONE_ON_2_AND_3: 0.08,
    NONE_ON_0_AND_1: 0.65,
    ONE_IN_DUNGEON: 0.35,
    TWO_IN_DUNGEON: 0.12,
    ONE_IN_WC: 0.35,
    TWO_IN_WC: 0.08,
    ONLY_YES: 0.33,
    NONE_ON_4_AND_5: 0.03,
    THREE_IN_DUNGEON: 0.02,
    NONE_IN_WC_OR_DUNGEON: 0.3,
    FRIEND_OF_THE_KING: 0.33,
    UNDER_11: 0.28,
}
"""How often each condition was met by those who kept the card, in games of four stewards (the rare ones: guessed)."""

HOLDS_NOW = 0.5
"""A condition on places that holds now is this likely to hold at the coronation; places change."""


def value_of_keeping(ambition: int, favourites: Sequence[int]) -> float:
    """The points that an Ambition is expected to bring with these Favourites."""
    often = OFTEN_MET[ambition]
    if ambition in (WOMAN_QUEEN, MAN_KING):
        kind = WOMEN if ambition == WOMAN_QUEEN else MEN
        share = sum(kind >> slot & 1 for slot in favourites) / len(favourites)
        often *= 0.5 + share  # we try to crown one of ours
    return often * AMBITION_POINTS[ambition]


def fits_crowned(ambition: int, kings: Sequence[int], brought: bool) -> bool:
    """R8.4, R10.3: Whether one of those crowned in this round is whom the Ambition looks for; `brought` by us."""
    if ambition == JESTER_KING:
        return JESTER in kings
    if ambition == FRIEND_OF_THE_KING:
        return brought
    kind = {WOMAN_QUEEN: WOMEN, MAN_KING: MEN}.get(ambition, 0)
    return any(kind >> king & 1 for king in kings)


def value_in_round(
    ambition: int, stand: Sequence[int], nos: float, kings: Sequence[int] = (), brought: bool = False
) -> float:
    """The points to expect of an Ambition in a round under way: our Favourites stand here, `kings` are crowned."""
    points = AMBITION_POINTS[ambition]
    if fits_crowned(ambition, kings, brought):
        return points
    if ambition in PLACE_CONDITIONS:
        lowest, highest, wanted = PLACE_CONDITIONS[ambition]
        missing = abs(sum([1 for place in stand if lowest <= place <= highest]) - wanted)
        return points * HOLDS_NOW ** (1 + missing)
    if ambition == ONLY_YES:
        return points * float(HOLDS_NOW**nos)
    return points * OFTEN_MET[ambition]


def points_at_coronation(
    ambition: int, stand: Sequence[int], kings: Sequence[int], brought: bool, only_yes: bool, points: float
) -> int:
    """R8.3, R8.4: The points that the Ambition brings if the round ends with this King, or this couple."""
    if ambition in PLACE_CONDITIONS:
        lowest, highest, wanted = PLACE_CONDITIONS[ambition]
        met = sum([1 for place in stand if lowest <= place <= highest]) == wanted
    elif ambition == ONLY_YES:
        met = only_yes
    elif ambition == UNDER_11:
        met = points < UNDER_POINTS
    else:
        met = fits_crowned(ambition, kings, brought)
    return AMBITION_POINTS[ambition] if met else 0
