"""The review of a game of intrigue: chances to win as each turn begins, and decisions, from what each player knew."""

from collections.abc import Callable, Iterator, Sequence
from math import ceil

import numpy as np

from vivat.game import IntrigueGame, IntrigueObservation
from vivat.review.decisions import decisions_of
from vivat.review.intrigue.decision_value import value_decision
from vivat.review.intrigue.searches import Way
from vivat.review.intrigue.turning_points import what_happened
from vivat.review.lessons import best_lessons
from vivat.review.review import CurvePoint, GameLesson, ReviewedDecision, TurningPoint
from vivat.review.seeds import seed_of
from vivat.review.turning_points import largest_turns
from vivat.search.intrigue.chances import believed_chances, true_chances
from vivat.search.intrigue.hints import Hints
from vivat.search.intrigue.searcher import HORIZON
from vivat.search.models import intrigue_hints

MOST_POINTS = 300
"""Of a curve: a game of the card game need not end, and each point takes a third of a second with eight players."""
MOST_DECISIONS = 200
"""That are valued, the last ones: each takes a second or so."""
CURVE_SHARE = 0.25
"""Worlds for each point of a curve, player and reading, as a part of those for a decision: drawing one takes long."""


class IntrigueReviewer:
    """Works the parts of a review out; `check` is called often, and may raise."""

    def __init__(self, game: IntrigueGame, seed: int, worlds: int, check: Callable[[], None]) -> None:
        self._game = game
        self._seed = seed
        self._worlds = worlds
        self._curve_worlds = max(1, round(CURVE_SHARE * worlds))
        self._check = check
        self._players = range(len(game.options.names))
        hints = intrigue_hints()
        self._ways = {
            "steward": Way(hints),
            "unsure": Way(Hints(*(0.5 * each for each in hints))),
            "ahead": Way(hints, 2 * HORIZON),
        }
        """Roles are inferred as from stewards, or half as surely; and choices are played out twice as far."""
        self._readings = list({way.hints: None for way in self._ways.values()})

    @property
    def models(self) -> tuple[str, ...]:
        """The names of the ways of looking ahead."""
        return tuple(self._ways)

    def curve(self, advance: Callable[[float], None]) -> tuple[CurvePoint, ...]:
        """S3: Everybody's chance to win as each turn begins, and at the end."""
        found = []
        for move, observations in self._turns():
            advance(move / len(self._game.actions))
            self._check()
            found.append(self._point(move, observations))
        outcome = self._game.outcome
        winners = () if outcome is None else outcome.all_winners
        end = tuple(float(player in winners) for player in self._players)
        return (*found, CurvePoint(len(self._game.actions), end, end, end, end, found[-1].round))

    def _turns(self) -> Iterator[tuple[int, list[IntrigueObservation]]]:
        """How many actions had been played when somebody's turn began, and what everybody knew then.

        Of a game that goes on and on so many turns as a curve can show, as far apart as that takes.
        """
        every = ceil(sum(event.kind == "turn-begins" for event in self._game.events) / MOST_POINTS)
        game, seen, begun, told = IntrigueGame(self._game.options), 0, 0, 0
        for move, action in enumerate(self._game.actions):
            begun += sum(event.kind == "turn-begins" for event in game.events[seen:])
            seen = len(game.events)
            if game.to_act is not None and begun > told and (begun - 1) % every == 0:
                told = begun
                yield move, [game.observe(player) for player in self._players]
            game.play(action)

    def _point(self, move: int, observations: Sequence[IntrigueObservation]) -> CurvePoint:
        chances = np.zeros((len(observations), len(self._readings)))
        for player, observation in enumerate(observations):
            seed = seed_of(self._seed, "curve", move, player)
            for number, hints in enumerate(self._readings):
                chances[player, number] = believed_chances(observation, hints, self._curve_worlds, seed)[player]
        return CurvePoint(
            move,
            tuple(chances[:, 0].tolist()),
            tuple(chances.min(axis=1).tolist()),
            tuple(chances.max(axis=1).tolist()),
            tuple(true_chances(observations).tolist()),
            observations[0].round,
        )

    def decisions(self, advance: Callable[[float], None]) -> tuple[list[ReviewedDecision], list[GameLesson]]:
        """Every decision that a search can judge, with its best choices, and what there is to learn from them."""
        everything = [each for each in decisions_of(self._game) if len(each.observation.legal) > 1][-MOST_DECISIONS:]
        found, lessons = list[ReviewedDecision](), list[GameLesson]()
        for number, asked in enumerate(everything):
            advance(number / len(everything))
            self._check()
            seed = seed_of(self._seed, "decision", asked.move)
            valued = value_decision(asked, self._ways, seed, self._worlds, self._check)
            if valued is not None:
                found.append(valued[0])
                lessons += [] if valued[1] is None else [valued[1]]
        return found, best_lessons(lessons, len(self._players))

    def turning_points(self, curve: Sequence[CurvePoint]) -> tuple[TurningPoint, ...]:
        """The largest changes of every player's chances."""
        return largest_turns(curve, lambda move, until: what_happened(self._game, move, until))
