"""What there is to learn from a decision of the card game: the kind of mistake, from what the player knew."""

from collections.abc import Mapping

from vivat.game import IntrigueAction, IntrigueObservation
from vivat.game.intrigue.conditions import conditions_of
from vivat.review.coach import IntrigueOpponent
from vivat.review.review import GameLesson, LessonKey, ReviewedDecision
from vivat.review.statistics import LEAST_LOSS, SURE

NEAR = 0.2
"""Whoever wins at their next turn with so much is about to win."""
STRIKES = ("assassinate", "accuse")


def lesson_of(
    decision: ReviewedDecision,
    observation: IntrigueObservation,
    made: IntrigueAction,
    better: IntrigueAction,
    opponents: Mapping[int, IntrigueOpponent],
) -> GameLesson | None:
    """The lesson of a mistake, or of a find; None if there is none to learn."""
    if decision.verdict == "mistake":
        rival = rival_stopped(better, opponents)
        key = kind_of_mistake(observation, made, better, rival)
        return GameLesson(decision.seat, key, decision.move, decision.made.loss, made.text, better.text, rival=rival)
    if decision.verdict == "best":
        next_best = next((each for each in decision.choices if each.code != decision.chosen), None)
        if (
            next_best is not None
            and next_best.loss >= LEAST_LOSS
            and all(behind > SURE * error for behind, error in zip(next_best.behind, next_best.errors, strict=True))
        ):
            return GameLesson(
                decision.seat, "good-find", decision.move, next_best.loss, decision.made.text, next_best.text
            )
    return None


def rival_stopped(better: IntrigueAction, opponents: Mapping[int, IntrigueOpponent]) -> int | None:
    """The rival who seemed about to win, and at whom the better choice was aimed; None without one."""
    aimed = None if better.player is None else opponents.get(better.player)
    return aimed.player if aimed is not None and aimed.wins_next.mean >= NEAR else None


def kind_of_mistake(
    observation: IntrigueObservation, made: IntrigueAction, better: IntrigueAction, rival: int | None
) -> LessonKey:
    """S3.3: Which kind of mistake it was to do one thing instead of a better one."""
    if better.verb in STRIKES and made.verb not in STRIKES:
        return "strike-missed"
    if rival is not None and made.player != rival:
        return "let-a-rival-win"
    if made.verb in STRIKES:
        return "struck-in-doubt"
    if is_needed(observation, better):
        return "need-missed"
    return "turn-wasted" if made.verb in ("pass", "stop-selling") else "other-choice"


def is_needed(observation: IntrigueObservation, action: IntrigueAction) -> bool:
    """S7.1: Whether an action is to bring a good of which the player's own role needs more."""
    own = None if observation.me is None else observation.roles[observation.me]
    hand = observation.hand
    if own is None or hand is None or action.verb not in ("bribe", "buy"):
        return False
    suit = action.suit
    if action.verb == "buy":
        suit = observation.discards[-1] if action.what == "discard" and observation.discards else None
    needs = conditions_of(observation.options)[own].needs
    return suit is not None and hand[suit] < needs[suit]
