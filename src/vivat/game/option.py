"""One row an option: what library, command line, dialogue, server and page need to know of it.

The rows of a family stand in its `options.py`. What excludes what is in no row: the rules say it (`problems`), and
whoever offers or closes a switch asks them (`advise`).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from vivat.game.errors import ImpossibleOptions, Refusal, shown

Kind = Literal["switch", "number", "choice", "text", "seat"]
Value = bool | int | str | None


@dataclass(frozen=True, slots=True)
class Option:
    """What a host may decide about a game before it begins."""

    key: str
    """Its name among the options of a table and over the network."""
    kind: Kind
    """A switch, a number within a range, one of several keys, the text of a file, or a seat."""
    editions: tuple[str, ...]
    """The keys of the games that know it."""
    article: str
    """The article of the rulebook behind it."""
    help: str
    """What it does, in English, for the help of the command line."""
    default: Value = None
    """What holds if nobody decides; None where that is a matter of the edition, of chance, or nothing."""
    edition_defaults: Mapping[str, bool] = field(default_factory=dict)
    """What holds if nobody decides, by edition, where the editions differ."""
    least: int = 0
    """The smallest number that may be chosen."""
    most: int = 0
    """The largest number that may be chosen, or the greatest length of a text."""
    suggested: int | None = None
    """The number that is meant if somebody asks for it without saying how many."""
    said: str = ""
    """How people say it on the command line and in records, where that is another word than the key."""
    field_name: str = ""
    """The field among the options of the library, where that has another name than the key."""
    of_table: bool = False
    """Whether it concerns several games at a table; the options of one game do not have it."""
    variant: bool = False
    """Whether the book calls it a variant or a way of playing rather than an option."""

    @property
    def word(self) -> str:
        """Its name on the command line, in records and in names of games: "shared-pawn"."""
        return self.said or self.key.replace("_", "-")

    @property
    def words(self) -> str:
        """The key of the sentence that says what it does; with `-name` behind it, that of a switch's name."""
        return f"option-{self.key.replace('_', '-')}"

    @property
    def name(self) -> str:
        """Its field among the options of the library: "shared_pawn"."""
        return self.field_name or self.key

    @property
    def is_addition(self) -> bool:
        """Whether it is a switch that is off unless somebody adds it to the game."""
        return self.kind == "switch" and self.default is False

    @property
    def is_plain(self) -> bool:
        """Whether the library takes its value as it is, without reading a text or looking up a key."""
        return self.kind in ("switch", "number", "seat") and not self.of_table

    def default_in(self, edition: str) -> Value:
        """What holds in an edition if nobody decides."""
        return self.edition_defaults.get(edition, self.default)

    def range_problem(self, number: int) -> Refusal | None:
        """Why a number cannot be chosen; None if it is within the range."""
        if self.least <= number <= self.most:
            return None
        return Refusal(f"options-{self.word}", self.article, {"number": number, "least": self.least, "most": self.most})


def check_options(options: object, *kinds: type[Any]) -> None:
    """Refuse what are not the options of a family, such as the name of a game."""
    if not isinstance(options, kinds):
        raise ImpossibleOptions(Refusal("argument-options", "", {"given": shown(options)}))


def check_values(options: object, table: Sequence[Option]) -> None:
    """Refuse a switch that is neither True nor False, and a number or a seat that is no whole number."""
    for option in (each for each in table if each.is_plain):
        value = getattr(options, option.name)
        if value is None and option.default is None:
            continue
        if isinstance(value, bool) if option.kind == "switch" else type(value) is int:
            continue
        facts = {"option": option.name, "given": shown(value), "kind": option.kind}
        raise ImpossibleOptions(Refusal("argument-value", option.article, facts))


def plain_values(options: object, table: Sequence[Option]) -> dict[str, Any]:
    """The options that are taken as they are, by field, as some options of a game have them."""
    return {option.name: getattr(options, option.name) for option in table if option.is_plain}


def habits(options: object, edition: str, table: Sequence[Option]) -> dict[str, Any]:
    """What an edition's habit decides, by field, of the options that nobody has decided."""
    return {
        option.name: option.edition_defaults[edition]
        for option in table
        if option.edition_defaults and getattr(options, option.name) is None
    }


@dataclass(frozen=True, slots=True)
class OptionAdvice:
    """Why options cannot be played, which switches cannot be turned on, and which would help."""

    problem: Refusal | None
    """Why they cannot be played as they are; None if they can."""
    closed: Mapping[str, Refusal]
    """The switches that cannot be turned on, each with its reason."""
    ways: Mapping[str, bool]
    """The switches of which one alone would solve the problem, and whether it is to be turned on or off."""


def advise(switches: Mapping[str, bool], problem_with: Callable[[Mapping[str, bool]], Refusal | None]) -> OptionAdvice:
    """What the rules say of switches as they are and with each one turned; `problem_with` asks the rules."""
    problem = problem_with(switches)
    closed: dict[str, Refusal] = {}
    ways: dict[str, bool] = {}
    for key, on in switches.items():
        turned = problem_with({**switches, key: not on})
        # What is wrong already is not the fault of what might be added.
        if turned is not None and turned != problem and not on:
            closed[key] = turned
        if turned is None and problem is not None:
            ways[key] = not on
    return OptionAdvice(problem, closed, ways)
