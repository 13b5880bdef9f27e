"""`vivat lab fit`: an opponent model of the castle games, fitted to recorded games of people or of a bot.

The model becomes a type of the population by which search players infer cards and play games out (`fitted.json`), one
for each kind of edition of which there are records.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import track

from vivat.game import CastleGame, DamagedRecord, GameRecord, ImpossibleOptions, Refusal
from vivat.lab.export import record_files
from vivat.lab.extras import need
from vivat.lab.fitting import Sample, edition_key, fit_castle, note_game
from vivat.lab.report import number_of, write_errors_told
from vivat.search.models import NUMBERS

PEOPLE = "people"
FEWEST = 500
"""Decisions, of moves and of ballots, below which nothing is fitted: there are 158 numbers."""


def run(sources: Sequence[Path], who: str = PEOPLE, name: str | None = None, into: Path = NUMBERS) -> int:
    """Fit a model to what these players did in records, and write it; returns 1 if records were left out, else 0.

    `who` are people, or the bots of one name; the type is called as they are unless `name` says otherwise.
    """
    need("lab", "scipy")
    notes = Console(stderr=True)
    samples: dict[str, Sample] = {}
    left_out = 0
    paths = list(record_files(sources))
    for path in track(paths, "games", console=notes, transient=True, disable=not notes.is_terminal):
        try:
            record = GameRecord.load(path)
        except (DamagedRecord, OSError) as error:
            notes.print(f"Left out: {path}: {error}", soft_wrap=True, highlight=False)
            left_out += 1
            continue
        game = record.game()
        if isinstance(game, CastleGame):
            note_game(game, seats_of(record, who), samples.setdefault(edition_key(game.options), Sample()))
    fitted = {key: sample for key, sample in samples.items() if min(len(sample.chosen), len(sample.votes)) >= FEWEST}
    if not fitted:
        raise ImpossibleOptions(Refusal("lab-too-few-decisions", "", {"who": who, "count": FEWEST}))
    models = json.loads(into.read_text()) if into.exists() else {}
    for key, sample in sorted(fitted.items()):
        models[f"{key}/{name or who}"] = fit_castle(sample)
        moves, ballots = number_of(len(sample.chosen), "move"), number_of(len(sample.votes), "ballot")
        sys.stdout.write(f"{key}/{name or who}: {moves}, {ballots}\n")
    with write_errors_told(into.parent):
        into.write_text(json.dumps(models) + "\n")
    return int(left_out > 0)


def seats_of(record: GameRecord, who: str) -> set[int]:
    """The seats of a record on which people sat, or the bots of this name."""
    bots = {seat: record.tags.get(f"bot-{seat + 1}", PEOPLE) for seat in range(len(record.options.seat_names))}
    return {seat for seat, bot in bots.items() if bot == who}
