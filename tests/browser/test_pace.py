"""With motion, what others do is shown at a pace that eyes can follow; nothing is left out, nothing waits for ever."""

from datetime import datetime, timedelta

import pytest
from playwright.sync_api import expect

from tests.browser.gallery import Stage, at, castle, company
from tests.browser.people import any_move, asked, bring, upwards
from tests.browser.playing import close_moments

A_BEAT = 700
"""Milliseconds: a little more than the page lets pass between two things."""


@pytest.fixture
def lively(stage: Stage) -> Stage:
    """People who like things to move."""
    stage.wishes = {"reduced_motion": "no-preference"}
    return stage


def test_bots_move_one_after_the_other(lively: Stage) -> None:
    anna, table = castle(lively)
    bring(table, [anna], lambda view: asked(view, "place"), upwards())
    page = anna.page()
    page.clock.install()
    page.goto(f"/table/{table}")
    page.locator(".character.can").first.wait_for()
    page.clock.pause_at(datetime.now() + timedelta(seconds=5))
    lines = page.locator(".log li")
    before = lines.count()
    anna.play(table, any_move(anna.look(table)))
    bring(table, [anna], lambda view: asked(view, "place"), upwards())  # meanwhile three bots have placed
    expect(lines).to_have_count(before + 1)
    for seen in (1, 2, 3):
        page.wait_for_timeout(200)
        assert lines.count() == before + seen
        page.clock.run_for(A_BEAT)
        expect(lines).to_have_count(before + seen + 1)
    expect(page.locator(".prompt")).to_contain_text("Place a character")


def test_the_game_waits_behind_a_moment_that_is_being_read(lively: Stage) -> None:
    people, table = company(lively)
    bring(table, people, lambda view: asked(view, "vote"), upwards())
    page = at(people[0], table)
    page.locator(".ballot").first.wait_for()
    for person in people:
        person.play(table, "vote yes")
    page.locator("dialog.moment[open]").wait_for()
    page.wait_for_timeout(200)
    shown = page.locator(".log li").count()
    bring(table, people[1:], lambda view: len(view["game"]["counts"]) == 1, upwards())
    mover = next(each for each in people if asked(each.look(table), "place"))
    mover.play(table, any_move(mover.look(table)))
    page.wait_for_timeout(1000)
    assert page.locator(".log li").count() == shown
    close_moments(page)
    expect(page.locator(".log")).to_contain_text("Round 2 begins")
    expect(page.locator(".log li")).not_to_have_count(shown)


def test_without_motion_nothing_waits(stage: Stage) -> None:
    anna, table = castle(stage)
    bring(table, [anna], lambda view: asked(view, "place"), upwards())
    page = anna.page()
    page.clock.install()
    page.goto(f"/table/{table}")
    page.locator(".character.can").first.wait_for()
    page.clock.pause_at(datetime.now() + timedelta(seconds=5))
    before = page.locator(".log li").count()
    anna.play(table, any_move(anna.look(table)))
    expect(page.locator(".log li")).to_have_count(before + 4)
