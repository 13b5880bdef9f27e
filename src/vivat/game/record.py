"""Records: a game as its options and its actions, in a text that people can read and programs can trust.

The format is described in `docs/records.md`. A reader takes a record whole or not at all: every action is
played through the rules, and the last line carries the number of actions and a digest of all lines before it.
"""

import copy
import hashlib
import os
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vivat.game.castle.action import CastleAction
from vivat.game.castle.game import CastleGame
from vivat.game.castle.observation import CastleObservation
from vivat.game.castle.options import CastleOptions
from vivat.game.dealer import Dealer
from vivat.game.errors import IllegalAction, ImpossibleOptions, Refusal, VivatError, check_path, damaged, shown
from vivat.game.families import FAMILIES, family_of_edition
from vivat.game.header import HeaderLine, take_once
from vivat.game.intrigue.action import IntrigueAction
from vivat.game.intrigue.game import IntrigueGame
from vivat.game.intrigue.observation import IntrigueObservation
from vivat.game.intrigue.options import IntrigueOptions
from vivat.game.option import check_options

MAGIC = "vivat-record"
VERSION = 1
MOST_BYTES = 4_000_000
RECORD = "game.vivat"
"""Such is the name of its file."""


AnyOptions = CastleOptions | IntrigueOptions
"""The options of a game of either family."""
AnyGame = CastleGame | IntrigueGame
"""A game of either family."""
AnyAction = CastleAction | IntrigueAction
"""An action of either family."""
AnyObservation = CastleObservation | IntrigueObservation
"""What a viewer of either family may see."""


def new_game(options: AnyOptions, dealer: Dealer | int | None = None) -> AnyGame:
    """A game of the family that the options are of, with this dealer, or with chance of this seed."""
    check_options(options, CastleOptions, IntrigueOptions)
    game: AnyGame = FAMILIES[options.family].new_game(options, dealer)
    return game


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A finished or running game, every secret included.

    >>> game = CastleGame.start("kingup", 3, seed=1)
    >>> record = GameRecord.of(game)
    >>> GameRecord.loads(record.dumps()) == record
    True
    """

    options: AnyOptions
    """What was played."""
    actions: tuple[str, ...]
    """Every action as its text, chance's included."""
    tags: Mapping[str, str] = field(default_factory=dict)
    """Whatever else is worth keeping, by key: which seats were bots, where and when it was played."""
    _played: AnyGame | None = field(default=None, init=False, repr=False, compare=False)
    """The game, if it was played while the record was read: it is not played again."""

    def __post_init__(self) -> None:
        if not isinstance(self.tags, Mapping):
            raise VivatError(Refusal("argument-tags", "", {"given": shown(self.tags)}))
        for key, value in self.tags.items():
            if not is_tag(key, value):
                raise VivatError(Refusal("argument-tag", "", {"tag": shown(key), "value": shown(value)}))

    @classmethod
    def of(cls, game: AnyGame, tags: Mapping[str, str] | None = None) -> "GameRecord":
        """The record of a game as it stands. A tag has a key without spaces, and a value on one line."""
        if not isinstance(game, AnyGame):
            raise VivatError(Refusal("argument-record", "", {"given": shown(game)}))
        return cls(game.options, tuple(action.text for action in game.actions), copy.copy(tags or {}))

    def game(self, dealer: Dealer | int | None = None) -> AnyGame:
        """The game after the last action. It goes on with this dealer, or with chance of this seed.

        Without either, chance's actions are played like others: nobody is to act when it is chance's turn.
        """
        game = self._played
        if game is None:
            game = new_game(self.options)
            for text in self.actions:
                game.play(text)
        return game.copy(dealer)

    def positions(self) -> Iterator[AnyGame]:
        """The game before its first action and after each one, chance's included; every one a copy of its own.

        Played on, it goes on with chance of its own. At chance's turn nobody is to act: its `copy` goes on from there.

        >>> record = GameRecord.of(CastleGame.start("kingup", 3, seed=1))
        >>> [len(game.actions) for game in record.positions()] == list(range(len(record.actions) + 1))
        True
        """
        game, dealer = new_game(self.options), Dealer.secure()
        yield game.position(dealer)
        for text in self.actions:
            game.play(text)
            yield game.position(dealer)

    @property
    def digest(self) -> str:
        """Sixteen hexadecimal digits: the same for every record that says the same."""
        return digest(self._lines())

    def dumps(self) -> str:
        """The record as text, in the format of `docs/records.md`."""
        lines = self._lines()
        return "\n".join([*lines, f"end {len(self.actions)} {digest(lines)}", ""])

    def _lines(self) -> list[str]:
        lines = [f"{MAGIC} {VERSION}", f"edition {self.options.edition_key}"]
        lines += FAMILIES[self.options.family].write_header(self.options)
        lines += [f"tag {key} {value}" for key, value in sorted(self.tags.items())]
        return [*lines, "begin", *self.actions]

    @classmethod
    def loads(cls, text: str) -> "GameRecord":
        """Read a record; DamagedRecord names the line and the reason."""
        given: object = text
        if not isinstance(given, str) or is_path(given):
            raise VivatError(Refusal("argument-record", "", {"given": shown(given)}))
        # Not splitlines(): it would take a damaged line end for another kind of line end.
        lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
        check_frame(lines)
        begin = lines.index("begin")
        options, tags = read_header(lines[:begin])
        game = new_game(options)
        for number, line in enumerate(lines[begin + 1 : -1], begin + 2):
            replay_line(game, number, line)
        record = cls(options, tuple(lines[begin + 1 : -1]), tags)
        object.__setattr__(record, "_played", game)
        return record

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record into a file: whole, or not at all."""
        path = check_path(path, RECORD)
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(self.dumps())
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> "GameRecord":
        """Read a record from a file; DamagedRecord names the line and the reason."""
        path = check_path(path, RECORD)
        if path.stat().st_size > MOST_BYTES:
            raise damaged(1, "too-large", most=MOST_BYTES)
        try:
            return cls.loads(path.read_bytes().decode("utf-8"))
        except UnicodeDecodeError as error:
            line = path.read_bytes()[: error.start].count(b"\n") + 1
            raise damaged(line, "not-text") from None


def is_path(text: str) -> bool:
    """Whether it is the path of a record rather than its text."""
    return text.endswith(Path(RECORD).suffix) and "\n" not in text


def is_tag(key: object, value: object) -> bool:
    """Whether a line of a record can hold a tag, so that the same is read again."""
    if not (isinstance(key, str) and isinstance(value, str) and key and value):
        return False
    return not any(each.isspace() for each in key) and "\n" not in value and not value.endswith("\r")


def digest(lines: list[str]) -> str:
    """Sixteen hexadecimal digits that change when any line does."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def check_frame(lines: list[str]) -> None:
    """The first line, the last line and the digest: is it a record, is it whole, is it unchanged?"""
    if lines[0].split(" ")[0] != MAGIC:
        raise damaged(1, "not-a-record")
    if lines[0] != f"{MAGIC} {VERSION}":
        raise damaged(1, "version", version=lines[0][len(MAGIC) :].strip()[:20], known=VERSION)
    last = lines[-1].split(" ")
    if last[0] != "end" or len(last) != 3:
        raise damaged(len(lines), "cut-off")
    if "begin" not in lines:
        raise damaged(len(lines), "no-begin")
    actions = len(lines) - 2 - lines.index("begin")
    if last[1] != str(actions):
        raise damaged(len(lines), "wrong-count", said=last[1][:20], found=actions)
    if last[2] != digest(lines[:-1]):
        raise damaged(len(lines), "wrong-digest")


def replay_line(game: AnyGame, number: int, line: str) -> None:
    """Play one line of a record; it must say exactly what Vivat would write, and be legal."""
    action: Any = game.parse_exact(line)  # of the kind that this game plays
    if action is None:
        raise damaged(number, "unknown-action", text=line[:60])
    try:
        game.play(action)
    except IllegalAction as error:
        raise damaged(number, "illegal-action", text=line[:60], reason=error.refusal.sentence()) from None


def read_header(texts: list[str]) -> tuple[AnyOptions, dict[str, str]]:
    """The options and tags above the line `begin`."""
    lines = [HeaderLine.read(number, text) for number, text in enumerate(texts[1:], 2)]
    edition = take_once(lines, "edition")
    key = "" if edition is None else edition.value
    try:
        family = family_of_edition(key)
    except ImpossibleOptions as error:
        raise damaged(2, "impossible", reason=str(error)) from None
    known = {"edition", "tag", *family.header_keys}
    tags: dict[str, str] = {}
    for line in lines:
        name, _, content = line.value.partition(" ")
        if line.key not in known or (line.key == "tag" and not is_tag(name, content)):
            raise line.unknown()
        if line.key == "tag":
            tags[name] = content
    try:
        return family.read_header(key, lines), tags
    except ImpossibleOptions as error:
        raise damaged(2, "impossible", reason=str(error)) from None
