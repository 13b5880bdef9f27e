"""The drivers, compiled on top of the rules of each family."""

from functools import cache

import numpy as np

from vivat.fast.families import CompiledRules
from vivat.fast.twins import Twins, build_twins, modules_named
from vivat.rules.intrigue.state import MAX_PLAYERS

ENTRY_POINTS = (
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
    """The compiled drivers of a family, built once a process and compiled when first called.

    Events are told only where a seat listens to them.
    """
    drivers = modules_named(f"vivat.adapters.compiled.{rules.key}", "vivat.adapters.compiled.driving")
    return build_twins(
        f"{rules.key}_adapter", ENTRY_POINTS, drivers, rules.with_events if listens else rules.without_events
    )
