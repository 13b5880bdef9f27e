"""What a seat believes about everybody's Favourites, by Bayes from what they placed, moved and voted."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vivat.fast.records import Records, as_record
from vivat.game import CastleObservation
from vivat.rules.castle.characters import FAVOURITES_CARDS
from vivat.rules.log import Log
from vivat.search.castle.engine import engine
from vivat.search.castle.joint import Joint, chance_of_all, joint_of, marginals
from vivat.search.castle.policy import Model
from vivat.search.castle.tree import SLOTS
from vivat.search.castle.worlds import cards_out, codes_so_far, round_start
from vivat.search.models import castle_policy

TEAM_SHARE = 0.5
"""A team's actions serve two cards, so each says half as much of either."""


@dataclass(frozen=True, slots=True)
class CastleBeliefs:
    """The probabilities of everybody's Favourites, as one viewer sees them, and what they were computed with."""

    odds: NDArray[np.float64]
    """By player and card: how likely the player holds it. Each row adds up to 1; what is known is certain."""
    joint: Joint
    """The same of all unknown cards together: nobody holds what another holds."""
    world: Records
    """The state as the viewer knows it, secret cards left open, an election rewound to its first ballot."""
    params: Records
    model: Model

    def chance_of_all(self, chances: NDArray[np.float64]) -> float:
        """The probability that all players do what each does with these chances, by player and own card."""
        known = np.delete(np.arange(len(self.odds)), self.joint.players)
        certain = (self.odds[known] * chances[known]).sum(axis=1).prod()
        return float(certain) * chance_of_all(self.joint, chances[self.joint.players])


def castle_beliefs(observation: CastleObservation, trust: float = 1.0, model: Model | None = None) -> CastleBeliefs:
    """The posterior over all 26 cards for every player. `trust` is how far the opponent model is trusted."""
    p = observation.options.params
    model = castle_policy(p) if model is None else model
    params, world = as_record(p), as_record(round_start(observation))
    likelihoods = np.zeros((p.seats, FAVOURITES_CARDS))
    codes = np.array(codes_so_far(observation), np.int64)
    engine()["add_log_likelihoods"](params, world, as_record(Log()), model, codes, likelihoods, np.zeros(SLOTS))
    out = cards_out(observation)
    possible = np.array([out >> card & 1 == 0 for card in range(FAVOURITES_CARDS)])
    odds = np.zeros((p.players, FAVOURITES_CARDS))
    unknown = [player for player in range(p.players) if observation.cards[player] is None]
    shares = [trust * (1.0 if p.teammate[player] == player else TEAM_SHARE) for player in unknown]
    seats = [p.seat_of[player] for player in unknown]
    fits = np.where(possible, np.array(shares)[:, None] * likelihoods[seats], -np.inf)
    joint = joint_of(unknown, fits)
    odds[unknown] = marginals(joint)
    for player, known in enumerate(observation.cards):
        if known is not None:
            odds[player, known] = 1.0
    return CastleBeliefs(odds, joint, world, params, model)
