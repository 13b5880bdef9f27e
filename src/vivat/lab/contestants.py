"""Who can be named in a contest: the bots of the tables, and players made for measuring."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from vivat.bots import BOTS, make_bot
from vivat.bots.naive import Naive
from vivat.bots.thinker import CastleThinker, IntrigueThinker
from vivat.game import ImpossibleOptions, Refusal

SEARCH = "search:"
"""Followed by a number of simulations."""


class Player(Protocol):
    """Whoever can take part: a bot of one family or of both."""

    def act(self, observation: Any) -> Any:
        """One of the legal actions."""


CASTLE_ONLY: dict[str, Callable[[Random], Player]] = {"naive": Naive}


def make_contestant(name: str, seed: int, castle: bool) -> Player:
    """A bot by its name, `naive`, or `search:N`; what cannot play this game is refused."""
    source = Random(seed)  # noqa: S311
    budget = name.removeprefix(SEARCH)
    if castle and name in CASTLE_ONLY:
        return CASTLE_ONLY[name](source)
    if name.startswith(SEARCH) and budget.isascii() and budget.isdecimal() and int(budget) > 0:
        return CastleThinker(source, int(budget)) if castle else IntrigueThinker(source, int(budget))
    if name not in BOTS:
        known = ", ".join([*BOTS, *(CASTLE_ONLY if castle else ()), f"{SEARCH}N"])
        raise ImpossibleOptions(Refusal("lab-unknown-bot", "", {"bot": name, "known": known}))
    return make_bot(name, seed)
