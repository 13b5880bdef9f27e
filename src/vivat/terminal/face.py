"""The interface between the terminal and a family of games, and what both families do alike.

Game loop, prompt, screen and replay know a game only by its `Face`: what its viewers are told, how the table looks,
what is asked and what a typed line means.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from rich.console import RenderableType

from vivat.game import CastleGame, IntrigueGame, Sentence, UnknownAction, Viewer
from vivat.game.record import AnyAction
from vivat.terminal.drawing import GameDrawing
from vivat.terminal.news import Deed, News, Perspective
from vivat.words import Words

WITHOUT_A_HINT = ("unknown-nothing", "unknown-action")
"""Refusals that do not say themselves what to type instead."""


def unknown_text(error: UnknownAction, words: Words) -> str:
    """Why what was typed is no action, with what to type where the reason does not say it."""
    said = error.refusal.sentence(words.language)
    return f"{said} {words.say('hint-question-mark')}" if error.refusal.key in WITHOUT_A_HINT else said


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


class SeenGame(Protocol):
    """What the observations of both families have."""

    @property
    def events(self) -> tuple[Any, ...]:
        """All that its viewer was told."""


class GameView(Protocol):
    """What the people in front of the screen may see of a game, of any family."""

    @property
    def seen(self) -> SeenGame:
        """What those people know of it."""

    @property
    def name(self) -> str:
        """Who is looking; empty for a spectator."""


GameT = TypeVar("GameT", bound=CastleGame | IntrigueGame)
ViewT = TypeVar("ViewT", bound=GameView)


class Face(ABC, Generic[GameT, ViewT, Deed]):
    """One game of one family, in words and in a drawing."""

    def __init__(self, game: GameT, words: Words, drawing: GameDrawing[ViewT, GameT], news: News[Deed]) -> None:
        self.game = game
        """The game that this face shows."""
        self._words = words
        self._drawing = drawing
        self._news = news
        self._views: dict[Perspective, ViewT] = {}
        self._viewed_actions = 0
        """After how many actions these views were made."""

    @property
    @abstractmethod
    def everybody(self) -> str:
        """The sentence that calls everybody to look at what all may see."""

    @property
    @abstractmethod
    def viewers(self) -> Sequence[Viewer]:
        """Everybody who is told something apart from the others."""

    @property
    @abstractmethod
    def rounds_begun(self) -> int:
        """The number of rounds that have begun, for paging through a replay."""

    @abstractmethod
    def _new_view(self, perspective: Perspective) -> ViewT:
        """What the game lets this perspective see now."""

    def _view(self, perspective: Perspective) -> ViewT:
        """What may be seen from this perspective; the game is asked once for each position."""
        played = len(self.game.actions)
        if self._viewed_actions != played:
            self._views.clear()
            self._viewed_actions = played
        if perspective not in self._views:
            self._views[perspective] = self._new_view(perspective)
        return self._views[perspective]

    @abstractmethod
    def _say(self, view: ViewT, sentence: Sentence) -> str:
        """A sentence with everything that it names in words."""

    @abstractmethod
    def _shown(self, view: ViewT, deed: Deed, fresh: Sequence[Sentence]) -> Iterator[Shown]:
        """How a deed is shown of which these sentences are new."""

    def name(self, viewer: Viewer) -> str:
        """The name of somebody at the keyboard; both names of a team."""
        return self._view(viewer).name

    def has_secrets_within(self, seat: int) -> bool:  # noqa: ARG002
        """Whether two people on one seat keep something from each other: not where everybody sits alone."""
        return False

    def one_person(self, viewer: Viewer) -> Viewer:
        """The viewer that stands for somebody at the keyboard: what is told to one person is told to it."""
        return viewer

    def event_count(self, perspective: Perspective) -> int:
        """The number of events that may be seen from this perspective."""
        return len(self.game.events if perspective is None else self.game.events_for(perspective))

    def news(self, perspective: Perspective, start: int) -> list[Shown]:
        """What is to be shown of the events from number `start` on, without what the drawing of the table shows."""
        view = self._view(perspective)
        if start == len(view.seen.events):
            return []
        news = self._news.since(perspective, view.seen.events, start)
        return [each for deed, fresh in news for each in self._shown(view, deed, fresh)]

    def sentence(self, viewer: Viewer, sentence: Sentence) -> str:
        """A sentence of the catalogues, with everything that it names in words."""
        return self._say(self._view(viewer), sentence)

    def log(self, perspective: Perspective) -> list[str]:
        """The sentences of everything that happened, as far as it may still be told (R5.10)."""
        view = self._view(perspective)
        deeds = self._news.deeds(perspective, view.seen.events)
        return [self._say(view, sentence) for deed in deeds for sentence in deed.sentences]

    def table(self, perspective: Perspective) -> RenderableType:
        """The table and the viewer's own cards."""
        return self._drawing.table(self._view(perspective))

    def ranking(self, perspective: Perspective) -> RenderableType:
        """Who has won, and how, as a drawing."""
        return self._drawing.ranking(self._view(perspective), self.game)

    @abstractmethod
    def opens_with_moves(self, viewer: Viewer) -> bool:
        """Whether the moves are few enough to be listed before the question."""

    def goes_on(self, viewer: Viewer) -> bool:  # noqa: ARG002
        """Whether this decision continues the viewer's last one, so that plain lines need not repeat the table."""
        return False

    @abstractmethod
    def hints(self, viewer: Viewer) -> list[str]:
        """Sentences that help to decide."""

    @abstractmethod
    def question(self, viewer: Viewer) -> str:
        """The question that is asked now, with an example of what can be typed."""

    @abstractmethod
    def moves(self, viewer: Viewer) -> RenderableType:
        """The legal moves as a numbered list."""

    @abstractmethod
    def read(self, viewer: Viewer, typed: str) -> AnyAction:
        """The action a typed line means: the number of a move, or its words; UnknownAction if it means none."""

    @abstractmethod
    def card(self, viewer: Viewer) -> list[str]:
        """The viewer's own cards in sentences."""

    def cards_apart(self, viewer: Viewer) -> Mapping[str, Viewer]:  # noqa: ARG002
        """By name, people in front of the screen who have a card that the others must not see."""
        return {}

    @abstractmethod
    def help(self) -> list[str]:
        """How to play, before the commands that all games have."""

    def lookups(self, viewer: Viewer) -> Mapping[str, Callable[[str], RenderableType]]:  # noqa: ARG002
        """Commands of this family that only look something up, by name; each takes what was typed after its name."""
        return {}


AnyFace = Face[Any, Any, Any]
"""A face of whatever family."""
