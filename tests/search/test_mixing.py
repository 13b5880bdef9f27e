"""The final choice is drawn: likelier if it is better, and if anybody might have made it."""

from collections import Counter
from math import exp

import numpy as np
import pytest

from vivat.game import CastleAction, CastleGame
from vivat.search.castle.mixing import first_code_of, mixed_choice
from vivat.search.result import Choice, SearchResult

LEGAL = CastleGame.start("kingup", 3, seed=1, first_seat=0).observe(0).legal
PUBLIC = np.full(52, 0.02)
TAU = 0.05


def drawn(choices: list[tuple[int, float]], public: np.ndarray, temperature: float) -> Counter[CastleAction]:
    """How often each choice is made of a hundred, evenly lucky; choices are visits and chance."""
    found = [Choice(action, *each) for action, each in zip(LEGAL, choices, strict=False)]
    result = SearchResult(tuple(found), sum(visits for visits, _ in choices))
    return Counter(mixed_choice(result, public, temperature, (number + 0.5) / 1000) for number in range(1000))


def test_without_a_temperature_the_most_tried_is_chosen() -> None:
    assert drawn([(900, 0.4), (100, 0.5)], PUBLIC, 0.0) == {LEGAL[0]: 1000}


def test_odds_are_those_of_anybody_times_the_exponential_of_the_value() -> None:
    public = PUBLIC.copy()
    public[LEGAL[1].code - first_code_of(LEGAL)] = 0.06
    often = drawn([(100_000, 0.5), (100_000, 0.45)], public, TAU)
    assert often[LEGAL[0]] / often[LEGAL[1]] == pytest.approx(exp(0.05 / TAU) / 3.0, rel=0.02)


def test_luck_with_few_tries_is_not_played() -> None:
    often = drawn([(1000, 0.5), (1, 0.6), (4, 0.5)], PUBLIC, TAU)
    assert often[LEGAL[0]] > 0.8 * 1000
    certain = drawn([(1000, 0.5), (1000, 1.0), (1000, 0.2)], PUBLIC, TAU)
    assert certain[LEGAL[1]] > 0.99 * 1000
