"""Bots of the library have seats in an environment, and who was trained in one plays at a table."""

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from vivat.adapters import decode, encode
from vivat.adapters.pettingzoo_env import VivatEnv, parallel_env, raw_env
from vivat.adapters.vector_env import VectorEnv
from vivat.game import SPECTATOR, CastleGame, ImpossibleOptions, IntrigueGame, VivatError
from vivat.game.families import FAMILIES

FIRST = """
class First:
    def act(self, observation):
        return observation.legal[0]
"""
GAMES = {"kingup": 3, "vive-le-roi+ambition+teams": 3, "intrigue": 4}


@pytest.fixture
def first(tmp_path: Path) -> str:
    """A bot that does the first thing it may do."""
    file = tmp_path / "simple.py"
    file.write_text(FIRST)
    return f"{file}:First"


def play_on(game: VivatEnv, seed: int) -> list[tuple[str, bytes, float]]:
    """What the agents are shown and given while they play at random."""
    source, told = np.random.default_rng(seed), []
    for agent in game.agent_iter():
        seen, reward, over, _, _ = game.last()
        told.append((agent, seen["observation"].tobytes(), float(reward)))
        game.step(None if over else int(source.choice(np.flatnonzero(seen["action_mask"]))))
    return told


def played(game: Any) -> Any:
    """The game behind an environment."""
    return game.arena._game


@pytest.mark.parametrize("name", GAMES)
def test_opponents_play_their_seats_and_agents_the_others(name: str, first: str) -> None:
    game = raw_env(name, GAMES[name], opponents={"seat_0": first, "seat_2": first})
    agents = [f"seat_{seat}" for seat in range(GAMES[name]) if seat not in (0, 2)]
    game.reset(seed=3)
    asked = {agent for agent, _, _ in play_on(game, 3)}
    assert asked == set(agents)
    whole = played(game)
    assert whole.is_over
    again, bots, others = FAMILIES[whole.options.family].new_game(whole.options, None), 0, 0
    for action in whole.actions:
        if again.to_act in (0, 2):
            assert action == again.observe(again.deciding).legal[0]
            bots += 1
        elif again.to_act is not None:
            others += action != again.observe(again.deciding).legal[0]
        again.play(action)
    assert bots > 10
    assert others > 0


@pytest.mark.parametrize("name", GAMES)
def test_agents_see_what_their_observation_says(name: str, first: str) -> None:
    game = raw_env(name, GAMES[name], opponents={"seat_1": first})
    game.reset(seed=4)
    source, seen = np.random.default_rng(4), 0
    while not any(game.terminations.values()):
        shown, seat = game.observe(game.agent_selection), game.seat_of[game.agent_selection]
        numbers, mask = encode(played(game).observe(seat))
        assert (numbers == shown["observation"]).all()
        legal = played(game).legal_actions()
        assert set(np.flatnonzero(shown["action_mask"])) == {action.code for action in legal}
        if played(game).deciding.kind == "seat":
            assert (mask == shown["action_mask"]).all()
        seen += 1
        game.step(int(source.choice([action.code for action in legal])))
    assert seen > 10


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])  # noqa: S301
def test_a_copy_goes_on_with_the_same_opponents_and_the_same_chance(twin: Callable[[Any], Any]) -> None:
    game = raw_env("kingup", 4, opponents={"seat_1": "page", "seat_3": "random"})
    game.reset(seed=5)
    for _ in range(3):
        game.step(int(np.flatnonzero(game.observe(game.agent_selection)["action_mask"])[0]))
    other = twin(game)
    assert play_on(game, 6) == play_on(other, 6)


def test_side_by_side_only_agents_vote(first: str) -> None:
    game = parallel_env("kingup", 4, opponents={"seat_1": first, "seat_2": first})
    seen, infos = game.reset(seed=2)
    assert list(seen) == game.agents == ["seat_0", "seat_3"]
    together = 0
    while game.agents:
        together += all(each["decides"] for each in infos.values())
        chosen = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in game.agents}
        seen, rewards, _, _, infos = game.step(chosen)
    assert together > 0
    assert list(rewards) == ["seat_0", "seat_3"]
    assert played(game).is_over


@pytest.mark.parametrize("name", GAMES)
def test_in_many_games_at_once_opponents_play_their_seats(name: str, first: str) -> None:
    seats, opponents = GAMES[name], {"seat_0": first, "seat_2": first}
    env, again = (VectorEnv(name, seats, games=3, seed=5, opponents=opponents) for _ in range(2))
    assert env._opposed is not None
    ended = 0
    while ended < 2:
        arenas = env._opposed._arenas[:]
        actions = env.random_actions()
        assert (again.step(actions) == env.step(actions)).all()
        assert not {0, 2} & set(env.seats.tolist())
        for which, arena in enumerate(arenas):
            whole, over = arena._game, bool(env.ended[which])
            assert over == whole.is_over
            assert (env.rewards[which] == (arena.rewards(by_score=False) if over else 0)).all()
            if not over:
                numbers, _ = encode(whole.observe(int(env.seats[which])))
                assert (env.observations[which] == numbers).all()
                continue
            ended += 1
            replay = FAMILIES[whole.options.family].new_game(whole.options, None)
            for action in whole.actions:
                if replay.to_act in (0, 2):
                    assert action == replay.observe(replay.deciding).legal[0]
                replay.play(action)
    first_views = VectorEnv(name, seats, games=3, seed=5, opponents=opponents).observations
    assert (env.reset(seed=5) == first_views).all()
    wrong = env.random_actions()
    wrong[1] = -1
    with pytest.raises(ValueError, match="Game 1: seat"):
        env.step(wrong)
    assert (env.observations == first_views).all()


@pytest.mark.parametrize("make", [raw_env, VectorEnv])
def test_what_cannot_be_an_opponent_is_refused(make: Callable[..., object]) -> None:
    with pytest.raises(ValueError, match="no seat 'seat_9' for an opponent"):
        make("kingup", 3, opponents={"seat_9": "steward"})
    with pytest.raises(ValueError, match="leave one to an agent"):
        make("kingup", 3, opponents=dict.fromkeys(("seat_0", "seat_1", "seat_2"), "steward"))
    with pytest.raises(ImpossibleOptions, match="There is no bot 'grandmaster'"):
        make("kingup", 3, opponents={"seat_1": "grandmaster"})


@pytest.mark.parametrize("kind", [CastleGame, IntrigueGame])
def test_an_action_is_decoded_if_it_is_legal(kind: Any) -> None:
    game = kind.start("kingup" if kind is CastleGame else "base", 4, seed=1)
    seen = game.observe(game.to_act)
    _, mask = encode(seen)
    assert [decode(seen, int(code)) for code in np.flatnonzero(mask)] == sorted(seen.legal, key=lambda each: each.code)
    with pytest.raises(ValueError, match="is not legal now"):
        decode(seen, int(np.flatnonzero(mask == 0)[0]))

    with pytest.raises(VivatError, match="is not what a seat knows"):
        encode(game)
    with pytest.raises(ValueError, match="A spectator decides nothing"):
        encode(game.observe(SPECTATOR))
