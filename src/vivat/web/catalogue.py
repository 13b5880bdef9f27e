"""What can be played here, for whoever makes a table: editions, options, scenarios, bots."""

from msgspec import Struct

from vivat.bots import BOTS
from vivat.game.castle.options import FLAGS
from vivat.game.intrigue.options import EDITION
from vivat.game.intrigue.sheet import scenarios
from vivat.rules.castle.editions import EDITIONS

ALL_CASTLES = ("first_seat", "memory_aids")
"""Options of every castle game, whatever its edition."""


class GameInfo(Struct, frozen=True):
    """A game: its key, its title, how many seats, and which options it knows."""

    key: str
    title: str
    family: str
    fewest: int
    most: int
    options: list[str]
    teams: bool
    characters: list[str]


class ScenarioInfo(Struct, frozen=True):
    """What a client needs to offer a scenario of intrigue."""

    key: str
    name: str
    fewest: int
    most: int


class Catalogue(Struct, frozen=True):
    """Everything that can be played here: editions, scenarios, options and bots."""

    games: list[GameInfo]
    scenarios: list[ScenarioInfo]
    bots: list[str]


def catalogue() -> Catalogue:
    """The catalogue of what this server offers."""
    castle = [
        GameInfo(
            edition.key,
            edition.title,
            "castle",
            edition.fewest_seats,
            edition.most_seats,
            [*FLAGS, *ALL_CASTLES] if edition.variants else list(ALL_CASTLES),
            bool(edition.variants),
            list(edition.names),
        )
        for edition in EDITIONS.values()
    ]
    options = [
        "first_seat",
        "scenario",
        "forced_alliances",
        "most_rounds",
        "session_points",
        "reduction",
        "own_sheet",
        "own_scenario",
    ]
    intrigue = GameInfo(EDITION, "Long Live the King", "intrigue", 4, 8, options, False, [])
    known = [ScenarioInfo(each.key, each.name, each.fewest, each.most) for each in scenarios().values()]
    return Catalogue([*castle, intrigue], known, list(BOTS))
