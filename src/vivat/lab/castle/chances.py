"""`vivat lab chances`: how strong players are, fitted to records of mixed tables, for the chances that are stated.

The records say at which seats bots of which level sat. Chances are judged on games that had no part in the fit.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from vivat.bots.levels import GENTLE_BOT, USUAL_BOT
from vivat.game import CastleOptions, GameRecord, ImpossibleOptions, Refusal
from vivat.game.named import USUAL_GAME
from vivat.lab.castle.fitting import Sample, fit_castle, note_game
from vivat.lab.castle.judged_chances import show_chances
from vivat.lab.castle.mixed_tables import fill_folder
from vivat.lab.castle.record_fitting import FEWEST
from vivat.lab.castle.records import castle_records, seats_of
from vivat.lab.castle.strengths import STRENGTHS, fit_strengths, watch_positions
from vivat.lab.extras import need
from vivat.lab.report import Report, write_errors_told, write_report
from vivat.lab.runner import CommandOutcome
from vivat.lab.workers import Workers
from vivat.search.castle.chances import NOVICE, VERSION
from vivat.search.models import CHANCES, castle_models, edition_key


@dataclass(slots=True)
class Watched:
    """What was seen of the games of one kind of edition."""

    options: CastleOptions
    games: list[GameRecord] = field(default_factory=list)
    pages: Sample = field(default_factory=Sample)


def run(
    sources: Sequence[Path],
    into: Path = CHANCES,
    seed: int = 1,
    folder: Path | None = None,
    game: str = USUAL_GAME,
    play: int = 0,
    workers: Workers = None,
) -> CommandOutcome:
    """Fit strengths to records, report how good chances are, and write the table; exit code 1 if records were left out.

    With `play`, the first of the sources is a folder, which is filled up with so many games of this name.
    """
    need("lab", "scipy")
    if play:
        fill_folder(sources[0], game, play, seed, workers)
    watched, left_out = dict[str, Watched](), list[Path]()
    for record, finished in castle_records(sources, left_out):
        if finished.outcome is not None:
            seen = watched.setdefault(edition_key(finished.options), Watched(finished.options))
            seen.games.append(record)
            note_game(finished, seats_of(record, GENTLE_BOT), seen.pages)
    fitted = {
        key: seen for key, seen in watched.items() if min(len(seen.pages.chosen), len(seen.pages.votes)) >= FEWEST
    }
    if not fitted:
        raise ImpossibleOptions(Refusal("lab-too-few-decisions", "", {"who": GENTLE_BOT, "count": FEWEST}))
    report = Report("Stated chances", "Judged on games that had no part in the fit.")
    table = json.loads(into.read_text()) if into.exists() else {"version": VERSION}
    for key, seen in sorted(fitted.items()):
        novice = fit_castle(seen.pages)
        types = (*castle_models(seen.options), NOVICE)
        positions = watch_positions(seen.games, np.array(novice), seed, workers)
        fit = fit_strengths(positions)
        strengths = [round(each, 3) for each in fit.strengths.tolist()]
        levels = dict(zip(STRENGTHS, strengths, strict=False))
        table[key] = {
            "games": len(seen.games),
            "levels": {USUAL_BOT: 0.0, **levels},
            "types": dict(zip(types, strengths[len(STRENGTHS) :], strict=True)),
            "sharpness": round(fit.sharpness, 3),
            "novice": novice,
        }
        show_chances(report, key, positions)
    with write_errors_told(into.parent):
        into.write_text(json.dumps(table) + "\n")
    if folder is not None:
        write_report(folder, report)
    return CommandOutcome(report, int(bool(left_out)))
