"""The table of role chances: everybody has one role, and nobody shares one."""

from random import Random

import numpy as np
import pytest

from vivat.bots.intrigue.steward import IntrigueSteward
from vivat.game import Dealer, IntrigueGame, IntrigueOptions
from vivat.search.intrigue.evidence import Evidence
from vivat.search.intrigue.role_beliefs import ROUNDS_OF_BALANCING, RoleBeliefs, even_out, shares
from vivat.search.models import intrigue_hints


def test_two_who_behave_alike_cannot_both_be_the_same() -> None:
    """A third who might be anybody is left with the rest; a role that need not be in play is forced on nobody."""
    possible = [1.0, 0.5, 0.5, 0.5]
    rows = [[0.9, 0.1, 0.0, 0.0], [0.9, 0.0, 0.1, 0.0], [0.4, 0.2, 0.2, 0.2]]
    for _ in range(50):
        even_out(rows, possible)
    table = np.array(rows)
    assert table.sum(axis=1) == pytest.approx(1.0)
    assert table.sum(axis=0)[0] == pytest.approx(1.0, abs=0.02)
    assert (table.sum(axis=0) < 1.02).all()
    assert table[2, 0] < 0.1
    assert table.sum(axis=0)[3] < 0.5


def test_what_is_nothing_stays_nothing() -> None:
    assert shares([0.0, 0.0]) == [0.0, 0.0]
    assert shares([1.0, 3.0]) == [0.25, 0.75]


@pytest.mark.parametrize("players", [4, 6, 8])
def test_in_a_game_no_role_is_given_out_twice(players: int) -> None:
    game = IntrigueGame(IntrigueOptions.make("base", players), Dealer.seeded(players))
    steward = IntrigueSteward(Random(players))
    while game.to_act is not None:
        observation = game.observe(game.to_act)
        table = np.array(RoleBeliefs(observation, Evidence(observation), intrigue_hints()).role_chances)
        assert table.sum(axis=1) == pytest.approx(1.0)
        assert table.sum(axis=0).max() < 1.25, f"{ROUNDS_OF_BALANCING} rounds come near enough"
        game.play(steward.act(observation))
