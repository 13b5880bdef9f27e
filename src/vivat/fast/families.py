"""The compiled families: their twins, built once a process, and their records."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, cached_property
from os import cpu_count
from types import ModuleType
from typing import Any

import numpy as np

from vivat.fast.playouts import Generators
from vivat.fast.records import Records, as_record, record_type
from vivat.fast.twins import Twins, build_twins, modules_named, modules_of
from vivat.rules.castle.state import Params as CastleParams
from vivat.rules.castle.state import State as CastleState
from vivat.rules.intrigue.state import Params as IntrigueParams
from vivat.rules.intrigue.state import State as IntrigueState
from vivat.rules.log import Log

DRIVERS = ("vivat.rules.log", "vivat.fast.playouts")
DOORS = (
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
    """In the place of `tell` where nobody listens."""


@dataclass(frozen=True)
class Family:
    """The rules of one family, compiled: twins and records."""

    name: str
    state: type[CastleState] | type[IntrigueState]

    @property
    def modules(self) -> list[ModuleType]:
        """The rules, and what plays them out."""
        return [*modules_of(f"vivat.rules.{self.name}"), *modules_named(*DRIVERS)]

    @cached_property
    def loud(self) -> Twins:
        """The rules as they are, events included."""
        return build_twins(self.name, DOORS, self.modules)

    @cached_property
    def silent(self) -> Twins:
        """The same without events, for playouts and search."""
        quiet = {"tell": tell_nobody}
        return build_twins(f"{self.name}_silent", DOORS, self.modules, replaced=quiet)

    @cached_property
    def state_type(self) -> np.dtype[np.void]:
        """The record of a state."""
        return record_type(self.state)


@cache
def castle() -> Family:
    """The castle games, compiled once a process."""
    return Family("castle", CastleState)


@cache
def intrigue() -> Family:
    """The card game of secret roles."""
    return Family("intrigue", IntrigueState)


def family_of(params: AnyParams) -> Family:
    """The family that these numbers belong to."""
    return castle() if isinstance(params, CastleParams) else intrigue()


def seeded_generators(seed: int, count: int) -> Generators:
    """One generator for each game, far apart; the same seed gives the same games on any number of cores."""
    return np.random.SeedSequence(seed).generate_state(count, np.uint64).astype(np.uint64)


def play_random_games(params: AnyParams, games: int, seed: int, workers: int | None = None) -> tuple[Records, int]:
    """Random games on all cores: their final states, and how many decisions were taken.

    What comes out depends on the seed alone, not on the number of workers.
    """
    family = family_of(params)
    states = np.zeros(games, family.state_type)
    generators = seeded_generators(seed, games)
    crew = min(workers or cpu_count() or 1, max(1, games))
    bounds = np.linspace(0, games, crew + 1, dtype=np.int64)
    packed = as_record(params)
    play_batch = family.silent["play_batch"]

    def work(part: int) -> int:
        return int(play_batch(packed, states, as_record(Log()), generators, bounds[part], bounds[part + 1]))

    with ThreadPoolExecutor(crew) as pool:
        return states, sum(pool.map(work, range(crew)))
