"""R13.1: Why an action is refused. `refusal` answers with one of these; LEGAL is none."""

from typing import Final

LEGAL: Final = 0
GAME_IS_OVER: Final = 1
NOT_NOW: Final = 2
NOT_IN_THIS_EDITION: Final = 3
ALREADY_PLACED: Final = 4
FLOOR_FULL: Final = 5
NOT_IN_THE_CASTLE: Final = 6
NEVER_PLACES_THE_JESTER: Final = 7
NO_WCS: Final = 8
NO_WC_ABOVE: Final = 9
FLOOR_ABOVE_HAS_ROOM: Final = 10
WC_TAKEN: Final = 11
ALREADY_IN_A_WC: Final = 12
WC_FLOOR_FULL: Final = 13
NO_STOMACHACHES: Final = 14
CARD_SPENT: Final = 15
NOT_OFFERED: Final = 16
CARD_IS_OUT: Final = 17
NO_SUCH_SEAT: Final = 18
NOT_IN_THE_PILE: Final = 19
AMBITION_IS_OUT: Final = 20
REASONS: Final = 21
