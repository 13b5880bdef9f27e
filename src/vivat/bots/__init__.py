"""Bots: `act(observation) -> action`. A bot sees what its seat sees and nothing else."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol, overload, runtime_checkable

from vivat.bots.castle.levels import CastleBot
from vivat.bots.families import PARTS, SEARCH_PLAYERS, Maker
from vivat.bots.intrigue.levels import IntrigueBot
from vivat.bots.levels import LEVELS, SEARCH_FORM, simulations_in
from vivat.bots.own import FORM, BotFailure, OwnBot, check_name, is_own
from vivat.bots.thought import Thinking, Thought
from vivat.game import (
    CastleAction,
    CastleObservation,
    IllegalAction,
    ImpossibleOptions,
    IntrigueAction,
    IntrigueObservation,
    Refusal,
)
from vivat.game.dealer import check_seed
from vivat.game.errors import shown

__all__ = ["BOTS", "Bot", "BotFailure", "CastleBot", "IntrigueBot", "make_bot"]


@runtime_checkable
class Stoppable(Protocol):
    """A player that thinks for long, and looks between two thoughts whether anybody still wants to know."""

    cancelled: Callable[[], bool]


class Bot:
    """A bot that can play every family. The same observation and seed give the same choice."""

    def __init__(self, parts: Mapping[str, Any]) -> None:
        self._parts = parts
        """By family, who plays it."""

    @overload
    def act(self, observation: CastleObservation) -> CastleAction: ...
    @overload
    def act(self, observation: IntrigueObservation) -> IntrigueAction: ...
    def act(self, observation: CastleObservation | IntrigueObservation) -> CastleAction | IntrigueAction:
        """Choose one of the actions in `observation.legal`; a seat that is not asked has none, which is refused."""
        if not observation.legal:
            raise IllegalAction(Refusal("argument-not-asked", ""))
        chosen: CastleAction | IntrigueAction = self._parts[observation.family].act(observation)
        return chosen

    def think(self, observation: CastleObservation | IntrigueObservation) -> Thought | None:
        """What it would choose, as `act` does, and why; None if it cannot tell."""
        player = self._parts[observation.family]
        return player.think(observation) if isinstance(player, Thinking) else None

    def stop_when(self, cancelled: Callable[[], bool]) -> None:
        """Let it end a search, with whatever it has found so far, as soon as this is so."""
        for player in self._parts.values():
            if isinstance(player, Stoppable):
                player.cancelled = cancelled


BOTS: dict[str, dict[str, Maker]] = {
    level: {family: players[level] for family, players in PARTS.items()} for level in LEVELS
}
"""From the easiest to the strongest; each knows every family."""


def make_bot(name: str, seed: int | None = None) -> Bot:
    """The bot with this name: one of `BOTS`, `search:N`, or `FILE.py:CLASS` for one of your own (`docs/bots.md`).

    `search:N` searches with N simulations a decision. Without a seed a bot plays differently every time.

    >>> make_bot("grandmaster")
    Traceback (most recent call last):
    ...
    vivat.game.errors.ImpossibleOptions: There is no bot 'grandmaster'. Give one of these names first, then the seed: \
random, page, steward, chancellor, king, search:N, FILE.py:CLASS.
    """
    check_name(name)
    makers = makers_of(str(name))
    if not makers and not is_own(str(name)):
        facts = {"given": shown(name), "known": ", ".join([*BOTS, SEARCH_FORM, FORM])}
        raise ImpossibleOptions(Refusal("argument-bot", "", facts))
    if seed is not None:
        check_seed(seed)
    source = Random(seed)  # noqa: S311
    if not makers:
        return Bot(dict.fromkeys(PARTS, OwnBot(str(name), source)))
    return Bot({family: make(source) for family, make in makers.items()})


def makers_of(name: str) -> Mapping[str, Maker]:
    """By family, who makes the library's bot of this name; empty if it has none."""
    simulations = simulations_in(name)
    if simulations is not None:
        return {family: make(simulations) for family, make in SEARCH_PLAYERS.items()}
    return BOTS.get(name, {})
