"""What a player of intrigue believes about everybody's role and hand, from what it was told."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vivat.game import IntrigueObservation
from vivat.rules.intrigue.state import SUITS
from vivat.search.intrigue.gossip import Gossip
from vivat.search.intrigue.suspicion import Suspicion
from vivat.search.models import court_hints


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
    suspicion = Suspicion(observation, Gossip(observation), court_hints())
    suits = [suspicion.chances(player) for player in range(len(observation.gold))]
    if observation.me is not None and observation.hand is not None:
        suits[observation.me] = [float(observation.hand[suit] > 0) for suit in range(SUITS)]
    possible = sum(chance > 0 for chance in suspicion.possible_roles())
    return IntrigueBeliefs(np.array(suspicion.beliefs), np.array(suits), possible)
