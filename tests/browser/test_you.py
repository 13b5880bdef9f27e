"""Keeping oneself, as people do it: a phone beside the computer, codes on paper, a passkey."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import staged
from tests.browser.gallery import Stage
from tests.browser.people import Windows
from tests.browser.playing import key
from tests.web.server import Running

IN_PRINT = """() => [...document.querySelectorAll(".you > :not(.you-parts), .you-parts > *, .recovery > *, .top")]
    .filter((each) => getComputedStyle(each).display !== "none").map((each) => each.className)"""


@pytest.fixture
def by_name(browser: Browser, running: Running) -> Iterator[Stage]:
    """Where the server has a name: passkeys are for names, not for addresses."""
    with staged(Windows(browser), running.address.replace("127.0.0.1", "localhost")) as found:
        yield found


def press(page: Page, name: str) -> None:
    key(page.get_by_role("button", name=name, exact=True))


def test_one_is_oneself_on_the_phone_and_is_back_with_a_code_from_paper(stage: Stage) -> None:
    anna, phone = stage.person("Anna"), stage.person("")
    phone.may_be_refused = True
    table = anna.open({"game": "kingup", "seats": [["me"], ["steward"], ["steward"]]})
    page = anna.page("/")
    key(page.get_by_role("link", name="Anna"))
    press(page, "Show the code")
    code = page.locator(".code .said-code").inner_text()
    small = phone.page(f"/link#{code}")
    expect(small.locator("h1")).to_have_text("You will be Anna here")
    assert small.url.endswith("/link"), "the code does not stay in the history"
    press(small, "Yes, I am Anna")
    expect(small.locator(".things li")).to_have_count(2)
    expect(page.locator(".toast")).to_contain_text("You are on one more device now.")
    expect(page.locator(".code")).to_have_count(0)
    small.goto(f"/table/{table}")
    expect(small.locator(".seats")).to_contain_text("Anna")
    page.locator(".things li").nth(1).get_by_role("button", name="Remove").click()
    expect(small.locator(".notice.bad")).to_contain_text("This device was logged out.")
    expect(page.locator(".things li")).to_have_count(1)

    press(page, "Log out here")
    expect(page.get_by_role("alert").last).to_contain_text("Anna and all the games would be lost for good")
    press(page, "No, I stay")
    press(page, "Make recovery codes")
    expect(page.locator(".sheet li")).to_have_count(3)
    codes = page.locator(".sheet li").all_inner_texts()
    page.emulate_media(media="print")
    assert page.evaluate(IN_PRINT) == ["card recovery", "sheet"]
    page.emulate_media(media="screen")
    press(page, "I have them")
    expect(page.locator(".recovery")).to_contain_text("3 are still good.")
    press(page, "Log out here")
    expect(page.locator(".toast")).to_contain_text("You are logged out.")
    assert anna.cookies() == []
    key(page.get_by_role("link", name="I have been here before"))
    page.get_by_role("textbox", name="Code").fill(f" {codes[1].lower().replace('-', ' ')}")
    page.keyboard.press("Enter")
    press(page, "Yes, I am Anna")
    expect(page.locator(".recovery")).to_contain_text("2 are still good.")
    small.goto("/link#%")
    expect(small.get_by_role("textbox", name="Code")).to_be_visible()
    small.get_by_role("textbox", name="Code").fill(codes[2])
    small.keyboard.press("Enter")
    press(small, "Yes, I am Anna")
    expect(small.locator(".things li")).to_have_count(2)
    page.reload()
    press(page, "Log out everywhere else")
    expect(page.get_by_role("alert").last).to_contain_text("Recovery codes and open links will not work any more")
    press(page, "Log out everywhere else, keep them all")
    expect(page.locator(".things li")).to_have_count(1)
    page.goto("/")
    expect(page.locator(".tables a").first).to_have_attribute("href", f"/table/{table}")


def test_a_wrong_code_is_refused_beside_its_field_and_deleting_asks_in_sight(stage: Stage) -> None:
    stranger = stage.person("")
    stranger.may_be_refused = True
    page = stranger.page("/link")
    field = page.get_by_role("textbox", name="Code")
    field.fill("AAAA-BBBB-CCCC-DDDD")
    press(page, "Go on")
    expect(page.locator("#wrong-code")).not_to_be_empty()
    expect(page.locator(".toast")).to_have_count(0)
    field.fill("A")
    expect(page.locator("#wrong-code")).to_be_empty()
    page = stage.person("Anna").page("/me")
    press(page, "Delete me")
    for button in ("Yes, delete me for good", "No, I stay"):
        expect(page.get_by_role("button", name=button)).to_be_in_viewport(ratio=1)


def test_whoever_was_logged_out_elsewhere_is_told_so_and_led_back(stage: Stage) -> None:
    anna = stage.person("Anna")
    anna.may_be_refused = True
    page = anna.page("/me")
    page.locator(".things li").wait_for()
    anna.context.request.delete("/api/me/devices?passkeys=true")
    page.get_by_role("button", name="Show the code").click()
    expect(page.locator(".notice").first).to_contain_text("Anna was logged out on this device")
    page.locator(".toast").get_by_role("link", name="I have been here before").click()
    expect(page.get_by_role("textbox", name="Code")).to_be_visible()


def test_a_passkey_is_made_shown_and_removed(by_name: Stage) -> None:
    anna = by_name.person("Anna")
    anna.may_be_refused = True
    page = anna.page("/me")
    devtools = anna.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    expect(page.locator(".things")).to_have_count(2)
    held: list[Route] = []
    page.route("**/api/me/devices", lambda route: held.insert(0, route))
    with page.expect_request("**/api/me/devices"):
        press(page, "Make a passkey")
    assert not page.locator(".toast").count(), "it is said when the page knows of it, not before"
    held[0].continue_()
    page.unroute("**/api/me/devices")
    expect(page.locator(".toast")).to_contain_text("The passkey is made.")
    press(page, "Log out here")
    expect(page.locator(".toast")).to_contain_text("You are logged out.")
    key(page.get_by_role("link", name="I have been here before"))
    press(page, "With a passkey")
    expect(page.locator("h1")).to_have_text("You")
    expect(page.locator(".who")).to_contain_text("You are Anna.")
    page.locator(".things").last.get_by_role("button", name="Remove").click()
    expect(page.locator(".things").last.locator("li")).to_have_count(0)
    page.goto("/link")
    press(page, "With a passkey")
    expect(page.locator(".toast")).to_contain_text("That passkey is not known here")
