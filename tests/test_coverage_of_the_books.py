"""Every rule of the five books has its article: the list in docs/rulebook/coverage.md is complete both ways."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent / "docs" / "rulebook"
ARTICLE = re.compile(r"\b[RS]\d+\.\d+\b")
RULING = re.compile(r"\b[CI]\d+\b")
BOOKS = {"V": "viva-il-re", "K": "kingup", "L": "vive-le-roi", "F": "vive-le-roi", "I": "intrigue"}
"""The letter of a book's rows, and its edition."""
NAMES = {
    "castle.md": {"Viva il Re!": "V", "KingUp!": "K", "Vive le Roi !": "LF"},
    "intrigue.md": {"Long Live the King": "I"},
}
"""How the sources of a page name a book, and the letters of its rows: the 2024 book is there in two languages."""


@dataclass(frozen=True, slots=True)
class Row:
    """A sentence of a book: in our words, with the articles and rulings that it cites."""

    edition: str
    letter: str
    number: int
    text: str
    cited: str

    @property
    def name(self) -> str:
        return f"{self.letter}{self.number}"


@dataclass(frozen=True, slots=True)
class Rulebook:
    """What can be cited, and the letters of the books that each article names as its source."""

    sources: dict[str, str]
    rulings: set[str]


def coverage() -> str:
    return (FOLDER / "coverage.md").read_text(encoding="utf-8")


def rulebook() -> Rulebook:
    sources = {}
    for page, names in NAMES.items():
        text = (FOLDER / page).read_text(encoding="utf-8")
        for part in re.split(r"^(?=\*\*[RS]\d+\.\d+ |## )", text, flags=re.MULTILINE):
            if match := re.match(r"\*\*([RS]\d+\.\d+) ", part):
                sources[match[1]] = books_named(part, names)
    rulings = re.findall(r"^- \*\*([CI]\d+) ", (FOLDER / "rulings.md").read_text(encoding="utf-8"), re.MULTILINE)
    return Rulebook(sources, set(rulings))


def books_named(article: str, names: dict[str, str]) -> str:
    """The letters of the books in an article's source; the headings in quotation marks are no names."""
    source = re.sub(r'"[^"]*"', "", article[article.rindex("*Source: ") :])
    return "".join(letters for name, letters in names.items() if name in source)


def rows(page: str) -> list[Row]:
    found = []
    edition = ""
    for line in page.split("\n"):
        if line.startswith("## "):
            edition = "".join(re.findall(r"\(`([a-z-]+)`\)$", line))
        elif match := re.match(r"\| *([A-Z])(\d+) *\|([^|]*)\|([^|]*)\|$", line):
            found.append(Row(edition, match[1], int(match[2]), match[3].strip(), match[4].strip()))
    return found


def promised(page: str) -> dict[str, int]:
    """The number of rows of each book, as the opening table states it."""
    opening = page.split("\n## ")[0]
    found = re.findall(r"^\| ([A-Z]) \|[^|]*\| `[a-z-]+` \| (\d+) \|$", opening, re.MULTILINE)
    return {letter: int(count) for letter, count in found}


def without_text(page: str, book: Rulebook) -> list[str]:
    return [row.name for row in rows(page) if not re.search(r"\w", row.text)]


def without_article(page: str, book: Rulebook) -> list[str]:
    return [row.name for row in rows(page) if not ARTICLE.search(row.cited)]


def not_in_the_rulebook(page: str, book: Rulebook) -> list[str]:
    """Citations of what is not there, and whatever else stands in the last column."""
    known = book.sources.keys() | book.rulings
    return [f"{row.name}: {each}" for row in rows(page) for each in re.split(r", ?| ", row.cited) if each not in known]


def miscounted(page: str, book: Rulebook) -> list[str]:
    """Books whose rows are not numbered 1, 2, 3, … to the number that the opening table states."""
    numbers = {letter: [row.number for row in rows(page) if row.letter == letter] for letter in BOOKS}
    count = promised(page)
    return [letter for letter in BOOKS if numbers[letter] != list(range(1, count.get(letter, -1) + 1))]


def misplaced(page: str, book: Rulebook) -> list[str]:
    """Rows that do not stand under the heading of their book."""
    return [row.name for row in rows(page) if BOOKS.get(row.letter) != row.edition]


def missing_books(page: str, book: Rulebook) -> list[str]:
    present = {row.letter for row in rows(page)}
    return [letter for letter in BOOKS if letter not in present or letter not in promised(page)]


def not_found_in_its_source(page: str, book: Rulebook) -> list[str]:
    """Articles that name a book as their source and that no row of such a book cites."""
    cited = {(row.letter, each) for row in rows(page) for each in ARTICLE.findall(row.cited)}
    return [
        article
        for article, letters in book.sources.items()
        if letters and not any((letter, article) in cited for letter in letters)
    ]


CHECKS = [
    without_text,
    without_article,
    not_in_the_rulebook,
    miscounted,
    misplaced,
    missing_books,
    not_found_in_its_source,
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_books_are_covered(check: Callable[[str, Rulebook], list[str]]) -> None:
    assert check(coverage(), rulebook()) == []


def test_the_rulebook_is_read() -> None:
    """The other checks are worth nothing if these are empty."""
    book = rulebook()
    assert len(book.sources) > 100
    assert {"C1", "C14", "I1", "I22"} <= book.rulings
    assert book.sources["R7.2"] == "VK"
    assert book.sources["R9.4"] == "LF"
    assert book.sources["S4.1"] == "I"
    assert book.sources["R13.2"] == ""


SOUND = """# A page

| letter | book | edition | rows |
|---|---|---|---|
| V | One | `viva-il-re` | 2 |
| K | Two | `kingup` | 1 |
| L | Three | `vive-le-roi` | 1 |
| F | Four | `vive-le-roi` | 1 |
| I | Five | `intrigue` | 1 |

## One (`viva-il-re`)

### Contents

| no. | rule | article |
|---|---|---|
| V1 | First. | R1.1 |
| V2 | Second. | R1.2, C1 |

## Two (`kingup`)

| K1 | Third. | R1.1 |

## Three (`vive-le-roi`)

| L1 | Fourth. | R1.1 |

## Four (`vive-le-roi`)

| F1 | Fifth. | R1.3 |

## Five (`intrigue`)

| I1 | Sixth. | S1.1, I1 |
"""
BOOK = Rulebook({"R1.1": "VK", "R1.2": "V", "R1.3": "LF", "R1.4": "", "S1.1": "I"}, {"C1", "I1"})


def test_a_sound_page_passes() -> None:
    assert [check.__name__ for check in CHECKS if check(SOUND, BOOK)] == []


@pytest.mark.parametrize(
    ("right", "wrong", "check", "found"),
    [
        ("| Second. |", "| |", without_text, ["V2"]),
        ("| Second. |", "| – |", without_text, ["V2"]),
        ("| R1.3 |", "| |", without_article, ["F1"]),
        ("| R1.3 |", "| – |", without_article, ["F1"]),
        ("| R1.2, C1 |", "| C1 |", without_article, ["V2"]),
        ("| R1.3 |", f"| R1.3, R{99}.1 |", not_in_the_rulebook, [f"F1: R{99}.1"]),
        ("R1.2, C1", "R1.2, C99", not_in_the_rulebook, ["V2: C99"]),
        ("R1.2, C1", "R1.2, later", not_in_the_rulebook, ["V2: later"]),
        ("| V2 |", "| V3 |", miscounted, ["V"]),
        ("| V2 |", "| V1 |", miscounted, ["V"]),
        ("| V2 | Second. | R1.2, C1 |\n", "", miscounted, ["V"]),
        ("| V2 | Second. | R1.2, C1 |", "| V2 | Second. |", miscounted, ["V"]),
        ("| `kingup` | 1 |", "| `kingup` | 2 |", miscounted, ["K"]),
        ("| K | Two | `kingup` | 1 |\n", "", miscounted, ["K"]),
        ("| K | Two | `kingup` | 1 |\n", "", missing_books, ["K"]),
        ("| L1 | Fourth. | R1.1 |\n", "", missing_books, ["L"]),
        ("## Five (`intrigue`)\n", "", misplaced, ["I1"]),
        ("| I1 | Sixth.", "| X1 | Sixth.", misplaced, ["X1"]),
        ("R1.2, C1", "R1.1, C1", not_found_in_its_source, ["R1.2"]),
        ("| Fifth. | R1.3 |", "| Fifth. | R1.1 |", not_found_in_its_source, ["R1.3"]),
    ],
)
def test_a_fault_is_noticed(
    right: str, wrong: str, check: Callable[[str, Rulebook], list[str]], found: list[str]
) -> None:
    assert SOUND.count(right) == 1
    assert check(SOUND.replace(right, wrong), BOOK) == found


def test_an_article_is_cited_by_the_book_it_names() -> None:
    """A row of some other book does not do."""
    page = SOUND.replace("| R1.2, C1 |", "| R1.1 |").replace("| L1 | Fourth. | R1.1 |", "| L1 | Fourth. | R1.2 |")
    assert not_found_in_its_source(page, BOOK) == ["R1.2"]
