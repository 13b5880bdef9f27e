"""`vivat roles`: the same table for any number of workers, what is counted, and what is printed."""

import json
from pathlib import Path

import pytest

from vivat.game import ImpossibleOptions
from vivat.game.intrigue.outcome import IntrigueOutcome
from vivat.game.intrigue.sheet import DATA
from vivat.lab import crew, roles
from vivat.lab.roles import RoleTable, measure_roles, run, wilson
from vivat.rules.intrigue.roles import ASSASSIN, KING, ROLE_NAMES, SAGE

GAMES = 6
"""More than one task, so that two workers have something to share."""


def outcome(*, winners: tuple[int, ...], allied: tuple[int, ...], rounds: int = 5) -> IntrigueOutcome:
    """A game of a King, an Assassin and a Sage."""
    names = tuple("abc"[player] for player in (*winners, *allied))
    return IntrigueOutcome("role", winners, allied, names, (KING, ASSASSIN, SAGE), (0, 0, 0), rounds)


def test_wins_by_role_and_by_alliance_are_counted() -> None:
    table = RoleTable(3)
    table.count(outcome(winners=(0,), allied=(2,), rounds=4))
    table.count(outcome(winners=(0,), allied=()))
    table.count(outcome(winners=(), allied=(), rounds=6))
    king, assassin, sage = (table.rows[name] for name in ("king", "assassin", "sage"))
    assert (king.dealt, king.role_wins, king.allied_wins, king.wins) == (3, 2, 0, 2)
    assert (assassin.wins, sage.role_wins, sage.allied_wins) == (0, 0, 1)
    assert king.share == pytest.approx(2 / 3)
    assert (king.ratio, assassin.ratio, sage.ratio) == pytest.approx((2.0, 0.0, 1.0))
    assert (table.games, table.without_winner, table.mean_rounds) == (3, 1, 5.0)
    assert list(table.rows) == ["king", "assassin", "sage"]


def test_tables_add_up_in_any_order() -> None:
    one, other = RoleTable(3), RoleTable(3)
    one.count(outcome(winners=(0,), allied=(2,)))
    other.count(outcome(winners=(1,), allied=(), rounds=9))
    here, there = RoleTable(3), RoleTable(3)
    here.add(one)
    here.add(other)
    there.add(other)
    there.add(one)
    assert here == there
    assert here.games == 2


def test_intervals_are_wilsons() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_table_does_not_depend_on_the_number_of_workers() -> None:
    done: list[int] = []
    alone = measure_roles(4, GAMES, 7, workers=1, progress=done.append)
    assert sum(done) == GAMES == alone.games
    assert measure_roles(4, GAMES, 7, workers=2) == alone


def test_another_seed_gives_other_games() -> None:
    assert measure_roles(4, 3, 1, workers=1) != measure_roles(4, 3, 2, workers=1)


def test_a_scenario_counts_its_own_roles() -> None:
    table = measure_roles(4, 2, 1, "no-might", workers=1)
    assert set(table.rows) == {"king", "sage", "ambassador", "merchant"}
    assert all(row.dealt == 2 for row in table.rows.values())


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """One worker, in this process."""
    monkeypatch.setattr(crew, "cpu_count", lambda: 1)


@pytest.mark.usefixtures("alone")
def test_json_has_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert run((8,), 3, 1, as_json=True, sheet_path=DATA / "sheet.toml") == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == {"8"}
    assert {key for key in figures["8"] if key.startswith("_")} == {"_games", "_without_winner", "_rounds"}
    assert figures["8"]["_games"] == 3
    named = [name for name in figures["8"] if not name.startswith("_")]
    assert set(named) <= set(ROLE_NAMES)
    assert {"king", "assassin"} <= set(named)
    for name in named:
        row = figures["8"][name]
        assert {"dealt", "wins", "share", "low", "high", "ratio"} <= set(row)
        assert row["low"] <= row["share"] <= row["high"]
        assert row["wins"] == row["role_wins"] + row["allied_wins"] <= row["dealt"]


@pytest.mark.usefixtures("alone")
def test_people_get_a_table_for_each_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert run((4, 5), 1, 1, as_json=False) == 0
    printed = capsys.readouterr().out
    assert "4 players" in printed
    assert "5 players" in printed
    assert "king" in printed


@pytest.mark.usefixtures("alone")
def test_an_interruption_keeps_what_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = roles.play_games
    played: list[object] = []

    def stop_in_the_second_part(*args: object) -> RoleTable:
        if played:
            raise KeyboardInterrupt
        played.append(args)
        return real(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(roles, "play_games", stop_in_the_second_part)
    assert run((4, 5), 20, 1, as_json=True) == 130
    printed = capsys.readouterr()
    assert "5 of 40 games" in printed.err
    figures = json.loads(printed.out)
    assert set(figures) == {"4"}
    assert figures["4"]["_games"] == roles.GAMES_A_TASK


def test_what_cannot_be_played_is_refused_before_anything_runs(tmp_path: Path) -> None:
    with pytest.raises(ImpossibleOptions):
        run((4, 9), 1, 1, as_json=True)
    with pytest.raises(ImpossibleOptions):
        run((4,), 1, 1, as_json=True, scenario="nowhere")
    sheet = tmp_path / "sheet.toml"
    sheet.write_text("[king]\nwins = 3\n", encoding="utf-8")
    with pytest.raises(ImpossibleOptions):
        run((4,), 1, 1, as_json=True, sheet_path=sheet)
