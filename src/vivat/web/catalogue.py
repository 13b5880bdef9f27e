"""What can be played here, for whoever makes a table: editions, options, scenarios, bots."""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from vivat.bots.families import REMARKS
from vivat.bots.levels import GENTLE_BOT, LEVELS, SEARCHING, USUAL_BOT, Level
from vivat.game.families import FamilyKey, family_of_edition
from vivat.game.intrigue.options import EDITION
from vivat.game.intrigue.sheet import DATA, scenarios
from vivat.game.option import Kind, Value
from vivat.game.option_table import options_of
from vivat.rules.castle.editions import EDITIONS
from vivat.table.options import ME, Clock, TableOptions
from vivat.web.families import PARTS
from vivat.web.lessons import LessonInfo, lesson_infos

Difficulty = Literal["easy", "middle", "hard"]


class Box(Struct, frozen=True):
    """What stands on the box of a game."""

    minutes: int = 30
    """How long a game takes among people."""
    alone: int = 10
    """How many minutes it takes one person against bots, as measured (`docs/lab.md`)."""
    difficulty: Difficulty = "middle"
    bots: int = 3
    """How many play with one person at a usual table."""
    pictured: tuple[str, ...] = ()
    """The figures on its picture."""
    first: str | None = None
    """The scenario that its book has for people who have never played."""


BOXES = {
    "kingup": Box(30, 10, "easy", 3, ("beatrice", "merlino", "odessa")),
    "vive-le-roi": Box(30, 10, "easy", 3, ("alienor", "jester", "ouaf")),
    "viva-il-re": Box(30, 10, "easy", 3, ("ernesto", "irina", "gavino")),
    EDITION: Box(40, 8, "middle", 4, first="first-game"),
}
"""In the order in which they are offered; an edition without one comes last, with the numbers of a usual box."""

GREETERS = ("alighiero", "beatrice", "ernesto", "jester", "odessa", "ouaf", "merlino")
"""The figures who welcome on the home screen."""


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
    article: str
    """The article of the rulebook behind it."""
    example: str = ""
    """Of a text: one to start from."""


class GameInfo(Struct, frozen=True):
    """A game: its key, its title, how many seats, which options it knows, and what stands on its box."""

    key: str
    title: str
    family: FamilyKey
    fewest: int
    most: int
    options: list[OptionInfo]
    """In the order in which they are shown."""
    teams: bool
    characters: list[str]
    figures: list[str]
    """How each character is drawn: the name of a drawing."""
    minutes: int
    """How long a game takes among people."""
    alone: int
    """How many minutes one person needs against bots."""
    difficulty: Difficulty
    pictured: list[str]
    """The figures on its picture."""
    usual: TableOptions
    """A table for one person and bots, for whoever does not want to choose."""
    bots_talk: bool
    """Whether bots can speak in it (`remarks`)."""
    not_ready: list[Level] = []
    """The levels whose search is not compiled yet: their first move will take longer."""
    first: TableOptions | None = None
    """The same for whoever has never played it, where the book has a first game."""


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
    bots: list[Level]
    usual_bot: Level
    """The level that takes a chair if nobody says which."""
    lessons: list[LessonInfo]
    """What can be learned by playing along."""
    greeters: list[str]
    """The figures who welcome whoever comes."""


EXAMPLES = {"own_sheet": DATA / "sheet.toml", "own_scenario": DATA / "scenarios" / "base.toml"}
"""By option, the file that a text of one's own can start from."""


def option_infos(game: str) -> list[OptionInfo]:
    """The options that a game knows, as they are sent."""
    examples = {key: path.read_text(encoding="utf-8") for key, path in EXAMPLES.items()}
    return [
        OptionInfo(
            each.key, each.kind, each.default_in(game), each.least, each.most, each.article, examples.get(each.key, "")
        )
        for each in options_of(game)
    ]


def usual_table(game: str, bots: int, bot: Level) -> TableOptions:
    """One person and so many bots, and every option as the edition has it."""
    seats = ((ME,), *(((bot,),) * bots))
    usual = TableOptions(game=game, seats=seats, clock=Clock(increment=10))
    return replace(usual, **{each.key: each.default_in(game) for each in options_of(game)})


def game_info(key: str, box: Box, bot: Level, gentle: Level) -> GameInfo:
    """A game as the catalogue has it: seats, options, what stands on its box."""
    family = family_of_edition(key)
    size, part = family.size(key, None), PARTS[family.key]
    return GameInfo(
        key,
        size.title,
        family.key,
        size.fewest,
        size.most,
        option_infos(key),
        size.teams,
        list(part.characters(key)),
        list(part.figures(key)),
        box.minutes,
        box.alone,
        box.difficulty,
        list(box.pictured),
        usual_table(key, box.bots, bot),
        family.key in REMARKS,
        first=replace(usual_table(key, size.fewest - 1, gentle), scenario=box.first) if box.first else None,
    )


def catalogue(levels: Sequence[Level] = LEVELS, ready_in: Mapping[str, int | None] = {}) -> Catalogue:
    """The catalogue of what this server offers, with bots of these levels; by family, when those that search can."""
    bot = USUAL_BOT if USUAL_BOT in levels else levels[0]
    gentle = GENTLE_BOT if GENTLE_BOT in levels else bot
    searching = [level for level in levels if level in SEARCHING]
    boxes = BOXES | {key: Box() for key in (*EDITIONS, EDITION) if key not in BOXES}
    games = [game_info(key, box, bot, gentle) for key, box in boxes.items()]
    games = [replace(game, not_ready=searching if ready_in.get(game.family) else []) for game in games]
    known = [ScenarioInfo(each.key, each.name, each.fewest, each.most) for each in scenarios().values()]
    return Catalogue(games, known, list(levels), bot, list(lesson_infos()), list(GREETERS))
