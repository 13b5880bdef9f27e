"""`vivat lab compare`: the same deals by the book's rules and by others, side by side."""

import json
from pathlib import Path

import pytest

from vivat.cli import main
from vivat.fast.records import Records
from vivat.lab.batches import Batch
from vivat.lab.runner import carry_out
from vivat.lab.studies.compare import Compare
from vivat.lab.studies.simulate import Simulate
from vivat.lab.tallies.tally import empty_tally


def test_each_side_is_the_simulation_by_its_rules() -> None:
    study = Compare(bots="random", games=20_000, rule=("no_cards=1",))
    assert carry_out(study, workers=1).done == 40_000
    for which, rule in (("book", ()), ("mine", ("no_cards=1",))):
        alone = Simulate(bots="random", games=20_000, rule=rule)
        carry_out(alone, workers=1)
        assert study.tallies[which] == alone.tally
    assert study.tallies["book"] != study.tallies["mine"]


def rigged(wins: tuple[int, ...]) -> Records:
    tally = empty_tally()
    tally[0]["games"] = sum(wins)
    tally[0]["wins"][: len(wins), 1] = wins
    return tally


def test_whose_chance_changed_most_is_said_unless_it_is_an_accident(monkeypatch: pytest.MonkeyPatch) -> None:
    sides = {3: (250, 250, 250, 250), 1: (152, 290, 280, 278), 2: (255, 245, 250, 250)}
    monkeypatch.setattr(
        Compare, "worker", staticmethod(lambda batch: rigged(sides[batch.options.params.no_cards]))
    )  # fmt: skip
    said = {}
    for number in (1, 2):
        study = Compare(bots="random", games=1_000, rule=(f"no_cards={number}",))
        carry_out(study, workers=1)
        said[number] = study.report().summary
    assert "Most of all seat 1 wins 9.8 points less by yours." in said[1]
    assert "Nobody's chance differs" in said[2]


def test_an_early_end_is_fair_to_both(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def stop_at_the_fifth(batch: Batch) -> Records:
        if len(played) == 4:
            raise KeyboardInterrupt
        played.append(batch.first)
        return rigged((3, 2))

    monkeypatch.setattr(Compare, "worker", staticmethod(stop_at_the_fifth))
    study = Compare(rule=("rounds=2",), games=100)
    assert carry_out(study, workers=1).done == 20
    assert {which: int(tally[0]["games"]) for which, tally in study.tallies.items()} == {"book": 10, "mine": 10}


@pytest.mark.parametrize(("game", "rule", "who"), [("kingup", "no_cards=1", "seat"), ("intrigue", "income=5", "role")])
def test_the_command_prints_figures_and_fills_a_folder(
    game: str, rule: str, who: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["lab", "compare", "--game", game, "--rule", rule, "--bots", "random", "--games", "50", "--workers", "1"]
    assert main([*line, "--json", "--folder", str(tmp_path)]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == {"book": 50, "mine": 50}
    assert figures["parameters"] == {
        "game": game, "seed": 1, "rule": [rule], "players": 4, "bots": "random", "games": 50,
    }  # fmt: skip
    assert [row["in a game"] for row in figures["measures"]][:2] == ["decisions", "rounds"]
    assert all(row["difference"] == pytest.approx(row["mine"] - row["book"]) for row in figures["measures"])
    assert {who, "book", "mine"} <= set(figures["chances"][0])
    assert {"chances.svg", "lengths.svg", "report.html"} <= {path.name for path in tmp_path.iterdir()}


@pytest.mark.parametrize("words", [[], ["--rule", "no_cards=3"]], ids=["no rule", "the rule of the book"])
def test_without_another_rule_there_is_nothing_to_compare(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "compare", *words]) == 2
    said = capsys.readouterr().err
    assert "--rule NAME=VALUE" in said
    assert len(said.splitlines()) == 1
