"""The games in OpenSpiel: `vivat_castle` and `vivat_intrigue`, with explicit chance.

    import pyspiel, vivat.adapters.openspiel_game
    game = pyspiel.load_game("vivat_castle(game=kingup,players=4)")

A player of OpenSpiel is a seat; a team is one. Actions have the codes of docs/adapters.md, chance's follow after them.
An observation is the seat's view as numbers. An information state is everything the seat was told, event by event, and
what it has done itself.
"""

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from vivat.adapters.arena import CHANCE, Arena, GameSpec
from vivat.adapters.families import PARTS
from vivat.game import MissingExtra, Viewer, VivatError
from vivat.game.families import CASTLE, INTRIGUE
from vivat.game.named import named_options
from vivat.game.record import new_game

try:
    import pyspiel
except ImportError:
    raise MissingExtra.of("open_spiel", "openspiel") from None

CHANCE_PLAYER, TERMINAL_PLAYER = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
WIDTH = 4
"""Numbers of an event in an information state: its kind, and up to three more."""
Row = tuple[int, ...]
KINDS = {row[0]: kind + 1 for parts in PARTS.values() for kind, row in parts.KINDS.items()}


def game_type(short_name: str, long_name: str, game: str) -> pyspiel.GameType:
    """The type of a family's games, as OpenSpiel registers it."""
    return pyspiel.GameType(
        short_name=short_name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=8,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"game": game, "players": 4, "reward": "standing"},
    )


TYPES = {key: game_type(f"vivat_{key}", f"Vivat: {parts.TITLE}", parts.USUAL) for key, parts in PARTS.items()}
"""By family."""


class VivatGame(pyspiel.Game):  # type: ignore[misc]
    """A game of OpenSpiel with its options: family, players and reward."""

    FAMILY: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = TYPES[self.FAMILY]
        params = {**kind.parameter_specification, **(params or {})}
        try:
            self.game_spec = GameSpec(named_options(str(params["game"]), int(params["players"])))
        except VivatError as error:
            raise pyspiel.SpielError(str(error)) from None
        if self.game_spec.options.family != self.FAMILY:
            raise pyspiel.SpielError(f"{params['game']} belongs to the other family: load that one.")
        self.by_score = params["reward"] == "score"
        if not self.by_score and params["reward"] != "standing":
            raise pyspiel.SpielError(f'The reward is "standing" or "score", not {params["reward"]!r}.')
        self.most_events = self.game_spec.family.most_events
        if not self.most_events:
            raise pyspiel.SpielError(
                f"{params['game']} need not end, and OpenSpiel asks how long it is: limit its rounds."
            )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game_spec.actions,
            max_chance_outcomes=self.game_spec.codes,
            num_players=self.game_spec.seats,
            min_utility=0.0 if self.by_score else -1.0,
            max_utility=float(self.game_spec.most_value) if self.by_score else 1.0,
            utility_sum=None,
            max_game_length=self.game_spec.family.most_actions,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> "VivatState":
        """The state before chance has done anything."""
        return VivatState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        """An observer of what a seat sees, or with perfect recall of all events it may know."""
        if params:
            raise ValueError(f"There are no parameters of an observation; {params} were given.")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound of chance's actions in a game."""
        return int(self.max_game_length())


class CastleSpiel(VivatGame):
    """The castle games, as OpenSpiel loads them by name."""

    FAMILY = CASTLE.key


class IntrigueSpiel(VivatGame):
    """The card game, as OpenSpiel loads it by name."""

    FAMILY = INTRIGUE.key


class LazyReplay:
    """The events that each seat may see, from a game in `vivat.game` that is played on only when they are asked for."""

    def __init__(self, game_spec: GameSpec) -> None:
        self._game_spec = game_spec
        self._game: Any = None
        self._rows: dict[int, list[Row]] = {}
        """By seat, the events it may see, as far as somebody has asked; they only grow."""

    def rows(self, history: list[int], seat: int) -> list[Row]:
        """The events that a seat may see, as numbers."""
        events = self.up_to(history).events_for(Viewer.seat(seat))
        known = self._rows.setdefault(seat, [])
        known += map(event_numbers, events[len(known) :])
        return known

    def up_to(self, history: list[int]) -> Any:
        """The game after these actions."""
        if self._game is None:
            self._game = new_game(self._game_spec.options)
        for action in history[len(self._game.actions) :]:
            self._game.play(self._game_spec.texts[action])
        return self._game

    def __deepcopy__(self, _: dict[int, Any]) -> "LazyReplay":
        twin = LazyReplay(self._game_spec)
        twin._game = None if self._game is None else self._game.copy()
        twin._rows = {seat: rows[:] for seat, rows in self._rows.items()}
        return twin


class VivatState(pyspiel.State):  # type: ignore[misc]
    """The state of one game, as OpenSpiel walks through it."""

    def __init__(self, game: VivatGame) -> None:
        super().__init__(game)
        self.game_spec, self.by_score = game.game_spec, game.by_score
        self.arena = Arena(game.game_spec, 0)
        self.arena.set_up()
        self._legal = np.flatnonzero(self.arena.action_weights()).tolist()
        self._player = CHANCE_PLAYER
        self._replay = LazyReplay(game.game_spec)
        self.imagined_by: int | None = None
        """In a world drawn from what a seat knows: that seat. What the others were told there, nobody knows."""

    def current_player(self) -> int:
        """The seat that decides, or OpenSpiel's number of chance or of the end."""
        return self._player

    def _legal_actions(self, player: int) -> list[int]:
        return self._legal if player == self._player else []

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions, for programs in Python: without the way through C++ and back of `_legal_actions`."""
        return self._legal[:] if player is None or player == self._player else []

    def is_chance_node(self) -> bool:
        """Whether the next action is chance's."""
        return self._player == CHANCE_PLAYER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The actions of chance, each with its probability."""
        weights = self.arena.action_weights().tolist()
        whole = sum(weights)
        return [(action, weights[action] / whole) for action in self._legal]

    def _apply_action(self, action: int) -> None:
        if action not in self._legal:
            raise pyspiel.SpielError(self._reason_against(action))
        self._legal = self.arena.step(action)
        turn = self.arena.turn
        self._player = turn if turn >= 0 else CHANCE_PLAYER if turn == CHANCE else TERMINAL_PLAYER

    def _reason_against(self, action: int) -> str:
        """Why an action is not legal; in an imagined world the rules cannot be asked for the article."""
        if self.is_terminal():
            return "The game is over: nothing can be done any more."
        what = f"This cannot be done now: {self.game_spec.text_of(action)}."
        refusal = self.replayed().why_not(self.game_spec.texts[action]) if action in self.game_spec.texts else None
        return what if refusal is None or self.imagined_by is not None else f"{what} {refusal}"

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002
        return self.game_spec.text_of(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._player == TERMINAL_PLAYER

    def returns(self) -> list[float]:
        """The reward of each seat at the end; zeros before it."""
        if self._player != TERMINAL_PLAYER:
            return [0.0] * self.game_spec.seats
        found: list[float] = self.arena.rewards(self.by_score).tolist()
        return found

    def __str__(self) -> str:
        return self.arena.as_text() + "\n" + " ".join(map(str, self.history()))

    def replayed(self) -> Any:
        """The same game in `vivat.game`, which knows who was told what."""
        return self._replay.up_to(self.history())

    def event_rows(self, seat: int) -> list[Row]:
        """The events that a seat was told of, as numbers."""
        return self._replay.rows(self.history(), seat)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "VivatState":
        """A state drawn from those that the seat cannot tell from this one."""
        twin: VivatState = self.clone()
        luck = Random(int(probability_sampler() * 2**53))  # noqa: S311
        seat = Viewer.seat(player_id)
        self.game_spec.family.resample(twin.arena.state[0], player_id, lambda: self.replayed().observe(seat), luck)
        twin.imagined_by = player_id
        return twin


@lru_cache(maxsize=1 << 16)
def event_numbers(event: Any) -> Row:
    """An event as WIDTH numbers: its kind, and what belongs to it. Asked for again after every action."""
    numbers = [KINDS[event.kind]]
    for name in event.__slots__:
        value = getattr(event, name)
        if name in ("kind", "audience") or value is None:
            continue
        numbers.append(sum(1 << seat for seat in value) if isinstance(value, tuple) else value)
    return (*numbers, *[0] * (WIDTH - len(numbers)))


@lru_cache(maxsize=1 << 16)
def row_text(row: Row) -> str:
    """An event row as a line of text."""
    return " ".join(map(str, row))


class Observer:
    """A seat's view, or all it was told, as numbers and as text."""

    def __init__(self, game: VivatGame, kind: pyspiel.IIGObservationType) -> None:
        self._game, self._kind = game, kind
        self._recalls = kind.perfect_recall
        size = game.most_events * WIDTH if self._recalls else game.game_spec.view_size
        self.tensor: NDArray[np.float32] = np.zeros(size, np.float32)
        shape = self.tensor.reshape(-1, WIDTH) if self._recalls else self.tensor
        self.dict = {"events" if self._recalls else "observation": shape}

    def set_from(self, state: VivatState, player: int) -> None:
        """Fill the tensor with what this player sees of the state."""
        self.tensor.fill(0)
        if not self._recalls:
            self.tensor[:] = state.arena.look(player)[0]
            return
        rows = self._remembered(state, player)
        self.dict["events"][: len(rows)] = np.array(rows, np.float32).reshape(-1, WIDTH)

    def string_from(self, state: VivatState, player: int) -> str | None:
        """A view as text; what is only public, or only private, is not told apart."""
        if not self._kind.public_info or self._kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        if self._recalls:
            return f"seat {player}\n" + "\n".join(map(row_text, self._remembered(state, player)))
        view = state.arena.look(player)[0]
        index = self._game.game_spec.index
        return f"seat {player}\n" + "\n".join(
            f"{name}: {' '.join(map(str, view[part].tolist()))}" for name, part in index.items()
        )

    def _remembered(self, state: VivatState, player: int) -> list[Row]:
        """The events that a seat may know, and its own actions; in an imagined world the others know what they see."""
        if state.imagined_by in (None, player):
            own = [item.action for item in state.full_history() if item.player == player]
            return state.event_rows(player) + [(-1, action, 0, 0) for action in own]
        view = state.arena.look(player)[0].tolist()
        view += [0] * (-len(view) % (WIDTH - 1))
        return [(-2, *view[at : at + WIDTH - 1]) for at in range(0, len(view), WIDTH - 1)]


for spiel in (CastleSpiel, IntrigueSpiel):
    pyspiel.register_game(TYPES[spiel.FAMILY], spiel)
