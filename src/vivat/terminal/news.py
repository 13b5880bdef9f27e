"""What a viewer has not been told yet: deeds that have begun or grown since, and what is new of each."""

from collections.abc import Sequence
from typing import TypeVar

from vivat.game import CastleDeed, IntrigueDeed, Sentence

Deed = TypeVar("Deed", CastleDeed, IntrigueDeed)


def new_sentences(before: Sequence[Deed], now: Sequence[Deed], told: int) -> list[tuple[Deed, list[Sentence]]]:
    """The deeds that are new to a viewer who knew the deeds `before`, of so many events, with the sentences to tell."""
    ends = [deed.first for deed in now[1:]]
    done = next((number for number, end in enumerate(ends) if end > told), len(ends))
    return [
        (deed, added(before[number].sentences if deed.first < told else (), deed.sentences))
        for number, deed in enumerate(now)
        if number >= done
    ]


def added(told: tuple[Sentence, ...], said: tuple[Sentence, ...]) -> list[Sentence]:
    """What a deed says now and did not say before: as a rule it grows at its end."""
    if said[: len(told)] == told:
        return list(said[len(told) :])
    return [sentence for sentence in said if sentence not in told]
