"""The rulebook at hand: articles by number, chapters, or a word."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from vivat.words import DEFAULT

if TYPE_CHECKING:
    from markdown_it.token import Token

TITLE = re.compile(r"([A-Z]\d+\.\d+) (.+?)\.?")
PACKAGE = Path(__file__).parent.parent


@dataclass(frozen=True, slots=True)
class Article:
    """One article with its number and title."""

    page: str
    """The name of the page it is on: that of the family whose rules it tells."""
    number: str
    title: str
    text: str
    """Its Markdown, with number and title."""
    html: str
    """What follows the title, with a link wherever another article is named."""
    plain: str
    """All of it without marks."""


def rulebook_pages(language: str) -> list[Path]:
    """The pages of the rulebook: beside the installed package, or in the repository's docs."""
    installed = PACKAGE / "rulebook"
    folder = installed if installed.exists() else PACKAGE.parent.parent / "docs" / "rulebook"
    return sorted((folder if language == DEFAULT else folder / language).glob("*.md"))


@cache
def articles(language: str = DEFAULT) -> tuple[Article, ...]:
    """All articles of all pages, in order. The English ones decide: the others are translations of them."""
    return tuple(
        article
        for page in rulebook_pages(language)
        for article in read_articles(page.stem, page.read_text(encoding="utf-8"))
    )


def read_articles(page: str, content: str) -> Iterator[Article]:
    """The articles of a page: each begins with number and title in bold, and ends with the next or with the chapter."""
    from vivat.words.markdown import blocks_of, reader  # not needed at every start

    blocks = list(blocks_of(reader().parse(content)))
    starts = [at for at, block in enumerate(blocks) if TITLE.fullmatch(bold_beginning(block))]
    chapters = [at for at, block in enumerate(blocks) if block[0].tag == "h2"]
    ends = sorted([*starts, *chapters, len(blocks)])
    for start in starts:
        end = next(at for at in ends if at > start)
        yield make_article(page, content, [token for block in blocks[start:end] for token in block])


def bold_beginning(block: "list[Token]") -> str:
    """The bold words with which a paragraph begins; none if it does not."""
    words = (block[1].children or []) if block[0].tag == "p" else []
    bold = [word for word in words if word.type != "text" or word.content][:2]
    return bold[1].content if len(bold) == 2 and bold[0].tag == "strong" else ""


def make_article(page: str, content: str, tokens: "list[Token]") -> Article:
    """An article in all its forms."""
    from vivat.words.markdown import as_html, as_plain

    title = TITLE.fullmatch(bold_beginning(tokens))
    assert title is not None
    lines = [token.map for token in tokens if token.map]
    text = "\n".join(content.splitlines()[lines[0][0] : lines[-1][1]]).strip()
    plain = as_plain(tokens)
    words = tokens[1].children or []
    closed = next(at for at, word in enumerate(words) if word.type == "strong_close")
    tokens[1].children = words[closed + 1 :]
    for word in tokens[1].children[:1]:
        word.content = word.content.lstrip()
    return Article(page, title[1], title[2], text, as_html(tokens), plain)


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
