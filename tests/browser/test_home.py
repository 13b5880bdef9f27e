"""Home and inviting: one button for each wish, what waits for me on top, open chairs for friends."""

from playwright.sync_api import expect

from tests.browser.checks import faults_of
from tests.browser.gallery import STEWARDS, Stage
from tests.browser.people import any_move, asked, bring


def test_there_is_one_large_button_for_each_wish(stage: Stage) -> None:
    """A first visit: nothing is written on the console, which the stage checks."""
    page = stage.person("").page("/")
    wishes = page.locator(".ways-in .big")
    expect(wishes).to_have_text(["Play with friends", "Play now against bots", "Learn"])
    for wish in wishes.all():
        box = wish.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 800
    walls = page.locator(".greeting .floor-5 rect").evaluate_all(
        "all => all.map((each) => getComputedStyle(each).fill)"
    )
    assert walls == ["rgb(246, 201, 194)"]  # the castle that greets has the rooms of the one that is played in


def test_what_waits_for_me_stands_first(stage: Stage) -> None:
    anna = stage.person("Anna")
    waiting = anna.open({"game": "kingup", "seats": [["me"], *STEWARDS]})
    bring(waiting, [anna], lambda view: asked(view, "place"), any_move)
    anna.open({"game": "vive-le-roi", "seats": [["me"], ["open"], ["steward"]]})  # changed later, and waits for nobody
    page = anna.page("/")
    rows = page.locator(".running .tables li")
    expect(rows.first).to_contain_text("your turn")
    expect(rows.first.locator("a")).to_have_attribute("href", f"/table/{waiting}")
    expect(rows.nth(1)).not_to_contain_text("your turn")
    expect(rows.nth(1)).to_contain_text("waiting for people")
    assert [each["waits_for_me"] for each in anna.ask("/api/me/tables")] == [False, True]


def test_friends_are_invited_with_a_name_a_game_and_open_chairs(stage: Stage) -> None:
    stranger = stage.person("")
    page = stranger.page("/")
    page.get_by_role("link", name="Play with friends").click()
    page.get_by_label("Your name").fill("Zoe")
    page.get_by_role("radio", name="Vive le Roi !").check()
    page.get_by_label("How many play?").select_option("5")
    button = page.get_by_role("button", name="Open the table")
    expect(button).to_be_in_viewport(ratio=1)
    button.click()
    page.locator(".gathering").wait_for()
    chairs = stranger.look(page.url.rsplit("/", 1)[1])["chairs"]
    assert [chair["kind"] for chair in chairs] == ["person", *["open"] * 4]
    assert chairs[0]["name"] == "Zoe"


def test_nothing_keeps_anybody_out(stage: Stage) -> None:
    page = stage.person("Anna").page("/friends")
    page.locator(".game").first.wait_for()
    assert faults_of(page) == {}
