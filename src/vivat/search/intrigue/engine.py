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
)
CALLED = ("note_told", "weigh_up", "choose_action")
"""What a search and games among stewards call of the steward."""
DRIVERS = (
    "vivat.search.nodes",
    "vivat.search.intrigue.steward_play",
    "vivat.search.intrigue.needs",
    "vivat.search.intrigue.evaluation",
    "vivat.search.intrigue.priors",
    "vivat.search.intrigue.tree",
    "vivat.search.intrigue.position_chances",
)


@cache
def steward() -> Twins:
    """The compiled steward, built once a process; part of whatever searches and counts."""
    return build_twins("intrigue_steward", CALLED, modules_named(*STEWARD), intrigue().with_events, called=CALLED)


@cache
def engine() -> Twins:
    """The compiled functions of the search; built once a process, compiled when first called."""
    background_compilation.wait("intrigue")
    return build_twins("intrigue_search", ("search", "add_chances"), modules_named(*DRIVERS), steward())
