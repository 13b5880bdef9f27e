"""The compiled rules of each family: their twins, built once a process, and their records."""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, cached_property
from os import cpu_count
from types import ModuleType
from typing import Any

import numpy as np

from vivat.fast.playouts import Generators
from vivat.fast.records import Records, as_record, empty_log, record_type
from vivat.fast.twins import Twins, build_twins, modules_named, modules_of
from vivat.game.families import CASTLE, INTRIGUE, FamilyKey
from vivat.game.record import AnyOptions
from vivat.rules.castle import play as castle_play
from vivat.rules.castle.setup import begin_game as begin_castle
from vivat.rules.castle.state import Params as CastleParams
from vivat.rules.castle.state import State as CastleState
from vivat.rules.intrigue import play as intrigue_play
from vivat.rules.intrigue.setup import begin_game as begin_intrigue
from vivat.rules.intrigue.state import Params as IntrigueParams
from vivat.rules.intrigue.state import State as IntrigueState

DRIVERS = ("vivat.rules.log", "vivat.fast.playouts")
ENTRY_POINTS = (
    "begin_game",
    "step",
    "refusal",
    "legal_actions",
    "first_code",
    "weight",
    "draw_action",
    "play_games",
    "play_batch",
    "clone_often",
)
AnyParams = CastleParams | IntrigueParams


def tell_nobody(log: Any, kind: int, subject: int, obj: int, value: int, audience: int) -> None:
    """Do nothing: stands for `tell` where nobody listens."""


@dataclass(frozen=True)
class CompiledRules:
    """The rules of one family, compiled with and without events; and interpreted, to compare with."""

    key: FamilyKey
    """The key of the family (`vivat.game.families`), and the name of its folder in every layer."""
    state: type
    play: ModuleType
    """The module with `step`, `refusal` …, interpreted."""
    begin_game: Callable[..., None]
    """Interpreted, as `play` is."""
    called: tuple[str, ...]
    """What whoever plays with these rules calls instead of compiling it anew: large, or called seldom."""

    @property
    def modules(self) -> list[ModuleType]:
        """The modules that are compiled: the rules, and what plays them out."""
        return [*modules_of(f"vivat.rules.{self.key}"), *modules_named(*DRIVERS)]

    @cached_property
    def with_events(self) -> Twins:
        """The compiled rules as they are, events included."""
        return build_twins(self.key, ENTRY_POINTS, self.modules, called=self.called)

    @cached_property
    def without_events(self) -> Twins:
        """The same without events, for playouts and search; what tells nothing anyway is shared."""
        quiet = {"tell": tell_nobody}
        name = f"{self.key}_without_events"
        return build_twins(name, ENTRY_POINTS, self.modules, self.with_events, quiet, self.called)

    @cached_property
    def state_type(self) -> np.dtype[np.void]:
        """The NumPy record type of a state."""
        return record_type(self.state)


@cache
def castle() -> CompiledRules:
    """The compiled rules of the castle games; built once a process."""
    return CompiledRules(CASTLE.key, CastleState, castle_play, begin_castle, called=("step",))


@cache
def intrigue() -> CompiledRules:
    """The compiled rules of the card game of secret roles; built once a process."""
    called = ("step", "refusal", "legal_actions", "draw_action")
    return CompiledRules(INTRIGUE.key, IntrigueState, intrigue_play, begin_intrigue, called)


COMPILED: Mapping[FamilyKey, Callable[[], CompiledRules]] = {CASTLE.key: castle, INTRIGUE.key: intrigue}


def rules_for(options: AnyOptions) -> CompiledRules:
    """The compiled rules of the family that these options belong to."""
    return COMPILED[options.family]()


def seeded_generators(seed: int, count: int) -> Generators:
    """One generator for each game, far apart; the same seed gives the same games on any number of cores."""
    return np.random.SeedSequence(seed).generate_state(count, np.uint64).astype(np.uint64)


def play_random_games(options: AnyOptions, games: int, seed: int, workers: int | None = None) -> tuple[Records, int]:
    """Random games on all cores: their final states, and how many decisions were taken.

    What comes out depends on the seed alone, not on the number of workers.
    """
    rules = rules_for(options)
    states = np.zeros(games, rules.state_type)
    generators = seeded_generators(seed, games)
    count = min(workers or cpu_count() or 1, max(1, games))
    bounds = np.linspace(0, games, count + 1, dtype=np.int64)
    packed = as_record(options.params)
    play_batch = rules.without_events["play_batch"]

    def work(part: int) -> int:
        return int(play_batch(packed, states, empty_log(), generators, bounds[part], bounds[part + 1]))

    with ThreadPoolExecutor(count) as pool:
        return states, sum(pool.map(work, range(count)))
