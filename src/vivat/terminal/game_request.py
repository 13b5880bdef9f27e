"""What is to be played, as far as flags and answers have said it, and the options that come of it."""

from argparse import Namespace
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from vivat.bots.levels import USUAL_BOT
from vivat.game import ImpossibleOptions, Refusal
from vivat.game.families import FAMILIES, Family, family_of_edition
from vivat.game.intrigue.options import EDITION as INTRIGUE
from vivat.game.intrigue.options import REDUCTION, SESSION, USUAL_SCENARIO
from vivat.game.intrigue.sheet import Scenario, Sheet, load_scenario, load_sheet, scenarios
from vivat.game.named import USUAL_GAME
from vivat.game.option import Option, OptionAdvice, advise
from vivat.game.option_table import family_options, foreign_options
from vivat.game.record import AnyOptions
from vivat.game.setup import GameSetup, TableSize
from vivat.terminal.failure import Failure
from vivat.terminal.option_flags import given, given_values
from vivat.terminal.seating import (
    USUAL_SEATS,
    SeatPlan,
    add_bots,
    check_bot,
    find_seat,
    read_chairs,
    seat_names,
    seats_of,
)
from vivat.words import Words


@dataclass(slots=True)
class GameRequest:
    """What is to be played; None is not decided yet."""

    edition: str | None = None
    """The key of a castle edition, or of intrigue."""
    chairs: list[SeatPlan] = field(default_factory=list)
    seats: int | None = None
    bot: str | None = None
    first: str | None = None
    values: dict[str, bool | int] = field(default_factory=dict)
    """The switches and numbers that are decided, by key of the option."""
    scenario: Scenario | None = None
    sheet: Sheet | None = None

    @property
    def game(self) -> str:
        """The key of the game, the usual one if nobody has said which."""
        return self.edition or USUAL_GAME

    @property
    def family(self) -> Family[Any, Any]:
        """The family of the game."""
        return family_of_edition(self.game)

    @property
    def size(self) -> TableSize:
        """For how many people and bots the game that is asked for is."""
        return self.family.size(self.game, self.scenario)

    @property
    def additions(self) -> list[Option]:
        """The switches that may be added to the game, and those that were, whether or not it has them."""
        options = [option for option in family_options(self.game) if option.is_addition]
        return [option for option in options if self.game in option.editions or option.key in self.values]

    @property
    def points(self) -> int | None:
        """S8.2: The points of a session; None for a single game."""
        return self.values.get(SESSION.key)

    @property
    def reduction(self) -> bool:
        """S8.3: Whether roles just played leave the pool."""
        return bool(self.values.get(REDUCTION.key))

    def game_options(self, first: int | None = None) -> AnyOptions:
        """The options among those who sit there, checked; ImpossibleOptions says why not."""
        plain = [option for option in family_options(self.game) if option.is_plain]
        decided: dict[str, Any] = {
            option.name: self.values[option.key] for option in plain if option.key in self.values
        }
        decided |= {option.name: first for option in plain if option.kind == "seat"}
        scenario = self.scenario or USUAL_SCENARIO
        setup = GameSetup(self.game, seats_of(self.chairs), decided, scenario, self.sheet, self.points, self.reduction)
        options: AnyOptions = self.family.set_up(setup)
        return options

    def problem_with(self, switches: Mapping[str, bool]) -> Refusal | None:
        """Why this cannot be played with these switches turned; None if it can."""
        try:
            replace(self, values={**self.values, **switches}).game_options()
        except ImpossibleOptions as error:
            return error.refusal
        return None

    def advice(self) -> OptionAdvice:
        """What the rules say of the switches among those who sit there."""
        switches = {option.key: bool(self.values.get(option.key)) for option in self.additions}
        return advise(switches, self.problem_with)


def check_seats(size: TableSize, words: Words, seats: int | None) -> None:
    """Refuse a number of seats that the game has no cards for."""
    if seats is not None and not size.fewest <= seats <= size.most:
        raise Failure(words, "error-players", edition=size.title, players=seats, **players_of(size))


def read_request(flags: Namespace, words: Words) -> GameRequest:
    """What the flags say; `Failure` or ImpossibleOptions if they cannot mean a game."""
    request = GameRequest(None, read_chairs(words, flags.seat), flags.players)
    request.bot = None if flags.bot is None else check_bot(words, flags.bot)
    request.first, request.values = flags.first_seat, given_values(flags)
    read_edition(request, flags, words)
    for option in family_options(request.game):
        if option.kind == "number" and option.key in request.values:
            problem = option.range_problem(request.values[option.key])
            if problem is not None:
                raise ImpossibleOptions(problem)
    if flags.scenario is not None:
        request.scenario = find_scenario(words, flags.scenario)
    request.sheet = None if flags.own_sheet is None else load_sheet(Path(flags.own_sheet))
    return request


def read_edition(request: GameRequest, flags: Namespace, words: Words) -> None:
    """An edition, intrigue, or in short one of its scenarios; flags of the other family are refused."""
    named = flags.edition
    known = [edition for family in FAMILIES.values() for edition in family.editions]
    if named is None and given(flags, foreign_options(USUAL_GAME)):
        named = INTRIGUE
    if named in scenarios():
        if flags.scenario is not None:
            raise Failure(words, "error-two-scenarios", one=named, other=flags.scenario)
        request.edition, request.scenario = INTRIGUE, scenarios()[named]
    elif named is None or named in known:
        request.edition = named
    else:
        raise Failure(words, "error-unknown-edition", edition=named, known=", ".join((*known, *scenarios())))
    if wrong := given(flags, foreign_options(request.game)):
        raise Failure(words, "error-other-family", flags=", ".join(wrong), family=request.family.key)


def find_scenario(words: Words, text: str) -> Scenario:
    """A scenario by its key, or a host's own from a file."""
    if text in scenarios():
        return scenarios()[text]
    if text.endswith(".toml"):
        return load_scenario(Path(text))
    raise Failure(words, "options-unknown-scenario", scenario=text, known=", ".join(scenarios()))


def players_of(size: Scenario | TableSize) -> dict[str, int]:
    """How many play a game, as the catalogue takes it."""
    return {"fewest": size.fewest, "most": size.most, "one": int(size.fewest == size.most)}


def fill_seats(request: GameRequest, words: Words) -> None:
    """One person if nobody is named, and bots up to the number asked for, or to what is usual."""
    size = request.size
    check_seats(size, words, request.seats)
    chairs = request.chairs or [SeatPlan((words.say("setup-guest", number=1, people=1),))]
    seats = request.seats
    if seats is None:
        seats = max(len(chairs), size.fewest, min(USUAL_SEATS, size.most) if len(chairs) == 1 else 0)
    if seats < len(chairs):
        raise Failure(words, "error-too-many-seats", players=seats, named=len(chairs))
    request.chairs = add_bots(chairs, seats - len(chairs), request.bot or USUAL_BOT)


def make_options(request: GameRequest, words: Words) -> AnyOptions:
    """The options, checked; ImpossibleOptions says why not."""
    first = request.first
    names = seat_names(seats_of(request.chairs))
    return request.game_options(None if first is None else find_seat(words, names, first))
