"""How good stated chances are, judged on games that had no part in fitting them: by tenths, and by who sat there."""

from collections.abc import Mapping
from functools import partial

import numpy as np
from numpy.typing import NDArray

from vivat.bots.levels import LEVELS
from vivat.lab.calibration import BINS, draw_reliability
from vivat.lab.castle.strengths import STRENGTHS, Numbers, ValuedPositions, chances_of, fit_strengths
from vivat.lab.report import DataTable, Picture, Report
from vivat.results.interval import DEVIATIONS

VALUES, KNOWN, INFERRED = "values alone", "levels known", "types inferred"
FOLDS = 4
LEAST = 1e-3
"""What was held impossible is not punished beyond measure."""
Tenth = tuple[float, float, int, float, float, int, float, float]


def held_out_chances(positions: ValuedPositions) -> dict[str, Numbers]:
    """By what is known of everybody's strength, the chance of each row's viewer, fitted to the other games."""
    every = np.arange(len(positions.won))
    found = {KNOWN: np.zeros(len(every)), INFERRED: np.zeros(len(every))}
    for fold in range(FOLDS):
        here = positions.games % FOLDS == fold
        fitted = fit_strengths(positions, ~here)
        for name, chances in found.items():
            features = positions.features(np.full(positions.known.shape, name == KNOWN))
            stated = chances_of(positions.values, features, fitted)
            chances[here] = stated[every, positions.viewers][here]
    return {VALUES: np.exp(positions.values[every, positions.viewers]), **found}


def show_chances(report: Report, key: str, positions: ValuedPositions) -> None:
    """Add to a report what is stated in one kind of edition, and what came of it."""
    chances = held_out_chances(positions)
    every = np.arange(len(positions.won))
    won = positions.won[every, positions.viewers]
    losses = {name: float(loss_of(each, won).mean()) for name, each in chances.items()}
    by_tenths = {name: tenths(each, won, positions.games) for name, each in chances.items()}
    said = ", ".join(f"{loss:.3f} with {name}" for name, loss in losses.items())
    report.summary += f" {key}: {positions.games.max() + 1:,} games; the loss of a chance is {said}."
    report.values |= {f"loss {key} {name}": loss for name, loss in losses.items()}
    columns = [("from", ".1f"), ("to", ".1f"), ("asked", ",d"), ("stated", ".1%"), ("won", ".1%")]
    intervals = [("games", ",d"), ("low", ".1%"), ("high", ".1%")]
    for name, rows in by_tenths.items():
        file = f"{key}_{name.replace(' ', '_')}"
        report.add(
            DataTable(file, f"{key}, {name}: what is stated and won; 95 % intervals count games", columns + intervals,
                      rows),
            Picture(file, f"{key}, {name}: what is stated, and how often it was won; on the line, all is honest.",
                    partial(draw_reliability, reliability=[row[:5] for row in rows])),
        )  # fmt: skip
    headings = [("level", ""), ("asked", ",d"), *((name, ".1%") for name in chances), ("won", ".1%")]
    report.add(DataTable(f"{key}_levels", f"{key}: the same by who sat there", headings,
                          by_level(positions, chances, won)))  # fmt: skip


def loss_of(chances: Numbers, won: Numbers) -> Numbers:
    """By row, the loss of a stated chance in nats."""
    sure = np.clip(chances, LEAST, 1.0 - LEAST)
    loss: Numbers = -(won * np.log(sure) + (1.0 - won) * np.log(1.0 - sure))
    return loss


def tenths(chances: Numbers, won: Numbers, games: NDArray[np.int64]) -> list[Tenth]:
    """By tenth: from, to, how often, what was stated and won, in how many games, and the interval of what was won.

    Moments of one game are no separate cases, so the interval is that of a mean over clusters.
    """
    found = []
    at = np.minimum(BINS - 1, (chances * BINS).astype(np.int64))
    for tenth in np.unique(at).tolist():
        here = at == tenth
        mean, asked = float(won[here].mean()), int(here.sum())
        off = np.bincount(games[here], won[here] - mean)
        error = DEVIATIONS * float(np.sqrt((off * off).sum())) / asked
        stated = float(chances[here].mean())
        met = len(np.unique(games[here]))
        interval = max(0.0, mean - error), min(1.0, mean + error)
        found.append((tenth / BINS, (tenth + 1) / BINS, asked, stated, mean, met, *interval))
    return found


def by_level(
    positions: ValuedPositions, chances: Mapping[str, Numbers], won: Numbers
) -> list[tuple[str, int, float, float, float, float]]:
    """By level of the viewer: how often, the mean chance of each way to state it, and what was won."""
    own = positions.told[np.arange(len(won)), positions.viewers]
    rows = list[tuple[str, int, float, float, float, float]]()
    for level in LEVELS:
        here = own[:, STRENGTHS.index(level)] > 0.0 if level in STRENGTHS else own.sum(axis=1) == 0.0
        if here.any():
            values, known, inferred = (float(each[here].mean()) for each in chances.values())
            rows.append((level, int(here.sum()), values, known, inferred, float(won[here].mean())))
    return rows
