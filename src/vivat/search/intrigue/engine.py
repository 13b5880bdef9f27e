"""The search, compiled with the rules of intrigue and their events: everybody notes what is told."""

from functools import cache

from vivat.fast.families import intrigue
from vivat.fast.twins import Twins, build_twins, modules_named
from vivat.search.compilation import background_compilation

STEWARD = (
    "vivat.search.intrigue.evidence",
    "vivat.search.intrigue.role_beliefs",
    "vivat.search.intrigue.exact_value",
    "vivat.search.intrigue.goods_value",
    "vivat.search.intrigue.offers",
    "vivat.search.intrigue.turn_value",
    "vivat.search.intrigue.steward",
    "vivat.search.intrigue.steward_play",
)
"""The modules of the steward, which are compiled with the rules and their events."""
DRIVERS = (
    "vivat.search.nodes",
    *STEWARD,
    "vivat.search.intrigue.needs",
    "vivat.search.intrigue.evaluation",
    "vivat.search.intrigue.priors",
    "vivat.search.intrigue.tree",
    "vivat.search.intrigue.position_chances",
)


@cache
def engine() -> Twins:
    """The compiled functions of the search; built once a process, compiled when first called."""
    background_compilation.wait("intrigue")
    return build_twins("intrigue_search", ("search", "add_chances"), modules_named(*DRIVERS), intrigue().with_events)
