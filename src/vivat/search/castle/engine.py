"""The search, compiled with the silent rules of the castle games."""

from functools import cache

from vivat.fast.families import tell_nobody
from vivat.fast.twins import Twins, build_twins
from vivat.search.warmth import warming

DRIVERS = (
    "vivat.rules.log",
    "vivat.fast.playouts",
    "vivat.search.nodes",
    "vivat.search.castle.behaviour",
    "vivat.search.castle.tree",
)


@cache
def engine() -> Twins:
    """Built once a process; compiled when first called."""
    warming.wait()
    return build_twins("vivat.rules.castle", "castle_search", ("search", "read_deeds"), DRIVERS, {"tell": tell_nobody})
