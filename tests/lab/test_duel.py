"""`vivat lab duel`: every seat for everybody, the same for any number of workers, and an honest interval."""

import json
from pathlib import Path

import pytest

from vivat.cli import main
from vivat.game import CastleOptions, ImpossibleOptions, IntrigueOptions
from vivat.lab import deals
from vivat.lab.deals import Deal, play_deal, play_game
from vivat.lab.players import make_player
from vivat.lab.runner import carry_out, run
from vivat.lab.shares import share_of_deals
from vivat.lab.studies.duel import Duel

KINGUP = CastleOptions.make("kingup", 3)
BOTS = ("steward", "random", "naive")


def test_everybody_sits_in_every_seat_of_a_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    sat: list[list[int]] = []

    def seat_two_wins(_: Deal, __: int, seated: list[int]) -> tuple[int, ...]:
        sat.append(seated)
        return (1,)

    monkeypatch.setattr(deals, "play_game", seat_two_wins)
    assert play_deal(Deal(KINGUP, BOTS, 1, 1)) == pytest.approx([1 / 3] * 3)
    assert sorted(sat) == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_a_shared_victory_counts_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "play_game", lambda _, __, seated: (seated.index(0), seated.index(2)))
    assert play_deal(Deal(KINGUP, BOTS, 1, 1)) == pytest.approx([0.5, 0.0, 0.5])
    monkeypatch.setattr(deals, "play_game", lambda *_: ())
    assert play_deal(Deal(KINGUP, BOTS, 1, 1)) == [0.0, 0.0, 0.0]


def played(deals: int, seed: int, workers: int) -> list[list[float]]:
    study = Duel(bots=BOTS, deals=deals, seed=seed)
    assert carry_out(study, workers).done == deals
    return study.won


def test_the_result_depends_on_the_seed_and_not_on_the_number_of_workers() -> None:
    one = played(4, 1, workers=1)
    assert played(4, 1, workers=2) == one
    assert played(4, 2, workers=1) != one
    assert sum(map(sum, one)) == pytest.approx(4)


def test_house_rules_are_played() -> None:
    study = Duel(bots=BOTS, deals=1, rule=("no_cards=0", "rounds=1"))
    (stage,) = study.stages()
    assert (stage.jobs[0].options.params.no_cards, stage.jobs[0].options.params.rounds) == (0, 1)  # type: ignore[union-attr]
    carry_out(study, 1)
    assert "House rules: no_cards = 0, rounds = 1." in study.report().summary


def test_intrigue_is_played_too() -> None:
    options = IntrigueOptions.make("base", 4)
    winners = play_game(Deal(options, ("steward",) * 4, 1, 1), 0, [0, 1, 2, 3])
    assert set(winners) <= {0, 1, 2, 3}


def test_the_interval_is_that_of_the_deals() -> None:
    share, low, high = share_of_deals([1.0, 0.5] * 50)
    assert share == 0.75
    assert (low, high) == pytest.approx((0.75 - 1.96 * 0.25 / 10, 0.75 + 1.96 * 0.25 / 10), abs=1e-3)
    assert share_of_deals([1.0] * 10) == pytest.approx((1.0, 0.7225, 1.0), abs=1e-4)
    assert share_of_deals([]) == (0.0, 0.0, 1.0)


def test_an_interruption_keeps_what_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop_at_the_third(deal: Deal) -> list[float]:
        if deal.number == 2:
            raise KeyboardInterrupt
        return [1.0, 0.0, 0.0]

    monkeypatch.setattr(Duel, "worker", staticmethod(stop_at_the_third))
    assert run(Duel(bots=BOTS, deals=9), as_json=True, workers=1) == 130
    printed = capsys.readouterr()
    assert json.loads(printed.out)["deals"] == 2
    assert "2 of 9 deals" in printed.err


@pytest.mark.parametrize("bot", ["nobody", "search:", "search:x", "search:0", "search:-5", "guess:0"])
def test_who_cannot_play_is_refused_with_those_who_can(bot: str) -> None:
    with pytest.raises(ImpossibleOptions) as caught:
        make_player(bot, 1, KINGUP)
    assert "steward" in str(caught.value.refusal.facts["known"])
    for castle_only in ("naive", "guess:5"):
        make_player(castle_only, 1, KINGUP)
        with pytest.raises(ImpossibleOptions):
            make_player(castle_only, 1, IntrigueOptions.make("base", 4))


def test_the_command_prints_the_promised_keys_and_fills_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["lab", "duel", "search:64", "random", "random", "--game", "kingup", "--deals", "2", "--workers", "1"]
    line += ["--folder", str(tmp_path)]
    assert main([*line, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert [row["bot"] for row in figures["players"]] == ["search:64", "random", "random"]
    assert all(0 <= row["low"] <= row["wins"] <= row["high"] <= 1 for row in figures["players"])
    assert (figures["deals"], figures["games"]) == (2, 6)
    assert {path.name for path in tmp_path.iterdir()} == {"players.csv", "players.svg", "report.html"}


def test_a_mistake_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for words, expected in ((["nobody"] * 3, "nobody"), (["steward"] * 9, "9")):
        assert main(["lab", "duel", *words]) == 2
        said = capsys.readouterr().err
        assert expected in said
        assert len(said.splitlines()) == 1
