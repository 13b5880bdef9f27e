"""Together: the lobby, talk that is seen, and what calls somebody who looks elsewhere."""

import re

from playwright.sync_api import Page, expect

from tests.browser.checks import faults_of
from tests.browser.gallery import STEWARDS, Stage, at, company
from tests.browser.people import SETTLE, Person, any_move, asked, bring

SHARE = "navigator.share = async (what) => void (window.shared = what)"
BADGE = "navigator.setAppBadge = async (n) => void (window.badge = n)"
HIDDEN = """Object.defineProperty(document, "hidden", {get: () => Boolean(window.away)});
window.notices = [];
window.Notification = class {
    static permission = "default";
    static asked = 0;
    static async requestPermission() { this.asked += 1; return (this.permission = "granted"); }
    constructor(title, {body}) { window.notices.push(body); }
    close() {}
};
navigator.vibrate = (how) => void (window.buzzed = how);"""


def lobby(stage: Stage, **options: object) -> tuple[Person, Person, str, Page]:
    """Anna is host, Bruno sits beside her, and she looks at the page."""
    anna, bruno = stage.person("Anna"), stage.person("Bruno")
    anna.context.add_init_script(SHARE)
    table = anna.open({"game": "vive-le-roi", "seats": [["me"], ["open"], ["open"], ["steward"]], **options})
    bruno.do(table, "sit")
    return anna, bruno, table, at(anna, table)


def test_friends_are_invited_by_link_share_sheet_and_code(stage: Stage) -> None:
    _, _, table, page = lobby(stage)
    code = page.locator(".code img")
    expect(code).to_be_in_viewport()
    page.wait_for_function("() => document.querySelector('.code img').naturalWidth > 0")
    page.get_by_role("button", name="Share").click()
    page.wait_for_function("() => window.shared")
    assert page.evaluate("window.shared.url").endswith(f"/table/{table}")


def test_the_lobby_says_what_will_be_played_and_teaches_it(stage: Stage) -> None:
    _, _, _, page = lobby(stage, ambition=True, clock={"kind": "decision", "seconds": 45})
    outline = page.locator(".outline")
    expect(outline).to_contain_text("4 players, about 30 minutes")
    expect(outline).to_contain_text("Ambition")
    expect(outline).to_contain_text("45 seconds for each decision")
    outline.get_by_text("Learn it in a minute").click()
    expect(outline.locator("ol li")).to_have_count(5)
    assert faults_of(page) == {}


def test_the_host_changes_name_and_chair_and_stays_host(stage: Stage) -> None:
    anna, bruno, table, page = lobby(stage)
    page.get_by_role("button", name="Change").click()
    page.get_by_label("Your name").fill("Zoe")
    page.get_by_role("button", name="Save").click()
    seats = page.locator(".gathering .seat")
    expect(seats.first).to_contain_text("Zoe")
    expect(at(bruno, table).locator(".gathering .seat").first).to_contain_text("Zoe")
    page.get_by_role("button", name="Move here").click()
    expect(seats.nth(2)).to_contain_text("Zoe")
    expect(seats.first).to_contain_text("open place")
    expect(seats.nth(2)).to_contain_text("you · host")
    view = anna.look(table)
    assert view["host"] == view["chairs"][2]["guest"]


def test_getting_up_says_first_who_is_host_then(stage: Stage) -> None:
    anna, _, table, page = lobby(stage)
    page.get_by_role("button", name="Leave my place").click()
    notice = page.locator(".gathering .notice")
    expect(notice).to_contain_text("Bruno is the host")
    notice.get_by_role("button", name="Stay").click()
    expect(notice).to_have_count(0)
    assert anna.look(table)["me"] == 0
    page.get_by_role("button", name="Leave my place").click()
    notice.get_by_role("button", name="Leave my place").click()
    expect(page.locator(".gathering .seat").nth(1)).to_contain_text("host")


def test_the_seconds_of_the_clock_can_be_emptied_while_typing(stage: Stage) -> None:
    page = stage.person("Anna").page("/new/kingup")
    page.get_by_text("Settings of the table").click()
    page.get_by_label("Clock").select_option("decision")
    seconds = page.get_by_label("Seconds", exact=True)
    seconds.click()
    for _ in range(3):
        page.keyboard.press("Backspace")
    expect(seconds).to_have_value("")
    page.keyboard.type("45")
    expect(seconds).to_have_value("45")
    seconds.fill("")
    page.get_by_label("Clock").focus()
    expect(seconds).not_to_have_value("")


def test_talk_is_seen_at_the_speaker_on_every_device_and_unread_is_counted(stage: Stage) -> None:
    people, table = company(stage)
    people[0].plant("table/bubbles.js", "STAYS_MS = 5000", "STAYS_MS = 600_000")
    page = at(people[0], table)
    for size in ((1280, 800), (375, 812), (812, 375)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate("window.scrollTo(0, 0)")
        page.evaluate(SETTLE)
        people[1].do(table, "say", text=f"Hello from {size[0]}")
        bubble = page.locator(".bubble").filter(has_text=f"Hello from {size[0]}")
        expect(bubble).to_be_in_viewport(ratio=0.9)
    people[2].do(table, "phrase", phrase="laughing")
    expect(page.locator(".bubble .reaction")).to_have_attribute("aria-label", "laughs")
    unread = page.locator(".call-bar .unread")
    expect(unread).to_contain_text(re.compile(r"new message"))
    expect(page).to_have_title(re.compile(r"^\(|Your turn"))
    unread.click()
    expect(page.get_by_label("Your message")).to_be_in_viewport()
    expect(unread).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 800})
    box = page.locator(".conversation").bounding_box()
    assert box is not None
    assert box["height"] > 100  # several of them can be read


def test_a_turn_calls_from_the_title_the_icon_the_badge_and_by_a_notice_that_was_asked_for(stage: Stage) -> None:
    anna = stage.person("Anna")
    anna.context.add_init_script(HIDDEN + BADGE)
    settings = anna.page("/settings")
    assert settings.evaluate("Notification.asked") == 0
    settings.get_by_label("Tell me when it is my turn").check()
    settings.wait_for_function("() => Notification.asked === 1")
    settings.evaluate("() => (localStorage.seen = localStorage['vivat-settings'])")
    table = anna.open({"game": "kingup", "seats": [["me"], *STEWARDS], "first_seat": 0})
    bring(table, [anna], lambda view: asked(view, "place"), any_move)
    page = anna.page()
    page.add_init_script("window.away = true; Notification.permission = 'granted'")
    page.goto(f"/table/{table}")
    page.wait_for_function("() => document.title.startsWith('● Your turn')")
    assert page.evaluate("document.querySelector('link[rel=icon]').getAttribute('href')").endswith("icon-calling.svg")
    page.wait_for_function("() => window.badge > 0 && window.buzzed && window.notices.length")
    assert page.evaluate("window.notices") == ["Your turn"]
    page.goto("/rules")
    page.wait_for_function("() => document.title.startsWith('Rules')")
    assert page.evaluate("window.notices") == []


def test_wishes_of_others_can_be_seen_from_everywhere(stage: Stage) -> None:
    people, table = company(stage)
    page = at(people[0], table)
    page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    people[1].do(table, "pause")
    call = page.locator(".call-bar .call")
    expect(call).to_contain_text("Bruno would like a pause.")
    expect(call).to_be_in_viewport(ratio=1)
    call.get_by_role("button").click()
    expect(page.locator(".call-bar .call")).to_have_count(0)
    assert sorted(people[1].look(table)["pause_requests"]) == [0, 1]
