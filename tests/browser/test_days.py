"""Games over days: made, shown and left for a holiday, in the page."""

from playwright.sync_api import expect

from tests.browser.checks import found_by_axe
from tests.browser.gallery import Stage, at
from tests.browser.people import any_move, asked, bring
from tests.browser.playing import answer_in_castle, do_next, press


def test_a_table_for_days_is_made_in_the_page(stage: Stage) -> None:
    anna = stage.person("Anna")
    page = anna.page("/new/kingup")
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_text("Settings of the table").click()
    page.get_by_label("Clock").select_option("days")
    page.get_by_role("spinbutton", name="Days for each decision").fill("5")
    page.get_by_role("checkbox", name="Weekends do not count").check()
    page.get_by_label("When somebody’s time is up").select_option("until-back")
    expect(page.get_by_role("spinbutton", name="Seconds")).to_have_count(0)
    assert found_by_axe(page, "light") == []
    page.locator("form button.main").click()
    page.locator(".gathering").wait_for()
    expect(page.locator(".outline")).to_contain_text("5 days for each decision")
    clock = anna.ask(f"/api/tables/{page.url.rsplit('/', 1)[1]}/options")["clock"]
    assert (clock["kind"], clock["days"], clock["weekends_off"], clock["at_timeout"]) == ("days", 5, True, "until-back")


def test_friends_choose_to_play_over_several_days_and_more_keeps_their_chairs(stage: Stage) -> None:
    anna = stage.person("Anna")
    page = anna.page("/friends/kingup")
    page.get_by_label("How many play?").select_option("4")
    page.get_by_role("radio", name="Over several days").check()
    page.get_by_role("link", name="Rules, clock and more").click()
    page.get_by_text("Settings of the table").click()
    expect(page.get_by_label("Clock")).to_have_value("days")
    expect(page.get_by_text("the time zone of this device")).to_be_visible()
    for seat in (2, 3, 4):
        expect(page.get_by_label(f"Seat {seat}")).to_have_value("open")
    page.go_back()
    page.get_by_role("radio", name="Over several days").check()
    page.get_by_role("button", name="Open the table").click()
    page.locator(".gathering").wait_for()
    assert anna.ask(f"/api/tables/{page.url.rsplit('/', 1)[1]}/options")["clock"]["kind"] == "days"


def test_after_the_first_move_over_days_notices_are_offered_once(stage: Stage) -> None:
    anna, bruno = stage.person("Anna"), stage.person("Bruno")
    options = {"game": "kingup", "seats": [["me"], ["open"], ["steward"]], "first_seat": 0, "clock": {"kind": "days"}}
    table = anna.open(options)
    bruno.do(table, "sit")
    anna.do(table, "start")
    page = at(anna, table)
    page.locator(".prompt.yours").wait_for()
    for _ in ("whom", "where"):
        do_next(page, answer_in_castle, press)
    expect(page.get_by_role("button", name="Yes, tell me")).to_be_visible()
    page.get_by_role("button", name="Not now").click()
    expect(page.locator(".call-bar")).to_have_count(0)
    bring(table, [anna, bruno], lambda view: asked(view, "place"), any_move)
    do_next(page, answer_in_castle, press)
    do_next(page, answer_in_castle, press)
    page.locator(".prompt:not(.yours)").wait_for()
    expect(page.get_by_role("button", name="Yes, tell me")).to_have_count(0)


def test_a_holiday_is_taken_seen_by_all_and_ended(stage: Stage) -> None:
    anna, bruno = stage.person("Anna"), stage.person("Bruno")
    clock = {"kind": "days", "days": 3, "holidays": 10}
    table = anna.open(
        {"game": "kingup", "seats": [["me"], ["open"], ["steward"]], "clock": clock, "first_seat": 0}, False
    )
    bruno.do(table, "sit")
    anna.do(table, "start")
    page = at(anna, table)
    expect(page.locator(".seat.asked .clock")).to_have_text("2 d 23 h")
    page.get_by_role("tab", name="More").click()
    page.get_by_label("Days").fill("4")
    page.get_by_role("button", name="Go on holiday").click()
    expect(page.locator(".seat.asked")).to_contain_text("on holiday until")
    expect(page.locator(".seat.asked .clock")).to_have_text("6 d 23 h")
    seen = at(bruno, table)
    expect(seen.locator(".prompt .on-holiday")).to_contain_text("Anna is on holiday until")
    expect(seen.get_by_role("button", name="Give Anna one day more")).to_be_visible()
    expect(seen.locator(".seat.asked")).to_contain_text("on holiday until")
    expect(seen.locator(".log")).to_contain_text("Anna is on holiday for 4 days.")
    page.get_by_role("button", name="I am back").click()
    expect(page.get_by_text("You may still be on holiday for 9 days")).to_be_visible()
    bring(table, [bruno, anna], lambda view: asked(view, "place"), any_move)
    expect(page.locator(".seat.asked")).to_contain_text("Bruno")


def test_after_a_move_the_next_game_that_waits_is_one_click_away(stage: Stage) -> None:
    anna, bruno = stage.person("Anna"), stage.person("Bruno")
    options = {"game": "kingup", "seats": [["me"], ["open"], ["steward"]], "first_seat": 0, "clock": {"kind": "days"}}
    first, second = (anna.open(options) for _ in range(2))
    for table in (first, second):
        bruno.do(table, "sit")
        anna.do(table, "start")
    page = at(anna, first)
    page.locator(".prompt.yours").wait_for()
    expect(page.locator(".call-bar")).to_have_count(0)
    for _ in ("whom", "where"):
        do_next(page, answer_in_castle, press)
    page.get_by_role("button", name="Next game").click()
    page.wait_for_url(f"**/table/{second}")
    page.locator(".prompt.yours").wait_for()
    expect(page.locator(".call-bar")).to_have_count(0)


def test_a_vote_in_advance_is_said_taken_back_and_shown_when_it_comes_to_it(stage: Stage) -> None:
    anna, bruno = stage.person("Anna"), stage.person("Bruno")
    options = {"game": "kingup", "seats": [["me"], ["open"], ["open"]], "first_seat": 0, "clock": {"kind": "days"}}
    table, cleo = anna.open(options), stage.person("Cleo")
    for person in (bruno, cleo):
        person.do(table, "sit")
    anna.do(table, "start")
    page = at(anna, table)
    page.get_by_role("tab", name="Votes").click()
    ahead = page.get_by_role("region", name="Votes in advance")
    expect(ahead.get_by_text("You have 4 No cards left.")).to_be_visible()
    no = ahead.get_by_role("group", name="Odessa").get_by_role("button", name="No")
    for said in ("true", "false"):  # pressed again it is taken back
        no.click()
        expect(no).to_have_attribute("aria-pressed", said)
    ahead.get_by_role("button", name="Yes to all my Favourites").click()
    mine = ahead.locator(".ahead-row", has=page.locator(".heart"))
    expect(mine.locator(".vote-yes[aria-pressed=true]")).to_have_count(mine.count())
    assert mine.count() > 1
    for choice in ahead.get_by_role("button", name="No", exact=True).all():
        choice.click()
    expect(ahead.locator(".vote-no[aria-pressed=true]")).to_have_count(13)
    assert found_by_axe(page, "light") == []
    bring(table, [anna, bruno, cleo], lambda view: view["game"]["candidate"] is not None, any_move)
    expect(page.locator(".election")).to_contain_text("You have said in advance: No.")
    assert anna.ask(f"/api/tables/{table}")["voted"] == []
    page.locator(".ballot.vote-yes").click()
    expect(page.locator(".election")).to_contain_text("You may change it")
    assert bruno.ask(f"/api/tables/{table}")["votes_ahead"]["given"] == []
