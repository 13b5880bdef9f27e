"""The population of opponent models: whoever plays like a type is taken for it, from open rounds and this one."""

from random import Random

import numpy as np
import pytest

from tests.bots.test_castle_steward import TABLES, swapped_worlds, table_id
from tests.search.test_castle_search import decisions
from vivat.bots.castle.steward import CastleSteward
from vivat.fast.families import seeded_generators
from vivat.game import CastleGame, CastleOptions, Dealer
from vivat.rules.castle.play import actor, step
from vivat.rules.log import Log
from vivat.search.castle.beliefs import castle_beliefs
from vivat.search.castle.policy import COMPETING, MODEL_SIZE, VOTE_AT, draw_choice, favourites_of
from vivat.search.castle.searcher import MOST_NODES, room_for
from vivat.search.castle.tree import SLOTS
from vivat.search.castle.worlds import earlier_rounds
from vivat.search.models import castle_models

KINGUP = CastleOptions.make("kingup", 4)


def test_weights_that_compete_lie_side_by_side_before_those_of_ballots() -> None:
    assert [at for begins, size in COMPETING for at in range(begins, begins + size)] == list(range(VOTE_AT))
    assert [size for _, size in COMPETING] == [8, 30, 30, 30, 30]
    assert {len(model) for model in castle_models(KINGUP).values()} == {MODEL_SIZE}


@pytest.mark.parametrize("options", TABLES, ids=table_id)
def test_an_earlier_round_replayed_with_open_cards_ends_as_it_did(options: CastleOptions) -> None:
    chance, compared = Random(3), 0
    game = CastleGame(options, Dealer.seeded(3))
    p = options.params
    scores: list[list[int]] = []
    while game.deciding is not None:
        seen = game.observe(game.deciding)
        if seen.round > len(scores) + 1:
            scores.append(list(seen.scores))
            for after, (s, codes) in zip(scores, earlier_rounds(seen), strict=True):
                for code in codes:
                    step(p, s, Log(), code)
                assert s.score[: p.players] == after
                compared += 1
        game.play(chance.choice(game.legal_actions()))
    assert compared


def test_whoever_plays_like_a_type_is_taken_for_it() -> None:
    """Even seats draw their actions by one model, odd ones by another; asked when the last round begins."""
    p, generators = KINGUP.params, seeded_generators(5, 1)
    types = dict(list(castle_models(KINGUP).items())[:2])
    models, said = list(types.values()), []
    for seed in range(4):
        game = CastleGame(KINGUP, Dealer.seeded(seed))
        while game.deciding is not None:
            s, seat = game._state, actor(p, game._state)
            if len(game.counts) == p.rounds - 1 and not s.placed:
                beliefs = castle_beliefs(game.observe(seat), models=types)
                said += [beliefs.types[other, other % 2] for other in range(p.seats) if other != seat]
            held = favourites_of(p, s, seat)
            with np.errstate(over="ignore"):  # what a generator does by design
                code = draw_choice(models[seat % 2], p, s, seat, held, np.zeros(SLOTS), generators, 0)
            game.play(next(action for action in game.legal_actions() if action.code == code))
    assert len(said) == 4 * 3
    assert np.mean(said) > 0.65


def test_a_type_can_be_assumed_of_all() -> None:
    _, observation = list(decisions(KINGUP, 5))[40]
    both = castle_beliefs(observation)
    assert both.types.sum(axis=1) == pytest.approx(1.0)
    assert both.names == tuple(castle_models(KINGUP))
    for name, model in castle_models(KINGUP).items():
        alone = castle_beliefs(observation, models={name: model})
        assert alone.names == (name,)
        assert alone.types == pytest.approx(1.0)
        assert np.abs(alone.odds - both.odds).max() > 0.001


def test_what_somebody_is_thought_to_choose_depends_on_nothing_secret() -> None:
    game, steward, compared = CastleGame.start("vive-le-roi", 4, seed=3), CastleSteward(Random(3)), 0
    while game.deciding is not None and game.to_act is not None and not game.counts:
        if len(game.actions) % 5 == 0:
            mine, other = game.to_act, (game.to_act + 1) % 4
            here, there = (castle_beliefs(world.observe(mine)) for world in (game, swapped_worlds(game, other)))
            assert here.public_policy(mine) == pytest.approx(there.public_policy(mine))
            assert here.public_policy(mine).sum() == pytest.approx(1.0)
            compared += 1
        game.play(steward.act(game.observe(game.deciding)))
    assert compared > 3


def test_the_tree_has_room_for_its_budget() -> None:
    assert [room_for(each) >= each / 4 for each in (1, 2_000, 40_000, 300_000)] == [True] * 4
    assert room_for(2_000) < room_for(40_000) < room_for(None) == MOST_NODES
