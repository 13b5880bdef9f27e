"""Which lessons a seat is given: its largest mistakes, or its best finds if it made none."""

from collections.abc import Iterable

from vivat.review.review import GameLesson

EACH = 3
"""Lessons for a seat, at most."""
NEARLY = 0.75
"""A lesson of another kind goes before one of the same kind only if it is worth so much of it."""


def best_lessons(lessons: Iterable[GameLesson], seats: int) -> list[GameLesson]:
    """Of all that could be learnt, by seat the weightiest; one of another kind first where it weighs nearly as much."""
    found: list[GameLesson] = []
    own: dict[int, list[GameLesson]] = {seat: [] for seat in range(seats)}
    for lesson in lessons:
        own[lesson.seat].append(lesson)
    for each in own.values():
        mistakes = [lesson for lesson in each if lesson.key != "good-find"] or each
        mistakes.sort(key=lambda lesson: -lesson.loss)
        chosen: list[GameLesson] = []
        for lesson in mistakes:
            again = any(lesson.key == one.key for one in chosen)
            others = [one for one in mistakes if one.key != lesson.key and one not in chosen and one.loss < lesson.loss]
            if not (again and any(one.loss >= NEARLY * lesson.loss for one in others)):
                chosen.append(lesson)
        found += sorted((chosen + [one for one in mistakes if one not in chosen])[:EACH], key=lambda one: -one.loss)
    return found
