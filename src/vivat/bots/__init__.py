"""Bots: `act(observation) -> action`. A bot sees what its seat sees and nothing else."""

from collections.abc import Callable
from random import Random
from typing import Protocol, overload

from vivat.bots.courtier import Courtier
from vivat.bots.own import FORM, OwnBot, is_own
from vivat.bots.page import Page
from vivat.bots.random_bot import RandomBot
from vivat.bots.steward import Steward
from vivat.game import Action, CastleObservation, IntrigueAction, IntrigueObservation
from vivat.search.intrigue.suspicion import RULES_OF_THUMB


class CastleBot(Protocol):
    """A player of the castle games."""

    def act(self, observation: CastleObservation) -> Action:
        """One of `observation.legal`."""


class IntrigueBot(Protocol):
    """A player of intrigue."""

    def act(self, observation: IntrigueObservation) -> IntrigueAction:
        """One of `observation.legal`."""


class Bot:
    """A level that can sit at any table. The same observation and seed give the same choice."""

    def __init__(self, castle: CastleBot, intrigue: IntrigueBot) -> None:
        self._castle = castle
        self._intrigue = intrigue

    @overload
    def act(self, observation: CastleObservation) -> Action: ...
    @overload
    def act(self, observation: IntrigueObservation) -> IntrigueAction: ...
    def act(self, observation: CastleObservation | IntrigueObservation) -> Action | IntrigueAction:
        """One of `observation.legal`."""
        if isinstance(observation, CastleObservation):
            return self._castle.act(observation)
        return self._intrigue.act(observation)


CHANCELLOR, KING = (40_000, 500), (300_000, 10_000)
"""Simulations a decision, in the castle and in intrigue. About 0.3 and 2 seconds in the castle, else less: more make no
stronger player there."""

HALF_READ = 0.25
"""How far a chancellor trusts what others' deeds tell of their Favourites. The budget alone makes no two levels of the
castle: above some 3,000 simulations little is gained, but who reads cards wins two games of three against three who do
not."""
CAUTIOUS = 0.1
"""In intrigue a chancellor does what a courtier would unless something else seems better by so much of a victory, and
reads roles by a courtier's rules of thumb."""


def castle_thinker(simulations: int, trust: float = 1.0) -> Callable[[Random], CastleBot]:
    """Compiled code is imported when somebody thinks, not when a bot is named."""

    def make(source: Random) -> CastleBot:
        from vivat.bots.thinker import CastleThinker

        return CastleThinker(source, simulations, trust)

    return make


def cautious_thinker(source: Random) -> IntrigueBot:
    """The same for intrigue."""
    from vivat.bots.thinker import IntrigueThinker

    return IntrigueThinker(source, CHANCELLOR[1], RULES_OF_THUMB, CAUTIOUS)


def bold_thinker(source: Random) -> IntrigueBot:
    """And one that reads roles as well as it can, and follows what it finds."""
    from vivat.bots.thinker import IntrigueThinker

    return IntrigueThinker(source, KING[1])


SEARCHING = ("chancellor", "king")
"""Bots that need compiled code."""

BOTS: dict[str, tuple[Callable[[Random], CastleBot], Callable[[Random], IntrigueBot]]] = {
    "random": (RandomBot, RandomBot),
    "page": (lambda source: Page(source, Steward), lambda source: Page(source, Courtier)),
    "steward": (Steward, Courtier),
    "chancellor": (castle_thinker(CHANCELLOR[0], HALF_READ), cautious_thinker),
    "king": (castle_thinker(KING[0]), bold_thinker),
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
