"""A game in progress: options, state and record, with a checked door for actions and a gate for viewers."""

import copy
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, Protocol, Self, TypeVar

from vivat.game.dealer import Dealer
from vivat.game.errors import IllegalAction, Refusal
from vivat.game.viewer import Viewer


class AnyAction(Protocol):
    """What the actions of every family have."""

    @property
    def code(self) -> int: ...
    @property
    def text(self) -> str: ...
    @property
    def of_chance(self) -> bool: ...


ActionT = TypeVar("ActionT", bound=AnyAction)
EventT = TypeVar("EventT")
ObservationT = TypeVar("ObservationT")


class Game(ABC, Generic[ActionT, EventT, ObservationT]):
    """One game of either family.

    `play` is checked and kind; the functions in `vivat.rules` are unchecked and fast. With a dealer, chance
    is played at once whenever it is chance's turn; without one (a replay) its actions are played like others.
    """

    CHANCE_ARTICLE: ClassVar[str]
    """The article that leaves some actions to chance."""

    def __init__(self, dealer: Dealer | None) -> None:
        self._dealer = dealer
        self._actions: list[ActionT] = []
        self._events: list[EventT] = []
        self._told: dict[Viewer, list[EventT]] = {}

    # What each family defines.

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    @abstractmethod
    def is_chance(self) -> bool:
        """Whether chance acts next."""

    @property
    @abstractmethod
    def to_act(self) -> int | None:
        """The seat whose decision it is; None for chance and at the end."""

    @property
    @abstractmethod
    def deciding(self) -> Viewer | None:
        """Who decides: a seat, or one player of a team; None for chance and at the end."""

    @abstractmethod
    def parse(self, text: str) -> ActionT:
        """The action a text means; UnknownAction if it means none."""

    @abstractmethod
    def exact_text(self, text: str) -> str | None:
        """The text itself if it is to the letter the text of an action, as records have it; else None."""

    @abstractmethod
    def observe(self, viewer: Viewer | int) -> ObservationT:
        """What a viewer may see; a number is a seat."""

    @abstractmethod
    def visible_to(self, event: EventT, viewer: Viewer) -> bool:
        """Whether a viewer is told of an event."""

    @abstractmethod
    def _legal(self) -> list[ActionT]: ...
    @abstractmethod
    def _weight(self, action: ActionT) -> int: ...
    @abstractmethod
    def _is_asked(self, viewer: Viewer) -> bool: ...
    @abstractmethod
    def _not_asked(self, viewer: Viewer) -> Refusal: ...
    @abstractmethod
    def _refusal(self, action: ActionT) -> Refusal | None: ...
    @abstractmethod
    def _step(self, action: ActionT) -> list[EventT]: ...
    @abstractmethod
    def check_viewer(self, viewer: Viewer | int) -> Viewer:
        """A viewer of this table, or IllegalAction when there is no such seat or player."""

    # What follows for both.

    @property
    def actions(self) -> tuple[ActionT, ...]:
        """Every action so far, chance's included: with the options, this is the game."""
        return tuple(self._actions)

    @property
    def events(self) -> tuple[EventT, ...]:
        """Every event so far, secrets included: for records and tests, not for players."""
        return tuple(self._events)

    def events_for(self, viewer: Viewer | int) -> tuple[EventT, ...]:
        """The events a viewer was told, in order."""
        return tuple(self._told_to(self.check_viewer(viewer)))

    def _told_to(self, viewer: Viewer) -> list[EventT]:
        if viewer not in self._told:
            self._told[viewer] = [event for event in self._events if self.visible_to(event, viewer)]
        return self._told[viewer]

    def legal_actions(self, viewer: Viewer | int | None = None) -> list[ActionT]:
        """What may be done now: by whoever is to act, or by this viewer (nothing if it is not asked)."""
        if viewer is not None and not self._is_asked(self.check_viewer(viewer)):
            return []
        return self._legal()

    def chances(self) -> list[tuple[ActionT, int]]:
        """Chance's actions with their weights; empty when it is not chance's turn."""
        return [(action, self._weight(action)) for action in self._legal()] if self.is_chance else []

    def why_not(self, action: ActionT | str, viewer: Viewer | int | None = None) -> Refusal | None:
        """Why this viewer cannot do this now, from its own knowledge; None if it can.

        Without a viewer the question is asked for whoever is to act, chance included.
        """
        if isinstance(action, str):
            action = self.parse(action)
        if viewer is not None:
            viewer = self.check_viewer(viewer)
            if not self._is_asked(viewer):
                return self._not_asked(viewer)
        if action.of_chance and not (viewer is None and self.is_chance and self._dealer is None):
            return Refusal("refused-chance", self.CHANCE_ARTICLE, {"action": action.text})
        return self._refusal(action)

    def play(self, action: ActionT | str, viewer: Viewer | int | None = None) -> tuple[EventT, ...]:
        """Do an action, checked; returns the events, those of chance after it included.

        With `viewer`, only what that viewer may do is accepted. IllegalAction says why not, with its article.
        """
        if isinstance(action, str):
            action = self.parse(action)
        refused = self.why_not(action, viewer)
        if refused is not None:
            raise IllegalAction(refused)
        before = len(self._events)
        self._apply(action)
        self._play_chance()
        return tuple(self._events[before:])

    def _apply(self, action: ActionT) -> None:
        events = self._step(action)
        self._actions.append(action)
        self._events.extend(events)
        for viewer, told in self._told.items():
            told.extend(event for event in events if self.visible_to(event, viewer))

    def _play_chance(self) -> None:
        while self._dealer is not None and self.is_chance:
            actions = self._legal()
            drawn = self._dealer.draw(range(len(actions)), [self._weight(action) for action in actions])
            self._apply(actions[drawn])

    def copy(self, dealer: Dealer | None = None) -> Self:
        """An independent copy, which goes on with this dealer."""
        twin = copy.copy(self)
        twin._actions = list(self._actions)
        twin._events = list(self._events)
        twin._told = {}
        twin._dealer = dealer
        twin._copy_state()
        twin._play_chance()
        return twin

    @abstractmethod
    def _copy_state(self) -> None:
        """Make the state of a shallow copy its own."""

    def replay(self, actions: Sequence[ActionT]) -> None:
        """Play actions one after the other, checked."""
        for action in actions:
            self.play(action)
