"""In how many ways cards can be given to players: the sum over all of them, card by card.

These functions are compiled with the rules (`vivat.search.castle.engine`).
"""

import numpy as np
from numpy.typing import NDArray

from vivat.rules.castle.characters import FAVOURITES_CARDS


def count_ways(weights: NDArray[np.float64], ways: NDArray[np.float64]) -> None:
    """Fill in, by card and set of players, the weight of all ways to give them different cards from this one on."""
    sets = ways.shape[1]
    ways[FAVOURITES_CARDS, 0] = 1.0
    for card in range(FAVOURITES_CARDS - 1, -1, -1):
        for each in range(sets):
            ways[card, each] = ways[card + 1, each]
        for player in range(len(weights)):
            weight, alone = weights[player, card], 1 << player
            if weight > 0.0:
                for begin in range(alone, sets, 2 * alone):
                    for each in range(begin, begin + alone):
                        ways[card, each] += weight * ways[card + 1, each - alone]
