"""Pictures of a report, drawn with matplotlib as SVG: the style they share, and the kinds of plots studies share."""

import io
import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK = "#20262e"
"""What text and axes are drawn in; on the page, the colour of the page's text."""
BLUE, ORANGE, GREEN, RED, GREY = "#3f7fc1", "#d9822b", "#4a9a63", "#c8504f", "#8a929c"
"""Read well on white and on near black, and apart from one another without colour vision."""
BARS = 60
"""No more of them in a picture."""
FEW = 0.0005
"""A bar of a smaller share than this is not worth its place in a picture."""

Histogram = NDArray[np.int64]
Draw = Callable[["Axes"], None]
"""Draws one picture."""


def draw_svg(draw: Draw) -> str:
    """A picture as SVG, the same bytes for the same data."""
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure as Canvas

    style: dict[Any, Any] = {
        "svg.hashsalt": "vivat",
        "svg.fonttype": "none",
        "font.size": 10,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.axisbelow": True,
        "axes.grid": True,
        "axes.grid.axis": "y",
        "grid.alpha": 0.18,
        "legend.frameon": False,
        **dict.fromkeys(
            ("text.color", "axes.edgecolor", "axes.labelcolor", "xtick.color", "ytick.color", "grid.color"), INK
        ),
    }
    with rc_context(style):
        canvas = Canvas(figsize=(4.6, 3.0), layout="constrained")
        FigureCanvasSVG(canvas)
        draw(canvas.add_subplot())
        written = io.StringIO()
        canvas.savefig(written, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    return written.getvalue()


def as_inline(svg: str, name: str) -> str:
    """The SVG element of a picture for the inside of a page: in the page's colour, its ids its own, of any size."""
    body = svg[svg.index("<svg") :].replace(INK, "currentColor")
    body = re.sub(r'(\bid="|url\(#|href="#)', rf"\1{name}-", body)
    body = re.sub(r'(<svg [^>]*?) width="[^"]*"', r"\1", body, count=1)
    return re.sub(r'(<svg [^>]*?) height="[^"]*"', r"\1", body, count=1)


def draw_shares(
    axes: "Axes",
    names: Sequence[str],
    shares: Sequence[Sequence[float | int | str]],
    even: float,
    what: str,
    sideways: bool = False,
) -> None:
    """A dot and its interval for each share (share, low, high), and a line at `even`; `sideways` for long names."""
    from matplotlib.ticker import PercentFormatter

    at = np.arange(len(names))
    values = np.array([[float(each) for each in row] for row in shares]).reshape(-1, 3)
    reach = np.abs(values[:, 1:] - values[:, :1]).T
    if sideways:
        axes.axvline(even, color=GREY, linestyle="--", linewidth=1)
        axes.errorbar(values[:, 0], at, xerr=reach, fmt="o", color=BLUE, capsize=4)
        axes.set_yticks(at, names)
        axes.invert_yaxis()
        axes.grid(True, axis="x")
        axes.locator_params(axis="x", nbins=6)
        axes.xaxis.set_major_formatter(PercentFormatter(1.0))
    else:
        axes.axhline(even, color=GREY, linestyle="--", linewidth=1)
        axes.errorbar(at, values[:, 0], yerr=reach, fmt="o", color=BLUE, capsize=4)
        axes.set_xticks(at, names)
        axes.set_xlim(-0.5, len(names) - 0.5)
        axes.set_xlabel(what)
        axes.yaxis.set_major_formatter(PercentFormatter(1.0))


def draw_two_shares(
    axes: "Axes", names: Sequence[str], what: str, series: Mapping[str, Sequence[Sequence[float]]]
) -> None:
    """Two dots with their intervals for each name, one above the other, by the two labels of `series`."""
    from matplotlib.ticker import PercentFormatter

    for (label, shares), shift, colour in zip(series.items(), (-0.15, 0.15), (GREY, ORANGE), strict=True):
        values = np.array([[float(each) for each in row] for row in shares]).reshape(-1, 3)
        reach = np.abs(values[:, 1:] - values[:, :1]).T
        axes.errorbar(
            values[:, 0], np.arange(len(names)) + shift, xerr=reach, fmt="o", color=colour, capsize=4, label=label
        )
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.grid(True, axis="x")
    axes.set_ylabel(what)
    axes.locator_params(axis="x", nbins=6)
    axes.xaxis.set_major_formatter(PercentFormatter(1.0))
    axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=2, frameon=False)  # above, where no dot can be


def span(counted: Histogram) -> slice:
    """The range of values in which nearly all lie."""
    worth_showing = np.flatnonzero(counted >= max(1.0, FEW * counted.max(initial=0)))
    return slice(int(worth_showing[0]), int(worth_showing[-1]) + 1) if len(worth_showing) else slice(0, 1)


def draw_histogram(axes: "Axes", counted: Histogram, what: str, colour: str) -> None:
    """A histogram of many values; neighbours share a bar if there are too many."""
    from matplotlib.ticker import PercentFormatter

    part = span(counted)
    width = -(-(part.stop - part.start) // BARS)
    begins = np.arange(part.start, part.stop, width)
    heights = np.add.reduceat(counted[part], begins - part.start) / max(1, counted.sum())
    axes.bar(begins, heights, width=width, align="edge" if width > 1 else "center", color=colour)
    axes.set_xlabel(what if width == 1 else f"{what} (bars of {width})")
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))


def draw_bars(axes: "Axes", counted: Histogram, what: str, colour: str) -> None:
    """A histogram of few values, each with its number below it."""
    from matplotlib.ticker import PercentFormatter

    part = span(counted)
    axes.bar(range(part.start, part.stop), counted[part] / max(1, counted.sum()), color=colour, width=0.8)
    axes.set_xticks(range(part.start, part.stop))
    axes.set_xlabel(what)
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))


def draw_areas(axes: "Axes", areas: dict[str, Histogram], what: str, title: str) -> None:
    """Several distributions over one another, each by its label."""
    from matplotlib.ticker import PercentFormatter

    colours = (ORANGE, BLUE, GREEN, RED, GREY, ORANGE, BLUE, GREEN)
    part = span(np.max(list(areas.values()), axis=0))
    width = -(-(part.stop - part.start) // BARS)
    begins = np.arange(part.start, part.stop, width)
    for colour, (label, counted) in zip(colours, areas.items(), strict=False):
        share = np.add.reduceat(counted[part], begins - part.start) / max(1, counted.sum())
        axes.fill_between(begins, share, color=colour, alpha=0.25, linewidth=0)
        axes.plot(begins, share, color=colour, linewidth=1.5, label=label)
    axes.set_ylim(bottom=0)
    axes.set_xlabel(what if width == 1 else f"{what} (steps of {width})")
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    axes.legend(title=title, ncols=2 if len(areas) > 4 else 1)
