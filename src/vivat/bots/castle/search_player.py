"""Search players of the castle games. The same observation and seed give the same choice."""

from collections.abc import Callable, Mapping
from random import Random

import numpy as np

from vivat.bots.castle.levels import CastleRecipe
from vivat.bots.thought import Thought, by_value
from vivat.game import CastleAction, CastleObservation, CastleOptions
from vivat.search.castle.beliefs import CastleBeliefs, castle_beliefs, favourite_chances
from vivat.search.castle.mixing import mixed_choice
from vivat.search.castle.policy import MODEL_SIZE, VOTE_AT, Model
from vivat.search.castle.searcher import search_castle
from vivat.search.models import castle_models

UNIFORM = np.concatenate([np.ones(VOTE_AT), np.zeros(MODEL_SIZE - VOTE_AT)])
"""An opponent model that knows nothing: every placement, move and vote is as likely."""


class CastleSearchPlayer:
    """Draws worlds that fit what it has seen, plays each choice out in them, and mixes what does well."""

    def __init__(self, source: Random, recipe: CastleRecipe) -> None:
        self._source = source
        self._recipe = recipe
        self.cancelled: Callable[[], bool] = lambda: False

    def act(self, observation: CastleObservation) -> CastleAction:
        """One of the legal actions. Each call takes one number from the source, whatever it is asked."""
        action: CastleAction = self.think(observation).action
        return action

    def think(self, observation: CastleObservation) -> Thought:
        """What it chooses, with the chances that the search found, and what it believes of everybody's Favourites."""
        luck = Random(self._source.getrandbits(63))  # noqa: S311
        if len(observation.legal) == 1:
            return Thought(observation.legal[0], "best")
        beliefs = self.beliefs(observation)
        found = search_castle(
            observation,
            luck.getrandbits(63),
            simulations=self._recipe.simulations,
            cancelled=self.cancelled,
            beliefs=beliefs,
        )
        public = beliefs.public_policy(observation.my_seat or 0)
        chosen = mixed_choice(found, public, self._recipe.temperature, luck.random())
        weighed = by_value({each.action: each.chance for each in found.choices if each.visits})
        return Thought(
            chosen,
            "best" if chosen in (found.best, *(each.action for each in weighed[:1])) else "mixed",
            weighed=weighed,
            beliefs=tuple(map(tuple, favourite_chances(beliefs).tolist())),
        )

    def beliefs(self, observation: CastleObservation) -> CastleBeliefs:
        """Its beliefs about everybody's cards, and the opponent models that the others are played by."""
        return castle_beliefs(observation, self._recipe.trust, self.population(observation.options))

    def population(self, options: CastleOptions) -> Mapping[str, Model]:
        """The opponent model of each type of player that it knows."""
        models = castle_models(options)
        return {name: models[name] for name in self._recipe.types or models}


class PlainSearchPlayer(CastleSearchPlayer):
    """Plain tree search, to measure the others against: goals are guessed, and everybody plays at random."""

    def __init__(self, source: Random, simulations: int) -> None:
        super().__init__(source, CastleRecipe(simulations, trust=0.0, temperature=0.0))

    def population(self, options: CastleOptions) -> Mapping[str, Model]:  # noqa: ARG002
        """One type of player, who does anything."""
        return {"uniform": UNIFORM}
