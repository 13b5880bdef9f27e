"""The drivers, compiled on top of the rules of each family."""

from functools import cache

import numpy as np

from vivat.fast.families import CompiledRules
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
def engine(rules: CompiledRules, listens: bool) -> Twins:
    """Built once a process; compiled when first called. Only where a seat listens to events, they are told."""
    drivers = modules_named(f"vivat.adapters.compiled.{rules.key}", "vivat.adapters.compiled.driving")
    return build_twins(f"{rules.key}_adapter", DOORS, drivers, rules.with_events if listens else rules.without_events)
