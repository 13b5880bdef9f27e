"""The word list of an operator: what people write for others is refused if one of its words is in it."""

import logging
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from vivat.game import IllegalAction, Refusal, VivatError
from vivat.game.text import plain, plain_text, visible

LOG = logging.getLogger(__name__)
WORD = re.compile(r"[^\W_]+")
Pattern = tuple[str, bool]
"""A word without case and accents, and whether any ending may follow."""
Line = tuple[Pattern, ...]


class UnwantedWord(IllegalAction):
    """Somebody has written a word that is on the list."""


class WordListFailure(VivatError):
    """A word list that cannot be read."""


class Index:
    """The lines of a list by their first words: those that matter to a word are found at once among many."""

    def __init__(self, rows: Iterable[Line]) -> None:
        self._whole: defaultdict[str, list[Line]] = defaultdict(list)
        self._any_ending: defaultdict[str, list[Line]] = defaultdict(list)
        for row in rows:
            word, any_ending = row[0]
            (self._any_ending if any_ending else self._whole)[word].append(row)
        self._lengths = sorted({len(word) for word in self._any_ending})
        """How long the first words are that any ending may follow."""

    @property
    def is_empty(self) -> bool:
        """Whether there are no lines at all."""
        return not self._whole and not self._any_ending

    def beginning_with(self, word: str) -> Iterator[Line]:
        """The lines whose first word is this one."""
        yield from self._whole.get(word, ())
        for length in self._lengths:
            if length > len(word):
                return
            yield from self._any_ending.get(word[:length], ())


class WordList:
    """Words from a file, one or several a line, which is read again whenever it has changed."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._stamp: tuple[int, ...] | None = None
        """Tells whether the file has changed since it was read."""
        self._index = Index(())
        if path is not None:
            self._stamp = stamp_of(path)
            self._index = Index(read_rows(path))

    def refuse(self, *texts: str) -> None:
        """Raise UnwantedWord if a word on the list is in one of these texts."""
        self._read_anew()
        for text in texts:
            found = self.find(text)
            if found is not None:
                raise UnwantedWord(Refusal("word-unwanted", "", {"word": found}))

    def find(self, text: str) -> str | None:
        """The first part of a text that is on the list, without case and accents; None if nothing is."""
        if self._index.is_empty:
            return None
        words: list[str] = WORD.findall(plain_text(visible(text)))
        for start, word in enumerate(words):
            for row in self._index.beginning_with(word):
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
            self._index = Index(read_rows(self._path))
        except WordListFailure as failure:
            LOG.warning("the word list stays as it was: %s", failure.refusal.sentence())
        else:
            LOG.info("the word list was read again")


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


def read_rows(path: Path) -> list[Line]:
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
