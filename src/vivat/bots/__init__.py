"""Bots: `act(observation) -> action`. A bot sees what its seat sees and nothing else."""

from collections.abc import Callable
from random import Random
from typing import Protocol, overload, runtime_checkable

from vivat.bots.castle.steward import CastleSteward
from vivat.bots.intrigue.steward import IntrigueSteward
from vivat.bots.own import FORM, OwnBot, is_own
from vivat.bots.page import Page
from vivat.bots.random_bot import RandomBot
from vivat.game import Action, CastleObservation, IntrigueAction, IntrigueObservation
from vivat.search.intrigue.hints import RULES_OF_THUMB

__all__ = ["BOTS", "Bot", "CastleBot", "IntrigueBot", "make_bot"]


class CastleBot(Protocol):
    """What a player of the castle games must be able to do."""

    def act(self, observation: CastleObservation) -> Action:
        """Choose one of the actions in `observation.legal`."""


class IntrigueBot(Protocol):
    """What a player of intrigue must be able to do."""

    def act(self, observation: IntrigueObservation) -> IntrigueAction:
        """Choose one of the actions in `observation.legal`."""


@runtime_checkable
class Stoppable(Protocol):
    """A player that thinks for long, and looks between two thoughts whether anybody still wants to know."""

    cancelled: Callable[[], bool]


class Bot:
    """A bot that can play both families. The same observation and seed give the same choice."""

    def __init__(self, castle: CastleBot, intrigue: IntrigueBot) -> None:
        self._castle = castle
        self._intrigue = intrigue

    @overload
    def act(self, observation: CastleObservation) -> Action: ...
    @overload
    def act(self, observation: IntrigueObservation) -> IntrigueAction: ...
    def act(self, observation: CastleObservation | IntrigueObservation) -> Action | IntrigueAction:
        """Choose one of the actions in `observation.legal`."""
        if isinstance(observation, CastleObservation):
            return self._castle.act(observation)
        return self._intrigue.act(observation)

    def stop_when(self, cancelled: Callable[[], bool]) -> None:
        """Let it end a search, with whatever it has found so far, as soon as this is so."""
        for player in (self._castle, self._intrigue):
            if isinstance(player, Stoppable):
                player.cancelled = cancelled


CHANCELLOR, KING = (40_000, 500), (300_000, 10_000)
"""Simulations a decision, in the castle and in intrigue. About 0.3 and 2 seconds in the castle, else less: more make no
stronger player there."""

CHANCELLOR_TRUST = 0.25
"""How far a chancellor infers others' Favourites from what they do. The budget alone makes no two levels of the castle:
above some 3,000 simulations little is gained, but who infers cards wins two games of three against three who do not."""
CHANCELLOR_CAUTION = 0.1
"""In intrigue a chancellor does what a steward would unless something else seems better by so much of a victory, and
infers roles by a steward's rules of thumb."""


def castle_search_player(simulations: int, trust: float = 1.0) -> Callable[[Random], CastleBot]:
    """A maker of search players; it imports compiled code when one is made, not when a bot is named."""

    def make(source: Random) -> CastleBot:
        from vivat.bots.castle.search_player import CastleSearchPlayer

        return CastleSearchPlayer(source, simulations, trust)

    return make


def cautious_search_player(source: Random) -> IntrigueBot:
    """The chancellor of intrigue, who searches little and seldom overrules a steward."""
    from vivat.bots.intrigue.search_player import IntrigueSearchPlayer

    return IntrigueSearchPlayer(source, CHANCELLOR[1], RULES_OF_THUMB, CHANCELLOR_CAUTION)


def bold_search_player(source: Random) -> IntrigueBot:
    """The king of intrigue, who infers roles by the fitted hints and follows what the search finds."""
    from vivat.bots.intrigue.search_player import IntrigueSearchPlayer

    return IntrigueSearchPlayer(source, KING[1])


SEARCHING = ("chancellor", "king")
"""Bots that need compiled code."""

BOTS: dict[str, tuple[Callable[[Random], CastleBot], Callable[[Random], IntrigueBot]]] = {
    "random": (RandomBot, RandomBot),
    "page": (lambda source: Page(source, CastleSteward), lambda source: Page(source, IntrigueSteward)),
    "steward": (CastleSteward, IntrigueSteward),
    "chancellor": (castle_search_player(CHANCELLOR[0], CHANCELLOR_TRUST), cautious_search_player),
    "king": (castle_search_player(KING[0]), bold_search_player),
}
"""From the easiest to the strongest."""


def make_bot(name: str, seed: int | None = None) -> Bot:
    """The bot with this name: one of `BOTS`, or `FILE.py:CLASS` for one of your own (`docs/bots.md`).

    Without a seed it plays differently every time.

    >>> make_bot("grandmaster")
    Traceback (most recent call last):
    ...
    KeyError: 'there is no bot "grandmaster"; there are: random, page, steward, chancellor, king, FILE.py:CLASS'
    """
    source = Random(seed)  # noqa: S311
    if is_own(name):
        own = OwnBot(name, source)
        return Bot(own, own)
    if name not in BOTS:
        raise KeyError(f'there is no bot "{name}"; there are: {", ".join([*BOTS, FORM])}')
    castle, intrigue = BOTS[name]
    return Bot(castle(source), intrigue(source))
