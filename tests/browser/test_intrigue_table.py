"""Intrigue at every size: all that a decision needs is in sight, and one acts on people and things."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.gallery import (
    SCENES,
    Stage,
    at,
    intrigue_friends,
    intrigue_reference,
    intrigue_turn,
    plotters,
    saves,
    slowed,
)
from tests.browser.people import SETTLE, asked, bring
from tests.browser.records import table_of
from tests.browser.test_castle_table import SIZES
from vivat.game import IntrigueGame

NEEDED = (
    ".prompt, .player-chair, .piles button, .rolecard, .suit, .kind, .desk, .desk button, .choices, .selling button"
)
OUT_OF_SIGHT = """([needed, finger]) => {
    const wrong = [];
    const found = [...document.querySelectorAll(needed)].filter((each) => each.checkVisibility());
    const {scrollHeight, clientHeight} = document.querySelector(".ask");
    if (scrollHeight > clientHeight + 1) wrong.push(`what is asked is ${scrollHeight} of ${clientHeight} high`);
    for (const each of found) {
        const {left, top, right, bottom, width, height} = each.getBoundingClientRect();
        const named = each.outerHTML.slice(0, 80);
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
            wrong.push(`${named}: ${Math.round(left)} ${Math.round(top)} ${Math.round(right)} ${Math.round(bottom)}`);
        }
        if (each.matches("button") && Math.min(width, height) < finger) {
            wrong.push(`${named}: only ${Math.round(width)} x ${Math.round(height)}`);
        }
    }
    if (found.length < 10) wrong.push("hardly anything is there");
    if (document.scrollingElement.scrollHeight > innerHeight + 1) wrong.push("the page scrolls");
    return wrong;
}"""
PLACE = "(each, side) => each.style.getPropertyValue(side)"
WITHOUT_ZOOM = [size for size in SIZES if size != "double zoom"]


def out_of_sight(page: Page, size: str) -> list[str]:
    """What is needed and lies below the fold, or is too small for a finger."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLE)  # the hall is drawn as large as it can be
    found: list[str] = page.evaluate(OUT_OF_SIGHT, [NEEDED, 24])
    return found


@pytest.mark.parametrize("name", ["intrigue-turn", "intrigue-actions", "intrigue-trade"])
def test_nothing_that_a_decision_needs_is_below_the_fold(stage: Stage, name: str) -> None:
    page = SCENES[name](stage)
    assert {size: wrong for size in WITHOUT_ZOOM if (wrong := out_of_sight(page, size))} == {}


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_terms_of_an_alliance_and_every_answer_fit(stage: Stage, language: str) -> None:
    """With the hand that has the most answers: to pay nothing, Influence or Power."""
    game = IntrigueGame.start("base", ["Anna", "Bruno", "Chiara", "Dario"], seed=10)
    while game.observe(0).phase != "join":
        texts = [each.text for each in game.legal_actions()]
        game.play(next((text for text in texts if text.startswith("ally with Anna")), texts[0]))
    stage.wishes["locale"] = language
    page = table_of(stage.person("Anna"), game)
    expect(page.locator(".desk button")).to_have_count(4)
    assert {size: wrong for size in WITHOUT_ZOOM if (wrong := out_of_sight(page, size))} == {}


def test_what_is_below_the_fold_is_found(stage: Stage) -> None:
    page = intrigue_turn(stage)
    page.evaluate("document.querySelector('.kind').style.marginTop = '2000px'")
    assert out_of_sight(page, "desk") != []


def choices(page: Page, head: str) -> None:
    """A touch has opened the choices with this head, and they can be left again."""
    panel = page.locator(".intrigue > .choices")
    expect(panel.locator("h2")).to_contain_text(head)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_a_touch_on_somebody_or_something_says_what_can_be_done(stage: Stage) -> None:
    people, table = intrigue_friends(stage)
    bring(table, people, lambda view: asked(view, "act"), saves)
    page = at(people[0], table)
    expect(page.locator(".actions.yours")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Bruno: ")).click()
    expect(page.locator(".choices")).to_contain_text("Trade with Bruno")
    choices(page, "Bruno")
    page.locator(".pile-pile").click()
    choices(page, "Buy")
    page.locator(".suit:not(.none)").first.click()
    expect(page.locator(".choices .row:not(.head) button").first).to_contain_text("Sell")
    page.locator(".choices").get_by_role("button", name="Never mind").click()
    expect(page.locator(".choices")).to_have_count(0)
    page.locator(".pile-pile").click()
    page.locator(".choices").get_by_role("button", name=re.compile("Buy from the draw pile")).click()
    expect(page.locator(".log")).to_contain_text("You buy a card")
    buy = page.locator(".kind").filter(has_text="Buy")
    expect(buy).to_contain_text("You have bought a card in this turn already.")


def test_whom_an_action_is_for_is_touched_in_the_hall(stage: Stage) -> None:
    people, table = intrigue_friends(stage)
    bring(table, people, lambda view: asked(view, "act"), saves)
    page = at(people[0], table)
    expect(page.locator(".actions.yours")).to_be_visible()
    page.keyboard.press("4")
    panel, bruno = page.locator(".intrigue > .choices"), page.locator(".player-chair").filter(has_text="Bruno")
    aims = {each["player"] for each in people[0].look(table)["legal"] if each["verb"] == "bribe"}
    expect(page.locator(".seat.aim")).to_have_count(len(aims))
    assert out_of_sight(page, "desk") == []
    bruno.click()
    expect(panel.locator("h2")).to_have_text(re.compile(r"Bribe\s+Bruno"))
    expect(panel.locator(".row:not(.head)")).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("3")
    bruno.click()  # there is but one way to do it
    expect(page.locator(".desk")).to_contain_text("You give Bruno")


def test_every_action_says_what_it_costs_and_what_is_missing(stage: Stage) -> None:
    people, table = intrigue_friends(stage)
    bring(table, people, lambda view: asked(view, "act"), saves)
    page = at(people[0], table)
    expect(page.locator(".actions.yours")).to_be_visible()
    refused = {each["verb"]: each for each in people[0].look(table)["refused"] if "missing" in each}
    for verb in ("extort", "investigate", "sabotage"):
        if verb in refused:
            expect(page.locator(".kind").filter(has_text=verb.capitalize())).to_contain_text("missing")
    assert page.locator(".kind .cost").count() >= 6


def test_S4_7_an_offer_of_alliance_says_which_card_is_spared(stage: Stage) -> None:
    people, table = plotters(stage, "ally")
    page = at(people[0], table)
    page.locator(".actions.yours .kind").filter(has_text="Ally").click()
    buttons = page.locator(".choices .row:not(.head) button")
    expect(buttons.first).to_be_visible()
    texts = buttons.all_inner_texts()
    assert len(set(texts)) == len(texts)
    spared = [each for each in people[0].look(table)["legal"] if each["verb"] == "ally" and "spares" in each]
    assert sum(" back if " in text for text in texts) == len(spared)


def test_the_first_look_at_the_role_is_large_and_one_key_covers_it(stage: Stage) -> None:
    page = intrigue_turn(stage)
    page.keyboard.press("h")
    large = page.locator(".first-look")
    expect(large).to_contain_text("You win by")
    page.keyboard.press("h")
    expect(large).to_have_count(0)
    expect(page.locator(".rolecard")).to_contain_text("Look at your role")
    page.keyboard.press("h")
    expect(page.locator(".rolecard .goal")).to_be_visible()
    expect(large).to_have_count(0)


def drag(page: Page, what: Locator, to: Locator) -> None:
    """Pull something to the middle of something else, and let it go."""
    page.evaluate(SETTLE)
    start, end = what.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    page.mouse.up()


def test_S4_3_an_offer_is_dragged_into_two_trays_and_made_in_one_go_with_a_sentence(stage: Stage) -> None:
    people, table = intrigue_friends(stage)
    bring(table, people, lambda view: asked(view, "act"), saves)
    page = at(people[0], table)
    expect(page.locator(".actions.yours")).to_be_visible()
    own = page.locator(".suit:not(.none)")
    drag(page, own.first, page.get_by_role("button", name=re.compile("^Bruno: ")))
    given, asks = page.locator(".tray.gives .good-laid"), page.locator(".tray.asks")
    expect(given).to_have_count(1)
    drag(page, given, page.locator(".prompt"))  # out of its tray
    expect(given).to_have_count(0)
    own.first.click()  # one's own card goes into one's own tray
    expect(given).to_have_count(1)
    send = page.locator(".desk .send")
    expect(send).to_be_disabled()
    drag(page, asks.get_by_role("button", name="Add Gold"), asks.locator(".laid"))
    expect(send).to_be_enabled()
    page.get_by_label("Say something with it").select_option("owe-you")
    assert {size: wrong for size in WITHOUT_ZOOM if (wrong := out_of_sight(page, size))} == {}
    send.click()
    expect(page.locator(".prompt")).to_contain_text("Waiting for Bruno")
    expect(page.locator(".desk .said-with")).to_have_text("“I will owe you one”")
    expect(page.locator(".log li:last-child q")).to_have_text("I will owe you one")  # in the line of its offer
    page.locator(".tab-talk").click()
    page.get_by_label("Your message").fill("Who is the King?")
    page.keyboard.press("Enter")
    expect(page.locator(".conversation")).to_contain_text("Who is the King?")
    expect(page.locator(".desk .said-with")).to_have_text("“I will owe you one”")  # not what is said otherwise
    heard = page.locator(".desk").aria_snapshot()  # an offer is one sentence, not what lies in its trays
    assert re.search(r"paragraph: You offer Bruno 1 \w+ for 1 Gold\.", heard), heard
    assert "button" not in heard, heard
    view = people[1].look(table)["game"]
    assert (view["phase"], view["asked"]) == ("answer", [0, 0, 0, 0, 1])
    assert sum(view["offer"]) == 1


def test_S4_2_cards_to_be_sold_are_laid_down_and_can_be_taken_back(stage: Stage) -> None:
    people, table = intrigue_friends(stage)
    bring(table, people, lambda view: asked(view, "act"), saves)
    page = at(people[0], table)
    expect(page.locator(".actions.yours")).to_be_visible()
    hand = people[0].look(table)["game"]["hand"]
    page.evaluate(SETTLE)
    page.keyboard.press("2")
    expect(page.locator(".tray.sold .add:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".choices")).to_contain_text("Sell for 1 gold")
    page.keyboard.press("Escape")
    expect(page.locator(".choices")).to_have_count(0)
    for suit, count in enumerate(hand):
        for _ in range(count):
            drag(page, page.locator(".suit").nth(suit), page.locator(".pile-discard"))
    expect(page.locator(".tray.sold .good-laid strong")).to_have_text([str(count) for count in hand if count])
    assert people[0].look(table)["game"]["hand"] == hand
    page.get_by_role("button", name=f"Sell for {sum(hand)} gold").click()
    expect(page.locator(".log")).to_contain_text("You sell")
    after = people[0].look(table)["game"]
    assert (after["phase"], after["hand"]) == ("act", [0, 0, 0, 0])


def test_whoever_fills_a_tray_by_keyboard_stays_there_when_nothing_more_goes_in(stage: Stage) -> None:
    people, table = intrigue_friends(stage)
    bring(table, people, lambda view: asked(view, "act"), saves)
    people[0].play(table, "trade with Bruno")
    page = at(people[0], table)
    add = page.locator(".tray.gives .add:enabled").first
    name = add.get_attribute("aria-label") or ""
    add = page.locator(".tray.gives").get_by_role("button", name=name)
    add.focus()
    while add.is_enabled():
        laid = page.locator(".tray.gives .good-laid strong").all_inner_texts()
        page.keyboard.press("Enter")
        expect(page.locator(".tray.gives .good-laid strong")).not_to_have_text(laid or ["0"])
    expect(page.locator(".tray.gives button:focus")).to_have_count(1)


def test_what_others_do_is_played_in_the_hall(stage: Stage) -> None:
    anna = slowed(stage, "Anna")
    table = anna.open({"game": "intrigue", "seats": [["me"], ["open"], ["open"], ["open"]], "first_seat": 1})
    bruno, *_ = stage.friends(anna, table, ("Bruno", "Chiara", "Dario"))
    page = at(anna, table)
    bruno.play(table, "bribe Chiara for might")
    expect(page.locator(".first-look")).to_contain_text("Your secret role")
    expect(page.locator(".happening")).to_have_count(0)  # it waits until one has looked
    page.keyboard.press("h")
    expect(page.locator(".first-look")).to_contain_text("You win by")
    page.keyboard.press("Escape")
    expect(page.locator(".happening")).not_to_have_count(0)
    expect(page.locator(".travel")).not_to_have_count(0)
    start = page.locator(".travel").first.evaluate(PLACE, "--from-wide-x")
    assert start == page.locator(".seat").nth(1).evaluate(PLACE, "--wide-x")  # gold comes from Bruno
    expect(page.locator(".hall .seat.marked")).to_have_count(2)
    expect(page.locator(".prompt")).to_contain_text("Bruno bribes Chiara")
    page.keyboard.press("t")
    expect(page.locator(".happening")).to_have_count(0)


def test_since_your_last_turn_says_first_what_was_done_to_you(stage: Stage) -> None:
    people, table = intrigue_friends(stage, first_seat=1)
    page = at(people[0], table)
    people[1].play(table, "bribe Anna for might")
    people[1].play(table, "buy from the pile")
    expect(page.locator(".log")).to_contain_text("Bruno buys")
    expect(page.locator(".lately .last")).to_contain_text("Bruno bribes you")
    expect(page.locator(".lately li").first).to_contain_text("Bruno bribes you")
    expect(page.locator(".log li").filter(has_text="Bruno bribes").locator("svg:not(.medallion)")).to_have_count(1)


def test_the_reference_card_is_one_key_away_and_says_what_the_rules_say(stage: Stage) -> None:
    page = intrigue_reference(stage)
    card = page.locator(".reference")
    expect(card).to_be_focused()
    expect(card.locator(".costs li")).to_have_count(9)
    expect(card.locator(".costs li").filter(has_text="Power is wild")).to_have_count(4)  # S4.10
    expect(card.locator(".sheet tbody tr")).to_have_count(10)
    expect(card.locator(".sheet tr").filter(has_text="Merchant")).to_contain_text("19 Gold")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.locator(".consult").click()
    expect(card).to_be_visible()
    page.keyboard.press("r")
    expect(card).to_have_count(0)
    expect(page.locator(".title a[href='/rules/intrigue']")).to_have_count(1)


def test_eight_people_have_room_on_a_phone_and_so_has_the_first_look_at_a_role(stage: Stage) -> None:
    names = ["Anna", "Bruno", "Chiara", "Dario", "Elena", "Franco", "Giulia", "Hugo"]
    page = table_of(stage.person("Anna"), IntrigueGame.start("base", names, seed=1, first_seat=0))
    page.set_viewport_size({"width": 375, "height": 812})
    expect(page.locator(".actions.yours")).to_be_visible()
    page.evaluate(SETTLE)
    plates = [plate.bounding_box() for plate in page.locator(".hall .plate").all()]
    boxes = [box for box in plates if box is not None]
    assert len(boxes) == len(names)
    for number, one in enumerate(boxes):
        assert 0 <= one["x"] <= 375 - one["width"]
        for other in boxes[:number]:
            first, second = sorted((one, other), key=lambda box: box["x"])
            upper, lower = sorted((one, other), key=lambda box: box["y"])
            assert first["x"] + first["width"] <= second["x"] or upper["y"] + upper["height"] <= lower["y"]
    page.locator(".rolecard").click()
    expect(page.locator(".first-look button")).to_be_in_viewport(ratio=1)
    expect(page.locator(".first-look h2")).to_be_in_viewport(ratio=1)
