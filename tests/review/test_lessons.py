"""Which lessons a seat is given."""

from vivat.review.lessons import best_lessons
from vivat.review.review import GameLesson, LessonKey


def lesson(key: LessonKey, loss: float) -> GameLesson:
    """A lesson of seat 0."""
    return GameLesson(0, key, round(1000 * loss), loss, "vote no", "vote yes")


def test_no_lesson_leaves_out_a_much_larger_mistake_for_being_of_another_kind() -> None:
    found = [lesson("turn-wasted", 0.3), lesson("turn-wasted", 0.18), lesson("other-choice", 0.02)]
    found += [lesson("need-missed", 0.01)]
    assert best_lessons(found, 1) == found[:3]


def test_of_two_that_weigh_alike_another_kind_goes_first() -> None:
    found = [lesson("no-wasted", loss) for loss in (0.2, 0.12, 0.11)] + [lesson("yes-too-soon", 0.1)]
    assert [each.key for each in best_lessons(found, 1)].count("yes-too-soon") == 1
