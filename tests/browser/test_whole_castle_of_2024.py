"""What is special in the castle of 2024, by keyboard and by mouse in turn, to the end of the game."""

from tests.browser.gallery import STEWARDS, Stage
from tests.browser.playing import BothWays, play_against_bots

SECOND_ROUND = 2
"""In two rounds there are two ballots: one by keyboard, one by mouse. `test_whole_castle.py` plays all three."""


def test_ambition_and_wedding(stage: Stage) -> None:
    seats, act = [["me"], *STEWARDS], BothWays()
    play_against_bots(
        stage, act, {"game": "vive-le-roi", "seats": seats, "ambition": True, "wedding": True}, SECOND_ROUND
    )
    assert min(act.done["character"], act.done["ballot"]) > 1
    assert act.done["ambition"] > 0


def test_teams(stage: Stage) -> None:
    seats, act = [["me", "steward"], ["steward", "steward"], ["steward"]], BothWays()
    play_against_bots(stage, act, {"game": "vive-le-roi", "seats": seats}, SECOND_ROUND)
    assert min(act.done["character"], act.done["ballot"]) > 1
