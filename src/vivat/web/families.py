"""What a client needs to know of a game from its beginning, by family."""

from collections.abc import Callable, Mapping
from typing import Any

from vivat.game.families import CASTLE, INTRIGUE
from vivat.game.record import AnyOptions
from vivat.web.castle.facts import CastleFacts, castle_facts
from vivat.web.intrigue.facts import IntrigueFacts, intrigue_facts

GameFacts = CastleFacts | IntrigueFacts
PARTS: Mapping[str, Callable[[Any], GameFacts]] = {CASTLE.key: castle_facts, INTRIGUE.key: intrigue_facts}


def game_facts(options: AnyOptions) -> GameFacts:
    """The facts of a game with these options."""
    return PARTS[options.family](options)
