"""R12.1: The options of a castle game as lines of a record."""

from collections.abc import Sequence

from vivat.game.castle.options import FLAGS, CastleOptions
from vivat.game.header import SWITCH, HeaderLine, take_flags, take_number, take_switch

KEYS = ("seat", "option", "first-seat", "memory-aids")


def write_header(options: CastleOptions) -> list[str]:
    """The header lines of a record that say these options."""
    lines = [f"seat {name}" for name in options.seat_names]
    lines += [f"option {flag.replace('_', '-')}" for flag in options.chosen]
    if options.first_seat is not None:
        lines.append(f"first-seat {options.first_seat + 1}")
    return [*lines, f"memory-aids {SWITCH[bool(options.memory_aids)]}"]


def read_header(edition: str, lines: Sequence[HeaderLine]) -> CastleOptions:
    """R12.2: The options that these lines say, checked as at set-up."""
    flags = take_flags(lines, "option", [flag.replace("_", "-") for flag in FLAGS])
    first_seat = take_number(lines, "first-seat")
    return CastleOptions.make(
        edition,
        [tuple(line.value.split(" + ")) for line in lines if line.key == "seat"],
        first_seat=None if first_seat is None else first_seat - 1,
        memory_aids=take_switch(lines, "memory-aids"),
        **{flag.replace("-", "_"): True for flag in flags},
    )
