"""One game, compiled, from its seats' side: what the adapters are made of."""

import copy
from functools import cached_property
from typing import Any, get_args

import numpy as np
from numpy.typing import NDArray

from vivat.adapters.compiled.engine import MEMORY, engine
from vivat.adapters.compiled.layout import Mask, Numbers, Rewards, index_table
from vivat.adapters.families import family_of
from vivat.fast.families import rules_for, seeded_generators
from vivat.fast.playouts import Generators
from vivat.fast.records import Records, as_record, record_type
from vivat.game.option import check_options
from vivat.game.record import AnyOptions
from vivat.rules.castle.play import CHANCE
from vivat.rules.log import Log

LOG = record_type(Log)

__all__ = ["CHANCE", "AnyOptions", "Arena", "GameSpec"]


class GameSpec:
    """What is the same in all games with these options: who plays, which actions there are, what a view is made of."""

    def __init__(self, options: AnyOptions) -> None:
        check_options(options, *get_args(AnyOptions))
        self.options = options
        self.family = family_of(options)
        self.rules = rules_for(options)
        self.seats = len(options.seat_names)
        self.params = as_record(options.params)
        self.counts_shown = self.family.counts_shown
        self.actions = self.family.ACTIONS
        """Actions of players, by their codes from 0; those of chance follow."""
        self.codes = self.family.CODES
        heads = {"seats": self.seats, "players": len(options.names)}
        self.index = index_table(self.family.FIELDS, heads)
        """Where each field of a view stands."""
        self.view_size = max(part.stop for part in self.index.values())
        self.most_value = self.family.MOST_VALUE

    @cached_property
    def texts(self) -> dict[int, str]:
        """Every action, chance's too, as the text that `vivat.game` reads."""
        return {code: action.text for code, action in self.family.actions.items()}

    @cached_property
    def twins(self) -> Any:
        """The compiled drivers of this family."""
        return engine(self.rules, self.family.LISTENS)

    def text_of(self, action: int) -> str:
        """The text of an action; of a code that no action has, a text that says so."""
        return self.texts.get(action, f"action {action}, which is none")

    def __getstate__(self) -> dict[str, Any]:
        return {"options": self.options}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["options"])  # type: ignore[misc]

    def __deepcopy__(self, _: dict[int, Any]) -> "GameSpec":
        """The same object: nobody changes it, so copies of games share it."""
        return self


class Arena:
    """One compiled game: its state, what each seat remembers, and its random generators."""

    __slots__ = (
        "_act",
        "_begin",
        "_legal",
        "_look",
        "_step",
        "game_spec",
        "generators",
        "log",
        "memory",
        "state",
        "turn",
    )

    def __init__(self, game_spec: GameSpec, seed: int) -> None:
        self.game_spec = game_spec
        self.state: Records = np.zeros(1, game_spec.rules.state_type)
        self.memory: Records = np.zeros(1, MEMORY)
        self.log: Records = np.zeros(1, LOG)
        """Where the rules write events; read after each step, never kept."""
        self.generators: Generators = seeded_generators(seed, 1)
        self.turn = -1
        self._bind()

    def _bind(self) -> None:
        twins = self.game_spec.twins
        self._begin, self._act, self._look = twins["open_game"], twins["play_decision"], twins["look_from"]
        self._step, self._legal = twins["play_and_list"], np.empty(self.game_spec.codes + 1, np.int64)

    def begin(self) -> None:
        """Begin a new game, and play chance until the first decision."""
        self.turn = self._begin(self.game_spec.params, self.state, self.memory, self.log, self.generators, 0)

    def set_up(self) -> None:
        """Begin a new game, and stop before the first action of chance."""
        self.memory[:] = 0
        self.game_spec.rules.without_events["begin_game"](self.game_spec.params[0], self.state[0], self.log[0])
        self.turn = CHANCE

    def act(self, action: int) -> None:
        """Play a legal decision, and chance until the next one."""
        self.turn = self._act(self.game_spec.params, self.state, self.memory, self.log, self.generators, 0, action)

    def look(self, seat: int) -> tuple[Numbers, Mask]:
        """The numbers that a seat sees, and the mask of what it may do now."""
        game_spec = self.game_spec
        view, mask = np.empty(game_spec.view_size, np.int16), np.empty(game_spec.actions, np.int8)
        self._look(game_spec.params, self.state, self.memory, 0, seat, game_spec.counts_shown, view, mask)
        return view, mask

    def as_text(self) -> str:
        """The public state, and who is to decide, as text."""
        asked = f"seat_{self.turn} decides" if self.turn >= 0 else "chance" if self.turn == CHANCE else "over"
        return self.game_spec.family.as_text(self.state[0], asked)

    def rewards(self, by_score: bool) -> Rewards:
        """The reward of each seat at the end of a game."""
        out = np.zeros(self.game_spec.seats, np.float32)
        self.game_spec.twins["end_rewards"](self.game_spec.params, self.state, 0, int(by_score), out)
        return out

    def action_weights(self) -> NDArray[np.int64]:
        """By code, the weight of each action now, 0 if it is not legal; of chance, how many cards lead to it."""
        weights = np.empty(self.game_spec.codes, np.int64)
        self.game_spec.twins["weigh_actions"](self.game_spec.params, self.state, 0, weights)
        return weights

    def step(self, action: int) -> list[int]:
        """Play one action of a seat or of chance; the codes that are legal after it."""
        legal = self._legal
        self.turn = self._step(self.game_spec.params, self.state, self.memory, self.log, action, legal)
        found: list[int] = legal[1 : legal[0] + 1].tolist()
        return found

    def __getstate__(self) -> dict[str, Any]:
        return {"game_spec": self.game_spec, "state": self.state, "memory": self.memory, "generators": self.generators,
                "turn": self.turn}  # fmt: skip

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for name, value in kept.items():
            setattr(self, name, value)
        self.log = np.zeros(1, LOG)
        self._bind()

    def __deepcopy__(self, _: dict[int, Any]) -> "Arena":
        """The same game, to be played on apart."""
        twin = copy.copy(self)
        for name in ("state", "memory", "generators"):
            setattr(twin, name, getattr(self, name).copy())
        return twin
