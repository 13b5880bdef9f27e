"""The games as environments of PettingZoo: one agent for each seat (a team is one), in turn or side by side.

    from vivat.adapters.pettingzoo_env import env
    game = env("kingup", players=4)

An observation is `{"observation": numbers, "action_mask": zeros and ones}`. Where each field stands among the numbers
is in `game_spec.index`, what an action means in `game_spec.texts` (docs/adapters.md has both tables). Reward comes at
the end: by standing, from 1 for the first to −1 for the last, or with `reward="score"` the final score. With
`opponents={"seat_1": "steward"}` bots of the library have seats, and the others are the agents.
"""

import operator
import sys
from collections.abc import Mapping
from typing import Any, ClassVar, SupportsIndex

import numpy as np

from vivat.adapters.arena import AnyOptions, Arena, GameSpec
from vivat.adapters.opponents import OpposedArena, check_opponents
from vivat.adapters.vector_env import check_reward
from vivat.game import MissingExtra
from vivat.game.named import USUAL_GAME, named_options

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise MissingExtra.of("pettingzoo", "pettingzoo") from None

Observation = dict[str, Any]
ILLEGAL = ("raise", "substitute")
"""What an illegal action does: an error, or the first legal action in its place."""


class EnvBase:
    """What both forms have in common: the game, its agents, its spaces, its luck."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi"],
        "name": "vivat_v1",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str | AnyOptions = USUAL_GAME,
        players: int = 4,
        *,
        opponents: Mapping[str, str] | None = None,
        reward: str = "standing",
        max_cycles: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        check_reward(reward)
        if illegal not in ILLEGAL:
            raise ValueError(f'An illegal action can "raise" or "substitute", not {illegal!r}.')
        if max_cycles is not None and (type(max_cycles) is not int or max_cycles < 1):
            raise ValueError(f"max_cycles is a whole number from 1 upwards or None, not {max_cycles!r}.")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f'render_mode is "ansi", "human" or None, not {render_mode!r}.')
        self.game_spec = GameSpec(named_options(game, players) if isinstance(game, str) else game)
        self.reward, self.max_cycles, self.illegal, self.render_mode = reward, max_cycles, illegal, render_mode
        seats = {f"seat_{seat}": seat for seat in range(self.game_spec.seats)}
        self.opponents = check_opponents(self.game_spec.seats, opponents or {})
        """The bots of the library that play too, by seat."""
        self.seat_of = {name: seat for name, seat in seats.items() if seat not in self.opponents}
        """The seats of the agents."""
        self.possible_agents = list(self.seat_of)
        self.agents: list[str] = []
        numbers = Box(-1, self.game_spec.most_value, (self.game_spec.view_size,), np.int16)
        mask = Box(0, 1, (self.game_spec.actions,), np.int8)
        self.observation_spaces = {name: Dict(observation=numbers, action_mask=mask) for name in self.possible_agents}
        self.action_spaces = {name: Discrete(self.game_spec.actions) for name in self.possible_agents}
        self._source: np.random.Generator | None = None
        self._arena: Arena | None = None

    def observation_space(self, agent: str) -> Dict:
        """The space of observations, the same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The same for every agent: all actions of the family."""
        return self.action_spaces[agent]

    @property
    def arena(self) -> Arena:
        """The game under way; an error before the first reset."""
        if self._arena is None:
            raise AttributeError("There is no game yet: call reset() first.")
        return self._arena

    def _new_game(self, seed: int | None) -> None:
        if seed is not None or self._source is None:
            self._source, _ = np_random(seed)
        luck = int(self._source.integers(2**63))
        opposed = bool(self.opponents)
        self._arena = OpposedArena(self.game_spec, luck, self.opponents) if opposed else Arena(self.game_spec, luck)
        self._arena.begin()
        self.agents = self.possible_agents[:]

    def _checked(self, action: SupportsIndex | None, seat: int, mask: Any) -> int:
        """The action as a number, if it is legal; ValueError with the reason if not."""
        try:
            chosen = -1 if action is None else operator.index(action)
        except TypeError:
            chosen = -1
        if 0 <= chosen < len(mask) and mask[chosen]:
            return chosen
        if self.illegal == "substitute":
            return int(np.argmax(mask))
        if chosen < 0:
            raise ValueError(f"seat_{seat} must choose an action by its number, not {action!r}.")
        raise ValueError(f"seat_{seat} may not do this now: {self.game_spec.text_of(chosen)}. See action_mask.")

    def _observed(self, seat: int) -> Observation:
        numbers, mask = self.arena.look(seat)
        return {"observation": numbers, "action_mask": mask}

    def render(self) -> str | None:
        """The public state of the game as text, returned or printed."""
        if self.render_mode is None:
            return None
        text = self.arena.as_text()
        if self.render_mode == "human":
            sys.stdout.write(text + "\n")
            return None
        return text

    def close(self) -> None:
        """Does nothing: no window or file is held open."""


class VivatEnv(EnvBase, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """The environment in which seats act in turn, in elections too; no view shows another's ballot."""

    agent_selection: str

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a new game; with a seed, the game of that seed."""
        self._new_game(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._decisions = 0
        self._seen: tuple[int, Observation] | None = None
        self.agent_selection = self.possible_agents[0]
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """The numbers that a seat sees, and the mask of what it may do now."""
        if agent not in self.seat_of:
            raise ValueError(f"{agent} is no agent here. Agents: {', '.join(self.possible_agents)}.")
        seat = self.seat_of[agent]
        if self._seen is None or self._seen[0] != seat:
            self._seen = seat, self._observed(seat)
        return self._seen[1]

    def step(self, action: int | None) -> None:
        """Play the decision of the seat whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        arena = self.arena
        chosen = self._checked(action, arena.turn, self.observe(agent)["action_mask"])
        arena.act(chosen)
        self._seen = None
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._go_on()
        if arena.turn >= 0 and self.max_cycles is not None and self._decisions >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()

    def _go_on(self) -> None:
        """Select the agent who decides next, or end the game: bots may have come to its end."""
        if self.arena.turn >= 0:
            self.agent_selection = f"seat_{self.arena.turn}"
            return
        worth = self.arena.rewards(self.reward == "score")
        for name, seat in self.seat_of.items():
            self.rewards[name] = float(worth[seat])
            self._cumulative_rewards[name] += float(worth[seat])
            self.terminations[name] = True
        self._deads_step_first()


class VivatParallelEnv(EnvBase, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """The environment in which all seats act at once: they do in elections; else one decides, and others are ignored.

    Whoever decides has a legal action in `action_mask`; the others' masks allow every action, for none of them counts.
    """

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game; with a seed, the game of that seed."""
        self._new_game(seed)
        self._cycles = 0
        return self._observations(), self._infos()

    def _deciding(self) -> dict[int, Any]:
        """The seats that decide now, with their masks."""
        arena = self.arena
        if arena.turn < 0:
            return {}
        asked = [
            seat for seat in self.game_spec.family.deciding(arena.state[0], arena.turn) if seat not in self.opponents
        ]
        found = {}
        for seat in asked:
            if len(asked) > 1:
                arena.state[0]["turn"] = seat  # who decides at once does so by what is its own alone (R5.2)
            found[seat] = arena.look(seat)[1]
        if len(asked) > 1:
            arena.state[0]["turn"] = arena.turn
        return found

    def _observations(self) -> dict[str, Observation]:
        deciding = self._deciding()
        seen = {}
        for agent, seat in self.seat_of.items():
            numbers, _ = self.arena.look(seat)
            anything = np.ones(self.game_spec.actions, np.int8)
            seen[agent] = {"observation": numbers, "action_mask": deciding.get(seat, anything)}
        return seen

    def _infos(self) -> dict[str, dict[str, Any]]:
        deciding = self._deciding()
        return {agent: {"decides": seat in deciding} for agent, seat in self.seat_of.items()}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play one decision, or one whole election."""
        if not self.agents:
            raise ValueError("The game is over: call reset() for a new one.")
        deciding = self._deciding()
        chosen = {}
        for seat, mask in deciding.items():
            agent = f"seat_{seat}"
            if agent not in actions and self.illegal == "raise":
                raise KeyError(f"{agent} must decide, and no action was given for it.")
            chosen[seat] = self._checked(actions.get(agent), seat, mask)
        arena = self.arena
        for action in chosen.values():  # in the order in which they are asked
            arena.act(action)
        self._cycles += 1
        names = self.agents
        over, worth = arena.turn < 0, np.zeros(self.game_spec.seats, np.float32)
        if over:
            worth = arena.rewards(self.reward == "score")
        stopped = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        rewards = {agent: float(worth[self.seat_of[agent]]) for agent in names}
        seen, infos = self._observations(), self._infos()
        if over or stopped:
            self.agents = []
        return seen, rewards, dict.fromkeys(names, over), dict.fromkeys(names, stopped), infos


def raw_env(game: str | AnyOptions = USUAL_GAME, players: int = 4, **settings: Any) -> VivatEnv:
    """The environment itself, as fast as it is."""
    return VivatEnv(game, players, **settings)


def env(game: str | AnyOptions = USUAL_GAME, players: int = 4, **settings: Any) -> Any:
    """The environment inside PettingZoo's check that nothing is done before reset(); the rest it checks itself."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, **settings))


def parallel_env(game: str | AnyOptions = USUAL_GAME, players: int = 4, **settings: Any) -> VivatParallelEnv:
    """The environment in which all seats act at once: a step is one decision or one election."""
    return VivatParallelEnv(game, players, **settings)
