"""One decision of the card game, valued: it depends on the observation of whoever decided, and on nothing else.

What an offer or a look is worth lies in what people know, of which the evaluation of a position says nothing: neither
is judged, nor compared with others.
"""

from collections.abc import Callable, Mapping

import numpy as np

from vivat.game import IntrigueAction, IntrigueObservation
from vivat.review.choice_reason import CoachReason, told_apart
from vivat.review.decisions import AskedDecision
from vivat.review.intrigue.choice_reasons import choice_reasons, partner_in
from vivat.review.intrigue.coach import inferences_of, opponents_of
from vivat.review.intrigue.lessons import lesson_of
from vivat.review.intrigue.searches import SEARCHED, IntrigueSearches, Way, begins_trade
from vivat.review.review import ChoiceWorth, GameLesson, Reason, ReviewedDecision
from vivat.review.statistics import Comparison, close_to_best
from vivat.table.encoded import encode_action

BEST = 3
"""So many choices are compared, and the one that was made."""
FINDING, JUDGING = 1, 5
"""Searches, for each way of looking ahead, that find the best choice, and those by which it is judged."""
SIMULATIONS = 2.5
"""Of a search, for each of the worlds that a review is asked for."""
READING_SHARE = 0.25
"""Worlds in which it is looked who could win next, as a part of those."""


def is_judged(action: IntrigueAction) -> bool:
    """Whether a search can tell what an action is worth."""
    return not begins_trade(action) and action.verb != "investigate"


def value_decision(
    asked: AskedDecision, ways: Mapping[str, Way], seed: int, worlds: int, check: Callable[[], None]
) -> tuple[ReviewedDecision, GameLesson | None] | None:
    """A decision with its best choices on common searches, and what there is to learn; None if it cannot be judged."""
    observation, made = asked.observation, asked.action
    assert isinstance(observation, IntrigueObservation)
    assert isinstance(made, IntrigueAction)
    legal = [each for each in observation.legal if is_judged(each)]
    if observation.phase not in SEARCHED or made not in legal or len(legal) == 1 < len(observation.legal):
        return None
    chosen = legal.index(made)
    if len(legal) == 1:
        compared, ranked = Comparison(0, *(np.zeros((1, len(ways))) for _ in range(3))), [0]
    else:
        searches = IntrigueSearches(observation, legal, ways, check, seed)
        compared, ranked = compare(searches, legal, chosen, list(ways), worlds)
    verdict = compared.verdict(ranked.index(chosen))
    order = sorted(range(len(ranked)), key=lambda at: (at != 0, compared.behind[at].mean()))
    opponents = {}
    if verdict != "forced":
        hints, few = {name: way.hints for name, way in ways.items()}, max(1, round(READING_SHARE * worlds))
        inferences = inferences_of(observation, hints, check, few, seed)
        opponents = {each.player: each for each in opponents_of(observation, inferences)}
    found = [choice_reasons(observation, legal[ranked[at]], opponents) for at in order]
    told = [()] * len(order) if verdict == "forced" else told_apart(found, close_to_best(compared, order))
    choices = tuple(
        ChoiceWorth(
            code=legal[ranked[at]].code,
            text=legal[ranked[at]].text,
            action=encode_action(legal[ranked[at]]),
            chances=tuple(compared.chances[at].tolist()),
            behind=tuple(np.maximum(compared.behind[at], 0.0).tolist()),
            errors=tuple(compared.errors[at].tolist()),
            reasons=told[number],
        )
        for number, at in enumerate(order)
    )
    if verdict == "forced":
        return ReviewedDecision(asked.move, asked.seat, made.code, choices, verdict), None
    best = legal[ranked[0]]
    known = [reviewed(reason) for each in choices if each.code in (best.code, made.code) for reason in each.reasons]
    reasons = tuple(dict.fromkeys(each for each in known if each is not None))
    partner = partner_in(observation)
    decision = ReviewedDecision(asked.move, asked.seat, made.code, choices, verdict, reasons, partner)
    return decision, lesson_of(decision, observation, made, best, opponents)


def compare(
    searches: IntrigueSearches, legal: list[IntrigueAction], chosen: int, ways: list[str], worlds: int
) -> tuple[Comparison, list[int]]:
    """The leading choices and the one that was made, judged in worlds that had no part in finding the best.

    Which choices these are stands beside it, the best first. Each is searched by itself, in the same worlds: beside one
    that wins at once a search hardly tries another.
    """
    simulations = max(100, round(SIMULATIONS * worlds))
    tried = np.sum([searches.values(way, run, simulations)[0] for way in ways for run in range(FINDING)], axis=0)
    leading = [int(each) for each in np.argsort(-tried, kind="stable")[:BEST]]
    ranked = leading if chosen in leading else [*leading, chosen]
    values = np.zeros((len(ways), JUDGING, len(ranked)))
    for number, way in enumerate(ways):
        for run in range(JUDGING):
            for at, choice in enumerate(ranked):
                found = searches.values(way, FINDING + run, simulations // BEST, [legal[choice].code])
                values[number, run, at] = found[1][choice]
    lacking = values[:, :, :1] - values
    errors = lacking.std(axis=1, ddof=1) / np.sqrt(JUDGING)
    return Comparison(0, values.mean(axis=1).T, lacking.mean(axis=1).T, errors.T), ranked


def reviewed(reason: CoachReason) -> Reason | None:
    """What a seat knew of somebody else, as a fact of the decision; None of what speaks for one choice alone."""
    chance = None if reason.chance is None else round(reason.chance, 3)
    if reason.key == "is-target" or reason.key == "rival-near":
        return Reason(reason.key, seat=reason.seat, role=reason.role, chance=chance)
    if reason.key == "feeds-rival":
        return Reason("rival-role", seat=reason.seat, role=reason.role, chance=chance)
    return None
