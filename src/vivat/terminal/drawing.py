"""What a drawing can draw for every game. There are two: pictures with Rich, and plain lines for a screen reader."""

from typing import Protocol, TypeVar

from rich.console import RenderableType

from vivat.game import Sentence
from vivat.words import Words
from vivat.words.rulebook import Article


class Drawing(Protocol):
    """Turns texts into something a Rich console can print."""

    def welcome(self, words: Words) -> RenderableType:
        """The first thing a stranger sees."""

    def lines(self, heading: str, lines: list[str]) -> RenderableType:
        """A heading and some sentences under it."""

    def note(self, text: str) -> RenderableType:
        """A sentence of the program's own."""

    def question(self, text: str) -> RenderableType:
        """The question that is asked now."""

    def article(self, article: Article) -> RenderableType:
        """A piece of the rulebook."""

    def grid(self, heads: list[str], rows: list[list[str]]) -> RenderableType:
        """A table of texts with a heading for each column."""

    def scores(self, title: str, heads: list[str], rows: list[list[str]]) -> RenderableType:
        """Points with a title; the first column is a name."""


ViewT = TypeVar("ViewT", contravariant=True)
GameT = TypeVar("GameT", contravariant=True)


class GameDrawing(Protocol[ViewT, GameT]):
    """Turns what may be seen of a game into something a Rich console can print: what both families have."""

    def table(self, view: ViewT) -> RenderableType:
        """The table and the viewer's own cards."""

    def line(self, view: ViewT, sentence: Sentence) -> RenderableType | None:
        """One sentence of a deed; None if the drawing shows it otherwise."""

    def ranking(self, view: ViewT, game: GameT) -> RenderableType:
        """Who has won, with everybody's points."""
