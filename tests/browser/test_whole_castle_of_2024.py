"""Whole games of the castle of 2024 with what is special there."""

from tests.browser.gallery import Stage
from tests.browser.playing import play_and_begin_another, press


def test_ambition_and_wedding(stage: Stage) -> None:
    seats = [["me"], ["steward"], ["steward"]]
    play_and_begin_another(stage, press, {"game": "vive-le-roi", "seats": seats, "ambition": True, "wedding": True})


def test_teams(stage: Stage) -> None:
    seats = [["me", "steward"], ["steward", "steward"], ["steward"]]
    play_and_begin_another(stage, press, {"game": "vive-le-roi", "seats": seats})
