"""Deeds: what a person would tell, each made of one or more events in a row.

The deeds of a viewer are a fold over the events that viewer was told, so they hold nothing that the viewer may not
know. A deed under way grows with the events that belong to it; one that is done does not change any more. They are
folded between decisions, when chance has answered: in the middle of its answers a deed may seem to be done.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from enum import IntEnum
from types import MappingProxyType
from typing import Generic, TypeVar

EventT = TypeVar("EventT")
KindT = TypeVar("KindT", bound=str)
DeedT = TypeVar("DeedT")


class Weight(IntEnum):
    """How much a deed means to those who watch it: for pace, sound and what a summary leaves out."""

    PASSING = 0
    """What happens by itself: an income, a turn that begins."""
    SMALL = 1
    """A move that changes little."""
    PLAIN = 2
    """A move that others must know of to play well."""
    GREAT = 3
    """What turns a game: an election, a murder, a victory."""


SHOWN_MS: Mapping[Weight, int] = MappingProxyType(
    {Weight.PASSING: 600, Weight.SMALL: 1400, Weight.PLAIN: 1600, Weight.GREAT: 2000}
)
"""How long a deed is shown at a calm pace, in milliseconds, by its weight; some are shown in several pictures."""
PICTURES_MS: Mapping[str, int] = MappingProxyType(
    {
        "procession": 900,  # R5.1: a candidate comes before the throne
        "laying": 900,  # R5.2: ballots are laid down, all of them together
        "breath": 800,  # before the first is turned over, and before the result
        "turning": 1600,  # R5.3: all of them are turned over
        "result": 2800,
        "row": 1900,  # R6: a row of a count
        "count": 9000,  # all its rows together, at most
        "dealt": 3000,  # R2: new cards
        "begun": 1000,  # S5: who does it to whom
        "done": 2000,  # and what comes of it
        "flip": 600,  # S4.9: a Power card
        "flips": 2000,  # all of them together, at most
        "unveiled": 1600,  # S7: everybody shows role and hand
        "won": 2400,  # and why that is a victory
        "own": 900,  # what came of one's own deed, which needs no reading
    }
)
"""How long the pictures of those deeds are shown; `shown_ms` of a deed is what they come to."""


class Run(Generic[EventT, KindT]):
    """Events in a row that belong to one deed, and what kind of deed they make."""

    __slots__ = ("events", "first", "kind")

    def __init__(self, first: int, kind: KindT) -> None:
        self.first = first
        """The number of the first event among those the viewer was told."""
        self.kind = kind
        self.events: list[EventT] = []


class DeedFold(ABC, Generic[EventT, KindT, DeedT]):
    """The deeds of one viewer, kept up with the events it is told: only the last deed is made anew."""

    def __init__(self) -> None:
        self.deeds: list[DeedT] = []
        """All deeds so far, in order; what is in the list is replaced when it changes."""
        self.event_count = 0
        """How many events were taken in."""
        self.whole: dict[int, DeedT] = {}
        """By number: deeds of which something may not be shown any more, as they were before (R5.10)."""
        self._run: Run[EventT, KindT] | None = None
        self._changes: list[tuple[int, int]] = []
        """How many events were taken in when a deed changed, and its number; in order."""
        self._has_deed = False
        """Whether the last deed of the list is that of the run."""
        self._is_stale = False
        """Whether the run has events that its deed does not tell yet."""

    @abstractmethod
    def _begins(self, event: EventT) -> KindT:
        """The kind of deed that an event begins."""

    @abstractmethod
    def _joins(self, run: Run[EventT, KindT], event: EventT) -> KindT | None:
        """The kind of a run with this event in it; None if the event is another deed's."""

    @abstractmethod
    def _waits(self, run: Run[EventT, KindT]) -> bool:
        """Whether something that belongs to a run is still to come, unless another deed begins."""

    @abstractmethod
    def _make(self, run: Run[EventT, KindT], is_done: bool) -> DeedT:
        """The deed that a run makes."""

    def _before(self, event: EventT) -> None:
        """Take notice of an event before it is put into a deed; the one before it is complete if this is another's."""

    def add(self, events: Iterable[EventT]) -> None:
        """Take in what the viewer was told since the last time, up to a decision."""
        run = self._run
        for event in events:
            kind = None if run is None else self._joins(run, event)
            if run is None or kind is None:
                if run is not None:
                    self._close(run)
                self._before(event)
                run, self._has_deed = Run(self.event_count, self._begins(event)), False
            else:
                run.kind = kind
            run.events.append(event)
            self.event_count += 1
            self._is_stale = True
        self._run = run
        if run is not None and self._is_stale:
            self._put(run, not self._waits(run), self.event_count)

    def changed_since(self, event_count: int) -> list[int]:
        """The numbers of the deeds that are new or have changed since so many events were taken in."""
        numbers = []
        for after, number in reversed(self._changes):  # most times the last few
            if after <= event_count:
                break
            numbers.append(number)
        return sorted(set(numbers)) if len(numbers) > 1 else numbers

    def _close(self, run: Run[EventT, KindT]) -> None:
        """Another deed begins: this one is done, whatever it waited for."""
        if self._waits(run):
            self._put(run, True, self.event_count + 1)
        elif self._is_stale:
            self._put(run, True, self.event_count)

    def _put(self, run: Run[EventT, KindT], is_done: bool, event_count: int) -> None:
        deed = self._make(run, is_done)
        if self._has_deed:
            self.deeds[-1] = deed
        else:
            self.deeds.append(deed)
        self._has_deed, self._is_stale = True, False
        self._note(len(self.deeds) - 1, event_count)

    def _note(self, number: int, event_count: int) -> None:
        """Remember that a deed is another after so many events."""
        self._changes.append((event_count, number))
