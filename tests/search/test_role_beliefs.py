"""The table of role chances: everybody has one role, and nobody shares one."""

from random import Random

import numpy as np
import pytest

from vivat.bots.intrigue.steward import IntrigueSteward
from vivat.game import Dealer, IntrigueGame, IntrigueOptions
from vivat.rules.intrigue.state import MAX_PLAYERS, NOBODY, ROLES, Params
from vivat.search.intrigue.decision import RoleBeliefs
from vivat.search.intrigue.evidence import Evidence
from vivat.search.intrigue.observed import believed, roles_of
from vivat.search.intrigue.role_beliefs import ROUNDS_OF_BALANCING, even_out, normalise
from vivat.search.models import intrigue_hints


def test_two_who_behave_alike_cannot_both_be_the_same() -> None:
    """A third who might be anybody is left with the rest; a role that need not be in play is forced on nobody."""
    beliefs, unknown = RoleBeliefs(), Evidence(role=[NOBODY] * MAX_PLAYERS)
    beliefs.possible[:4] = [1.0, 0.5, 0.5, 0.5]
    for player, row in enumerate([[0.9, 0.1, 0.0, 0.0], [0.9, 0.0, 0.1, 0.0], [0.4, 0.2, 0.2, 0.2]]):
        beliefs.role_chances[player * ROLES : player * ROLES + 4] = row
    for _ in range(50):
        even_out(Params(players=3), unknown, beliefs)
    table = np.array(beliefs.role_chances).reshape(MAX_PLAYERS, ROLES)[:3]
    assert table.sum(axis=1) == pytest.approx(1.0)
    assert table.sum(axis=0)[0] == pytest.approx(1.0, abs=0.02)
    assert (table.sum(axis=0) < 1.02).all()
    assert table[2, 0] < 0.1
    assert table.sum(axis=0)[3] < 0.5


def test_what_is_nothing_stays_nothing() -> None:
    beliefs = RoleBeliefs()
    normalise(beliefs, 0)
    assert beliefs.role_chances[:2] == [0.0, 0.0]
    beliefs.role_chances[:2] = [1.0, 3.0]
    normalise(beliefs, 0)
    assert beliefs.role_chances[:2] == [0.25, 0.75]


@pytest.mark.parametrize("players", [4, 6, 8])
def test_in_a_game_no_role_is_given_out_twice(players: int) -> None:
    game = IntrigueGame(IntrigueOptions.make("base", players), Dealer.seeded(players))
    steward = IntrigueSteward(Random(players))
    while game.to_act is not None:
        observation = game.observe(game.to_act)
        beliefs = believed(observation, intrigue_hints())
        table = np.array([roles_of(beliefs, player) for player in range(players)])
        assert table.sum(axis=1) == pytest.approx(1.0)
        assert table.sum(axis=0).max() < 1.25, f"{ROUNDS_OF_BALANCING} rounds come near enough"
        game.play(steward.act(observation))
