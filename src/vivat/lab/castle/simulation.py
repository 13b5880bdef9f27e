"""What comes of many castle games: elections, and Favourites in common."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from vivat.lab.histograms import histogram
from vivat.lab.pictures import FEW, GREEN, ORANGE, RED, draw_bars
from vivat.lab.report import DataTable, Picture, Report, Value
from vivat.lab.shares import SHARE, ratio
from vivat.lab.tallies.tally import WHOLE
from vivat.results.interval import wilson
from vivat.rules.castle.events import CANCELLED, CANDIDATE, CROWNED, REJECTED, ZERO_BONUS

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def show_elections(found: Report, counts: Any) -> None:
    """Add how candidates of the castle games fare."""
    event_counts = [int(number) for number in counts["event_counts"]]
    rounds = int(counts["rejections"].sum())
    what = {"candidates": CANDIDATE, "crowned": CROWNED, "rejected": REJECTED, "cancelled": CANCELLED}
    rows: list[tuple[Value, ...]] = [
        (
            name,
            event_counts[kind],
            ratio(event_counts[kind], rounds),
            ratio(event_counts[kind], event_counts[CANDIDATE]),
        )
        for name, kind in what.items()
    ]
    found.values["zero_bonuses"] = event_counts[ZERO_BONUS]
    columns = [("elections", ""), ("count", ",d"), ("a round", ".3f"), ("of candidates", ".1%")]
    found.add(DataTable("elections", "Elections", columns, rows))
    caption = "Candidates rejected before a King is crowned, by share of rounds."
    found.add(
        DataTable("rejections", "Rounds by rejections", [("rejected", ",d"), ("rounds", ",d")],
                  histogram(counts["rejections"])),
        Picture("rejections", caption, lambda axes: draw_bars(axes, counts["rejections"], "rejected", RED)),
    )  # fmt: skip


def show_favourites(found: Report, counts: Any) -> None:
    """Add how much it helps in the castle games to want what others want."""
    pairs: list[tuple[Value, ...]] = []
    for common, (count, points, squares, products) in enumerate(counts["pairs"].tolist()):
        if count:
            mean = points / (2 * count)
            spread = squares / (2 * count) - mean**2
            together = ratio(products / count - mean**2, spread)
            pairs.append((common, count, mean, together))
    columns = [("in common", ",d"), ("pairs", ",d"), ("points", ".2f"), ("correlation", ".3f")]
    found.add(
        DataTable("pairs", "Two cards of a round, by Favourites in common", columns, pairs),
        Picture("pairs", "How far the points of two players go together, by Favourites in common (1: always).",
               lambda axes: draw_correlations(axes, pairs)),
    )  # fmt: skip
    shared: list[tuple[Value, ...]] = []
    for common, (cards, points, won) in enumerate(counts["shared"].tolist()):
        if cards:
            wins = won / WHOLE
            shared.append((common, cards, points / cards, wins / cards, *wilson(wins, cards)))
    columns = [("in common", ",d"), ("cards", ",d"), ("points", ".2f"), ("rounds won", ".1%"), *SHARE[1:]]
    caption = "Rounds won by Favourites that the others at the table have too, counted for each of them."
    found.add(
        DataTable("shared", "A card of a round, by Favourites in common with all others", columns, shared),
        Picture("shared", caption, lambda axes: draw_rounds_won(axes, shared)),
    )


def draw_correlations(axes: "Axes", rows: Sequence[Sequence[Value]]) -> None:
    """A bar for each number of Favourites in common."""
    axes.bar([str(row[0]) for row in rows], [float(row[3]) for row in rows], color=GREEN, width=0.6)
    axes.set_xlabel("Favourites in common")
    axes.set_ylabel("correlation of points")


def draw_rounds_won(axes: "Axes", rows: Sequence[Sequence[Value]]) -> None:
    """Rounds won by Favourites in common, with intervals, where there are enough cards to say so."""
    from matplotlib.ticker import PercentFormatter

    cards = sum(int(row[1]) for row in rows)
    kept = [row for row in rows if int(row[1]) >= FEW * cards]
    at = [int(row[0]) for row in kept]
    share = np.array([float(row[3]) for row in kept])
    reach = np.abs(np.array([[float(row[4]), float(row[5])] for row in kept]).reshape(-1, 2).T - share)
    axes.errorbar(at, share, yerr=reach, fmt="o-", color=ORANGE, linewidth=1.5, capsize=3)
    axes.set_xlabel("Favourites in common with others")
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
