"""A circle on the page: founded, joined by its link, with results, a season and a campaign, for everybody to read."""

import asyncio
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.checks import faults_of
from tests.browser.conftest import staged
from tests.browser.gallery import Stage
from tests.browser.people import Person, Windows
from tests.circle.company import MINUTE, played_out
from tests.table.desk import BOB, CLEO, NOON, Desk
from tests.web.server import server
from tests.web.test_circles import fill

LATER = 4_102_444_800_000
"""A game that ends in 2100 ends after every campaign has been opened."""


@cache
def games() -> dict[str, Desk]:
    """Finished games by their tables."""
    found = {f"t{number}": played_out(BOB, CLEO, seed=number, at=NOON + number * MINUTE) for number in range(1, 4)}
    return found | {"later": played_out(BOB, seed=9, at=LATER, game="vive-le-roi")}


@pytest.fixture
def company(browser: Browser, tmp_path: Path) -> Iterator[Stage]:
    """A server at which Ada, Bob and Cleo have finished games."""
    database = f"sqlite:///{tmp_path / 'vivat.db'}"
    fill_beside(database)
    with (
        server(tmp_path, "--no-limits", database=database) as running,
        staged(Windows(browser), running.address) as stage,
    ):
        yield stage


def fill_beside(database: str) -> None:
    """In a thread: the browser has an event loop in this one."""
    thread = Thread(target=lambda: asyncio.run(fill(database, games())))
    thread.start()
    thread.join()


def guest(stage: Stage, token: str) -> Person:
    found = stage.person("")
    found.may_be_refused = True
    found.context.add_cookies([{"name": "vivat", "value": token, "url": stage.address}])
    return found


def found_circle(ada: Person) -> Page:
    page = ada.page("/circles")
    page.get_by_label("Name of the circle").fill("Thursdays")
    page.get_by_role("button", name="Start the circle").click()
    page.get_by_role("heading", name="Thursdays").wait_for()
    return page


def test_a_circle_from_its_founding_to_the_end_of_a_campaign(company: Stage) -> None:
    ada, bob = guest(company, "host"), guest(company, "member")
    page = found_circle(ada)
    circle = page.url.rsplit("/", 1)[1]
    expect(page.get_by_text("No game of this circle is finished yet.")).to_be_visible()

    page.get_by_role("button", name="Invite somebody").click()
    link = page.get_by_label("Invite somebody").input_value()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    zoe = company.person("")
    zoe.may_be_refused = True
    newcomer = zoe.page(link)
    newcomer.get_by_role("heading", name="Ada invites you to “Thursdays”").wait_for()
    newcomer.get_by_label("What shall they call you?").fill("Zoe")
    newcomer.get_by_role("button", name="Join the circle").click()
    newcomer.get_by_role("region", name="Members").get_by_text("Zoe").wait_for()
    newcomer.get_by_role("button", name="Leave the circle").click()
    newcomer.get_by_role("button", name="Yes, do it").click()
    joining = bob.page(link)
    joining.get_by_role("button", name="Join the circle").click()
    joining.get_by_role("heading", name="Thursdays", exact=True).wait_for()
    assert joining.url.endswith(f"/circle/{circle}"), "the secret is not left in the address"

    page.get_by_label("Name of the campaign").fill("The crown")
    page.get_by_role("button", name="Open a campaign").click()
    page.locator(".last-king").get_by_role("link", name="The crown").wait_for()
    for table in games():
        mark = {"id": table, "type": "mark", "table": table}
        assert ada.context.request.post(f"/api/circles/{circle}/commands", data=mark).ok

    joining.reload()
    standings = joining.locator(".standings > li")
    expect(standings).to_have_count(2)
    expect(standings.filter(has_text="Ada")).to_contain_text("of 4")
    expect(joining.locator(".matrix tbody tr")).to_have_count(2)
    expect(joining.get_by_text("Too early to tell")).to_be_visible()  # four games are chance
    expect(standings.filter(has_text="%")).to_have_count(0)
    expect(joining.get_by_role("region", name="Win rates").get_by_role("row").first).to_contain_text("of")
    expect(joining.get_by_role("heading", name="Finished games").locator("..").get_by_role("listitem")).to_have_count(4)

    page.goto(f"/circle/{circle}/campaign/1")
    expect(page.locator(".king")).to_have_text(re.compile("(Ada|Bob) leads? with|lead together"))
    expect(page.locator(".achievement.earned").first).to_be_visible()
    cards = page.locator(".achievement")
    expect(cards.locator("visible=true")).to_have_count(cards.count())  # what nobody has earned is there to be wanted
    page.emulate_media(media="print")
    expect(cards.locator("visible=true")).to_have_count(cards.count())
    page.emulate_media(media="screen")
    page.goto("/table/later")
    expect(page.locator(".campaign-news .whose").first).to_have_text(re.compile(r"^(You|Bob) \+\d+ point"))
    new = page.locator(".campaign-news .achievement").first
    expect(new.locator(".worth")).to_have_text(re.compile("point|honour"))
    expect(new.locator("p.small")).not_to_be_empty()
    page.get_by_role("link", name="Back to “Thursdays”").click()
    expect(page.locator(".last-king .king")).to_have_text(re.compile("(Ada|Bob) leads? with|lead together"))
    page.get_by_role("link", name="Play together").click()
    expect(page.get_by_label("For a circle")).to_have_value(circle)
    page.goto(f"/circle/{circle}")
    page.get_by_role("button", name="Take out").last.click()
    page.get_by_role("button", name="Yes, do it").click()
    expect(page.get_by_role("heading", name="Finished games").locator("..").get_by_role("listitem")).to_have_count(3)
    page.get_by_role("button", name="Close the campaign").click()
    page.get_by_role("button", name="Yes, do it").click()
    expect(page.locator(".king")).to_have_text("It is over, and nobody was crowned.")  # what counted ends later
    expect(page.get_by_role("heading", name="Nearly there")).to_have_count(0)
    page.get_by_role("link", name="Back to the circle").click()
    expect(page.get_by_role("button", name="Open a campaign")).to_be_visible()
    page.get_by_text("Manage members").click()
    page.get_by_label("Is the same as").select_option(index=1)
    page.get_by_role("button", name="Attach").click()
    expect(page.get_by_label("Is the same as")).to_have_count(0)  # Cleo was the only one who is no member
    page.goto(f"/new?circle={circle}")
    expect(page.get_by_label("For a circle")).to_have_value(circle)
    page.goto("/circles")
    expect(page.get_by_role("link", name="Thursdays")).to_be_visible()
    page.goto("/results")
    expect(page.locator(".standings > li")).to_have_count(1)

    assert faults_of(joining) == {}
    page.goto(f"/circle/{circle}/campaign/1")
    page.locator(".achievement").first.wait_for()
    faults = faults_of(page)  # the words of cards are the server's, and come a moment after another language is chosen
    assert {check: found for check, found in faults.items() if not check.startswith("keys, ")} == {}
    page.goto("/circles")
    page.get_by_role("link", name="Thursdays").wait_for()
    assert faults_of(page) == {}


def test_whoever_has_no_link_is_told_that_there_is_no_circle(company: Stage) -> None:
    page = found_circle(guest(company, "host"))
    stranger = guest(company, "stranger").page(page.url)
    expect(stranger.get_by_text("There is no such circle, or you are not in it.")).to_be_visible()
    assert "Thursdays" not in stranger.content()
