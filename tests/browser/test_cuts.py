"""Reloads, lost connections and restarts in the middle of a vote: nothing is lost, and nobody has to do anything."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import staged
from tests.browser.gallery import Stage, at, castle, company
from tests.browser.people import CUTTABLE, Windows, any_move, asked, bring, upwards
from tests.web.server import kept_port, start_server


class House:
    """A server that can be stopped, and comes back at the same address with the same tables."""

    def __init__(self, folder: Path, port: int) -> None:
        self._folder = folder
        self._port = port
        self.start()

    @property
    def address(self) -> str:
        return self.running.address

    def stop(self) -> None:
        """As an administrator does."""
        self.running.stop()
        self._close()

    def kill(self) -> None:
        """As a power cut does."""
        self.running.kill()
        self._close()

    def _close(self) -> None:
        if self.running.process.stdout is not None:
            self.running.process.stdout.close()

    def start(self) -> None:
        """Again, unless it is the first time."""
        database = f"sqlite:///{self._folder / 'vivat.db'}"
        self.running = start_server(database, self._folder / "server.log", "--no-limits", port=self._port)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server of one's own."""
    with kept_port() as port:
        found = House(tmp_path, port)
        yield found
        if found.running.process.poll() is None:
            found.kill()


@pytest.fixture
def people_there(browser: Browser, house: House) -> Iterator[Stage]:
    """People who know that the server goes away."""
    with staged(Windows(browser), house.address) as stage:
        yield stage


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_reload_and_a_restart_in_the_middle_of_a_vote(people_there: Stage, house: House, how: str) -> None:
    people, table = company(people_there)
    bring(table, people, lambda view: asked(view, "vote"), upwards())
    anna, bruno, chiara = people
    page, his = at(anna, table), at(bruno, table)
    page.locator(".ballot").nth(1).click()
    expect(page.locator(".ballot").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(his.locator(".laid-card.down")).to_have_count(1)

    page.reload()
    expect(page.locator(".ballot").nth(1)).to_have_attribute("aria-pressed", "true")

    for person in people:
        person.may_be_offline = True
    getattr(house, how)()
    expect(page.locator(".offline")).to_be_visible()
    page.locator(".ballot").first.click()  # kept, and sent when the server is back
    expect(page.locator(".prompt")).to_contain_text("Sending")
    house.start()
    expect(page.locator(".offline")).to_have_count(0)
    expect(page.locator(".ballot").first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".ballot").nth(1)).to_have_attribute("aria-pressed", "false")
    expect(his.locator(".offline")).to_have_count(0)
    his.locator(".ballot").first.click()
    expect(his.locator(".ballot").first).to_have_attribute("aria-pressed", "true")
    chiara.play(table, "vote yes")
    for each in (page, his):
        expect(each.locator(".log")).to_contain_text("is crowned")
    told = page.locator(".log").inner_text()
    assert told.count("is crowned!") == 1
    assert told.count("Yes: you, Bruno, Chiara.") == 1


def test_what_happened_while_the_connection_was_cut_is_told_once(people_there: Stage) -> None:
    people, table = company(people_there)
    bring(table, people, lambda view: asked(view, "vote"), upwards())
    people[0].may_be_offline = True
    people[0].context.add_init_script(CUTTABLE)
    page = at(people[0], table)
    page.locator(".ballot").first.wait_for()
    page.evaluate("cut(true)")
    for person in people[1:]:
        person.play(table, "vote yes")
    expect(page.locator(".offline")).to_be_visible()
    page.locator(".ballot").first.click()
    assert people[1].look(table)["game"]["phase"] == "vote"
    page.evaluate("cut(false)")
    expect(page.locator(".log")).to_contain_text("is crowned")
    heard = page.locator("#announcer").inner_text()
    for sentence in ("Bruno has voted.", "Chiara has voted.", "Yes: you, Bruno, Chiara.", "is crowned!"):
        assert heard.count(sentence) == 1, heard


def test_a_line_that_is_dead_without_knowing_it_is_tied_anew(people_there: Stage) -> None:
    people, table = company(people_there)
    page = people[0].page()
    sockets = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.clock.install()
    page.goto(f"/table/{table}")
    page.locator(".prompt").wait_for()
    assert len(sockets) == 1
    page.clock.fast_forward(60_000)  # a night's sleep, in which nothing was heard
    mover = next(each for each in people if each.look(table)["legal"])
    mover.play(table, any_move(mover.look(table)))
    expect(page.locator(".log")).to_contain_text(re.compile(r"\bplaces? .*\bfloor"))  # whoever reads it may have moved
    assert len(sockets) == 2


def refuse_at_first(page: Page, key: str, times: int) -> list[str]:
    """A server that has no time for the first moves; returns the ids of all that were sent."""
    ids: list[str] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "play":
                ids.append(message["id"])
                if len(ids) <= times:
                    answer = {"type": "refused", "id": message["id"], "key": key, "sentence": "Not now.", "facts": {}}
                    line.send(json.dumps(answer | {"article": ""}))
                    return
            server.send(frame)

        line.on_message(pass_on)

    page.route_web_socket("**/socket?*", between)
    return ids


def place_at_a_busy_table(stage: Stage, key: str, times: int, *fault: str) -> tuple[Page, list[str]]:
    """One character is placed, at a table that does not take it at once."""
    anna, table = castle(stage)
    if fault:
        anna.plant(*fault)
    bring(table, [anna], lambda view: asked(view, "place"), any_move)
    page = anna.page()
    ids = refuse_at_first(page, key, times)
    page.goto(f"/table/{table}")
    page.locator(".character.can").first.click()
    page.locator(".choices .where button").first.click()
    return page, ids


@pytest.mark.parametrize("key", ["table-busy", "store-away"])
def test_a_move_that_came_at_a_bad_time_is_sent_again(stage: Stage, key: str) -> None:
    page, ids = place_at_a_busy_table(stage, key, 2)
    expect(page.locator(".log")).to_contain_text("You place")
    assert len(ids) == 3
    assert len(set(ids)) == 1
    assert page.locator(".toast").count() == 0


def test_a_move_that_always_comes_at_a_bad_time_is_given_back(stage: Stage) -> None:
    page, _ = place_at_a_busy_table(stage, "table-busy", 100, "api.js", "[200, 500, 1000, 2000, 4000]", "[20, 50]")
    expect(page.locator(".toast")).to_contain_text("too busy")
    page.locator(".character.can").first.wait_for()


def test_a_client_that_gives_up_at_once_is_found(stage: Stage) -> None:
    page, ids = place_at_a_busy_table(stage, "store-away", 2, "api.js", '"table-busy", "store-away"]', "]")
    expect(page.locator(".toast")).to_be_visible()
    assert len(ids) == 1


SCREENS = "/client/js/screens.js"
FETCHED = "(url) => performance.getEntriesByType('resource').some((each) => each.name.includes(url))"


def test_the_other_screens_are_there_before_they_are_asked_for(people_there: Stage, house: House) -> None:
    ada = people_there.person("Ada")
    ada.may_be_offline = True
    page = ada.page("/")
    page.wait_for_function(FETCHED, arg=SCREENS)
    page.evaluate("(url) => import(url).then(() => true)", SCREENS)
    house.stop()
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_focused()


def test_a_screen_that_does_not_come_can_be_asked_for_again(people_there: Stage) -> None:
    ada = people_there.person("Ada")
    ada.may_be_offline = True
    page = ada.page()
    page.route(f"**{SCREENS}*", lambda route: route.abort("connectionrefused"))
    page.goto("/")
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="Out of reach")).to_be_focused()
    page.unroute_all()
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_visible()


def test_a_line_that_is_not_tied_yet_is_cut_without_a_complaint(stage: Stage) -> None:
    """Whoever leaves a table at once finds no fault on the console, which `stage` looks at."""
    anna, table = castle(stage)
    page = at(anna, table)
    cut_in_order = page.evaluate(
        """async (id) => {
            const {linked} = await import("/client/js/app.js");
            const store = new linked["table_store.js"].TableStore(id);
            const cut = new Promise((done) => store._socket.addEventListener("close", done));
            store.close();
            return (await cut).wasClean;
        }""",
        table,
    )
    assert cut_in_order
