"""The puzzle of the day on the page: from home to an answer, what it is worth, and an earlier one."""

import json
import re

from playwright.sync_api import Page, expect

from tests.browser.checks import faults_of
from tests.browser.gallery import Stage
from vivat.review.puzzles import puzzle_set


def answer_by_list(page: Page, number: int) -> None:
    """Give one of the choices, by the list of all moves or a ballot."""
    ballots = page.locator(".election .ballot")
    if ballots.count():
        ballots.nth(min(number, ballots.count() - 1)).click()
        return
    moves = page.locator("details.moves")
    moves.locator("summary").click()
    moves.locator("button").nth(number).click()


def test_a_puzzle_is_solved_on_the_board_and_told_afterwards(stage: Stage) -> None:
    page = stage.person("").page("/")
    answers: list[str] = []
    page.on("response", lambda answer: answers.append(answer.url) if "/api/puzzles/" in answer.url else None)
    page.locator(".puzzle-card a").click()
    page.locator(".puzzle .castle").wait_for()
    expect(page.locator(".puzzle .lesson")).to_contain_text("clearly the best")
    assert page.locator(".decision").count() == 0
    expect(page.locator(".seats")).not_to_contain_text("is thinking")  # it is a picture of one decision
    assert len(answers) == 1, "only the position was asked for"

    answer_by_list(page, 0)
    expect(page.locator(".decision .choices li").first).to_contain_text("%)")
    expect(page.locator(".puzzle .verdict").first).to_contain_text("Why: ")
    expect(page.locator(".puzzle .verdict").first).to_contain_text("In the game")
    day, kept = next(iter(json.loads(page.evaluate("localStorage.getItem('vivat-puzzles')")).items()))
    assert kept["action"] in {each.text for puzzle in puzzle_set().puzzles for each in puzzle.choices}

    page.reload()
    page.locator(".decision").wait_for()  # the first answer counts
    assert page.locator(".puzzle .lesson").count() == 0
    page.get_by_role("link", name="The puzzle of the day before").click()
    page.wait_for_url("**/puzzles/*")
    expect(page.locator(".puzzle .lesson")).to_contain_text("clearly the best")
    page.get_by_role("tab", name="All puzzles").click()
    expect(page.locator(".puzzle-days li").first).to_contain_text(re.compile("solved|missed"))
    assert day not in page.url
    page.go_back()
    page.locator(".decision").wait_for()
    assert faults_of(page) == {}
