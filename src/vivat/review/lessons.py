"""Which lessons a seat is given: its largest mistakes, or its best finds if it made none."""

from collections.abc import Iterable

from vivat.review.review import GameLesson

EACH = 3
"""Lessons for a seat, at most."""


def best_lessons(lessons: Iterable[GameLesson], seats: int) -> list[GameLesson]:
    """Of all that could be learnt, by seat the weightiest; no lesson twice while there are others."""
    found: list[GameLesson] = []
    own: dict[int, list[GameLesson]] = {seat: [] for seat in range(seats)}
    for lesson in lessons:
        own[lesson.seat].append(lesson)
    for each in own.values():
        mistakes = [lesson for lesson in each if lesson.key != "good-find"] or each
        mistakes.sort(key=lambda lesson: -lesson.loss)
        firsts = [lesson for at, lesson in enumerate(mistakes) if lesson.key not in {one.key for one in mistakes[:at]}]
        found += (firsts + [lesson for lesson in mistakes if lesson not in firsts])[:EACH]
    return found
