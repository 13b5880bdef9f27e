"""R13.2: The kinds of events of the castle games, and what their fields mean."""

from typing import Final

ROUND_BEGINS: Final = 0  # subject: round, object: first seat
FAVOURITES_DEALT: Final = 1  # subject: player, object: card
AMBITION_OFFERED: Final = 2  # subject: player, object: ambition
AMBITION_KEPT: Final = 3  # subject: player, object: ambition
AMBITION_CHOSEN: Final = 4  # subject: player (which one is not said)
PLACED: Final = 5  # subject: seat, object: character, value: floor
LEFT_OVER: Final = 6  # object: character
COMPENSATED: Final = 7  # subject: player, object: points, value: new score
MOVED: Final = 8  # subject: seat, object: character, value: place
CANDIDATE: Final = 9  # subject: seat that takes the crown, object: character
BALLOT: Final = 10  # subject: seat, object: vote; to its own players
SEALED: Final = 11  # subject: seat (what it voted is not said)
REVEALED: Final = 12  # subject: seat, object: vote
EMISSARY_VOTED: Final = 13  # object: vote, value: 1 when drawn from the pile
CROWNED: Final = 14  # subject: seat that brought the King, object: character
REJECTED: Final = 15  # object: character, value: place
CANCELLED: Final = 16  # object: character
FAVOURITES_SHOWN: Final = 17  # subject: player, object: card
SCORED: Final = 18  # subject: player, object: Favourites' points
AMBITION_SHOWN: Final = 19  # subject: player, object: ambition, value: points
ZERO_BONUS: Final = 20  # subject: player, value: points
MARKER_MOVED: Final = 21  # subject: player, object: points, value: new score
AWAITS_PARTNER: Final = 22  # object: the first of the royal couple
NO_PARTNER: Final = 23  # nobody is left who could be the second
ROUND_ENDS: Final = 24  # subject: round
GAME_ENDS: Final = 25  # value: mask of winners
EVENT_KINDS: Final = 26
