"""Whole games of intrigue in the browser, by mouse and by keyboard."""

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.gallery import Stage, at, first, played_again
from tests.browser.people import NeverCameError, Person
from tests.browser.playing import Act, answer_in_intrigue, key, play_to_the_end, press


def results_told(person: Person, table: str) -> set[str]:
    """What came of the deeds of a finished game."""
    return {told["deed"].get("result", "") for told in person.ask(f"/api/tables/{table}/games/1/log")["deeds"]}


def offering(desk: Locator) -> Locator:
    """The next button of an offer: a good for a good, gold on one side at most."""
    gives, asks = (desk.locator(f".tray.{kind}") for kind in ("gives", "asks"))
    if not gives.locator(".good-laid").count():
        return gives.locator(".add:enabled").first
    if not asks.locator(".good-laid").count():
        wish = "Add Might" if "Gold" in gives.inner_text() else "Add Gold"  # gold is what everybody has
        return asks.get_by_role("button", name=wish)
    return desk.locator(".send:enabled")


@played_again
def trade_and_ally(stage: Stage, act: Act) -> None:
    """Anna offers trades and alliances wherever the page lets her; her friends accept them, if nobody wins before."""
    anna = stage.person("Anna")
    table = anna.open({"game": "intrigue", "seats": [["me"], ["open"], ["open"], ["open"]], "most_rounds": 12})
    friends = stage.friends(anna, table, ("Bruno", "Chiara", "Dario"))
    page = at(anna, table)

    def turn(page: Page, act: Act, number: int) -> bool:
        for friend in friends:
            view = friend.look(table)
            if view["legal"]:
                friend.play(table, first(view, "accept", "join"))
        desk = page.locator(".desk:has(.send)")
        if desk.count():
            act(offering(desk))
            return True
        kinds = page.locator(".actions.yours .kind:not(.cannot)")
        if kinds.count() and not page.locator(".intrigue > .choices").count():
            traded, allied = "accepts" in page.locator(".log").inner_text(), page.locator(".hall-players .bond").count()
            for wish in [*(["Trade"] if not traded else []), *(["Ally", "Buy"] if not allied else []), "End the turn"]:
                if (found := kinds.filter(has_text=wish)).count():
                    act(found.first)
                    return True
        return answer_in_intrigue(page, act, number)

    play_to_the_end(page, turn, act)
    page.close()
    if missing := {"accepted", "allied"} - results_told(anna, table):
        raise NeverCameError(f"nothing was {missing}")


@pytest.mark.parametrize("act", [key, press], ids=["keyboard", "mouse"])
def test_a_game_of_intrigue_with_a_trade_and_an_alliance(stage: Stage, act: Act) -> None:
    trade_and_ally(stage, act)
