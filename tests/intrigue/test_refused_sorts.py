"""S11.1: What cannot be done in a turn is listed with its reason, and what can is not."""

import random

import pytest

from vivat.game import IntrigueGame
from vivat.game.intrigue.costs import Cost, costs_of, missing
from vivat.game.intrigue.refusals import ACTIONS, REASONS, TOO_DEAR, role_costs
from vivat.rules.intrigue.state import ACT


def decisions(seed: int, players: int = 5) -> list[IntrigueGame]:
    """A game at each of its decisions between actions, up to a few hundred steps."""
    game, source, found = IntrigueGame.start("base", players, seed=seed), random.Random(seed), []
    for _ in range(300):
        if game.is_over:
            break
        if game._state.phase == ACT:
            found.append(game.copy())
        game.play(source.choice(game.legal_actions()))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_S11_1_every_sort_of_action_is_possible_or_refused_with_a_reason(seed: int) -> None:
    for game in decisions(seed):
        me = game._state.turn
        legal, refused = game.legal_actions(), game.refused_sorts(me)
        own = {each.verb for each in role_costs(game._params, game._state.role[me])}
        possible = {action.verb for action in legal}
        told = {each.verb for each in refused}
        role_verbs = {"assassinate", "accuse", "seize-him"}
        assert set(ACTIONS) - role_verbs <= possible | told
        assert len((possible | told) & role_verbs) == (1 if own else 0)
        for each in refused:
            aimed = [action for action in legal if action.verb == each.verb and each.player in (None, action.player)]
            assert [action for action in aimed if each.what in (None, action.what)] == []


@pytest.mark.parametrize("seed", range(4))
def test_S1_2_what_is_missing_is_told_where_the_cost_is_the_reason(seed: int) -> None:
    dear = {REASONS[reason][0] for reason in TOO_DEAR}
    for game in decisions(seed):
        for each in game.refused_sorts(game._state.turn):
            assert (each.refusal.key in dear) == (each.missing is not None)
            assert each.missing is None or any(each.missing)


def test_S1_2_whoever_lacks_nothing_can_pay() -> None:
    game = IntrigueGame.start("base", 4, seed=1)
    costs = {cost.verb: cost for cost in costs_of(game._params)}
    assert not any(missing(costs["extort"], (1, 0, 0, 1, 0)))
    assert not any(missing(costs["sabotage"], (1, 0, 1, 1, 0)))
    assert not any(missing(costs["seize-power"], (0, 2, 0, 0, 0)))
    assert missing(costs["sabotage"], (1, 0, 0, 1, 0)) == (0, 0, 1, 0, 0)
    assert missing(Cost("buy", ((0, 0, 0, 0, 2),)), (0, 0, 0, 5, 1)) == (0, 0, 0, 0, 1)


def test_S11_1_nobody_else_is_told_what_cannot_be_done() -> None:
    game = decisions(1)[0]
    assert game.refused_sorts(game._state.turn)
    assert [game.refused_sorts(player) for player in range(5) if player != game._state.turn] == [()] * 4
