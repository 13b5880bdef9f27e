"""Whole games in the browser, by mouse and by keyboard."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.gallery import Stage, at, first
from tests.browser.people import Person
from tests.browser.playing import Act, castle_turn, court_turn, key, play_to_the_end, press

BOTS = [["steward"], ["steward"]]
TEAMS = [["me", "steward"], ["steward", "steward"], ["steward"]]
CASTLE: dict[str, tuple[Act, dict[str, Any]]] = {
    "KingUp! by keyboard": (key, {"game": "kingup", "seats": [["me"], *BOTS]}),
    "2024 with Ambition and wedding": (
        press,
        {"game": "vive-le-roi", "seats": [["me"], *BOTS], "ambition": True, "wedding": True},
    ),
    "2024 in teams": (press, {"game": "vive-le-roi", "seats": TEAMS}),
    "the Emissary with two": (press, {"game": "vive-le-roi", "seats": [["me"], ["steward"]], "emissary": True}),
}


@pytest.mark.parametrize("name", CASTLE)
def test_a_castle_game_from_beginning_to_end(stage: Stage, name: str) -> None:
    act, options = CASTLE[name]
    anna = stage.person("Anna")
    table = anna.open(options)
    page = at(anna, table)
    assert play_to_the_end(page, castle_turn, act) > 5
    page.get_by_role("button", name="Once more").click()
    page.wait_for_url(lambda url: table not in url)
    page.locator(".prompt").wait_for()  # nobody but bots was there, so the next game has begun


def kinds_told(person: Person, table: str) -> set[str]:
    """What has happened in a finished game."""
    return {line["event"]["kind"] for line in person.ask(f"/api/tables/{table}/games/1/log")["lines"]}


@pytest.mark.parametrize("act", [key, press], ids=["keyboard", "mouse"])
def test_a_game_of_intrigue_with_a_trade_and_an_alliance(stage: Stage, act: Act) -> None:
    """Anna offers trades and alliances wherever the page lets her; her friends accept them."""
    anna = stage.person("Anna")
    table = anna.open({"game": "intrigue", "seats": [["me"], ["open"], ["open"], ["open"]], "most_rounds": 12})
    friends = stage.friends(anna, table, ("Bruno", "Chiara", "Dario"))
    page = at(anna, table)

    def meanwhile() -> None:
        for friend in friends:
            view = friend.look(table)
            if view["legal"]:
                friend.play(table, first(view, "accept", "join"))

    def turn(page: Page, act: Act, number: int) -> bool:
        asks_for_gold = page.locator(".desk").filter(has_text="What do you ask").get_by_role("button", name="1 Gold")
        if asks_for_gold.count():  # that is what everybody can give
            act(asks_for_gold.first)
            return True
        kinds = page.locator(".actions .kind")
        if kinds.count() and not page.locator(".actions .choices").count():
            traded, allied = "accepts" in page.locator(".log").inner_text(), page.locator(".court .bond").count()
            for wish in [*(["Trade"] if not traded else []), *(["Ally", "Buy"] if not allied else []), "End the turn"]:
                if (found := kinds.filter(has_text=wish)).count():
                    act(found.first)
                    return True
        return court_turn(page, act, number)

    play_to_the_end(page, turn, act, meanwhile)
    assert {"accepted", "traded", "allied"} <= kinds_told(anna, table)
