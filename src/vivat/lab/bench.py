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
from collections.abc import Callable, Sequence
from math import inf
from os import environ

import numpy as np

from vivat.bots import make_bot
from vivat.fast.families import play_random_games, rules_for, seeded_generators
from vivat.fast.records import as_record, empty_log
from vivat.game import CastleGame, CastleOptions, Dealer, IntrigueOptions
from vivat.game.record import AnyOptions
from vivat.lab.tallies.engine import tally_steward_games
from vivat.rules.castle.reasons import LEGAL
from vivat.rules.log import Log
from vivat.search.castle.searcher import search_castle

CLONES = 1 << 16
SIMULATIONS = 8_000
FEWEST_PASSES = 3
Measure = Callable[[float, Callable[[str], None]], dict[str, dict[str, float]]]

FIRST_CALL = """
import time
begun = time.perf_counter()
from vivat.bots import make_bot
from vivat.fast.families import play_random_games
from vivat.game import {options}
play_random_games({options}.make({arguments}), 1, 1, 1)
print(time.perf_counter() - begun)
"""


def best_rate(work: Callable[[int], int], seconds: float, clock: Callable[[], float] = time.perf_counter) -> float:
    """The best of one or more rates of `work(amount)`, which returns what it got done, within so many seconds."""
    amount, best = 1, 0.0
    end = clock() + seconds
    while not best or clock() < end:
        begun = clock()
        done = work(amount)
        took = clock() - begun
        best = max(best, done / took)
        if took < seconds / 10:
            amount *= 2
    return best


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

    Of each decision the best time counts, beliefs and all; a chancellor has half as many simulations again.
    """
    game = CastleGame(CastleOptions.make("kingup", 4), Dealer.seeded(1))
    steward, asked = make_bot("steward", 1), []
    while game.deciding is not None and game.observe(game.deciding).round == 1:
        asked.append(game.observe(game.deciding))
        game.play(steward.act(asked[-1]))
    search_castle(asked[0], 1, simulations=1)

    best = [inf] * len(asked)
    end, passes = time.perf_counter() + seconds, 0
    while passes < FEWEST_PASSES or time.perf_counter() < end:
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


def first_calls(options: str, arguments: str) -> tuple[float, float]:
    """From a new process's start of importing to its first game: with an empty cache, and with a full one."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", FIRST_CALL.format(options=options, arguments=arguments)]
        runs = [
            float(
                subprocess.run(  # noqa: S603
                    command, env={**environ, "VIVAT_CACHE": folder}, capture_output=True, text=True, check=True
                ).stdout
            )
            for _ in range(4)
        ]
    return runs[0], min(runs[1:])


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


def measure_family(
    options: AnyOptions, first: tuple[str, str], seconds: float, say: Callable[[str], None]
) -> dict[str, float]:
    """The figures of one family; `first` is how a new process makes its options."""
    say("first call, cold and cached")
    cold, cached = first_calls(*first)
    say("compiled, one core")
    one_core = compiled_rate(options, seconds)
    say("compiled, all cores")
    all_cores = all_cores_rate(options, seconds)
    say("interpreted")
    return {
        "decisions_per_s": one_core,
        "decisions_per_s_all_cores": all_cores,
        "interpreted_decisions_per_s": interpreted_rate(options, seconds),
        "clone_us": clone_microseconds(options, seconds),
        "first_call_cold_s": cold,
        "first_call_cached_s": cached,
    }


def measure(seconds: float, say: Callable[[str], None]) -> dict[str, dict[str, float]]:
    """Measure everything and return the figures by name; `say` hears what is being measured."""
    kingup, six = CastleOptions.make("kingup", 4), IntrigueOptions.make("base", 6)
    figures = {"castle": measure_family(kingup, ("CastleOptions", '"kingup", 4'), seconds, say)}
    ambition = CastleOptions.make("vive-le-roi", 4, ambition=True)
    figures["castle"]["decisions_per_s_2024_ambition"] = compiled_rate(ambition, seconds)
    say("search, one core")
    figures["castle"]["search_sims_per_s"] = search_rate(seconds)
    figures["intrigue"] = measure_family(six, ("IntrigueOptions", '"base", 6'), seconds, say)
    say("stewards of intrigue, one core")
    figures["intrigue"]["steward_games_per_s"] = steward_rate(seconds)
    if importlib.util.find_spec("pyspiel") is not None:
        say("OpenSpiel")
        social = openspiel_rate("social_deduction(players=6)", seconds)
        hearts = openspiel_rate("hearts", seconds)
        figures["pyspiel"] = {"social_deduction_6p_decisions_per_s": social, "hearts_decisions_per_s": hearts}
        figures["ratio"] = {family: figures[family]["decisions_per_s"] / social for family in ("castle", "intrigue")}
    return figures


def run(*, as_json: bool, seconds: float, others: Sequence[Measure] = ()) -> int:
    """Measure and print, `others` too; progress goes to standard error, so that the output can be piped."""
    from rich.console import Console
    from rich.table import Table

    notes = Console(stderr=True)
    figures: dict[str, dict[str, float]] = {}
    with notes.status("Measuring…") as status:
        for each in (measure, *others):
            figures |= each(seconds, lambda what: status.update(f"Measuring: {what}…"))
    if as_json:
        sys.stdout.write(json.dumps(figures, indent=2) + "\n")
        return 0
    table = Table("what", "figure", title="4-player KingUp! (castle), 6 players (intrigue)", title_justify="left")
    for group, values in figures.items():
        for key, value in values.items():
            table.add_row(f"{group}.{key}", shown(key, value))
    Console().print(table)
    return 0


def shown(key: str, value: float) -> str:
    """A figure as text, with the unit that suits its size."""
    if key.endswith("_us"):
        return f"{value:.4f} µs"
    if key.endswith("_s") and "per" not in key:
        return f"{value:.2f} s"
    if "per_s" in key:
        return f"{value:,.0f} /s"
    return f"{value:.1f} ×"
