"""The drawing with Rich that all games share: panels, tables and colours."""

from rich import box
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from vivat.words import Words
from vivat.words.rulebook import Article

STONE = "#a89984"
DIM = "#8a7f70"
CROWN = "#ffd700"
RED = "#f7768e"
GREEN = "#9ece6a"
AMBER = "#e6b450"
GOLD, BAD, GOOD = f"bold {CROWN}", f"bold {RED}", f"bold {GREEN}"
NIGHT = "on #26221e"
"""Behind what lies inside, and behind every second row."""
WIDE_ENOUGH = 78

ART = (
    "       ♛       ",
    "    ▄ ▄▄▄ ▄    ",
    "    ███████    ",
    "▄ ▄ ██▀ ▀██ ▄ ▄",
    "██████   ██████",
    "██▀██▀███▀██▀██",
    "██ ██ ▟█▙ ██ ██",
    "██████▌ ▐██████",
)
ART_STYLES = (GOLD, *(STONE,) * 7)


class Pictures:
    """Everything with shape and colour, and with signs wherever colour says something."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def welcome(self, words: Words) -> RenderableType:
        """A castle, and the game in a few sentences."""
        art = Text.assemble(*((line + "\n", style) for line, style in zip(ART, ART_STYLES, strict=True)))
        art.right_crop(1)
        inside = Table.grid(padding=(0, 2))
        inside.add_row(art, Text(words.say("welcome").replace("\n", " ")))
        title = Text(words.say("welcome-title"), GOLD)
        return Panel(inside, title=title, border_style=STONE, padding=(1, 1), width=min(96, self._console.width))

    def lines(self, heading: str, lines: list[str]) -> RenderableType:
        """A heading and some sentences under it."""
        body = [Text(f"  {line}") for line in lines]
        return Group(Text(heading, GOLD), *body) if heading else Group(*body)

    def note(self, text: str) -> Text:
        """A sentence of the program's own."""
        return Text(text, f"italic {AMBER}")

    def question(self, text: str) -> Text:
        """The question that is asked now."""
        return Text(text, "bold")

    def article(self, article: Article) -> Markdown:
        """A piece of the rulebook."""
        return Markdown(article.text)

    def grid(self, heads: list[str], rows: list[list[str]]) -> Table:
        """A table of texts with a heading for each column."""
        table = Table(box=box.ROUNDED, border_style=STONE, header_style=GOLD, show_lines=True)
        for head in heads:
            table.add_column(Text(head))
        for row in rows:
            table.add_row(*(Text(text) for text in row))
        return table

    def scores(self, title: str, heads: list[str], rows: list[list[str]]) -> RenderableType:
        """Points with a title; the first column is a name."""
        table = Table(box=box.ROUNDED, border_style=STONE, header_style=DIM)
        for number, head in enumerate(heads):
            table.add_column(Text(head), justify="right" if number else "left")
        for row in rows:
            table.add_row(*(Text(text) for text in row))
        return Group(Text(title, GOLD), table)
