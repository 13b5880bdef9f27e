"""The bots of intrigue, by level."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from vivat.bots.intrigue.steward import IntrigueSteward
from vivat.bots.levels import Level
from vivat.bots.page import Page
from vivat.bots.random_bot import RandomBot
from vivat.game import IntrigueAction, IntrigueObservation
from vivat.game.intrigue.action import Verb
from vivat.search.intrigue.hints import RULES_OF_THUMB

CHANCELLOR, KING = 500, 2_000
"""Simulations a decision; a king's take about a fifth of a second."""
CHANCELLOR_CAUTION = 0.1
"""A chancellor does what a steward would unless something else seems better by so much of a victory, and infers roles
by a steward's rules of thumb."""
CHANCELLOR_LOOKAHEAD = 1
"""And it looks no further than to the end of its turn."""


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


def cautious_search_player(source: Random) -> IntrigueBot:
    """A chancellor, who searches little and seldom overrules a steward. Compiled code is imported when one is made."""
    from vivat.bots.intrigue.search_player import IntrigueSearchPlayer

    return IntrigueSearchPlayer(source, CHANCELLOR, RULES_OF_THUMB, CHANCELLOR_CAUTION, CHANCELLOR_LOOKAHEAD)


def search_player(simulations: int) -> Callable[[Random], IntrigueBot]:
    """A maker of players who infer roles by the fitted hints and follow what the search finds."""

    def make(source: Random) -> IntrigueBot:
        from vivat.bots.intrigue.search_player import IntrigueSearchPlayer

        return IntrigueSearchPlayer(source, simulations)

    return make


PLAYERS: dict[Level, Callable[[Random], IntrigueBot]] = {
    "random": RandomBot,
    "page": page,
    "steward": IntrigueSteward,
    "chancellor": cautious_search_player,
    "king": search_player(KING),
}
