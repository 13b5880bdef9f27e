"""What a game is made of: `Params` never change during a game, `State` does.

All fields are ints and lists of ints of a fixed length, so that `vivat.fast` can lay the very same
fields out as a record in memory. Do not assign one list field to another: that aliases in Python and
copies in compiled code.
"""

from dataclasses import dataclass, field
from typing import Final

from vivat.rules.castle.characters import CHARACTERS, FAVOURITES_CARDS

MAX_SEATS: Final = 8
MAX_PLAYERS: Final = 16
EMISSARY: Final = 16  # the Emissary's index where players have theirs
EMISSARY_SEAT: Final = 8  # and where seats have theirs
AMBITIONS: Final = 16
MAX_AMBITIOUS: Final = 8  # sixteen cards, two for each
PAWNS: Final = 8  # score markers, one of each colour
PLACES: Final = 15  # of the castle, and outside it
NOBODY: Final = -1

# The phases of a game. In FIRST, DEAL, OFFER and DRAW the actor is chance.
FIRST: Final = 0
DEAL: Final = 1
OFFER: Final = 2
KEEP: Final = 3
PLACE: Final = 4
CLIMB: Final = 5
VOTE: Final = 6
DRAW: Final = 7
OVER: Final = 8
PHASES: Final = 9


def zeros(length: int) -> list[int]:
    """A list field of this length."""
    return [0] * length


@dataclass(slots=True)
class Params:
    """The edition, options and variants of one game, as numbers (R1.1, R12).

    A difference between editions is a field named for the difference; no rule asks which edition is played.
    """

    seats: int = 0
    """Places at the table that act: lone players and teams (R11.1)."""
    players: int = 0
    seat_of: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS))
    """The seat of each player. A team's two players have neighbouring numbers."""
    teammate: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS))
    """The other player of the team, or the player itself."""
    audience: list[int] = field(default_factory=lambda: zeros(MAX_SEATS))
    """The players of each seat, as a mask: those who know what the seat knows (R11.6)."""
    characters: int = 0
    """13, or 14 with the Jester."""
    first_seat: int = NOBODY
    """The seat that begins round one, or NOBODY: drawn by chance (R2.2)."""
    rounds: int = 0
    floor_limit: int = 0
    wcs: int = 0
    """Two, or none in the editions without WCs."""
    dungeons: int = 0
    """Three, or none: then the rejected go straight to the box."""
    no_cards: int = 0
    stomachaches: int = 0
    emissary: int = 0
    emissary_score: int = 0
    """Where the Emissary's marker starts."""
    start_score: int = 0
    placements: int = 0
    """Characters placed by all seats together, before the rest start on floor 0."""
    compensation: int = 0
    """Points for a seat that places one character fewer than the others (R3.4)."""
    zero_bonus: int = 0
    """Points for scoring exactly nothing in the last round; 0 where the rule is unknown (R6.4)."""
    next_first: int = 0
    """1: the seat left of the kingmaker begins the next round; 0: the kingmaker (R6.6)."""
    reshuffle: int = 0
    """1: all Favourites cards are shuffled again for each round; 0: those played stay out (R6.5)."""
    tie_by_highest: int = 0
    """1: ties go to the highest Favourite; 0: to the most Favourites in the castle (R7.2, R7.3)."""
    ambition: int = 0
    wedding: int = 0
    shared_pawn: int = 0
    favourites: list[int] = field(default_factory=lambda: zeros(FAVOURITES_CARDS))
    """Each card as a mask of characters, without the Banished one when that option is played."""
    worth: list[int] = field(default_factory=lambda: zeros(PLACES))
    """Points of a Favourite by place (R6.1)."""
    worth_upside_down: list[int] = field(default_factory=lambda: zeros(PLACES))
    """The same when the Jester is crowned (R6.2)."""
    codes: list[int] = field(default_factory=lambda: zeros(PHASES))
    """How many action codes are worth looking at in each phase, from the first of that phase."""


@dataclass(slots=True)
class State:
    """Everything that can change, secrets included. Only `vivat.game.observation` shows any of it."""

    phase: int = FIRST
    round: int = 0
    """Counted from 0."""
    turn: int = 0
    """The seat to place, to climb or to vote."""
    player: int = 0
    """The player who is dealt to, or who chooses an Ambition."""
    first: int = 0
    """The seat that began this round."""
    placed: int = 0
    """Characters placed so far in this round."""
    crown: int = NOBODY
    """The seat that last brought somebody to the throne."""
    candidate: int = NOBODY
    kingmaker: int = NOBODY
    """The seat that brought the last King of this round."""
    king: int = NOBODY
    """Whoever was crowned last in this round."""
    coronations: int = 0
    """In this round."""
    crowned: int = 0
    """Mask of those crowned in this round: the King, or in a Royal wedding the couple."""
    kingmakers: int = 0
    """Mask of the seats that brought them to the throne."""
    cards_shown: int = 0
    """1 once the Favourites cards of this round lie open (R6.1, R10.2)."""
    rejected: int = 0
    """Characters sent away in this round; says which dungeon is next (R5.5)."""
    drawn: int = NOBODY
    """The vote the Emissary drew in this election."""
    cards_out: int = 0
    """Mask of the Favourites cards that are not in the deck."""
    ambitions_out: int = 0
    winners: int = 0
    """Mask of winning seats, bit EMISSARY_SEAT for the Emissary; 0 until the game is over."""
    place: list[int] = field(default_factory=lambda: zeros(CHARACTERS))
    occupants: list[int] = field(default_factory=lambda: zeros(PLACES))
    nos: list[int] = field(default_factory=lambda: zeros(MAX_SEATS + 1))
    aches: list[int] = field(default_factory=lambda: zeros(MAX_SEATS + 1))
    ballot: list[int] = field(default_factory=lambda: zeros(MAX_SEATS))
    card: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS + 1))
    """The Favourites card of each player, and of the Emissary."""
    offered: list[int] = field(default_factory=lambda: zeros(2 * MAX_AMBITIOUS))
    """The two Ambition cards each player was dealt."""
    kept: list[int] = field(default_factory=lambda: zeros(MAX_AMBITIOUS))
    gained: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS + 1))
    """Favourites' points of the last coronation."""
    total: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS + 1))
    """All points of the count under way."""
    score: list[int] = field(default_factory=lambda: zeros(MAX_PLAYERS + 1))
