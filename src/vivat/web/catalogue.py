"""What can be played here, for whoever makes a table: editions, options, scenarios, bots."""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from vivat.bots import BOTS
from vivat.bots.levels import SEARCHING, USUAL_BOT
from vivat.game.intrigue.options import EDITION
from vivat.game.intrigue.sheet import FEWEST_PLAYERS, MOST_PLAYERS, scenarios
from vivat.game.option import Kind, Value
from vivat.game.option_table import options_of
from vivat.rules.castle.editions import EDITIONS, Edition
from vivat.table.options import ME, Clock, TableOptions
from vivat.web.lessons import LessonInfo, lesson_infos

Difficulty = Literal["easy", "middle", "hard"]


class Box(Struct, frozen=True):
    """What stands on the box of a game."""

    minutes: int = 30
    """How long a game takes among people."""
    alone: int = 10
    """How many minutes it takes one person against bots: a quarter of its decisions at the same pace, and the bots'."""
    difficulty: Difficulty = "middle"
    bots: int = 3
    """How many play with one person at a usual table."""
    pictured: tuple[int, ...] = ()
    """The characters on its picture."""


BOXES = {
    "kingup": Box(30, 10, "easy", 3, (1, 9, 11)),
    "vive-le-roi": Box(30, 10, "easy", 3, (0, 13, 11)),
    "viva-il-re": Box(30, 10, "easy", 3, (4, 7, 6)),
    EDITION: Box(40, 15, "middle", 4),
}
"""In the order in which they are offered; an edition without one comes last, with the numbers of a usual box."""


class OptionInfo(Struct, frozen=True):
    """An option of a game as a client offers it; `option-KEY` in the catalogues of sentences says what it does."""

    key: str
    """The field of `TableOptions` that it is about."""
    kind: Kind
    """A switch, a number, one of several, a text, or a seat."""
    default: Value
    """What the table plays if nobody decides."""
    least: int
    """The smallest number."""
    most: int
    """The largest number, or the greatest length of a text."""


class GameInfo(Struct, frozen=True):
    """A game: its key, its title, how many seats, which options it knows, and what stands on its box."""

    key: str
    title: str
    family: Literal["castle", "intrigue"]
    fewest: int
    most: int
    options: list[OptionInfo]
    """In the order in which they are shown."""
    teams: bool
    characters: list[str]
    minutes: int
    """How long a game takes among people."""
    alone: int
    """How many minutes one person needs against bots."""
    difficulty: Difficulty
    pictured: list[int]
    """The characters on its picture."""
    usual: TableOptions
    """A table for one person and bots, for whoever does not want to choose."""
    not_ready: list[str] = []
    """The levels whose search is not compiled yet: their first move will take longer."""


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
    """The level that takes a chair if nobody says which."""
    lessons: list[LessonInfo]
    """What can be learned by playing along."""


def option_infos(game: str) -> list[OptionInfo]:
    """The options that a game knows, as they are sent."""
    return [OptionInfo(each.key, each.kind, each.default_in(game), each.least, each.most) for each in options_of(game)]


def usual_table(game: str, bots: int, bot: str) -> TableOptions:
    """One person and so many bots, and every option as the edition has it."""
    seats = ((ME,), *(((bot,),) * bots))
    usual = TableOptions(game=game, seats=seats, clock=Clock(increment=10))
    return replace(usual, **{each.key: each.default_in(game) for each in options_of(game)})


def castle_info(edition: Edition, box: Box, bot: str) -> GameInfo:
    """A castle game as the catalogue has it: seats, options, what goes together."""
    return GameInfo(
        edition.key,
        edition.title,
        "castle",
        edition.fewest_seats,
        edition.most_seats,
        option_infos(edition.key),
        bool(edition.variants),
        list(edition.names),
        box.minutes,
        box.alone,
        box.difficulty,
        list(box.pictured),
        usual_table(edition.key, box.bots, bot),
    )


def intrigue_info(box: Box, bot: str) -> GameInfo:
    """The card game as the catalogue has it: scenarios, options, players."""
    return GameInfo(
        EDITION,
        "Long Live the King",
        "intrigue",
        FEWEST_PLAYERS,
        MOST_PLAYERS,
        option_infos(EDITION),
        False,
        [],
        box.minutes,
        box.alone,
        box.difficulty,
        list(box.pictured),
        usual_table(EDITION, box.bots, bot),
    )


def catalogue(levels: Sequence[str] = tuple(BOTS), ready_in: Mapping[str, int | None] = {}) -> Catalogue:
    """The catalogue of what this server offers, with bots of these levels; by family, when those that search can."""
    bot = USUAL_BOT if USUAL_BOT in levels else levels[0]
    searching = [level for level in levels if level in SEARCHING]
    boxes = BOXES | {key: Box() for key in (*EDITIONS, EDITION) if key not in BOXES}
    games = [
        castle_info(EDITIONS[key], box, bot) if key in EDITIONS else intrigue_info(box, bot)
        for key, box in boxes.items()
    ]
    games = [replace(game, not_ready=searching if ready_in.get(game.family) else []) for game in games]
    known = [ScenarioInfo(each.key, each.name, each.fewest, each.most) for each in scenarios().values()]
    return Catalogue(games, known, list(levels), bot, list(lesson_infos()))
