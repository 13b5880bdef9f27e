"""Ratings, and who beats whom."""

import json

import numpy as np
import pytest

from vivat.cli import main
from vivat.game.named import named_options
from vivat.lab.ladder import Ladder, Meeting, alpha_rank, climb_ladder, meet

BOTS = ("random", "steward", "naive")
THREE = named_options("kingup", 3)


def test_nobody_leads_where_everybody_beats_somebody() -> None:
    cycle = np.array([[0.5, 0.9, 0.1], [0.1, 0.5, 0.9], [0.9, 0.1, 0.5]])
    assert alpha_rank(cycle) == pytest.approx([1 / 3] * 3)
    assert alpha_rank(np.array([[0.5, 1.0, 1.0], [0.0, 0.5, 0.5], [0.0, 0.5, 0.5]])) == pytest.approx([1.0, 0.0, 0.0])


def test_with_an_odd_number_of_seats_each_has_the_majority_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[tuple[str, ...]] = []

    def play(deal: "object", turn: int, seated: list[int]) -> tuple[int, ...]:
        tables.append(deal.bots)  # type: ignore[attr-defined]
        assert (turn, seated) == (len(tables) - 1, [0, 1, 2])
        return (0,) if turn == 0 else (1, 2)

    monkeypatch.setattr("vivat.lab.ladder.play_game", play)
    assert meet(Meeting(THREE, ("one", "other"), 1, 1)) == [(1.0, 0.0), (0.5, 0.5)]
    assert tables == [("one", "other", "one"), ("other", "one", "other")]


def test_the_stronger_stand_higher_and_workers_change_nothing() -> None:
    ladder = climb_ladder(THREE, BOTS, 6, 1, workers=1)
    assert climb_ladder(THREE, BOTS, 6, 1, workers=2) == ladder
    assert ladder.deals == 18
    ratings, standing = ladder.ratings(), ladder.standing()
    assert max(BOTS, key=lambda bot: ratings[bot][0]) == max(BOTS, key=lambda bot: standing[bot]) == "steward"
    assert sum(standing.values()) == pytest.approx(1.0)
    wins, low, high = ladder.share("steward", "random")
    assert low <= wins <= high
    assert ladder.share("random", "steward")[0] == pytest.approx(1 - wins)
    assert Ladder(BOTS).share("random", "steward") == (0.0, 0.0, 1.0)


def test_the_command_tells_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["lab", "ladder", "random", "steward", "--players", "3", "--deals", "2", "--json", "--workers", "1"]) == 0
    )
    told = json.loads(capsys.readouterr().out)
    assert {row["bot"] for row in told["ratings"]} == {"random", "steward"}
    assert [row["against"] for row in told["meetings"]] == [row["bot"] for row in told["meetings"]][::-1]
