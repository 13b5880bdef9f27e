"""The smallest search of a game of intrigue, which compiles all of it."""

from collections.abc import Callable

from numba.core.event import install_listener

from vivat.fast.families import intrigue
from vivat.fast.progress import StepCounter
from vivat.game import Dealer, IntrigueGame, IntrigueOptions
from vivat.search.intrigue.chances import believed_chances
from vivat.search.intrigue.engine import engine
from vivat.search.intrigue.searcher import search_intrigue
from vivat.search.models import intrigue_hints


def first_search(tell: Callable[[int, int, float], None]) -> None:
    """Search once, and tell how many steps of compiling are done, of how many, in what time."""
    with install_listener("numba:compile", StepCounter(engine(), intrigue().with_events, tell)):
        game = IntrigueGame(IntrigueOptions.make("base", 4), Dealer.seeded(1))
        seen = game.observe(game.to_act or 0)
        search_intrigue(seen, {action.code: 1.0 for action in seen.legal}, 1, simulations=1)
        believed_chances(seen, intrigue_hints(), 1, 1)
