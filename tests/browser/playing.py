"""How a person plays in the browser: by mouse, or by keyboard alone."""

from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.gallery import Stage, at
from tests.browser.people import PATIENCE_MS, bring, upwards
from tests.patience import PATIENCE

MOST_ACTS = 2000
MOST_TABS = 150
SEEN_MS = 150
"""How long something is looked for that was there a moment ago; whoever tries tries again (`do_next`, `do_often`)."""
Act = Callable[[Locator], None]
Turn = Callable[[Page, Act, int], bool]
"""Does one thing that the page asks for, if it asks; the number is for variety."""


MIDDLE = """(each) => {
    each.scrollIntoView({block: "nearest", inline: "nearest"});
    const {x, y, width, height} = each.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    const above = document.elementFromPoint(across, down);
    if (!each.contains(above)) throw Error(`covered by ${above?.outerHTML.slice(0, 100)}`);
    return [across, down];
}"""
FOCUS = """(each) => {
    each.focus();
    return each.tabIndex;
}"""


def press(button: Locator) -> None:
    """By mouse: where the button is seen, if nothing lies above it."""
    across, down = button.evaluate(MIDDLE)
    button.page.mouse.click(across, down)


def key(button: Locator) -> None:
    """By keyboard: what Tab can reach takes the focus, and Enter does it."""
    assert button.evaluate(FOCUS) >= 0, "Tab does not come here"
    button.page.keyboard.press("Enter")


def by_tab(button: Locator) -> None:
    """By keyboard, the long way: Tab from wherever the focus is until it is there, then Enter."""
    for _ in range(MOST_TABS):
        if button.evaluate("each => each === document.activeElement", timeout=2000):
            break
        button.page.keyboard.press("Tab")
    else:
        raise AssertionError("Tab does not come there")
    button.page.keyboard.press("Enter")


class BothWays:
    """By keyboard and by mouse in turn, for each kind of thing that is acted on: one whole game is enough for both."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()
        """How often something was done, by kind."""

    def __call__(self, button: Locator) -> None:
        """Act on it in the way that is next for its kind."""
        kind: str = button.evaluate("each => each.classList[0] ?? each.localName")
        (key, press)[self.done[kind] % 2](button)
        self.done[kind] += 1


IN_THE_CASTLE = (
    ".proposal button.main",
    ".doubt button.main",
    ".ballot",
    ".ambition",
    ".castle > .choices .where button",
    ".character.can",
)
IN_INTRIGUE = (
    ".desk button",
    ".selling button",
    ".choices :is(.row:not(.head), .tray) button:enabled",
    ".actions.yours .kind",
)
FIRST_THAT_ASKS = """(asks) => {
    const closes = document.querySelector("dialog[open]:not(:has(button))");
    const found = closes ? null : asks.find((each) => document.querySelector(each));
    const voted = document.querySelector(".ballot[aria-pressed=true]");
    return !found || (found === ".ballot" && voted) ? null : [found, document.querySelectorAll(found).length];
}"""
BALLOTS = (0, 0, 0, 0, 1, 2)
"""Yes more often than not, so that a King is found."""


def answer(page: Page, asks: tuple[str, ...], act: Act, number: int) -> bool:
    """The first thing that asks for something; of several answers, one by the number."""
    found = page.evaluate(FIRST_THAT_ASKS, asks)
    if found is None:
        return False
    where, count = found
    act(page.locator(where).nth((BALLOTS[number % 6] if where == ".ballot" else number) % count))
    return True


def answer_in_castle(page: Page, act: Act, number: int) -> bool:
    """One thing in the castle."""
    return answer(page, IN_THE_CASTLE, act, number)


def answer_in_intrigue(page: Page, act: Act, number: int) -> bool:
    """One thing in a game of intrigue."""
    return answer(page, IN_INTRIGUE, act, number)


def attempt(page: Page, turn: Turn, act: Act, number: int) -> bool:
    """One thing, unless a bot was faster and what we saw is gone."""
    page.set_default_timeout(SEEN_MS)
    try:
        return turn(page, act, number)
    except Error:
        return False
    finally:
        page.set_default_timeout(PATIENCE_MS)


def do_often(page: Page, turn: Turn, act: Act, is_enough: Callable[[int], bool]) -> int:
    """One thing after the other, each as soon as the page asks for it and nothing moves over it; returns how many.

    After each attempt `is_enough` is asked, with the number of things that were done.
    """
    acted, done, idle = monotonic(), 0, 0
    while not is_enough(done):
        assert done < MOST_ACTS, "there is no end of it"
        assert monotonic() - acted < PATIENCE, "the page asks for nothing"
        if attempt(page, turn, act, done * 7 + done // 7 + 3):  # however many answers there are, each has its turn
            acted, done, idle = monotonic(), done + 1, 0
        else:
            idle += 1
            page.wait_for_timeout(min(50, 10 * idle))
    return done


def do_next(page: Page, turn: Turn, act: Act) -> None:
    """One thing, as soon as the page asks for it and nothing moves over it."""
    do_often(page, turn, act, lambda done: done == 1)


IS_OVER = "() => document.querySelector('.ranking') !== null"


def play_to_the_end(page: Page, turn: Turn, act: Act) -> int:
    """Play until the ranking stands there; returns how often something was done."""
    done = do_often(page, turn, act, lambda _: bool(page.evaluate(IS_OVER)))
    expect(page.locator(".ranking")).to_be_visible()
    return done


def play_against_bots(stage: Stage, act: Act, options: dict[str, Any], first_round: int = 1) -> Page:
    """A game of the castle against bots to its end, from its beginning or from a later round."""
    anna = stage.person("Anna")
    table = anna.open(options)
    bring(table, [anna], lambda view: view["game"]["round"] == first_round, upwards())
    page = at(anna, table)
    assert play_to_the_end(page, answer_in_castle, act) > 5
    return page
