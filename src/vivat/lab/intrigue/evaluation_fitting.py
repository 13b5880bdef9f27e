"""Fits the evaluation of intrigue to games of stewards: who wins, from the beginning of every turn.

A conditional logit over the players. What their deeds say of roles is fitted by `hints`.
"""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from vivat.bots import make_bot
from vivat.game import Dealer, IntrigueGame, IntrigueOptions
from vivat.game.intrigue.sheet import Sheet, default_sheet
from vivat.lab.family import NumberSet
from vivat.lab.report import number_of
from vivat.rules.intrigue.goods import GOLD
from vivat.rules.intrigue.play import is_chance, step
from vivat.rules.intrigue.setup import begin_game
from vivat.rules.intrigue.state import MAX_PLAYERS, Params, State
from vivat.rules.log import Log
from vivat.search.intrigue.evaluation import (
    ARMED,
    BUFFER,
    BUFFERS,
    COINS,
    EVALUATION_SIZE,
    FLEEING,
    HOARD,
    HUNT,
    HUNTING,
    MISSING_BY_GOLD,
    MISSING_BY_WAIT,
    NEAR,
    PARTS,
    POWERS,
    ROBBERS,
    SHORT,
    SPARE,
    SPARE_POWER,
    SPARES,
    WAIT,
    write_indices,
)
from vivat.search.intrigue.evidence import Evidence, begin_evidence, note_told

HOPELESS = -3.0
"""The evaluation of who hunts the dead: that is too rare to be fitted."""
RIDGE = 4.0
"""How strongly the logit is held towards nothing; the positions of a game are not independent."""


@dataclass
class TurnBeginnings:
    """Positions as turns begin, and who won from there."""

    positions: list[NDArray[np.int64]] = field(default_factory=list)
    """For each player where the numbers of its evaluation are; for the dead, EVALUATION_SIZE."""
    winners: list[int] = field(default_factory=list)
    """Masks of players."""


def fit_stewards(games: int) -> NumberSet:
    """The numbers of the evaluation, fitted to so many games of stewards at tables of four to eight."""
    seen = TurnBeginnings()
    for number in range(games):
        watch_intrigue(IntrigueOptions.make("base", 4 + number % 5), number, seen)
    numbers = [float(f"{each:.4g}") for each in fit_evaluation(seen)]
    return NumberSet("evaluation", numbers, number_of(len(seen.positions), "position"))


def watch_intrigue(options: IntrigueOptions, seed: int, seen: TurnBeginnings) -> None:
    """Add the positions of one game of stewards, seen with all secrets."""
    game = IntrigueGame(options, Dealer.seeded(seed))
    bots = [make_bot("steward", 1000 * seed + seat) for seat in range(options.params.players)]
    while game.to_act is not None:
        game.play(bots[game.to_act].act(game.observe(game.to_act)))
    p, s, log, told = options.params, State(), Log(), Evidence()
    begin_game(p, s, log)
    begin_evidence(p, told, 0)
    begun = (-1, -1)
    for action in game.actions:
        if not is_chance(s) and begun != (s.round, s.turn):
            begun = (s.round, s.turn)
            note_position(p, s, told, seen)
        step(p, s, log, action.code)
        note_told(p, told, log)
    seen.winners += [s.winners] * (len(seen.positions) - len(seen.winners))


def note_position(p: Params, s: State, told: Evidence, seen: TurnBeginnings) -> None:
    """Add one position to those seen: where the numbers of everybody's evaluation are."""
    places = np.full((MAX_PLAYERS, PARTS), EVALUATION_SIZE)
    for player in range(p.players):
        if not s.dead[player]:
            write_indices(p, s, told, player, places[player])
    seen.positions.append(places)


def fit_evaluation(seen: TurnBeginnings, rounds: int = 300) -> NDArray[np.float64]:
    """The numbers of the evaluation that fit best who won: a conditional logit with numbers that must not fall.

    By accelerated gradients, each number at its own pace: the more often it counts, the slower.
    """
    decided = np.array(seen.winners) > 0
    places = np.array(seen.positions)[decided]
    won = np.array(seen.winners)[decided, None] >> np.arange(MAX_PLAYERS) & 1
    won = won / won.sum(axis=1, keepdims=True)
    alive = places[:, :, 0] < EVALUATION_SIZE
    share = won + alive / alive.sum(axis=1, keepdims=True)
    often = np.bincount(places.ravel(), np.repeat(share.ravel(), PARTS), minlength=EVALUATION_SIZE + 1)
    heavy = (often + RIDGE).astype(np.float64)
    pace = 1.0 / (PARTS * often / 2 + RIDGE)
    numbers = before = np.zeros(EVALUATION_SIZE + 1)
    runs = rising_runs(default_sheet())
    for number in range(rounds):
        ahead = numbers + number / (number + 3) * (numbers - before)
        odds = np.exp(ahead[places].sum(axis=2)) * alive
        missed = won - odds / odds.sum(axis=1, keepdims=True)
        slope = np.bincount(places.ravel(), np.repeat(missed.ravel(), PARTS), minlength=EVALUATION_SIZE + 1)
        before, numbers = numbers, ahead + pace * (slope - RIDGE * ahead)
        numbers[EVALUATION_SIZE] = 0.0
        for run in runs:
            numbers[run] = rising(numbers[run], heavy[run])
    numbers[HUNTING:FLEEING:HUNT] = HOPELESS
    return numbers[:EVALUATION_SIZE]


def rising_runs(sheet: Sheet) -> list[NDArray[np.int64]]:
    """The places of numbers that must not fall, for more is never worse.

    Else the search would throw away what it needs. Games do not show that by themselves: whoever holds useless cards is
    mostly at the beginning of a game.
    """
    runs: list[NDArray[np.int64]] = []
    for role, card in enumerate(sheet):
        missing = MISSING_BY_WAIT + role * SHORT * WAIT + np.arange(SHORT * WAIT).reshape(SHORT, WAIT)
        by_gold = MISSING_BY_GOLD + role * SHORT * COINS + np.arange(SHORT * COINS).reshape(SHORT, COINS)
        robbers = ROBBERS + role * NEAR * ARMED + np.arange(NEAR * ARMED).reshape(NEAR, ARMED)
        runs += [*missing[::-1].T, *robbers[:, ::-1], *robbers.T]
        if not card.exactly:
            runs += [*(by_gold[:, ::-1] if card.needs[GOLD] >= HOARD else by_gold), *by_gold[::-1].T]
            runs += [
                at + role * size + np.arange(size)
                for at, size in ((SPARES, SPARE), (SPARE_POWER, POWERS), (BUFFERS, BUFFER))
            ]
    return runs


def rising(numbers: NDArray[np.float64], weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """The nearest numbers that do not fall (isotonic regression)."""
    if (np.diff(numbers) >= 0.0).all():
        return numbers
    from scipy.optimize import isotonic_regression

    nearest: NDArray[np.float64] = isotonic_regression(numbers, weights=weights).x
    return nearest
