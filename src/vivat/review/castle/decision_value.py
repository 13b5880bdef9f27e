"""One decision of a castle game, valued: it depends on the observation of whoever decided, and on nothing else."""

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from vivat.game import CastleObservation
from vivat.review.castle.lessons import lesson_of
from vivat.review.castle.moments import MadeDecision
from vivat.review.castle.population import evidence_of
from vivat.review.castle.reasons import Knowledge, reasons_of
from vivat.review.review import ChoiceWorth, GameLesson, ReviewedDecision
from vivat.review.seeds import seed_of
from vivat.review.statistics import Comparison, Values, compare
from vivat.search.castle.chances import stated_chances
from vivat.search.castle.choice_values import MeanValues, value_choices
from vivat.search.castle.policy import Model
from vivat.search.models import NOBODY_TOLD
from vivat.table.encoded import encode_action


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
    choices = ranked_choices(observation, stated)
    verdict = compared.verdict(chosen)  # of values: the same for the strong and the weak
    reasons = () if verdict == "forced" else reasons_of(knowledge, made.action, choices[0].code)
    decision = ReviewedDecision(made.move, seat, made.action.code, choices, verdict, reasons)
    return decision, lesson_of(decision, made, knowledge)


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
