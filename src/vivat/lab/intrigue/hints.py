"""What deeds say of roles in intrigue: a conditional logit over the possible roles, fitted to games of stewards.

The features are those of the beliefs themselves, asked for with one number at a time, so there is no second account of
what a player has noticed.
"""

from dataclasses import dataclass, field
from random import Random

import numpy as np
from numpy.typing import NDArray

from vivat.bots import make_bot
from vivat.game import Dealer, IntrigueGame, IntrigueObservation, IntrigueOptions
from vivat.lab.family import NumberSet
from vivat.lab.report import number_of
from vivat.rules.intrigue.state import NOBODY
from vivat.search.intrigue.hints import Hints
from vivat.search.intrigue.observed import decision_of, evidence_of
from vivat.search.intrigue.role_beliefs import write_hints_about, write_possible

FITTED = len(Hints._fields) - 1
"""All but the doubt."""
DOUBT = 0.02
RIDGE = 20.0
"""How strongly a number is held towards nothing: deeds that only stewards never do are no proof for people."""
UNITS = [Hints(*row) for row in np.eye(FITTED, FITTED + 1).tolist()]


@dataclass
class Suspects:
    """Players whose role somebody does not know, and what was noticed about them."""

    noticed: list[list[list[float]]] = field(default_factory=list)
    """By suspect, number and role."""
    possible: list[list[float]] = field(default_factory=list)
    roles: list[int] = field(default_factory=list)


def fit_stewards(games: int) -> NumberSet:
    """The hints, fitted to so many games of stewards at tables of four to eight."""
    suspects = Suspects()
    for number in range(games):
        watch_suspects(IntrigueOptions.make("base", 4 + number % 5), number, suspects)
    return NumberSet("hints", list(fit_hints(suspects)), number_of(len(suspects.roles), "suspect"))


def watch_suspects(options: IntrigueOptions, seed: int, suspects: Suspects) -> None:
    """Add the suspects of one game of stewards: at the beginning of each turn one of them is asked about the others."""
    players = len(options.names)
    game = IntrigueGame(options, Dealer.seeded(seed))
    bots = [make_bot("steward", Random(f"{seed} {player}").getrandbits(63)) for player in range(players)]  # noqa: S311
    seen = 0
    while game.deciding is not None:
        if any(event.kind == "turn-begins" for event in game.events[seen:]):
            ask_about(
                game.observe(seed % players),
                [game.observe(player).roles[player] for player in range(players)],
                suspects,
            )
        seen = len(game.events)
        game.play(bots[game.to_act or 0].act(game.observe(game.deciding)))


def ask_about(seen: IntrigueObservation, roles: list[int | None], suspects: Suspects) -> None:
    """Add everybody whose role the viewer does not know, with what it has noticed about them."""
    evidence = evidence_of(seen)
    views = [decision_of(seen, unit, evidence) for unit in UNITS]
    possible = views[0].b.possible
    write_possible(views[0].p, evidence, views[0].b)
    for player, role in enumerate(roles):
        if evidence.role[player] == NOBODY and not seen.dead[player] and role is not None:
            for view in views:
                write_hints_about(view, player)
            suspects.noticed.append([list(view.b.hint) for view in views])
            innocent = evidence.innocent[player]
            suspects.possible.append([0.0 if innocent >> each & 1 else chance for each, chance in enumerate(possible)])
            suspects.roles.append(role)


def fit_hints(suspects: Suspects) -> Hints:
    """The numbers by which the true roles of these suspects surprise least, held towards nothing."""
    from scipy.optimize import minimize

    noticed, possible = np.array(suspects.noticed), np.array(suspects.possible)
    seen = noticed[np.arange(len(noticed)), :, suspects.roles]

    def misfit(numbers: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
        score = np.einsum("skr,k->sr", noticed, numbers)
        most = score.max(axis=1, keepdims=True)
        odds = possible * np.exp(score - most)
        total = odds.sum(axis=1, keepdims=True)
        usual = np.einsum("skr,sr->sk", noticed, odds / total)
        surprise = (most + np.log(total)).sum() - (seen @ numbers).sum()
        return surprise + RIDGE / 2 * numbers @ numbers, (usual - seen).sum(axis=0) + RIDGE * numbers

    numbers = minimize(misfit, np.zeros(FITTED), jac=True).x
    return Hints(*[*numbers.round(4).tolist(), DOUBT])
