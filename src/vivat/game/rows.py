"""Event rows of the rules, read field by field."""

from collections.abc import Iterator, Mapping

from vivat.rules.log import EVENT_WIDTH, Log

Kinds = Mapping[int, tuple[str, str, str, str]]
"""For each kind of row: its name, and which field subject, object and value fill."""


def read_rows(log: Log, kinds: Kinds) -> Iterator[tuple[str, int, dict[str, int]]]:
    """The rows of one step: name, audience, and the fields by name."""
    for index in range(log.count):
        kind, subject, obj, value, audience = log.rows[index * EVENT_WIDTH : (index + 1) * EVENT_WIDTH]
        name, *fields = kinds[kind]
        filled = dict(zip(fields, (subject, obj, value), strict=True))
        filled.pop("", None)
        yield name, audience, filled
