"""Compiles what the tests need, once and before them: two of them at work at the same time would each do all of it.

python -m tests.warm
"""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from vivat.adapters.vector_env import VectorEnv
from vivat.fast.families import play_random_games
from vivat.game import CastleGame, CastleOptions, Dealer, IntrigueGame, IntrigueOptions
from vivat.lab.simulate import simulate
from vivat.search.castle.searcher import search_castle
from vivat.search.intrigue.searcher import search_intrigue


def warm_castle() -> None:
    """Rules, search, lab and adapters of the castle games."""
    options = CastleOptions.make("kingup", 4)
    game = CastleGame(options, Dealer.seeded(1))
    search_castle(game.observe(game.to_act or 0), 1, simulations=1)
    simulate(options, "random", 1, 1, workers=1)
    play_random_games(options.params, 1, 1, 1)
    step_once("kingup")


def warm_intrigue() -> None:
    """The same of intrigue."""
    options = IntrigueOptions.make(4)
    game = IntrigueGame(options, Dealer.seeded(1))
    seen = game.observe(game.to_act or 0)
    search_intrigue(seen, {action.code: 1.0 for action in seen.legal}, 1, simulations=1)
    simulate(options, "random", 1, 1, workers=1)
    play_random_games(options.params, 1, 1, 1)
    step_once("intrigue")


def step_once(game: str) -> None:
    """What the adapters are made of."""
    env = VectorEnv(game, games=2)
    env.step(env.random_actions())


def main() -> None:
    """Both at once."""
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        for done in [pool.submit(warm) for warm in (warm_castle, warm_intrigue)]:
            done.result()


if __name__ == "__main__":
    main()
