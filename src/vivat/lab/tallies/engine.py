"""The drivers, compiled on top of the rules of each family."""

from functools import cache
from random import Random

import numpy as np
from numpy.typing import NDArray

from vivat.fast.families import CompiledRules, rules_for
from vivat.fast.records import Records, as_record, empty_log
from vivat.fast.twins import Twins, build_twins, modules_named
from vivat.game import IntrigueOptions
from vivat.game.record import AnyOptions
from vivat.lab.tallies.tally import EVENT_TALLY, empty_tally
from vivat.rules.intrigue.state import Params, State
from vivat.search.intrigue.engine import steward
from vivat.search.intrigue.hints import RULES_OF_THUMB
from vivat.search.intrigue.steward_play import Stewards

ENTRY_POINTS = ("count_random_games", "count_recorded_game")


@cache
def engine(rules: CompiledRules) -> Twins:
    """The compiled drivers of a family, built once a process and compiled when first called."""
    drivers = modules_named(f"vivat.lab.tallies.{rules.key}", "vivat.lab.tallies.driver")
    return build_twins(f"{rules.key}_lab", ENTRY_POINTS, drivers, rules.with_events)


@cache
def steward_engine() -> Twins:
    """The compiled driver of games of intrigue among stewards."""
    modules = modules_named(
        "vivat.search.intrigue.steward_play",
        "vivat.lab.tallies.intrigue",
        "vivat.lab.tallies.driver",
        "vivat.lab.tallies.stewards",
    )
    return build_twins("intrigue_stewards", ("count_steward_games",), modules, steward())


def tally_random_games(options: AnyOptions, seed: int, first: int, last: int) -> Records:
    """The tally of the games with these numbers of random players."""
    rules, tally = rules_for(options), empty_tally()
    generators = np.array([Random(f"{seed} {first}").getrandbits(64)], np.uint64)  # noqa: S311
    count = engine(rules)["count_random_games"]
    count(
        as_record(options.params),
        as_record(rules.state()),
        empty_log(),
        np.zeros(1, EVENT_TALLY),
        generators,
        last - first,
        tally,
    )
    return tally


def tally_recorded_game(options: AnyOptions, actions: list[int]) -> Records:
    """The tally of one game that was played, given by the codes of its actions."""
    rules, tally = rules_for(options), empty_tally()
    count = engine(rules)["count_recorded_game"]
    codes = np.array(actions, np.int64)
    count(as_record(options.params), as_record(rules.state()), empty_log(), np.zeros(1, EVENT_TALLY), codes, tally)
    return tally


def tally_steward_games(options: IntrigueOptions, seed: int, first: int, last: int) -> Records:
    """The tally of the games of intrigue with these numbers among stewards; each number is the same deal."""
    tally = empty_tally()
    count_steward_games(options.params, seed, range(first, last), tally, np.zeros(0, np.int64))
    return tally


def count_steward_games(p: Params, seed: int, numbers: range, tally: Records, actions: NDArray[np.int64]) -> int:
    """Count these games; the actions of the last are written as far as there is room, and counted."""
    words = [Random(f"{seed} {number}").getrandbits(64) for number in numbers]  # noqa: S311
    generators, events = np.array(words, np.uint64), np.zeros(1, EVENT_TALLY)
    stewards, count = Stewards.at(p, RULES_OF_THUMB), steward_engine()["count_steward_games"]
    return int(count(as_record(p), as_record(State()), empty_log(), events, generators, tally, stewards, actions))
