"""The drivers, compiled on top of the rules of each family."""

from functools import cache

import numpy as np

from vivat.fast.families import castle, intrigue
from vivat.fast.twins import Twins, build_twins, modules_named
from vivat.rules.intrigue.state import MAX_PLAYERS

DOORS = (
    "open_game",
    "play_decision",
    "play_and_list",
    "look_from",
    "weigh_actions",
    "end_rewards",
    "reset_all",
    "step_all",
    "draw_legal",
)
MEMORY = np.dtype([("seen", np.int8, (MAX_PLAYERS * MAX_PLAYERS,))])
"""What each player has seen of the others' roles."""


@cache
def engine(family: str) -> Twins:
    """Built once a process; compiled when first called. In intrigue, events tell what a player has seen."""
    base = intrigue().loud if family == "intrigue" else castle().silent
    drivers = modules_named(f"vivat.adapters.compiled.{family}", "vivat.adapters.compiled.driving")
    return build_twins(f"{family}_adapter", DOORS, drivers, base)
