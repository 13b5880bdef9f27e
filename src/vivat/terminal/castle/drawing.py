"""What a drawing of the castle games can draw. There are two: pictures with Rich, and plain lines."""

from typing import Protocol

from rich.console import RenderableType

from vivat.game import CastleDeed, CastleGame, Count
from vivat.terminal.castle.move_list import Move
from vivat.terminal.castle.view import View
from vivat.terminal.drawing import GameDrawing


class CastleDrawing(GameDrawing[View, CastleGame], Protocol):
    """What is drawn of the castle games alone."""

    def note(self, text: str) -> RenderableType:
        """A sentence of the program's own."""

    def election(self, view: View, election: CastleDeed) -> RenderableType:
        """The ballots of an election, turned over together."""

    def count(self, view: View, count: Count) -> RenderableType:
        """What a coronation brought everybody."""

    def moves(self, view: View, moves: list[Move]) -> RenderableType:
        """The legal moves as a numbered list."""
