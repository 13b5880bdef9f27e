"""The report of a study: in a terminal, or in a folder as data (CSV), pictures (SVG) and a page (`report.html`).

The page needs nothing beside it: its pictures are inside, drawn in the colour of its text, so that they fit a light
and a dark screen. The same results give the same bytes.
"""

import csv
import io
import os
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryFile
from urllib.parse import quote

from rich.console import Console
from rich.table import Table as RichTable

from vivat.game import ImpossibleOptions, Refusal
from vivat.lab.extras import need
from vivat.lab.pictures import Draw, as_inline, draw_svg

Value = str | int | float
LONG, WIDE = 16, 8
"""A table of more rows or columns is folded up on the page, and left out of a terminal."""
TEMPLATE = Path(__file__).parent / "report.html.jinja"


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture: the name of its file, the line below it, and what draws it."""

    name: str
    caption: str
    draw: Draw


@dataclass(frozen=True, slots=True)
class DataTable:
    """One table: the name of its file, the line above it, and its columns with their formats."""

    name: str
    caption: str
    columns: Sequence[tuple[str, str]]
    """Heading and format, as `format()` takes it: "" for words, ",d", ".1%", ".2f"."""
    rows: Sequence[Sequence[Value]] = field(default_factory=list)
    is_read: bool = False
    """Whether it is for reading however long it is."""

    @property
    def long(self) -> bool:
        """Whether it is for looking up rather than for reading."""
        return not self.is_read and (len(self.rows) > LONG or len(self.columns) > WIDE)

    @property
    def texts(self) -> list[list[str]]:
        """The rows as they are shown."""
        return [[format(value, form) for (_, form), value in zip(self.columns, row, strict=True)] for row in self.rows]

    @property
    def csv(self) -> str:
        """The table for programs, its numbers in full."""
        written = io.StringIO()
        writer = csv.writer(written, lineterminator="\n")
        writer.writerow([heading for heading, _ in self.columns])
        writer.writerows(self.rows)
        return written.getvalue()


@dataclass(slots=True)
class Report:
    """What a study found: a sentence or two, values, tables and pictures."""

    title: str
    summary: str
    values: dict[str, Value | Sequence[str] | Mapping[str, int]] = field(default_factory=dict)
    """What is told to programs besides the tables, by name."""
    tables: list[DataTable] = field(default_factory=list)
    pictures: list[Picture] = field(default_factory=list)

    def add(self, table: DataTable, picture: Picture | None = None) -> None:
        """Add a table and a picture of it."""
        self.tables.append(table)
        if picture is not None:
            self.pictures.append(picture)

    @property
    def rows(self) -> dict[str, list[dict[str, Value]]]:
        """The rows of the tables for programs, by the table's name and the column's heading."""
        return {
            table.name: [
                {heading: value for (heading, _), value in zip(table.columns, row, strict=True)} for row in table.rows
            ]
            for table in self.tables
        }


def number_of(count: int, noun: str) -> str:
    """A number and its noun, in the singular or the plural.

    >>> number_of(1, "deal"), number_of(2000, "game")
    ('1 deal', '2,000 games')
    """
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"


def check_folder(folder: Path) -> None:
    """Refuse, before anything is played, a folder that cannot be written to, and a machine that cannot draw."""
    need("lab", "matplotlib", "jinja2")
    with write_errors_told(folder):
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass


@contextmanager
def write_errors_told(folder: Path) -> Generator[None, None, None]:
    """Turns a folder that cannot be written to into a refusal."""
    try:
        yield
    except OSError as error:
        facts = {"folder": str(folder), "reason": error.strerror or str(error)}
        raise ImpossibleOptions(Refusal("lab-folder", "", facts)) from None


def write_report(folder: str | os.PathLike[str], report: Report) -> Path:
    """Write data, pictures and page to a folder; returns the page."""
    folder = Path(folder)
    check_folder(folder)
    drawn = [(picture, draw_svg(picture.draw)) for picture in report.pictures]
    page = folder / "report.html"
    with write_errors_told(folder):
        for table in report.tables:
            (folder / f"{table.name}.csv").write_text(table.csv, encoding="utf-8", newline="")
        for picture, svg in drawn:
            (folder / f"{picture.name}.svg").write_text(svg, encoding="utf-8", newline="")
        page.write_text(make_page(report, drawn), encoding="utf-8", newline="")
    return page


def make_page(report: Report, drawn: Sequence[tuple[Picture, str]]) -> str:
    """The page with everything in it, from its template."""
    from jinja2 import Environment, StrictUndefined

    made = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    made.filters["as_data"] = quote
    template = made.from_string(TEMPLATE.read_text(encoding="utf-8"))
    pictures = [(picture, as_inline(svg, picture.name)) for picture, svg in drawn]
    return template.render(report=report, pictures=pictures)


def print_report(report: Report) -> None:
    """Print the summary and the tables that can be read in a terminal."""
    output = Console()
    output.print(report.summary + "\n", highlight=False)
    for table in report.tables:
        if not table.long:
            output.print(as_rich(table))


def as_rich(table: DataTable) -> RichTable:
    """A table as Rich draws it in a terminal."""
    shown = RichTable(title=table.caption, title_justify="left")
    for heading, form in table.columns:
        shown.add_column(heading, justify="right" if form else "left")
    for row in table.texts:
        shown.add_row(*row)
    return shown
