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
    players = len(weights)
    ways = np.zeros((FAVOURITES_CARDS + 1, 1 << players))
    ways[FAVOURITES_CARDS, 0] = 1.0
    for card in reversed(range(FAVOURITES_CARDS)):
        ways[card] = ways[card + 1]
        give(weights[:, card], ways[card + 1], ways[card])
    return ways


def give(weights: Weights, without: Weights, into: Weights) -> None:
    """Add to each set of players the ways in which one of them takes a card that nobody else has."""
    for bit, weight in enumerate(weights.tolist()):
        if weight:
            into.reshape(-1, 2, 1 << bit)[:, 1] += weight * without.reshape(-1, 2, 1 << bit)[:, 0]


def marginals(joint: Joint) -> Weights:
    """By unknown player and card: how likely the player holds it."""
    weights, ways = joint.weights, joint.ways
    players = len(weights)
    odds = np.zeros(weights.shape)
    before = np.zeros(1 << players)  # by set of players, the ways to give them different cards before this one
    before[0] = 1.0
    for card in range(FAVOURITES_CARDS):
        after = ways[card + 1, ::-1]  # by set of players, the ways for all others from the next one on
        for bit in range(players):
            rest = before.reshape(-1, 2, 1 << bit)[:, 0] * after.reshape(-1, 2, 1 << bit)[:, 1]
            odds[bit, card] = weights[bit, card] * rest.sum()
        fresh = before.copy()
        give(weights[:, card], before, fresh)
        before = fresh
    total: Weights = odds / ways[0, -1]
    return total


def chance_of_all(joint: Joint, chances: Weights) -> float:
    """The probability that all unknown players do what each does with these chances, by player and own card.

    The players do it independently, given the cards: none votes No, say, if `chances` are those of anything else.
    """
    return float(ways_from(joint.weights * chances)[0, -1] / joint.ways[0, -1])
