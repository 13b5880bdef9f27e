"""R1: What does not change in a castle game and a client needs to draw it."""

from msgspec import Struct

from vivat.game import CastleOptions
from vivat.rules.castle.ambition import AMBITION_POINTS
from vivat.rules.castle.characters import CHARACTERS, JESTER, banished_slot
from vivat.web.castle.figures import figures_of


class CastleFacts(Struct, frozen=True, tag_field="family", tag="castle"):
    """Characters, Favourites cards, and what a place is worth."""

    characters: tuple[str, ...]
    figures: tuple[str, ...]
    """How each character is drawn: the name of a drawing."""
    jester: int | None
    """Which of the characters is the Jester, who is nobody's Favourite; null where there is none."""
    favourites: tuple[tuple[int, ...], ...]
    """The characters on each Favourites card."""
    banished: tuple[int, ...] | None
    """R8.5: The character on each card who does not count; null without the option."""
    worth: tuple[int, ...]
    worth_upside_down: tuple[int, ...]
    ambitions: tuple[int, ...]
    wcs: int
    dungeons: int
    stomachaches: int
    """How many Stomachache cards a seat has at the beginning."""
    floor_limit: int
    rounds: int


def castle_facts(options: CastleOptions) -> CastleFacts:
    """R1: The facts of a castle game."""
    p = options.params
    return CastleFacts(
        characters=options.edition.names[: p.characters],
        figures=figures_of(options.edition)[: p.characters],
        jester=JESTER if p.characters > JESTER else None,
        favourites=tuple(tuple(slot for slot in range(CHARACTERS) if mask >> slot & 1) for mask in p.favourites),
        banished=tuple(map(banished_slot, range(len(p.favourites)))) if options.banished else None,
        worth=tuple(p.worth),
        worth_upside_down=tuple(p.worth_upside_down),
        ambitions=tuple(AMBITION_POINTS),
        wcs=p.wcs,
        dungeons=p.dungeons,
        stomachaches=p.stomachaches,
        floor_limit=p.floor_limit,
        rounds=p.rounds,
    )
