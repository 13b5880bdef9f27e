"""Bots: `act(observation) -> action`. A bot sees what its seat sees and nothing else."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from vivat.bots.random_bot import RandomBot
from vivat.bots.steward import Steward
from vivat.game import Action, CastleObservation


class Bot(Protocol):
    """Anything that can sit at a table. The same observation and seed give the same choice."""

    def act(self, observation: CastleObservation) -> Action:
        """One of `observation.legal`."""


BOTS: dict[str, Callable[[Random], Bot]] = {"random": RandomBot, "steward": Steward}


def make_bot(name: str, seed: int | None = None) -> Bot:
    """The bot with this name; `BOTS` lists them. Without a seed it plays differently every time.

    >>> make_bot("grandmaster")
    Traceback (most recent call last):
    ...
    KeyError: 'there is no bot "grandmaster"; there are: random, steward'
    """
    if name not in BOTS:
        raise KeyError(f'there is no bot "{name}"; there are: {", ".join(BOTS)}')
    return BOTS[name](Random(seed))  # noqa: S311
