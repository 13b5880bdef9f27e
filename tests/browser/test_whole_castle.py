"""Whole games of the castle in the browser, one by keyboard and one by mouse."""

from tests.browser.gallery import Stage
from tests.browser.playing import key, play_against_bots, press


def test_kingup_and_once_more(stage: Stage) -> None:
    page = play_against_bots(stage, key, {"game": "kingup", "seats": [["me"], ["steward"], ["steward"]]})
    played = page.url
    key(page.get_by_role("button", name="Once more"))
    page.wait_for_url(lambda url: url != played)
    page.locator(".prompt").wait_for()  # nobody but bots was there, so the next game has begun


def test_the_emissary_with_two(stage: Stage) -> None:
    play_against_bots(stage, press, {"game": "vive-le-roi", "seats": [["me"], ["steward"]], "emissary": True})
