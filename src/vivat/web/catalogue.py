"""What can be played here, for whoever makes a table: editions, options, scenarios, bots."""

from typing import Literal

from msgspec import Struct

from vivat.bots import BOTS
from vivat.game.castle.options import FLAGS
from vivat.game.intrigue.options import EDITION
from vivat.game.intrigue.sheet import FEWEST_PLAYERS, MOST_PLAYERS, scenarios
from vivat.rules.castle.editions import EDITIONS, Edition
from vivat.table.options import ME, Clock, TableOptions

ALL_CASTLES = ("first_seat", "memory_aids")
"""Options of every castle game, whatever its edition."""
ALL_INTRIGUES = (
    "first_seat", "scenario", "forced_alliances", "most_rounds", "session_points", "reduction", "own_sheet",
    "own_scenario",
)  # fmt: skip
BOT = "steward"
"""The bots of a usual table."""
LESSON = "kingup"
"""What beginners learn with."""

Difficulty = Literal["easy", "middle", "hard"]


class Box(Struct, frozen=True):
    """What stands on the box of a game."""

    minutes: int
    difficulty: Difficulty
    bots: int
    """How many play with one person at a usual table."""
    pictured: tuple[int, ...] = ()
    """The characters on its picture."""


BOXES = {
    "kingup": Box(30, "easy", 3, (1, 9, 11)),
    "vive-le-roi": Box(30, "easy", 3, (0, 13, 11)),
    "viva-il-re": Box(45, "easy", 3, (4, 7, 6)),
    EDITION: Box(40, "middle", 4),
}
"""In the order in which they are offered."""


class GameInfo(Struct, frozen=True):
    """A game: its key, its title, how many seats, which options it knows, and what stands on its box."""

    key: str
    title: str
    family: Literal["castle", "intrigue"]
    fewest: int
    most: int
    options: list[str]
    teams: bool
    characters: list[str]
    minutes: int
    difficulty: Difficulty
    pictured: list[int]
    """The characters on its picture."""
    usual: TableOptions
    """A table for one person and bots, for whoever does not want to choose."""


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
    usual_bot: str
    """The level that takes a place if nobody says which."""
    lesson: TableOptions
    """The table of a first game."""


def usual_table(key: str, bots: int, memory_aids: bool | None) -> TableOptions:
    """One person and so many bots."""
    seats = ((ME,), *(((BOT,),) * bots))
    return TableOptions(game=key, seats=seats, memory_aids=memory_aids, clock=Clock(increment=10))


def castle_info(edition: Edition, box: Box) -> GameInfo:
    """A castle game as the catalogue has it: seats, options, what goes together."""
    return GameInfo(
        edition.key,
        edition.title,
        "castle",
        edition.fewest_seats,
        edition.most_seats,
        [*FLAGS, *ALL_CASTLES] if edition.variants else list(ALL_CASTLES),
        bool(edition.variants),
        list(edition.names),
        box.minutes,
        box.difficulty,
        list(box.pictured),
        usual_table(edition.key, box.bots, edition.memory_aids),
    )


def intrigue_info(box: Box) -> GameInfo:
    """The card game as the catalogue has it: scenarios, options, players."""
    return GameInfo(
        EDITION,
        "Long Live the King",
        "intrigue",
        FEWEST_PLAYERS,
        MOST_PLAYERS,
        list(ALL_INTRIGUES),
        False,
        [],
        box.minutes,
        box.difficulty,
        list(box.pictured),
        usual_table(EDITION, box.bots, None),
    )


def catalogue() -> Catalogue:
    """The catalogue of what this server offers."""
    games = [castle_info(EDITIONS[key], box) if key in EDITIONS else intrigue_info(box) for key, box in BOXES.items()]
    known = [ScenarioInfo(each.key, each.name, each.fewest, each.most) for each in scenarios().values()]
    return Catalogue(games, known, list(BOTS), BOT, usual_table(LESSON, 2, True))
