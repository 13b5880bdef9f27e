"""R12: From what people have decided to the options of a castle game."""

from vivat.game.castle.options import OPTIONS, CastleOptions
from vivat.game.intrigue.options import USUAL_SCENARIO
from vivat.game.intrigue.sheet import Scenario
from vivat.game.option import plain_values
from vivat.game.setup import GameSetup, TableSize
from vivat.rules.castle.editions import EDITIONS


def castle_options(setup: GameSetup) -> CastleOptions:
    """The options, checked; ImpossibleOptions says why not."""
    return CastleOptions.make(setup.edition, setup.seats, **setup.values)


def castle_setup(options: CastleOptions) -> GameSetup:
    """What `castle_options` makes these options of again."""
    return GameSetup(options.edition_key, options.seats, plain_values(options, OPTIONS), USUAL_SCENARIO)


def castle_size(key: str, _: Scenario | None) -> TableSize:
    """R12.2: For how many seats an edition is."""
    edition = EDITIONS[key]
    return TableSize(edition.title, edition.fewest_seats, edition.most_seats, teams=edition.variants)
