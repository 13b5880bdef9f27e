"""Deeds: what a person would tell, each made of one or more events in a row.

The deeds of a viewer are a fold over the events that viewer was told, so they hold nothing that the viewer may not
know. A deed under way grows with the events that belong to it; one that is done does not change any more. They are
folded between decisions, when chance has answered: in the middle of its answers a deed may seem to be done.
"""

from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from typing import Generic, TypeVar

EventT = TypeVar("EventT")
KindT = TypeVar("KindT", bound=str)


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


class Run(Generic[EventT, KindT]):
    """Events in a row that belong to one deed, and what kind of deed they make."""

    def __init__(self, first: int, kind: KindT, event: EventT) -> None:
        self.first = first
        """The number of the first event among those the viewer was told."""
        self.kind = kind
        self.events = [event]


def runs(
    events: Sequence[EventT],
    begin: Callable[[EventT], KindT],
    join: Callable[[Run[EventT, KindT], EventT], KindT | None],
) -> Iterator[Run[EventT, KindT]]:
    """The events in runs, each the material of one deed.

    `begin` says which kind of deed an event begins; `join` which kind a run is with this event in it, or None if the
    event is another deed's.
    """
    run: Run[EventT, KindT] | None = None
    for number, event in enumerate(events):
        kind = None if run is None else join(run, event)
        if run is None or kind is None:
            if run is not None:
                yield run
            run = Run(number, begin(event), event)
        else:
            run.kind = kind
            run.events.append(event)
    if run is not None:
        yield run
