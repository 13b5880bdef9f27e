"""The search, compiled with the rules without events of the castle games."""

from functools import cache

from vivat.fast.families import castle
from vivat.fast.twins import Twins, build_twins, modules_named
from vivat.search.compilation import background_compilation

DRIVERS = (
    "vivat.search.nodes",
    "vivat.search.castle.policy",
    "vivat.search.castle.tree",
    "vivat.search.castle.rollouts",
    "vivat.search.castle.ways",
)

ENTRY_POINTS = ("search", "add_log_likelihoods", "add_policies", "roll_out", "count_ways")


@cache
def engine() -> Twins:
    """The compiled functions of the search; built once a process, compiled when first called."""
    background_compilation.wait("castle")
    return build_twins("castle_search", ENTRY_POINTS, modules_named(*DRIVERS), castle().without_events)
