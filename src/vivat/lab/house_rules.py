"""House rules: what if a number of the rules were another one?

A rule is named as its field of `Params`; in a field of several numbers the one that is meant follows after a dot
(`worth.throne`, `win_counts.king.power`). Each number has a range within which a game can be played to its end: there
is always something to do, and cards enough to deal.
"""

import copy
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from vivat.game import CastleOptions, ImpossibleOptions, Refusal
from vivat.game.intrigue.sheet import GOODS, MOST_CARDS, MOST_GOLD, load_sheet
from vivat.game.named import named_options
from vivat.game.record import AnyOptions
from vivat.rules.castle.editions import set_codes
from vivat.rules.castle.placement import PLACING_FLOORS
from vivat.rules.castle.state import FAVOURITES_CARDS, JESTER
from vivat.rules.castle.state import Params as CastleParams
from vivat.rules.intrigue.roles import ROLE_NAMES
from vivat.rules.intrigue.state import DECK
from vivat.rules.intrigue.state import Params as IntrigueParams

AnyParams = CastleParams | IntrigueParams
HouseRules = Mapping[str, int]

MOST_ROUNDS = 20
MOST_POINTS = 100
PLACE_NAMES = (
    "floor-0", "floor-1", "floor-2", "floor-3", "floor-4", "floor-5", "throne", "wc-3", "wc-4",
    "dungeon-3", "dungeon-2", "dungeon-1", "box",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Number:
    """One number of the rules: where it stands, and what it may be in a game with these others."""

    field: str
    at: int | None
    allowed: Callable[..., range]

    def read(self, params: AnyParams) -> int:
        """Its value in these numbers of a game."""
        found = getattr(params, self.field)
        return int(found if self.at is None else found[self.at])

    def write(self, params: AnyParams, value: int) -> None:
        """Set it to a value in these numbers of a game."""
        if self.at is None:
            setattr(params, self.field, value)
        else:
            getattr(params, self.field)[self.at] = value


def between(low: int, high: int, step: int = 1) -> Callable[..., range]:
    """The same range in every game."""
    return lambda _: range(low, high + 1, step)


def castle_rounds(p: CastleParams) -> range:
    """R6.5: Where the cards played stay out, there must be cards for all rounds."""
    return range(1, 1 + (MOST_ROUNDS if p.reshuffle else FAVOURITES_CARDS // (p.players + p.emissary)))


def castle_no_cards(p: CastleParams) -> range:
    """R4.5: Without the Jester, who never leaves, there must be fewer No cards than characters."""
    return range(1 + (JESTER if p.characters > JESTER else (JESTER - 1) // (p.seats + p.emissary)))


def castle_floor_limit(p: CastleParams) -> range:
    """R3.1: All who are placed find room on the floors for placing, the Jester's place taken."""
    jester = int(p.characters > JESTER)
    return range(-(-(p.placements + jester) // PLACING_FLOORS), p.characters + 1)


def start_cards(p: IntrigueParams) -> range:
    """S2.4: The deck is large enough for everybody's cards, those face up included."""
    return range(1, DECK // p.players - p.markers + 1)


def castle_numbers() -> dict[str, Number]:
    """The numbers of the castle games that can be changed, by name."""
    points, flag = between(0, MOST_POINTS), between(0, 1)
    plain = {
        "rounds": castle_rounds,
        "floor_limit": castle_floor_limit,
        "wcs": between(0, 2, 2),
        "dungeons": between(0, 3),
        "no_cards": castle_no_cards,
        "stomachaches": between(0, 5),
        "placements": between(1, JESTER),
        "compensation": points,
        "zero_bonus": points,
        "start_score": points,
        "emissary_score": points,
        "next_first": flag,
        "reshuffle": flag,
        "tie_by_highest": flag,
    }
    numbers = {name: Number(name, None, allowed) for name, allowed in plain.items()}
    for field in ("worth", "worth_upside_down"):
        for place, name in enumerate(PLACE_NAMES):
            numbers[f"{field}.{name}"] = Number(field, place, between(-MOST_POINTS, MOST_POINTS))
    return numbers


def intrigue_numbers() -> dict[str, Number]:
    """The numbers of intrigue that can be changed, by name."""
    gold, flag = between(0, MOST_GOLD), between(0, 1)
    plain = {
        "start_cards": start_cards,
        "start_gold": gold,
        "income": gold,
        "actions": between(1, 10),
        "most_rounds": between(1, 1000),
        "buy_price": gold,
        "sell_price": gold,
        "bribe_price": gold,
        "extorted_gold": gold,
        "seize_price": gold,
        "most_offers": between(0, 20),
        "forced_alliances": flag,
    }
    numbers = {name: Number(name, None, allowed) for name, allowed in plain.items()}
    for role, name in enumerate(ROLE_NAMES):
        for field in ("win_counts", "role_cost"):
            for good, word in enumerate(GOODS):
                most = MOST_GOLD if word == "gold" else MOST_CARDS
                numbers[f"{field}.{name}.{word}"] = Number(field, role * len(GOODS) + good, between(0, most))
        for field in ("win_exactly", "win_allied", "win_alone"):
            numbers[f"{field}.{name}"] = Number(field, role, flag)
    return numbers


def numbers_of(options: AnyOptions) -> dict[str, Number]:
    """The numbers of this game that can be changed, by name."""
    return castle_numbers() if isinstance(options, CastleOptions) else intrigue_numbers()


def refused(key: str, **facts: str | int) -> ImpossibleOptions:
    """An error that says why a house rule cannot be played."""
    return ImpossibleOptions(Refusal(f"lab-rule-{key}", "", facts))


def unknown(name: str, numbers: Mapping[str, Number]) -> ImpossibleOptions:
    """An error that names a number that the rules do not have, and those they have."""
    return refused("unknown", name=name, known=", ".join(names_near(name, numbers)))


def parse_rules(texts: Iterable[str], options: AnyOptions) -> dict[str, int]:
    """NAME=VALUE each; what is unknown or no number is refused, with what is known."""
    numbers, rules = numbers_of(options), dict[str, int]()
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise refused("unclear", text=text)
        if name not in numbers:
            raise unknown(name, numbers)
        try:
            rules[name] = int(value)
        except ValueError:
            raise refused("no-number", name=name, value=value) from None
    return rules


def names_near(name: str, numbers: Mapping[str, Number]) -> list[str]:
    """All numbers of the field that is meant; if none is, all fields, those of several numbers with one of them."""
    field = name.partition(".")[0]
    first_of = {numbers[other].field: other for other in reversed(list(numbers))}
    same = [other for other, number in numbers.items() if number.field == field]
    return same or [other for other in numbers if other in first_of.values()]


def shown(allowed: range) -> str:
    """A range in words of any language."""
    return ", ".join(map(str, allowed)) if len(allowed) < 3 else f"{allowed[0]} … {allowed[-1]}"


def changed(params: AnyParams, rules: HouseRules, numbers: Mapping[str, Number]) -> AnyParams:
    """The numbers of the rules with these changes. All are looked at together: one may make room for another."""
    twin = copy.deepcopy(params)
    for name, value in rules.items():
        numbers[name].write(twin, value)
    if isinstance(twin, CastleParams):
        set_codes(twin)
    for name, number in numbers.items():
        allowed = number.allowed(twin)
        if number.read(twin) not in allowed:
            raise refused("range", name=name, value=number.read(twin), allowed=shown(allowed))
    return twin


def with_house_rules(options: AnyOptions, rules: HouseRules) -> AnyOptions:
    """The same game by other numbers, for the compiled rules, interpreted games and bots alike."""
    if not rules:
        return options
    twin = copy.copy(options)
    # `params` is derived from the options once and kept: what is kept is what every reader of the options gets.
    object.__setattr__(twin, "params", changed(options.params, rules, numbers_of(options)))
    return twin


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game of the book, and the house rules by which a study plays it."""

    name: str
    """As it is shown."""
    book: AnyOptions
    house_rules: HouseRules

    @property
    def options(self) -> AnyOptions:
        """The game as it is played."""
        return with_house_rules(self.book, self.house_rules)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.book.seat_names)

    @property
    def by_house_rules(self) -> str:
        """The house rules as a sentence to follow others; nothing without any."""
        changed = ", ".join(f"{name} = {value}" for name, value in self.house_rules.items())
        return f" House rules: {changed}." if changed else ""


def played_game(game: str, seats: int, rules: Iterable[str] = (), sheet: Path | None = None) -> PlayedGame:
    """The game that these parameters of a study name; what cannot be played is refused."""
    book = named_options(game, seats, None if sheet is None else load_sheet(sheet))
    found = PlayedGame(game, book, parse_rules(rules, book))
    with_house_rules(book, found.house_rules)
    return found
