"""How a person plays in the browser: by mouse, or by keyboard alone."""

from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.gallery import Stage, at

MOST_SECONDS = 240
MOST_TABS = 150
Act = Callable[[Locator], None]
Turn = Callable[[Page, Act, int], bool]
"""Does one thing that the page asks for, if it asks; the number is for variety."""


def press(button: Locator) -> None:
    """By mouse."""
    button.click(timeout=2000)


def key(button: Locator) -> None:
    """By keyboard: what Tab can reach takes the focus, and Enter does it."""
    assert button.evaluate("each => each.tabIndex", timeout=2000) >= 0, "Tab does not come here"
    button.focus(timeout=2000)
    button.press("Enter", timeout=2000)


def by_tab(button: Locator) -> None:
    """By keyboard, the long way: Tab from wherever the focus is until it is there, then Enter."""
    for _ in range(MOST_TABS):
        if button.evaluate("each => each === document.activeElement", timeout=2000):
            break
        button.page.keyboard.press("Tab")
    else:
        raise AssertionError("Tab does not come there")
    button.page.keyboard.press("Enter")


IN_THE_CASTLE = (
    "dialog.moment[open] button",
    ".proposal button.main",
    ".doubt button.main",
    ".ballot",
    ".ambition",
    ".castle > .choices .where button",
    ".character.can",
)
AT_THE_COURT = (".desk button", ".selling button", ".actions .choices button", ".actions .kind")
FIRST_THAT_ASKS = """(asks) => {
    const found = asks.find((each) => document.querySelector(each));
    const voted = document.querySelector(".ballot[aria-pressed=true]");
    return !found || (found === ".ballot" && voted) ? null : [found, document.querySelectorAll(found).length];
}"""


def answer(page: Page, asks: tuple[str, ...], act: Act, number: int) -> bool:
    """The first thing that asks for something; of several answers, one by the number."""
    found = page.evaluate(FIRST_THAT_ASKS, asks)
    if found is None:
        return False
    where, count = found
    act(page.locator(where).nth(number % 5 % count if where == ".ballot" else number % count))
    return True


def castle_turn(page: Page, act: Act, number: int) -> bool:
    """One thing in the castle."""
    return answer(page, IN_THE_CASTLE, act, number)


def court_turn(page: Page, act: Act, number: int) -> bool:
    """One thing at the court."""
    return answer(page, AT_THE_COURT, act, number)


def attempt(page: Page, turn: Turn, act: Act, number: int) -> bool:
    """One thing, unless a bot was faster and what we saw is gone."""
    try:
        return turn(page, act, number)
    except Error:
        return False


def close_moments(*pages: Page) -> None:
    """Whatever deserves a pause has been seen."""
    for page in pages:
        while page.locator("dialog.moment[open]").count():
            with suppress(Error):  # it goes away by itself, too
                page.locator("dialog.moment[open] button").click(timeout=1000)


def play_to_the_end(page: Page, turn: Turn, act: Act, meanwhile: Callable[[], None] = lambda: None) -> int:
    """Play until the ranking stands there; returns how often something was done."""
    begun, number, idle = monotonic(), 0, 0
    while not page.locator(".ranking").count() or page.locator("dialog.moment[open]").count():
        assert monotonic() - begun < MOST_SECONDS, "the game does not end"
        meanwhile()
        done = attempt(page, turn, act, number * 7 + 3)
        number += done
        idle = 0 if done else idle + 1
        page.wait_for_timeout(5 if done else min(100, 10 * idle))
    expect(page.locator(".ranking")).to_be_visible()
    return number


def play_and_begin_another(stage: Stage, act: Act, options: dict[str, Any]) -> None:
    """A game of the castle against bots from its beginning to its end, and the next one begun."""
    anna = stage.person("Anna")
    table = anna.open(options)
    page = at(anna, table)
    assert play_to_the_end(page, castle_turn, act) > 5
    page.get_by_role("button", name="Once more").click()
    page.wait_for_url(lambda url: table not in url)
    page.locator(".prompt").wait_for()  # nobody but bots was there, so the next game has begun
