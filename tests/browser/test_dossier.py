"""S10.4: What one knows is where one needs it: in the dossier of a person, in the grid, at the seat and on buttons.

At tables that stand where a record has led them: nothing is left to chance, and nobody plays on.
"""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.gallery import Stage
from tests.browser.records import table_of
from tests.terminal.dealt_hands import dealt
from vivat.bots.remark import Remark
from vivat.game import ROLE_NAMES, IntrigueGame, Reference
from vivat.game.sentence import RoleRef
from vivat.table.entries import Said

HANDS = (("knowledge", "knowledge"), ("might", "power"), ("influence", "might"), ("influence", "influence"))


def claim(chair: int, role: str) -> Said:
    """A bot says that it has a role."""
    facts: dict[str, int | Reference] = {"role": RoleRef(ROLE_NAMES.index(role))}
    return Said(chair, "", team=False, is_phrase=False, remark=Remark("claim-role", 1, facts=facts))


def intrigue(stage: Stage, game: IntrigueGame, *actions: str, said: tuple[Said, ...] = ()) -> Page:
    """Anna's page when these actions have been played, and this was said."""
    for action in actions:
        game.play(action)
    page = table_of(stage.person("Anna"), game, *said)
    page.locator(".prompt").wait_for()
    return page


def person(page: Page, name: str) -> Locator:
    """Somebody in the hall."""
    return page.locator(".hall-players").get_by_role("button", name=re.compile(f"^{name}: "))


def cell(page: Page, who: str, role: str) -> Locator:
    """A cell of the grid, by what it says."""
    return page.locator(".notebook tbody").get_by_label(re.compile(f"^{who}, {role}: "))


def test_S10_4_a_role_that_was_seen_is_in_dossier_grid_and_hall(stage: Stage) -> None:
    page = intrigue(stage, dealt(), "investigate the role of Bruno with 2 knowledge")
    expect(person(page, "Bruno")).to_have_accessible_name(re.compile("Assassin, as you know$"))
    expect(page.locator(".player-chair .found")).to_have_count(1)
    person(page, "Bruno").click()
    dossier = page.locator(".person-dossier")
    expect(dossier.locator(".role-known")).to_contain_text("Assassin")
    expect(dossier.locator(".role-known")).to_contain_text("you have seen the card")
    person(page, "Carla").click()
    expect(dossier.locator(".out")).to_contain_text("Assassin Bruno has it")

    # One's own role is covered: nothing on the page tells it.
    expect(dossier.locator(".possible li")).to_have_count(9)
    expect(dossier.locator(".out")).not_to_contain_text("King")
    page.keyboard.press("g")
    expect(cell(page, "Carla", "King")).to_have_accessible_name("Carla, King: no mark")
    page.keyboard.press("h")
    expect(dossier.locator(".possible li")).to_have_count(8)
    expect(dossier.locator(".out")).to_contain_text("King yours")
    expect(cell(page, "Carla", "King")).to_have_accessible_name("Carla, King: no, for certain (yours)")

    expect(cell(page, "Bruno", "Assassin")).to_have_accessible_name(re.compile("yes, for certain"))
    expect(cell(page, "Bruno", "Sage")).to_have_accessible_name("Bruno, Sage: no, for certain (is the Assassin)")
    page.keyboard.press("Escape")
    expect(dossier).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 800})
    for end in ("first", "last"):  # the whole grid, in one's own turn
        expect(getattr(page.locator(".notebook tbody tr"), end)).to_be_in_viewport(ratio=0.9)
    cell(page, "Carla", "Sage").click()  # what is open is for one's own marks
    expect(cell(page, "Carla", "Sage")).to_have_accessible_name("Carla, Sage: yes")


def test_S10_4_bribes_say_what_is_known_of_the_cards(stage: Stage) -> None:
    """Bruno has offered Might, so he holds some; Anna has looked at Carla's hand."""
    looks = ("investigate the hand of Carla with 2 knowledge", "pass")
    offers = ("trade with Anna", "give might", "ask 1 gold", "decline", "pass")
    said = (claim(1, "fool"), claim(2, "king"))
    page = intrigue(stage, dealt(), *looks, *offers, "pass", "pass", said=said)
    page.locator(".actions.yours").get_by_role("button", name="Bribe").click()
    choices = page.locator(".choices")
    for who, suit, known in (
        ("Bruno", "Might", ", at least 1$"),
        ("Bruno", "Knowledge", "Knowledge[^,]*$"),
        ("Carla", "Might", ", exactly 1$"),
        ("Carla", "Knowledge", ", none$"),
    ):
        expect(choices.get_by_role("button", name=re.compile(f"{who}.*{suit}"))).to_have_accessible_name(
            re.compile(known)
        )
    expect(person(page, "Bruno").locator(".known")).to_contain_text("1+")  # on the seat, too
    expect(person(page, "Bruno")).to_have_accessible_name(re.compile("Might: at least 1"))
    page.keyboard.press("Escape")
    person(page, "Bruno").click()
    expect(page.locator(".person-dossier .holds li").first).to_contain_text("at least 1")
    expect(page.locator(".person-dossier dl")).to_contain_text("Wanted")
    expect(page.locator(".person-dossier dl")).to_contain_text("to be the Fool")
    expect(choices.get_by_role("button", name=re.compile("Bruno.*Might"))).to_contain_text("at least 1")
    person(page, "Carla").click()
    expect(page.locator(".person-dossier dl")).to_contain_text(re.compile("to be the King$"))
    page.keyboard.press("h")  # while one's own role is covered, nothing tells it
    expect(page.locator(".person-dossier dl")).to_contain_text("to be the King (not true!)")


def test_S10_4_a_trade_says_what_is_known_of_what_one_asks_for(stage: Stage) -> None:
    page = intrigue(stage, dealt(), "investigate the hand of Bruno with 2 knowledge", "trade with Bruno")
    asks = page.locator(".tray.asks .adds button")
    expect(asks.nth(0)).to_have_accessible_name("Add Might, exactly 1")
    expect(asks.nth(1)).to_have_accessible_name("Add Knowledge, none")
    expect(page.locator(".tray.gives .adds button").first).to_have_accessible_name("Add Might")


def test_S10_4_the_dead_still_look_at_what_they_knew(stage: Stage) -> None:
    game = dealt(
        roles=("king", "knight", "assassin", "sage"),
        hands=(HANDS[0], ("might", "might"), *HANDS[2:]),
    )
    looks = ("investigate the role of Carla with 2 knowledge", "pass")
    page = intrigue(stage, game, *looks, "buy from the pile", "draw might", "assassinate Anna")
    expect(page.locator(".ask .notice")).to_contain_text("You are dead")
    person(page, "Carla").click()
    expect(page.locator(".person-dossier .role-known")).to_contain_text("Assassin")
    expect(page.locator(".choices .row:not(.head)")).to_have_count(0)


def test_S10_4_without_memory_aids_the_table_keeps_nothing(stage: Stage) -> None:
    page = intrigue(stage, dealt(memory_aids=False), "investigate the role of Bruno with 2 knowledge")
    expect(person(page, "Bruno")).not_to_have_accessible_name(re.compile("as you know"))
    person(page, "Bruno").click()
    expect(page.locator(".choices h2")).to_contain_text("Bruno")
    expect(page.locator(".person-dossier")).to_have_count(0)
    page.keyboard.press("g")
    expect(cell(page, "Bruno", "Sage")).to_be_visible()
    expect(page.locator(".notebook .certain, .dossier")).to_have_count(0)
