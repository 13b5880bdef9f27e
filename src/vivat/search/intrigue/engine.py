"""The search, compiled with the silent rules of intrigue."""

from functools import cache

from vivat.fast.families import intrigue
from vivat.fast.twins import Twins, build_twins, modules_named
from vivat.search.warmth import warming

DRIVERS = (
    "vivat.search.nodes",
    "vivat.search.intrigue.behaviour",
    "vivat.search.intrigue.standing",
    "vivat.search.intrigue.tree",
)


@cache
def engine() -> Twins:
    """Built once a process; compiled when first called."""
    warming.wait()
    return build_twins("intrigue_search", ("search",), modules_named(*DRIVERS), intrigue().silent)
