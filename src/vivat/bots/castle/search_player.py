"""Search players of the castle games. The same observation and seed give the same choice."""

from collections.abc import Callable
from random import Random

import numpy as np

from vivat.game import CastleAction, CastleObservation
from vivat.search.castle.beliefs import CastleBeliefs, castle_beliefs
from vivat.search.castle.policy import MODEL_SIZE, VOTE_AT
from vivat.search.castle.searcher import search_castle

UNIFORM = np.concatenate([np.ones(VOTE_AT), np.zeros(MODEL_SIZE - VOTE_AT)])
"""An opponent model that knows nothing: every placement, move and vote is as likely."""


class CastleSearchPlayer:
    """Draws worlds that fit what it has seen, and plays each choice out in them."""

    def __init__(self, source: Random, simulations: int, trust: float = 1.0) -> None:
        self._source = source
        self._simulations = simulations
        self._trust = trust
        """How far it infers others' cards from what they do."""
        self.cancelled: Callable[[], bool] = lambda: False

    def act(self, observation: CastleObservation) -> CastleAction:
        """One of the legal actions. Each call takes one number from the source, whatever it is asked."""
        seed = self._source.getrandbits(63)
        if len(observation.legal) == 1:
            return observation.legal[0]
        beliefs = self.beliefs(observation)
        return search_castle(
            observation, seed, simulations=self._simulations, cancelled=self.cancelled, beliefs=beliefs
        ).best

    def beliefs(self, observation: CastleObservation) -> CastleBeliefs:
        """Its beliefs about everybody's cards, and the opponent model that the others are played by."""
        return castle_beliefs(observation, self._trust)


class PlainSearchPlayer(CastleSearchPlayer):
    """Plain tree search, to measure the others against: goals are guessed, and everybody plays at random."""

    def beliefs(self, observation: CastleObservation) -> CastleBeliefs:
        """Every possible card equally likely, whatever was done, and a uniform opponent model."""
        return castle_beliefs(observation, trust=0.0, model=UNIFORM)
