"""The rulebook at hand: articles by number, chapters, or a word."""

import re
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from pathlib import Path

from vivat.words import DEFAULT

ARTICLE = re.compile(r"^\*\*([A-Z]\d+\.\d+) (.+?)\*\*", re.MULTILINE)
PACKAGE = Path(__file__).parent.parent


@dataclass(frozen=True, slots=True)
class Article:
    """One article with its number and title; `text` is Markdown."""

    number: str
    title: str
    text: str


def rulebook_pages(language: str) -> list[Path]:
    """The pages of the rulebook: beside the installed package, or in the repository's docs."""
    installed = PACKAGE / "rulebook"
    folder = installed if installed.exists() else PACKAGE.parent.parent / "docs" / "rulebook"
    return sorted((folder if language == DEFAULT else folder / language).glob("*.md"))


@cache
def articles(language: str = DEFAULT) -> tuple[Article, ...]:
    """All articles of all pages, in order. The English ones decide: the others are translations of them."""
    found = []
    for page in rulebook_pages(language):
        for chapter in re.split(r"^## ", page.read_text(encoding="utf-8"), flags=re.MULTILINE):
            starts = list(ARTICLE.finditer(chapter))
            for match, following in zip_longest(starts, starts[1:]):
                text = chapter[match.start() : following.start() if following else len(chapter)].strip()
                found.append(Article(match[1], match[2].rstrip("."), text))
    return tuple(found)


def look_up(asked: str, language: str = DEFAULT) -> list[Article]:
    """The article with this number, all of this chapter, those with this word in the title, or in the text."""
    wanted = asked.strip().casefold()
    book = articles(language)
    number = re.fullmatch(r"([a-z]?)(\d+(?:\.\d+)?)", wanted)
    if number:
        letter, digits = number[1].upper(), number[2]
        return [each for each in book if _has_number(each, letter, digits)]
    listed = [each for each in book if wanted.split() == f"{each.number} {each.title}".casefold().split()]
    if listed:
        return listed
    titled = [each for each in book if wanted in each.title.casefold()]
    return titled or [each for each in book if wanted in each.text.casefold()]


def _has_number(article: Article, letter: str, digits: str) -> bool:
    """Whether an article has this number, or is in this chapter; without a letter, on any page."""
    rest = article.number[1:]
    return article.number.startswith(letter) and (rest == digits or rest.startswith(f"{digits}."))
