"""Several people at one table, each with a browser of their own."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.gallery import Stage, at, company, saves
from tests.browser.people import SETTLE, asked, bring, upwards
from tests.browser.playing import Act, answer_in_castle, attempt, do_often, press

WATCH = """() => {
    window.changes = 0;
    new MutationObserver((found) => (window.changes += found.length))
        .observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
}"""


PUBLIC = re.compile(r"\b(places?|moves?|left over)\b")


def public_lines(page: Page, reader: str) -> list[str]:
    """What the log tells that is for everybody, the reader by name: what Bruno was told of his own is his."""
    lines = [line.strip() for line in page.locator(".log li").all_inner_texts() if PUBLIC.search(line)]
    return [re.sub(r"^You (place|move)\b", rf"{reader} \1s", line) for line in lines]


def test_a_friend_joins_by_link_and_both_see_every_move(stage: Stage) -> None:
    anna, bruno = stage.person("Anna"), stage.person("")
    hers = anna.page("/new/kingup")
    hers.get_by_label("Seat 2").select_option("open")
    hers.get_by_role("button", name="Create the table").click()
    link = hers.get_by_label("Link to the table").input_value()
    expect(hers.get_by_role("button", name="Begin the game")).to_be_disabled()

    his = bruno.page("/")
    his.get_by_label("Link to the table").fill(link)
    his.get_by_role("button", name="Go there").click()
    his.get_by_label("Your name").fill("Bruno")
    his.get_by_role("button", name="Save").click()
    his.get_by_role("button", name="Sit here").click()
    expect(hers.locator(".seats")).to_contain_text("Bruno")
    hers.get_by_role("button", name="Begin the game").click()
    for page in (hers, his):
        page.locator(".prompt").wait_for()

    def either(_: Page, act: Act, number: int) -> bool:
        return any(attempt(page, answer_in_castle, act, number) for page in (hers, his))

    do_often(hers, either, press, lambda _: len(public_lines(hers, "Anna")) > 10)
    lines = public_lines(hers, "Anna")
    expect(his.locator(".log")).to_contain_text(lines[-1].split(" ", 2)[2])
    assert public_lines(his, "Bruno")[: len(lines)] == lines


def test_whoever_sits_down_has_the_name_that_stands_in_the_field(stage: Stage) -> None:
    anna, stranger = stage.person("Anna"), stage.person("")
    table = anna.open({"game": "kingup", "seats": [["me"], ["open"], ["steward"]]})
    his = at(stranger, table)
    his.get_by_label("Your name").fill("Bruno")
    his.get_by_role("button", name="Sit here").click()
    expect(his.locator(".seats")).to_contain_text("Bruno")
    expect(his.get_by_label("Your name")).to_have_count(0)
    assert [chair["name"] for chair in anna.look(table)["chairs"]][1] == "Bruno"


def test_the_host_removes_somebody_and_both_are_told(stage: Stage) -> None:
    anna, bruno = stage.person("Anna"), stage.person("Bruno")
    table = anna.open({"game": "kingup", "seats": [["me"], ["open"], ["steward"]]})
    bruno.do(table, "sit")
    hers, his = at(anna, table), at(bruno, table)
    expect(his.get_by_role("button", name="Remove")).to_have_count(0)
    hers.get_by_role("button", name="Remove Bruno").click()
    expect(hers.get_by_role("log").first).to_contain_text("The host removes Bruno from the table.")
    expect(his.locator("body")).to_contain_text("The host of this table has removed you.")
    expect(hers.locator(".seats")).not_to_contain_text("Bruno")


def test_a_ballot_may_be_changed_and_the_other_page_cannot_tell(stage: Stage) -> None:
    people, table = company(stage)
    bring(table, people, lambda view: asked(view, "vote"), upwards())
    hers, his = at(people[0], table), at(people[1], table)
    his.locator(".ballot").first.wait_for()
    hers.locator(".ballot").first.click()
    expect(hers.locator(".ballot").first).to_have_attribute("aria-pressed", "true")
    expect(his.locator(".seat").first).to_contain_text("has voted")
    expect(his.locator(".laid-card.down")).to_have_count(1)
    his.evaluate(SETTLE)
    before = his.evaluate("document.body.outerHTML")
    his.evaluate(WATCH)
    for number in (1, 0, 1):
        hers.locator(".ballot").nth(number).click()
        expect(hers.locator(".ballot").nth(number)).to_have_attribute("aria-pressed", "true")
    his.wait_for_timeout(300)  # in which nothing may come
    assert his.evaluate("window.changes") == 0
    assert his.evaluate("document.body.outerHTML") == before
    for friend in people[1:]:
        friend.play(table, "vote yes")
    # Her last word counts: a No turns the candidate away, on all pages.
    expect(his.locator(".prompt")).to_contain_text("turned away")
    expect(hers.locator(".prompt")).to_contain_text("turned away")


def test_html_in_the_chat_and_in_a_name_is_text(stage: Stage) -> None:
    evil = "<img src=x onerror=alert(1)>"
    anna, bruno = stage.person("<b>Anna</b>"), stage.person("Bruno")
    table = anna.open({"game": "kingup", "seats": [["me"], ["open"], ["steward"]]})
    bruno.do(table, "sit")
    anna.do(table, "start")
    hers, his = at(anna, table), at(bruno, table)
    hers.locator(".tab-talk").click()
    his.locator(".tab-talk").click()
    hers.get_by_label("Your message").fill(evil)
    hers.get_by_role("button", name="Send", exact=True).click()
    hers.get_by_label("To whom").select_option("claim")
    hers.get_by_label("Your message").fill(f"I am {evil}")
    hers.get_by_role("button", name="Send", exact=True).click()
    expect(his.locator(".log")).to_contain_text(f"<b>Anna</b>: {evil}")
    expect(his.locator(".claims")).to_contain_text(f"I am {evil}")
    assert his.locator(".log img, .claims img, .seat b").count() == 0
    his.get_by_role("button", name="Well played").click()
    expect(hers.locator(".log")).to_contain_text("Bruno: Well played")


def test_a_claim_stays_in_the_ledger_true_or_not(stage: Stage) -> None:
    people, table = company(stage)
    hers, his = at(people[0], table), at(people[1], table)
    hers.locator(".tab-talk").click()
    hers.get_by_label("To whom").select_option("claim")
    hers.get_by_label("Your message").fill("I will vote Yes")
    hers.get_by_role("button", name="Send", exact=True).click()
    for page in (hers, his):
        expect(page.locator(".claims li")).to_have_text(["Anna: I will vote Yes"])
    his.reload()
    expect(his.locator(".claims li")).to_have_text(["Anna: I will vote Yes"])


def test_the_log_can_be_filtered(stage: Stage) -> None:
    anna = stage.person("Anna")
    table = anna.open({"game": "kingup", "seats": [["me"], ["steward"], ["steward"]]})
    anna.do(table, "say", text="Good evening")
    page = at(anna, table)
    log = page.locator(".log")
    expect(log).to_contain_text("Good evening")
    page.get_by_role("button", name="said", exact=True).click()
    expect(log.locator("li")).to_have_count(1)
    page.get_by_role("button", name="the game", exact=True).click()
    expect(log).not_to_contain_text("Good evening")
    expect(log).to_contain_text("Round 1 begins")
    page.get_by_role("button", name="all", exact=True).click()
    expect(log).to_contain_text("Good evening")


def test_the_notebook_stays_with_the_seat(stage: Stage) -> None:
    anna = stage.person("Anna")
    table = anna.open({"game": "kingup", "seats": [["me"], ["steward"], ["steward"]]})
    page = at(anna, table)
    page.locator(".tab-notebook").click()
    cell = page.get_by_role("button", name=re.compile("Aldo, Dario"))
    for mark in ("yes", "no", "maybe", "no mark", "yes"):
        cell.click()
        expect(cell).to_have_accessible_name(f"Aldo, Dario: {mark}")
    page.reload()
    page.locator(".tab-notebook").click()
    expect(cell).to_have_accessible_name("Aldo, Dario: yes")


def test_partners_see_each_others_favourites_and_propose_in_words(stage: Stage) -> None:
    anna, bruno = stage.person("Anna"), stage.person("Bruno")
    seats = [["me", "open"], ["steward", "steward"], ["steward"]]
    table = anna.open({"game": "vive-le-roi", "seats": seats})
    bruno.do(table, "sit")
    anna.do(table, "start")
    hers, his = at(anna, table), at(bruno, table)
    hers.locator(".character.can").first.wait_for()
    expect(hers.locator(".heart.mine")).to_have_count(6)
    expect(his.locator(".heart.partner")).to_have_count(6)
    hers.locator(".character.can").first.click()
    hers.locator(".choices .where button").last.click()
    expect(hers.locator(".prompt .what")).to_contain_text("Bruno has to agree")
    expect(hers.locator(".scene .proposed")).to_have_count(1)
    proposed = re.compile(r"Anna proposes: \S+ on floor \d")
    expect(his.locator(".prompt .what")).to_contain_text(proposed)
    expect(his.locator(".scene .proposed")).to_have_count(1)
    expect(his.locator(".prompt .stakes")).to_contain_text("the lower of a team’s two scores counts")
    his.get_by_role("button", name="Something else").click()
    expect(his.locator(".proposal, .scene .proposed")).to_have_count(0)
    expect(his.locator(".prompt .what")).to_contain_text("Place a character")
    his.reload()
    expect(his.locator(".prompt .what")).to_contain_text(proposed)
    his.get_by_role("button", name="Agree").click()
    expect(his.locator(".proposal, .scene .proposed")).to_have_count(0)
    expect(hers.locator(".log")).to_contain_text("You and Bruno place")
    expect(hers.locator(".seats .seat").first).to_contain_text("with Bruno")
    anna.do(table, "say", text="psst", team=True)
    expect(his.locator(".log")).to_contain_text("Anna (to the team): psst")


def test_the_lobby_says_whose_partner_somebody_will_be(stage: Stage) -> None:
    anna, bruno = stage.person("Anna"), stage.person("Bruno")
    table = anna.open({"game": "vive-le-roi", "seats": [["me", "open"], ["steward", "steward"], ["steward"]]})
    seats = at(bruno, table).locator(".round-table .seat")
    expect(seats.nth(1)).to_contain_text("Anna’s partner")
    expect(seats.nth(4)).not_to_contain_text("partner")
    hers = at(anna, table)
    expect(hers.locator(".round-table .seat").nth(1)).to_contain_text("your partner")
    expect(hers.locator(".outline")).to_contain_text("the lower of their two scores counts")


def test_partners_may_insist_on_their_vote(stage: Stage) -> None:
    anna, bruno = stage.person("Anna"), stage.person("Bruno")
    table = anna.open({"game": "vive-le-roi", "seats": [["me", "open"], ["steward", "steward"], ["steward"]]})
    bruno.do(table, "sit")
    anna.do(table, "start")

    def in_turn(view: dict[str, Any]) -> str | None:
        """What the partner proposed, and nothing twice."""
        chair, action = view["proposal"] or (None, None)
        if chair == view["me"] or asked(view, "vote"):
            return None
        return action["text"] if action else upwards()(view)

    bring(table, [anna, bruno], lambda view: asked(view, "vote"), in_turn)
    page = at(anna, table)
    for who, vote in ((anna, "yes"), (bruno, "no"), (anna, "yes")):
        if who is anna:
            page.locator(f".ballot.vote-{vote}").click()
        else:
            bruno.play(table, f"vote {vote}")
        expect(page.locator(".prompt .what")).to_contain_text("Bruno has to agree" if who is anna else "Bruno proposes")


def test_whoever_leaves_finds_the_seat_kept_and_takes_it_back(stage: Stage) -> None:
    anna, bruno = stage.person("Anna"), stage.person("Bruno")
    clock = {"kind": "bank", "seconds": 300, "increment": 5}
    table = anna.open({"game": "kingup", "seats": [["me"], ["open"], ["steward"]], "clock": clock})
    bruno.do(table, "sit")
    anna.do(table, "start")
    anna.plant("table/bubbles.js", "STAYS_MS = 5000", "STAYS_MS = 600_000")
    hers, his = at(anna, table), at(bruno, table)
    expect(hers.get_by_role("timer").first).to_have_text(re.compile(r"[45]:\d\d"))
    bring(table, [anna], lambda view: view["waited_for"] == [1], upwards())
    hers.get_by_role("button", name="One minute more").click()
    expect(his.locator(".log")).to_contain_text("Anna gives you more time.")
    his.locator(".tab-more").click()
    his.get_by_role("button", name="Leave the table").click()
    expect(his.locator(".kept")).to_contain_text("A bot keeps your seat")
    expect(hers.locator(".log")).to_contain_text("Bruno leaves.")
    expect(hers.locator(".bubble")).to_contain_text("Bruno leaves.")
    expect(his.locator(".character.can")).to_have_count(0)  # it is no longer for him to decide
    his.locator(".kept button").click()
    expect(his.locator(".kept")).to_have_count(0)
    expect(hers.locator(".log")).to_contain_text("Bruno is back.")


def test_a_spectator_sees_the_table_and_no_secret(stage: Stage) -> None:
    anna, walter = stage.person("Anna"), stage.person("Walter")
    table = anna.open({"game": "kingup", "seats": [["me"], ["steward"], ["steward"]]})
    bring(table, [anna], lambda view: asked(view, "climb"), upwards())
    page = at(walter, table)
    expect(page.locator(".title")).to_contain_text("You are watching.")
    expect(page.get_by_text("One spectator")).to_be_visible()
    expect(page.locator(".scene .character")).to_have_count(13)
    assert page.locator(".secret, .heart, .talk, .notebook, .character.can").count() == 0
    assert "Favourites" not in page.locator("#app").inner_text()


def test_another_game_with_the_same_people(stage: Stage) -> None:
    """Whoever presses first opens the table; the others are asked, not dragged along."""
    anna, bruno = stage.person("Anna"), stage.person("Bruno")
    table = anna.open({"game": "intrigue", "seats": [["me"], ["open"], *[["steward"]] * 2], "most_rounds": 1})
    bruno.do(table, "sit")
    anna.do(table, "start")
    bring(table, [anna, bruno], lambda view: view["status"] == "finished", saves)
    hers, his = at(anna, table), at(bruno, table)
    hers.get_by_role("button", name="Once more").click()
    hers.wait_for_url(lambda url: table not in url)
    expect(hers.get_by_role("button", name="Begin the game")).to_be_disabled()
    expect(his.locator(".log")).to_contain_text("Anna wants to play again.")
    his.get_by_role("button", name="Once more").click()
    his.wait_for_url(hers.url)
    hers.get_by_role("button", name="Begin the game").click()
    his.locator(".prompt").wait_for()
