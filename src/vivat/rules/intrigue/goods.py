"""S1.1: What players hold and trade: cards of four suits, and gold."""

from typing import Final

SUITS: Final = 4
GOODS: Final = SUITS + 1  # the suits, and gold

# In the order in which cards discarded together land, the last on top (S4.11).
MIGHT: Final = 0
KNOWLEDGE: Final = 1
INFLUENCE: Final = 2
POWER: Final = 3
GOLD: Final = SUITS  # after the suits, where a number may be of gold too
