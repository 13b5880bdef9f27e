"""Fits the opponent model of stewards in the castle games, and models of others to what they did in records.

Placements and moves: a weight for each class of actions, by iterative scaling, so that each class is chosen as often as
in the games. Ballots: a multinomial logit.
"""

from collections.abc import Container
from dataclasses import dataclass, field, fields

import numpy as np
from numpy.typing import NDArray

from vivat.bots import make_bot
from vivat.game import CastleGame, CastleOptions, Dealer
from vivat.lab.family import NumberSet
from vivat.lab.report import number_of
from vivat.rules.castle.actions import VOTE_CODE
from vivat.rules.castle.play import actor, code_count, first_code, is_chance, refusal, step
from vivat.rules.castle.reasons import LEGAL
from vivat.rules.castle.setup import begin_game
from vivat.rules.castle.state import CLIMB, PLACE, VOTE, Params, State
from vivat.rules.log import Log
from vivat.search.castle.policy import (
    COMPETING,
    FEATURES,
    MODEL_SIZE,
    VOTE_AT,
    favourites_of,
    tension,
    utility,
    weigh,
)

LEAST = 0.02
"""No weight is smaller than this part of the largest beside it: anybody may do anything."""
RIDGE = 1.0
"""How strongly the logit is held towards nothing."""
Table = tuple[str, int, dict[str, bool]]
TABLES: dict[str, list[Table]] = {
    "2003": [("kingup", 4, {}), ("kingup", 3, {}), ("kingup", 5, {})],
    "2024": [
        ("vive-le-roi", 4, {}),
        ("vive-le-roi", 3, {}),
        ("vive-le-roi", 6, {}),
        ("vive-le-roi", 4, {"ambition": True}),
    ],
}
"""At which tables the stewards play to whom the model of a kind of edition is fitted."""


@dataclass
class Sample:
    """What players of many games chose, and among what."""

    classes: list[list[int]] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    ballots: list[list[float]] = field(default_factory=list)
    votes: list[int] = field(default_factory=list)
    could: list[tuple[bool, bool]] = field(default_factory=list)

    @property
    def size(self) -> str:
        """How many decisions there are, in words."""
        return f"{number_of(len(self.chosen), 'move')}, {number_of(len(self.votes), 'ballot')}"


def fit_stewards(edition: str, games: int) -> NumberSet:
    """The opponent model of stewards in a kind of edition, fitted to so many games."""
    sample = Sample()
    for number in range(games):
        key, seats, more = TABLES[edition][number % len(TABLES[edition])]
        watch_castle(CastleOptions.make(key, seats, **more), number, sample)
    return NumberSet(f"{edition}/steward", fit_castle(sample), sample.size)


def add_sample(sample: Sample, other: Sample) -> None:
    """Add the decisions of another sample."""
    for part in fields(sample):
        getattr(sample, part.name).extend(getattr(other, part.name))


def watch_castle(options: CastleOptions, seed: int, sample: Sample) -> None:
    """Add the decisions of one game of stewards to a sample."""
    game = CastleGame(options, Dealer.seeded(seed))
    bots = [make_bot("steward", 1000 * seed + seat) for seat in range(options.params.seats)]
    while game.deciding is not None:
        game.play(bots[game.to_act or 0].act(game.observe(game.deciding)))
    note_game(game, range(options.params.seats), sample)


def note_game(game: CastleGame, seats: Container[int], sample: Sample) -> None:
    """Add the decisions of these seats in a game, seen with all secrets, to a sample."""
    p, s, log = game.options.params, State(), Log()
    names = np.arange(MODEL_SIZE, dtype=np.float64)  # the class of an action is where its weight stands
    begin_game(p, s, log)
    for action in game.actions:
        if not is_chance(s) and actor(p, s) in seats:
            note(p, s, action.code, sample, names)
        step(p, s, log, action.code)


def fit_castle(sample: Sample) -> list[float]:
    """The numbers of an opponent model of the castle games that fit a sample."""
    model = [*floored(fit_weights(sample, VOTE_AT)), *fit_ballots(sample)]
    return [float(f"{each:.4g}") for each in model]


def note(p: Params, s: State, code: int, sample: Sample, names: NDArray[np.float64]) -> None:
    """Add one decision to a sample, with what else was legal."""
    seat = actor(p, s)
    favourites = favourites_of(p, s, seat)
    if s.phase in (PLACE, CLIMB):
        tense = 0 if s.phase == PLACE else tension(p, s)
        first = first_code(p, s)
        legal = [each for each in range(first, first + code_count(p, s)) if refusal(p, s, each) == LEGAL]
        if len(legal) > 1:
            sample.classes.append([int(weigh(names, s, each, favourites, tense)) for each in legal])
            sample.chosen.append(int(weigh(names, s, code, favourites, tense)))
    elif s.phase == VOTE and (s.nos[seat] or s.aches[seat]):
        sample.ballots.append([utility(each, 0, p, s, seat, favourites) for each in np.eye(FEATURES)])
        sample.votes.append(code - VOTE_CODE)
        sample.could.append((s.nos[seat] > 0, s.aches[seat] > 0))


def fit_weights(sample: Sample, classes: int, rounds: int = 60) -> NDArray[np.float64]:
    """A weight for each class of actions, so that each is chosen as often as in the sample (iterative scaling)."""
    table = np.full((len(sample.classes), max(map(len, sample.classes))), classes)
    for row, choices in enumerate(sample.classes):
        table[row, : len(choices)] = choices
    weights = np.ones(classes + 1)
    weights[classes] = 0.0
    observed = np.bincount(sample.chosen, minlength=classes + 1).astype(float) + 0.5
    for _ in range(rounds):
        each = weights[table]
        share = each / each.sum(axis=1, keepdims=True)
        expected = np.bincount(table.ravel(), share.ravel(), minlength=classes + 1) + 0.5
        weights = weights * observed / expected
        weights[classes] = 0.0
    return weights[:classes]


def floored(weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """Each group of weights that compete, with 1 as its largest."""
    found = weights.copy()
    for begins, size in COMPETING:
        group = found[begins : begins + size]
        found[begins : begins + size] = np.maximum(group / group.max(), LEAST)
    return found


def fit_ballots(sample: Sample) -> NDArray[np.float64]:
    """The numbers of a logit of No and Stomachache against Yes that fit the votes best, held towards nothing."""
    from scipy.optimize import minimize

    x, could = np.array(sample.ballots), np.array(sample.could)
    cast = np.array(sample.votes)[:, None] == np.array([1, 2])

    def misfit(theta: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
        score = np.clip(x @ theta.reshape(2, FEATURES).T, -30, 30)
        odds = np.where(could, np.exp(score), 0.0)
        total = 1.0 + odds.sum(axis=1, keepdims=True)
        slope = (odds / total - cast).T @ x
        likelihood = score[cast].sum() - np.log(total).sum()
        return RIDGE / 2 * theta @ theta - likelihood, slope.ravel() + RIDGE * theta

    best: NDArray[np.float64] = minimize(misfit, np.zeros(2 * FEATURES), jac=True).x
    return best
