"""The header of a record: one line a fact, read by the family it belongs to."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from vivat.game.errors import DamagedRecord, damaged
from vivat.game.option import Option

SWITCH = {True: "on", False: "off"}
ADDED, FIRST = "option", "first-seat"


class HeaderLine(NamedTuple):
    """A line of a header, with its number in the file."""

    number: int
    key: str
    value: str

    @classmethod
    def read(cls, number: int, line: str) -> "HeaderLine":
        """A header line from its text: the first word is the key, the rest the value."""
        key, _, value = line.partition(" ")
        return cls(number, key, value)

    def unknown(self) -> DamagedRecord:
        """What to say of a line that has no place in a header, or not this one."""
        return damaged(self.number, "unknown-line", text=f"{self.key} {self.value}"[:60].strip())


def take_once(lines: Sequence[HeaderLine], key: str) -> HeaderLine | None:
    """The only line with this key; a second one is a fault."""
    found = [line for line in lines if line.key == key]
    for line in found[1:]:
        raise line.unknown()
    return found[0] if found else None


def take_number(lines: Sequence[HeaderLine], key: str) -> int | None:
    """The number in the only line with this key."""
    line = take_once(lines, key)
    if line is not None and not (line.value.isdecimal() and line.value.isascii()):
        raise line.unknown()
    return None if line is None else int(line.value)


def take_switch(lines: Sequence[HeaderLine], key: str) -> bool | None:
    """Whether the only line with this key says on or off."""
    line = take_once(lines, key)
    if line is not None and line.value not in SWITCH.values():
        raise line.unknown()
    return None if line is None else line.value == SWITCH[True]


def take_flags(lines: Sequence[HeaderLine], key: str, known: Sequence[str]) -> list[str]:
    """The words of all lines with this key, none twice."""
    found: list[str] = []
    for line in lines:
        if line.key == key:
            if line.value not in known or line.value in found:
                raise line.unknown()
            found.append(line.value)
    return found


def line_keys(table: Sequence[Option]) -> set[str]:
    """The keys of the lines that `write_options` may write."""
    return {ADDED, FIRST, *(option.word for option in table if option.is_plain)}


def write_options(table: Sequence[Option], options: object) -> list[str]:
    """The lines of all options that the library takes as they are: what is added, who begins, numbers and habits."""
    plain = [option for option in table if option.is_plain]
    lines = [f"{ADDED} {option.word}" for option in plain if option.is_addition and getattr(options, option.name)]
    for option in plain:
        value = getattr(options, option.name)
        if option.kind == "seat" and value is not None:
            lines.append(f"{FIRST} {value + 1}")
        elif option.kind == "number":
            lines.append(f"{option.word} {value}")
        elif option.edition_defaults:
            lines.append(f"{option.word} {SWITCH[bool(value)]}")
    return lines


def take_options(table: Sequence[Option], lines: Sequence[HeaderLine]) -> dict[str, Any]:
    """What `write_options` has written, by field of the library; what no line says is as usual."""
    plain = [option for option in table if option.is_plain]
    added = take_flags(lines, ADDED, [option.word for option in plain if option.is_addition])
    found: dict[str, Any] = {}
    for option in plain:
        if option.is_addition:
            found[option.name] = option.word in added
        elif option.kind == "seat":
            seat = take_number(lines, FIRST)
            found[option.name] = None if seat is None else seat - 1
        elif option.kind == "number":
            number = take_number(lines, option.word)
            found[option.name] = option.default if number is None else number
        else:
            found[option.name] = take_switch(lines, option.word)
    return found
