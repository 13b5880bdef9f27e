"""The word list of an operator: what people write for others is refused if one of its words is in it."""

import logging
import re
from collections.abc import Iterable
from pathlib import Path

from vivat.game import IllegalAction, Refusal, VivatError
from vivat.game.text import plain, visible

LOG = logging.getLogger(__name__)
WORD = re.compile(r"[^\W_]+")
Pattern = tuple[str, bool]
"""A word without case and accents, and whether any ending may follow."""


class UnwantedWord(IllegalAction):
    """Somebody has written a word that is on the list."""


class WordListFailure(VivatError):
    """A word list that cannot be read."""


class WordList:
    """Words from a file, one or several a line, which is read again whenever it has changed."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._stamp: tuple[int, ...] | None = None
        """Tells whether the file has changed since it was read."""
        self._rows: tuple[tuple[Pattern, ...], ...] = ()
        self._words: frozenset[str] = frozenset()
        """The lines of one whole word: the usual ones, found at once."""
        if path is not None:
            self._stamp = stamp_of(path)
            self._take(read_rows(path))

    def refuse(self, *texts: str) -> None:
        """Raise UnwantedWord if a word on the list is in one of these texts."""
        self._read_anew()
        for text in texts:
            found = self.find(text)
            if found is not None:
                raise UnwantedWord(Refusal("word-unwanted", "", {"word": found}))

    def find(self, text: str) -> str | None:
        """The first part of a text that is on the list, without case and accents; None if nothing is."""
        if not self._words and not self._rows:
            return None
        words: list[str] = WORD.findall(plain(visible(text)))
        for start, word in enumerate(words):
            if word in self._words:
                return word
            for row in self._rows:
                part = words[start : start + len(row)]
                if len(part) == len(row) and all(map(is_like, part, row)):
                    return " ".join(part)
        return None

    def _read_anew(self) -> None:
        """Take the file as it is now; if it cannot be read any more, the list stays as it was, and the log says so."""
        if self._path is None:
            return
        stamp = stamp_of(self._path)
        if stamp == self._stamp:
            return
        self._stamp = stamp
        try:
            self._take(read_rows(self._path))
        except WordListFailure as failure:
            LOG.warning("the word list stays as it was: %s", failure.refusal.sentence())
        else:
            LOG.info("the word list was read again")

    def _take(self, rows: Iterable[tuple[Pattern, ...]]) -> None:
        rows = list(rows)
        self._words = frozenset(row[0][0] for row in rows if len(row) == 1 and not row[0][1])
        self._rows = tuple(row for row in rows if len(row) > 1 or row[0][1])


def is_like(word: str, pattern: Pattern) -> bool:
    """Whether a word is the one of a pattern, or begins with it where any ending may follow."""
    wanted, any_ending = pattern
    return word.startswith(wanted) if any_ending else word == wanted


def stamp_of(path: Path) -> tuple[int, ...] | None:
    """What changes when a file does; None if it is not there."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


def read_rows(path: Path) -> list[tuple[Pattern, ...]]:
    """The lines of a word list; WordListFailure names what is wrong with it. `#` begins a comment."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not text in UTF-8"
        raise WordListFailure(Refusal("word-list-unreadable", "", {"file": str(path), "reason": reason})) from None
    rows = []
    for number, line in enumerate(lines, 1):
        said = line.partition("#")[0].strip()
        if not said:
            continue
        row = [(WORD.findall(plain(each)), each.endswith("*")) for each in said.split()]
        if any(len(words) != 1 for words, _ in row):
            raise WordListFailure(Refusal("word-list-line", "", {"file": str(path), "line": number, "said": said[:40]}))
        rows.append(tuple((words[0], any_ending) for words, any_ending in row))
    return rows
