"""`vivat lab fit`: an opponent model of the castle games, fitted to recorded games of people or of a bot.

The model becomes a type of the population by which search players infer cards and play games out (`fitted.json`), one
for each kind of edition of which there are records.
"""

import json
from collections.abc import Sequence
from pathlib import Path

from vivat.game import ImpossibleOptions, Refusal
from vivat.lab.castle.fitting import Sample, fit_castle, note_game
from vivat.lab.castle.records import PEOPLE, castle_records, seats_of
from vivat.lab.extras import need
from vivat.lab.report import Report, write_errors_told
from vivat.lab.runner import CommandOutcome
from vivat.search.models import NUMBERS, edition_key

FEWEST = 500
"""Decisions, of moves and of ballots, below which nothing is fitted: there are 158 numbers."""


def run(sources: Sequence[Path], who: str = PEOPLE, name: str | None = None, into: Path = NUMBERS) -> CommandOutcome:
    """Fit a model to what these players did in records, and write it; the exit code is 1 if records were left out.

    `who` are people, or the bots of one name; the type is called as they are unless `name` says otherwise.
    """
    need("lab", "scipy")
    samples: dict[str, Sample] = {}
    left_out: list[Path] = []
    for record, game in castle_records(sources, left_out):
        note_game(game, seats_of(record, who), samples.setdefault(edition_key(game.options), Sample()))
    fitted = {key: sample for key, sample in samples.items() if min(len(sample.chosen), len(sample.votes)) >= FEWEST}
    if not fitted:
        raise ImpossibleOptions(Refusal("lab-too-few-decisions", "", {"who": who, "count": FEWEST}))
    models = json.loads(into.read_text()) if into.exists() else {}
    for key, sample in sorted(fitted.items()):
        models[f"{key}/{name or who}"] = fit_castle(sample)
    with write_errors_told(into.parent):
        into.write_text(json.dumps(models) + "\n")
    said = [f"{key}/{name or who}: {sample.size}" for key, sample in sorted(fitted.items())]
    report = Report("Opponent models", "\n".join(said))
    for key, sample in sorted(fitted.items()):
        report.values[f"{key}/{name or who}"] = {"moves": len(sample.chosen), "ballots": len(sample.votes)}
    return CommandOutcome(report, int(bool(left_out)))
