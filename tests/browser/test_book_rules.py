"""Rules that people meet on the page as their book has them: votes that are gone, negotiations, open hands, targets."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.gallery import (
    Stage,
    at,
    company,
    first,
    intrigue_finished,
    intrigue_friends,
    intrigue_hit_men,
    intrigue_trade,
)
from tests.browser.people import Person, asked, bring, upwards


def test_R5_10_a_vote_is_gone_from_the_page_when_the_next_character_moves(stage: Stage) -> None:
    people, table = company(stage, game="kingup")
    bring(table, people, lambda view: asked(view, "vote"), upwards())
    page = at(people[0], table)
    page.locator(".ballot").first.wait_for()
    for person in people:
        person.play(table, "vote no" if person is people[0] else "vote yes")
    log = page.locator(".log")
    expect(log).to_contain_text("No: you.")
    later = at(people[1], table)  # while the cards lie open a visitor reads them too
    expect(later.locator(".log")).to_contain_text("No: Anna.")
    move_once(people, table)
    for each in (page, later):
        expect(each.locator(".log")).not_to_contain_text("No: ")
        expect(each.locator(".log")).not_to_contain_text("Yes: ")
    later.reload()
    expect(later.locator(".log")).to_contain_text("is turned away")
    expect(later.locator(".log")).not_to_contain_text("No: ")


def move_once(people: list[Person], table: str) -> None:
    """A character climbs."""
    for person in people:
        view = person.look(table)
        if view["legal"]:
            return person.play(table, view["legal"][0]["text"], view)
    raise AssertionError("nobody is asked")


def lay(tray: Locator, good: str) -> None:
    """Lay one good into a tray, and take out all others."""
    add = tray.get_by_role("button", name=f"Add {good}")
    expect(add).to_be_visible()
    while (laid := tray.locator(".good-laid:enabled")).count():
        before = laid.first.get_attribute("aria-label")
        laid.first.click()
        expect(tray.get_by_role("button", name=before or "", exact=True)).to_have_count(0)
    add.click()


def test_S4_3_offers_go_to_and_fro_and_a_form_can_be_left(stage: Stage) -> None:
    page = intrigue_trade(stage)
    desk, gives, asks = page.locator(".desk"), page.locator(".tray.gives"), page.locator(".tray.asks")
    desk.get_by_role("button", name="Counter-offer").click()
    expect(asks).to_contain_text("1 Gold")  # it begins with what was offered
    desk.get_by_role("button", name="Back", exact=True).click()
    expect(desk.get_by_role("button", name="Decline")).to_be_visible()  # and the offer is the one that was made
    expect(page.locator(".prompt")).to_contain_text("offers you a trade")
    desk.get_by_role("button", name="Counter-offer").click()
    lay(gives, "Gold")
    lay(asks, "Might")
    expect(asks.locator(".more")).to_contain_text("new")
    desk.get_by_role("button", name="Offer this").click()
    expect(page.locator(".prompt")).to_contain_text("Waiting for")
    expect(gives).to_contain_text("1 Gold")
    expect(asks).to_contain_text("1 Might")


def test_S4_3_a_counter_offer_may_be_countered(stage: Stage) -> None:
    people, table = intrigue_friends(stage)
    countered: list[str] = []

    def haggle(view: dict[str, Any]) -> str:
        if view["game"]["phase"] == "answer":
            countered.append("counter")
            return "counter"
        return first(view, "trade with Anna", "give 1 gold", "ask might", "ask knowledge")

    bring(
        table,
        people,
        lambda view: asked(view, "answer") and view["me"] == 0 and view["game"]["counters"] == 2,
        haggle,
    )
    page = at(people[0], table)
    desk = page.locator(".desk")
    expect(page.locator(".prompt")).to_contain_text("makes a counter-offer")
    expect(desk.get_by_role("button", name="Decline")).to_be_visible()
    desk.get_by_role("button", name="Counter-offer").click()
    gives, asks = page.locator(".tray.gives"), page.locator(".tray.asks")
    lay(gives, "Gold")
    lay(asks, "Might")
    desk.get_by_role("button", name="Offer this").click()
    expect(page.locator(".prompt")).to_contain_text("Waiting for")
    partner = next(person for person in people[1:] if person.look(table)["legal"])
    assert "counter" not in [each["text"] for each in partner.look(table)["legal"]]


def test_S7_7_after_the_game_all_hands_lie_open(stage: Stage) -> None:
    page = intrigue_finished(stage)
    expect(page.locator(".ranking .hand-shown")).not_to_have_count(0)


def test_S9_5_hit_men_shows_the_cards_and_what_they_mean(stage: Stage) -> None:
    page = intrigue_hit_men(stage)
    expect(page.locator(".legend")).to_contain_text("Knowledge the Sage, Influence the Politician, Power the King")
    expect(page.locator(".hall-players .marker")).to_have_count(5)
