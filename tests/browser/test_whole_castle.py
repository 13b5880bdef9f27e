"""Whole games of the castle in the browser, by keyboard and by mouse."""

from tests.browser.gallery import Stage
from tests.browser.playing import key, play_and_begin_another, press


def test_kingup_by_keyboard(stage: Stage) -> None:
    play_and_begin_another(stage, key, {"game": "kingup", "seats": [["me"], ["steward"], ["steward"]]})


def test_the_emissary_with_two(stage: Stage) -> None:
    play_and_begin_another(stage, press, {"game": "vive-le-roi", "seats": [["me"], ["steward"]], "emissary": True})
