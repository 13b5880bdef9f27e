"""The castle games among recorded games; a record that cannot be read is told of, counted and left out."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import track

from vivat.game import CastleGame, DamagedRecord, GameRecord
from vivat.lab.export import record_files
from vivat.table.record_tags import bots_in

PEOPLE = "people"


class CastleRecords:
    """Reads the castle games in record files and folders, one after the other."""

    def __init__(self, sources: Sequence[Path]) -> None:
        self._paths = list(record_files(sources))
        self.left_out = 0

    def __iter__(self) -> Iterator[tuple[GameRecord, CastleGame]]:
        """Every castle game with its record."""
        notes = Console(stderr=True)
        for path in track(self._paths, "games", console=notes, transient=True, disable=not notes.is_terminal):
            try:
                record = GameRecord.load(path)
            except (DamagedRecord, OSError) as error:
                notes.print(f"Left out: {path}: {error}", soft_wrap=True, highlight=False)
                self.left_out += 1
                continue
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
