"""The seam between the terminal and a family of games.

Game loop, prompt, screen and replay know a game only by its `Face`: what its viewers are told, how the table looks,
what is asked and what a typed line means.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from rich.console import RenderableType

from vivat.game import Viewer
from vivat.game.record import AnyAction, AnyGame

Eyes = Viewer | None
"""Through whose eyes something is shown; None sees all secrets, for replays."""


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
        """The call to look together at what all may see."""

    @property
    def viewers(self) -> Sequence[Viewer]:
        """Everybody who is told things on their own."""

    @property
    def chapter(self) -> int:
        """How many rounds have begun, for paging through a replay."""

    def name(self, viewer: Viewer) -> str:
        """What somebody at the keyboard is called."""

    def has_secrets_within(self, seat: int) -> bool:
        """Whether two people on one seat keep something from each other."""

    def one_person(self, viewer: Viewer) -> Viewer:
        """Somebody at the keyboard by the name under which things are told."""

    def told(self, eyes: Eyes) -> int:
        """How many events were told so far."""

    def news(self, eyes: Eyes, start: int) -> list[Shown]:
        """What was told from event number `start` on, without what the drawing shows otherwise."""

    def log(self, viewer: Viewer) -> list[str]:
        """Everything that may be told again, one sentence each."""

    def table(self, eyes: Eyes) -> RenderableType:
        """The table and the viewer's own cards."""

    def ranking(self, eyes: Eyes) -> RenderableType:
        """Who has won, and how, as a drawing."""

    def opens_with_moves(self, viewer: Viewer) -> bool:
        """Whether the moves are few enough to be listed before the question."""

    def goes_on(self, viewer: Viewer) -> bool:
        """Whether this is asked in one breath with the viewer's last decision, so that plain lines need no table."""

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

    def papers(self, viewer: Viewer) -> Mapping[str, Callable[[str], RenderableType]]:
        """Commands of this family that only look something up; each is given what was typed behind it."""
