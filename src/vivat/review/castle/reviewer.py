"""The review of a castle game: chances and decisions by rollouts, each from what its seat knew."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import numpy as np
from msgspec.structs import replace as with_fields

from vivat.game import CastleGame
from vivat.review.castle.decision_value import value_decision
from vivat.review.castle.moments import CastleMoment, MadeDecision, moments
from vivat.review.castle.population import evidence_of, population
from vivat.review.castle.turning_points import what_happened
from vivat.review.lessons import best_lessons
from vivat.review.review import CurvePoint, GameLesson, ReviewedDecision, TurningPoint
from vivat.review.seeds import seed_of
from vivat.review.turning_points import largest_turns
from vivat.rules.castle.actions import YES
from vivat.rules.castle.characters import FAVOURITES_CARDS
from vivat.rules.castle.state import NOBODY
from vivat.search.castle.beliefs import CastleBeliefs, CastleEvidence
from vivat.search.castle.chances import stated_chances
from vivat.search.castle.choice_values import value_choices
from vivat.search.castle.joint import joint_of
from vivat.search.models import castle_models

CURVE_SHARE = 0.75
"""Worlds for each point of a curve, seat and model, as a part of those for a decision."""


class CastleReviewer:
    """Works the parts of a review out; `check` is called often, and may raise."""

    def __init__(
        self, game: CastleGame, levels: Mapping[int, str], seed: int, worlds: int, check: Callable[[], None]
    ) -> None:
        self._game = game
        self._levels = levels
        """Of the bots, by seat: how strong they are."""
        self._seed = seed
        self._worlds = worlds
        self._curve_worlds = max(1, round(CURVE_SHARE * worlds))
        self._check = check
        self._population = population(game.options)
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
        return (*found, CurvePoint(len(self._game.actions), end, end, end, end, found[-1].round))

    def _point(self, moment: CastleMoment) -> CurvePoint:
        seen = [evidence_of(observation, self._population) for observation in moment.observations]
        chances = np.array([self._chances(moment, seat, evidence) for seat, evidence in enumerate(seen)])
        beliefs = with_truth(seen[0].beliefs(castle_models(self._game.options)), moment)
        seed = seed_of(self._seed, "truth", moment.move)
        values = value_choices(beliefs, 0, None, self._curve_worlds, seed).values[:, 0].mean(axis=0)
        true = stated_chances(moment.observations[0], self._levels, seen[0]).of(values)
        return CurvePoint(
            moment.move,
            tuple(chances[:, 0].tolist()),
            tuple(chances.min(axis=1).tolist()),
            tuple(chances.max(axis=1).tolist()),
            tuple(true.tolist()),
            moment.observations[0].round,
        )

    def _chances(self, moment: CastleMoment, seat: int, evidence: CastleEvidence) -> list[float]:
        """A seat's chance to win: everybody's type inferred from their play, then if all are of one, type by type."""
        chances = stated_chances(moment.observations[seat], self._levels, evidence)
        found = []
        for number, names in enumerate([tuple(castle_models(self._game.options)), *((name,) for name in self.models)]):
            beliefs = evidence.beliefs(names)
            seed = seed_of(self._seed, "curve", moment.move, seat, number)
            values = value_choices(beliefs, seat, None, self._curve_worlds, seed).values
            found.append(float(chances.of(values[:, 0].mean(axis=0))[seat]))
        return found

    def decisions(self, advance: Callable[[float], None]) -> tuple[list[ReviewedDecision], list[GameLesson]]:
        """Every decision with all its choices, and what there is to learn from them."""
        everything = [each for moment in self._moments for each in moment.decided]
        others = {each.move: moment.decided for moment in self._moments for each in moment.decided}
        found, lessons = list[ReviewedDecision](), list[GameLesson]()
        for number, each in enumerate(everything):
            advance(number / len(everything))
            seed = seed_of(self._seed, "decision", each.move, each.seat)
            decision, lesson = value_decision(each, self._population, seed, self._worlds, self._check, self._levels)
            if decision.verdict == "mistake" and changed_nothing(each, others[each.move]):
                decision = with_fields(decision, harmless=True)
            found.append(decision)
            lessons += [] if lesson is None else [lesson]
        return found, best_lessons(lessons, self._seats)

    def turning_points(self, curve: Sequence[CurvePoint]) -> tuple[TurningPoint, ...]:
        """The largest changes of every seat's chances."""
        return largest_turns(curve, lambda move, until: what_happened(self._game, move, until))


def changed_nothing(made: MadeDecision, ballots: Sequence[MadeDecision]) -> bool:
    """R5.3: Whether a Yes crowned nobody, for somebody else's ballot was none."""
    return made.action.vote == YES and any(each.action.vote not in (None, YES) for each in ballots)


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
    return replace(beliefs, world=world, joint=joint_of([], np.zeros((0, FAVOURITES_CARDS))))
