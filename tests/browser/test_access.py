"""Keyboard and screen reader: the focus is never lost, every event is heard once, everything is reached by Tab."""

import re
from collections import Counter

from playwright.sync_api import Page, expect

from tests.browser.gallery import Stage, ambition_choice, at, castle, intrigue_turn, placement
from tests.browser.people import asked, bring, until, upwards
from tests.browser.playing import Act, Turn, answer_in_castle, answer_in_intrigue, by_tab, do_often, key

HEAR = """() => {
    window.heard = [];
    const hear = (node) => heard.push(node.textContent);
    new MutationObserver((found) => found.forEach((each) => each.addedNodes.forEach(hear)))
        .observe(document.getElementById("announcer"), {childList: true});
}"""
FRAME = "() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))"
FOCUS = "() => ![null, document.body].includes(document.activeElement)"
ASIDE = re.compile(r"It is your decision\.|.* ha(s|ve) voted\.")
"""What is said and stays in no log: who has voted stands there as long as the election goes on."""
TOLD_AND_HEARD = """([before, aside]) => {
    const lines = [...document.querySelectorAll(".log li")].slice(before);
    const said = lines.flatMap((line) => [...line.querySelectorAll("q")]).map((each) => each.innerText);
    const isSaid = (each) => said.some((text) => each.endsWith(`: ${text}`));
    const without = (line) => said.reduce((text, each) => text.replace(each, ""), line.innerText).trim();
    const isDeed = (each) => !each.match(`^(${aside})$`);
    const [told, deeds] = [lines.map(without).filter(isDeed), heard.filter(isDeed)];
    const isAll = deeds.filter(isSaid).length === said.length;
    const rest = deeds.filter((each) => !isSaid(each));
    return isAll && told.join(" ").length === rest.join(" ").length && [told, heard.filter((each) => !isSaid(each))];
}"""
"""What is said with an offer stands in the line of the offer and is heard by itself, once."""


def expect_focus(page: Page) -> None:
    """The focus may be nowhere while the page draws; then it is somewhere."""
    page.evaluate(FRAME)
    page.wait_for_function(FOCUS)


def told_and_heard(page: Page, before: int) -> tuple[list[str], list[str]]:
    """What the log tells after so many entries and what a screen reader said, at a moment at which it has said all."""
    told, heard = page.wait_for_function(TOLD_AND_HEARD, arg=[before, ASIDE.pattern]).json_value()
    return told, heard


def unheard(told: list[str], heard: list[str]) -> list[str]:
    """What was told and not heard once in the same order, or heard and not told; an entry may be heard as it grows."""
    left = [each for each in heard if not ASIDE.fullmatch(each)]
    wrong = []
    for entry in told:
        rest = entry
        while rest:
            piece = next((each for each in left if rest.startswith(each)), None)
            if piece is None:
                wrong.append(rest)
                break
            left.remove(piece)
            rest = rest.removeprefix(piece).lstrip()
    return wrong + left


def test_a_round_of_kingup_by_tab_and_enter_alone(stage: Stage) -> None:
    anna, table = castle(stage, seats=[["me"], ["steward"], ["steward"]])
    page = at(anna, table)
    page.locator(".character.can").first.wait_for()
    page.locator(".prompt").focus()
    act_often(page, answer_in_castle, 8, by_tab)
    expect(page.locator(".log")).to_contain_text(re.compile("(You place.*){3}", re.DOTALL))
    page.keyboard.press("Shift+Tab")
    expect_focus(page)


def test_escape_takes_a_choice_back(stage: Stage) -> None:
    page = placement(stage)
    key(page.locator(".character.can").first)
    expect(page.locator(".choices .where button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".choices")).to_have_count(0)
    expect(page.locator(".character.can").first).to_be_focused()


def act_often(page: Page, turn: Turn, often: int, act: Act = key, lines: int = 0) -> None:
    """Do so many things by keyboard, until the log has so many lines or the game is over; the focus is never lost."""

    def is_enough(done: int) -> bool:
        if done:
            expect_focus(page)
        log = page.locator(".log li")
        return (done >= often and log.count() >= lines) or page.locator(".ranking").count() > 0

    do_often(page, turn, act, is_enough)


def test_the_focus_is_never_lost_in_a_game_by_keyboard(stage: Stage) -> None:
    anna, table = castle(stage, game="vive-le-roi", seats=[["me"], ["steward"], ["steward"]], ambition=True)
    page = at(anna, table)
    act_often(page, answer_in_castle, 30)
    expect(page.locator(".log")).to_contain_text(re.compile("(You.*){6}", re.DOTALL))


def test_the_focus_follows_to_the_next_screen(stage: Stage) -> None:
    page = stage.person("Anna").page("/")
    for name, heading in (("New table", "New table"), ("Rules", "Rules"), ("Settings", "Settings"), ("Learn", "Learn")):
        key(page.get_by_role("navigation").get_by_role("link", name=name))
        expect(page.locator("main h1")).to_contain_text(heading)
        expect(page.locator("main h1")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("main a.button.main").first).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".scene").wait_for()
    expect_focus(page)
    page.go_back()
    page.go_back()
    expect_focus(page)


def test_the_skip_link_leads_past_the_menu(stage: Stage) -> None:
    page = ambition_choice(stage)
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".prompt summary")).to_be_focused()  # what was told opens there
    page.keyboard.press("Tab")
    expect(page.locator(".ambition").first).to_be_focused()
    page.locator(".ambition").first.evaluate("each => (each.disabled = true)")  # it cannot be pressed any more
    expect(page.locator(".prompt")).to_be_focused()


def test_every_event_of_the_castle_is_heard_once(stage: Stage) -> None:
    """With memory aids, so that no vote leaves the log that was heard."""
    anna, table = castle(stage, seats=[["me"], ["steward"], ["steward"]], memory_aids=True)
    page = at(anna, table)
    page.locator(".character.can").first.wait_for()
    page.evaluate(HEAR)
    before = page.locator(".log li").count()
    bring(table, [anna], lambda view: asked(view, "vote"), upwards())
    page.locator(".ballot").first.click()
    bring(table, [anna], lambda view: bool(view["legal"]), upwards())  # until then, bots may go on
    page.wait_for_timeout(300)  # in which nothing may be said twice
    lines, heard = told_and_heard(page, before)
    turns = [each for each in heard if each == "It is your decision."]
    assert unheard(lines, heard) == []
    assert 0 < len(turns) < len(lines) / 2
    assert all(count == 1 for line, count in Counter(lines).items() if "places" in line)


def test_every_event_of_intrigue_is_heard_once(stage: Stage) -> None:
    page = intrigue_turn(stage)
    page.keyboard.press("h")
    page.locator(".actions.yours .kind").first.wait_for()
    page.evaluate(HEAR)
    before = page.locator(".log li").count()
    act_often(page, answer_in_intrigue, 15, lines=before + 6)
    page.wait_for_timeout(500)  # in which nothing may be said twice
    until(page, lambda: not unheard(*told_and_heard(page, before)))  # bots may go on
    least = 1 if page.locator(".ranking").count() else 3  # somebody may win at once
    assert len(told_and_heard(page, before)[0]) >= least
