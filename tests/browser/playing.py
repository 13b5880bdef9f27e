"""How a person plays in the browser: by mouse, or by keyboard alone."""

from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from playwright.sync_api import Error, Locator, Page, expect

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


def castle_turn(page: Page, act: Act, number: int) -> bool:
    """One thing in the castle."""
    for asks in ("dialog.moment[open] button", ".proposal button.main", ".doubt button.main"):
        found = page.locator(asks)
        if found.count():
            act(found.first)
            return True
    ballots = page.locator(".ballot")
    if ballots.count():
        if page.locator(".ballot[aria-pressed=true]").count():
            return False
        act(ballots.nth(number % 5 % ballots.count()))
        return True
    for asks in (".ambition", ".castle > .choices .where button", ".character.can"):
        found = page.locator(asks)
        if found.count():
            act(found.nth(number % found.count()))
            return True
    return False


def court_turn(page: Page, act: Act, number: int) -> bool:
    """One thing at the court."""
    for asks in (".desk button", ".selling button", ".actions .choices button", ".actions .kind"):
        found = page.locator(asks)
        if found.count():
            act(found.nth(number % found.count()))
            return True
    return False


def attempt(page: Page, turn: Turn, act: Act, number: int) -> bool:
    """One thing, unless a bot was faster and what we saw is gone."""
    try:
        return turn(page, act, number)
    except (Error, ZeroDivisionError):
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
        page.wait_for_timeout(10 if done else min(200, 20 * idle))
    expect(page.locator(".ranking")).to_be_visible()
    return number
