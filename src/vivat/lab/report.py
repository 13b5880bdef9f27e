"""The results of a study in a folder: data (CSV), plots (SVG), and one page that shows both (`report.html`).

The page needs nothing beside it: its pictures are inside, drawn in the colour of its text, so that they fit a light
and a dark screen. The same results give the same bytes.
"""

import csv
import importlib.util
import io
import json
import re
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from rich.console import Console
from rich.table import Table as RichTable

from vivat.game import ImpossibleOptions, Refusal

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Value = str | int | float
INK = "#20262e"
"""What text and axes are drawn in; on the page, the colour of the page's text."""
BLUE, ORANGE, GREEN, RED, GREY = "#3f7fc1", "#d9822b", "#4a9a63", "#c8504f", "#8a929c"
"""Read well on white and on near black, and apart from one another without colour vision."""
LONG, WIDE = 16, 7
"""A table of more rows or columns is folded up on the page, and left out of a terminal."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One picture: the name of its file, the line below it, and what draws it."""

    name: str
    caption: str
    draw: Callable[["Axes"], None]


@dataclass(frozen=True, slots=True)
class DataTable:
    """One table: the name of its file, the line above it, and its columns with their formats."""

    name: str
    caption: str
    columns: Sequence[tuple[str, str]]
    """Heading and format, as `format()` takes it: "" for words, ",d", ".1%", ".2f"."""
    rows: Sequence[Sequence[Value]] = field(default_factory=list)

    @property
    def long(self) -> bool:
        """Whether it is for looking up rather than for reading."""
        return len(self.rows) > LONG or len(self.columns) > WIDE


@dataclass(slots=True)
class Findings:
    """What is shown."""

    title: str
    summary: str
    figures: dict[str, Any] = field(default_factory=dict)
    tables: list[DataTable] = field(default_factory=list)
    pictures: list[Figure] = field(default_factory=list)

    def show(self, table: DataTable, picture: Figure | None = None) -> None:
        """A table, and a picture of it; programs get the rows by their headings."""
        self.tables.append(table)
        headings = [heading for heading, _ in table.columns]
        self.figures[table.name] = [dict(zip(headings, row, strict=True)) for row in table.rows]
        if picture is not None:
            self.pictures.append(picture)


def check_folder(folder: Path) -> None:
    """Refuse, before anything is played, a folder that cannot be written to, and a machine that cannot draw."""
    if importlib.util.find_spec("matplotlib") is None:
        raise ImpossibleOptions(Refusal("lab-no-matplotlib", "", {"command": "pip install vivat[lab]"}))
    with write_errors_told(folder):
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass


@contextmanager
def write_errors_told(folder: Path) -> Generator[None, None, None]:
    """A folder that cannot be written to is the user's to change."""
    try:
        yield
    except OSError as error:
        facts = {"folder": str(folder), "reason": error.strerror or str(error)}
        raise ImpossibleOptions(Refusal("lab-folder", "", facts)) from None


def write_report(
    folder: Path, title: str, summary: str, figures: Sequence[Figure], tables: Sequence[DataTable]
) -> Path:
    """Write everything; returns the page."""
    check_folder(folder)
    pictures = [(figure, draw_svg(figure)) for figure in figures]
    page = folder / "report.html"
    with write_errors_told(folder):
        for table in tables:
            (folder / f"{table.name}.csv").write_text(as_csv(table), encoding="utf-8", newline="")
        for figure, drawn in pictures:
            (folder / f"{figure.name}.svg").write_text(drawn, encoding="utf-8", newline="")
        shown = [inline(drawn, figure) for figure, drawn in pictures]
        page.write_text(make_page(title, summary, shown, tables), encoding="utf-8", newline="")
    return page


def write_findings(folder: Path, found: Findings) -> Path:
    """All that was found."""
    return write_report(folder, found.title, found.summary, found.pictures, found.tables)


def hand_over(found: Findings, facts: dict[str, Any], as_json: bool, folder: Path | None, stopped: str = "") -> int:
    """Write and print what was found, and say how far it came if it was stopped; the exit code of the command."""
    notes = Console(stderr=True)
    if folder is not None:
        notes.print(f"Written: {write_findings(folder, found)}", soft_wrap=True)
    if as_json:
        sys.stdout.write(json.dumps(facts | found.figures, indent=2) + "\n")
    else:
        print_findings(found)
    if stopped:
        notes.print(f"Stopped: {stopped} are counted.")
        return 130
    return 0


def print_findings(found: Findings) -> None:
    """For people, in the terminal: what can be read there."""
    output = Console()
    output.print(found.summary + "\n", highlight=False)
    for table in found.tables:
        if not table.long:
            output.print(as_rich(table))


def as_csv(table: DataTable) -> str:
    """The table for programs, its numbers in full."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow([heading for heading, _ in table.columns])
    writer.writerows(table.rows)
    return written.getvalue()


def as_rich(table: DataTable) -> RichTable:
    """The table for a terminal."""
    shown = RichTable(title=table.caption, title_justify="left")
    for heading, form in table.columns:
        shown.add_column(heading, justify="right" if form else "left")
    for row in table.rows:
        shown.add_row(*(format(value, form) for (_, form), value in zip(table.columns, row, strict=True)))
    return shown


def draw_svg(figure: Figure) -> str:
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
        figure.draw(canvas.add_subplot())
        written = io.StringIO()
        canvas.savefig(written, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    return written.getvalue()


def inline(svg: str, figure: Figure) -> str:
    """A picture as part of the page: in the page's colour, its names its own, its size that of its column."""
    body = svg[svg.index("<svg") :].replace(INK, "currentColor")
    body = re.sub(r'(\bid="|url\(#|href="#)', rf"\1{figure.name}-", body)
    body = re.sub(r'(<svg [^>]*?) width="[^"]*"', r"\1", body, count=1)
    body = re.sub(r'(<svg [^>]*?) height="[^"]*"', r"\1", body, count=1)
    label = escape(figure.caption)
    body = body.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1)
    return f"<figure>{body}<figcaption>{label}</figcaption></figure>"


def make_page(title: str, summary: str, pictures: Sequence[str], tables: Sequence[DataTable]) -> str:
    """The page that shows all of it."""
    return PAGE.format(
        title=escape(title),
        style=STYLE,
        summary=escape(summary),
        pictures="\n".join(pictures),
        tables="\n".join(html_table(table) for table in tables),
    )


def html_table(table: DataTable) -> str:
    """A table of the page; a long one is folded up."""
    numbers = [bool(form) for _, form in table.columns]
    head = "".join(
        f'<th scope="col"{cell_class(number)}>{escape(heading)}</th>'
        for (heading, _), number in zip(table.columns, numbers, strict=True)
    )
    body = "\n".join(
        "<tr>"
        + "".join(
            f"<td{cell_class(bool(form))}>{escape(format(value, form))}</td>"
            for (_, form), value in zip(table.columns, row, strict=True)
        )
        + "</tr>"
        for row in table.rows
    )
    data = quote(as_csv(table))
    caption = f'{escape(table.caption)} <a href="data:text/csv,{data}" download="{table.name}.csv">CSV</a>'
    shown = f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    if table.long:
        return f"<section><details><summary>{caption}</summary>{shown}</details></section>"
    return f"<section><h2>{caption}</h2>{shown}</section>"


def cell_class(number: bool) -> str:
    """Numbers stand to the right."""
    return ' class="n"' if number else ""


PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main>
<header><h1>{title}</h1><p>{summary}</p></header>
<div class="pictures">
{pictures}
</div>
<div class="tables">
{tables}
</div>
</main>
</body>
</html>
"""

STYLE = """
:root { color-scheme: light dark;
  --paper: #f6f4ef; --card: #ffffff; --ink: #20262e; --quiet: #5b6470; --line: #dcd8ce; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14171b; --card: #1d2127; --ink: #e6e3dc; --quiet: #a4abb5; --line: #343a43; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 76rem; margin: 0 auto; padding: clamp(1rem, 4vw, 2.5rem); }
h1 { font-size: clamp(1.5rem, 5vw, 2.2rem); line-height: 1.2; margin: 0 0 .5rem; letter-spacing: -.01em; }
header p { font-size: 1.1rem; max-width: 46rem; margin: 0 0 2rem; }
.pictures { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
.tables { margin-top: 1.25rem; columns: 22rem; column-gap: 1.25rem; }
section { break-inside: avoid; }
.tables section { margin-bottom: 1.25rem; }
figure, section { margin: 0; padding: 1rem; min-width: 0; background: var(--card); border: 1px solid var(--line);
  border-radius: .75rem; }
figure { display: flex; flex-direction: column; }
figure svg { width: 100%; height: auto; }
figcaption { margin-top: .5rem; color: var(--quiet); font-size: .95rem; }
h2, summary { font-size: 1rem; font-weight: 600; margin: 0 0 .5rem; }
summary { cursor: pointer; margin: 0; }
a { color: inherit; font-size: .8rem; font-weight: 400; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .85rem; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .4rem; text-align: left; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { color: var(--quiet); font-weight: 500; }
.n { text-align: right; }
tbody tr:last-child td { border-bottom: 0; }
"""
