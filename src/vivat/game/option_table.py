"""The options of every game, from the rows of both families."""

from vivat.game.castle.options import OPTIONS as CASTLE_OPTIONS
from vivat.game.families import CASTLE, INTRIGUE, family_of_edition
from vivat.game.intrigue.options import OPTIONS as INTRIGUE_OPTIONS
from vivat.game.option import Option

OPTIONS_BY_FAMILY: dict[str, tuple[Option, ...]] = {CASTLE.key: CASTLE_OPTIONS, INTRIGUE.key: INTRIGUE_OPTIONS}
"""The rows by family, in the order in which they are shown."""


def family_options(game: str) -> tuple[Option, ...]:
    """The options of a game's family, those included that only another edition of it has."""
    return OPTIONS_BY_FAMILY[family_of_edition(game).key]


def options_of(game: str) -> tuple[Option, ...]:
    """The options that a game knows, by the key of its edition.

    >>> [option.key for option in options_of("kingup")]
    ['first_seat', 'memory_aids']
    """
    return tuple(option for options in OPTIONS_BY_FAMILY.values() for option in options if game in option.editions)


def foreign_options(game: str) -> tuple[Option, ...]:
    """The options that only the other family has."""
    ours = {option.key for option in family_options(game)}
    return tuple(option for options in OPTIONS_BY_FAMILY.values() for option in options if option.key not in ours)


def option_named(key: str) -> Option:
    """The row with this key; what both families have is alike in both."""
    return next(option for options in OPTIONS_BY_FAMILY.values() for option in options if option.key == key)
