"""A window that is used again is as a new one: nothing of whoever had it is left."""

import pytest
from playwright.sync_api import Browser

from tests.browser.people import Person, Windows
from tests.web.server import Running

KEEP = """async () => {
    localStorage.mine = "secret";
    await new Promise((done) => (indexedDB.open("mine").onsuccess = done));
}"""
KEPT = """async () => [
    Object.keys(localStorage).filter((each) => each !== "vivat-settings"),
    (await indexedDB.databases()).map(({name}) => name),
]"""


@pytest.fixture
def windows(browser: Browser) -> Windows:
    return Windows(browser, most_kept=1)


def settings_of(person: Person, path: str = "/settings") -> object:
    return person.page(path).evaluate("localStorage['vivat-settings']")


def test_the_next_one_finds_nothing_of_whoever_was_there(windows: Windows, running: Running) -> None:
    anna = Person(windows, running.address, "Anna")
    page = anna.page("/")
    page.evaluate(KEEP)
    first = settings_of(anna)
    page.evaluate("localStorage['vivat-settings'] = '{}'")
    anna.close()
    bruno = Person(windows, running.address, "")
    assert bruno.cookies() == []
    page = bruno.page("/")
    assert page.evaluate(KEPT) == [[], []]
    assert settings_of(bruno) == first
    assert len(bruno.context.pages) == 3  # with the one that keeps the window
    bruno.close()


@pytest.mark.parametrize("change", ["clock", "context"])
def test_a_window_that_was_changed_for_good_is_nobodys(windows: Windows, running: Running, change: str) -> None:
    anna = Person(windows, running.address, "Anna")
    page = anna.page("/")
    if change == "clock":
        page.clock.install()
    else:
        anna.context.add_init_script("window.changed = true")
    anna.close()
    page = Person(windows, running.address, "").page("/")
    assert page.evaluate("[window.changed, '__pwClock' in window]") == [None, False]


def test_windows_that_were_opened_otherwise_are_not_mixed_up(windows: Windows, running: Running) -> None:
    Person(windows, running.address, "Anna", locale="fr-FR").close()
    page = Person(windows, running.address, "").page("/")
    assert page.evaluate("navigator.language") == "en"
