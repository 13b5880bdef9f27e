"""Ratings, and who beats whom."""

import json

import numpy as np
import pytest

from vivat.cli import main
from vivat.game.named import named_options
from vivat.lab.runner import carry_out
from vivat.lab.studies.ladder import Ladder, Meeting, alpha_rank, meet

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

    monkeypatch.setattr("vivat.lab.studies.ladder.play_game", play)
    assert meet(Meeting(THREE, ("one", "other"), 1, 1)) == [(1.0, 0.0), (0.5, 0.5)]
    assert tables == [("one", "other", "one"), ("other", "one", "other")]


def climbed(workers: int) -> Ladder:
    ladder = Ladder(bots=BOTS, players=3, deals=6)
    assert carry_out(ladder, workers).done == 18
    return ladder


def test_the_stronger_stand_higher_and_workers_change_nothing() -> None:
    ladder = climbed(1)
    assert climbed(2).meetings == ladder.meetings
    ratings, population = ladder.ratings(), ladder.population()
    assert max(BOTS, key=lambda bot: ratings[bot][0]) == max(BOTS, key=lambda bot: population[bot]) == "steward"
    assert sum(population.values()) == pytest.approx(1.0)
    wins, low, high = ladder.share("steward", "random")
    assert low <= wins <= high
    assert ladder.share("random", "steward")[0] == pytest.approx(1 - wins)
    assert Ladder(bots=BOTS).share("random", "steward") == (0.0, 0.0, 1.0)


def test_without_openskill_nothing_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Ladder, "worker", staticmethod(lambda _: pytest.fail("a game was played")))
    monkeypatch.setattr("vivat.lab.extras.find_spec", lambda name: None if name == "openskill" else name)
    assert main(["lab", "ladder", "random", "steward", "--workers", "1"]) == 2
    said = capsys.readouterr()
    assert "openskill" in said.err
    assert "pip install 'vivat[lab]'" in said.err
    assert (said.out, len(said.err.splitlines())) == ("", 1)


def test_a_ladder_of_one_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "ladder", "random", "random"]) == 2
    assert "two different players" in capsys.readouterr().err


def test_the_command_tells_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["lab", "ladder", "random", "steward", "--players", "3", "--deals", "2", "--json", "--workers", "1"]) == 0
    )
    told = json.loads(capsys.readouterr().out)
    assert {row["bot"] for row in told["ratings"]} == {"random", "steward"}
    assert [row["against"] for row in told["meetings"]] == [row["bot"] for row in told["meetings"]][::-1]
