"""What a player of intrigue believes about everybody's role and hand, from what it was told."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vivat.game import IntrigueObservation
from vivat.rules.intrigue.goods import SUITS
from vivat.search.intrigue.observed import believed, roles_of, suits_of
from vivat.search.models import intrigue_hints


@dataclass(frozen=True, slots=True)
class IntrigueBeliefs:
    """Everybody's role and hand, as one player sees them. What is known is certain."""

    roles: NDArray[np.float64]
    """By player and role: how likely the player has it. Each row adds up to 1."""
    suits: NDArray[np.float64]
    """By player and suit: how likely the player holds at least one card of it."""
    possible: int
    """How many roles may be those that are not known."""


def intrigue_beliefs(observation: IntrigueObservation) -> IntrigueBeliefs:
    """By Bayes from deeds: what each role would have bought, kept and given away, and which cards were seen to move."""
    d = believed(observation, intrigue_hints())
    players = range(d.p.players)
    suits = [suits_of(d, player) for player in players]
    if observation.me is not None and observation.hand is not None:
        suits[observation.me] = [float(observation.hand[suit] > 0) for suit in range(SUITS)]
    possible = sum(chance > 0 for chance in d.b.possible)
    return IntrigueBeliefs(np.array([roles_of(d, player) for player in players]), np.array(suits), possible)
