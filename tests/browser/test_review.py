"""A review on the page: from the end of a game to a decision and back, worked out by the server beside the game."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.checks import faults_of
from tests.browser.conftest import staged
from tests.browser.gallery import Stage
from tests.browser.people import Windows
from tests.table.desk import BOB, begun, options
from tests.web.server import server
from tests.web.test_reviews import fill
from vivat.table.bot_decision import Chosen, choose, seed_now

FEW_WORLDS = "8"
ORDER = (".lessons", ".decision", ".review-curve")
IN_VIEW = """() => [".chosen", ".decision h2"].every((each) => {
  const { top, bottom } = document.querySelector(each).getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
})"""
ODDS = re.compile(r"\(\d+%\)")


@pytest.fixture
def finished(browser: Browser, tmp_path: Path) -> Iterator[Stage]:
    """A server at which Ada has finished a game."""
    database = f"sqlite:///{tmp_path / 'vivat.db'}"
    desk = begun(options("me", "open", "steward"), BOB, seed=1)
    desk._think = lambda seen, level, seat: Chosen(choose(seen, level, seed_now(desk.table, seat) or 0), None)
    while desk.table.status == "playing":
        seat = desk.table.waited_for[0]
        (desk.let_bot if desk.table.bot_decides(seat) else desk.decide_for)(seat)
    thread = Thread(target=lambda: asyncio.run(fill(database, {"done": desk})))  # the browser has a loop in this one
    thread.start()
    thread.join()
    flags = ("--no-limits", "--review-worlds", FEW_WORLDS)
    with server(tmp_path, *flags, database=database) as running, staged(Windows(browser), running.address) as stage:
        yield stage


def test_a_review_from_the_end_of_a_game_to_a_decision_and_back(finished: Stage) -> None:
    ada = finished.person("")
    ada.may_be_refused = True
    ada.context.add_cookies([{"name": "vivat", "value": "ada", "url": finished.address}])
    page = ada.page("/table/done")
    page.get_by_role("link", name="Review the game").click()
    page.locator(".review-curve").wait_for()
    expect(page.locator(".rounds li").first).to_contain_text(ODDS)
    page.get_by_role("heading", name="Lessons for Ada").wait_for()

    page.locator(".decision").wait_for()  # the weightiest one, before anybody chooses
    assert "at=" not in page.url
    page.set_viewport_size({"width": 375, "height": 812})
    tops = [page.locator(each).evaluate("box => box.getBoundingClientRect().top") for each in ORDER]
    assert tops == sorted(tops), "lessons first, then the decision, then the curve"
    page.locator(".lessons a").first.click()
    page.wait_for_url("**at=*")
    page.wait_for_function(IN_VIEW)
    page.go_back()
    page.locator(".decision summary", has_text="How sure is this?").click()
    expect(page.get_by_text("This supposes that everybody plays like")).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 800})

    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/review/1/0?at=*")
    first = page.locator(".decision .choices li").first
    expect(first).to_contain_text(ODDS)
    expect(page.locator(".decision .choices .made")).to_have_count(1)
    expect(page.locator(".castle")).to_be_visible()
    page.get_by_role("link", name="With all cards known").click()
    expect(page.locator(".rounds li").first).to_contain_text("with all cards known")
    expect(page.locator(".player-secrets")).to_have_count(3)
    page.get_by_role("navigation", name="Whose review").get_by_role("link").last.click()
    thought = page.locator(".thoughts")
    expect(thought).to_contain_text("(Steward):")
    expect(thought).to_contain_text(re.compile(r"It (believed|seemed|placed|moved)"))
    page.get_by_role("link", name="Ada", exact=True).click()
    expect(page.get_by_role("heading", name="Lessons for Ada")).to_be_visible()

    page.get_by_role("link", name="See it in the replay").click()
    page.wait_for_url("**/replay/1/*")
    page.get_by_role("link", name="Review the game").click()
    page.locator(".lessons a").first.click()
    page.locator(".decision").wait_for()
    assert faults_of(page) == {}
