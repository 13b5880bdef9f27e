"""Many games at once, for training: one decision in each of them at every step, all in NumPy arrays.

    env = VectorEnv("kingup", games=1024, seed=1)
    env.reset()
    while training:
        actions = choose(env.observations, env.masks, env.seats)
        env.step(actions)                       # writes the same arrays anew
        learn(env.rewards, env.ended)

A game that ends begins anew in the same step: `ended` and `rewards` tell of the game that is over, everything else of
the new one. The arrays are the environment's own and are written over at each step; copy what you keep. With
`opponents={"seat_1": "steward"}` bots of the library have seats, and only the others decide.
"""

from collections.abc import Mapping

import numpy as np
from numpy.typing import ArrayLike, NDArray

from vivat.adapters.arena import AnyOptions, GameSpec
from vivat.adapters.compiled.driving import ALL_LEGAL, Games
from vivat.adapters.compiled.engine import MEMORY
from vivat.adapters.opponents import OpposedGames, check_opponents
from vivat.fast.families import seeded_generators
from vivat.fast.records import empty_log
from vivat.game.named import USUAL_GAME, named_options


def check_reward(reward: str) -> None:
    """Refuse a reward that is neither by standing nor by score."""
    if reward not in ("standing", "score"):
        raise ValueError(f'The reward is "standing" or "score", not {reward!r}.')


class VectorEnv:
    """Many games with the same options, one decision in each at every step."""

    def __init__(
        self, game: str | AnyOptions = USUAL_GAME, players: int = 4, *, games: int = 1024, seed: int = 0,
        opponents: Mapping[str, str] | None = None, reward: str = "standing",
    ) -> None:  # fmt: skip
        if games < 1:
            raise ValueError(f"A vectorised environment needs a game at least, not {games}.")
        check_reward(reward)
        self.game_spec = GameSpec(named_options(game, players) if isinstance(game, str) else game)
        self.opponents = check_opponents(self.game_spec.seats, opponents or {})
        """The bots of the library that play too, by seat."""
        self.games = games
        self._games = Games(
            params=self.game_spec.params,
            states=np.zeros(games, self.game_spec.rules.state_type),
            memories=np.zeros(games, MEMORY),
            log=empty_log(),
            generators=seeded_generators(seed, games),
            counts_shown=self.game_spec.counts_shown,
            by_score=int(reward == "score"),
            seats=np.zeros(games, np.int8),
            views=np.zeros((games, self.game_spec.view_size), np.int16),
            masks=np.zeros((games, self.game_spec.actions), np.int8),
            rewards=np.zeros((games, self.game_spec.seats), np.float32),
            ended=np.zeros(games, np.bool_),
        )
        self.observations = self._games.views
        """What the seat that decides sees; `game_spec.index` tells where each field stands."""
        self.masks = self._games.masks
        """1 for what it may do."""
        self.seats = self._games.seats
        """Which seat decides."""
        self.rewards = self._games.rewards
        """What the games that have just ended were worth to each seat; 0 in all others."""
        self.ended = self._games.ended
        self._luck = seeded_generators(seed + 1, 1)
        self._step, self._draw = self.game_spec.twins["step_all"], self.game_spec.twins["draw_legal"]
        self._opposed = OpposedGames(self.game_spec, self._games, self.opponents, seed) if self.opponents else None
        self.reset()

    def reset(self, seed: int | None = None) -> NDArray[np.int16]:
        """Begin all games anew, with a seed as they began with it; the observations."""
        if seed is not None:
            self._games.generators[:] = seeded_generators(seed, self.games)
            self._luck = seeded_generators(seed + 1, 1)
        if self._opposed is None:
            self.game_spec.twins["reset_all"](self._games)
        else:
            self._opposed.reset(seed)
        return self.observations

    def step(self, actions: ArrayLike) -> NDArray[np.int16]:
        """Play one decision in each game, or none anywhere if one of them is not legal; the observations."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.games,):
            raise ValueError(f"There must be one action for each of {self.games} games, not {chosen.shape}.")
        wrong = self._step(self._games, chosen) if self._opposed is None else self._opposed.step(chosen)
        if wrong != ALL_LEGAL:
            text = self.game_spec.text_of(int(chosen[wrong]))
            raise ValueError(f"Game {wrong}: seat {self.seats[wrong]} may not do this now: {text}. See `masks`.")
        return self.observations

    def random_actions(self) -> NDArray[np.int64]:
        """Any legal action in each game, each as likely; drawn apart from what chance does in the games."""
        drawn = np.empty(self.games, np.int64)
        self._draw(self.masks, self._luck, drawn)
        return drawn
