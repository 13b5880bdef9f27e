"""Whole games of intrigue in the browser, by mouse and by keyboard."""

from playwright.sync_api import Page

from tests.browser.gallery import Stage, at, first
from tests.browser.people import Person
from tests.browser.playing import Act, both_ways, court_turn, play_to_the_end


def results_told(person: Person, table: str) -> set[str]:
    """What came of the deeds of a finished game."""
    return {told["deed"].get("result", "") for told in person.ask(f"/api/tables/{table}/games/1/log")["deeds"]}


@both_ways
def test_a_game_of_intrigue_with_a_trade_and_an_alliance(stage: Stage, act: Act) -> None:
    """Anna offers trades and alliances wherever the page lets her; her friends accept them."""
    anna = stage.person("Anna")
    table = anna.open({"game": "intrigue", "seats": [["me"], ["open"], ["open"], ["open"]], "most_rounds": 12})
    friends = stage.friends(anna, table, ("Bruno", "Chiara", "Dario"))
    page = at(anna, table)

    def turn(page: Page, act: Act, number: int) -> bool:
        for friend in friends:
            view = friend.look(table)
            if view["legal"]:
                friend.play(table, first(view, "accept", "join"))
        asks_for_gold = page.locator(".desk").filter(has_text="What do you ask").get_by_role("button", name="1 Gold")
        if asks_for_gold.count():  # that is what everybody can give
            act(asks_for_gold.first)
            return True
        kinds = page.locator(".actions.yours .kind:not(.cannot)")
        if kinds.count() and not page.locator(".intrigue > .choices").count():
            traded, allied = "accepts" in page.locator(".log").inner_text(), page.locator(".court .bond").count()
            for wish in [*(["Trade"] if not traded else []), *(["Ally", "Buy"] if not allied else []), "End the turn"]:
                if (found := kinds.filter(has_text=wish)).count():
                    act(found.first)
                    return True
        return court_turn(page, act, number)

    play_to_the_end(page, turn, act)
    assert {"accepted", "allied"} <= results_told(anna, table)
