"""What does not change in a game and a client needs to draw it: names, cards, prices. Nothing secret is among it."""

from functools import lru_cache

from vivat.game import CastleOptions
from vivat.table.options import TableOptions
from vivat.web.castle.facts import CastleFacts, castle_facts
from vivat.web.intrigue.facts import IntrigueFacts, intrigue_facts

GameFacts = CastleFacts | IntrigueFacts


@lru_cache(maxsize=1024)
def facts_of(options: TableOptions) -> GameFacts:
    """The facts of the game that a table plays."""
    game = options.game_options([f"Player {number + 1}" for number in range(len(options.places))])
    return castle_facts(game) if isinstance(game, CastleOptions) else intrigue_facts(game)
