"""The bots of intrigue, by level."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol

from vivat.bots.intrigue.steward import IntrigueSteward
from vivat.bots.levels import Level
from vivat.bots.page import Page
from vivat.bots.random_bot import RandomBot
from vivat.game import IntrigueAction, IntrigueObservation
from vivat.game.intrigue.action import Verb
from vivat.search.intrigue.hints import RULES_OF_THUMB, Hints

MERCY_TURNS = 2
"""A page kills nobody before the second turn of whom it would kill."""
IDLE_VERBS: tuple[Verb, ...] = ("pass", "stop-selling", "decline", "refuse")
"""To do nothing."""


class IntrigueBot(Protocol):
    """What a player of intrigue must be able to do."""

    def act(self, observation: IntrigueObservation) -> IntrigueAction:
        """Choose one of the actions in `observation.legal`."""


def spares_newcomers(observation: IntrigueObservation, action: IntrigueAction) -> bool:
    """Whether an action kills nobody who has hardly begun to play; who that is, a person or a bot, nobody knows."""
    turns = (event.player for event in observation.events if event.kind == "turn-begins")
    return action.verb != "assassinate" or list(turns).count(action.player) >= MERCY_TURNS


def is_idle(action: IntrigueAction) -> bool:
    """Whether an action is to do nothing, which no page overlooks: else it would throw away what it has."""
    return action.verb in IDLE_VERBS


def page(source: Random) -> IntrigueBot:
    """A page, who spares newcomers and always notices that it may do nothing."""
    return Page(source, IntrigueSteward, spares_newcomers, is_idle)


@dataclass(frozen=True, slots=True)
class IntrigueRecipe:
    """How a search player of intrigue decides. Called with a source of luck, it makes one."""

    simulations: int
    """For a decision; 2,000 take about a fifth of a second."""
    hints: Hints | None = None
    """How it infers others' roles from what they do; by the fitted numbers, if nothing else is said."""
    caution: float = 0.01
    """By how much of a victory something else must seem better than what a steward would do."""
    lookahead: int = 4
    """Turns that it plays out, its own included; 4 are about a round, so it sees what others do about its plans."""

    def __call__(self, source: Random) -> IntrigueBot:
        """A search player; compiled code is imported when one is made, not when a bot is named."""
        from vivat.bots.intrigue.search_player import IntrigueSearchPlayer

        return IntrigueSearchPlayer(source, self)


PLAYERS: dict[Level, Callable[[Random], IntrigueBot]] = {
    "random": RandomBot,
    "page": page,
    "steward": IntrigueSteward,
    "chancellor": IntrigueRecipe(500, RULES_OF_THUMB, caution=0.1, lookahead=1),
    "king": IntrigueRecipe(2_000),
}
"""A chancellor infers roles by rules of thumb, looks to the end of its turn, and seldom overrules a steward."""
