"""What is listed can be typed as it stands there: in any language, with or without its number and its heading."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from vivat.game.text import plain

AROUND = ":,;()"
"""What stands between the parts of a list, and need not be typed."""
Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class ListedLine(Generic[Item]):
    """One thing of a list, and how it reads."""

    item: Item
    number: int
    text: str
    group: str = ""
    who: str = ""


def words_of(text: str) -> list[str]:
    """The words of a text as somebody may type them.

    >>> words_of("S’allier avec Éloïse : 4")
    ["s'allier", 'avec', 'eloise', '4']
    """
    words = (word.strip(AROUND) for word in plain(text.replace("’", "'")).split())
    return [word for word in words if word]


def by_themselves(line: ListedLine[Item]) -> Iterator[str]:
    """The text alone, or whom it is about."""
    yield line.text
    yield line.who


def under_headings(line: ListedLine[Item]) -> Iterator[str]:
    """What may be typed under a heading: the heading with it; the heading alone is enough where it has one line."""
    yield f"{line.group} {line.who}"
    yield f"{line.group} {line.text}"
    yield f"{line.group} {line.who} {line.text}"


def with_numbers(line: ListedLine[Item]) -> Iterator[str]:
    """As it stands there, number and all."""
    yield f"{line.number} {line.text}"
    yield f"{line.group} {line.who} {line.number} {line.text}"


def match_line(lines: Sequence[ListedLine[Item]], typed: str) -> Item | None:
    """The line that reads so; None if none does, or several do."""
    said = words_of(typed)
    for ways in (by_themselves, under_headings, with_numbers):
        found = {line.item for line in lines if said and said in map(words_of, ways(line))}
        if len(found) == 1:
            return found.pop()
    found = {line.item for line in lines if said and not line.group and said == one_or_none(line.text)}
    return found.pop() if len(found) == 1 else None


def one_or_none(text: str) -> list[str]:
    """The other way to say one of a thing.

    >>> one_or_none("Might"), one_or_none("1 Might and 1 Power"), one_or_none("2 Might")
    (['1', 'might'], ['might', 'and', 'power'], ['2', 'might'])
    """
    words = words_of(text)
    if "1" in words:
        return [word for word in words if word != "1"]
    return words if words[:1] and words[0].isdecimal() else ["1", *words]
