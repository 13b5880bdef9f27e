"""Whole games of the castle of 2024 with what is special there, by keyboard and by mouse."""

from tests.browser.gallery import STEWARDS, Stage
from tests.browser.playing import Act, both_ways, play_against_bots


@both_ways
def test_ambition_and_wedding(stage: Stage, act: Act) -> None:
    seats = [["me"], *STEWARDS]
    play_against_bots(stage, act, {"game": "vive-le-roi", "seats": seats, "ambition": True, "wedding": True})


@both_ways
def test_teams(stage: Stage, act: Act) -> None:
    seats = [["me", "steward"], ["steward", "steward"], ["steward"]]
    play_against_bots(stage, act, {"game": "vive-le-roi", "seats": seats})
