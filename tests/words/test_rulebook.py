"""The rulebook is read once: as HTML for a page, and without marks for a terminal."""

from html.parser import HTMLParser

import pytest

from vivat.words import languages
from vivat.words.rulebook import Article, articles, read_articles

PAGE = """# A book

## One

**R1.1 A title.** The *first* rule, see R2.2 and `R2.2`. **R5.2** is bold.

| | here |
|---|---|
| a | 4 |

- one
  and more
- two

```toml
base = ["R1.1"]
```

**R1.2 Another.** <script>alert("R1.1")</script> and [this](javascript:alert(1)).

## Two

Not an article.
"""


class Tags(HTMLParser):
    """Which elements a text has, with their attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[tuple[str, ...]] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.add((tag, *(name for name, _ in attrs)))


def tags_of(article: Article) -> set[tuple[str, ...]]:
    tags = Tags()
    tags.feed(article.html)
    return tags.found


def test_an_article_is_what_stands_under_its_title() -> None:
    first, second = read_articles("castle", PAGE)
    assert (first.number, first.title, second.number, second.title) == ("R1.1", "A title", "R1.2", "Another")
    assert first.text.startswith("**R1.1 A title.** The *first* rule")
    assert first.text.endswith("```")


def test_articles_are_links_but_in_bold_and_in_code() -> None:
    first, _ = read_articles("castle", PAGE)
    assert first.html.count("<a ") == 1
    assert '<a href="/rules/R2.2">R2.2</a> and <code>R2.2</code>. <strong>R5.2</strong>' in first.html


def test_an_empty_head_of_a_table_is_none() -> None:
    first, _ = read_articles("castle", PAGE)
    assert '<td></td>\n<th scope="col">here</th>' in first.html


def test_what_looks_like_html_is_text() -> None:
    _, second = read_articles("castle", PAGE)
    assert "<script" not in second.html
    assert "&lt;script&gt;" in second.html
    assert "javascript:" not in [name for tag in tags_of(second) for name in tag]
    assert 'href="javascript' not in second.html


def test_plain_lines_have_no_marks() -> None:
    first, _ = read_articles("castle", PAGE)
    assert first.plain.splitlines() == [
        "R1.1 A title. The first rule, see R2.2 and R2.2. R5.2 is bold.", "",
        ", here", "a, 4", "",
        "- one", "  and more", "- two", "",
        'base = ["R1.1"]',
    ]  # fmt: skip


@pytest.mark.parametrize("language", languages())
def test_the_rulebook_is_made_of_what_a_page_can_show(language: str) -> None:
    known = {
        ("p",), ("a", "href"), ("em",), ("strong",), ("code",), ("ul",), ("ol",), ("li",), ("pre", "tabindex"),
        ("div", "class", "tabindex"), ("table",), ("thead",), ("tbody",), ("tr",), ("td",), ("th", "scope"),
    }  # fmt: skip
    book = articles(language)
    assert len(book) > 100
    assert set.union(*(tags_of(article) for article in book)) <= known
    assert [article.number for article in book if not article.html.strip() or "**" in article.plain] == []
