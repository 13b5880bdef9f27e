"""What a viewer has not been told yet: deeds that have begun or grown since, and what is new of each."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from vivat.game import CastleDeed, IntrigueDeed, Sentence
from vivat.game.deed import DeedFold
from vivat.terminal.face import Eyes

Deed = TypeVar("Deed", CastleDeed, IntrigueDeed)


class News(Generic[Deed]):
    """The deeds of everybody who looks at a game, folded as their events come."""

    def __init__(self, new_fold: Callable[[], DeedFold[Any, Any, Deed]]) -> None:
        self._new_fold: Callable[[], DeedFold[Any, Any, Deed]] = new_fold
        self._folds: dict[Eyes, DeedFold[Any, Any, Deed]] = {}

    def since(self, eyes: Eyes, events: Sequence[Any], told: int) -> list[tuple[Deed, list[Sentence]]]:
        """The deeds that are new to whoever was told the first so many of these events, with the sentences to tell."""
        fold = self._folds.get(eyes)
        if fold is None or fold.heard != told:  # a replay may go anywhere
            fold = self._folds[eyes] = self._new_fold()
            fold.add(events[:told])
        before = list(fold.deeds)
        fold.add(events[told:])
        ends = [deed.first for deed in fold.deeds[1:]]
        done = next((number for number, end in enumerate(ends) if end > told), len(ends))
        return [
            (deed, added(before[number].sentences if deed.first < told else (), deed.sentences))
            for number, deed in enumerate(fold.deeds)
            if number >= done
        ]


def added(told: tuple[Sentence, ...], said: tuple[Sentence, ...]) -> list[Sentence]:
    """What a deed says now and did not say before: as a rule it grows at its end."""
    if said[: len(told)] == told:
        return list(said[len(told) :])
    return [sentence for sentence in said if sentence not in told]
