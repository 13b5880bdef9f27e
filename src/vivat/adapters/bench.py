"""How fast the adapters are; a part of `vivat bench`. Random play on one core, with what is seen and may be done."""

import importlib.util
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

from vivat.adapters.vector_env import VectorEnv
from vivat.speed import Figure, best_rate

GAMES = 1024


def vector_rate(game: str, seconds: float) -> float:
    """Steps a second of many games at once, with random actions."""
    env = VectorEnv(game, games=GAMES)

    def work(times: int) -> int:
        for _ in range(times):
            env.step(env.random_actions())
        return GAMES * times

    work(1)
    return best_rate(work, seconds)


def agents_rate(make: Callable[[], Any], seconds: float) -> float:
    """Steps a second of an environment of PettingZoo, as its own benchmark takes them."""
    env = make()
    env.reset(seed=1)

    def work(steps: int) -> int:
        for _ in range(steps):
            seen, _, over, stopped, _ = env.last()
            env.step(None if over or stopped else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))  # noqa: S311
            if not env.agents:
                env.reset()
        return steps

    work(1)
    return best_rate(work, seconds)


def figures() -> Iterator[Figure]:
    """The figures of every adapter that is installed; beside PettingZoo's its leduc, where it can be played."""
    for game in ("kingup", "intrigue"):
        yield Figure("adapters", f"vector_{game}_steps_per_s", "/s", partial(vector_rate, game))
    if importlib.util.find_spec("pyspiel") is not None:
        castle = partial(openspiel_rate, "vivat_castle(game=kingup,players=4)")
        yield Figure("adapters", "openspiel_decisions_per_s", "/s", castle)
    if importlib.util.find_spec("pettingzoo") is not None:
        from vivat.adapters.pettingzoo_env import env, raw_env

        for key, make in (("aec_raw", raw_env), ("aec_wrapped", env)):
            yield Figure("adapters", f"{key}_steps_per_s", "/s", partial(agents_rate, partial(make, "kingup", 4)))
        if importlib.util.find_spec("rlcard") is not None and importlib.util.find_spec("pygame") is not None:
            from pettingzoo.classic import leduc_holdem_v4

            for key, make in (("leduc_raw", leduc_holdem_v4.raw_env), ("leduc_wrapped", leduc_holdem_v4.env)):
                yield Figure("pettingzoo", f"{key}_steps_per_s", "/s", partial(agents_rate, make))


def openspiel_rate(name: str, seconds: float) -> float:
    """Decisions a second of a game in OpenSpiel, driven from Python; chance's are made and not counted."""
    import pyspiel

    import vivat.adapters.openspiel_game  # noqa: F401 (registers our games)

    game, chance = pyspiel.load_game(name), random.Random(1).random  # noqa: S311
    state = game.new_initial_state()

    def work(decisions: int) -> int:
        nonlocal state
        for _ in range(decisions):
            while state.is_terminal() or state.is_chance_node():
                if state.is_terminal():
                    state = game.new_initial_state()
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chance() * len(outcomes))][0])
            legal = state.legal_actions()
            state.apply_action(legal[int(chance() * len(legal))])
        return decisions

    work(1)
    return best_rate(work, seconds)
