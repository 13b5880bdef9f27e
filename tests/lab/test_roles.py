"""`vivat lab roles`: the same table for any number of workers, what is counted, and what is printed."""

import json
from pathlib import Path

import pytest

from vivat.cli import main
from vivat.fast.records import Records
from vivat.game.intrigue.sheet import DATA
from vivat.lab.batches import Batch, play_batch
from vivat.lab.runner import carry_out
from vivat.lab.studies.roles import Roles
from vivat.lab.tallies.tally import empty_tally
from vivat.results.interval import wilson
from vivat.rules.intrigue.roles import ASSASSIN, KING, SAGE

GAMES = 6
"""More than one job, so that two workers have something to share."""


def measured(*, players: tuple[int, ...] = (4,), games: int = GAMES, workers: int = 1, **parameters: object) -> Roles:
    study = Roles(players=players, games=games, **parameters)  # type: ignore[arg-type]
    assert carry_out(study, workers).done == games * len(players)
    return study


def test_wins_by_role_and_by_alliance_are_counted() -> None:
    study, tally = Roles(players=(4,)), empty_tally()
    tally[0]["games"] = 3
    tally[0]["dealt"][[KING, ASSASSIN, SAGE]] = 3
    tally[0]["role_wins"][KING], tally[0]["allied_wins"][SAGE] = 2, 1
    study.tallies[4] = tally
    king, assassin, sage = study.rows(4)
    assert king[:4] == ("king", 3, 2, 0)
    assert king[4] == pytest.approx(2 / 3)
    assert (assassin[4], sage[2], sage[3]) == (0.0, 0, 1)
    assert (king[-1], assassin[-1], sage[-1]) == pytest.approx((2.0, 0.0, 1.0))
    assert "The king wins most, 2.00 times" in study.report().summary


def test_intervals_are_wilsons() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_table_does_not_depend_on_the_number_of_workers() -> None:
    alone = measured(seed=7)
    assert measured(seed=7, workers=2).tallies == alone.tallies
    assert measured(seed=8).tallies != alone.tallies


def test_the_games_are_those_of_the_published_figures() -> None:
    """Four games of seed 1, as they were when the figures of `docs/roles.md` were made."""
    counts = measured(players=(4,), games=4).tallies[4][0]
    assert (counts["role_wins"].sum(), counts["allied_wins"].sum(), counts["decisions"]) == (4, 2, 326)
    assert counts["role_wins"].nonzero()[0].tolist() == [0, 1, 4, 8]


def test_a_scenario_counts_its_own_roles() -> None:
    study = measured(game="no-might", games=2)
    assert [(row[0], row[1]) for row in study.rows(4)] == [
        ("king", 2), ("sage", 2), ("ambassador", 2), ("merchant", 2)
    ]  # fmt: skip


def test_json_has_the_promised_keys(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = ["lab", "roles", "--players", "8", "4", "--games", "3", "--workers", "1", "--json"]
    assert main([*line, "--sheet", str(DATA / "sheet.toml"), "--folder", str(tmp_path)]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == {"8": 3, "4": 3}
    assert {"king", "assassin"} <= {row["role"] for row in figures["roles_8"]}
    for row in figures["roles_8"]:
        assert row["low"] <= row["wins"] <= row["high"]
        assert row["wins"] * row["dealt"] == pytest.approx(row["by role"] + row["as ally"])
    assert {"roles_4.csv", "roles_8.csv", "ratios.svg", "report.html"} == {path.name for path in tmp_path.iterdir()}


def test_people_get_a_table_for_each_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "roles", "--players", "4", "5", "--games", "1", "--workers", "1"]) == 0
    printed = capsys.readouterr().out
    assert "4 players: 1 game of" in printed
    assert "5 players" in printed
    assert "king" in printed


def test_an_interruption_keeps_what_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[Batch] = []

    def stop_in_the_second(batch: Batch) -> Records:
        if played:
            raise KeyboardInterrupt
        played.append(batch)
        return play_batch(batch)

    monkeypatch.setattr(Roles, "worker", staticmethod(stop_in_the_second))
    assert main(["lab", "roles", "--players", "4", "5", "--games", "20", "--workers", "1", "--json"]) == 130
    printed = capsys.readouterr()
    assert "20 of 40 games" in printed.err
    assert json.loads(printed.out)["games"] == {"4": 20}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--players", "4", "9"], "9"),
        (["--game", "nowhere"], "There is no game “nowhere”"),
        (["--game", "kingup"], "Only the card game has roles"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_runs(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "roles", *words]) == 2
    printed = capsys.readouterr()
    assert said in printed.err
    assert len(printed.err.splitlines()) == 1


def test_a_sheet_that_is_wrong_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = tmp_path / "sheet.toml"
    sheet.write_text("[king]\nwins = 3\n", encoding="utf-8")
    assert main(["lab", "roles", "--sheet", str(sheet)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
