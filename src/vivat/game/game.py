"""A game in progress: options, state and record, with a checked door for actions and a gate for viewers."""

import copy
from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from vivat.game.dealer import Dealer
from vivat.game.errors import IllegalAction, Refusal
from vivat.game.viewer import Viewer
from vivat.rules.log import Log


class AnyAction(Protocol):
    """What the actions of every family have."""

    @property
    def code(self) -> int: ...
    @property
    def text(self) -> str: ...
    @property
    def of_chance(self) -> bool: ...


class Rules(Protocol):
    """The functions of a family's `play`."""

    def actor(self, p: Any, s: Any) -> int: ...
    def is_chance(self, s: Any) -> bool: ...
    def is_over(self, s: Any) -> bool: ...
    def legal_actions(self, p: Any, s: Any, found: list[int]) -> int: ...
    def weight(self, p: Any, s: Any, action: int) -> int: ...
    def step(self, p: Any, s: Any, log: Log, action: int) -> None: ...


ActionT = TypeVar("ActionT", bound=AnyAction)
EventT = TypeVar("EventT")
ObservationT = TypeVar("ObservationT")


RecordT = TypeVar("RecordT")


def copy_of(record: RecordT) -> RecordT:
    """A copy of a state: it holds ints, and lists of ints that the copy needs for itself."""
    twin = object.__new__(type(record))
    for name in record.__slots__:  # type: ignore[attr-defined]
        value = getattr(record, name)
        setattr(twin, name, value[:] if type(value) is list else value)
    return twin


class Game(ABC, Generic[ActionT, EventT, ObservationT]):
    """One game of either family.

    `play` is checked and kind; the functions in `vivat.rules` are unchecked and fast. With a dealer, chance
    is played at once whenever it is chance's turn; without one (a replay) its actions are played like others.
    """

    RULES: ClassVar[Rules]
    CHANCE_ARTICLE: ClassVar[str]
    """The article that leaves some actions to chance."""
    TABLE_ARTICLE: ClassVar[str]
    """The article that says who sits at the table."""

    _params: Any
    _state: Any

    def __init__(self, vocabulary: Mapping[int, ActionT], dealer: Dealer | None) -> None:
        self._vocabulary = vocabulary
        self._dealer = dealer
        self._actions: list[ActionT] = []
        self._events: list[EventT] = []
        self._told: dict[Viewer, list[EventT]] = {}
        self._log = Log()
        self._found = [0] * len(vocabulary)

    # What each family defines.

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
    def _is_asked(self, viewer: Viewer) -> bool: ...
    @abstractmethod
    def _not_asked(self, viewer: Viewer) -> Refusal: ...
    @abstractmethod
    def _refusal(self, action: ActionT) -> Refusal | None: ...
    @abstractmethod
    def _decode(self) -> list[EventT]:
        """The events of the last step."""

    @abstractmethod
    def _how_many(self, kind: str) -> int:
        """Seats or players at this table."""

    # What follows for both.

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.RULES.is_over(self._state)

    @property
    def is_chance(self) -> bool:
        """Whether chance acts next."""
        return self.RULES.is_chance(self._state)

    @property
    def to_act(self) -> int | None:
        """The seat whose decision it is; None for chance and at the end."""
        asked = self.RULES.actor(self._params, self._state)
        return asked if asked >= 0 else None

    @property
    def deciding(self) -> Viewer | None:
        """Who decides: a seat, or one player of a team; None for chance and at the end."""
        return None if self.to_act is None else Viewer.seat(self.to_act)

    def check_viewer(self, viewer: Viewer | int) -> Viewer:
        """A viewer of this table, or IllegalAction when there is no such seat or player."""
        if isinstance(viewer, int):
            viewer = Viewer.seat(viewer)
        most = self._how_many(viewer.kind)
        if viewer.kind != "spectator" and not 0 <= viewer.index < most:
            facts = {"number": viewer.index + 1, "most": most}
            raise IllegalAction(Refusal(f"refused-no-such-{viewer.kind}", self.TABLE_ARTICLE, facts))
        return viewer

    @property
    def polled(self) -> tuple[int, ...]:
        """The seats that may all be asked at once, in the order in which their choices are played; most times none."""
        return ()

    @contextmanager
    def asking(self, seat: int) -> Generator[Self, None, None]:  # noqa: ARG002
        """The game as it is while one of the `polled` seats is asked, whoever was asked before."""
        yield self

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

    def _legal(self) -> list[ActionT]:
        count = self.RULES.legal_actions(self._params, self._state, self._found)
        return [self._vocabulary[code] for code in self._found[:count]]

    def _weight(self, action: ActionT) -> int:
        return self.RULES.weight(self._params, self._state, action.code)

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

    def foresee(self, actions: Sequence[str], dealer: Dealer) -> tuple[list[ActionT], bool]:
        """What is played when this is done, chance's answers included, and whether the game is over then.

        Checked as `play` is; the game itself stays where it is.
        """
        state, played = self._state, list[ActionT]()
        self._state = copy_of(state)
        try:
            coming = [self.parse(text) for text in actions]
            while coming or self.is_chance:
                if self.is_chance:
                    action = self._draw(dealer)
                else:
                    action = coming.pop(0)
                    refused = self.why_not(action)
                    if refused is not None:
                        raise IllegalAction(refused)
                self.RULES.step(self._params, self._state, self._log, action.code)
                played.append(action)
            return played, self.is_over
        finally:
            self._state = state

    def _apply(self, action: ActionT) -> None:
        self.RULES.step(self._params, self._state, self._log, action.code)
        events = self._decode()
        self._actions.append(action)
        self._events.extend(events)
        for viewer, told in self._told.items():
            told.extend(event for event in events if self.visible_to(event, viewer))

    def _play_chance(self) -> None:
        while self._dealer is not None and self.is_chance:
            self._apply(self._draw(self._dealer))

    def _draw(self, dealer: Dealer) -> ActionT:
        actions = self._legal()
        return actions[dealer.draw(range(len(actions)), [self._weight(action) for action in actions])]

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

    def _copy_state(self) -> None:
        """Make the state of a shallow copy its own."""
        self._state = copy_of(self._state)
        self._log = Log()
        self._found = list(self._found)

    def replay(self, actions: Sequence[ActionT]) -> None:
        """Play actions one after the other, checked."""
        for action in actions:
            self.play(action)
