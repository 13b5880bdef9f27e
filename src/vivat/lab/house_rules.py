"""House rules: what if a number of the rules were another one?

A rule is named as its field of `Params`; in a field of several numbers the one that is meant follows after a dot
(`worth.throne`, `win_counts.king.power`). Each number has a range within which a game can be played to its end: there
is always something to do, and cards enough to deal.
"""

import copy
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path

from vivat.fast.families import AnyParams
from vivat.game import ImpossibleOptions, Refusal
from vivat.game.intrigue.sheet import load_sheet
from vivat.game.named import named_options
from vivat.game.record import AnyOptions
from vivat.lab.families import family_of
from vivat.lab.numbers import Number

HouseRules = Mapping[str, int]
NEAREST = 4
"""So many names are offered for one that there is not."""


def numbers_of(options: AnyOptions) -> dict[str, Number]:
    """The numbers of this game that can be changed, by name."""
    return family_of(options).numbers()


def rule_error(key: str, **facts: str | int) -> ImpossibleOptions:
    """The error that says why a house rule cannot be played."""
    return ImpossibleOptions(Refusal(f"lab-rule-{key}", "", facts))


def unknown_number(name: str, numbers: Mapping[str, Number]) -> ImpossibleOptions:
    """The error for a number that the rules do not have; it names those that may be meant."""
    near = names_near(name, numbers)
    return rule_error("unknown", name=name, near=", ".join(near), count=len(near))


def parse_rules(texts: Iterable[str], options: AnyOptions) -> dict[str, int]:
    """The value of each number by name, from texts NAME=VALUE; what is unknown or no number is refused."""
    numbers, rules = numbers_of(options), dict[str, int]()
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise rule_error("unclear", text=text)
        if name not in numbers:
            raise unknown_number(name, numbers)
        try:
            rules[name] = int(value)
        except ValueError:
            raise rule_error("no-number", name=name, value=value) from None
    return rules


def names_near(name: str, numbers: Mapping[str, Number]) -> list[str]:
    """The few numbers that a misspelt name may mean: first those of the field that it names, by what they are close to.

    >>> fields = ["worth.throne", "worth.floor-5", "no_cards", "rounds"]
    >>> numbers = {name: Number(name.partition(".")[0], None, lambda _: range(1)) for name in fields}
    >>> names_near("worth", numbers), names_near("no_card", numbers), names_near("wroth.trone", numbers)
    (['worth.throne', 'worth.floor-5'], ['no_cards'], ['worth.throne'])
    """
    field = name.partition(".")[0]
    same = [other for other, number in numbers.items() if number.field == field]
    close = get_close_matches(name, same or list(numbers), NEAREST)
    return close if len(close) == NEAREST else [*close, *(each for each in same if each not in close)][:NEAREST]


def range_text(allowed: range) -> str:
    """A range in words of any language."""
    return ", ".join(map(str, allowed)) if len(allowed) < 3 else f"{allowed[0]} … {allowed[-1]}"


def changed_params(options: AnyOptions, rules: HouseRules) -> AnyParams:
    """The parameters with these changes. All are checked together, for one may make room for another."""
    family, twin = family_of(options), copy.deepcopy(options.params)
    numbers = family.numbers()
    for name, value in rules.items():
        numbers[name].write(twin, value)
    family.recompute(twin)
    for name, number in numbers.items():
        allowed = number.allowed(twin)
        if number.read(twin) not in allowed:
            raise rule_error("range", name=name, value=number.read(twin), allowed=range_text(allowed))
    return twin


def with_house_rules(options: AnyOptions, rules: HouseRules) -> AnyOptions:
    """The same game by other numbers, for the compiled rules, interpreted games and bots alike."""
    if not rules:
        return options
    twin = copy.copy(options)
    # `params` is derived from the options once and kept: what is kept is what every reader of the options gets.
    object.__setattr__(twin, "params", changed_params(options, rules))
    return twin


@dataclass(frozen=True)
class GameByRules:
    """A game of the book, and the house rules by which a study plays it."""

    name: str
    """As it is shown."""
    book: AnyOptions
    house_rules: HouseRules

    @cached_property
    def options(self) -> AnyOptions:
        """The game as it is played; ImpossibleOptions if a house rule cannot be."""
        return with_house_rules(self.book, self.house_rules)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.book.seat_names)

    @property
    def by_house_rules(self) -> str:
        """The house rules as a sentence to follow others; nothing without any."""
        changes = ", ".join(f"{name} = {value}" for name, value in self.house_rules.items())
        return f" House rules: {changes}." if changes else ""


def played_game(game: str, seats: int, rules: Iterable[str] = (), sheet: Path | None = None) -> GameByRules:
    """The game that these parameters of a study name; what cannot be played is refused."""
    book = named_options(game, seats, None if sheet is None else load_sheet(sheet))
    found = GameByRules(game, book, parse_rules(rules, book))
    _ = found.options  # what cannot be is said now, not by the first job
    return found
