"""What does not change in a game and a client needs to draw it: names, cards, prices. Nothing secret is among it."""

from functools import lru_cache

from vivat.game.names import default_names
from vivat.table.options import TableOptions
from vivat.web.families import GameFacts, game_facts


@lru_cache(maxsize=256)
def facts_of(options: TableOptions) -> GameFacts:
    """The facts of the game that a table plays."""
    return game_facts(options.game_options(default_names(len(options.chairs))))
