"""How fast the rules are: `vivat bench`.

Rates are of random decisions of players (chance's actions are made but not counted), so that they compare
with other libraries. Where OpenSpiel is installed, two of its games are measured in the same run, because
machines differ and one machine differs from minute to minute: the ratios are what lasts.
"""

import importlib.util
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from math import inf
from os import environ

import numpy as np

from vivat.bots import make_bot
from vivat.bots.levels import USUAL_BOT
from vivat.fast.families import play_random_games, rules_for, seeded_generators
from vivat.fast.records import as_record, empty_log
from vivat.game import CastleGame, CastleOptions, Dealer, IntrigueOptions
from vivat.game.named import named_options
from vivat.game.record import AnyOptions
from vivat.lab.tallies.engine import tally_steward_games
from vivat.rules.castle.reasons import LEGAL
from vivat.rules.log import Log
from vivat.search.castle.searcher import search_castle
from vivat.speed import Figure, best_rate

TABLES = {CastleOptions.family: ("kingup", 4), IntrigueOptions.family: ("intrigue", 6)}
"""By family, the game and the number of seats of most of its figures."""
Values = dict[str, dict[str, float]]
"""What was measured, by group and key."""
CLONES = 1 << 16
SIMULATIONS = 8_000
MOST_PASSES = 5
"""Over the decisions of a round, unless there is time for more than one pass only."""
MOST_CACHED_CALLS = 3
OPENSPIEL_FIGURES = {
    "social_deduction_6p_decisions_per_s": "social_deduction(players=6)",
    "hearts_decisions_per_s": "hearts",
}
YARDSTICK = "social_deduction_6p_decisions_per_s"
"""The figure of OpenSpiel with which ours are compared."""
FIRST_CALL = """
import sys, time
begun = time.perf_counter()
from vivat.bots import make_bot
from vivat.fast.families import play_random_games
from vivat.game.named import named_options
play_random_games(named_options(sys.argv[1], int(sys.argv[2])), 1, 1, 1)
print(time.perf_counter() - begun)
"""
"""What a new process does to play its first game; prints how many seconds that took."""


def compiled_rate(options: AnyOptions, seconds: float) -> float:
    """Random decisions a second, compiled, on one core."""
    family = rules_for(options)
    packed, state, log = as_record(options.params), as_record(family.state()), empty_log()
    generators = seeded_generators(1, 1)
    play_games = family.without_events["play_games"]
    play_games(packed, state, log, generators, 1)
    return best_rate(lambda games: int(play_games(packed, state, log, generators, games)), seconds)


def all_cores_rate(options: AnyOptions, seconds: float) -> float:
    """Decisions a second over an array of records on all cores."""
    play_random_games(options, 1, 1)
    return best_rate(lambda hundreds: play_random_games(options, 100 * hundreds, 1)[1], seconds)


def interpreted_rate(options: AnyOptions, seconds: float) -> float:
    """Random decisions a second in plain Python, drawn as the compiled playout draws them."""
    family = rules_for(options)
    rules, begin_game, params = family.play, family.begin_game, options.params
    state, log, draw = family.state(), Log(), random.Random(1).random  # noqa: S311
    first_code, code_count, refusal, step = rules.first_code, rules.code_count, rules.refusal, rules.step

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            begin_game(params, state, log)
            while not rules.is_over(state):
                first, count = first_code(params, state), code_count(params, state)
                action = first + int(draw() * count)
                while refusal(params, state, action) != LEGAL:
                    action = first + int(draw() * count)
                decisions += not rules.is_chance(state)
                step(params, state, log, action)
        return decisions

    return best_rate(play, seconds)


def steward_rate(seconds: float) -> float:
    """Games a second of processor that four stewards of intrigue play, compiled, on one core."""
    four = IntrigueOptions.make("base", 4)
    tally_steward_games(four, 1, 0, 1)
    return best_rate(lambda games: int(tally_steward_games(four, 1, 0, games)[0]["games"]), seconds, time.process_time)


def search_rate(seconds: float) -> float:
    """Simulations a second to the end of the round, over all decisions of a round among stewards, on one core.

    Of each decision the best time counts, beliefs and all; a chancellor has half as many simulations again. There is
    one pass at least over all decisions.
    """
    game = CastleGame(CastleOptions.make("kingup", 4), Dealer.seeded(1))
    steward, asked = make_bot(USUAL_BOT, 1), []
    while game.deciding is not None and game.observe(game.deciding).round == 1:
        asked.append(game.observe(game.deciding))
        game.play(steward.act(asked[-1]))
    search_castle(asked[0], 1, simulations=1)

    best = [inf] * len(asked)
    end, passes = time.perf_counter() + seconds, 0
    while not passes or (passes < MOST_PASSES and time.perf_counter() < end):
        passes += 1
        for decision, each in enumerate(asked):
            begun = time.perf_counter()
            search_castle(each, 1, simulations=SIMULATIONS)
            best[decision] = min(best[decision], time.perf_counter() - begun)
    return SIMULATIONS * len(asked) / sum(best)


def clone_microseconds(options: AnyOptions, seconds: float) -> float:
    """How many microseconds the copy of a state takes inside compiled code."""
    family = rules_for(options)
    clone_often = family.without_events["clone_often"]
    state, ring = as_record(family.state()), np.zeros(64, family.state_type)
    clone_often(state, ring, 1)

    def clone(times: int) -> int:
        clone_often(state, ring, times * CLONES)
        return times * CLONES

    return 1e6 / best_rate(clone, seconds)


@cache
def first_calls(family: str) -> tuple[float, float]:
    """From a new process's start of importing to its first game: with an empty cache, and the best with a full one."""
    name, seats = TABLES[family]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", FIRST_CALL, name, str(seats)]
        runs = [
            float(
                subprocess.run(  # noqa: S603
                    command, env={**environ, "VIVAT_CACHE": folder}, capture_output=True, text=True, check=True
                ).stdout
            )
            for _ in range(1 + MOST_CACHED_CALLS)
        ]
    return runs[0], min(runs[1:])


def cold_call(family: str, _: float) -> float:
    """Seconds of the first call with an empty cache."""
    return first_calls(family)[0]


def cached_call(family: str, _: float) -> float:
    """Seconds of the first call with a full cache."""
    return first_calls(family)[1]


def openspiel_rate(name: str, seconds: float) -> float:
    """Random decisions a second of an OpenSpiel game, driven from Python."""
    import pyspiel

    game, draw = pyspiel.load_game(name), random.Random(1).random  # noqa: S311

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(draw() * len(legal))])
                    decisions += 1
        return decisions

    return best_rate(play, seconds)


def figures() -> Iterator[Figure]:
    """The figures of rules, search and stewards; where OpenSpiel is installed, those of two of its games."""
    for family, table in TABLES.items():
        options = named_options(*table)
        yield Figure(family, "first_call_cold_s", "s", partial(cold_call, family))
        yield Figure(family, "first_call_cached_s", "s", partial(cached_call, family))
        yield Figure(family, "decisions_per_s", "/s", partial(compiled_rate, options))
        yield Figure(family, "decisions_per_s_all_cores", "/s", partial(all_cores_rate, options))
        yield Figure(family, "interpreted_decisions_per_s", "/s", partial(interpreted_rate, options))
        yield Figure(family, "clone_us", "µs", partial(clone_microseconds, options))
    ambition = CastleOptions.make("vive-le-roi", 4, ambition=True)
    yield Figure(CastleOptions.family, "decisions_per_s_2024_ambition", "/s", partial(compiled_rate, ambition))
    yield Figure(CastleOptions.family, "search_sims_per_s", "/s", search_rate)
    yield Figure(IntrigueOptions.family, "steward_games_per_s", "/s", steward_rate)
    if importlib.util.find_spec("pyspiel") is not None:
        for key, name in OPENSPIEL_FIGURES.items():
            yield Figure("pyspiel", key, "/s", partial(openspiel_rate, name))


def measure(wanted: Iterable[Figure], seconds: float, say: Callable[[str], None]) -> Values:
    """The values of figures by group and key; `say` hears what is being measured, and what came of it."""
    found: Values = {}
    several = list(wanted)
    for number, figure in enumerate(several, 1):
        say(f"{number} of {len(several)}: {figure.name} …")
        begun = time.perf_counter()
        value = found.setdefault(figure.group, {})[figure.key] = figure.measure(seconds)
        say(f"{figure.name}: {figure.text(value)}, after {time.perf_counter() - begun:.0f} s")
    return found


def ratios(found: Values) -> Iterator[Figure]:
    """How many times as fast random play is as in the game of OpenSpiel, by family; none without OpenSpiel."""
    for family in TABLES if "pyspiel" in found else ():
        yield Figure("ratio", family, "×", partial(ratio_of, found, family))


def ratio_of(found: Values, family: str, _: float) -> float:
    """The rate of random play of a family in parts of that of OpenSpiel."""
    return found[family]["decisions_per_s"] / found["pyspiel"][YARDSTICK]


def run(*, as_json: bool, seconds: float, others: Iterable[Figure] = ()) -> int:
    """Measure and print, `others` too; progress goes to standard error, so that the output can be piped."""
    from rich.console import Console
    from rich.table import Table

    notes, wanted = Console(stderr=True), [*figures(), *others]
    found = measure(wanted, seconds, lambda what: notes.print(what, highlight=False, soft_wrap=True))
    compared = list(ratios(found))
    found |= {"ratio": {each.key: each.measure(seconds) for each in compared}} if compared else {}
    if as_json:
        sys.stdout.write(json.dumps(found, indent=2) + "\n")
        return 0
    table = Table("what", "figure", title="4-player KingUp! (castle), 6 players (intrigue)", title_justify="left")
    for figure in sorted([*wanted, *compared], key=lambda each: list(found).index(each.group)):
        table.add_row(figure.name, figure.text(found[figure.group][figure.key]))
    Console().print(table)
    return 0
