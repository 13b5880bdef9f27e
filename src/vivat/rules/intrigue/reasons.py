"""S11.1: Why an action is refused. `refusal` answers with one of these; LEGAL is none."""

from typing import Final

LEGAL: Final = 0
GAME_IS_OVER: Final = 1
NOT_NOW: Final = 2
NO_SUCH_PLAYER: Final = 3
NOT_YOURSELF: Final = 4
DEAD: Final = 5
NOT_ENOUGH_GOLD: Final = 6
CARDS_MISSING: Final = 7
BOUGHT_ALREADY: Final = 8
NO_CARDS_TO_BUY: Final = 9
NO_DISCARD: Final = 10
NO_SUCH_CARD: Final = 11
TOO_MANY_OFFERS: Final = 12
BOTH_GOLD: Final = 13
ALLIES_DO_NOT: Final = 14
ALREADY_ALLIED: Final = 15
PARTNER_IS_ALLIED: Final = 16
NO_ALLIANCES: Final = 17
TOO_MANY_PROPOSALS: Final = 18
NO_SUCH_ALLIANCE: Final = 19
NOT_YOUR_ROLE: Final = 20
JAILED_ONCE: Final = 21
ALREADY_JAILED: Final = 22
ROLE_IS_OUT: Final = 23
NOT_IN_THE_PILE: Final = 24
NOT_IN_THE_HAND: Final = 25
COUNTERED_OFTEN: Final = 26
NOTHING_TO_GIVE: Final = 27
HOLDS_BOTH: Final = 28
MUST_PAY: Final = 29
TOO_MANY_WITHDRAWALS: Final = 30
REASONS: Final = 31
