"""What is to be played, as far as flags and answers have said it, and the options that come of it."""

from argparse import Namespace
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from vivat.bots.levels import USUAL_BOT
from vivat.game import CastleOptions, ImpossibleOptions, IntrigueOptions, Refusal
from vivat.game.intrigue.options import EDITION as INTRIGUE
from vivat.game.intrigue.options import REDUCTION, SESSION
from vivat.game.intrigue.session import session_problems
from vivat.game.intrigue.sheet import Scenario, Sheet, load_scenario, load_sheet, scenarios
from vivat.game.option import Advice, Option, advise
from vivat.game.option_table import family_options, foreign_options
from vivat.game.record import AnyOptions
from vivat.rules.castle.editions import EDITIONS, KINGUP
from vivat.terminal.failure import Failure
from vivat.terminal.option_flags import given, given_values
from vivat.terminal.seating import (
    USUAL_SEATS,
    Chair,
    add_bots,
    check_bot,
    find_seat,
    names_on,
    read_chairs,
    seat_names,
    seats_of,
)
from vivat.words import Words

USUAL_EDITION = KINGUP.key
USUAL_SCENARIO = "base"


@dataclass(slots=True)
class GameRequest:
    """What is to be played; None is not decided yet."""

    edition: str | None = None
    """The key of a castle edition, or of intrigue."""
    chairs: list[Chair] = field(default_factory=list)
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
        return self.edition or USUAL_EDITION

    @property
    def is_intrigue(self) -> bool:
        """Whether it is the card game of secret roles."""
        return self.edition == INTRIGUE

    @property
    def size(self) -> "TableSize":
        """For how many people and bots the game that is asked for is."""
        if self.is_intrigue:
            scenario = self.scenario or scenarios()[USUAL_SCENARIO]
            return TableSize(scenario.name, scenario.fewest, scenario.most, teams=False)
        edition = EDITIONS[self.game]
        return TableSize(edition.title, edition.fewest_seats, edition.most_seats, teams=edition.variants)

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
        if not self.is_intrigue:
            return CastleOptions.make(self.game, seats_of(self.chairs), **decided)
        scenario = self.scenario or scenarios()[USUAL_SCENARIO]
        for problem in session_problems(scenario, self.points, self.reduction):
            raise ImpossibleOptions(problem)
        return IntrigueOptions.make(scenario, seat_names(seats_of(self.chairs)), sheet=self.sheet, **decided)

    def problem_with(self, switches: Mapping[str, bool]) -> Refusal | None:
        """Why this cannot be played with these switches turned; None if it can."""
        try:
            replace(self, values={**self.values, **switches}).game_options()
        except ImpossibleOptions as error:
            return error.refusal
        return None

    def advice(self) -> Advice:
        """What the rules say of the switches among those who sit there."""
        switches = {option.key: bool(self.values.get(option.key)) for option in self.additions}
        return advise(switches, self.problem_with)


@dataclass(frozen=True, slots=True)
class TableSize:
    """How many seats a game has."""

    title: str
    fewest: int
    most: int
    teams: bool

    def check(self, words: Words, seats: int | None) -> None:
        """A number of seats that the game has cards for."""
        if seats is not None and not self.fewest <= seats <= self.most:
            facts: dict[str, str | int] = {"edition": self.title, "players": seats}
            facts["one"] = int(self.fewest == self.most)
            raise Failure(words, "error-players", fewest=self.fewest, most=self.most, **facts)


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
    if request.is_intrigue:
        read_intrigue(request, flags, words)
    return request


def read_edition(request: GameRequest, flags: Namespace, words: Words) -> None:
    """An edition, intrigue, or in short one of its scenarios; flags of the other family are refused."""
    named = flags.edition
    ours, others = given(flags, foreign_options(USUAL_EDITION)), given(flags, foreign_options(INTRIGUE))
    if named is None and ours:
        named = INTRIGUE
    if named in scenarios():
        if flags.scenario is not None:
            raise Failure(words, "error-two-scenarios", one=named, other=flags.scenario)
        request.edition, request.scenario = INTRIGUE, scenarios()[named]
    elif named is None or named in (*EDITIONS, INTRIGUE):
        request.edition = named
    else:
        known = ", ".join((*EDITIONS, INTRIGUE, *scenarios()))
        raise Failure(words, "error-unknown-edition", edition=named, known=known)
    wrong = others if request.is_intrigue else ours
    if wrong:
        raise Failure(words, "error-other-family", flags=", ".join(wrong), intrigue=int(request.is_intrigue))


def read_intrigue(request: GameRequest, flags: Namespace, words: Words) -> None:
    """Scenario and sheet, and that everybody sits alone."""
    if flags.scenario is not None:
        request.scenario = find_scenario(words, flags.scenario)
    request.sheet = None if flags.own_sheet is None else load_sheet(Path(flags.own_sheet))
    for chair in request.chairs:
        if len(chair.names) > 1:
            raise Failure(words, "error-no-teams", names=" + ".join(chair.names))


def find_scenario(words: Words, text: str) -> Scenario:
    """A scenario by its key, or a host's own from a file."""
    if text in scenarios():
        return scenarios()[text]
    if text.endswith(".toml"):
        return load_scenario(Path(text))
    raise Failure(words, "options-unknown-scenario", scenario=text, known=", ".join(scenarios()))


def players_of(scenario: Scenario) -> dict[str, int]:
    """How many play a scenario, as the catalogue takes it."""
    return {"fewest": scenario.fewest, "most": scenario.most, "one": int(scenario.fewest == scenario.most)}


def fill_seats(request: GameRequest, words: Words) -> None:
    """One person if nobody is named, and bots up to the number asked for, or to what is usual."""
    size = request.size
    size.check(words, request.seats)
    chairs = request.chairs or [Chair(names_on(words.say("setup-guest", number=1, people=1)))]
    seats = request.seats
    if seats is None:
        seats = max(len(chairs), size.fewest, min(USUAL_SEATS, size.most) if len(chairs) == 1 else 0)
    if seats < len(chairs):
        raise Failure(words, "error-too-many-seats", players=seats, named=len(chairs))
    request.chairs = add_bots(words, chairs, seats - len(chairs), request.bot or USUAL_BOT)


def make_options(request: GameRequest, words: Words) -> AnyOptions:
    """The options, checked; ImpossibleOptions says why not."""
    first = request.first
    names = seat_names(seats_of(request.chairs))
    return request.game_options(None if first is None else find_seat(words, names, first))
