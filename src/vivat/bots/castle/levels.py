"""The bots of the castle games, by level."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from vivat.bots.castle.steward import CastleSteward
from vivat.bots.levels import Level
from vivat.bots.page import Page
from vivat.bots.random_bot import RandomBot
from vivat.game import CastleAction, CastleObservation

SIMULATIONS = 12_000
"""Of every level that searches, for a decision: about 50 milliseconds of one core. Above 2,000 hardly anything is
gained, so levels differ by what they know and how they choose."""
CHANCELLOR_TRUST = 0.25
"""How far a chancellor infers others' Favourites from what they do. It takes everybody for a steward."""
CHANCELLOR_TEMPERATURE = 0.0
"""A chancellor does what it finds best, whatever that tells."""


class CastleBot(Protocol):
    """What a player of the castle games must be able to do."""

    def act(self, observation: CastleObservation) -> CastleAction:
        """Choose one of the actions in `observation.legal`."""


def search_player(simulations: int) -> Callable[[Random], CastleBot]:
    """A maker of search players; it imports compiled code when one is made, not when a bot is named."""

    def make(source: Random) -> CastleBot:
        from vivat.bots.castle.search_player import CastleSearchPlayer

        return CastleSearchPlayer(source, simulations)

    return make


def chancellor(source: Random) -> CastleBot:
    """A search player that trusts little of what it infers, knows one type of player, and does not mix."""
    from vivat.bots.castle.search_player import CastleSearchPlayer, stewards_only

    return CastleSearchPlayer(source, SIMULATIONS, CHANCELLOR_TRUST, stewards_only, CHANCELLOR_TEMPERATURE)


PLAYERS: dict[Level, Callable[[Random], CastleBot]] = {
    "random": RandomBot,
    "page": lambda source: Page(source, CastleSteward),
    "steward": CastleSteward,
    "chancellor": chancellor,
    "king": search_player(SIMULATIONS),
}
