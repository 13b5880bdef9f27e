"""R1.1: The three editions, and the numbers that follow from edition, seats, options and variants (R12).

This is the only place where a game is looked up by edition; the rules see `Params`.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from vivat.rules.castle.characters import CHARACTERS, FAVOURITES_CARDS, JESTER, card_mask
from vivat.rules.castle.state import (
    AMBITIONS,
    CLIMB,
    DEAL,
    DRAW,
    FIRST,
    KEEP,
    NOBODY,
    OFFER,
    PLACE,
    PLACES,
    VOTE,
    Params,
)

KING_POINTS: Final = 10


@dataclass(frozen=True, slots=True)
class Edition:
    """R1.1: What one published edition fixes before anybody sits down."""

    key: str
    title: str
    names: tuple[str, ...]
    """The characters by slot, then the Jester where there is one."""
    fewest_seats: int
    most_seats: int
    no_cards: dict[int, int]
    """By number of seats."""
    placements: dict[int, int]
    stomachaches: int
    wcs: int
    dungeons: int
    start_score: int
    compensation: int
    zero_bonus: int
    next_first: int
    reshuffle: int
    tie_by_highest: int
    variants: bool
    """Whether this edition's book has the options and variants of R8 to R11."""
    memory_aids: bool
    """R5.10: Whether the table shows counters unless it decides otherwise."""


NAMES_2003: Final = (
    "Alighiero", "Beatrice", "Clemente", "Dario", "Ernesto", "Fiorello", "Gavino",
    "Irina", "Leonardo", "Merlino", "Natale", "Odessa", "Piero",
)  # fmt: skip
NAMES_2024: Final = (
    "Aliénor", "Bridget", "Caius", "Daphné", "Éloïse", "Foidvo", "Gaspard",
    "Jeanne", "Leonardo", "Merlin", "Roméo", "Ouaf", "Victoria", "Jester",
)  # fmt: skip

NO_CARDS_2003: Final = {3: 4, 4: 3, 5: 2, 6: 2}
NO_CARDS_2024: Final = {2: 4, 3: 4, 4: 3, 5: 2, 6: 2, 7: 2, 8: 2}
NO_CARDS_WITH_EMISSARY: Final = {2: 4, 3: 3, 4: 2, 5: 2}
PLACEMENTS_2003: Final = {3: 12, 4: 12, 5: 10, 6: 12}
PLACEMENTS_2024: Final = {2: 10, 3: 12, 4: 12, 5: 10, 6: 12, 7: 13, 8: 13}

VIVA_IL_RE: Final = Edition(
    "viva-il-re", "Viva il Re!", NAMES_2003, 3, 6, NO_CARDS_2003, PLACEMENTS_2003,
    stomachaches=0, wcs=0, dungeons=0, start_score=0, compensation=0, zero_bonus=33,
    next_first=1, reshuffle=0, tie_by_highest=0, variants=False, memory_aids=False,
)  # fmt: skip
KINGUP: Final = Edition(
    "kingup", "KingUp!", NAMES_2003, 3, 6, NO_CARDS_2003, PLACEMENTS_2003,
    stomachaches=0, wcs=0, dungeons=0, start_score=0, compensation=0, zero_bonus=33,
    next_first=1, reshuffle=0, tie_by_highest=0, variants=False, memory_aids=False,
)  # fmt: skip
VIVE_LE_ROI: Final = Edition(
    "vive-le-roi", "Vive le Roi !", NAMES_2024, 2, 8, NO_CARDS_2024, PLACEMENTS_2024,
    stomachaches=1, wcs=2, dungeons=3, start_score=20, compensation=3, zero_bonus=0,
    next_first=0, reshuffle=1, tie_by_highest=1, variants=True, memory_aids=True,
)  # fmt: skip
EDITIONS: Final = {edition.key: edition for edition in (VIVA_IL_RE, KINGUP, VIVE_LE_ROI)}

ROUNDS: Final = 3
FLOOR_LIMIT: Final = 4
FLOOR_LIMIT_TWO_SEATS: Final = 3
EMISSARY_SCORE: Final = 40


def make_params(
    edition: Edition,
    team_sizes: tuple[int, ...],
    chosen: Collection[str] = (),
    *,
    first_seat: int = NOBODY,
) -> Params:
    """R12.1: Everything that edition, seats and the options chosen, by name, fix as numbers.

    `vivat.game.castle.options` has their names and checks them first.
    """
    seats = len(team_sizes)
    p = Params(seats=seats, players=sum(team_sizes), first_seat=first_seat, rounds=ROUNDS)
    p.characters = len(edition.names)
    p.floor_limit = FLOOR_LIMIT_TWO_SEATS if seats == 2 else FLOOR_LIMIT
    p.wcs = edition.wcs
    p.dungeons = edition.dungeons
    p.no_cards = (NO_CARDS_WITH_EMISSARY if "emissary" in chosen else edition.no_cards)[seats]
    p.stomachaches = edition.stomachaches
    p.placements = edition.placements[seats]
    p.start_score = edition.start_score
    p.compensation = edition.compensation
    p.zero_bonus = edition.zero_bonus
    p.next_first = edition.next_first
    p.reshuffle = edition.reshuffle
    p.tie_by_highest = edition.tie_by_highest
    p.emissary = int("emissary" in chosen)
    p.emissary_score = EMISSARY_SCORE
    p.ambition = int("ambition" in chosen)
    p.wedding = int("wedding" in chosen)
    p.shared_pawn = int("shared_pawn" in chosen)
    sit_down(p, team_sizes)
    for card in range(FAVOURITES_CARDS):
        p.favourites[card] = card_mask(card, "banished" in chosen)
    set_worth(p)
    set_codes(p)
    return p


def sit_down(p: Params, team_sizes: tuple[int, ...]) -> None:
    """R11.1: Players are numbered seat by seat."""
    player = 0
    for seat, size in enumerate(team_sizes):
        for other in range(size):
            p.seat_of[player + other] = seat
            p.teammate[player + other] = player + size - 1 - other
            p.audience[seat] |= 1 << (player + other)
        player += size


def set_worth(p: Params) -> None:
    """R6.1: Floors are worth their number, the throne 10, dungeons their floor's number less than nothing."""
    for place in range(PLACES):
        p.worth[place] = WORTH[place]
        p.worth_upside_down[place] = WORTH_UPSIDE_DOWN[place]


WORTH: Final = (0, 1, 2, 3, 4, 5, KING_POINTS, 0, 0, -3, -2, -1, 0, 0, 0)
WORTH_UPSIDE_DOWN: Final = (0, -1, -2, -3, -4, -5, 0, 0, 0, 3, 2, 1, 0, 0, 0)


def set_codes(p: Params) -> None:
    """R13.1: The codes that can be legal in each phase of this game."""
    p.codes[FIRST] = p.seats
    p.codes[DEAL] = FAVOURITES_CARDS
    p.codes[OFFER] = AMBITIONS
    p.codes[KEEP] = AMBITIONS
    p.codes[PLACE] = 4 * JESTER
    p.codes[CLIMB] = 2 * CHARACTERS if p.wcs else p.characters
    p.codes[VOTE] = 3 if p.stomachaches else 2
    p.codes[DRAW] = 3
