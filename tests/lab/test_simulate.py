"""`vivat lab simulate`: what the compiled code counts is what happened, and depends on the seed alone."""

import json
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from io import StringIO
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from tests.patience import PATIENCE
from vivat.cli import main
from vivat.fast.families import castle
from vivat.fast.records import as_record, empty_log
from vivat.game import CastleGame, CastleOptions, IntrigueOptions
from vivat.lab import batches, runner
from vivat.lab.batches import Batch, play_batch
from vivat.lab.deals import Deal, finished_game
from vivat.lab.runner import carry_out, run
from vivat.lab.studies.simulate import Simulate
from vivat.lab.tallies.engine import tally_random_games, tally_recorded_game
from vivat.rules.castle.events import CANDIDATE, CROWNED, REJECTED
from vivat.rules.castle.state import State
from vivat.search.compilation import CompilationProgress

KINGUP = CastleOptions.make("kingup", 4)
INTRIGUE = IntrigueOptions.make("base", 4)


def counted(values: Any) -> dict[int, int]:
    """A histogram without its zeros."""
    return {int(at): int(values[at]) for at in np.flatnonzero(values)}


def rounds_of(game: CastleGame) -> list[dict[int, tuple[int, int]]]:
    """For each round, by player: the mask of the card, and the points."""
    cards: dict[int, int] = {}
    found: list[dict[int, tuple[int, int]]] = []
    for event in game.events:
        if event.kind == "favourites-dealt" and event.player is not None and event.card is not None:
            cards[event.player] = event.card
        if event.kind == "scored" and event.player is not None and event.points is not None:
            if event.player == 0:
                found.append({})
            found[-1][event.player] = (game.options.params.favourites[cards[event.player]], event.points)
    return found


@pytest.mark.parametrize("edition", ["kingup", "vive-le-roi"])
def test_what_is_counted_of_a_castle_game_is_what_happened(edition: str) -> None:
    options = CastleOptions.make(edition, 4)
    for number in range(3):
        game = finished_game(Deal(options, ("steward",) * 4, 1, number), 0, [0, 1, 2, 3])
        assert isinstance(game, CastleGame)
        outcome = game.outcome
        assert outcome is not None
        tally = tally_recorded_game(options, [action.code for action in game.actions])[0]
        kinds = Counter(event.kind for event in game.events)
        first = next(event.seat for event in game.events if event.kind == "round-begins")
        assert first is not None
        decisions = sum(not action.of_chance for action in game.actions)
        assert (tally["games"], tally["decisions"]) == (1, decisions)
        assert counted(tally["lengths"]) == {decisions: 1}
        assert counted(tally["rounds"]) == {3: 1}
        assert tally["score"][:4].tolist() == [outcome.seat_scores[(first + order) % 4] for order in range(4)]
        assert tally["place_score"][:4].tolist() == sorted(outcome.seat_scores, reverse=True)
        won = {(first + order) % 4: tally["wins"][order, len(outcome.winners)] for order in range(4)}
        assert won == {seat: int(seat in outcome.winners) for seat in range(4)}
        assert [tally["event_counts"][kind] for kind in (CANDIDATE, CROWNED, REJECTED)] == [
            kinds["candidate"], kinds["crowned"], kinds["rejected"]
        ]  # fmt: skip
        assert tally["rejections"].sum() == 3
        assert (tally["rejections"] * np.arange(16)).sum() == kinds["rejected"]
        pairs = [pair for held in rounds_of(game) for pair in combinations(held.values(), 2)]
        common = Counter((one & other).bit_count() for (one, _), (other, _) in pairs)
        assert counted(tally["pairs"][:, 0]) == common
        assert tally["pairs"][:, 1].sum() == sum(one + other for (_, one), (_, other) in pairs)
        assert tally["pairs"][:, 3].sum() == sum(one * other for (_, one), (_, other) in pairs)
        assert (tally["shared"][:, 0] * np.arange(64)).sum() == 2 * sum(key * common[key] for key in common)
        assert tally["shared"][:, 2].sum() == 3 * 840


def test_what_is_counted_of_intrigue_is_what_happened() -> None:
    game: Any = finished_game(Deal(INTRIGUE, ("steward",) * 4, 1, 0), 0, [0, 1, 2, 3])
    tally = tally_recorded_game(INTRIGUE, [action.code for action in game.actions])[0]
    outcome = game.outcome
    assert counted(tally["rounds"]) == {outcome.rounds: 1}
    assert counted(tally["dealt"]) == dict.fromkeys(sorted(outcome.roles), 1)
    assert counted(tally["role_wins"]) == {outcome.roles[player]: 1 for player in outcome.winners}
    assert counted(tally["allied_wins"]) == {outcome.roles[player]: 1 for player in outcome.allied_winners}
    assert sorted(tally["score"][:4]) == sorted(outcome.points)
    assert tally["wins"].sum() == len(outcome.winner_names)


def test_random_games_are_those_of_the_compiled_playouts() -> None:
    for seed in range(5):
        state, word = as_record(State()), Random(f"{seed} 0").getrandbits(64)
        play_games = castle().without_events["play_games"]
        decisions = play_games(as_record(KINGUP.params), state, empty_log(), np.array([word], np.uint64), 1)
        tally = tally_random_games(KINGUP, seed, 0, 1)[0]
        assert tally["decisions"] == decisions
        assert sorted(tally["score"][:4]) == sorted(state[0]["score"][:4])


def simulated(*, workers: int = 1, **parameters: Any) -> Simulate:
    study = Simulate(**parameters)
    assert carry_out(study, workers).exit_code == 0
    return study


def test_how_long_a_search_is_still_compiled_stands_beside_the_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    progress = {"castle": CompilationProgress(20, 40, 10.0), "intrigue": CompilationProgress(1, 40, 5.5)}
    monkeypatch.setattr(runner, "read_progress", progress.get)
    console = Console(file=StringIO(), width=100, force_terminal=True)
    with runner.bar_on(console)("games", runner.UNKNOWN, runner.COMPILING):
        pass
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert f"about {progress['intrigue'].seconds_left:.0f} s more" in shown
    assert "0/" not in shown


def test_where_there_is_no_terminal_a_line_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "LINE_EVERY", 0.01)
    console = Console(file=StringIO(), width=40)

    def heard() -> str:
        return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]

    with runner.bar_on(console)("games", 5_000, "step 1") as advance:
        advance(1_000)
        advance(500)
        until(lambda: "step 1: 1,500 of 5,000 games\n" in heard())
    with runner.bar_on(console)("games", runner.UNKNOWN, runner.COMPILING):
        until(lambda: f"{runner.COMPILING}\n" in heard())
    monkeypatch.setattr(runner, "LINE_EVERY", 60.0)
    quiet = len(heard())
    with runner.bar_on(console)("games", 5, "") as advance:  # over at once, and nothing to say
        advance(5)
    assert len(heard()) == quiet


def test_an_end_from_outside_keeps_what_is_done_and_leaves_nothing_behind() -> None:
    command = [sys.executable, "-m", "vivat.cli", "lab", "simulate", "--games", "1000000", "--workers", "2", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        until(lambda: workers_of(process.pid) > 1)
        process.send_signal(signal.SIGTERM)
        told, noted = process.communicate(timeout=PATIENCE)
    assert process.returncode == 143, noted
    assert json.loads(told)["parameters"]["games"] == 1_000_000
    assert "Stopped: " in noted
    assert "resource_tracker" not in noted
    assert "Traceback" not in noted


def until(holds: Callable[[], bool]) -> None:
    """Look again and again until it is so."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


def workers_of(parent: int) -> int:
    """How many processes work for this one: children of children, for a server of processes forks them."""
    parents: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
    return sum(parents.get(above) == parent for above in parents.values())


def test_the_result_depends_on_the_seed_and_not_on_the_number_of_workers() -> None:
    done: list[int] = []
    titles: list[tuple[str, int]] = []

    @contextmanager
    def bar(_: str, units: int, title: str) -> Generator[Any, None, None]:
        titles.append((title, units))
        yield done.append

    alone = Simulate(bots="random", games=20_001)
    assert carry_out(alone, 1, bar).done == 20_001
    assert done == [10_000, 10_000, 1]
    assert titles == [("compiling, once for all workers …", 0), ("", 20_001)]
    assert simulated(bots="random", games=20_001, workers=2).tally == alone.tally
    assert simulated(bots="random", games=20_001, seed=2).tally != alone.tally
    assert alone.counts["games"] == alone.counts["wins"].sum() - sum(
        (winners - 1) * int(alone.counts["wins"][:, winners].sum()) // winners for winners in range(2, 9)
    )


def test_other_bots_play_other_games_in_the_same_tally() -> None:
    together = simulated(games=6)
    parts = [play_batch(Batch(KINGUP, "steward", 1, first, last))[0] for first, last in ((0, 5), (5, 6))]
    assert together.counts["games"] == 6
    assert together.counts["decisions"] == sum(int(part["decisions"]) for part in parts)


def test_house_rules_are_played() -> None:
    counts = simulated(bots="random", games=50, rule=("rounds=2", "no_cards=0")).counts
    assert counted(counts["rounds"]) == {2: 50}
    assert counts["event_counts"][REJECTED] == 0
    assert counts["event_counts"][CROWNED] == 100


def test_stewards_can_play_without_a_no() -> None:
    assert simulated(games=1, rule=("no_cards=0",)).counts["event_counts"][REJECTED] == 0


def test_who_plays_unless_told_otherwise_means_it_and_random_players_are_said_to_be_random() -> None:
    (stage,) = Simulate().stages()
    assert (stage.units, {batch.bot for batch in stage.jobs}) == (1_000, {"steward"})
    (stage,) = Simulate(bots="random").stages()
    assert stage.units == 100_000
    assert "players who want to win" in simulated(bots="random", games=10).report().summary
    assert "players who want to win" not in simulated(bots="steward", games=1).report().summary


@pytest.mark.parametrize(("wins", "said"), [
    ((250, 250, 250, 250), "makes no difference"),
    ((270, 245, 245, 240), "makes no difference"),
    ((330, 220, 225, 225), "matters: seat 1, counted from the one that begins, wins 33.0%"),
    ((152, 290, 280, 278), "matters: seat 1, counted from the one that begins, wins 15.2%"),
])  # fmt: skip
def test_a_seat_that_loses_matters_as_much_as_one_that_wins(wins: tuple[int, ...], said: str) -> None:
    study = Simulate()
    study.counts["games"] = sum(wins)
    study.counts["wins"][:4, 1] = wins
    assert said in study.report().summary


def test_the_command_prints_figures(capsys: pytest.CaptureFixture[str]) -> None:
    line = [
        "lab",
        "simulate",
        "--bots",
        "random",
        "--games",
        "300",
        "--workers",
        "1",
        "--rule",
        "zero_bonus=20",
        "--json",
    ]
    assert main(line) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["games"], figures["house_rules"]) == (300, {"zero_bonus": 20})
    assert figures["changes"] == [{"rule": "zero_bonus", "book": 33, "here": 20}]
    assert sum(row["wins"] for row in figures["seats"]) == pytest.approx(1)
    assert all(0 <= row["low"] <= row["wins"] <= row["high"] <= 1 for row in figures["seats"])
    assert sum(row["games"] for row in figures["lengths"]) == 300
    assert [row["place"] for row in figures["places"]] == [1, 2, 3, 4]
    assert {row["in common"] for row in figures["pairs"]} <= set(range(7))


def test_people_get_a_sentence_and_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "simulate", "--game", "intrigue", "--bots", "random", "--games", "20", "--workers", "1"]) == 0
    printed = capsys.readouterr().out
    assert "20 games of Intrigue" in printed
    assert "Wins by role" in printed
    assert "assassin" in printed


def test_an_interruption_keeps_what_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def stop_in_the_second(batch: Batch) -> Any:
        if batch.first:
            raise KeyboardInterrupt
        return play_batch(batch)

    monkeypatch.setattr(Simulate, "worker", staticmethod(stop_in_the_second))
    assert run(Simulate(bots="random", games=30_000), as_json=True, folder=tmp_path, workers=1) == 130
    printed = capsys.readouterr()
    assert json.loads(printed.out)["games"] == 10_000
    assert "10,000 of 30,000 games" in printed.err
    assert (tmp_path / "report.html").exists()
    monkeypatch.setattr(batches, "RANDOM_GAMES_A_JOB", 10)
    monkeypatch.setattr(Simulate, "worker", staticmethod(lambda _: (_ for _ in ()).throw(KeyboardInterrupt)))
    assert run(Simulate(bots="random", games=30), workers=1) == 130
    assert "No game was played" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--rule", "no_cards=9"], "0 … 3"),
        (["--rule", "nothing=1"], "vivat lab rules GAME"),
        (["--bots", "nobody"], "steward"),
        (["--game", "chess"], "There is no game “chess”. There are: viva-il-re, kingup,"),
        (["--players", "9"], "9"),
        (["--games", "0"], "from 1 upwards"),
        (["--workers", "-1"], "from 1 upwards"),
    ],
)
def test_a_mistake_is_one_sentence(words: list[str], expected: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(["lab", "simulate", *words])
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    said = capsys.readouterr().err
    assert code == 2
    assert expected in said
    assert len(said.splitlines()) == 1


def test_nothing_draws_unless_a_folder_is_asked_for() -> None:
    code = (
        "import sys; from vivat.cli import main\n"
        "main(['lab', 'simulate', '--bots', 'random', '--games', '10', '--workers', '1', '--json'])\n"
        "sys.exit('matplotlib' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0
