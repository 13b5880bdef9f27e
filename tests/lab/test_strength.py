"""`vivat lab strength`: each alone against the same table on the same deals, and what was done before Ctrl-C."""

import json
from pathlib import Path

import pytest

from vivat.cli import main
from vivat.lab.deals import Deal
from vivat.lab.runner import carry_out
from vivat.lab.studies.strength import Strength


def test_everybody_meets_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[Deal] = []

    def note(deal: Deal) -> list[float]:
        met.append(deal)
        return [1.0, 0.0, 0.0] if deal.bots[0] == "steward" else [0.0, 0.5, 0.5]

    monkeypatch.setattr(Strength, "worker", staticmethod(note))
    study = Strength(bots=("steward", "random"), against="page", players=3, deals=4, seed=9)
    carry_out(study, workers=1)
    assert [deal.bots for deal in met] == [("steward", "page", "page")] * 4 + [("random", "page", "page")] * 4
    assert [(deal.seed, deal.number) for deal in met[:4]] == [(deal.seed, deal.number) for deal in met[4:]]
    assert study.won == {"steward": [1.0] * 4, "random": [0.0] * 4}


def test_the_command_prints_figures_and_fills_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["lab", "strength", "steward", "random", "--against", "random", "--players", "3", "--deals", "3"]
    assert main([*line, "--workers", "1", "--json", "--folder", str(tmp_path)]) == 0
    figures = json.loads(capsys.readouterr().out)
    steward, chance = figures["strength"]
    assert (steward["bot"], chance["bot"], figures["games"]) == ("steward", "random", 18)
    assert steward["wins"] > chance["wins"]
    assert all(row["low"] <= row["wins"] <= row["high"] for row in figures["strength"])
    assert {path.name for path in tmp_path.iterdir()} == {"strength.csv", "strength.svg", "report.html"}


def test_an_interruption_keeps_what_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop_at_the_third(deal: Deal) -> list[float]:
        if deal.bots[0] == "random" and deal.number == 1:
            raise KeyboardInterrupt
        return [1.0, 0.0, 0.0]

    monkeypatch.setattr(Strength, "worker", staticmethod(stop_at_the_third))
    line = ["lab", "strength", "steward", "random", "page", "--players", "3", "--deals", "2", "--workers", "1"]
    assert main(line) == 130
    printed = capsys.readouterr()
    assert "3 of 6 deals" in printed.err
    assert "steward" in printed.out
    assert "random" in printed.out


def test_who_cannot_play_is_refused_before_anything_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "strength", "steward", "--against", "nobody"]) == 2
    assert "nobody" in capsys.readouterr().err
