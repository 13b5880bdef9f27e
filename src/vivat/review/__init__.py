"""Review: what every decision of a finished game was worth, from what its seat knew, and what there is to learn.

Everything is worked out from the record, and each seat's part from that seat's observations alone.
"""

from typing import TYPE_CHECKING

from vivat.exports import imported_when_used

if TYPE_CHECKING:
    from vivat.review.review import (
        Believed,
        BotThought,
        ChoiceWorth,
        CurvePoint,
        GameLesson,
        Reason,
        Review,
        ReviewedDecision,
        SeatCurvePoint,
        SeatReview,
        TurningPoint,
        WeighedChoice,
    )
    from vivat.review.reviewing import ReviewCancelled, review_curve, review_game, review_version

__all__ = [
    "Believed",
    "BotThought",
    "ChoiceWorth",
    "CurvePoint",
    "GameLesson",
    "Reason",
    "Review",
    "ReviewCancelled",
    "ReviewedDecision",
    "SeatCurvePoint",
    "SeatReview",
    "TurningPoint",
    "WeighedChoice",
    "review_curve",
    "review_game",
    "review_version",
]

if not TYPE_CHECKING:  # a type checker knows the names above, and no others
    __getattr__, __dir__ = imported_when_used(
        __name__,
        {
            "vivat.review.review": [
                "Believed", "BotThought", "ChoiceWorth", "CurvePoint", "GameLesson", "Reason", "Review",
                "ReviewedDecision", "SeatCurvePoint", "SeatReview", "TurningPoint", "WeighedChoice",
            ],
            "vivat.review.reviewing": ["ReviewCancelled", "review_curve", "review_game", "review_version"],
        },
    )  # fmt: skip
