"""Many games at once."""

from typing import Any

import numpy as np
import pytest

from vivat.adapters.arena import Arena, GameSpec
from vivat.adapters.vector_env import VectorEnv
from vivat.fast.families import seeded_generators
from vivat.game import CastleOptions, ImpossibleOptions
from vivat.game.named import named_options

NAMES = (
    "viva-il-re",
    "kingup",
    "vive-le-roi+ambition+wedding",
    "vive-le-roi+teams",
    "vive-le-roi+emissary",
    "intrigue",
)


@pytest.mark.parametrize("name", NAMES)
def test_each_game_is_played_as_alone(name: str) -> None:
    env = VectorEnv(name, 4, games=3, seed=7)
    game_spec = GameSpec(named_options(name, 4))
    alone = [Arena(game_spec, 0) for _ in range(3)]
    for which, arena in enumerate(alone):
        arena.generators = seeded_generators(7, 3)[which : which + 1].copy()
        arena.begin()
    ends = 0
    for _ in range(1200):
        actions = env.random_actions()
        env.step(actions)
        for which, arena in enumerate(alone):
            arena.act(int(actions[which]))
            worth = np.zeros(game_spec.seats, np.float32)
            assert env.ended[which] == (arena.turn < 0)
            if arena.turn < 0:
                ends += 1
                worth = arena.rewards(by_score=False)
                arena.begin()
            view, mask = arena.look(arena.turn)
            assert env.seats[which] == arena.turn
            assert (env.rewards[which] == worth).all()
            assert (env.observations[which] == view).all()
            assert (env.masks[which] == mask).all()
    assert ends > 2


def test_the_same_seed_gives_the_same_games_and_another_does_not() -> None:
    one, two, other = (VectorEnv("kingup", games=8, seed=seed) for seed in (1, 1, 2))
    for _ in range(50):
        actions = one.random_actions()
        assert (actions == two.random_actions()).all()
        assert (one.step(actions) == two.step(actions)).all()
    assert not (one.reset(seed=1) == other.observations).all()
    assert (one.observations == VectorEnv("kingup", games=8, seed=1).observations).all()


def test_an_illegal_action_changes_nothing_and_says_where() -> None:
    env = VectorEnv(CastleOptions.make("kingup", 3), games=4)
    actions = env.random_actions()
    before = env.observations.copy()
    wrong = actions.copy()
    for bad in (int(np.flatnonzero(env.masks[2] == 0)[0]), -1, 10**6):
        wrong[2] = bad
        with pytest.raises(ValueError, match="Game 2: seat"):
            env.step(wrong)
        assert (env.observations == before).all()
    with pytest.raises(ValueError, match="4 games"):
        env.step(actions[:3])
    assert not (env.step(actions) == before).all()


def test_what_cannot_be_made_is_refused() -> None:
    with pytest.raises(ValueError, match="game at least"):
        VectorEnv(games=0)
    untyped: Any = VectorEnv
    with pytest.raises(ImpossibleOptions, match="4 is not the options of a game"):
        untyped(4, "kingup")
    with pytest.raises(ValueError, match="standing"):
        VectorEnv(reward="money")


def test_scores_can_be_the_reward() -> None:
    env = VectorEnv("kingup", games=16, reward="score")
    while not env.ended.any():
        env.step(env.random_actions())
    assert env.rewards[env.ended].min() >= 0
    assert env.rewards[env.ended].max() > 10
    assert not env.rewards[~env.ended].any()
