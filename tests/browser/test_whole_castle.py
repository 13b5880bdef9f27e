"""Whole games of the castle in the browser, by keyboard and by mouse."""

from tests.browser.gallery import Stage
from tests.browser.playing import Act, both_ways, play_against_bots


@both_ways
def test_kingup_and_once_more(stage: Stage, act: Act) -> None:
    page = play_against_bots(stage, act, {"game": "kingup", "seats": [["me"], ["steward"], ["steward"]]})
    played = page.url
    act(page.get_by_role("button", name="Once more"))
    page.wait_for_url(lambda url: url != played)
    page.locator(".prompt").wait_for()  # nobody but bots was there, so the next game has begun


@both_ways
def test_the_emissary_with_two(stage: Stage, act: Act) -> None:
    play_against_bots(stage, act, {"game": "vive-le-roi", "seats": [["me"], ["steward"]], "emissary": True})
