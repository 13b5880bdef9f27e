"""The families among reviews, by key: who works a review of one out, and its version."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from vivat.game.families import CASTLE
from vivat.review.review import CurvePoint, GameLesson, ReviewedDecision, TurningPoint


class Reviewer(Protocol):
    """What works the parts of a review out."""

    @property
    def models(self) -> tuple[str, ...]:
        """The names of the opponent models."""

    def curve(self, advance: Callable[[float], None]) -> tuple[CurvePoint, ...]:
        """Everybody's chance to win at every moment, and at the end."""

    def decisions(self, advance: Callable[[float], None]) -> tuple[list[ReviewedDecision], list[GameLesson]]:
        """Every decision with all its choices, and what there is to learn from them."""

    def turning_points(self, curve: Sequence[CurvePoint]) -> tuple[TurningPoint, ...]:
        """Every seat's largest changes."""


def castle_reviewer(game: Any, seed: int, worlds: int, check: Callable[[], None]) -> Reviewer:
    """The reviewer of a castle game; compiled code is imported when one is made, not when a family is named."""
    from vivat.review.castle.reviewer import CastleReviewer

    return CastleReviewer(game, seed, worlds, check)


REVIEWERS: Mapping[str, Callable[..., Reviewer]] = {CASTLE.key: castle_reviewer}
