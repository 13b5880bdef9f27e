"""Players that search. The same observation and seed give the same choice."""

from math import exp
from random import Random

import numpy as np

from vivat.bots.courtier import Courtier
from vivat.bots.courtier_turn import Turn
from vivat.game import Action, CastleObservation, IntrigueAction, IntrigueObservation
from vivat.rules.intrigue.actions import (
    AIMED,
    AIMED_CODE,
    ALLY,
    BUY_PILE,
    COUNTER,
    INVESTIGATE,
    PASS,
    PLOTS,
    SABOTAGE_CODE,
    SABOTAGES,
    TRADE,
)
from vivat.search.castle.behaviour import MODEL_SIZE, VOTE_AT
from vivat.search.castle.beliefs import CastleBeliefs, castle_beliefs
from vivat.search.castle.searcher import search_castle
from vivat.search.finding import Finding
from vivat.search.intrigue.searcher import search_intrigue
from vivat.search.intrigue.suspicion import Hints
from vivat.search.models import court_hints

TEMPERATURE = 1.0
"""Gold by which an action must be better, in a courtier's eyes, to be tried e times as much."""
MARGIN = 0.01
"""By how much something else must at least seem better than what a courtier would do."""
AT_RANDOM = np.concatenate([np.ones(VOTE_AT), np.zeros(MODEL_SIZE - VOTE_AT)])
"""A behaviour model that knows nothing: every placement, move and vote is as likely."""
SECOND_THOUGHTS = 0.3
"""How much another answer than a courtier's deserves to be tried, beside that one."""


class CastleThinker:
    """Draws worlds that fit what it has seen, and plays each choice out in them."""

    def __init__(self, source: Random, simulations: int, trust: float = 1.0) -> None:
        self._source = source
        self._simulations = simulations
        self._trust = trust
        """How far it reads others' cards from what they do."""

    def act(self, observation: CastleObservation) -> Action:
        """One of the legal actions. Each call takes one number from the source, whatever it is asked."""
        seed = self._source.getrandbits(63)
        if len(observation.legal) == 1:
            return observation.legal[0]
        beliefs = self.beliefs(observation)
        return search_castle(observation, seed, simulations=self._simulations, beliefs=beliefs).best

    def beliefs(self, observation: CastleObservation) -> CastleBeliefs:
        """What it thinks of everybody's cards, and how it thinks they play."""
        return castle_beliefs(observation, self._trust)


class Guesser(CastleThinker):
    """Plain tree search, to measure the others against: goals are guessed, and everybody plays at random."""

    def beliefs(self, observation: CastleObservation) -> CastleBeliefs:
        """Nothing follows from what was done."""
        return castle_beliefs(observation, trust=0.0, model=AT_RANDOM)


class IntrigueThinker:
    """Plays what a courtier would think of out in worlds that fit what it has heard; it bargains as a courtier does."""

    def __init__(self, source: Random, simulations: int, hints: Hints | None = None, caution: float = MARGIN) -> None:
        self._source = source
        self._simulations = simulations
        self._caution = caution
        self._hints = hints or court_hints()
        """How it reads others' roles from what they do."""

    def act(self, observation: IntrigueObservation) -> IntrigueAction:
        """One of the legal actions. Each call takes one number from the source, whatever it is asked."""
        seed = self._source.getrandbits(63)
        usual = Courtier(Random(seed), self._hints).act(observation)  # noqa: S311
        if len(observation.legal) == 1 or is_bargain(usual) or is_look(usual) or observation.phase not in SEARCHED:
            return usual
        priors = {each.code: SECOND_THOUGHTS for each in observation.legal if not is_bargain(each)} | {usual.code: 1.0}
        if observation.phase == "act":
            priors = turn_priors(observation, seed, self._hints)
        found = search_intrigue(observation, priors, seed, simulations=self._simulations, hints=self._hints)
        return overruled(usual, found, self._caution)


SEARCHED = ("act", "sell", "answer", "join")


def overruled(usual: IntrigueAction, found: Finding[IntrigueAction], caution: float) -> IntrigueAction:
    """What a courtier would do, unless the search found something that is better by so much."""
    chance = next(each.chance for each in found.choices if each.action.code == usual.code)
    return found.best if found.choices[0].chance >= chance + caution else usual


def is_bargain(action: IntrigueAction) -> bool:
    """Whether an action begins to bargain: playouts cannot tell what comes of that."""
    begins = action.code >= AIMED_CODE and (action.code - AIMED_CODE) % AIMED == TRADE
    return action.code == COUNTER or (begins and action.verb == "trade")


def is_look(action: IntrigueAction) -> bool:
    """Whether an action looks at a role or a hand: what is known is no part of a position."""
    aimed = SABOTAGE_CODE + SABOTAGES <= action.code < BUY_PILE
    return aimed and INVESTIGATE <= action.code % PLOTS < ALLY


def turn_priors(observation: IntrigueObservation, seed: int, hints: Hints) -> dict[int, float]:
    """How much a courtier thinks of each action of the turn, from 0 to 1."""
    turn = Turn(observation, Random(seed), hints)  # noqa: S311
    gains = {
        action.code: 0.0 if action.code == PASS else turn.worth(action)
        for action in observation.legal
        if not is_bargain(action)
    }
    most = max(gains.values())
    return {code: exp(max(-30.0, (gain - most) / TEMPERATURE)) for code, gain in gains.items()}
