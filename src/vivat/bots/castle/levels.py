"""The bots of the castle games, by level."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol

from vivat.bots.castle.steward import CastleSteward
from vivat.bots.levels import USUAL_BOT, Level
from vivat.bots.page import Page
from vivat.bots.random_bot import RandomBot
from vivat.game import CastleAction, CastleObservation

SIMULATIONS = 12_000
"""Of every level that searches, for a decision: about 50 milliseconds of one core. Above 2,000 hardly anything is
gained, so levels differ by what they know and how they choose."""


class CastleBot(Protocol):
    """What a player of the castle games must be able to do."""

    def act(self, observation: CastleObservation) -> CastleAction:
        """Choose one of the actions in `observation.legal`."""


@dataclass(frozen=True, slots=True)
class CastleRecipe:
    """How a search player of the castle games decides. Called with a source of luck, it makes one."""

    simulations: int
    """For a decision."""
    trust: float = 1.0
    """How far it infers others' Favourites from what they do."""
    types: tuple[str, ...] = ()
    """The types of players that it knows; all that there are models of, if none is named."""
    temperature: float = 0.01
    """How much of its chances it gives for being read less: with 0.01, one game in a hundred for a nat less told of its
    cards; with 0 it does what it finds best, whatever that tells."""

    def __call__(self, source: Random) -> CastleBot:
        """A search player; compiled code is imported when one is made, not when a bot is named."""
        from vivat.bots.castle.search_player import CastleSearchPlayer

        return CastleSearchPlayer(source, self)


PLAYERS: dict[Level, Callable[[Random], CastleBot]] = {
    "random": RandomBot,
    "page": lambda source: Page(source, CastleSteward),
    "steward": CastleSteward,
    "chancellor": CastleRecipe(SIMULATIONS, trust=0.25, types=(USUAL_BOT,), temperature=0.0),
    "king": CastleRecipe(SIMULATIONS),
}
"""A chancellor trusts little of what it infers, takes everybody for a steward, and does not mix."""
