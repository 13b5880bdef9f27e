"""The drivers, compiled with the rules of each family; what the rules tell is overheard, not written down."""

from functools import cache

import numpy as np

from vivat.fast.families import AnyParams, family_of
from vivat.fast.playouts import Generators
from vivat.fast.records import Records, as_record
from vivat.fast.twins import Twins, build_twins
from vivat.lab.tallies.tally import EAR, empty_tally
from vivat.lab.tallies.watching import overhear

DOORS = ("watch_random_games", "watch_recorded_game")


@cache
def engine(family: str) -> Twins:
    """Built once a process; compiled when first called."""
    drivers = (
        "vivat.rules.log",
        "vivat.fast.playouts",
        f"vivat.lab.tallies.{family}",
        "vivat.lab.tallies.watching",
    )
    return build_twins(f"vivat.rules.{family}", f"{family}_lab", DOORS, drivers, {"tell": overhear})


def tally_random_games(params: AnyParams, games: int, generators: Generators) -> Records:
    """Random games, played and counted."""
    family, tally = family_of(params), empty_tally()
    watch = engine(family.name)["watch_random_games"]
    watch(as_record(params), as_record(family.state()), np.zeros(1, EAR), generators, games, tally)
    return tally


def tally_recorded_game(params: AnyParams, actions: list[int]) -> Records:
    """One game that was played, by the codes of its actions."""
    family, tally = family_of(params), empty_tally()
    watch = engine(family.name)["watch_recorded_game"]
    codes = np.array(actions, np.int64)
    watch(as_record(params), as_record(family.state()), np.zeros(1, EAR), codes, tally)
    return tally
