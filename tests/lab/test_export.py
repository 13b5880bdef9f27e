"""`vivat lab export`: records as Parquet, one row a game and one row a decision."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from vivat.cli import main
from vivat.game import CastleGame, CastleOptions, Dealer, GameRecord, IntrigueGame, IntrigueOptions
from vivat.game.record import AnyGame
from vivat.lab.export import DECISION_COLUMNS, GAME_COLUMNS, rows_of

PAGE = (Path(__file__).parent.parent.parent / "docs" / "lab.md").read_text(encoding="utf-8")
READING, WRITING = re.findall(r"```python\n((?!>>>).*?)```", PAGE, re.DOTALL)[:2]


def played(game: AnyGame, seed: int, most: int = 100_000) -> GameRecord:
    source = Random(seed)
    while game.to_act is not None and len(game.actions) < most:
        game.play(source.choice(game.legal_actions()))  # type: ignore[arg-type]
    return GameRecord.of(game, {"bot-2": "random"})


@pytest.fixture
def records(tmp_path: Path) -> dict[str, GameRecord]:
    found = {
        "castle": played(CastleGame.start("kingup", 3, seed=1), 1),
        "options": played(CastleGame(CastleOptions.make("vive-le-roi", 4, ambition=True), Dealer.seeded(2)), 2),
        "intrigue": played(IntrigueGame(IntrigueOptions.make("base", 5), Dealer.seeded(3)), 3),
        "running": played(CastleGame.start("kingup", 3, seed=4), 4, most=30),
    }
    for name, record in found.items():
        record.save(tmp_path / "records" / f"{name}.vivat")
    return found


def read(path: Path) -> Any:
    """What was written, as pandas reads it: half a second to import, which only these tests need."""
    import pandas

    return pandas.read_parquet(path)


def test_every_decision_and_every_game_is_a_row(tmp_path: Path, records: dict[str, GameRecord]) -> None:
    assert main(["lab", "export", str(tmp_path / "records"), "--folder", str(tmp_path / "data")]) == 0
    games = read(tmp_path / "data" / "games.parquet").set_index("game")
    decisions = read(tmp_path / "data" / "decisions.parquet")
    assert set(games.index) == set(records)
    assert [*games.reset_index().columns] == [*GAME_COLUMNS]
    assert [*decisions.columns] == [*DECISION_COLUMNS]
    for name, record in records.items():
        game, rows, row = record.game(), decisions[decisions.game == name], games.loc[name]
        done = [action for action in game.actions if not action.of_chance]
        assert rows.action.tolist() == [action.text for action in done]
        assert rows.number.tolist() == list(range(1, len(done) + 1))
        assert (row.decisions, row.finished, row.edition) == (len(done), game.is_over, record.options.edition_key)
        assert row.names.tolist() == list(record.options.seat_names)
        assert row.bots.tolist()[:3] == ["", "random", ""]
        assert set(rows.name) <= set(record.options.seat_names)
        assert (rows.legal >= 1).all()
        if game.outcome is None:
            assert row.winners.tolist() == []
            assert rows.won.isna().all()
        else:
            assert {record.options.seat_names[seat - 1] for seat in row.winners} == set(game.outcome.winner_names)
            assert set(rows[rows.won.astype(bool)].seat) <= set(row.winners)
            assert len(row.scores) == row.seats


@pytest.mark.parametrize(("table", "columns"), [("games", GAME_COLUMNS), ("decisions", DECISION_COLUMNS)])
def test_the_page_explains_each_column(table: str, columns: dict[str, str]) -> None:
    rows = PAGE.split(f"| `{table}.parquet` | |\n|---|---|\n", 1)[1].split("\n\n", 1)[0].splitlines()
    assert [re.findall(r"`(\w+)`", row)[0] for row in rows] == [*columns]


def test_numbers_that_may_be_empty_stay_whole_as_the_page_reads_them(
    tmp_path: Path, records: dict[str, GameRecord]
) -> None:
    import pandas

    assert records
    assert main(["lab", "export", str(tmp_path / "records"), "--folder", str(tmp_path / "data")]) == 0
    rows = pandas.read_parquet(tmp_path / "data" / "decisions.parquet", dtype_backend="numpy_nullable")
    assert [str(rows[name].dtype) for name in ("floor", "ambition", "target")] == ["Int8"] * 3
    assert rows.floor.isna().any()


def test_what_an_action_is_about_stands_in_columns(records: dict[str, GameRecord]) -> None:
    _, rows = rows_of(records["castle"], "castle")
    placed = next(row for row in rows if row["verb"] == "place")
    assert placed["action"] == f"place {placed['character']} {placed['floor']}"
    voted = next(row for row in rows if row["verb"] == "vote")
    assert voted["action"] == f"vote {voted['vote']}"
    _, rows = rows_of(records["intrigue"], "intrigue")
    names = records["intrigue"].options.seat_names
    aimed = next(row for row in rows if row["verb"] == "bribe")
    assert aimed["action"] == f"bribe {names[aimed['target'] - 1]} for {aimed['suit']}"
    row, _ = rows_of(records["intrigue"], "intrigue")
    assert len(row["roles"]) == 5


def test_what_cannot_be_read_is_named_and_left_out(
    tmp_path: Path, records: dict[str, GameRecord], capsys: pytest.CaptureFixture[str]
) -> None:
    damaged = tmp_path / "records" / "castle.vivat"
    damaged.write_text(damaged.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    assert main(["lab", "export", str(tmp_path / "records"), "--folder", str(tmp_path / "data")]) == 1
    said = capsys.readouterr()
    assert f"Left out: {damaged}" in said.err
    assert len(read(tmp_path / "data" / "games.parquet")) == len(records) - 1
    for source in ("nowhere", str(tmp_path / "data")):
        assert main(["lab", "export", source, "--folder", str(tmp_path / "data")]) == 2
        assert f"There are no records of games at “{source}”" in capsys.readouterr().err


def test_without_pyarrow_a_sentence_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("vivat.lab.extras.find_spec", lambda _: None)
    assert main(["lab", "export", str(tmp_path), "--folder", str(tmp_path)]) == 2
    assert "pip install 'vivat[parquet]'" in capsys.readouterr().err


def test_the_examples_of_the_page_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(WRITING.replace("range(3)", "range(1)"), {})  # noqa: S102
    assert main(["lab", "export", "games", "--folder", "data"]) == 0
    capsys.readouterr()
    exec(READING, {})  # noqa: S102
    assert "kingup" in capsys.readouterr().out
