"""The rulebook at hand: articles by number, chapters, or a word."""

import re
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from pathlib import Path

import vivat

ARTICLE = re.compile(r"^\*\*(R\d+\.\d+) (.+?)\*\*", re.MULTILINE)
PACKAGE = Path(vivat.__file__).parent


@dataclass(frozen=True, slots=True)
class Article:
    """One article with its number and title; `text` is Markdown."""

    number: str
    title: str
    text: str


def rulebook_path() -> Path:
    """The castle rulebook: beside the installed package, or in the repository's docs."""
    installed = PACKAGE / "rulebook" / "castle.md"
    return installed if installed.exists() else PACKAGE.parent.parent / "docs" / "rulebook" / "castle.md"


@cache
def articles() -> tuple[Article, ...]:
    """All articles in order."""
    found = []
    for chapter in re.split(r"^## ", rulebook_path().read_text(encoding="utf-8"), flags=re.MULTILINE):
        starts = list(ARTICLE.finditer(chapter))
        for match, following in zip_longest(starts, starts[1:]):
            text = chapter[match.start() : following.start() if following else len(chapter)].strip()
            found.append(Article(match[1], match[2].rstrip("."), text))
    return tuple(found)


def look_up(asked: str) -> list[Article]:
    """The article with this number, all of this chapter, those with this word in the title, or in the text."""
    wanted = asked.strip().casefold()
    number = re.fullmatch(r"r?(\d+)(\.\d+)?", wanted)
    if number:
        name = f"R{number[1]}{number[2] or '.'}"
        return [each for each in articles() if each.number == name or (not number[2] and each.number.startswith(name))]
    titled = [each for each in articles() if wanted in each.title.casefold()]
    return titled or [each for each in articles() if wanted in each.text.casefold()]
