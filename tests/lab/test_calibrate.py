"""`vivat lab calibrate`: the right beliefs are asked at the right moments, and judged by what is true."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from math import log

import numpy as np
import pytest

from vivat.bots import Bot, make_bot
from vivat.cli import main
from vivat.game import CastleGame, CastleObservation, CastleOptions, Dealer, IntrigueGame, IntrigueOptions
from vivat.lab.batches import Batch
from vivat.lab.calibration import MILLION, Calibration
from vivat.lab.castle import survey as castle_survey
from vivat.lab.castle.survey import AFTER_PLACEMENTS, CARDS, LAST_VOTE, CastleSurvey
from vivat.lab.intrigue.survey import IntrigueSurvey
from vivat.lab.runner import carry_out, run
from vivat.lab.studies.calibrate import Calibrate, Judged, survey_batch
from vivat.rules.castle.characters import FAVOURITES_CARDS
from vivat.search.castle.beliefs import CastleBeliefs, castle_beliefs
from vivat.search.castle.worlds import cards_out

KINGUP = CastleOptions.make("kingup", 4)


def stewards(seats: int) -> list[Bot]:
    return [make_bot("steward", seat) for seat in range(seats)]


def test_a_judgement_is_the_loss_of_the_true_card_and_a_bin_for_each_character() -> None:
    found = Calibration(CARDS)
    cards = np.array([[1, 0, 1], [1, 1, 0]], np.int64)
    found.judge(1, np.array([0.25, 0.75]), 0, 2, cards)
    assert found.losses[1].tolist() == [1, round(-log(0.25) * MILLION), round(log(2) * MILLION)]
    assert found.bins[1, 9].tolist() == [1, MILLION, 1]
    assert found.bins[1, 7].tolist() == [1, 750_000, 0]
    assert found.bins[1, 2].tolist() == [1, 250_000, 1]
    assert found.bins.sum(axis=(0, 1))[0] == 3
    found.judge(1, np.array([0.0, 1.0]), 0, 2, cards)
    assert found.losses[1, 1] < 30 * MILLION


def test_every_seat_is_asked_about_every_other_at_each_moment() -> None:
    found, game = Calibration(CARDS), CastleGame(KINGUP, Dealer.seeded(5))
    CastleSurvey(KINGUP, found).play(game, stewards(4))
    kinds = Counter(event.kind for event in game.events)
    asked = found.losses[:, 0].tolist()
    assert asked[AFTER_PLACEMENTS] == asked[LAST_VOTE] == 3 * 4 * 3
    assert sum(asked[1:LAST_VOTE]) == kinds["rejected"] * 4 * 3


def all_alike(observation: CastleObservation) -> CastleBeliefs:
    """Beliefs of somebody who has not looked."""
    real = castle_beliefs(observation)
    out = cards_out(observation)
    alike = np.array([float(out >> card & 1 == 0) for card in range(FAVOURITES_CARDS)])
    return replace(real, odds=np.array([alike / alike.sum()] * len(real.odds)))


def test_who_believes_nothing_loses_what_nothing_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(castle_survey, "castle_beliefs", all_alike)
    found = survey_batch(Batch(KINGUP, "steward", 1, 0, 1)).calibrations[0]
    assert found.losses[:, 1] == pytest.approx(found.losses[:, 2], abs=1000)
    assert found.losses[AFTER_PLACEMENTS, 2] > 0


def test_the_true_cards_are_those_of_the_round_that_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[int, int]] = []

    def note(survey: CastleSurvey, moment: int, seen: Sequence[CastleObservation]) -> None:
        for observation in seen:
            known = {player: card for player, card in enumerate(observation.cards) if card is not None}
            assert known == {observation.my_seat: survey.true_cards[observation.my_seat or 0]}
        if moment == LAST_VOTE:
            asked.append(dict(survey.true_cards))

    monkeypatch.setattr(CastleSurvey, "ask", note)
    game = CastleGame(KINGUP, Dealer.seeded(1))
    CastleSurvey(KINGUP, Calibration(CARDS)).play(game, stewards(4))
    shown = [(event.player, event.card) for event in game.events if event.kind == "favourites-shown"]
    assert [(player, card) for cards in asked for player, card in sorted(cards.items())] == shown


def test_real_beliefs_learn_as_the_round_goes_on_and_batches_add_up() -> None:
    study = Calibrate(games=3)
    carry_out(study, workers=1)
    judged = study.judged
    done = judged.calibrations[0]
    mean = done.losses[:, 1] / done.losses[:, 0]
    assert (
        mean[LAST_VOTE] < mean[AFTER_PLACEMENTS] < done.losses[AFTER_PLACEMENTS, 2] / done.losses[AFTER_PLACEMENTS, 0]
    )
    total = Judged.about(KINGUP)
    for first, last in ((2, 3), (0, 2)):
        total.add(survey_batch(Batch(KINGUP, "steward", 1, first, last)))
    assert total.games == judged.games == 3
    assert (total.calibrations[0].losses == done.losses).all()
    assert (total.calibrations[0].bins == done.bins).all()


def test_the_command_prints_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "calibrate", "--players", "3", "--games", "2", "--workers", "1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 2
    assert figures["moments"][0]["moment"] == "after placements"
    assert all(row["loss"] > 0 and row["uniform"] <= log(FAVOURITES_CARDS) for row in figures["moments"])
    assert all(row["from"] <= row["stated"] <= row["to"] for row in figures["reliability"])


def test_an_interruption_keeps_what_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(_: Batch) -> Judged:
        raise KeyboardInterrupt

    monkeypatch.setattr(Calibrate, "worker", staticmethod(stop))
    assert run(Calibrate(games=10), workers=1) == 130
    printed = capsys.readouterr()
    assert "0 of 10 games" in printed.err
    assert "No game was played" in printed.out


def test_in_intrigue_roles_and_hands_are_judged(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["lab", "calibrate", "--game", "intrigue", "--players", "5", "--games", "3", "--workers", "1", "--json"]
    assert main(line) == 0
    figures = json.loads(capsys.readouterr().out)
    for subject in ("roles", "hands"):
        moments = figures[f"{subject}_moments"]
        asked = sum(row["judgements"] for row in moments)
        loss = sum(row["judgements"] * row["loss"] for row in moments) / asked
        assert moments[0]["moment"] == "round 1"
        assert 0 < loss < sum(row["judgements"] * row["uniform"] for row in moments) / asked
        assert all(row["from"] <= row["stated"] <= row["to"] for row in figures[f"{subject}_reliability"])


def test_everybody_alive_is_asked_about_everybody_else_at_each_turn() -> None:
    options = IntrigueOptions.make("base", 4)
    judged, game = Judged.about(options), IntrigueGame(options, Dealer.seeded(2))
    roles, hands = judged.calibrations
    IntrigueSurvey(roles, hands).play(game, stewards(4))
    first_round = list(takewhile(lambda event: event.kind not in ("role-seen", "role-shown", "died"), game.events))
    turns = sum(event.kind == "turn-begins" for event in first_round)
    assert turns > 0
    assert judged.calibrations[0].losses[:, 0].sum() >= (turns - 1) * 4 * 3  # the last may end the game as it begins
    true = judged.calibrations[0].bins[:, :, 2].sum()
    assert true == judged.calibrations[0].losses[:, 0].sum()  # each opponent has exactly one of the roles


def test_the_summary_says_how_far_off_the_stated_chances_are() -> None:
    study = Calibrate()
    done = study.judged.calibrations[0]
    cards = np.array([[1], [0]], np.int64)
    for card in (0, 0, 0, 1):
        done.judge(0, np.array([0.5, 0.5]), card, 2, cards)
    assert "off by 25.0%" in study.report().summary
