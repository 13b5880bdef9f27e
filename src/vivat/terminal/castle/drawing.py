"""What a drawing of the castle games can draw. There are two: pictures with Rich, and plain lines."""

from typing import Protocol

from rich.console import RenderableType

from vivat.game import CastleDeed, CastleGame, Count, Sentence
from vivat.terminal.castle.move_list import Move
from vivat.terminal.castle.view import View


class CastleDrawing(Protocol):
    """Turns views and deeds into something a Rich console can print."""

    def table(self, view: View) -> RenderableType:
        """The castle, the seats and the viewer's own cards."""

    def line(self, view: View, sentence: Sentence) -> RenderableType | None:
        """One sentence of a deed; None if the drawing shows it otherwise."""

    def note(self, text: str) -> RenderableType:
        """A sentence of the program's own."""

    def election(self, view: View, election: CastleDeed) -> RenderableType:
        """The ballots of an election, turned over together."""

    def count(self, view: View, count: Count) -> RenderableType:
        """What a coronation brought everybody."""

    def ranking(self, view: View, game: CastleGame) -> RenderableType:
        """Who has won, with everybody's points."""

    def moves(self, view: View, moves: list[Move]) -> RenderableType:
        """The legal moves as a numbered list."""
