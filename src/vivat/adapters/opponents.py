"""A game in which bots of the library have some of the seats."""

import copy
from collections.abc import Mapping
from typing import Any

from vivat.adapters.arena import Arena, GameSpec
from vivat.bots import make_bot
from vivat.game.dealer import Dealer
from vivat.game.families import FAMILIES


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
        """The game, up to the first decision that no bot takes."""
        self.set_up()
        self._go_on()

    def act(self, action: int) -> None:
        """A legal decision, then chance and bots until the next one."""
        self._game.play(self._game.action_of(action))
        self._go_on()

    def _go_on(self) -> None:
        self._catch_up()
        while self.turn in self._bots:
            self._game.play(self._bots[self.turn].act(self._game.observe(self._game.deciding)))
            self._catch_up()

    def _catch_up(self) -> None:
        """Do here what was done in the game."""
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
