"""How good beliefs are: how much doubt is left, and whether what is called likely is as likely as that."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, log
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from vivat.lab.pictures import BLUE, GREY, ORANGE
from vivat.lab.report import DataTable, Picture, Report

if TYPE_CHECKING:
    from matplotlib.axes import Axes

BINS = 10
MILLION = 1_000_000
"""Sums are kept in whole millionths, so that they do not depend on the order."""
LEAST = 1e-9
"""What was thought impossible is not punished beyond measure."""

Counts = NDArray[np.int64]
Moment = tuple[str, int, float, float, float, float]
Bin = tuple[float, float, int, float, float]


@dataclass(frozen=True, slots=True)
class Subject:
    """A kind of secret that beliefs are about."""

    prefix: str
    """Of its files: "roles_", "hands_", or nothing if there is only one subject."""
    secret: str
    """What is not known of an opponent, in a few words."""
    statement: str
    """What is called more or less likely."""
    things: str
    """What there are so many equally likely of."""
    moments: tuple[str, ...]
    """When it is asked about."""


@dataclass(slots=True)
class Calibration:
    """What was believed about one kind of secret, and what was true."""

    subject: Subject
    losses: Counts = field(init=False)
    """By moment: judgements, their loss, and the loss of holding all that is possible equally likely."""
    bins: Counts = field(init=False)
    """By moment and stated probability of a statement: how often, stated in all, true."""

    def __post_init__(self) -> None:
        self.losses = np.zeros((len(self.subject.moments), 3), np.int64)
        self.bins = np.zeros((len(self.subject.moments), BINS, 3), np.int64)

    def judge(self, moment: int, odds: NDArray[np.float64], truth: int, possible: int, statements: Counts) -> None:
        """One belief; `statements` says by secret what would be true: which characters are on which card."""
        loss = -log(max(float(odds[truth]), LEAST))
        self.losses[moment] += (1, round(loss * MILLION), round(log(possible) * MILLION))
        for stated, true in zip((odds @ statements).tolist(), statements[truth].tolist(), strict=True):
            self.bins[moment, min(int(stated * BINS), BINS - 1)] += (1, round(stated * MILLION), true)

    def add(self, other: "Calibration") -> None:
        """Other games too; the order does not matter."""
        self.losses += other.losses
        self.bins += other.bins


def moments_of(done: Calibration) -> list[Moment]:
    """By moment: how often somebody was asked, the loss, that of holding all that is possible equally likely.

    Then both as numbers of equally likely things.
    """
    return [
        (name, asked, loss / asked / MILLION, even / asked / MILLION, exp(loss / asked / MILLION),
         exp(even / asked / MILLION))
        for name, (asked, loss, even) in zip(done.subject.moments, done.losses.tolist(), strict=True)
        if asked
    ]  # fmt: skip


def show(found: Report, done: Calibration) -> None:
    """Add what the counts say of one subject: a sentence, doubt by moment, and reliability."""
    subject = done.subject
    moments = moments_of(done)
    reliability = [
        (number / BINS, (number + 1) / BINS, asked, stated / asked / MILLION, true / asked)
        for number, (asked, stated, true) in enumerate(done.bins.sum(axis=0).tolist())
        if asked
    ]
    found.summary += summary(subject, moments, reliability)
    columns = [("moment", ""), ("judgements", ",d"), ("loss", ".3f"), ("uniform", ".3f"), (subject.things, ".1f")]
    found.add(
        DataTable(f"{subject.prefix}moments", f"Loss of {subject.secret}, in nats, and the equally likely "
                  f"{subject.things} that leave as much doubt", [*columns, ("possible", ".1f")], moments),
        Picture(f"{subject.prefix}moments", f"Doubt about {subject.secret}, in equally likely {subject.things}; "
               "grey: all that are possible.", lambda axes: draw_doubt(axes, moments, subject.things)),
    )  # fmt: skip
    found.add(
        DataTable(f"{subject.prefix}reliability", f"“{subject.statement}”",
                  [("from", ".1f"), ("to", ".1f"), ("asked", ",d"), ("stated", ".1%"), ("true", ".1%")], reliability),
        Picture(f"{subject.prefix}reliability", f"“{subject.statement}”: what is called so likely is true so often; "
               "on the line, beliefs are honest.", lambda axes: draw_reliability(axes, reliability)),
    )  # fmt: skip


def summary(subject: Subject, moments: Sequence[Moment], reliability: Sequence[Bin]) -> str:
    """Doubt at the first and the last moment, and how far stated chances are off, in words."""
    if not moments:
        return ""
    asked = sum(row[2] for row in reliability)
    error = sum(row[2] * abs(row[3] - row[4]) for row in reliability) / asked
    first, last = moments[0], moments[-1]
    return (
        f" {subject.secret[0].upper()}{subject.secret[1:]} is worth a doubt of {first[4]:.1f} equally likely "
        f"{subject.things} "
        f"({first[0]}; {first[5]:.1f} are possible) and {last[4]:.1f} ({last[0]}; {last[5]:.1f}). "
        f"“{subject.statement}”: what is stated is off by {error:.1%} on average."
    )


def draw_doubt(axes: "Axes", moments: Sequence[Moment], things: str) -> None:
    """Doubt left, beside all that is possible."""
    at = np.arange(len(moments))
    axes.barh(at, [row[5] for row in moments], color=GREY, alpha=0.3, label="possible")
    axes.barh(at, [row[4] for row in moments], color=BLUE, height=0.5, label="as many as believed")
    for place, row in enumerate(moments):
        axes.text(row[4] + 0.3, place, f"{row[4]:.1f}", va="center")
    axes.set_yticks(at, [row[0] for row in moments])
    axes.invert_yaxis()
    axes.grid(False)
    axes.set_xlabel(things)


def draw_reliability(axes: "Axes", reliability: Sequence[Bin]) -> None:
    """Stated against true; a larger dot stands for more."""
    from matplotlib.ticker import PercentFormatter

    most = max((row[2] for row in reliability), default=1)
    axes.plot([0, 1], [0, 1], color=GREY, linestyle="--", linewidth=1)
    axes.plot([row[3] for row in reliability], [row[4] for row in reliability], color=ORANGE, linewidth=1.2)
    sizes = [8 + 90 * row[2] / most for row in reliability]
    axes.scatter([row[3] for row in reliability], [row[4] for row in reliability], s=sizes, color=ORANGE, zorder=3)
    axes.set_xlabel("stated")
    axes.set_ylabel("true")
    axes.xaxis.set_major_formatter(PercentFormatter(1.0))
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
