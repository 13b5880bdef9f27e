"""The smallest search of a castle game, which compiles all of it."""

from collections.abc import Callable

from numba.core.event import install_listener

from vivat.fast.families import castle
from vivat.fast.progress import StepCounter
from vivat.game import CastleGame
from vivat.search.castle.beliefs import castle_beliefs
from vivat.search.castle.choice_values import value_choices
from vivat.search.castle.engine import engine
from vivat.search.castle.searcher import search_castle


def first_search(tell: Callable[[int, int, float], None]) -> None:
    """Search once, and tell how many steps of compiling are done, of how many, in what time."""
    with install_listener("numba:compile", StepCounter(engine(), castle().without_events, tell)):
        game = CastleGame.start("kingup", 3, seed=1)
        game.play(game.legal_actions()[0])
        observation = game.observe(game.to_act or 0)
        search_castle(observation, 1, simulations=1)
        beliefs = castle_beliefs(observation)
        beliefs.public_policy(0)
        value_choices(beliefs, 0, None, 1, 1)
