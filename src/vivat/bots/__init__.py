"""Bots: `act(observation) -> action`. A bot sees what its seat sees and nothing else."""

from collections.abc import Callable
from random import Random
from typing import Protocol, overload

from vivat.bots.courtier import Courtier
from vivat.bots.random_bot import RandomBot
from vivat.bots.steward import Steward
from vivat.game import Action, CastleObservation, IntrigueAction, IntrigueObservation


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


BOTS: dict[str, tuple[Callable[[Random], CastleBot], Callable[[Random], IntrigueBot]]] = {
    "random": (RandomBot, RandomBot),
    "steward": (Steward, Courtier),
}


def make_bot(name: str, seed: int | None = None) -> Bot:
    """The bot with this name; `BOTS` lists them. Without a seed it plays differently every time.

    >>> make_bot("grandmaster")
    Traceback (most recent call last):
    ...
    KeyError: 'there is no bot "grandmaster"; there are: random, steward'
    """
    if name not in BOTS:
        raise KeyError(f'there is no bot "{name}"; there are: {", ".join(BOTS)}')
    castle, intrigue = BOTS[name]
    source = Random(seed)  # noqa: S311
    return Bot(castle(source), intrigue(source))
