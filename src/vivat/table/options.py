"""What a host decides before anybody sits down."""

from collections.abc import Collection, Iterable
from functools import cached_property
from itertools import count
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from vivat.bots.levels import LEVELS, Level
from vivat.game import ImpossibleOptions, Refusal
from vivat.game.families import family_of_edition
from vivat.game.intrigue.options import USUAL_ROUNDS, USUAL_SCENARIO
from vivat.game.intrigue.sheet import scenario_table, sheet_tables
from vivat.game.names import default_names
from vivat.game.option_table import family_options, foreign_options, option_named
from vivat.game.record import AnyOptions
from vivat.game.setup import GameSetup
from vivat.game.toml_text import write_toml
from vivat.rules.castle.state import MAX_SEATS
from vivat.table.own_texts import OwnTexts, parsed_texts

OPEN = "open"
ME = "me"

Word = Annotated[str, Meta(min_length=1, max_length=40)]
Seconds = Annotated[int, Meta(ge=1, le=7 * 24 * 3600)]
Zone = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")]


def number(key: str) -> Meta:
    """The range of a number, from its row in the table of options."""
    option = option_named(key)
    return Meta(ge=option.least, le=option.most)


def file(key: str) -> Meta:
    """The length of a text, from its row in the table of options."""
    return Meta(max_length=option_named(key).most)


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: as they like, so long for each decision, from a bank, or days for each decision."""

    kind: Literal["none", "decision", "bank", "days"] = "none"
    seconds: Seconds = 60
    """For a decision, or in the bank."""
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    """What each decision adds to the bank."""
    days: Annotated[int, Meta(ge=1, le=14)] = 3
    """For a decision of a game over days. There nobody needs to be connected, and only the clock acts."""
    weekends_off: bool = False
    """Whether clocks stand still at weekends, in a game over days."""
    nights_off: bool = False
    """Whether no clock runs out between ten in the evening and eight in the morning, in a game over days."""
    zone: Zone = "UTC"
    """The time zone of nights and weekends, by its IANA name."""
    holidays: Annotated[int, Meta(ge=0, le=60)] = 14
    """How many days of holiday each player may take in a game over days."""
    at_timeout: Literal["once", "until-back"] = "once"
    """Whether a bot decides just once for somebody whose days are over, or until they come back."""


CoachFor = Literal["nobody", "one", "all"]
"""Who may ask the coach: nobody, the one person who plays against bots, or all who play."""


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, dict=True):
    """The game, who may sit where, and the habits of the table."""

    game: Word
    """The key of an edition; "intrigue" for the card game."""
    seats: Annotated[
        tuple[Annotated[tuple[Word, ...], Meta(min_length=1, max_length=2)], ...],
        Meta(min_length=2, max_length=MAX_SEATS),
    ]
    """Each seat's chairs, one or for a team two: "me", "open", or the level of a bot."""
    ambition: bool = False
    banished: bool = False
    emissary: bool = False
    wedding: bool = False
    shared_pawn: bool = False
    memory_aids: bool | None = None
    first_seat: Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)] | None = None
    """The seat that begins the first round (R2.2) or game (S2.3), whoever sits there; null lets chance decide."""
    scenario: Word = USUAL_SCENARIO
    own_scenario: Annotated[str, file("own_scenario")] | None = None
    """A scenario of the host's own, as the text of its file (S9.6)."""
    own_sheet: Annotated[str, file("own_sheet")] | None = None
    """A role sheet of the host's own, as the text of its file (S9.7)."""
    forced_alliances: bool = False
    most_rounds: Annotated[int, number("most_rounds")] = USUAL_ROUNDS
    """After how many rounds a game of intrigue without a winner ends (S3.6); 0 for never."""
    session_points: Annotated[int, number("session_points")] | None = None
    """Play games of intrigue until somebody has so many points (S8.2)."""
    reduction: bool = False
    listed: bool = False
    """Whether strangers find the table, or only those with its link."""
    spectators: bool = True
    ask_twice: bool = False
    """Whether acts that cannot be undone must be said twice."""
    remarks: bool = True
    """Whether bots speak, in the games in which they can."""
    coach: bool | None = None
    """Whether those who play may ask a coach; null lets them where a person plays against bots alone."""
    clock: Clock = msgspec.field(default_factory=Clock)
    grace: Annotated[int, Meta(ge=0, le=3600)] = 60
    """After how many seconds a bot keeps the seat of somebody who is gone."""

    @classmethod
    def of_setup(cls, setup: GameSetup, seats: tuple[tuple[str, ...], ...], *, remarks: bool) -> "TableOptions":
        """The options of a table of these chairs at which a game is played that has been set up."""
        values = {option.key: setup.values[option.name] for option in family_options(setup.edition) if option.is_plain}
        scenario, sheet = setup.scenario, setup.sheet
        return cls(
            game=setup.edition,
            seats=seats,
            scenario=scenario if isinstance(scenario, str) else USUAL_SCENARIO,
            own_scenario=None if isinstance(scenario, str) else write_toml(scenario_table(scenario)),
            own_sheet=None if sheet is None else write_toml(sheet_tables(sheet)),
            session_points=setup.session_points,
            reduction=setup.reduction,
            remarks=remarks,
            **values,
        )

    @property
    def is_endless(self) -> bool:
        """Whether a game may go on for ever. Nobody could stop one among bots alone, so that needs a person."""
        return self.most_rounds == 0

    @property
    def chairs(self) -> tuple[str, ...]:
        """Who is to sit on each chair, seat by seat."""
        return tuple(occupant for seat in self.seats for occupant in seat)

    @cached_property
    def chairs_by_seat(self) -> tuple[tuple[int, ...], ...]:
        """The chairs of each seat: one, or of a team two."""
        numbers = count()
        return tuple(tuple(next(numbers) for _ in chairs) for chairs in self.seats)

    @cached_property
    def seat_of(self) -> tuple[int, ...]:
        """The seat that each chair belongs to."""
        return tuple(seat for seat, chairs in enumerate(self.seats) for _ in chairs)

    def check(self, levels: Collection[Level] = LEVELS) -> None:
        """Refuse what cannot be played, before a table is made; `levels` are the bots that are offered."""
        for occupant in self.chairs:
            if occupant not in (OPEN, ME, *LEVELS):
                known = ", ".join((OPEN, ME, *LEVELS))
                raise ImpossibleOptions(Refusal("table-unknown-chair", "", {"chair": occupant, "known": known}))
            if occupant in LEVELS and occupant not in levels:
                raise ImpossibleOptions(not_offered(occupant, levels))
        if self.chairs.count(ME) > 1:
            raise ImpossibleOptions(Refusal("table-two-of-me", ""))
        self._refuse_foreign()
        if self.is_endless and all(occupant in LEVELS for occupant in self.chairs):
            raise ImpossibleOptions(Refusal("table-endless", "S3.6"))
        self.game_options(default_names(len(self.chairs)))

    def game_options(self, names: list[str]) -> AnyOptions:
        """The options of the game among people with these names."""
        given = {option.name: getattr(self, option.key) for option in family_options(self.game) if option.is_plain}
        left = iter(names)
        seats = [tuple(next(left) for _ in chairs) for chairs in self.seats]
        own = self.own_texts()
        scenario = self.scenario if own.scenario is None else own.scenario
        setup = GameSetup(self.game, seats, given, scenario, own.sheet, self.session_points, self.reduction)
        options: AnyOptions = family_of_edition(self.game).set_up(setup)
        return options

    def own_texts(self) -> OwnTexts:
        """The host's own sheet and scenario; ImpossibleOptions if they make no sense. It takes long for new ones."""
        return parsed_texts.of(self.own_sheet, self.own_scenario)

    def _refuse_foreign(self) -> None:
        """Refuse options that only the other family has."""
        for option in foreign_options(self.game):
            if getattr(self, option.key) != option.default:
                facts = {"option": option.key.replace("_", " "), "game": self.game}
                raise ImpossibleOptions(Refusal("table-option-elsewhere", "", facts))


def not_offered(level: str, levels: Iterable[Level]) -> Refusal:
    """The refusal for a level of bots that is not offered here."""
    return Refusal("table-level-not-offered", "", {"level": level, "offered": ", ".join(levels)})
