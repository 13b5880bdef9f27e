"""TOML from people, read within bounds.

The reader of the standard library takes quadratic time and memory in the depth of keys, and a number of any length: a
text of 20 KB can cost seconds. So a text is measured first, in time that is linear in its length.
"""

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vivat.game.errors import ImpossibleOptions, Refusal

SHEETS = "S9.7"
"""The article about role sheets and scenarios."""
MOST_CHARACTERS = 20_000
MOST_KEYS = 4
"""How many keys may stand in a row with dots between them; a sheet needs three."""
MOST_BRACKETS = 4
"""How deep lists and tables may stand in one another; a scenario needs two."""
MOST_DIGITS = 18
"""How long a number may be, whatever it is a number of; a sheet needs three."""
QUOTED = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+(?:""")?|"(?:[^"\\\n]|\\.)*+"?'
    r"|'''(?:[^']|'(?!''))*+(?:''')?|'[^'\n]*+'?|#[^\n]*+",
    re.DOTALL,
)
"""Texts and comments. One that is not closed reaches to its end: the reader stops there too."""
DEEP_KEY = re.compile(rf"(?<![\w.-])(?:[\w-]++[ \t]*+\.[ \t]*+){{{MOST_KEYS}}}")
LONG_NUMBER = re.compile(rf"(?<![\w-])[+-]?[0-9][0-9A-Za-z_]{{{MOST_DIGITS}}}")


AT_LINE = re.compile(r"at line (\d+)")
"""How the reader of the standard library says where it stopped: it has no field for it before Python 3.14."""


@dataclass(frozen=True, slots=True)
class Where:
    """A place in a TOML text."""

    text: str
    """What the text is called."""
    path: tuple[str, ...] = ()
    """Tables and keys, from the outermost to the one that is meant."""

    def at(self, *keys: str) -> "Where":
        """A place within this one."""
        return Where(self.text, (*self.path, *keys))

    def __str__(self) -> str:
        return f"{self.text}: {'.'.join(self.path)}" if self.path else self.text

    def line_in(self, toml: str) -> int | None:
        """The line of the text at which it stands, from 1, or that of the table around it; None if neither is found."""
        found = 0
        for key in self.path:
            within = r"[\w.-]+\." if found else ""
            begins = re.compile(rf"\s*(\[{within}{re.escape(key)}\]|{re.escape(key)}\s*[=.])")
            for number, line in enumerate(toml.splitlines()[found:], found + 1):
                if begins.match(line):
                    found = number
                    break
                if found and line.lstrip().startswith("["):  # another table
                    return found
        return found or None


class BadText(ImpossibleOptions):
    """A text of a host's that makes no sense, and where."""

    def __init__(self, refusal: Refusal, where: Where) -> None:
        super().__init__(refusal)
        self.where = where


def bad(key: str, where: Where | str, article: str = SHEETS, **facts: str | int) -> BadText:
    """S9.7: What is wrong with a host's file, and at which key; the article says what the file is to be like."""
    place = Where(where) if isinstance(where, str) else where
    return BadText(Refusal(f"data-{key}", article, {"where": str(place), **facts}), place)


def read_file(path: Path, article: str = SHEETS) -> str:
    """The text of a file that a host names."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise bad("unreadable", str(path), article, reason=str(error)) from None


def read_toml(text: str, where: Where | str, article: str = SHEETS) -> dict[str, Any]:
    """S9.7: The tables of a TOML text; ImpossibleOptions if it is none, or beyond the bounds."""
    if len(text) > MOST_CHARACTERS:
        raise bad("too-long", where, article, most=MOST_CHARACTERS)
    bare = QUOTED.sub("k", text)  # a quoted key counts as one; what stands in texts and comments does not
    if DEEP_KEY.search(bare) or deepest(bare) > MOST_BRACKETS:
        raise bad("too-deep", where, article)
    if LONG_NUMBER.search(bare):
        raise bad("long-number", where, article, most=MOST_DIGITS)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also what a pattern above took for a text and is none
        stopped = AT_LINE.search(str(error))
        line = {} if stopped is None else {"line": int(stopped[1])}
        raise bad("not-toml", where, article, reason=str(error), **line) from None


def write_toml(table: Mapping[str, Any]) -> str:
    """The TOML text of a table, a line for each key."""
    return "".join(f"{json.dumps(key, ensure_ascii=False)} = {inline(value)}\n" for key, value in table.items())


def inline(value: object) -> str:
    """A value of TOML on one line: texts, numbers and truth are written as in JSON."""
    if isinstance(value, Mapping):
        return f"{{{', '.join(write_toml({key: each}).rstrip() for key, each in value.items())}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(inline, value))}]"
    return json.dumps(value, ensure_ascii=False)


def deepest(text: str) -> int:
    """How many brackets are open at once, at the most."""
    depth = most = 0
    for bracket in re.finditer(r"[][{}]", text):
        depth += 1 if bracket[0] in "[{" else -1
        most = max(most, depth)
    return most
