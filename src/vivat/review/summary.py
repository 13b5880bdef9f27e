"""What terminal and page both say of a review: its models, rounds and counts."""

from vivat.review.review import CurvePoint, Review
from vivat.words import Words


def hundredths(chance: float) -> int:
    """A chance as a whole number of hundredths."""
    return round(100 * chance)


def models_named(words: Words, review: Review) -> str:
    """The assumption of a review: how everybody is taken to play."""
    keys = [(each, f"review-model-{each}") for each in review.models]
    names = [words.say(key) if words.knows(key) else each for each, key in keys]
    return words.say("review-models", models=words.listed(names))


def rounds_of(review: Review) -> list[tuple[int, CurvePoint]]:
    """The rounds by their number, counted from 1, with the first point of each."""
    first: dict[int, CurvePoint] = {}
    for point in review.curve[:-1]:
        first.setdefault(point.round, point)
    return list(first.items())


def summary_of(words: Words, review: Review, seat: int) -> str:
    """How many decisions a seat made, and how many of them were mistakes or too close to call."""
    verdicts = [each.verdict for each in review.decisions if each.seat == seat]
    return words.say(
        "review-decisions-about",
        decisions=len(verdicts),
        mistakes=verdicts.count("mistake"),
        close=verdicts.count("close"),
    )
