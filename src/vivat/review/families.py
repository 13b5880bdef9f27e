"""The families among reviews, by key: who works a review out, who says it in words, and who coaches."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

from vivat.bots.levels import plays_like
from vivat.game import CastleGame, CastleObservation, GameRecord, IntrigueGame, IntrigueObservation
from vivat.game.families import CASTLE, INTRIGUE
from vivat.review.castle.sentences import CastleSentences
from vivat.review.intrigue.sentences import IntrigueSentences
from vivat.review.review import CurvePoint, GameLesson, ReviewedDecision, TurningPoint
from vivat.review.sentences import Sentences
from vivat.table.record_tags import bots_in
from vivat.words import Words


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
        """The largest changes of every seat's chances."""


@dataclass(frozen=True, slots=True)
class ReviewFamily:
    """What reviews have of a family."""

    reviewer: Callable[..., Reviewer]
    """Of a record, with a seed, a number of worlds and a function that is called often."""
    sentences: Callable[[Words, Any], Sentences]
    """In a language, with the names of these options."""
    coach: Callable[..., Any]
    """What is told from an observation: with the best choices or without, a function that is called often, worlds, and
    the levels of bots by seat."""
    believed: str
    """What bots have beliefs of: the field of `Believed`."""
    unknown_players: Callable[[Any], list[int]]
    """The players whose secret is not known in an observation."""


def castle_reviewer(record: GameRecord, seed: int, worlds: int, check: Callable[[], None]) -> Reviewer:
    """The reviewer of a castle game; compiled code is imported when one is made, not when a family is named."""
    from vivat.review.castle.reviewer import CastleReviewer

    levels = {seat: level for seat, name in bots_in(record).items() if (level := plays_like(name)) is not None}
    return CastleReviewer(cast(CastleGame, record.game()), levels, seed, worlds, check)


def intrigue_reviewer(record: GameRecord, seed: int, worlds: int, check: Callable[[], None]) -> Reviewer:
    """The reviewer of a game of intrigue."""
    from vivat.review.intrigue.reviewer import IntrigueReviewer

    return IntrigueReviewer(cast(IntrigueGame, record.game()), seed, worlds, check)


def castle_coach(
    observation: Any, advice: bool, check: Callable[[], None], worlds: int, levels: Mapping[int, str]
) -> Any:
    """What the coach tells of a castle game; compiled code is imported when it is asked."""
    from vivat.review.castle.coach import coach_castle

    return coach_castle(observation, advice, check, worlds, levels)


def intrigue_coach(
    observation: Any, advice: bool, check: Callable[[], None], worlds: int, _levels: Mapping[int, str]
) -> Any:
    """What the coach tells of a game of intrigue."""
    from vivat.review.intrigue.coach import coach_intrigue

    return coach_intrigue(observation, advice, check, worlds)


def unknown_favourites(observation: CastleObservation) -> list[int]:
    """R2.3: The players whose Favourites card is not known."""
    return [player for player, card in enumerate(observation.cards) if card is None]


def unknown_roles(observation: IntrigueObservation) -> list[int]:
    """S2.1: The living players whose role is not known."""
    return [player for player, role in enumerate(observation.roles) if role is None and not observation.dead[player]]


PARTS: Mapping[str, ReviewFamily] = {
    CASTLE.key: ReviewFamily(castle_reviewer, CastleSentences, castle_coach, "character", unknown_favourites),
    INTRIGUE.key: ReviewFamily(intrigue_reviewer, IntrigueSentences, intrigue_coach, "role", unknown_roles),
}
