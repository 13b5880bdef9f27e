"""What a drawing of intrigue can draw. There are two: pictures with Rich, and plain lines."""

from typing import Protocol

from rich.console import RenderableType

from vivat.game import IntrigueGame
from vivat.terminal.drawing import GameDrawing
from vivat.terminal.intrigue.conditions import SheetRow
from vivat.terminal.intrigue.move_list import Move
from vivat.terminal.intrigue.view import View


class IntrigueDrawing(GameDrawing[View, IntrigueGame], Protocol):
    """What is drawn of intrigue alone."""

    def victory(self, view: View, game: IntrigueGame) -> RenderableType:
        """The picture of a victory: who has won, and how."""

    def moves(self, view: View, moves: list[Move]) -> RenderableType:
        """The legal moves as a numbered list."""

    def lines(self, heading: str, lines: list[str]) -> RenderableType:
        """A heading and some sentences under it."""

    def grid(self, heads: list[str], rows: list[list[str]]) -> RenderableType:
        """A table of texts with a heading for each column."""

    def sheet(self, view: View, rows: list[SheetRow]) -> RenderableType:
        """All roles: how they win, what they can do, whether they are in play."""
