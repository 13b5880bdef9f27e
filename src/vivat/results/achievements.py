"""S8.5: Achievement cards: data that a host may replace, checked on loading."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, cast, get_args

from vivat.game import toml_text
from vivat.game.errors import ImpossibleOptions
from vivat.game.families import CASTLE, INTRIGUE
from vivat.results.families import CIRCUMSTANCES, PARTS, STATISTICS
from vivat.words import DEFAULT, Words, languages, words

CARDS = "S8.5"
"""The article about achievement cards."""
Scope = Literal["game", "evening", "campaign"]
Comparison = Literal["at-least", "at-most"]
PictureKind = Literal["role", "deed", "figure", "game"]
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MOST_LETTERS = 40
MOST_TEXT = 200
MOST_TARGET = 10_000
MOST_POINTS = 100
CARD_KEYS = ("id", "group", "picture", "when", "name", "about", "marks")
MARK_KEYS = ("mark", "name", "statistic", "when", "scope", "comparison", "target", "points")
Texts = Mapping[str, str]
"""A text of a host's own by language; empty where the catalogue of words has it."""


@dataclass(frozen=True, slots=True)
class Mark:
    """S8.5: One thing to achieve on a card: a statistic that reaches a target."""

    id: str
    """For ever the same: the id of its card, and behind a stroke what the mark is called if the card has several."""
    key: str
    """What it is called on its card; empty on a card with a single mark."""
    own_name: Texts
    statistic: str
    """What is counted."""
    when: tuple[str, ...]
    """The circumstances in which a game counts for it, all of them."""
    scope: Scope
    """Over what it is added up: a single game, an evening, or the whole campaign."""
    comparison: Comparison
    target: int
    points: int
    """What it is worth in the tally."""

    @property
    def is_honour(self) -> bool:
        """S8.7: Whether it is for honour alone, and brings no points."""
        return self.points == 0

    def reached(self, value: int) -> bool:
        """Whether so much is enough."""
        return value >= self.target if self.comparison == "at-least" else value <= self.target

    def better(self, one: int, other: int) -> int:
        """The one of two values that is nearer to the target, or further beyond it."""
        return max(one, other) if self.comparison == "at-least" else min(one, other)

    def name(self, said: Words) -> str:
        """What it is called on its card, in a language; empty on a card with a single mark."""
        return text_of(self.own_name, f"mark-{self.key}", said) if self.key else ""


class CardDrawing(NamedTuple):
    """S8.5: What is drawn on a card: a role, a deed, a figure of the castle or the picture of a game."""

    kind: PictureKind
    name: str


@dataclass(frozen=True, slots=True)
class Card:
    """S8.5: An achievement card, with its marks."""

    id: str
    group: str
    """Under which heading it is shown."""
    own_name: Texts
    own_about: Texts
    picture: CardDrawing | None
    """What is drawn on it; None for a seal alone."""
    marks: tuple[Mark, ...]

    @property
    def points(self) -> int:
        """What all its marks are worth together."""
        return sum(mark.points for mark in self.marks)

    def name(self, said: Words) -> str:
        """Its title in a language."""
        return text_of(self.own_name, f"achievement-{self.id}", said)

    def about(self, said: Words) -> str:
        """What is to be done for it, in a language."""
        return text_of(self.own_about, f"achievement-{self.id}-about", said)

    def heading(self, said: Words) -> str:
        """The heading it is shown under, in a language; a host's own is shown as it is written."""
        key = f"achievements-{self.group}"
        return said.say(key) if said.knows(key) else self.group


Catalogue = tuple[Card, ...]
"""S8.5: The cards of a campaign, in their order."""


def text_of(own: Texts, key: str, said: Words) -> str:
    """A text of the host's own, in this language or the first there is; else from the catalogue of words."""
    return own.get(said.language) or next(iter(own.values())) if own else said.say(key)


def bad(key: str, where: str, **facts: str | int) -> ImpossibleOptions:
    """S8.5: What is wrong with a catalogue of cards, and at which key."""
    return toml_text.bad(key, where, CARDS, **facts)


def unknown(kind: str, name: object, known: Iterable[str], where: str) -> ImpossibleOptions:
    """S8.5: A statistic or circumstance that there is not, and the nearest that there is."""
    nearest = get_close_matches(str(name), known, 1, 0)[0]
    return bad(f"unknown-{kind}", where, name=str(name), nearest=nearest)


@cache
def usual_catalogue() -> Catalogue:
    """S8.5: The cards that ship with Vivat, those of the card game first: the campaign is its book's."""
    return load_catalogue([PARTS[family.key].catalogue for family in (INTRIGUE, CASTLE)])


def load_catalogue(paths: Sequence[Path]) -> Catalogue:
    """S8.5: The cards of TOML files of a host's own, all together; ImpossibleOptions says what is wrong with them."""
    return read_catalogue({str(path): toml_text.read_file(path, CARDS) for path in paths})


def read_catalogue(files: Mapping[str, str]) -> Catalogue:
    """S8.5: The cards of some TOML texts by the names of their files, checked; no id may come twice."""
    cards: dict[str, Card] = {}
    for name, text in files.items():
        tables = toml_text.read_toml(text, name, CARDS)
        check_keys(tables, ("card",), name)
        for number, table in enumerate(tables_in(tables.get("card"), f"{name}: card"), 1):
            card = read_card(table, f"{name}: card {number}")
            if card.id in cards:
                raise bad("card-twice", f"{name}: card {number}", id=card.id)
            cards[card.id] = card
    return tuple(cards.values())


def read_card(table: Mapping[str, Any], where: str) -> Card:
    """S8.5: The card that one table of a file describes, checked."""
    check_keys(table, CARD_KEYS, where)
    own = read_id(table.get("id"), f"{where}: id")
    where = f"{where} ({own})"
    when = read_when(table.get("when", []), f"{where}: when")
    tables = tables_in(table.get("marks"), f"{where}: marks")
    marks = tuple(read_mark(each, own, when, len(tables) > 1, f"{where}: marks") for each in tables)
    if len({mark.id for mark in marks}) < len(marks):
        raise bad("mark-twice", f"{where}: marks")
    return Card(
        own,
        read_id(table.get("group"), f"{where}: group"),
        read_texts(table, "name", f"achievement-{own}", where),
        read_texts(table, "about", f"achievement-{own}-about", where),
        read_picture(table.get("picture"), f"{where}: picture"),
        marks,
    )


def read_mark(table: Mapping[str, Any], card: str, when: tuple[str, ...], named: bool, where: str) -> Mark:
    """S8.5: One mark of a card, checked; where a card has several, each has a name of its own."""
    check_keys(table, MARK_KEYS, where)
    key = read_id(table.get("mark"), f"{where}: mark") if named or "mark" in table else ""
    where = f"{where} ({key})" if key else where
    statistic = table.get("statistic")
    if not isinstance(statistic, str) or statistic not in STATISTICS:
        raise unknown("statistic", statistic, STATISTICS, f"{where}: statistic")
    scope = read_word(table.get("scope", "campaign"), get_args(Scope), f"{where}: scope")
    comparison = read_word(table.get("comparison", "at-least"), get_args(Comparison), f"{where}: comparison")
    if comparison == "at-most" and scope != "game":
        raise bad("at-most-of-many", f"{where}: scope")
    target = read_number(table.get("target", 1), MOST_TARGET, f"{where}: target")
    if comparison == "at-least" and target == 0:
        raise bad("target-of-nothing", f"{where}: target")
    return Mark(
        f"{card}/{key}" if key else card,
        key,
        read_texts(table, "name", f"mark-{key}", where) if key else {},
        statistic,
        when + read_when(table.get("when", []), f"{where}: when"),
        cast(Scope, scope),
        cast(Comparison, comparison),
        target,
        read_number(table.get("points", 1), MOST_POINTS, f"{where}: points"),
    )


def check_keys(table: Mapping[str, Any], known: Sequence[str], where: str) -> None:
    """Refuse keys that are not known."""
    for key in table:
        if key not in known:
            raise bad("unknown-key", f"{where}: {key}", known=", ".join(known))


def tables_in(value: object, where: str) -> list[dict[str, Any]]:
    """A list of tables with at least one in it."""
    if not isinstance(value, list) or not value or not all(isinstance(each, dict) for each in value):
        raise bad("not-tables", where)
    return value


def read_id(value: object, where: str) -> str:
    """A word that stays the same for ever: small letters, digits and hyphens."""
    if not isinstance(value, str) or len(value) > MOST_LETTERS or ID.fullmatch(value) is None:
        raise bad("id", where, most=MOST_LETTERS)
    return value


def read_picture(value: object, where: str) -> CardDrawing | None:
    """What is drawn on a card, such as "role:king"; whether there is such a drawing, whoever draws it knows."""
    if value is None:
        return None
    kind, _, name = value.partition(":") if isinstance(value, str) else ("", "", "")
    if kind not in get_args(PictureKind) or len(name) > MOST_LETTERS or ID.fullmatch(name) is None:
        raise bad("card-picture", where)
    return CardDrawing(cast(PictureKind, kind), name)


def read_when(value: object, where: str) -> tuple[str, ...]:
    """Circumstances, each one that there is."""
    if not isinstance(value, list):
        raise bad("not-circumstances", where)
    for each in value:
        if each not in CIRCUMSTANCES:
            raise unknown("circumstance", each, CIRCUMSTANCES, where)
    return tuple(value)


def read_word(value: object, known: Sequence[str], where: str) -> str:
    """The word, if it is one of these."""
    if not isinstance(value, str) or value not in known:
        raise bad("not-one-of", where, value=str(value), known=", ".join(known))
    return value


def read_number(value: object, most: int, where: str) -> int:
    """A whole number from 0 on."""
    if type(value) is not int or not 0 <= value <= most:
        raise bad("amount", where, value=str(value), most=most)
    return value


def read_texts(table: Mapping[str, Any], key: str, known: str, where: str) -> Texts:
    """A text of a card: the host's own, in one language or several, unless the catalogue of words has it."""
    value = table.get(key)
    if value is None and words().knows(known):
        return {}
    texts = {DEFAULT: value} if isinstance(value, str) else value
    if not isinstance(texts, dict) or not texts or not texts.keys() <= {*languages()}:
        raise bad("card-text", f"{where}: {key}", most=MOST_TEXT, known=", ".join(languages()))
    for text in texts.values():
        if not isinstance(text, str) or not text.isprintable() or not 1 <= len(text.strip()) <= MOST_TEXT:
            raise bad("card-text", f"{where}: {key}", most=MOST_TEXT, known=", ".join(languages()))
    return dict(texts)
