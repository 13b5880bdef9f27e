"""Every action of the castle games as a code; chance has its own.

| codes | action |
|---|---|
| PLACE_CODE + PLACING_FLOORS·character + floor − 1 | place a character on floor 1–4 |
| MOVE_CODE + character | up one floor, or out of a WC |
| WC_CODE + character | into the WC of the floor above |
| VOTE_CODE + vote | YES, NO, STOMACHACHE |
| KEEP_CODE + ambition | keep this Ambition card |
| FIRST_CODE + seat | chance: who begins round one |
| DEAL_CODE + card | chance: the next Favourites card |
| OFFER_CODE + ambition | chance: the next Ambition card |
| DRAW_CODE + vote | chance: the top of the Emissary's pile |
"""

from typing import Final

from vivat.rules.castle.placement import PLACING_FLOORS

YES: Final = 0
NO: Final = 1
STOMACHACHE: Final = 2

PLACE_CODE: Final = 0
MOVE_CODE: Final = 56
WC_CODE: Final = 70
VOTE_CODE: Final = 84
KEEP_CODE: Final = 87
FIRST_CODE: Final = 103
DEAL_CODE: Final = 111
OFFER_CODE: Final = 137
DRAW_CODE: Final = 153
ACTIONS: Final = 156

# The first code of each phase, in the order of the phases; OVER has none.
PHASE_CODE: Final = (FIRST_CODE, DEAL_CODE, OFFER_CODE, KEEP_CODE, PLACE_CODE, MOVE_CODE, VOTE_CODE, DRAW_CODE, 0)


def placed(action: int) -> int:
    """R3.1: The character that a placement is of."""
    return (action - PLACE_CODE) // PLACING_FLOORS


def placed_on(action: int) -> int:
    """R3.1: The floor that a placement is on."""
    return (action - PLACE_CODE) % PLACING_FLOORS + 1
