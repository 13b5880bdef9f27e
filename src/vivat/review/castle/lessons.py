"""What there is to learn from a decision of a castle game: the kind of mistake, from what the seat knew."""

from vivat.game import CastleAction
from vivat.review.castle.moments import MadeDecision
from vivat.review.castle.reasons import LIKELY, Knowledge
from vivat.review.review import GameLesson, LessonKey, ReviewedDecision
from vivat.review.statistics import LEAST_LOSS, SURE
from vivat.rules.castle.actions import NO, STOMACHACHE
from vivat.rules.castle.characters import JESTER
from vivat.rules.castle.places import THRONE


def lesson_of(decision: ReviewedDecision, decided: MadeDecision, knowledge: Knowledge) -> GameLesson | None:
    """The lesson of a mistake, or of a find; None if there is none to learn."""
    if decision.verdict == "mistake":
        actions = {action.code: action for action in decided.observation.legal}
        made, better = actions[decision.chosen], actions[decision.best.code]
        character = decided.observation.candidate if made.vote is not None else made.character
        rival = gaining_rival(knowledge, character)
        key = kind_of_mistake(knowledge, made, better)
        return GameLesson(
            decision.seat, key, decision.move, decision.made.loss, made.text, better.text, character, rival
        )
    if decision.verdict == "best":
        next_best = next(each for each in decision.choices if each.code != decision.chosen)
        if next_best.loss >= LEAST_LOSS and all(
            behind > SURE * error for behind, error in zip(next_best.behind, next_best.errors, strict=True)
        ):
            return GameLesson(
                decision.seat, "good-find", decision.move, next_best.loss, decision.made.text, next_best.text
            )
    return None


def gaining_rival(knowledge: Knowledge, character: int | None) -> int | None:
    """The seat that gains most if a candidate is crowned, or that most likely wants a character; None without one."""
    if knowledge.observation.phase == "vote":
        return max(knowledge.rivals, key=knowledge.points_if_crowned)
    if character is None or character == JESTER or knowledge.is_own(character):
        return None
    rival, chance = knowledge.likeliest_rival(character)
    return rival if chance >= LIKELY else None


def kind_of_mistake(knowledge: Knowledge, made: CastleAction, better: CastleAction) -> LessonKey:
    """Which kind of mistake it was to do one thing instead of a better one."""
    if made.verb == "vote":
        return kind_of_vote(knowledge, made, better)
    if made.verb == "keep-ambition":
        return "wrong-ambition"
    own, own_better = knowledge.is_own(made.character), knowledge.is_own(better.character)
    rival = gaining_rival(knowledge, made.character)
    if made.verb == "place":
        if own:
            return "placed-a-favourite-badly"
        return "other-choice" if rival is None else "placed-a-rival-well"
    if made.to == THRONE:
        return "brought-to-the-throne"
    if rival is not None:
        return "lifted-a-rival"
    return "left-a-favourite" if own_better and not own else "other-choice"


def kind_of_vote(knowledge: Knowledge, made: CastleAction, better: CastleAction) -> LessonKey:
    """R5: Which kind of mistake a vote was."""
    own = knowledge.is_own(knowledge.observation.candidate)
    if made.vote == STOMACHACHE:
        return "stomachache-wasted"
    if made.vote == NO:
        votes = knowledge.observation.votes
        if own:
            return "no-burned-on-favourite"
        return "gave-up-last-no" if votes is not None and votes.no == 1 else "no-wasted"
    if better.vote == STOMACHACHE:
        return "other-choice"
    return "yes-too-soon" if own else "yes-crowned-rival"
