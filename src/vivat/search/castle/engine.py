"""The search, compiled with the silent rules of the castle games."""

from functools import cache

from vivat.fast.families import castle
from vivat.fast.twins import Twins, build_twins, modules_named
from vivat.search.warmth import warming

DRIVERS = (
    "vivat.search.nodes",
    "vivat.search.castle.behaviour",
    "vivat.search.castle.tree",
)


@cache
def engine() -> Twins:
    """Built once a process; compiled when first called."""
    warming.wait()
    return build_twins("castle_search", ("search", "read_deeds"), modules_named(*DRIVERS), castle().silent)
