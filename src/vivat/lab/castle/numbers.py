"""The numbers of the castle games that can be changed.

Each has a range within which a game can be played to its end: there is always something to do, and cards enough to
deal.
"""

from vivat.game.castle.place import PLACES
from vivat.lab.numbers import Number, between
from vivat.rules.castle.characters import FAVOURITES_CARDS, JESTER
from vivat.rules.castle.placement import PLACING_FLOORS
from vivat.rules.castle.places import BESIDE_BOARD
from vivat.rules.castle.state import Params

MOST_ROUNDS = 20
MOST_POINTS = 100


def rounds(p: Params) -> range:
    """R6.5: Where the cards played stay out, there must be cards for all rounds."""
    return range(1, 1 + (MOST_ROUNDS if p.reshuffle else FAVOURITES_CARDS // (p.players + p.emissary)))


def no_cards(p: Params) -> range:
    """R4.5: Without the Jester, who never leaves, there must be fewer No cards than characters."""
    return range(1 + (JESTER if p.characters > JESTER else (JESTER - 1) // (p.seats + p.emissary)))


def floor_limit(p: Params) -> range:
    """R3.1: All who are placed find room on the floors for placing, the Jester's place taken."""
    jester = int(p.characters > JESTER)
    return range(-(-(p.placements + jester) // PLACING_FLOORS), p.characters + 1)


def numbers() -> dict[str, Number]:
    """The numbers of the castle games that can be changed, by name."""
    points, flag = between(0, MOST_POINTS), between(0, 1)
    plain = {
        "rounds": rounds,
        "floor_limit": floor_limit,
        "wcs": between(0, 2, 2),
        "dungeons": between(0, 3),
        "no_cards": no_cards,
        "stomachaches": between(0, 5),
        "placements": between(1, JESTER),
        "compensation": points,
        "zero_bonus": points,
        "start_score": points,
        "emissary_score": points,
        "next_first": flag,
        "reshuffle": flag,
        "tie_by_highest": flag,
    }
    found = {name: Number(name, None, allowed) for name, allowed in plain.items()}
    for field in ("worth", "worth_upside_down"):
        for place in range(BESIDE_BOARD):
            found[f"{field}.{PLACES[place].key}"] = Number(field, place, between(-MOST_POINTS, MOST_POINTS))
    return found
