"""The joint beliefs about all unknown cards: the product of what is likely of each player, no card held twice.

There are too many ways to give a table its cards to list them. They are counted by card and by set of players instead:
`ways[card, players]` is the weight of all ways in which these players hold different cards from this one on. It is the
same from the next card on, and for each of the players that of the others with this card theirs. So marginals, chances
that all players do something, and worlds drawn (`deal_world`) are exact.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vivat.rules.castle.characters import FAVOURITES_CARDS
from vivat.search.castle.engine import engine

Weights = NDArray[np.float64]

FURTHEST = -40.0
"""How far below a player's likeliest card the logarithm of a possible one may lie: the product over 16 players is still
a number, and nothing that can be is impossible."""


class Joint(NamedTuple):
    """What worlds are drawn from."""

    players: NDArray[np.int64]
    """Those whose cards are not known; the first of them is bit 0 of a set."""
    weights: Weights
    """By such player and card: the likelihood of all that the player did; 0 if the card is impossible."""
    ways: Weights
    """By card and set of such players: the weight of all ways to give them different cards from this one on."""


def joint_of(players: list[int], fits: Weights) -> Joint:
    """The joint beliefs about these players, from log-likelihoods by player and card; −∞ of what is impossible."""
    weights = np.exp(np.maximum(fits - fits.max(axis=1, keepdims=True), FURTHEST)) * np.isfinite(fits)
    return Joint(np.array(players, np.int64), weights, ways_from(weights))


def ways_from(weights: Weights) -> Weights:
    """By card and set of players: the weight of all ways to give them different cards from this one on."""
    ways = np.zeros((FAVOURITES_CARDS + 1, 1 << len(weights)))
    engine()["count_ways"](np.ascontiguousarray(weights), ways)
    return ways


def marginals(joint: Joint) -> Weights:
    """By unknown player and card: how likely the player holds it."""
    weights, ways = joint.weights, joint.ways
    before = ways_from(weights[:, ::-1])[:0:-1]  # by card and set of players, the ways to give them those before it
    after = ways[1:, ::-1]  # the ways for all others, to give them those after it
    odds = np.zeros(weights.shape)
    for bit, weight in enumerate(weights):
        sets = (FAVOURITES_CARDS, -1, 2, 1 << bit)
        rest = before.reshape(sets)[:, :, 0] * after.reshape(sets)[:, :, 1]
        odds[bit] = weight * rest.reshape(FAVOURITES_CARDS, -1).sum(axis=1)
    total: Weights = odds / ways[0, -1]
    return total


def chance_of_all(joint: Joint, chances: Weights) -> float:
    """The probability that all unknown players do what each does with these chances, by player and own card.

    The players do it independently, given the cards: none votes No, say, if `chances` are those of anything else.
    """
    return float(ways_from(joint.weights * chances)[0, -1] / joint.ways[0, -1])
