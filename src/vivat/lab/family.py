"""The interface between the lab and a family."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from vivat.fast.records import Records
from vivat.lab.calibration import Calibration, Subject
from vivat.lab.numbers import Number
from vivat.lab.report import Report
from vivat.lab.shares import WinCount
from vivat.lab.tallies.engine import tally_random_games

GUESS = "guess:"
"""Begins the name of a search player that guesses; a number of simulations follows."""
RANDOM = "random"
CompiledGames = Callable[[Any, int, int, int], Records]
"""Plays and counts games of a bot in compiled code, by options and seed: those from a number to before another."""
OptionsT = TypeVar("OptionsT")


class StudyPlayer(Protocol):
    """Whoever can take part in a study: a bot of one family or of all."""

    def act(self, observation: Any) -> Any:
        """Choose one of the legal actions of an observation."""


class NumberSet(NamedTuple):
    """Numbers of the search that were fitted to games of stewards."""

    key: str
    """Their name in `search/fitted.json`."""
    numbers: list[float]
    seen: str
    """What they were fitted to, counted: "812 moves, 401 ballots"."""


class LabFamily(ABC, Generic[OptionsT]):
    """What the lab needs to know of a game: what is the same in its whole family, and what its options say.

    `counts` is a tally of games (`lab.tallies`), by name.
    """

    WHO: ClassVar[str]
    """Whose chances are compared: "seat" or "role"."""
    CALLED: ClassVar[str]
    """What stands before the name of one of them in a sentence."""
    SCORE: ClassVar[str]
    """What the points at the end of a game are called."""
    SCORES_DRAWN: ClassVar[bool]
    """Whether final scores differ enough for a picture."""
    ROUNDS_VARY: ClassVar[bool]
    """Whether games have more or fewer rounds."""
    ROLES: ClassVar[bool]
    """Whether everybody has a role."""
    EVENTS: ClassVar[Mapping[str, int]]
    """Kinds of events worth counting when rules are compared, by their names."""

    def __init__(self, options: OptionsT) -> None:
        self.options = options

    @property
    @abstractmethod
    def name(self) -> str:
        """The game in a word or two."""

    @property
    def title(self) -> str:
        """The name of the game for people."""
        return self.name

    @property
    def rival(self) -> str:
        """Who wins a game that no player wins."""
        return "Nobody"

    @abstractmethod
    def numbers(self) -> dict[str, Number]:
        """The numbers of the rules that can be changed, by name."""

    @abstractmethod
    def usual_numbers(self) -> list[str]:
        """The names of those that a designer would turn first."""

    def recompute(self, params: Any) -> None:
        """Bring what follows from the numbers of a game into line after they were changed."""

    @abstractmethod
    def players(self) -> Mapping[str, Callable[[Random], StudyPlayer]]:
        """Players made for measuring, by their names."""

    @abstractmethod
    def search_players(self) -> Mapping[str, Callable[[int], Callable[[Random], StudyPlayer]]]:
        """By the beginning of their names: makers of search players of so many simulations."""

    def compiled_bots(self) -> Mapping[str, CompiledGames]:
        """Bots whose games among themselves are played and counted in compiled code, by name."""
        return {RANDOM: tally_random_games}

    @abstractmethod
    def chances(self, counts: Any) -> list[WinCount]:
        """How often each seat or role won."""

    def winners(self, outcome: Any) -> tuple[int, ...]:
        """The numbers of all who won, allies included."""
        return tuple(outcome.winners)

    @abstractmethod
    def subjects(self) -> tuple[Subject, ...]:
        """What is secret in this game, so that there are beliefs about it."""

    @abstractmethod
    def survey(self, game: Any, players: Sequence[StudyPlayer], found: Sequence[Calibration]) -> None:
        """Play a game to its end, ask everybody for beliefs and judge them, by subject."""

    @classmethod
    @abstractmethod
    def number_sets(cls) -> Mapping[str, Callable[[int], NumberSet]]:
        """What is fitted to so many games of stewards, by name."""

    def blunders_called(self, seed: int) -> list[bool]:  # noqa: ARG002
        """Of each blunder that can be planted in the game with this seed, whether a review calls it a mistake."""
        return []

    def show_winners(self, found: Report, counts: Any) -> None:
        """Add who wins, besides the seats, to the report on many games."""

    @abstractmethod
    def show_events(self, found: Report, counts: Any) -> None:
        """Add what happens in a game to the report on many games."""

    @abstractmethod
    def action_columns(self, action: Any) -> dict[str, Any]:
        """What an action is about, for the export: a value by the name of its column."""

    @abstractmethod
    def game_columns(self, outcome: Any | None) -> dict[str, Any]:
        """What only this family says of a game and of its end, for the export."""
