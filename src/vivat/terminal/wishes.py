"""What is to be played, as far as flags and answers have said it, and the options that come of it."""

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from vivat.game import CastleOptions, IntrigueOptions
from vivat.game.castle.options import FLAGS
from vivat.game.intrigue.options import EDITION as INTRIGUE
from vivat.game.intrigue.options import MOST_ROUNDS
from vivat.game.intrigue.sheet import Scenario, Sheet, load_scenario, load_sheet, scenarios
from vivat.game.record import AnyOptions
from vivat.rules.castle.editions import EDITIONS, KINGUP
from vivat.terminal.failure import Failure
from vivat.terminal.seating import Chair, check_bot, find_seat, read_chairs, seat_names, seats_of
from vivat.words import Words

USUAL_EDITION = KINGUP.key
USUAL_SCENARIO = "base"
CASTLE_FLAGS = (*FLAGS, "memory_aids")
INTRIGUE_FLAGS = ("scenario", "sheet", "forced_alliances", "rounds", "session", "reduction")


@dataclass(slots=True)
class Wishes:
    """What is to be played; None is not decided yet."""

    edition: str | None = None
    """The key of a castle edition, or of intrigue."""
    chairs: list[Chair] = field(default_factory=list)
    seats: int | None = None
    bot: str | None = None
    first: str | None = None
    flags: dict[str, bool] = field(default_factory=dict)
    """Options and variants of the castle games."""
    memory_aids: bool | None = None
    scenario: Scenario | None = None
    sheet: Sheet | None = None
    forced_alliances: bool = False
    rounds: int | None = None
    goal: int | None = None
    """Points of a session; 0 for a single game."""
    reduction: bool = False

    @property
    def is_intrigue(self) -> bool:
        """Whether it is the card game of secret roles."""
        return self.edition == INTRIGUE

    @property
    def is_castle(self) -> bool:
        """Whether something was said that only castle games have."""
        return bool(self.flags) or self.memory_aids is not None

    @property
    def size(self) -> "TableSize":
        """For how many it is."""
        if self.is_intrigue:
            scenario = self.scenario or scenarios()[USUAL_SCENARIO]
            return TableSize(scenario.name, scenario.fewest, scenario.most, teams=False)
        edition = EDITIONS[self.edition or USUAL_EDITION]
        return TableSize(edition.title, edition.fewest_seats, edition.most_seats, teams=edition.variants)


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


def wishes_of(flags: Namespace, words: Words) -> Wishes:
    """What the flags say; `Failure` if they contradict each other."""
    wishes = Wishes(None, read_chairs(words, flags.seat), flags.players)
    wishes.bot = None if flags.bot is None else check_bot(words, flags.bot)
    wishes.flags = {flag: True for flag in FLAGS if getattr(flags, flag)}
    wishes.first, wishes.memory_aids = flags.first, flags.memory_aids
    read_edition(wishes, flags, words)
    if wishes.is_intrigue:
        read_intrigue(wishes, flags, words)
    return wishes


def given(flags: Namespace, names: Sequence[str]) -> list[str]:
    """Which of these flags were given, as they are typed."""
    return [f"--{name.replace('_', '-')}" for name in names if is_given(getattr(flags, name), name)]


def is_given(value: object, name: str) -> bool:
    """Whether a flag was given; --no-memory-aids is a word too."""
    return value is not None and (value is not False or name == "memory_aids")


def read_edition(wishes: Wishes, flags: Namespace, words: Words) -> None:
    """An edition, intrigue, or in short one of its scenarios; flags of the other family are refused."""
    named = flags.edition
    ours, others = given(flags, INTRIGUE_FLAGS), given(flags, CASTLE_FLAGS)
    if named is None and ours:
        named = INTRIGUE
    if named in scenarios():
        if flags.scenario is not None:
            raise Failure(words, "error-two-scenarios", one=named, other=flags.scenario)
        wishes.edition, wishes.scenario = INTRIGUE, scenarios()[named]
    elif named is None or named in (*EDITIONS, INTRIGUE):
        wishes.edition = named
    else:
        known = ", ".join((*EDITIONS, INTRIGUE, *scenarios()))
        raise Failure(words, "error-unknown-edition", edition=named, known=known)
    wrong = others if wishes.is_intrigue else ours
    if wrong:
        raise Failure(words, "error-other-family", flags=", ".join(wrong), intrigue=int(wishes.is_intrigue))


def read_intrigue(wishes: Wishes, flags: Namespace, words: Words) -> None:
    """Scenario, sheet, the table's own rules, and the session."""
    if flags.scenario is not None:
        wishes.scenario = find_scenario(words, flags.scenario)
    wishes.sheet = None if flags.sheet is None else load_sheet(Path(flags.sheet))
    wishes.forced_alliances, wishes.rounds = flags.forced_alliances, flags.rounds
    wishes.goal, wishes.reduction = flags.session, flags.reduction
    if wishes.goal is not None and wishes.goal < 1:
        raise Failure(words, "error-session-goal", points=wishes.goal)
    if wishes.reduction and wishes.goal is None:
        raise Failure(words, "error-reduction-alone")
    for chair in wishes.chairs:
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


def make_options(wishes: Wishes, words: Words) -> AnyOptions:
    """The options, checked; ImpossibleOptions says why not."""
    seats = seats_of(wishes.chairs)
    first = None if wishes.first is None else find_seat(words, seat_names(seats), wishes.first)
    if wishes.is_intrigue:
        return IntrigueOptions.make(
            seat_names(seats),
            wishes.scenario or USUAL_SCENARIO,
            sheet=wishes.sheet,
            first_player=first,
            forced_alliances=wishes.forced_alliances,
            most_rounds=MOST_ROUNDS if wishes.rounds is None else wishes.rounds,
        )
    edition = wishes.edition or USUAL_EDITION
    return CastleOptions.make(edition, seats, first_seat=first, memory_aids=wishes.memory_aids, **wishes.flags)
