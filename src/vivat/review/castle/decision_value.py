"""One decision of a castle game, valued: it depends on the observation of whoever decided, and on nothing else."""

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from msgspec.structs import replace

from vivat.game import CastleObservation
from vivat.review.castle.choice_reasons import choice_reasons
from vivat.review.castle.lessons import lesson_of
from vivat.review.castle.moments import MadeDecision
from vivat.review.castle.population import evidence_of
from vivat.review.castle.reasons import Knowledge, reasons_of
from vivat.review.choice_reason import told_apart
from vivat.review.review import ChoiceWorth, GameLesson, ReviewedDecision
from vivat.review.seeds import seed_of
from vivat.review.statistics import Comparison, Values, close_to_best, compare
from vivat.rules.castle.actions import VOTE_CODE, YES
from vivat.search.castle.chances import stated_chances
from vivat.search.castle.choice_values import MeanValues, value_choices
from vivat.search.castle.policy import Model
from vivat.search.models import NOBODY_TOLD
from vivat.table.encoded import encode_action

EXPLAINED = 3
"""Of so many choices it is told what speaks for them, and of the one that was made."""


def value_decision(
    made: MadeDecision,
    population: Mapping[str, Model],
    seed: int,
    worlds: int,
    check: Callable[[], None],
    levels: Mapping[int, str] = NOBODY_TOLD,
) -> tuple[ReviewedDecision, GameLesson | None]:
    """A decision with all its choices on common worlds, and what there is to learn from it; `check` may raise."""
    observation, seat = made.observation, made.seat
    codes = [action.code for action in observation.legal]
    evidence = evidence_of(observation, population)
    beliefs = [evidence.beliefs([name]) for name in population]
    knowledge = Knowledge(observation, beliefs)
    usual = MeanValues(observation.options.params.seats)
    batch = 0

    def draw(choices: Sequence[int], count: int) -> Values:
        nonlocal batch
        batch += 1
        check()
        found: Values = []
        for number, each in enumerate(beliefs):
            some = [codes[choice] for choice in choices]
            result = value_choices(each, seat, some, count, seed_of(seed, "batch", batch, number))
            knowledge.note_crowns(some, result.crowns)
            usual.add(result)
            found.append(result.values[:, :, seat])
        return found

    chosen = codes.index(made.action.code)
    compared = compare(draw, len(codes), chosen, worlds)
    chances = stated_chances(observation, levels, evidence)
    stated = compared.stated(lambda values: chances.of_own(values, seat, usual.mean))
    verdict = compared.verdict(chosen)  # of values: the same for the strong and the weak
    choices = ranked_choices(observation, stated)
    if verdict != "forced":
        choices = with_reasons(made, knowledge, stated, choices)
    reasons = () if verdict == "forced" else reasons_of(knowledge, made.action, choices[0].code)
    decision = ReviewedDecision(made.move, seat, made.action.code, choices, verdict, reasons)
    return decision, lesson_of(decision, made, knowledge)


def with_reasons(
    made: MadeDecision, knowledge: Knowledge, compared: Comparison, choices: tuple[ChoiceWorth, ...]
) -> tuple[ChoiceWorth, ...]:
    """The same with what speaks for the best choices, and for the one that was made."""
    legal = {action.code: action for action in made.observation.legal}
    numbers = {action.code: number for number, action in enumerate(made.observation.legal)}
    told = [at for at, each in enumerate(choices) if at < EXPLAINED or each.code == made.action.code]
    decides = knowledge.crowned_after(VOTE_CODE + YES) if made.observation.phase == "vote" else None
    found = [choice_reasons(knowledge, legal[choices[at].code], decides) for at in told]
    reasons = told_apart(found, close_to_best(compared, [numbers[choices[at].code] for at in told]))
    changed = list(choices)
    for at, each in zip(told, reasons, strict=True):
        changed[at] = replace(choices[at], reasons=each)
    return tuple(changed)


def ranked_choices(observation: CastleObservation, compared: Comparison) -> tuple[ChoiceWorth, ...]:
    """The choices of a decision with their worth, the best first."""
    behind = np.maximum(compared.behind, 0.0)
    order = sorted(range(len(behind)), key=lambda choice: (choice != compared.best, compared.behind[choice].mean()))
    return tuple(
        ChoiceWorth(
            code=observation.legal[choice].code,
            text=observation.legal[choice].text,
            action=encode_action(observation.legal[choice]),
            chances=tuple(compared.chances[choice].tolist()),
            behind=tuple(behind[choice].tolist()),
            errors=tuple(compared.errors[choice].tolist()),
        )
        for choice in order
    )
