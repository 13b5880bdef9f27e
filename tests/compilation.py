"""Compiles what the tests need, once and before them: two of them at work at the same time would each do all of it.

python -m tests.compilation

It needs no more than `make play` does, so it runs while the rest is being installed.
"""

import gc
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vivat.game.record import AnyOptions


def compile_castle() -> None:
    """Compile rules, search, lab and adapters of the castle games, and what draws an action of chance."""
    from tests.fast.differential import Pair
    from vivat.fast.families import castle, seeded_generators
    from vivat.game import CastleOptions

    options = CastleOptions.make("kingup", 4)
    compile_family(options, "kingup")
    pair = Pair(options)
    castle().without_events["draw_action"](pair.packed[0], pair.twin[0], seeded_generators(1, 1), 0)


def compile_intrigue() -> None:
    """Compile the same of intrigue, and games among stewards."""
    from vivat.game import IntrigueOptions
    from vivat.lab.tallies.engine import tally_steward_games

    options = IntrigueOptions.make("base", 4)
    compile_family(options, "intrigue")
    tally_steward_games(options, 1, 0, 1)


def compile_family(options: "AnyOptions", name: str) -> None:
    """Compile the search of a family, as a server does, and what counts, compares and steps its games."""
    from vivat.search.compilation import compile_once

    compile_once(options.family)
    compile_around(options, name)


def compile_around(options: "AnyOptions", name: str) -> None:
    """Compile what counts, compares and steps the games of a family."""
    from tests.fast.differential import compare_games
    from vivat.adapters.arena import Arena, GameSpec
    from vivat.adapters.vector_env import VectorEnv
    from vivat.fast.families import play_random_games
    from vivat.lab.batches import Batch, play_batch
    from vivat.lab.tallies.engine import tally_recorded_game

    play_batch(Batch(options, "random", 1, 0, 1))
    tally_recorded_game(options, [])
    play_random_games(options, 1, 1, 1)
    compare_games([options], 50, 1)
    env = VectorEnv(name, games=2)
    env.step(env.random_actions())
    arena = Arena(GameSpec(options), 1)
    arena.begin()
    arena.look(arena.turn)
    arena.rewards(by_score=False)
    arena.set_up()
    arena.step(int(arena.action_weights().argmax()))
    arena.begin()
    arena.act(int(arena.action_weights().argmax()))


def compile_alone(work: Callable[[], None]) -> None:
    """Compile without what Numba looks for and may find half installed, and without looking for garbage."""
    for name in ("coverage", "scipy"):
        sys.modules[name] = None  # type: ignore[assignment]
    gc.disable()
    work()


def main() -> None:
    """Compile both families at once."""
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        for done in [pool.submit(compile_alone, work) for work in (compile_intrigue, compile_castle)]:
            done.result()


if __name__ == "__main__":
    main()
