"""Lessons in the browser: each is played to its end, what is lit is what is asked for, a wrong answer is told why."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.gallery import Stage, intrigue_lesson, lesson_wrong_answer
from tests.browser.people import SETTLE
from tests.browser.playing import Act, key, press
from tests.browser.test_castle_table import out_of_sight
from vivat.rules.castle.places import THRONE
from vivat.table.encoded import EncodedAction
from vivat.web.lessons import LessonMoment, make_lesson
from vivat.words import words

LIT = """(each) => {
    const {x, y, width, height} = each.getBoundingClientRect();
    return [...document.querySelectorAll(".spotlight .light")].some((light) => {
        const box = light.getBoundingClientRect();
        return box.left <= x && box.top <= y && box.right >= x + width && box.bottom >= y + height;
    });
}"""
"""Whether something stands in the light, whole."""


AIMED = ("buy", "sell", "bribe", "investigate", "ally")
"""What takes two touches in intrigue."""


def action_of(legal: list[EncodedAction], text: str) -> dict[str, Any]:
    """What is waited for, as the page has it."""
    return next(found for action in legal if (found := json.loads(bytes(action)))["text"] == text)


def first_touch(page: Page, moment: LessonMoment) -> Locator:
    """What a learner touches first to give the right answer."""
    assert moment.answer is not None
    action = action_of(moment.message.view.legal, moment.answer)
    if page.locator(".intrigue").count():
        return at_court(page, action)
    if "vote" in action:
        return page.locator(f".ballot.vote-{moment.answer.split(' ')[1]}")
    if "ambition" in action:
        return page.locator(".ambition").first
    return page.locator(f".character[data-slot='{action['character']}']")


def at_court(page: Page, action: dict[str, Any]) -> Locator:
    """What is touched first in intrigue: somebody, a pile, a card of one's own; or what lies on the desk."""
    if "player" in action:
        return page.locator(".hall .seat .player-chair").nth(action["player"])
    if action["verb"] == "buy":
        return page.locator(f".pile-{action['what']}")
    if action["verb"] == "sell":
        return page.locator(".suits .suit").nth(action["suit"])
    return page.locator(f".desk [data-action='{action['text']}'], .actions [data-verb='{action['verb']}']")


def answer(page: Page, moment: LessonMoment, act: Act) -> None:
    """Give the right answer: one touch, or a character and its place."""
    touched = first_touch(page, moment)
    page.wait_for_function(f"each => ({LIT})(each)", arg=touched.element_handle(), polling=50)
    page.evaluate(SETTLE)
    act(touched)
    action = action_of(moment.message.view.legal, str(moment.answer))
    if action["verb"] == "place":
        page.locator(".choices .where button").first.wait_for()
        page.evaluate(SETTLE)
        act(page.locator(".choices .where button").nth(action["floor"] - 1))
    elif action.get("to") == THRONE:  # an election is called in two steps
        page.locator(".choices .where button").first.wait_for()
        page.evaluate(SETTLE)
        act(page.locator(".choices .where button").first)
    elif action["verb"] in AIMED:
        button = page.locator(f".choices [data-action='{action['text']}']")
        page.wait_for_function(f"each => ({LIT})(each)", arg=button.element_handle(), polling=50)
        page.evaluate(SETTLE)
        act(button)


ON_A_PHONE = {"kingup": "phone", "vive-le-roi": "phone on its side"}
"""Lessons that are looked at there: all that is said and asked is in sight at every note."""
LESSONS = [
    ("kingup", press),
    ("vive-le-roi", key),
    ("intrigue-1-turn", press),
    ("intrigue-2-secrets", key),
    ("intrigue-3-victory", press),
]


@pytest.mark.parametrize(("lesson", "act"), LESSONS, ids=[f"{lesson} {act.__name__}" for lesson, act in LESSONS])
def test_a_lesson_is_played_to_its_end(stage: Stage, lesson: str, act: Act) -> None:
    page = stage.person("").page("/learn")
    act(page.locator(f"a[href='/learn/{lesson}']"))
    moments = make_lesson(lesson).moments
    for moment in moments:
        for note in moment.notes:
            expect(page.locator(".lesson [role=status]")).to_have_text(words().say(note.message))
            if note is moments[-1].notes[-1]:  # nothing lies over the board at the end
                expect(page.locator(".spotlight .light")).to_have_count(0)
            else:
                expect(page.locator(".spotlight .light").first).to_be_visible()
            if lesson in ON_A_PHONE:
                assert out_of_sight(page, ON_A_PHONE[lesson]) == []
            go_on = page.locator(".lesson > button.main")
            if go_on.count():
                page.evaluate(SETTLE)
                act(go_on)
        if moment.answer is not None:
            answer(page, moment, act)
    steps = sum(len(moment.notes) for moment in moments)
    expect(page.locator(".lesson progress")).to_have_attribute("value", str(steps))
    page.wait_for_function("() => document.activeElement !== document.body")
    page.goto("/learn")
    expect(page.locator(f"a[href='/learn/{lesson}']")).to_have_text("Once more")


def test_a_wrong_answer_is_told_why_and_changes_nothing(stage: Stage) -> None:
    page = lesson_wrong_answer(stage)
    first = make_lesson("kingup").moments[0]
    expect(page.locator(".lesson .wrong")).to_have_text(words().say(first.wrong[""]))
    expect(page.locator(".log")).not_to_contain_text("places Alighiero on floor 1")
    expect(page.locator(".character.outside")).to_have_count(13)
    answer(page, first, press)
    expect(page.locator(".lesson .wrong")).to_have_count(0)
    expect(page.locator(".lesson p")).to_have_text(words().say("lesson-kingup-place-lower"))


def test_a_particular_mistake_has_an_answer_of_its_own(stage: Stage) -> None:
    page = stage.person("").page("/learn/vive-le-roi")
    for moment in make_lesson("vive-le-roi").moments:
        for note in moment.notes:
            expect(page.locator(".lesson [role=status]")).to_have_text(words().say(note.message))
            if page.locator(".lesson > button.main").count():
                page.locator(".lesson > button.main").click()
        if moment.answer == "vote no":
            break
        answer(page, moment, press)
    page.locator(".ballot.vote-stomachache").click()
    expect(page.locator(".lesson .wrong")).to_have_text(words().say("lesson-vive-le-roi-jester-cramp"))
    page.locator(".ballot.vote-yes").click()
    expect(page.locator(".lesson .wrong")).to_have_text(words().say("lesson-vive-le-roi-jester-wrong"))


def test_a_mistake_at_the_court_is_told_why_and_costs_nothing(stage: Stage) -> None:
    page = intrigue_lesson(stage)
    [first, *_] = make_lesson("intrigue-2-secrets").moments
    page.locator(".choices [data-action='investigate the hand of Aldo with knowledge and power']").click()
    expect(page.locator(".lesson .wrong")).to_have_text(words().say("lesson-intrigue-2-secrets-look-hand"))
    expect(page.locator(".suits .suit strong")).to_have_text(["0", "1", "2", "1"])
    answer(page, first, press)
    expect(page.locator(".lesson .wrong")).to_have_count(0)
    expect(page.locator(".private")).to_contain_text("Assassin")
    expect(page.locator(".suits .suit strong")).to_have_text(["0", "0", "2", "0"])


def test_a_lesson_that_is_not_there_says_so(stage: Stage) -> None:
    person = stage.person("")
    person.may_be_refused = True
    page = person.page("/learn/no-such-lesson")
    expect(page.get_by_role("alert")).to_contain_text("There is no such lesson")
    page.get_by_role("link", name="All lessons").click()
    page.locator("a[href='/learn/kingup']").wait_for()
