"""How strong players are: positions of recorded games, valued for every seat, and the strengths that say best who won.

Positions are valued as a review values them; value^sharpness · exp(strength) is to say who wins: a conditional logit.
Every moment counts as much as another, as it does where stated chances are judged. In a third of the games the levels
of bots are taken as known, in a third types are inferred as of people, and in a third each seat is known or not, by
luck.
"""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vivat.bots.levels import LEVELS, USUAL_BOT, plays_like
from vivat.game import CastleGame, GameRecord
from vivat.lab.castle.records import holders
from vivat.lab.workers import Workers, share_out
from vivat.review.castle.moments import moments
from vivat.search.castle.beliefs import castle_beliefs
from vivat.search.castle.chances import type_beliefs
from vivat.search.castle.choice_values import value_choices
from vivat.search.castle.policy import Model
from vivat.search.models import castle_models

Numbers = NDArray[np.float64]

EVERY = 9
"""Of so many moments one is looked at: those of one game say much the same."""
WORLDS = 200
RIDGE = 0.02
"""How strongly strengths are held towards those of a steward, in games."""
LEAST_SHARP = 0.1
"""Sharpness is no less: more value is more chance."""
STRENGTHS = tuple(level for level in LEVELS if level != USUAL_BOT)
"""The levels whose strengths are fitted; that of a steward is 0."""


@dataclass(slots=True)
class ValuedPositions:
    """Positions of games, as seats saw them; rows have room for the same number of seats."""

    values: Numbers
    """By row and seat: the logarithm of the value; −∞ where nobody sits."""
    told: Numbers
    """By row, seat and strength: what the levels say of a seat."""
    inferred: Numbers
    """The same, as far as types can be inferred."""
    known: NDArray[np.bool_]
    """By row and seat: whether the level is taken as known."""
    viewers: NDArray[np.int64]
    """By row, the seat that looks."""
    won: Numbers
    """By row and seat, the part of the victory."""
    games: NDArray[np.int64]
    """By row, the number of the game."""

    def features(self, known: NDArray[np.bool_] | None = None) -> Numbers:
        """By row, seat and strength: how much of it the seat has; `known` says whose level is."""
        return np.where((self.known if known is None else known)[:, :, None], self.told, self.inferred)

    def weight(self) -> float:
        """Of a row, so that all of them count as many as there are games."""
        return len(np.unique(self.games)) / len(self.games)


def watch_positions(games: Sequence[GameRecord], novice: Model, seed: int, workers: Workers = None) -> ValuedPositions:
    """Positions of these games, valued for every seat from what it knew."""
    jobs = [(number, record, novice, seed) for number, record in enumerate(games)]
    with closing(share_out(game_rows, jobs, workers)) as results:
        rows = [row for found in results for row in found]
    values, told, inferred, known, viewers, won, numbers = zip(*rows, strict=True)
    most = max(map(len, values))

    def padded(arrays: Sequence[Numbers], filling: float) -> Numbers:
        shape = (len(arrays), most, *arrays[0].shape[1:])
        found = np.full(shape, filling)
        for row, each in enumerate(arrays):
            found[row, : len(each)] = each
        return found

    return ValuedPositions(
        padded(values, -np.inf),
        padded(told, 0.0),
        padded(inferred, 0.0),
        padded(known, 0.0) > 0.0,
        np.array(viewers),
        padded(won, 0.0),
        np.array(numbers),
    )


Row = tuple[Numbers, Numbers, Numbers, Numbers, int, Numbers, int]


def game_rows(job: tuple[int, GameRecord, Model, int]) -> list[Row]:
    """The positions of one game: values, what is told and inferred, what is known, viewer, who won, and its number."""
    number, record, novice, seed = job
    game = record.game()
    assert isinstance(game, CastleGame)
    assert game.outcome is not None
    rows = []
    luck, seats = Random(f"{seed} {number}"), range(len(game.options.seat_names))  # noqa: S311
    levels = [plays_like(holder) for holder in holders(record)]
    winners = game.outcome.winners
    won = np.array([(seat in winners) / len(winners) for seat in seats])
    types = len(castle_models(game.options)) + 1
    told = np.zeros((len(seats), len(STRENGTHS) + types))
    for seat, level in enumerate(levels):
        if level in STRENGTHS:
            told[seat, STRENGTHS.index(level)] = 1.0
    share = (0.0, 1.0, 0.5)[number % 3]
    known = np.array([float(level is not None and luck.random() < share) for level in levels])
    for at, moment in enumerate(moments(game)):
        if (at + number) % EVERY:
            continue
        for seat in seats:
            observation = moment.observations[seat]
            found = value_choices(castle_beliefs(observation), seat, None, WORLDS, luck.getrandbits(31))
            values = np.log(np.maximum(found.values[:, 0].mean(axis=0), 0.5 / WORLDS))
            inferred = np.zeros(told.shape)
            inferred[:, len(STRENGTHS) :] = type_beliefs(observation, novice).types
            rows.append((values, told, inferred, known, seat, won, number))
    return rows


class Fitted(NamedTuple):
    """The numbers by which stated chances say best who won."""

    strengths: Numbers
    """Of levels and types."""
    sharpness: float
    """The exponent of values."""


def fit_strengths(positions: ValuedPositions, rows: NDArray[np.bool_] | None = None) -> Fitted:
    """The strengths of levels and types and the sharpness that say best who won, from all rows or some."""
    from scipy.optimize import minimize

    some = np.ones(len(positions.won), bool) if rows is None else rows
    x, offset, won = positions.features()[some], positions.values[some], positions.won[some]
    often = positions.weight()
    finite = np.where(np.isfinite(offset), offset, 0.0)

    def misfit(numbers: Numbers) -> tuple[float, Numbers]:
        strengths, sharpness = numbers[:-1], float(numbers[-1])
        chances = chances_of(offset, x, Fitted(strengths, sharpness))
        likelihood = often * (won * np.log(np.maximum(chances, 1e-12))).sum()
        off = often * (chances * won.sum(axis=1, keepdims=True) - won)
        slope = np.append(np.einsum("rs,rsf->f", off, x) + RIDGE * strengths, (off * finite).sum())
        return RIDGE / 2 * strengths @ strengths - likelihood, slope

    first, bounds = np.append(np.zeros(x.shape[2]), 1.0), [*[(None, None)] * x.shape[2], (LEAST_SHARP, None)]
    best = minimize(misfit, first, jac=True, bounds=bounds).x
    return Fitted(best[:-1], float(best[-1]))


def chances_of(values: Numbers, features: Numbers, fitted: Fitted) -> Numbers:
    """By row and seat, the chance to win, from logarithms of values."""
    scores = fitted.sharpness * values + features @ fitted.strengths
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances: Numbers = odds / odds.sum(axis=1, keepdims=True)
    return chances
