"""`vivat lab honesty`: what a review states is compared with what happened."""

import json

import numpy as np
import pytest

from vivat.cli import main
from vivat.game import CastleGame
from vivat.lab.studies import honesty
from vivat.lab.studies.honesty import Honest, Honesty, off_by, played_record, reliability
from vivat.review import reviewing

MILLION = 1_000_000


def test_stated_chances_are_compared_with_victories_tenth_by_tenth() -> None:
    tenths = np.zeros((10, 3), np.int64)
    tenths[2] = (4, 1 * MILLION, 1 * MILLION)
    tenths[9] = (1, 950_000, 0)
    assert reliability(tenths) == [(0.2, 0.3, 4, 0.25, 0.25), (0.9, 1.0, 1, 0.95, 0.0)]
    assert off_by(reliability(tenths)) == pytest.approx(0.95 / 5)


def test_what_came_of_tasks_adds_up() -> None:
    one, other = Honest.empty(2), Honest.empty(2)
    one.chances[1, 0, 3, 0] = (1, 2, 3)
    one.games, other.called, other.both = 1, 2, 3
    other.add(one)
    assert (other.games, other.called, other.both) == (1, 2, 3)
    assert other.chances[1, 0, 3, 0].tolist() == [1, 2, 3]


def test_the_command_counts_chances_blunders_and_mistakes_named_twice(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "WORLDS", 4)
    monkeypatch.setattr(honesty, "SEEDS_A_STAGE", 6)
    line = ["lab", "honesty", "steward", "page", "--players", "3", "--games", "1", "--twice", "1", "--positions", "1"]
    assert main([*line, "--workers", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == told["twice"] == 1
    assert told["positions"] >= 1
    assert 0.0 <= told["agreement"] <= 1.0


def test_games_are_played_and_reviewed_by_house_rules() -> None:
    study = Honesty(bots=("steward",), players=3, rule=("rounds=1",))
    (task,) = [task for task in next(study.stages()).jobs if task.number == 0]
    record, _ = played_record(task)
    game = record.game()
    assert isinstance(game, CastleGame)
    assert len(game.counts) == 1
    assert study.report().summary == "Nothing was reviewed to its end. House rules: rounds = 1."


def test_nothing_reviewed_is_reported_as_such() -> None:
    assert Honesty().report().summary == "Nothing was reviewed to its end."
