"""S1.3: The ten roles, as numbers and by name."""

from typing import Final

KING: Final = 0
ASSASSIN: Final = 1
KNIGHT: Final = 2
INVESTIGATOR: Final = 3
SAGE: Final = 4
POLITICIAN: Final = 5
AMBASSADOR: Final = 6
MERCHANT: Final = 7
CRIME_LORD: Final = 8
FOOL: Final = 9

ROLE_NAMES: Final = (
    "king", "assassin", "knight", "investigator", "sage", "politician", "ambassador", "merchant", "crime-lord", "fool",
)  # fmt: skip
