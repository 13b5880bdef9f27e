"""What a seat believes about everybody's Favourites and type, by Bayes from what they placed, moved and voted.

Each opponent is of one of the types of a population of models. Of the rounds before, all cards are known, so what was
done there tells the type; in this round type and card are inferred together.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vivat.fast.records import Records, as_record, empty_log
from vivat.game import CastleObservation
from vivat.game.errors import check_observation
from vivat.rules.castle.characters import FAVOURITES_CARDS, JESTER
from vivat.search.castle.engine import engine
from vivat.search.castle.joint import Joint, chance_of_all, joint_of, marginals
from vivat.search.castle.policy import Model, favourites_of
from vivat.search.castle.tree import SLOTS
from vivat.search.castle.worlds import cards_out, cards_out_for_all, codes_so_far, earlier_rounds, round_start
from vivat.search.models import castle_models

TEAM_SHARE = 0.5
"""A team's actions serve two cards, so each says half as much of either."""


@dataclass(frozen=True, slots=True)
class CastleBeliefs:
    """The probabilities of everybody's Favourites and type, as one viewer sees them, and what they come from."""

    odds: NDArray[np.float64]
    """By player and card: how likely the player holds it. Each row adds up to 1; what is known is certain."""
    joint: Joint
    """The same of all unknown cards together: nobody holds what another holds."""
    world: Records
    """The state as the viewer knows it, secret cards left open, an election rewound to its first ballot."""
    params: Records
    names: tuple[str, ...]
    """The types of players that were considered."""
    models: NDArray[np.float64]
    """By type, its opponent model."""
    types: NDArray[np.float64]
    """By seat and type: how likely the seat is of it. Each row adds up to 1."""
    leanings: NDArray[np.float64]
    """By player, card and type: how likely the player is of the type, if the card is theirs."""
    public: NDArray[np.float64]
    """By player, card and type: how likely both are to somebody who knows no card."""

    def chance_of_all(self, chances: NDArray[np.float64]) -> float:
        """The probability that all players do what each does with these chances, by player and own card."""
        known = np.delete(np.arange(len(self.odds)), self.joint.players)
        certain = (self.odds[known] * chances[known]).sum(axis=1).prod()
        return float(certain) * chance_of_all(self.joint, chances[self.joint.players])

    def public_policy(self, seat: int) -> Model:
        """By slot, how likely the seat chooses it next, to somebody who knows no card."""
        p = self.params[0]
        policy, masks = np.zeros(SLOTS), p["favourites"].astype(np.int64)
        players = np.flatnonzero(p["seat_of"][: p["players"]] == seat)
        shares = self.public[players].mean(axis=0)
        engine()["add_policies"](self.params, self.world, self.models, seat, shares, masks, np.zeros(SLOTS), policy)
        return policy


class CastleEvidence:
    """What a viewer has seen everybody do, and how well each type of player explains it: beliefs follow from it."""

    def __init__(self, observation: CastleObservation, models: Mapping[str, Model]) -> None:
        check_observation(observation, CastleObservation)
        p = observation.options.params
        self._observation = observation
        self._names, self._models = list(models), np.array(list(models.values()))
        self._params, self._world = as_record(p), as_record(round_start(observation))
        self._before = np.zeros((p.seats, len(models)))
        """By seat and type: the logarithm of how likely its actions in earlier rounds were."""
        if len(models) > 1:
            for start, codes in earlier_rounds(observation):
                held = np.array([[favourites_of(p, start, seat)] for seat in range(p.seats)], np.int64)
                self._before += log_likelihoods(self._params, as_record(start), self._models, codes, held)[:, 0]
        masks = np.array([p.favourites] * p.seats, np.int64)
        self._now = log_likelihoods(self._params, self._world, self._models, codes_so_far(observation), masks)
        """By seat, card and type: the same of its actions in this round."""
        self._possible = possible_cards(cards_out(observation))
        self._possible_for_all = possible_cards(cards_out_for_all(observation))

    def beliefs(self, names: Iterable[str], trust: float = 1.0) -> CastleBeliefs:
        """The posterior if all are of these types; `trust` is how far cards are inferred from what was done."""
        p, cards = self._observation.options.params, self._observation.cards
        names = tuple(names)
        kinds = [self._names.index(name) for name in names]
        before = self._before.take(kinds, axis=1) if len(kinds) > 1 else np.zeros((p.seats, 1))
        now = self._now.take(kinds, axis=2)
        seats = [p.seat_of[player] for player in range(p.players)]
        shares = np.array([1.0 if p.teammate[player] == player else TEAM_SHARE for player in range(p.players)])
        fits = (trust * now + before[:, None])[seats] * shares[:, None, None]
        public = likely(np.where(self._possible_for_all[:, None], fits, -np.inf), (1, 2))
        leanings = likely(fits, (2,))
        unknown = [player for player in range(p.players) if cards[player] is None]
        best = fits.max(axis=2)
        weights = best + np.log(np.exp(fits - best[:, :, None]).sum(axis=2))
        joint = joint_of(unknown, np.where(self._possible, weights, -np.inf)[unknown])
        odds = np.zeros((p.players, FAVOURITES_CARDS))
        odds[unknown] = marginals(joint)
        for player, known in enumerate(cards):
            if known is not None:
                odds[player, known] = 1.0
        by_player = (odds[:, :, None] * leanings).sum(axis=1)
        types = np.array([by_player[np.array(seats) == seat].mean(axis=0) for seat in range(p.seats)])
        models = self._models[kinds]
        return CastleBeliefs(odds, joint, self._world, self._params, names, models, types, leanings, public)


def castle_beliefs(
    observation: CastleObservation, trust: float = 1.0, models: Mapping[str, Model] | None = None
) -> CastleBeliefs:
    """The posterior over all 26 cards for every player, and over the types of players for every seat.

    `trust` is how far cards are inferred from what was done. `models` are the types that are considered, by name: one
    of them alone says what to believe if everybody plays like that.
    """
    check_observation(observation, CastleObservation)
    models = castle_models(observation.options) if models is None else models
    return CastleEvidence(observation, models).beliefs(models, trust)


def favourite_chances(beliefs: CastleBeliefs) -> NDArray[np.float64]:
    """R1.4: By player and character, how likely the character is a Favourite of the player."""
    masks = beliefs.params[0]["favourites"].astype(np.int64)
    on_card = masks[:, None] >> np.arange(JESTER) & 1
    chances: NDArray[np.float64] = beliefs.odds @ on_card
    return chances


def log_likelihoods(
    params: Records, state: Records, models: NDArray[np.float64], codes: list[int], masks: NDArray[np.int64]
) -> NDArray[np.float64]:
    """By seat, Favourites that it might have and type: the logarithm of how likely its actions were; state moves on."""
    found = np.zeros((*masks.shape, len(models)))
    played = np.array(codes, np.int64)
    engine()["add_log_likelihoods"](params, state, empty_log(), models, played, masks, found, np.zeros(SLOTS))
    return found


def likely(fits: NDArray[np.float64], axes: tuple[int, ...]) -> NDArray[np.float64]:
    """Probabilities from log-likelihoods, which add up to 1 over these axes."""
    weights = np.exp(fits - fits.max(axis=axes, keepdims=True))
    odds: NDArray[np.float64] = weights / weights.sum(axis=axes, keepdims=True)
    return odds


def possible_cards(out: int) -> NDArray[np.bool_]:
    """By card, whether it is not among those out of play."""
    return np.array([out >> card & 1 == 0 for card in range(FAVOURITES_CARDS)])
