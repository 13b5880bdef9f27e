"""One decision of the card game, valued: it depends on the observation of whoever decided, and on nothing else.

What an offer or a look is worth lies in what people know, of which the evaluation of a position says nothing: neither
is judged, nor compared with others.
"""

from collections.abc import Callable, Mapping

import numpy as np

from vivat.game import IntrigueAction, IntrigueObservation
from vivat.review.coach import CoachReason, IntrigueOpponent
from vivat.review.decisions import AskedDecision
from vivat.review.intrigue.coach import inferences_of, opponents_of, reasons_for
from vivat.review.intrigue.lessons import lesson_of
from vivat.review.intrigue.searches import SEARCHED, IntrigueSearches, Way, begins_trade
from vivat.review.review import ChoiceWorth, GameLesson, Reason, ReviewedDecision
from vivat.review.statistics import Comparison
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
    choices = tuple(
        ChoiceWorth(
            code=legal[ranked[at]].code,
            text=legal[ranked[at]].text,
            action=encode_action(legal[ranked[at]]),
            chances=tuple(compared.chances[at].tolist()),
            behind=tuple(np.maximum(compared.behind[at], 0.0).tolist()),
            errors=tuple(compared.errors[at].tolist()),
        )
        for at in sorted(range(len(ranked)), key=lambda at: (at != 0, compared.behind[at].mean()))
    )
    if verdict == "forced":
        return ReviewedDecision(asked.move, asked.seat, made.code, choices, verdict), None
    hints, few = {name: way.hints for name, way in ways.items()}, max(1, round(READING_SHARE * worlds))
    inferences = inferences_of(observation, hints, check, few, seed)
    opponents = {each.player: each for each in opponents_of(observation, inferences)}
    best = legal[ranked[0]]
    reasons = tuple(dict.fromkeys(reason for each in dict.fromkeys((best, made))
                                  for reason in reviewed_reasons(observation, each, opponents)))  # fmt: skip
    decision = ReviewedDecision(asked.move, asked.seat, made.code, choices, verdict, reasons)
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


def reviewed_reasons(
    observation: IntrigueObservation, action: IntrigueAction, opponents: Mapping[int, IntrigueOpponent]
) -> list[Reason]:
    """The facts that the coach would have told of a choice."""
    return [reviewed(reason, opponents) for reason in reasons_for(observation, action, opponents)]


def reviewed(reason: CoachReason, opponents: Mapping[int, IntrigueOpponent]) -> Reason:
    """A fact of the coach as one of a review."""
    if reason.key == "nobody-near":
        return Reason("nobody-near")
    if reason.key == "own-needs":
        return Reason("own-needs", cards=reason.count, good=reason.good)
    chance = None if reason.chance is None else round(reason.chance, 3)
    if reason.key == "nearest-rival" and reason.seat is not None:
        return Reason("rival-near", seat=reason.seat, role=opponents[reason.seat].wins_as, chance=chance)
    assert reason.key in ("is-target", "rival-near", "rival-role")
    return Reason(reason.key, seat=reason.seat, role=reason.role, chance=chance)
