"""The review of a castle game: chances and decisions by rollouts, each from what its seat knew."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from vivat.game import CastleGame, CastleObservation
from vivat.review.castle.lessons import lesson_of
from vivat.review.castle.moments import CastleMoment, MadeDecision, moments
from vivat.review.castle.population import population
from vivat.review.castle.reasons import Knowledge, reasons_of
from vivat.review.castle.turning_points import what_happened
from vivat.review.lessons import best_lessons
from vivat.review.review import ChoiceWorth, CurvePoint, GameLesson, ReviewedDecision, TurningPoint
from vivat.review.seeds import seed_of
from vivat.review.statistics import Comparison, Values, compare
from vivat.review.turning_points import largest_turns
from vivat.rules.castle.state import NOBODY
from vivat.search.castle.beliefs import CastleBeliefs, castle_beliefs
from vivat.search.castle.choice_values import value_choices
from vivat.table.encoded import encode_action

CURVE_WORLDS = 150
"""Worlds for each point of a curve, seat and model."""


class CastleReviewer:
    """Works the parts of a review out; `check` is called often, and may raise."""

    def __init__(self, game: CastleGame, seed: int, worlds: int, check: Callable[[], None]) -> None:
        self._game = game
        self._seed = seed
        self._worlds = worlds
        self._check = check
        self._population = population(game.options.params)
        self._moments = tuple(moments(game))
        self._seats = len(game.options.seat_names)

    @property
    def models(self) -> tuple[str, ...]:
        """The names of the opponent models."""
        return tuple(self._population)

    def curve(self, advance: Callable[[float], None]) -> tuple[CurvePoint, ...]:
        """Everybody's chance to win at every moment, and at the end."""
        found = []
        for number, moment in enumerate(self._moments):
            advance(number / len(self._moments))
            self._check()
            found.append(self._point(moment))
        outcome = self._game.outcome
        winners = () if outcome is None else outcome.winners
        end = tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(self._seats))
        return (*found, CurvePoint(len(self._game.actions), end, end, end, end))

    def _point(self, moment: CastleMoment) -> CurvePoint:
        chances = np.zeros((self._seats, len(self._population)))
        true = np.zeros(self._seats)
        for seat, observation in enumerate(moment.observations):
            for number, beliefs in enumerate(self._beliefs(observation)):
                seed = seed_of(self._seed, "curve", moment.move, seat, number)
                values = value_choices(beliefs, seat, None, CURVE_WORLDS, seed).values
                chances[seat, number] = values[:, 0, seat].mean()
                if seat == 0:
                    told = value_choices(with_truth(beliefs, moment), seat, None, CURVE_WORLDS, seed).values
                    true += told[:, 0].mean(axis=0) / len(self._population)
        return CurvePoint(
            moment.move,
            tuple(chances.mean(axis=1).tolist()),
            tuple(chances.min(axis=1).tolist()),
            tuple(chances.max(axis=1).tolist()),
            tuple(true.tolist()),
        )

    def _beliefs(self, observation: CastleObservation) -> list[CastleBeliefs]:
        return [castle_beliefs(observation, model=model) for model in self._population.values()]

    def decisions(self, advance: Callable[[float], None]) -> tuple[list[ReviewedDecision], list[GameLesson]]:
        """Every decision with all its choices, and what there is to learn from them."""
        everything = [each for moment in self._moments for each in moment.decided]
        found, lessons = list[ReviewedDecision](), list[GameLesson]()
        for number, each in enumerate(everything):
            advance(number / len(everything))
            decision, knowledge = self._decision(each)
            found.append(decision)
            lessons += [lesson for lesson in [lesson_of(decision, each, knowledge)] if lesson is not None]
        return found, best_lessons(lessons, self._seats)

    def _decision(self, decided: MadeDecision) -> tuple[ReviewedDecision, Knowledge]:
        """One decision, valued; it depends on the observation of whoever decided, and on nothing else."""
        observation, seat = decided.observation, decided.seat
        legal = observation.legal
        beliefs = self._beliefs(observation)
        knowledge = Knowledge(observation, beliefs)
        batch = 0

        def draw(choices: Sequence[int], worlds: int) -> Values:
            nonlocal batch
            batch += 1
            self._check()
            found: Values = []
            for number, each in enumerate(beliefs):
                seed = seed_of(self._seed, "decision", decided.move, seat, number, batch)
                codes = [legal[choice].code for choice in choices]
                result = value_choices(each, seat, codes, worlds, seed)
                knowledge.note_crowns(codes, result.crowns)
                found.append(result.values[:, :, seat])
            return found

        chosen = [action.code for action in legal].index(decided.action.code)
        compared = compare(draw, len(legal), chosen, self._worlds)
        choices = ranked_choices(observation, compared)
        verdict = compared.verdict(chosen)
        reasons = () if verdict == "forced" else reasons_of(knowledge, decided.action, choices[0].code)
        return ReviewedDecision(decided.move, seat, decided.action.code, choices, verdict, reasons), knowledge

    def turning_points(self, curve: Sequence[CurvePoint]) -> tuple[TurningPoint, ...]:
        """Every seat's largest changes."""
        return largest_turns(curve, lambda move, until: what_happened(self._game, move, until))


def ranked_choices(observation: CastleObservation, compared: Comparison) -> tuple[ChoiceWorth, ...]:
    """The choices of a decision with their worth, the best first."""
    behind = np.maximum(compared.behind, 0.0)
    order = sorted(range(len(behind)), key=lambda choice: (compared.behind[choice].mean(), choice != compared.best))
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


def with_truth(beliefs: CastleBeliefs, moment: CastleMoment) -> CastleBeliefs:
    """Beliefs of somebody who sees all cards."""
    world = beliefs.world.copy()
    for player, card in enumerate(moment.cards):
        world["card"][0, player] = card
        if moment.offered[player]:
            world["offered"][0, 2 * player : 2 * player + 2] = moment.offered[player]
        kept = moment.kept[player]
        if moment.offered[player]:
            world["kept"][0, player] = NOBODY if kept is None else kept
    return replace(beliefs, world=world)
