"""R12.1: The options of a castle game as lines of a record."""

from collections.abc import Sequence

from vivat.game.castle.options import OPTIONS, CastleOptions
from vivat.game.header import HeaderLine, line_keys, take_options, write_options

KEYS = {"seat", *line_keys(OPTIONS)}


def write_header(options: CastleOptions) -> list[str]:
    """The header lines of a record that say these options."""
    return [*(f"seat {name}" for name in options.seat_names), *write_options(OPTIONS, options)]


def read_header(edition: str, lines: Sequence[HeaderLine]) -> CastleOptions:
    """R12.2: The options that these lines say, checked as at set-up."""
    seats = [tuple(line.value.split(" + ")) for line in lines if line.key == "seat"]
    return CastleOptions.make(edition, seats, **take_options(OPTIONS, lines))
