"""The joint beliefs about unknown cards equal the sum over all ways to give them out."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.search.test_castle_search import decisions
from vivat.fast.families import seeded_generators
from vivat.game import CastleOptions
from vivat.rules.castle.characters import FAVOURITES_CARDS
from vivat.rules.castle.state import State
from vivat.search.castle.beliefs import castle_beliefs
from vivat.search.castle.joint import Joint, chance_of_all, joint_of, marginals
from vivat.search.castle.tree import deal_world

DRAWS = 4_000


def listed(joint: Joint) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Every way to give these players different possible cards, and how likely each is."""
    possible = np.flatnonzero(joint.weights.any(axis=0)).tolist()
    ways = np.array(list(permutations(possible, len(joint.players))))
    weights = joint.weights[np.arange(len(joint.players)), ways].prod(axis=1)
    return ways, weights / weights.sum()


def by_listing(joint: Joint) -> NDArray[np.float64]:
    """The marginals, by player and card, from all ways."""
    ways, chances = listed(joint)
    return np.array([np.bincount(each, chances, minlength=FAVOURITES_CARDS) for each in ways.T])


def few_cards(players: int, cards: int, seed: int) -> Joint:
    """Beliefs about so many players who hold some of so few cards, some nearly certain."""
    chance = np.random.default_rng(seed)
    fits = np.full((players, FAVOURITES_CARDS), -np.inf)
    possible = chance.choice(FAVOURITES_CARDS, cards, replace=False)
    fits[:, possible] = chance.normal(-1000.0, 6.0, (players, cards))
    return joint_of(list(range(players)), fits)


@pytest.mark.parametrize(("players", "cards"), [(1, 3), (2, 2), (3, 5), (5, 7), (7, 7)])
def test_marginals_and_chances_equal_the_sum_over_all_ways(players: int, cards: int) -> None:
    for seed in range(3):
        joint = few_cards(players, cards, seed)
        assert marginals(joint) == pytest.approx(by_listing(joint), abs=1e-9)
        chances = np.random.default_rng(seed).random(joint.weights.shape)
        ways, likely = listed(joint)
        wanted = (likely * chances[np.arange(players), ways].prod(axis=1)).sum()
        assert chance_of_all(joint, chances) == pytest.approx(wanted, abs=1e-9)


def test_in_real_positions_beliefs_equal_the_sum_over_all_triples() -> None:
    looked = 0
    for number, (_, observation) in enumerate(decisions(CastleOptions.make("kingup", 4), 3)):
        if number % 20 == 11:
            beliefs = castle_beliefs(observation)
            assert beliefs.odds[beliefs.joint.players] == pytest.approx(by_listing(beliefs.joint), abs=1e-9)
            chances = np.full(beliefs.odds.shape, 0.5)
            assert beliefs.chance_of_all(chances) == pytest.approx(0.5**4)
            looked += 1
    assert looked > 3


def test_worlds_are_drawn_as_often_as_they_are_likely() -> None:
    """All cards at once: drawn player by player, who comes first would be dealt better."""
    joint, p, s = few_cards(3, 4, 5), CastleOptions.make("kingup", 4).params, State()
    generators, drawn = seeded_generators(1, 1), Counter[tuple[int, ...]]()
    with np.errstate(over="ignore"):  # what a generator does by design
        for _ in range(DRAWS):
            deal_world(p, s, joint, generators, 0)
            drawn[tuple(s.card[:3])] += 1
    ways, chances = listed(joint)
    for way, chance in zip(ways.tolist(), chances, strict=True):
        error = (chance * (1.0 - chance) / DRAWS) ** 0.5
        assert drawn.pop(tuple(way), 0) / DRAWS == pytest.approx(chance, abs=4.5 * error + 1e-3)
    assert not drawn


def test_a_player_more_costs_no_listing() -> None:
    joint = few_cards(14, FAVOURITES_CARDS, 2)
    odds = marginals(joint)
    assert odds.sum(axis=1) == pytest.approx(1.0)
    assert odds.sum(axis=0).max() <= 1.0 + 1e-9
