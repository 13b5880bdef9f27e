"""The search, compiled with the rules of intrigue and their events: everybody notes what is told."""

from functools import cache

from vivat.fast.families import intrigue
from vivat.fast.twins import Twins, build_twins, modules_named
from vivat.search.compilation import background_compilation

STEWARD = tuple(
    f"vivat.search.intrigue.{name}"
    for name in (
        "evidence", "role_beliefs", "exact_value", "goods_value", "offers", "turn_value", "steward", "steward_play",
    )
)  # fmt: skip
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
