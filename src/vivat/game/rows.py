"""Event rows of the rules, read field by field."""

from collections.abc import Iterator, Mapping
from typing import TypeVar

from vivat.rules.log import EVENT_WIDTH, Log

KindT = TypeVar("KindT", bound=str)
Kinds = Mapping[int, tuple[KindT, str, str, str]]
"""For each kind of row: its name, and which field subject, object and value fill."""


def read_rows(log: Log, kinds: Kinds[KindT]) -> Iterator[tuple[KindT, int, dict[str, int]]]:
    """The rows of one step: name, audience, and the fields by name."""
    rows = log.rows
    for start in range(0, log.count * EVENT_WIDTH, EVENT_WIDTH):
        name, first, second, third = kinds[rows[start]]
        filled = {}
        if first:
            filled[first] = rows[start + 1]
        if second:
            filled[second] = rows[start + 2]
        if third:
            filled[third] = rows[start + 3]
        yield name, rows[start + 4], filled
