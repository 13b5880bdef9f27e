"""What a viewer has not been told yet: deeds that have begun or grown since, and what is new of each."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from vivat.game import CastleDeed, IntrigueDeed, Sentence, Viewer
from vivat.game.deed import DeedFold

Perspective = Viewer | None
"""Whose knowledge is shown; None is everything, all secrets included, for replays."""
Deed = TypeVar("Deed", bound=CastleDeed | IntrigueDeed)


class News(Generic[Deed]):
    """The deeds of everybody who looks at a game, folded as their events come."""

    def __init__(self, new_fold: Callable[[], DeedFold[Any, Any, Deed]]) -> None:
        self._new_fold: Callable[[], DeedFold[Any, Any, Deed]] = new_fold
        self._folds: dict[Perspective, DeedFold[Any, Any, Deed]] = {}

    def deeds(self, perspective: Perspective, events: Sequence[Any]) -> list[Deed]:
        """The deeds that all these events make; what was folded before is not folded again."""
        fold = self._folds.setdefault(perspective, self._new_fold())
        fold.add(events[fold.event_count :])
        return fold.deeds

    def since(self, perspective: Perspective, events: Sequence[Any], start: int) -> list[tuple[Deed, list[Sentence]]]:
        """The deeds that the events from number `start` on have begun or changed, each with its new sentences."""
        fold = self._folds.get(perspective)
        if fold is None or fold.event_count != start:  # a replay may go anywhere
            fold = self._folds[perspective] = self._new_fold()
            fold.add(events[:start])
        before = list(fold.deeds)
        fold.add(events[start:])
        ends = [deed.first for deed in fold.deeds[1:]]
        done = next((number for number, end in enumerate(ends) if end > start), len(ends))
        return [
            (deed, added(before[number].sentences if deed.first < start else (), deed.sentences))
            for number, deed in enumerate(fold.deeds)
            if number >= done
        ]


def added(before: tuple[Sentence, ...], after: tuple[Sentence, ...]) -> list[Sentence]:
    """The sentences of a deed that it did not have before: as a rule it grows at its end."""
    if after[: len(before)] == before:
        return list(after[len(before) :])
    return [sentence for sentence in after if sentence not in before]
