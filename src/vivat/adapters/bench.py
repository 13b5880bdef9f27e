"""How fast the adapters are; a part of `vivat bench`. Random play on one core, with what is seen and may be done."""

import importlib.util
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from vivat.adapters.vector_env import VectorEnv

GAMES = 1024


def rate(work: Callable[[], int], seconds: float) -> float:
    """The best of five rates within so many seconds."""
    best = 0.0
    for _ in range(5):
        begun, done = time.perf_counter(), 0
        while (took := time.perf_counter() - begun) < seconds / 5:
            done += work()
        best = max(best, done / took)
    return best


def vector_rate(game: str, seconds: float) -> float:
    """Steps a second of many games at once, with random actions."""
    env = VectorEnv(game, games=GAMES)

    def work() -> int:
        env.step(env.random_actions())
        return GAMES

    work()
    return rate(work, seconds)


def agents_rate(env: Any, seconds: float) -> float:
    """Steps a second of an environment of PettingZoo, as its own benchmark takes them."""
    env.reset(seed=1)

    def work() -> int:
        seen, _, over, stopped, _ = env.last()
        env.step(None if over or stopped else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))  # noqa: S311
        if not env.agents:
            env.reset()
        return 1

    work()
    return rate(work, seconds)


def measure(seconds: float, say: Callable[[str], None]) -> dict[str, dict[str, float]]:
    """All figures; `say` hears what is being measured."""
    say("many games at once")
    vectors = {f"vector_{game}_steps_per_s": vector_rate(game, seconds) for game in ("kingup", "intrigue")}
    figures = {"adapters": vectors}
    if importlib.util.find_spec("pyspiel") is not None:
        say("OpenSpiel")
        vectors["openspiel_decisions_per_s"] = openspiel_rate("vivat_castle(game=kingup,players=4)", seconds)
    if importlib.util.find_spec("pettingzoo") is not None:
        say("PettingZoo")
        figures |= {"pettingzoo": pettingzoo_rates(vectors, seconds)}
    return figures


def pettingzoo_rates(figures: dict[str, float], seconds: float) -> dict[str, float]:
    """Ours, and beside them those of PettingZoo's leduc where it can be played."""
    from vivat.adapters.pettingzoo_env import env, raw_env

    figures["aec_raw_steps_per_s"] = agents_rate(raw_env("kingup", 4), seconds)
    figures["aec_wrapped_steps_per_s"] = agents_rate(env("kingup", 4), seconds)
    if importlib.util.find_spec("rlcard") is None or importlib.util.find_spec("pygame") is None:
        return {}
    from pettingzoo.classic import leduc_holdem_v4

    return {
        "leduc_raw_steps_per_s": agents_rate(leduc_holdem_v4.raw_env(), seconds),
        "leduc_wrapped_steps_per_s": agents_rate(leduc_holdem_v4.env(), seconds),
    }


def openspiel_rate(name: str, seconds: float) -> float:
    """Decisions a second of a game in OpenSpiel, driven from Python; chance's are made and not counted."""
    import pyspiel

    import vivat.adapters.openspiel_game  # noqa: F401 (registers our games)

    game, chance = pyspiel.load_game(name), random.Random(1).random  # noqa: S311
    state = game.new_initial_state()

    def work() -> int:
        nonlocal state
        while state.is_terminal() or state.is_chance_node():
            if state.is_terminal():
                state = game.new_initial_state()
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(chance() * len(outcomes))][0])
        legal = state.legal_actions()
        state.apply_action(legal[int(chance() * len(legal))])
        return 1

    work()
    return rate(work, seconds)
