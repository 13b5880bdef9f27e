"""The drivers, compiled on top of the rules of each family."""

from functools import cache

import numpy as np

from vivat.fast.families import CompiledRules, rules_for
from vivat.fast.playouts import Generators
from vivat.fast.records import Records, as_record
from vivat.fast.twins import Twins, build_twins, modules_named
from vivat.game.record import AnyOptions
from vivat.lab.tallies.tally import EVENT_TALLY, empty_tally
from vivat.rules.log import Log

ENTRY_POINTS = ("count_random_games", "count_recorded_game")


@cache
def engine(rules: CompiledRules) -> Twins:
    """The compiled drivers of a family, built once a process and compiled when first called."""
    drivers = modules_named(f"vivat.lab.tallies.{rules.key}", "vivat.lab.tallies.driver")
    return build_twins(f"{rules.key}_lab", ENTRY_POINTS, drivers, rules.with_events)


def tally_random_games(options: AnyOptions, games: int, generators: Generators) -> Records:
    """The tally of so many games of random players."""
    rules, tally = rules_for(options), empty_tally()
    count = engine(rules)["count_random_games"]
    count(
        as_record(options.params),
        as_record(rules.state()),
        as_record(Log()),
        np.zeros(1, EVENT_TALLY),
        generators,
        games,
        tally,
    )
    return tally


def tally_recorded_game(options: AnyOptions, actions: list[int]) -> Records:
    """The tally of one game that was played, given by the codes of its actions."""
    rules, tally = rules_for(options), empty_tally()
    count = engine(rules)["count_recorded_game"]
    codes = np.array(actions, np.int64)
    count(as_record(options.params), as_record(rules.state()), as_record(Log()), np.zeros(1, EVENT_TALLY), codes, tally)
    return tally
