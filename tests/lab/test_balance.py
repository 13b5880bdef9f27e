"""The search for rules with equal chances."""

import json
from pathlib import Path
from typing import Any

import pytest

from vivat.cli import main
from vivat.fast.records import Records
from vivat.game import CastleOptions, ImpossibleOptions, IntrigueOptions
from vivat.game.named import named_options
from vivat.lab.batches import Batch
from vivat.lab.families import family_of
from vivat.lab.house_rules import numbers_of
from vivat.lab.runner import carry_out
from vivat.lab.shares import WinCount, unevenness
from vivat.lab.studies.balance import Balance, Trial, neighbours, parse_varied
from vivat.lab.studies.simulate import Simulate
from vivat.lab.tallies.tally import empty_tally
from vivat.rules.intrigue.goods import GOLD, GOODS
from vivat.rules.intrigue.roles import ROLE_NAMES

KINGUP, INTRIGUE = CastleOptions.make("kingup", 4), IntrigueOptions.make("base", 4)
MERCHANT, KING_ROLE = ROLE_NAMES.index("merchant"), ROLE_NAMES.index("king")
NEED, KING = "win_counts.merchant.gold", "win_counts.king.power"
AS_IS = INTRIGUE.params.win_counts[MERCHANT * GOODS + GOLD]
FAIR = AS_IS + 6


def as_if_played(batch: Batch) -> Records:
    """Games of a world in which the merchant has an equal chance at one price, and each piece of gold counts."""
    tally, games = empty_tally(), batch.last - batch.first
    tally[0]["games"] = games
    tally[0]["dealt"][:] = games
    tally[0]["role_wins"][:] = games // 4
    assert isinstance(batch.options, IntrigueOptions)
    gold = batch.options.params.win_counts[MERCHANT * GOODS + GOLD]
    tally[0]["role_wins"][MERCHANT] = games // 4 + (FAIR - gold) * games // 50
    return tally


def walked(**parameters: Any) -> Balance:
    """A walk of random players in intrigue, in which what the merchant needs may change."""
    study = Balance(game="intrigue", bots="random", vary=(NEED,), games=10_000, **parameters)
    carry_out(study, workers=1)
    return study


def test_chances_are_those_of_the_simulation() -> None:
    study = Simulate(bots="random", games=500)
    carry_out(study, workers=1)
    found = family_of(KINGUP).chances(study.counts)
    assert [chance.who for chance in found] == ["1", "2", "3", "4"]
    assert sum(chance.wins for chance in found) == pytest.approx(500)
    balance = Balance(bots="random", games=500, steps=1, vary=("no_cards=3..3",))
    balance_games = next(iter(balance.stages()))
    for job in balance_games.jobs:
        balance.take(job, Balance.worker(job))
    assert balance._found([{}])[0].found == found


def test_what_chance_alone_makes_of_equal_players_is_not_uneven() -> None:
    assert unevenness([WinCount("a", 53, 200), WinCount("b", 47, 200)]) == 0.0
    assert unevenness([WinCount("a", 55_000, 200_000), WinCount("b", 45_000, 200_000)]) > 0.1
    assert unevenness([WinCount("a", 0, 10), WinCount("b", 0, 10)]) == 0.0


def test_the_strongest_role_is_made_harder_and_the_weakest_easier() -> None:
    trial = Trial({}, [WinCount("merchant", 50, 100), WinCount("sage", 30, 100), WinCount("king", 10, 100)])
    varied = parse_varied([NEED, "win_counts.sage.knowledge", KING, "income"], INTRIGUE)
    moved = neighbours(INTRIGUE, trial, varied, both_ways=False)
    assert {name for rules in moved for name in rules} == {NEED, KING, "income"}
    assert all(rules[NEED] > AS_IS for rules in moved if NEED in rules)
    power = numbers_of(INTRIGUE)[KING].read(INTRIGUE.params)
    assert [rules[KING] for rules in moved if KING in rules] == [power - 1, power - 4]
    assert sorted(rules[NEED] - AS_IS for rules in moved if NEED in rules) == [1, 4]
    named = neighbours(INTRIGUE, trial, varied, both_ways=True)
    assert {name for rules in named for name in rules} == set(varied)
    assert sorted(rules[NEED] - AS_IS for rules in named if NEED in rules) == [-4, -1, 1, 4]


def test_a_number_stays_within_its_bounds_and_within_what_can_be_played() -> None:
    trial = Trial({"no_cards": 1}, [WinCount("1", 5, 10), WinCount("2", 5, 10)])
    moved = neighbours(KINGUP, trial, parse_varied(["no_cards=0..3"], KINGUP), both_ways=False)
    assert [rules.get("no_cards", 3) for rules in moved] == [0, 2]
    few = neighbours(KINGUP, Trial({}, trial.found), parse_varied(["floor_limit"], KINGUP), both_ways=False)
    assert [rules["floor_limit"] for rules in few] == [3, 5, 8]


def test_a_walk_ends_where_chances_are_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Balance, "worker", staticmethod(as_if_played))
    done = walked()
    assert [dict(trial.rules).get(NEED, AS_IS) - AS_IS for trial in done.walk] == [0, 4, 5, 6]
    before, after = done.ends
    assert (after.rules, after.unevenness) == ({NEED: FAIR}, 0.0)
    assert before.unevenness > 0.1
    assert f"More even: {NEED} = {FAIR}." in done.summary()
    assert len(walked(steps=1).walk) == 2


def test_a_walk_begins_with_the_house_rules_that_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Balance, "worker", staticmethod(as_if_played))
    done = walked(rule=(f"{NEED}={AS_IS + 2}", "income=4"))
    assert done.walk[0].rules == {NEED: AS_IS + 2, "income": 4}
    assert done.walk[-1].rules == {NEED: FAIR, "income": 4}
    assert done.report().summary.endswith(f" House rules: {NEED} = {AS_IS + 2}, income = 4.")
    there = walked(rule=(f"{NEED}={FAIR - 1}",), steps=1)
    assert there.walk[-1].rules == {NEED: FAIR}


def test_where_no_neighbour_of_house_rules_is_more_even_they_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Balance, "worker", staticmethod(as_if_played))
    done = Balance(game="intrigue", bots="random", vary=("income",), rule=("income=5",), games=10_000)
    carry_out(done, workers=1)
    assert done.walk[-1].rules == {"income": 5}
    assert "No neighbour of the rules as they are is more even" in done.summary()


def test_where_few_games_show_nothing_more_are_played_before_it_is_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first 10,000 games look perfectly even; the next show that they are not."""

    def hidden_at_first(batch: Batch) -> Records:
        tally = as_if_played(batch)
        if batch.first == 0:
            tally[0]["role_wins"][MERCHANT] = tally[0]["role_wins"][KING_ROLE]
        return tally

    monkeypatch.setattr(Balance, "worker", staticmethod(hidden_at_first))
    done = walked()
    assert done.walk[0].unevenness > 0.1
    assert done.trials > 1
    assert done.walk[-1].rules == {NEED: FAIR}


def test_where_nothing_is_uneven_nothing_else_is_tried_and_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def even(batch: Batch) -> Records:
        tally = as_if_played(batch)
        tally[0]["role_wins"][MERCHANT] = tally[0]["role_wins"][KING_ROLE]
        return tally

    monkeypatch.setattr(Balance, "worker", staticmethod(even))
    unnamed = Balance(game="intrigue", bots="random", games=10_000)
    carry_out(unnamed, workers=1)
    assert (unnamed.trials, len(unnamed.walk)) == (1, 1)
    assert "as even as so many games can show, so no other rules were tried" in unnamed.summary()
    assert "neighbour" not in unnamed.summary()
    named = walked()
    assert (named.trials, len(named.walk)) == (5, 1)  # what was named is tried all the same
    assert "5 sets of rules were tried. No neighbour of the rules as they are is more even" in named.summary()


def test_the_sentence_does_not_say_even_above_a_table_that_shows_the_contrary(monkeypatch: pytest.MonkeyPatch) -> None:
    def uneven(batch: Batch) -> Records:
        tally = empty_tally()
        tally[0]["games"] = batch.last - batch.first
        tally[0]["wins"][0][1] = batch.last - batch.first
        return tally

    monkeypatch.setattr(Balance, "worker", staticmethod(uneven))
    study = Balance(bots="random", games=1000, vary=("no_cards=3..3",))  # 3 is what KingUp! has: nothing to try
    carry_out(study, workers=1)
    assert study.trials == 1
    assert "No other rules could be tried" in study.summary()
    assert "as even as" not in study.summary()
    report = study.report()
    assert report.rows["steps"][0]["uneven"] == study.walk[0].unevenness > 1
    assert f"{report.rows['again'][0]['uneven']:.1%} of their mean apart" in study.summary()


def test_too_few_games_are_said_to_be_too_few() -> None:
    few = Balance(bots="random", games=20, steps=1, vary=("no_cards=2..3",))
    carry_out(few, workers=1)
    assert few.trials == 2
    assert "2 sets of rules were tried." in few.summary()
    assert "too few games to tell: chance alone sets equal ones about 19% apart; try --games 100." in few.summary()
    enough = Balance(bots="random", games=100, steps=1, vary=("no_cards=2..3",))
    carry_out(enough, workers=1)
    assert "too few" not in enough.summary()


def test_what_is_done_is_kept_when_it_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def play(batch: Batch) -> Records:
        if len(played) == 5:
            raise KeyboardInterrupt
        played.append(batch.first)
        return as_if_played(batch)

    monkeypatch.setattr(Balance, "worker", staticmethod(play))
    done = walked()
    assert (done.trials, len(done.walk), done.ends) == (5, 2, [])
    assert "Stopped after 5 sets of rules were tried" in done.summary()


def test_what_may_vary_is_named_or_refused() -> None:
    assert parse_varied(["no_cards=1..3", "rounds"], KINGUP) == {"no_cards": range(1, 4), "rounds": None}
    assert set(parse_varied([], KINGUP)) == {"rounds", "floor_limit", "no_cards", "placements", "next_first"}
    assert NEED in family_of(INTRIGUE).usual_numbers()
    assert "win_counts.merchant.power" not in family_of(INTRIGUE).usual_numbers()
    for text in ("cards", "no_cards=", "no_cards=1..", "no_cards=many..more"):
        with pytest.raises(ImpossibleOptions):
            parse_varied([text], KINGUP)
    with pytest.raises(ImpossibleOptions):
        named_options("kingup", 4, INTRIGUE.sheet)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("no_cards=5..2", "the smaller number first: no_cards=2..5."),
        ("no_cards=2..99", "The house rule no_cards cannot be 99 in this game. It may be: 0 … "),
        ("no_cards=-1..3", "The house rule no_cards cannot be -1 in this game. It may be: 0 … "),
    ],
)
def test_bounds_are_checked_as_house_rules_are(text: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "balance", "--vary", text, "--games", "1", "--bots", "random"]) == 2
    heard = capsys.readouterr().err
    assert said in heard
    assert heard.count("\n") == 1


def test_the_command_tells_programs_and_fills_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["lab", "balance", "--bots", "random", "--games", "300", "--steps", "1", "--vary", "no_cards", "--json"]
    assert main([*line, "--workers", "1", "--folder", str(tmp_path)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["steps"][0]["rules"] == "–"
    assert {"before", "after", "trials", "rules", "chances"} <= set(told)
    assert {"report.html", "steps.csv", "chances.csv", "chances.svg"} <= {path.name for path in tmp_path.iterdir()}
