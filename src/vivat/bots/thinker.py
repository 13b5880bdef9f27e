"""A player of the castle games that searches. The same observation and seed give the same choice."""

from random import Random

from vivat.game import Action, CastleObservation
from vivat.search.castle.searcher import search_castle


class CastleThinker:
    """Draws worlds that fit what it has seen, and plays each choice out in them."""

    def __init__(self, source: Random, simulations: int) -> None:
        self._source = source
        self._simulations = simulations

    def act(self, observation: CastleObservation) -> Action:
        """One of the legal actions. Each call takes one number from the source, whatever it is asked."""
        seed = self._source.getrandbits(63)
        if len(observation.legal) == 1:
            return observation.legal[0]
        return search_castle(observation, seed, simulations=self._simulations).best
