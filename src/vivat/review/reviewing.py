"""Reviews of finished games: a quick curve first, then every decision, turning points and lessons."""

from collections.abc import Callable
from hashlib import blake2b

from msgspec.structs import replace

from vivat.game import GameRecord, Refusal, VivatError
from vivat.review.families import PARTS, Reviewer
from vivat.review.review import Review
from vivat.review.thoughts import bot_thoughts
from vivat.search.models import CHANCES, NUMBERS

METHOD = 5
"""Counts up whenever the same record, seed and models would give another review."""
WORLDS = 400
"""Worlds on which all choices of a decision are compared, for each model; those that are close get more."""
CURVE_SHARE, DECISION_SHARE = 0.1, 0.75
"""How much of the time of a review its curve and its decisions take, for progress; the rest is the bots' thoughts."""

Progress = Callable[[float], None]
"""Told how much is done, from 0 to 1."""


class ReviewCancelled(Exception):
    """A review was given up because whoever asked for it said so."""


def review_version() -> str:
    """The version of method and models: a review that has another one should be worked out anew."""
    return f"{METHOD}-{blake2b(NUMBERS.read_bytes() + CHANCES.read_bytes(), digest_size=4).hexdigest()}"


def review_curve(
    record: GameRecord,
    *,
    seed: int = 1,
    worlds: int | None = None,
    progress: Progress = lambda _: None,
    cancelled: Callable[[], bool] = lambda: False,
) -> Review:
    """A first review of a finished game, within seconds: curve and turning points, without decisions and lessons."""
    reviewer = _reviewer(record, seed, worlds, cancelled)
    curve = reviewer.curve(progress)
    progress(1.0)
    return Review(review_version(), reviewer.models, curve, turning_points=reviewer.turning_points(curve))


def review_game(
    record: GameRecord,
    *,
    seed: int = 1,
    worlds: int | None = None,
    progress: Progress = lambda _: None,
    cancelled: Callable[[], bool] = lambda: False,
    told: Callable[[Review], None] = lambda _: None,
) -> Review:
    """The whole review of a finished game. `VivatError` if it is not over; `ReviewCancelled` if somebody cancels.

    `told` is called with curve and turning points as soon as they are known.
    """
    reviewer = _reviewer(record, seed, worlds, cancelled)
    curve = reviewer.curve(lambda done: progress(CURVE_SHARE * done))
    turns = reviewer.turning_points(curve)
    first = Review(review_version(), reviewer.models, curve, turning_points=turns)
    told(first)
    decisions, lessons = reviewer.decisions(lambda done: progress(CURVE_SHARE + DECISION_SHARE * done))
    before = CURVE_SHARE + DECISION_SHARE
    thoughts = bot_thoughts(record, lambda done: progress(before + (1.0 - before) * done), checker(cancelled))
    progress(1.0)
    return replace(first, decisions=tuple(decisions), lessons=tuple(lessons), thoughts=thoughts)


def _reviewer(record: GameRecord, seed: int, worlds: int | None, cancelled: Callable[[], bool]) -> Reviewer:
    if not record.game().is_over:
        raise VivatError(Refusal("review-unfinished", ""))
    return PARTS[record.options.family].reviewer(record, seed, worlds or WORLDS, checker(cancelled))


def checker(cancelled: Callable[[], bool]) -> Callable[[], None]:
    """What is called often while a review is worked out, and ends it when somebody cancels."""

    def check() -> None:
        if cancelled():
            raise ReviewCancelled

    return check
