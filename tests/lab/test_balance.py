"""The search for rules with equal chances."""

import json
from pathlib import Path

import pytest

from vivat.cli import main
from vivat.fast.records import Records
from vivat.game import CastleOptions, ImpossibleOptions, IntrigueOptions
from vivat.game.named import named_options
from vivat.lab.balance import Chance, Trial, chances, neighbours, parse_varied, try_all, unevenness, usual_numbers, walk
from vivat.lab.house_rules import numbers_of
from vivat.lab.simulate import Batch, simulate
from vivat.lab.tallies.tally import empty_tally
from vivat.rules.intrigue.goods import GOLD, SUITS
from vivat.rules.intrigue.roles import ROLE_NAMES

KINGUP, COURT = CastleOptions.make("kingup", 4), IntrigueOptions.make(4)
MERCHANT = ROLE_NAMES.index("merchant")
NEED, KING = "win_counts.merchant.gold", "win_counts.king.power"
AS_IS = COURT.params.win_counts[MERCHANT * (SUITS + 1) + GOLD]
FAIR = AS_IS + 6


def as_if_played(batch: Batch) -> Records:
    """Games of a world in which the merchant has an equal chance at one price, and each piece of gold counts."""
    tally, games = empty_tally(), batch.last - batch.first
    tally[0]["games"] = games
    tally[0]["dealt"][:] = games
    tally[0]["role_wins"][:] = games // 4
    assert isinstance(batch.options, IntrigueOptions)
    gold = batch.options.params.win_counts[MERCHANT * (SUITS + 1) + GOLD]
    tally[0]["role_wins"][MERCHANT] = games // 4 + (FAIR - gold) * games // 50
    return tally


def test_chances_are_those_of_the_simulation() -> None:
    counts = simulate(KINGUP, "random", 500, 1, workers=1).counts
    found = chances(KINGUP, counts)
    assert [chance.who for chance in found] == ["1", "2", "3", "4"]
    assert sum(chance.wins for chance in found) == pytest.approx(500)
    (trial,), interrupted = try_all(KINGUP, [{}], "random", 500, 1, workers=1)
    assert (trial.found, interrupted) == (found, False)


def test_what_chance_alone_makes_of_equal_players_is_not_uneven() -> None:
    assert unevenness([Chance("a", 53, 200), Chance("b", 47, 200)]) == 0.0
    assert unevenness([Chance("a", 55_000, 200_000), Chance("b", 45_000, 200_000)]) > 0.1
    assert unevenness([Chance("a", 0, 10), Chance("b", 0, 10)]) == 0.0


def test_the_strongest_role_is_made_harder_and_the_weakest_easier() -> None:
    trial = Trial({}, [Chance("merchant", 50, 100), Chance("sage", 30, 100), Chance("king", 10, 100)])
    varied = parse_varied([NEED, "win_counts.sage.knowledge", KING, "income"], COURT)
    moved = neighbours(COURT, trial, varied)
    assert {name for rules in moved for name in rules} == {NEED, KING, "income"}
    assert all(rules[NEED] > AS_IS for rules in moved if NEED in rules)
    power = numbers_of(COURT)[KING].read(COURT.params)
    assert [rules[KING] for rules in moved if KING in rules] == [power - 1, power - 4]
    assert sorted(rules[NEED] - AS_IS for rules in moved if NEED in rules) == [1, 4]


def test_a_number_stays_within_its_bounds_and_within_what_can_be_played() -> None:
    trial = Trial({"no_cards": 1}, [Chance("1", 5, 10), Chance("2", 5, 10)])
    moved = neighbours(KINGUP, trial, parse_varied(["no_cards=0..3"], KINGUP))
    assert [rules.get("no_cards", 3) for rules in moved] == [0, 2]
    few = neighbours(KINGUP, Trial({}, trial.found), parse_varied(["floor_limit"], KINGUP))
    assert [rules["floor_limit"] for rules in few] == [3, 5, 8]


def test_a_walk_ends_where_chances_are_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vivat.lab.balance.play_batch", as_if_played)
    done = walk(COURT, {NEED: None}, "random", 10_000, 10, 1, workers=1)
    assert [dict(trial.rules).get(NEED, AS_IS) - AS_IS for trial in done.steps] == [0, 4, 5, 6]
    assert done.before is not None
    assert done.after is not None
    assert (done.after.rules, done.after.unevenness, done.interrupted) == ({NEED: FAIR}, 0.0, False)
    assert done.before.unevenness > 0.1
    short = walk(COURT, {NEED: None}, "random", 10_000, 1, 1, workers=1)
    assert len(short.steps) == 2


def test_what_is_done_is_kept_when_it_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def play(batch: Batch) -> Records:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(batch.first)
        return as_if_played(batch)

    monkeypatch.setattr("vivat.lab.balance.play_batch", play)
    done = walk(COURT, {NEED: None}, "random", 10_000, 10, 1, workers=1)
    assert (done.interrupted, done.trials, len(done.steps), done.before) == (True, 3, 2, None)


def test_what_may_vary_is_named_or_refused() -> None:
    assert parse_varied(["no_cards=1..4", "rounds"], KINGUP) == {"no_cards": range(1, 5), "rounds": None}
    assert set(parse_varied([], KINGUP)) == {"rounds", "floor_limit", "no_cards", "placements", "next_first"}
    assert NEED in usual_numbers(COURT)
    assert "win_counts.merchant.power" not in usual_numbers(COURT)
    for text in ("cards", "no_cards=", "no_cards=1..", "no_cards=many..more"):
        with pytest.raises(ImpossibleOptions):
            parse_varied([text], KINGUP)
    with pytest.raises(ImpossibleOptions):
        named_options("kingup", 4, COURT.sheet)


def test_the_command_tells_programs_and_fills_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["lab", "balance", "--bots", "random", "--games", "300", "--steps", "1", "--vary", "no_cards", "--json"]
    assert main([*line, "--workers", "1", "--folder", str(tmp_path)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["steps"][0]["rules"] == "–"
    assert {"before", "after", "trials", "rules", "chances"} <= set(told)
    assert {"report.html", "steps.csv", "chances.csv", "chances.svg"} <= {path.name for path in tmp_path.iterdir()}
