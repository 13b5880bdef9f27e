"""While the search of a king is being compiled: the page says so, and a click lets a Steward stand in."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import staged
from tests.browser.gallery import Stage, at
from tests.browser.people import Windows, until
from tests.web.server import server


@pytest.fixture(scope="module")
def compiling(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """At a server whose compiler has come some way, and stays there."""
    folder = tmp_path_factory.mktemp("compiling")
    with (
        server(folder, "--no-limits", fault="compiling") as running,
        staged(Windows(browser), running.address) as found,
    ):
        yield found


@pytest.mark.parametrize(("game", "bots"), [("kingup", 2), ("intrigue", 3)])
def test_whoever_does_not_want_to_wait_for_a_king_lets_a_steward_stand_in(
    compiling: Stage, game: str, bots: int
) -> None:
    anna, bruno = compiling.person("Anna"), compiling.person("Bruno")
    table = anna.open({"game": game, "seats": [["me"], *[["king"]] * bots], "first_seat": 1})
    hers, his = at(anna, table), at(bruno, table)
    if game == "intrigue":  # around the hall sit people; what they are about is said in a tab, which calls
        hers.locator(".tab-more.calls").click()
    expect(hers.get_by_text("is getting ready, about 40 s").first).to_be_visible()
    button = hers.get_by_role("button", name="Let a Steward stand in")
    expect(his.get_by_role("button", name="Let a Steward stand in")).to_have_count(0)
    assert anna.look(table)["decision"] == 1, "everybody waits"
    button.first.click()
    expect(button).to_have_count(0)
    expect(hers.get_by_text("is getting ready")).to_have_count(0)
    view = anna.look(table)
    assert view["preparing"] is None
    expect(his.locator("body")).to_contain_text("a Steward stands in for bots that are not ready yet")
    until(hers, lambda: bool(anna.look(table)["legal"]))  # the Steward decides, and then it is her turn
