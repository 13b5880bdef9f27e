"""What brings somebody back: home tells of circle, campaign, last game and puzzle; a lobby names its circle."""

import re

from playwright.sync_api import expect

from tests.browser.checks import faults_of
from tests.browser.gallery import Stage, circle_of_friends


def test_home_tells_of_circle_campaign_and_last_game(stage: Stage) -> None:
    anna, circle = circle_of_friends(stage)
    page = anna.page("/")
    card = page.locator(".circle-card")
    expect(card.get_by_role("link", name="Thursdays")).to_have_attribute("href", f"/circle/{circle}")
    expect(card.get_by_role("link", name="The crown").locator("..")).to_contain_text(re.compile("point|lead"))
    expect(card.get_by_role("link", name="KingUp!")).to_be_visible()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_have_count(1)
    page.locator(".last-game").get_by_role("link", name="Review the game").click()
    page.wait_for_url(re.compile(r"/table/[\w-]+/review/1/0$"))
    page.go_back()
    card.wait_for()
    assert faults_of(page) == {}


def test_nothing_of_that_is_shown_to_a_newcomer(stage: Stage) -> None:
    page = stage.person("Nina").page("/")
    page.locator(".puzzle-card").wait_for()
    expect(page.locator(".comeback")).to_have_count(0)


def test_a_lobby_names_its_circle_and_campaign_and_the_circle_says_whose_turn_it_is(stage: Stage) -> None:
    anna, circle = circle_of_friends(stage)
    options = {"game": "kingup", "seats": [["me"], ["open"], ["steward"]], "first_seat": 0}
    table = str(anna.post(f"/api/tables?circle={circle}", options)["id"])
    page = anna.page(f"/table/{table}")
    expect(page.locator(".of-circle")).to_contain_text("The game counts for the campaign “The crown”.")
    stranger = stage.person("Zed")
    seen = stranger.page(f"/table/{table}")
    seen.locator(".gathering").wait_for()
    assert stranger.ask(f"/api/me/circles?table={table}") == []
    stranger.do(table, "sit")
    anna.do(table, "start")
    page = anna.page(f"/circle/{circle}")
    expect(page.locator(".running li").first).to_contain_text("your turn")
    expect(page.locator(".rating-lines .line")).to_have_count(3)  # after six games
    page.locator(".running li a").first.click()
    page.wait_for_url(f"**/table/{table}")
