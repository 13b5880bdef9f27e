"""The bots of the castle games, by level."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from vivat.bots.castle.steward import CastleSteward
from vivat.bots.levels import Level
from vivat.bots.page import Page
from vivat.bots.random_bot import RandomBot
from vivat.game import CastleAction, CastleObservation

CHANCELLOR, KING = 40_000, 300_000
"""Simulations a decision: about 0.3 and 2 seconds."""
CHANCELLOR_TRUST = 0.25
"""How far a chancellor infers others' Favourites from what they do. The budget alone makes no two levels: above some
3,000 simulations little is gained, but who infers cards wins two games of three against three who do not."""


class CastleBot(Protocol):
    """What a player of the castle games must be able to do."""

    def act(self, observation: CastleObservation) -> CastleAction:
        """Choose one of the actions in `observation.legal`."""


def search_player(simulations: int, trust: float = 1.0) -> Callable[[Random], CastleBot]:
    """A maker of search players; it imports compiled code when one is made, not when a bot is named."""

    def make(source: Random) -> CastleBot:
        from vivat.bots.castle.search_player import CastleSearchPlayer

        return CastleSearchPlayer(source, simulations, trust)

    return make


PLAYERS: dict[Level, Callable[[Random], CastleBot]] = {
    "random": RandomBot,
    "page": lambda source: Page(source, CastleSteward),
    "steward": CastleSteward,
    "chancellor": search_player(CHANCELLOR, CHANCELLOR_TRUST),
    "king": search_player(KING),
}
