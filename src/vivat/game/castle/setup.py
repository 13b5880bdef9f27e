"""R12: From what people have decided to the options of a castle game."""

from vivat.game.castle.options import CastleOptions
from vivat.game.intrigue.sheet import Scenario
from vivat.game.setup import GameSetup, TableSize
from vivat.rules.castle.editions import EDITIONS


def castle_options(setup: GameSetup) -> CastleOptions:
    """The options, checked; ImpossibleOptions says why not."""
    return CastleOptions.make(setup.edition, setup.seats, **setup.values)


def castle_size(key: str, _: Scenario | None) -> TableSize:
    """R12.2: For how many seats an edition is."""
    edition = EDITIONS[key]
    return TableSize(edition.title, edition.fewest_seats, edition.most_seats, teams=edition.variants)
