"""The interface between the terminal and a family of games.

Game loop, prompt, screen and replay know a game only by its `Face`: what its viewers are told, how the table looks,
what is asked and what a typed line means.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from rich.console import RenderableType

from vivat.game import Sentence, Viewer
from vivat.game.record import AnyAction, AnyGame

Perspective = Viewer | None
"""Whose knowledge is shown; None is everything, all secrets included, for replays."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Something that happened, as it is shown: blocks one after the other, each with time to read it."""

    blocks: tuple[tuple[RenderableType, float], ...]
    together: bool = False
    """Whether several people at one keyboard watch it together."""
    page: bool = False
    """Whether it waits for Enter, and the page is turned."""
    brief: "Shown | None" = None
    """What is left to tell to somebody who has watched it with the others."""


class Face(Protocol):
    """One game of one family, in words and in a drawing."""

    @property
    def game(self) -> AnyGame:
        """The game that this face shows."""

    @property
    def everybody(self) -> str:
        """The sentence that calls everybody to look at what all may see."""

    @property
    def viewers(self) -> Sequence[Viewer]:
        """Everybody who is told something apart from the others."""

    @property
    def rounds_begun(self) -> int:
        """The number of rounds that have begun, for paging through a replay."""

    def name(self, viewer: Viewer) -> str:
        """The name of somebody at the keyboard."""

    def has_secrets_within(self, seat: int) -> bool:
        """Whether two people on one seat keep something from each other."""

    def one_person(self, viewer: Viewer) -> Viewer:
        """The viewer that stands for somebody at the keyboard: what is told to one person is told to it."""

    def event_count(self, perspective: Perspective) -> int:
        """The number of events that may be seen from this perspective."""

    def news(self, perspective: Perspective, start: int) -> list[Shown]:
        """What is to be shown of the events from number `start` on, without what the drawing of the table shows."""

    def sentence(self, viewer: Viewer, sentence: Sentence) -> str:
        """A sentence of the catalogues, with everything that it names in words."""

    def log(self, viewer: Viewer) -> list[str]:
        """The sentences of everything that happened, as far as the viewer may still be told of it."""

    def table(self, perspective: Perspective) -> RenderableType:
        """The table and the viewer's own cards."""

    def ranking(self, perspective: Perspective) -> RenderableType:
        """Who has won, and how, as a drawing."""

    def opens_with_moves(self, viewer: Viewer) -> bool:
        """Whether the moves are few enough to be listed before the question."""

    def goes_on(self, viewer: Viewer) -> bool:
        """Whether this decision continues the viewer's last one, so that plain lines need not repeat the table."""

    def hints(self, viewer: Viewer) -> list[str]:
        """Sentences that help to decide."""

    def question(self, viewer: Viewer) -> str:
        """The question that is asked now."""

    def moves(self, viewer: Viewer) -> RenderableType:
        """The legal moves as a numbered list."""

    def read(self, viewer: Viewer, typed: str) -> AnyAction:
        """The action a typed line means: the number of a move, or its words; UnknownAction if it means none."""

    def card(self, viewer: Viewer) -> list[str]:
        """The viewer's own cards in sentences."""

    def cards_apart(self, viewer: Viewer) -> Mapping[str, Viewer]:
        """By name, people in front of the screen who have a card that the others must not see."""

    def help(self) -> list[str]:
        """How to play, before the commands that all games have."""

    def lookups(self, viewer: Viewer) -> Mapping[str, Callable[[str], RenderableType]]:
        """Commands of this family that only look something up, by name; each takes what was typed after its name."""
