"""What a drawing can draw. There are two: pictures with Rich, and plain lines for a screen reader."""

from typing import Protocol

from rich.console import RenderableType

from vivat.game import CastleGame, Count
from vivat.terminal.moments import Election, Line
from vivat.terminal.move_list import Move
from vivat.terminal.view import View
from vivat.words import Words


class Drawing(Protocol):
    """Turns views and moments into something a Rich console can print."""

    def welcome(self, words: Words) -> RenderableType:
        """The first thing a stranger sees."""

    def table(self, view: View) -> RenderableType:
        """The castle, the seats and the viewer's own cards."""

    def line(self, view: View, line: Line) -> RenderableType | None:
        """One event; None if the drawing shows it otherwise."""

    def election(self, view: View, election: Election) -> RenderableType:
        """The ballots, turned over together."""

    def count(self, view: View, count: Count) -> RenderableType:
        """What a coronation brought everybody."""

    def ranking(self, view: View, game: CastleGame) -> RenderableType:
        """The end of the game."""

    def moves(self, view: View, moves: list[Move]) -> RenderableType:
        """The legal moves, numbered."""

    def lines(self, heading: str, lines: list[str]) -> RenderableType:
        """A heading and some sentences under it."""

    def note(self, text: str) -> RenderableType:
        """A sentence of the program's own."""

    def question(self, text: str) -> RenderableType:
        """What is asked now."""

    def article(self, markdown: str) -> RenderableType:
        """A piece of the rulebook."""

    def grid(self, heads: list[str], rows: list[list[str]]) -> RenderableType:
        """A table of texts."""
