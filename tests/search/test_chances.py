"""Stated chances: whoever is stronger than the table is given more than the value, and what is certain stays so."""

import json
import math
from pathlib import Path

import numpy as np
import pytest

from vivat.bots import make_bot
from vivat.bots.levels import LEVELS
from vivat.cli import main
from vivat.game import CastleGame, CastleOptions, GameRecord
from vivat.lab.castle import chances as lab_chances
from vivat.lab.castle import strengths
from vivat.lab.castle.strengths import STRENGTHS, ValuedPositions, fit_strengths
from vivat.search.castle.chances import NOVICE, StatedChances, stated_chances, strength_tables
from vivat.search.models import castle_models

EQUALS, MIXED = StatedChances(np.full(4, 0.7)), StatedChances(np.array([1.0, 0.0, 0.0, -1.0]))
DULL = StatedChances(np.array([1.0, 0.0, 0.0, -1.0]), 0.5)


def test_among_equals_a_chance_is_the_value_and_a_stronger_player_has_more() -> None:
    values = np.array([0.4, 0.3, 0.2, 0.1])
    assert EQUALS.of(values) == pytest.approx(values)
    stated = MIXED.of(values)
    assert stated.sum() == pytest.approx(1.0)
    assert stated[0] / stated[1] == pytest.approx(math.e * 0.4 / 0.3)
    assert stated[3] < 0.1
    assert EQUALS.of(0.5 * values) == pytest.approx(0.5 * np.exp(0.7) * values / (0.5 * np.exp(0.7) + 0.5))


def test_what_is_certain_stays_certain_and_more_value_is_more_chance() -> None:
    values = np.linspace(0.0, 1.0, 21)
    for usual in (None, np.array([0.1, 0.2, 0.3, 0.4])):
        stated = MIXED.of_own(values, 0, usual)
        assert stated[[0, -1]] == pytest.approx([0.0, 1.0])
        assert (np.diff(stated) > 0.0).all()
        assert (stated[1:-1] > values[1:-1]).all()
        dull = DULL.of_own(values, 0, usual)
        assert dull[[0, -1]] == pytest.approx([0.0, 1.0])
        assert (np.diff(dull) > 0.0).all()
    usual = np.array([0.4, 0.3, 0.2, 0.1])
    assert MIXED.of_own(usual[:1], 0, usual) == pytest.approx(MIXED.of(usual)[:1])


@pytest.mark.parametrize("key", ["kingup", "vive-le-roi"])
def test_strengths_are_of_levels_that_are_told_and_else_of_types(key: str) -> None:
    options = CastleOptions.make(key, 4)
    observation = CastleGame(options, 1).observe(0)
    told = stated_chances(observation, dict(enumerate(("page", "steward", "chancellor", "king")))).strengths
    assert told[0] < told[1] == 0.0 < min(told[2:])
    half = stated_chances(observation, {0: "king", 1: "a bot of one's own"}).strengths
    assert half[0] == told[3]
    assert np.ptp(half[1:]) < 0.2  # nobody has done anything yet
    for table in strength_tables().values():
        assert set(table.levels) == set(LEVELS)
    assert set(strength_tables()["2024" if key == "vive-le-roi" else "2003"].types) == {*castle_models(options), NOVICE}


def test_strengths_are_found_again_in_games_that_they_decided() -> None:
    luck, rows = np.random.default_rng(1), 4000
    values, strength = luck.dirichlet(np.ones(3), rows), len(STRENGTHS) + 4
    told, inferred = np.zeros((rows, 3, strength)), np.zeros((rows, 3, strength))
    told[:, 0, 0] = inferred[:, 0, 5] = 1.0
    known = np.repeat(luck.random((rows, 1)) < 0.5, 3, axis=1)
    true = values**0.8 * np.exp(np.where(known, [1.5, 0.0, 0.0], [0.5, 0.0, 0.0]))
    won = np.array([luck.multinomial(1, each / each.sum()) for each in true], np.float64)
    positions = ValuedPositions(np.log(values), told, inferred, known, np.zeros(rows, np.int64), won, np.arange(rows))
    found, sharpness = fit_strengths(positions)
    assert found[[0, 5]] == pytest.approx([1.5, 0.5], abs=0.15)
    assert np.delete(found, [0, 5]) == pytest.approx(0.0, abs=1e-6)
    assert sharpness == pytest.approx(0.8, abs=0.05)


def test_the_command_fits_a_table_to_records_of_mixed_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    games, into = tmp_path / "games", tmp_path / "chances.json"
    games.mkdir()
    for number in range(4):
        game, levels = CastleGame.start("kingup", 3, seed=number), ("page", "random", "page")
        bots = [make_bot(level, 3 * number + seat) for seat, level in enumerate(levels)]
        while game.to_act is not None:
            game.play(bots[game.to_act].act(game.observe(game.to_act)))
        GameRecord.of(game, {f"bot-{seat + 1}": each for seat, each in enumerate(levels)}).save(
            games / f"{number}.vivat"
        )
    line = ["lab", "chances", str(games), "--into", str(into), "--workers", "1"]
    assert main(line) != 0
    assert "too few decisions" in capsys.readouterr().err
    monkeypatch.setattr(lab_chances, "FEWEST", 10)
    monkeypatch.setattr(strengths, "EVERY", 40)
    monkeypatch.setattr(strengths, "WORLDS", 4)
    assert main(line) == 0
    printed = capsys.readouterr().out
    assert "2003: 4 games" in printed
    assert "types inferred" in printed
    table = json.loads(into.read_text())["2003"]
    assert table["levels"]["steward"] == 0.0
    assert table["sharpness"] > 0.0
    assert len(table["novice"]) == 158
