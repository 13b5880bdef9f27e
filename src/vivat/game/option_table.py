"""The options of every game, from the rows of both families."""

from vivat.game.castle.options import OPTIONS as CASTLE_OPTIONS
from vivat.game.intrigue.options import EDITION
from vivat.game.intrigue.options import OPTIONS as INTRIGUE_OPTIONS
from vivat.game.option import Option

FAMILIES: dict[str, tuple[Option, ...]] = {"castle": CASTLE_OPTIONS, "intrigue": INTRIGUE_OPTIONS}
"""The rows by family, in the order in which they are shown."""


def family_of(game: str) -> str:
    """The family of a game by the key of its edition."""
    return "intrigue" if game == EDITION else "castle"


def family_options(game: str) -> tuple[Option, ...]:
    """The options of a game's family, those included that only another edition of it has."""
    return FAMILIES[family_of(game)]


def options_of(game: str) -> tuple[Option, ...]:
    """The options that a game knows, by the key of its edition.

    >>> [option.key for option in options_of("kingup")]
    ['first_seat', 'memory_aids']
    """
    return tuple(option for option in family_options(game) if game in option.editions)


def foreign_options(game: str) -> tuple[Option, ...]:
    """The options that only the other family has."""
    ours = {option.key for option in family_options(game)}
    return tuple(option for options in FAMILIES.values() for option in options if option.key not in ours)


def option_named(key: str) -> Option:
    """The row with this key; what both families have is alike in both."""
    return next(option for options in FAMILIES.values() for option in options if option.key == key)
