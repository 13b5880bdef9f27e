"""Fits the policies, the evaluation and the hints of the search to games of stewards.

python -m vivat.lab.fitting --games 1000 [--only hints]

Opponent models of other players of the castle games are fitted to records by `vivat lab fit`.

Placements and moves: a weight for each class of actions, by iterative scaling, so that each class is chosen as often as
in the games. Ballots: a multinomial logit. Who wins intrigue: a conditional logit over the players,
from the beginning of every turn. What deeds say of roles: see `hints`. Writes `search/fitted.json`.
"""

import argparse
import json
import sys
from collections.abc import Container
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from vivat.bots import make_bot
from vivat.game import CastleGame, CastleOptions, Dealer, IntrigueGame, IntrigueOptions
from vivat.game.intrigue.sheet import Sheet, default_sheet
from vivat.lab.intrigue.hints import Suspects, fit_hints, watch_suspects
from vivat.rules.castle.actions import VOTE_CODE
from vivat.rules.castle.play import actor, code_count, first_code, is_chance, refusal, step
from vivat.rules.castle.reasons import LEGAL
from vivat.rules.castle.setup import begin_game
from vivat.rules.castle.state import CLIMB, PLACE, VOTE, Params, State
from vivat.rules.intrigue import play as intrigue_play
from vivat.rules.intrigue.goods import GOLD
from vivat.rules.intrigue.setup import begin_game as begin_intrigue
from vivat.rules.intrigue.state import MAX_PLAYERS
from vivat.rules.intrigue.state import Params as IntrigueParams
from vivat.rules.intrigue.state import State as IntrigueState
from vivat.rules.log import Log
from vivat.search.castle.policy import (
    FEATURES,
    MODEL_SIZE,
    VOTE_AT,
    favourites_of,
    tension,
    utility,
    weigh,
)
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
from vivat.search.models import NUMBERS

LEAST = 0.02
"""No weight is smaller than this part of the largest beside it: anybody may do anything."""
HOPELESS = -3.0
"""The evaluation of who hunts the dead: that is too rare to be fitted."""
RIDGE = 1.0
"""How strongly the logit is held towards nothing."""
EVALUATION_RIDGE = 4.0
"""The same for who wins, where the positions of a game are not independent."""


@dataclass
class Sample:
    """What players of many games chose, and among what."""

    classes: list[list[int]] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    ballots: list[list[float]] = field(default_factory=list)
    votes: list[int] = field(default_factory=list)
    could: list[tuple[bool, bool]] = field(default_factory=list)
    positions: list[NDArray[np.int64]] = field(default_factory=list)
    """For each player where the numbers of its evaluation are; for the dead, EVALUATION_SIZE."""
    winners: list[int] = field(default_factory=list)
    """Masks of players."""


def add_sample(sample: Sample, other: Sample) -> None:
    """Add the decisions of another sample of a castle game."""
    for part in ("classes", "chosen", "ballots", "votes", "could"):
        getattr(sample, part).extend(getattr(other, part))


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


def watch_intrigue(options: IntrigueOptions, seed: int, sample: Sample) -> None:
    """Add the positions of one game of stewards, seen with all secrets."""
    game = IntrigueGame(options, Dealer.seeded(seed))
    bots = [make_bot("steward", 1000 * seed + seat) for seat in range(options.params.players)]
    while game.to_act is not None:
        game.play(bots[game.to_act].act(game.observe(game.to_act)))
    p, s, log, told = options.params, IntrigueState(), Log(), Evidence()
    begin_intrigue(p, s, log)
    begin_evidence(p, told, 0)
    begun = (-1, -1)
    for action in game.actions:
        if not intrigue_play.is_chance(s) and begun != (s.round, s.turn):
            begun = (s.round, s.turn)
            note_position(p, s, told, sample)
        intrigue_play.step(p, s, log, action.code)
        note_told(p, told, log)
    sample.winners += [s.winners] * (len(sample.positions) - len(sample.winners))


def note_position(p: IntrigueParams, s: IntrigueState, told: Evidence, sample: Sample) -> None:
    """Add one position to a sample: where the numbers of everybody's evaluation are."""
    places = np.full((MAX_PLAYERS, PARTS), EVALUATION_SIZE)
    for player in range(p.players):
        if not s.dead[player]:
            write_indices(p, s, told, player, places[player])
    sample.positions.append(places)


def fit_evaluation(sample: Sample, rounds: int = 300) -> NDArray[np.float64]:
    """The numbers of the evaluation that fit best who won: a conditional logit with numbers that must not fall.

    By accelerated gradients, each number at its own pace: the more often it counts, the slower.
    """
    decided = np.array(sample.winners) > 0
    places = np.array(sample.positions)[decided]
    won = np.array(sample.winners)[decided, None] >> np.arange(MAX_PLAYERS) & 1
    won = won / won.sum(axis=1, keepdims=True)
    alive = places[:, :, 0] < EVALUATION_SIZE
    share = won + alive / alive.sum(axis=1, keepdims=True)
    often = np.bincount(places.ravel(), np.repeat(share.ravel(), PARTS), minlength=EVALUATION_SIZE + 1)
    heavy = (often + EVALUATION_RIDGE).astype(np.float64)
    pace = 1.0 / (PARTS * often / 2 + EVALUATION_RIDGE)
    numbers = before = np.zeros(EVALUATION_SIZE + 1)
    runs = rising_runs(default_sheet())
    for number in range(rounds):
        ahead = numbers + number / (number + 3) * (numbers - before)
        odds = np.exp(ahead[places].sum(axis=2)) * alive
        missed = won - odds / odds.sum(axis=1, keepdims=True)
        slope = np.bincount(places.ravel(), np.repeat(missed.ravel(), PARTS), minlength=EVALUATION_SIZE + 1)
        before, numbers = numbers, ahead + pace * (slope - EVALUATION_RIDGE * ahead)
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
    for begins, ends in ((0, 8), (8, 38), (38, 68), (68, 98), (98, 128)):
        group = found[begins:ends]
        found[begins:ends] = np.maximum(group / group.max(), LEAST)
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


def main() -> int:
    """Play games, fit the models to them and write the numbers; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="for each set of numbers")
    parser.add_argument("--only", choices=[*TABLES, "intrigue", "hints"], help="one set of numbers; the others stay")
    arguments = parser.parse_args()
    games, only = arguments.games, arguments.only
    models = json.loads(NUMBERS.read_text())
    for name, tables in TABLES.items():
        if only not in (None, name):
            continue
        sample = Sample()
        for number in range(games):
            key, seats, more = tables[number % len(tables)]
            watch_castle(CastleOptions.make(key, seats, **more), number, sample)
        models[f"{name}/steward"] = fit_castle(sample)
        sys.stdout.write(f"{name}: {len(sample.chosen)} moves, {len(sample.votes)} ballots\n")
    if only in (None, "intrigue"):
        sample = Sample()
        for number in range(games):
            watch_intrigue(IntrigueOptions.make("base", 4 + number % 5), number, sample)
        models["evaluation"] = [float(f"{each:.4g}") for each in fit_evaluation(sample)]
        sys.stdout.write(f"intrigue: {len(sample.positions)} positions\n")
    if only in (None, "hints"):
        suspects = Suspects()
        for number in range(games):
            watch_suspects(IntrigueOptions.make("base", 4 + number % 5), number, suspects)
        models["hints"] = list(fit_hints(suspects))
        sys.stdout.write(f"hints: {len(suspects.roles)} suspects\n")
    NUMBERS.write_text(json.dumps(models) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
