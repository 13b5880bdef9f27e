"""A real browser against a real server."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.gallery import Stage
from tests.browser.install import find_browser
from tests.browser.people import PATIENCE_MS, Windows
from tests.web.server import Running, server

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    # No process is begun before it is needed, and the pages of a window share theirs.
    "--renderer-process-limit=1",
    "--process-per-site",
    # Pages live for a second: code that is made fast for them is hardly used.
    "--js-flags=--no-opt --no-maglev",
)
MOST_KEPT = 4
"""Windows that wait for the next test."""

expect.set_options(timeout=PATIENCE_MS)  # a page that never comes to it is wrong, not one on a busy machine


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, or a skip that says why.

    For this folder, not for all: while it is there an event loop runs in this thread, and other tests need their own.
    """
    path = find_browser()
    if path is None:
        pytest.skip("there is no Chromium on this machine (python -m tests.browser.install)")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of this folder that do not stop it."""
    with server(tmp_path_factory.mktemp("server"), "--no-limits") as found:
        yield found


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Windows:
    """Windows at the servers that stay."""
    return Windows(browser, MOST_KEPT)


@contextmanager
def staged(windows: Windows, address: str) -> Iterator[Stage]:
    """Where people meet. No page may complain: no error on the console, nothing that the CSP refused."""
    found = Stage(windows, address)
    yield found
    found.close()
    assert [complaint for person in found.people for complaint in person.complaints] == []


@pytest.fixture
def stage(windows: Windows, running: Running) -> Iterator[Stage]:
    """At the server of this folder."""
    with staged(windows, running.address) as found:
        yield found


@pytest.fixture(scope="package")
def showing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that shows all that is drawn."""
    with server(tmp_path_factory.mktemp("gallery"), "--gallery") as found:
        yield found


@pytest.fixture
def gallery(windows: Windows, showing: Running) -> Iterator[Stage]:
    """There. Its pages are large, and a page that is slowed down takes its time even while nobody looks at it."""
    with staged(windows, showing.address) as found:
        yield found
