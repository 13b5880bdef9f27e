"""Who can be named in a study: the bots of the tables, players made for measuring, and bots of one's own."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from vivat.bots import BOTS, make_bot
from vivat.bots.castle.naive import Naive
from vivat.bots.castle.search_player import CastleSearchPlayer, PlainSearchPlayer
from vivat.bots.intrigue.search_player import IntrigueSearchPlayer
from vivat.bots.own import FORM, is_own, with_whole_path
from vivat.game import CastleOptions, ImpossibleOptions, Refusal
from vivat.game.record import AnyOptions

SEARCH, GUESS = "search:", "guess:"
"""Each followed by a number of simulations."""


class Player(Protocol):
    """Whoever can take part: a bot of one family or of both."""

    def act(self, observation: Any) -> Any:
        """Choose one of the legal actions of an observation."""


CASTLE_ONLY: dict[str, Callable[[Random], Player]] = {"naive": Naive}
SEARCH_PLAYERS: dict[bool, dict[str, Callable[[Random, int], Player]]] = {
    True: {SEARCH: CastleSearchPlayer, GUESS: PlainSearchPlayer},
    False: {SEARCH: IntrigueSearchPlayer},
}
"""In the castle games, and in intrigue."""


def make_player(name: str, seed: int, castle: bool) -> Player:
    """A bot by its name, `naive`, `search:N`, `guess:N` or `FILE.py:CLASS`; what cannot play this game is refused."""
    source = Random(seed)  # noqa: S311
    if castle and name in CASTLE_ONLY:
        return CASTLE_ONLY[name](source)
    for prefix, player in SEARCH_PLAYERS[castle].items():
        budget = name.removeprefix(prefix)
        if name.startswith(prefix) and budget.isascii() and budget.isdecimal() and int(budget) > 0:
            return player(source, int(budget))
    if name not in BOTS and not is_own(name):
        measured = [*(CASTLE_ONLY if castle else ()), *(f"{prefix}N" for prefix in SEARCH_PLAYERS[castle])]
        known = ", ".join([*BOTS, *measured, FORM])
        raise ImpossibleOptions(Refusal("lab-unknown-bot", "", {"bot": name, "known": known}))
    return make_bot(name, seed)


def whole_names(options: AnyOptions, names: Sequence[str]) -> tuple[str, ...]:
    """The names of players as every process finds them; who cannot play this game is refused."""
    for name in names:
        make_player(name, 0, isinstance(options, CastleOptions))
    return tuple(map(with_whole_path, names))
