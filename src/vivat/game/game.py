"""A game in progress: options, state and record, with a checked door for actions and a gate for viewers."""

import copy
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from vivat.game.dealer import Dealer
from vivat.game.deed import DeedFold
from vivat.game.errors import IllegalAction, Refusal, UnknownAction, shown
from vivat.game.naming import Naming
from vivat.game.sentence import ActionRef
from vivat.game.viewer import Viewer
from vivat.rules.log import Log


class ActionLike(Protocol):
    """The fields that the actions of every family have."""

    @property
    def code(self) -> int: ...
    @property
    def text(self) -> str: ...
    @property
    def of_chance(self) -> bool: ...
    @property
    def reference(self) -> ActionRef: ...


class Rules(Protocol):
    """The functions of a family's `play`."""

    def actor(self, p: Any, s: Any) -> int: ...
    def is_chance(self, s: Any) -> bool: ...
    def is_over(self, s: Any) -> bool: ...
    def legal_actions(self, p: Any, s: Any, found: list[int]) -> int: ...
    def weight(self, p: Any, s: Any, action: int) -> int: ...
    def step(self, p: Any, s: Any, log: Log, action: int) -> None: ...


ActionT = TypeVar("ActionT", bound=ActionLike)
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

    `play` is checked and kind; the functions in `vivat.rules` are unchecked and fast. With a dealer, or a seed in its
    place, chance is played at once whenever it is chance's turn; without one (a replay) its actions are played like
    others.
    """

    family: ClassVar[str]
    """The family of the game (`vivat.game.families`)."""
    RULES: ClassVar[Rules]
    CHANCE_ARTICLE: ClassVar[str]
    """The article that leaves some actions to chance."""
    TABLE_ARTICLE: ClassVar[str]
    """The article that says who sits at the table."""

    _params: Any
    _state: Any

    def __init__(self, vocabulary: Mapping[int, ActionT], dealer: Dealer | int | None) -> None:
        self._vocabulary = vocabulary
        self._dealer = None if dealer is None else Dealer.of(dealer)
        self._actions: list[ActionT] = []
        self._events: list[EventT] = []
        self._starts: list[int] = []
        """How many events there were before each action."""
        self._events_by_viewer: dict[Viewer, list[EventT]] = {}
        self._public: ObservationT | None = None
        """What everybody sees in this position, kept for the next viewer; None as long as nobody has looked."""
        self._log = Log()
        self._found = [0] * len(vocabulary)

    # What each family defines.

    @abstractmethod
    def parse(self, text: str) -> ActionT:
        """The action a text means; UnknownAction if it means none."""

    @abstractmethod
    def parse_exact(self, text: str) -> ActionT | None:
        """The action whose text this is to the letter, as records have it; None if there is none."""

    @abstractmethod
    def observe(self, viewer: Viewer | int) -> ObservationT:
        """What a viewer may see; a number is a seat."""

    def observe_now(self, viewer: Viewer) -> ObservationT:
        """The observation of a viewer who is told the events otherwise: it may do without them."""
        return self.observe(viewer)

    @abstractmethod
    def visible_to(self, event: EventT, viewer: Viewer) -> bool:
        """Whether a viewer is told of an event."""

    @abstractmethod
    def new_deeds(self) -> DeedFold[EventT, Any, Any]:
        """Folds the events of a viewer of this game into deeds, as they come."""

    @abstractmethod
    def _asked_seat(self, viewer: Viewer) -> int | None:
        """The seat for which a viewer is asked now; None if it is not asked."""

    @abstractmethod
    def _not_asked(self, viewer: Viewer) -> Refusal: ...
    @abstractmethod
    def _refusal(self, action: ActionT, seat: int | None) -> Refusal | None:
        """Why a seat, or with None whoever is to act, cannot do this now."""

    @property
    @abstractmethod
    def naming(self) -> Naming:
        """Puts what sentences and refusals of this game refer to into the words of a language."""

    @abstractmethod
    def _in_position(self, action: ActionT) -> ActionT:
        """A legal action with what follows from the position: where it leads, what it costs."""

    @abstractmethod
    def _decode(self) -> list[EventT]:
        """The events of the last step."""

    @abstractmethod
    def _how_many(self, kind: str) -> int:
        """The number of seats, or of players, at this table."""

    # What follows for both.

    def action_of(self, code: int) -> ActionT:
        """The action that has this number, in the words of this table."""
        return self._vocabulary[code]

    def read_action(self, said: str | ActionRef) -> ActionT:
        """The action that a program names: by its text to the letter, or in its parts; UnknownAction if it is none."""
        if isinstance(said, str):
            found = self.parse_exact(said)
        else:
            found = next((each for each in self._vocabulary.values() if each.reference == said), None)
        if found is None:
            text = said if isinstance(said, str) else said.verb
            raise UnknownAction(Refusal("unknown-action", "", {"text": text}))
        return found

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.RULES.is_over(self._state)

    @property
    def is_chance(self) -> bool:
        """Whether the next action is chance's."""
        return self.RULES.is_chance(self._state)

    @property
    def to_act(self) -> int | None:
        """The seat whose decision it is; None for chance and at the end."""
        asked = self.RULES.actor(self._params, self._state)
        return asked if asked >= 0 else None

    @property
    def deciding(self) -> Viewer | None:
        """Who decides: a seat, or one player of a team; None for chance and at the end."""
        asked = self.to_act
        return None if asked is None else Viewer.seat(asked)

    def check_viewer(self, viewer: Viewer | int) -> Viewer:
        """A viewer of this table, or IllegalAction when there is no such seat or player."""
        if isinstance(viewer, int):
            viewer = Viewer.seat(viewer)
        if not isinstance(viewer, Viewer):
            raise IllegalAction(Refusal("argument-viewer", "", {"given": shown(viewer)}))
        if viewer.kind in ("spectator", "everybody"):
            return viewer
        kind = "player" if viewer.kind == "player" else "seat"
        most = self._how_many(kind)
        if not 0 <= viewer.index < most:
            facts = {"number": viewer.index, "most": most}
            raise IllegalAction(Refusal(f"refused-no-such-{kind}", self.TABLE_ARTICLE, facts))
        return viewer

    @property
    def polled(self) -> tuple[int, ...]:
        """The seats that are all asked at once, in the order in which their choices are played; most times none."""
        return ()

    @property
    def candidacy(self) -> tuple[int, int] | None:
        """The round and the character of the election under way, by which it is known; None without one."""
        return None

    @property
    def candidacies(self) -> tuple[tuple[int, int], ...]:
        """The elections that may still come, each by its round and its character; most games have none."""
        return ()

    def ballots_of(self, seat: int) -> list[ActionT]:  # noqa: ARG002
        """The ballots that a seat has cards for, whether or not there is an election now."""
        return []

    @property
    def actions(self) -> tuple[ActionT, ...]:
        """Every action so far, chance's included: with the options, this is the game."""
        return tuple(self._actions)

    @property
    def events(self) -> tuple[EventT, ...]:
        """Every event so far, secrets included: for records and tests, not for players."""
        return tuple(self._events)

    @property
    def steps(self) -> tuple[tuple[EventT, ...], ...]:
        """The events of the beginning, then those of each action, secrets included."""
        return tuple(tuple(self._events[start:end]) for start, end in pairwise((0, *self._starts, len(self._events))))

    def events_for(self, viewer: Viewer | int) -> tuple[EventT, ...]:
        """The events a viewer was told, in order."""
        return tuple(self._events_of(self.check_viewer(viewer)))

    def _events_of(self, viewer: Viewer) -> list[EventT]:
        if viewer not in self._events_by_viewer:
            self._events_by_viewer[viewer] = [event for event in self._events if self.visible_to(event, viewer)]
        return self._events_by_viewer[viewer]

    def legal_actions(self, viewer: Viewer | int | None = None) -> list[ActionT]:
        """What may be done now: by whoever is to act, or by this viewer (nothing if it is not asked).

        In an election every seat that has not voted is asked, though the ballots are played in the order of `polled`.
        """
        if viewer is None:
            return self._legal()
        seat = self._asked_seat(self.check_viewer(viewer))
        return [] if seat is None else self._legal_for(seat)

    def refused_sorts(self, viewer: Viewer | int) -> tuple[Any, ...]:  # noqa: ARG002
        """The sorts of action that a viewer who is asked cannot take now, with the reasons, where they are listed."""
        return ()

    def kept_knowledge(self, viewer: Viewer | int) -> tuple[Any, ...] | None:  # noqa: ARG002
        """What the table keeps for a viewer of what it could remember itself, where that is not in the observation."""
        return None

    def sure_winners(self, viewer: Viewer | int) -> tuple[int, ...]:  # noqa: ARG002
        """Who has all that wins, where the table keeps for a viewer what is certain."""
        return ()

    @property
    def open_moves(self) -> list[ActionT]:
        """What the seat to act may do, where everybody can see that and see it done; empty where a secret decides."""
        return []

    def _legal(self) -> list[ActionT]:
        count = self.RULES.legal_actions(self._params, self._state, self._found)
        return [self._in_position(self._vocabulary[code]) for code in self._found[:count]]

    def _legal_for(self, seat: int) -> list[ActionT]:  # noqa: ARG002
        """What a seat that is asked may do."""
        return self._legal()

    def _weight(self, action: ActionT) -> int:
        return self.RULES.weight(self._params, self._state, action.code)

    def chances(self) -> list[tuple[ActionT, int]]:
        """Chance's actions with their weights; empty when it is not chance's turn."""
        return [(action, self._weight(action)) for action in self._legal()] if self.is_chance else []

    def why_not(self, action: ActionT | str, viewer: Viewer | int | None = None) -> Refusal | None:
        """Why this viewer cannot do this now, from its own knowledge; None if it can.

        Without a viewer the question is asked for whoever is to act, chance included.
        """
        action = self._meant(action)
        seat = None
        if viewer is not None:
            viewer = self.check_viewer(viewer)
            seat = self._asked_seat(viewer)
            if seat is None:
                return self._not_asked(viewer)
        if action.of_chance and not (viewer is None and self.is_chance):
            return Refusal("refused-chance", self.CHANCE_ARTICLE)
        return self._refusal(action, seat)

    def _meant(self, action: ActionT | str) -> ActionT:
        """The action itself, or the one a text means; UnknownAction for anything else, such as a bot's None."""
        if isinstance(action, str):
            return self.parse(action)
        known = self._vocabulary.get(getattr(action, "code", -1))
        if known is None or (known is not action and known != action):
            raise UnknownAction(Refusal("argument-action", "", {"given": shown(action)}))
        return action

    def play(self, action: ActionT | str, viewer: Viewer | int | None = None) -> tuple[EventT, ...]:
        """Do an action, checked; returns the events, those of chance after it included.

        With `viewer`, only what that viewer may do is accepted; ballots are laid down one by one, in the order of
        `polled`. IllegalAction says why not, with its article.
        """
        action = self._meant(action)
        refused = self.why_not(action, viewer)
        if refused is None and viewer is not None and self._asked_seat(self.check_viewer(viewer)) != self.to_act:
            refused = self._not_asked(self.check_viewer(viewer))
        if refused is not None:
            raise IllegalAction(refused)
        before = len(self._events)
        self._apply(action)
        self._play_chance()
        return tuple(self._events[before:])

    def consider(self, actions: Iterable[ActionT], dealer: Dealer) -> "Continuation[ActionT, EventT]":
        """The game after these actions and chance's answers to them; the game itself stays where it is.

        Not checked: ask `why_not` first. `adopt` makes it the game's own.
        """
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)  # all is done at once: it finds its actions where the game does
        twin._events_by_viewer, twin._dealer = {}, dealer
        twin._copy_state()
        steps: list[tuple[ActionT, tuple[EventT, ...]]] = []
        coming = iter(actions)
        while (action := twin._draw(dealer) if twin.is_chance else next(coming, None)) is not None:
            twin._actions, twin._starts, twin._events = [], [], []
            twin._apply(action)
            steps.append((action, tuple(twin._events)))
        return Continuation(len(self._actions), tuple(steps), twin.is_over, twin)

    def adopt(self, continuation: "Continuation[ActionT, EventT]") -> None:
        """Go on to what was considered of this game, in the position in which it was considered."""
        if continuation.after != len(self._actions):
            raise AssertionError("what was considered is of another position")
        self._take_state(continuation.twin)
        for action, events in continuation.steps:
            self._hear(action, events)

    def _apply(self, action: ActionT) -> None:
        self.RULES.step(self._params, self._state, self._log, action.code)
        self._hear(action, self._decode())

    def _hear(self, action: ActionT, events: Sequence[EventT]) -> None:
        self._public = None
        self._actions.append(action)
        self._starts.append(len(self._events))
        self._events.extend(events)
        for viewer, known in self._events_by_viewer.items():
            known.extend(event for event in events if self.visible_to(event, viewer))

    def _play_chance(self) -> None:
        while self._dealer is not None and self.is_chance:
            self._apply(self._draw(self._dealer))

    def _draw(self, dealer: Dealer) -> ActionT:
        actions = self._legal()
        return actions[dealer.draw(range(len(actions)), [self._weight(action) for action in actions])]

    def copy(self, dealer: Dealer | int | None = None) -> Self:
        """An independent copy, which goes on with this dealer, or with chance of this seed.

        Without either it goes on as the game itself would: to the same chance, unless that is the operating system's.
        """
        own = None if self._dealer is None else self._dealer.twin()
        twin = self.position(own if dealer is None else Dealer.of(dealer))
        twin._play_chance()
        return twin

    def position(self, dealer: Dealer | None) -> Self:
        """A copy that stands where this game stands, even at chance's turn, and goes on from there with this dealer."""
        twin = copy.copy(self)
        twin._actions = list(self._actions)
        twin._starts = list(self._starts)
        twin._events = list(self._events)
        twin._events_by_viewer = {}
        twin._dealer = dealer
        twin._copy_state()
        twin._log, twin._found = Log(), list(self._found)
        return twin

    def _copy_state(self) -> None:
        """Make the state of a shallow copy its own."""
        self._state = copy_of(self._state)

    def _take_state(self, twin: Any) -> None:
        """Go on with the state of another game, which is not used any more."""
        self._state = twin._state

    def replay(self, actions: Sequence[ActionT]) -> None:
        """Play actions one after the other, checked."""
        for action in actions:
            self.play(action)


@dataclass(frozen=True, slots=True)
class Continuation(Generic[ActionT, EventT]):
    """How a game goes on from a position: what is played, chance's answers included, and what comes of it."""

    after: int
    """How many actions had been played."""
    steps: tuple[tuple[ActionT, tuple[EventT, ...]], ...]
    """Each action with its events."""
    is_over: bool
    """Whether the game is over then."""
    twin: Any
    """The game in its new position."""

    @property
    def texts(self) -> tuple[str, ...]:
        """The actions as records have them."""
        return tuple(action.text for action, _ in self.steps)
