"""The interface between the adapters and a family."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from vivat.adapters.compiled.layout import Field
from vivat.game.game import ActionLike

OptionsT = TypeVar("OptionsT")
ObservationT = TypeVar("ObservationT")


class AdapterFamily(ABC, Generic[OptionsT, ObservationT]):
    """What the adapters need to know of a game: what is the same in its whole family, and what its options say.

    A `state` is the NumPy record of a state.
    """

    TITLE: ClassVar[str]
    """What OpenSpiel calls the family."""
    USUAL: ClassVar[str]
    """The game that OpenSpiel loads if none is named."""
    ACTIONS: ClassVar[int]
    """How many actions players have, by their codes from 0; those of chance follow."""
    CODES: ClassVar[int]
    """How many actions there are, chance's included."""
    FIELDS: ClassVar[tuple[Field, ...]]
    """What a view is made of."""
    MOST_VALUE: ClassVar[int]
    """No number of a view, and no final score, is larger."""
    LISTENS: ClassVar[bool]
    """Whether a seat remembers events, so that the rules must tell them."""
    KINDS: ClassVar[Mapping[int, Sequence[Any]]]
    """The kinds of its events: by number, a row that begins with the kind's name."""

    def __init__(self, options: OptionsT) -> None:
        self.options = options

    @property
    def counts_shown(self) -> int:
        """1 if the table counts for everybody what was played."""
        return 0

    @property
    @abstractmethod
    def actions(self) -> Mapping[int, ActionLike]:
        """Every action by its code, chance's too."""

    @property
    @abstractmethod
    def most_actions(self) -> int:
        """An upper bound of the actions in a game; 0 if it need not end."""

    @property
    @abstractmethod
    def most_events(self) -> int:
        """An upper bound of the events that a seat is told in a game; 0 if it need not end."""

    def deciding(self, state: Any, turn: int) -> list[int]:  # noqa: ARG002
        """The seats that decide now, in the order in which they are asked: most times the one whose turn it is."""
        return [turn]

    @staticmethod
    @abstractmethod
    def encode(observation: ObservationT) -> list[int]:
        """What the observation of a seat says, in the numbers of a view."""

    @abstractmethod
    def as_text(self, state: Any, asked: str) -> str:
        """What lies open on the table, and who is asked, as text."""

    @abstractmethod
    def resample(self, state: Any, me: int, seen: Callable[[], ObservationT], luck: Random) -> None:
        """Write other secrets into a state that this seat, who has seen so much, cannot tell from it."""
