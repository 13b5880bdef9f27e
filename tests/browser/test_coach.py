"""The coach beside the board: what is likely, marks on the figures, and the best choices with reasons."""

import re

from playwright.sync_api import expect

from tests.browser.checks import faults_of
from tests.browser.gallery import Stage, at, castle, intrigue_turn
from tests.browser.people import asked, bring, upwards


def test_somebody_against_bots_is_told_what_is_likely_and_what_is_best(stage: Stage) -> None:
    anna, table = castle(stage)
    bring(table, [anna], lambda view: asked(view, "vote"), upwards())
    page = at(anna, table)
    expect(page.locator(".ballot").first).to_be_visible()
    page.keyboard.press("c")
    panel = page.get_by_role("tabpanel", name="Coach")
    panel.get_by_role("button", name="Show what is likely").click()
    expect(panel.get_by_text("Your ballot alone decides")).to_be_visible()
    expect(panel.locator(".opponent")).to_have_count(3)
    expect(panel.locator("ol")).to_have_count(0)
    panel.get_by_role("button", name="Ask the coach").click()
    expect(panel.locator("ol > li").first).to_have_text(re.compile(r": .*To win: .*\(\d+%\)", re.DOTALL))
    said = panel.locator("ol > li").all_inner_texts()
    assert len({each.partition(":")[2] for each in said}) == len(said), "no reason twice"
    marks, show = page.locator(".character .likely"), panel.get_by_label("Show marks on the figures")
    labels = page.locator(".character[aria-label*='probably a Favourite of']")
    assert (marks.count() > 0) == (labels.count() > 0)
    show.uncheck()
    expect(marks).to_have_count(0)
    expect(labels).to_have_count(0)
    page.locator(".ballot").first.click()  # another decision: what was said of this one is gone, what is likely is new
    expect(panel.locator("ol")).to_have_count(0)
    expect(panel.locator(".opponent")).to_have_count(3)
    page.keyboard.press("h")  # whoever hides the card hides what tells of it
    expect(panel).to_have_count(0)


def test_in_the_card_game_the_coach_speaks_in_the_notebook_once_secrets_are_open(stage: Stage) -> None:
    page = intrigue_turn(stage)
    page.keyboard.press("g")
    panel = page.locator(".panel .coach")
    expect(panel).to_contain_text("Show your secrets first")
    page.locator(".rolecard").click()
    panel.get_by_role("button", name="Ask the coach").click()
    expect(panel.locator("ol > li").first).to_have_text(re.compile(r": .*To win: ", re.DOTALL))
    expect(panel.locator(".opponent").first).to_contain_text(re.compile("Roles:|Nothing tells yet"))
    assert faults_of(page) == {}
