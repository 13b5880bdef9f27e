"""The castle games among recorded games, and who sat at their seats."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from vivat.game import CastleGame, GameRecord
from vivat.lab.export import read_records
from vivat.table.record_tags import bots_in

PEOPLE = "people"


def castle_records(sources: Sequence[Path], left_out: list[Path]) -> Iterator[tuple[GameRecord, CastleGame]]:
    """Every castle game in these files and folders, with its record; what cannot be read is named and left out."""
    for _, record in read_records(sources, left_out):
        game = record.game()
        if isinstance(game, CastleGame):
            yield record, game


def holders(record: GameRecord) -> list[str]:
    """By seat of a record, the name of the bot that sat there, or PEOPLE."""
    bots = bots_in(record)
    return [bots.get(seat, PEOPLE) for seat in range(len(record.options.seat_names))]


def seats_of(record: GameRecord, who: str) -> set[int]:
    """The seats of a record on which people sat, or the bots of this name."""
    return {seat for seat, holder in enumerate(holders(record)) if holder == who}
