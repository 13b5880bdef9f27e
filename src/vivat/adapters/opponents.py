"""A game in which bots of the library have some of the seats."""

import copy
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vivat.adapters.arena import Arena, GameSpec
from vivat.adapters.compiled.driving import ALL_LEGAL, Games
from vivat.bots import make_bot
from vivat.game.dealer import Dealer
from vivat.game.families import FAMILIES


def check_opponents(seats: int, opponents: Mapping[str, str]) -> dict[int, str]:
    """The bots by seat; a seat that there is not, a table without an agent and an unknown bot are refused."""
    if not isinstance(opponents, Mapping):
        raise ValueError(f"Opponents are bots by seat, such as {{'seat_1': 'steward'}}; {opponents!r} is not.")
    numbers = {f"seat_{seat}": seat for seat in range(seats)}
    for name in opponents:
        if name not in numbers:
            raise ValueError(f"There is no seat {name!r} for an opponent. Seats: {', '.join(numbers)}.")
    if len(opponents) == seats:
        raise ValueError("Opponents have every seat: leave one to an agent.")
    for bot in opponents.values():
        make_bot(bot)
    return {numbers[name]: bot for name, bot in opponents.items()}


class OpposedArena(Arena):
    """One game that goes on by itself wherever a bot decides: `turn` is never a bot's.

    Bots see observations, so the game is played in `vivat.game`, and every action of it here too.
    """

    __slots__ = ("_bots", "_game", "_played")

    def __init__(self, game_spec: GameSpec, seed: int, opponents: Mapping[int, str]) -> None:
        super().__init__(game_spec, seed)
        self._bots = {seat: make_bot(name, seed + 1 + seat) for seat, name in opponents.items()}
        self._game: Any = FAMILIES[game_spec.options.family].new_game(game_spec.options, Dealer.seeded(seed))
        self._played = 0

    def begin(self) -> None:
        """Begin the game, and play it up to the first decision that no bot takes."""
        self.set_up()
        self._go_on()

    def act(self, action: int) -> None:
        """Play a legal decision, then chance and bots until the next one."""
        self._game.play(self._game.action_of(action))
        self._go_on()

    def _go_on(self) -> None:
        self._catch_up()
        while self.turn in self._bots:
            self._game.play(self._bots[self.turn].act(self._game.observe(self._game.deciding)))
            self._catch_up()

    def _catch_up(self) -> None:
        """Play the actions here that were played in the game."""
        actions = self._game.actions
        for action in actions[self._played :]:
            self.step(action.code)
        self._played = len(actions)

    def __getstate__(self) -> dict[str, Any]:
        return super().__getstate__() | {"_game": self._game, "_bots": self._bots, "_played": self._played}

    def __deepcopy__(self, memo: dict[int, Any]) -> "OpposedArena":
        """The same game, to be played on apart, by bots who think the same."""
        twin = super().__deepcopy__(memo)
        assert isinstance(twin, OpposedArena)
        twin._game, twin._bots = self._game.copy(), copy.deepcopy(self._bots)
        return twin


class OpposedGames:
    """Many games in which bots have seats, stepped as the compiled ones are and written into the same arrays.

    A game that bots end before an agent is asked is dealt anew.
    """

    def __init__(self, game_spec: GameSpec, games: Games, opponents: Mapping[int, str], seed: int) -> None:
        self._game_spec, self._games, self._opponents = game_spec, games, opponents
        self._source = np.random.default_rng(seed)
        self._arenas: list[OpposedArena] = []

    def reset(self, seed: int | None) -> None:
        """Begin every game anew; with a seed, as they began with it."""
        if seed is not None:
            self._source = np.random.default_rng(seed)
        self._games.rewards[:] = 0
        self._games.ended[:] = False
        self._arenas = [self._new_game() for _ in self._games.seats]
        for which in range(len(self._arenas)):
            self._show(which)

    def step(self, actions: NDArray[np.int64]) -> int:
        """Play one decision in every game; the first game with an illegal action, or ALL_LEGAL."""
        games, masks = self._games, self._games.masks
        for which, action in enumerate(actions):
            if not (0 <= action < masks.shape[1] and masks[which, action]):
                return which
        for which, action in enumerate(actions):
            arena = self._arenas[which]
            arena.act(int(action))
            games.ended[which] = arena.turn < 0
            games.rewards[which] = 0
            if arena.turn < 0:
                games.rewards[which] = arena.rewards(bool(games.by_score))
                self._arenas[which] = self._new_game()
            self._show(which)
        return ALL_LEGAL

    def _new_game(self) -> OpposedArena:
        while True:
            arena = OpposedArena(self._game_spec, int(self._source.integers(2**63)), self._opponents)
            arena.begin()
            if arena.turn >= 0:
                return arena

    def _show(self, which: int) -> None:
        arena = self._arenas[which]
        self._games.seats[which] = arena.turn
        self._games.views[which], self._games.masks[which] = arena.look(arena.turn)
