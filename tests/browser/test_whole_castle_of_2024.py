"""Whole games of the castle of 2024 with what is special there, by keyboard and by mouse."""

from tests.browser.gallery import STEWARDS, Stage
from tests.browser.playing import BothWays, play_against_bots


def test_ambition_and_wedding(stage: Stage) -> None:
    seats, act = [["me"], *STEWARDS], BothWays()
    play_against_bots(stage, act, {"game": "vive-le-roi", "seats": seats, "ambition": True, "wedding": True})
    assert min(act.done["character"], act.done["ballot"]) > 1
    assert act.done["ambition"] > 0


def test_teams(stage: Stage) -> None:
    seats, act = [["me", "steward"], ["steward", "steward"], ["steward"]], BothWays()
    play_against_bots(stage, act, {"game": "vive-le-roi", "seats": seats})
    assert min(act.done["character"], act.done["ballot"]) > 1
