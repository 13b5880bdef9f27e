"""PettingZoo's own tests on our games, and what they let slip."""

import copy
import pickle
import warnings
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from tests.intrigue.combinations import all_combinations
from vivat.adapters.arena import AnyOptions
from vivat.adapters.pettingzoo_env import VivatParallelEnv, env, parallel_env, raw_env
from vivat.game import CastleOptions, ImpossibleOptions, IntrigueOptions
from vivat.rules.castle.state import VOTE

GAMES: dict[str, tuple[str, int]] = {
    "viva-il-re": ("viva-il-re", 4),
    "kingup": ("kingup", 3),
    "vive-le-roi": ("vive-le-roi", 5),
    "ambition-wedding": ("vive-le-roi+ambition+wedding", 4),
    "banished": ("vive-le-roi+banished", 3),
    "emissary-with-two": ("vive-le-roi+emissary", 2),
    "teams": ("vive-le-roi+teams", 3),
    "shared-pawn": ("vive-le-roi+teams+shared-pawn", 3),
    "forced-alliances": ("intrigue+forced-alliances", 4),
    **{options.scenario.key: (options.scenario.key, len(options.names)) for options in all_combinations()},
}
SEEDS = 50
STRICTLY_FORBIDDEN = ("infinity", "NaN", "illegal", "dead", "not given")


def by_pickle(game: Any) -> Any:
    return pickle.loads(pickle.dumps(game))  # noqa: S301


def play_randomly(game: Any, seed: int, decisions: int = 10**6) -> list[tuple[str, bytes, float]]:
    """What the agents are shown and given in a random game."""
    source, told = np.random.default_rng(seed), []
    game.reset(seed=seed)
    for agent in game.agent_iter():
        seen, reward, over, stopped, _ = game.last()
        told.append((agent, seen["observation"].tobytes(), float(reward)))
        game.step(None if over or stopped else int(source.choice(np.flatnonzero(seen["action_mask"]))))
        if len(told) >= decisions:
            break
    return told


@pytest.mark.parametrize("name", GAMES)
def test_their_tests_pass(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    game, players = GAMES[name]
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(env(game, players), num_cycles=60)
        seed_test(lambda: env(game, players), num_cycles=60)
        parallel_api_test(parallel_env(game, players), num_cycles=60)
        parallel_seed_test(lambda: parallel_env(game, players, illegal="substitute"), num_cycles=60)
        render_test(lambda render_mode: env(game, players, render_mode=render_mode))
    told = capsys.readouterr().out
    assert "Passed API test" in told
    assert "Passed Parallel API test" in told
    assert not [warning for warning in said if any(word in str(warning.message) for word in STRICTLY_FORBIDDEN)]


def with_other_seeds(made: Any, shift: int) -> Any:
    """The same environment with other seeds: theirs are always the same, or none."""
    reset = made.unwrapped.reset
    made.unwrapped.reset = lambda seed=None, options=None: reset((seed or 0) + shift, options)
    return made


@pytest.mark.parametrize("name", ["viva-il-re", "kingup", "vive-le-roi", "base"])
def test_their_tests_pass_with_fifty_seeds(name: str) -> None:
    game, players = GAMES[name]
    for shift in range(0, 1000 * SEEDS, 1000):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            api_test(with_other_seeds(env(game, players), shift), num_cycles=8)
            seed_test(lambda shift=shift: with_other_seeds(env(game, players), shift), num_cycles=8)
            parallel_api_test(with_other_seeds(parallel_env(game, players), shift), num_cycles=8)
            parallel_seed_test(
                lambda shift=shift: with_other_seeds(parallel_env(game, players, illegal="substitute"), shift),
                num_cycles=8,
            )
            render_test(
                lambda render_mode, shift=shift: with_other_seeds(env(game, players, render_mode=render_mode), shift)
            )


@pytest.mark.parametrize("name", GAMES)
def test_their_test_of_the_longest_game_passes(name: str) -> None:
    """It wants everybody to act equally often. So do all side by side; in turn, whom the rules ask."""
    game, players = GAMES[name]

    def side_by_side(seed: int, max_cycles: int) -> VivatParallelEnv:
        made = parallel_env(game, players, max_cycles=max_cycles, illegal="substitute")
        reset = made.reset
        made.reset = lambda seed=seed, options=None: reset(seed, options)  # type: ignore[method-assign]
        for agent in made.possible_agents:
            made.action_space(agent).seed(seed)
        return made

    for seed in range(SEEDS):
        form = partial(side_by_side, seed)
        max_cycles_test(
            SimpleNamespace(parallel_env=form, env=lambda max_cycles, form=form: parallel_to_aec(form(max_cycles)))
        )


@pytest.mark.parametrize("name", GAMES)
def test_a_game_in_turn_can_be_stopped_after_so_many_decisions_for_each(name: str) -> None:
    game, players = GAMES[name]
    stopped = raw_env(game, players, max_cycles=4)
    for seed in range(SEEDS):
        agents = len(play_randomly(stopped, seed)) - 4 * len(stopped.possible_agents)
        assert agents == len(stopped.possible_agents)  # whose last look it is
        assert all(stopped.truncations.values())


@pytest.mark.parametrize("name", GAMES)
def test_seeds_repeat_and_differ(name: str) -> None:
    game, players = GAMES[name]
    one, other = raw_env(game, players), raw_env(game, players)
    told = [play_randomly(one, seed, 40) for seed in range(SEEDS)]
    assert [play_randomly(other, seed, 40) for seed in range(SEEDS)] == told
    deals = set()
    for seed in range(SEEDS):
        one.reset(seed=seed)
        deals.add(tuple(one.observe(agent)["observation"].tobytes() for agent in one.agents))
    assert len(deals) > SEEDS // 2
    one.reset()
    first = [one.observe(agent)["observation"].tobytes() for agent in one.agents]
    one.reset()
    assert [one.observe(agent)["observation"].tobytes() for agent in one.agents] != first or players < 3


@pytest.mark.parametrize("name", ["kingup", "ambition-wedding", "teams", "base"])
@pytest.mark.parametrize("again", [copy.deepcopy, by_pickle])
def test_a_copy_keeps_its_state(name: str, again: Callable[[Any], Any]) -> None:
    game = raw_env(*GAMES[name])
    play_randomly(game, 3, 30)
    twin = again(game)
    assert twin.agent_selection == game.agent_selection
    before = {agent: game.observe(agent)["observation"].tobytes() for agent in game.agents}
    assert {agent: twin.observe(agent)["observation"].tobytes() for agent in twin.agents} == before
    rest: list[Any] = []
    rest_of_twin: list[Any] = []
    for played, told in ((game, rest), (twin, rest_of_twin)):
        source = np.random.default_rng(1)
        for agent in played.agent_iter():
            seen, reward, over, _, _ = played.last()
            told.append((agent, seen["observation"].tobytes(), reward))
            played.step(None if over else int(source.choice(np.flatnonzero(seen["action_mask"]))))
            if played is game and len(told) == 1:
                assert {name: twin.observe(name)["observation"].tobytes() for name in twin.agents} == before
    assert rest == rest_of_twin


@pytest.mark.parametrize("name", ["kingup", "emissary-with-two", "teams", "base"])
def test_rewards_are_by_standing_or_by_score(name: str) -> None:
    for seed in range(5):
        standing, score = raw_env(*GAMES[name]), raw_env(*GAMES[name], reward="score")
        ends = [{agent: worth for agent, _, worth in play_randomly(game, seed)[-game.max_num_agents :]}
                for game in (standing, score)]  # fmt: skip
        ranked = sorted(ends[0], key=lambda agent: ends[0][agent])
        assert all(-1 <= worth <= 1 for worth in ends[0].values())
        if name != "emissary-with-two":
            assert sum(ends[0].values()) == pytest.approx(0, abs=1e-6)
        if standing.game_spec.options.family == "castle" and len(set(ends[0].values())) > 1:
            assert ends[1][ranked[-1]] >= ends[1][ranked[0]]


def test_in_the_parallel_form_an_election_is_one_step() -> None:
    game, source, elections = parallel_env("kingup", 4), np.random.default_rng(2), 0
    seen, infos = game.reset(seed=2)
    while game.agents:
        deciding = [agent for agent in game.agents if infos[agent]["decides"]]
        voting = game.arena.state[0]["phase"] == VOTE
        assert len(deciding) == (4 if voting else 1)
        elections += voting
        candidate = int(game.arena.state[0]["candidate"])
        actions = {agent: int(source.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in deciding}
        seen, _, _, _, infos = game.step(actions)
        if voting:
            assert (game.arena.state[0]["phase"], game.arena.state[0]["candidate"]) != (VOTE, candidate)
    assert elections >= 3


def test_what_others_send_and_in_which_order_makes_no_difference() -> None:
    one, other = parallel_env("vive-le-roi", 4), parallel_env("vive-le-roi", 4)
    source = np.random.default_rng(5)
    seen, infos = one.reset(seed=5)
    other.reset(seed=5)
    while one.agents:
        actions = {agent: int(source.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in one.agents}
        needed = {agent: actions[agent] for agent in reversed(one.agents) if infos[agent]["decides"]}
        seen, rewards, *_, infos = one.step(actions)
        assert other.step(needed)[1] == rewards
        assert other.arena.state.tobytes() == one.arena.state.tobytes()


def test_a_mistake_is_told_in_their_way_with_our_reason() -> None:
    game: Any = raw_env("kingup", 4)
    game.render_mode = "ansi"
    with pytest.raises(AttributeError, match="reset"):
        game.render()
    game.reset(seed=1)
    mask = game.observe(game.agent_selection)["action_mask"]
    wrong = int(np.flatnonzero(mask == 0)[0])
    for action, reason in ((wrong, game.game_spec.text_of(wrong)), (10**6, "none"), (-1, "number"), ("up", "number")):
        with pytest.raises(ValueError, match=reason):
            game.step(action)
    with pytest.raises(ValueError, match="seat_9 is no agent here"):
        game.observe("seat_9")
    play_randomly(game, 1)
    with pytest.raises(KeyError):
        game.step(0)
    side = parallel_env("kingup", 4)
    side.reset(seed=1)
    with pytest.raises(KeyError, match="seat_"):
        side.step({})
    side.agents = []
    with pytest.raises(ValueError, match="over"):
        side.step({})
    for settings in ({"reward": "gold"}, {"illegal": "ignore"}):
        with pytest.raises(ValueError, match='"'):
            raw_env("kingup", 4, **settings)
    with pytest.raises(ImpossibleOptions):
        raw_env("kingup", 9)


@pytest.mark.parametrize("given", [{"max_cycles": 0}, {"max_cycles": 1.5}, {"render_mode": "rgb"}])
def test_what_a_setting_cannot_be_is_refused_when_the_environment_is_made(given: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=f"{next(iter(given))} is .* or None, not "):
        raw_env("kingup", players=3, **given)


def test_the_drawing_shows_what_lies_open() -> None:
    castle = raw_env("kingup", 4, render_mode="ansi")
    castle.reset(seed=1)
    assert "place: seat_" in str(castle.render())
    play_randomly(castle, 1)
    assert "over" in str(castle.render())
    assert "throne" in str(castle.render())
    intrigue = raw_env("intrigue", 4, render_mode="ansi")
    intrigue.reset(seed=1)
    assert str(intrigue.render()).count("?, 2 gold") >= 3
    assert raw_env("kingup").render() is None
    assert isinstance(parallel_env(CastleOptions.make("kingup", 3)), VivatParallelEnv)
    options: AnyOptions = IntrigueOptions.make("base", 4)
    assert raw_env(options).game_spec.seats == 4
