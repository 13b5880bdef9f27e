"""After the game: the podium, how it went, who wants to play again, and a picture to share."""

import re
from itertools import count
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.checks import faults_of
from tests.browser.gallery import Stage, at, finished_table, saves
from tests.browser.people import bring
from tests.browser.records import FRIENDS, table_of
from vivat.game import CastleGame


def test_the_end_shows_a_podium_points_by_round_and_what_decided(stage: Stage) -> None:
    anna, table = finished_table(stage)
    game = anna.look(table)["game"]
    page = at(anna, table)
    expect(page.locator(".podium li")).to_have_count(3)
    totals = [int(each) for each in page.locator(".rounds tbody tr td:first-of-type").all_inner_texts()]
    assert totals == sorted(game["scores"], reverse=True)
    expect(page.locator(".rounds .own-row th")).to_have_text("You")
    expect(page.locator(".podium strong").filter(has_text="You")).to_have_count(1)
    expect(page.locator(".rounds thead th")).to_have_count(2 + len(game["counts"]))
    ahead = totals[0] - totals[1]
    expect(page.locator(".close")).to_contain_text(str(ahead) if ahead > 1 else "one point" if ahead else "level")
    page.locator(".deciding a").first.click()
    page.wait_for_url("**/replay/1/*")
    expect(page.locator(".now")).to_be_visible()
    page.go_back()
    page.locator(".podium").wait_for()
    assert faults_of(page) == {}


def test_at_the_end_a_team_stands_as_one(stage: Stage) -> None:
    anna = stage.person("Anna")
    table = anna.open({"game": "vive-le-roi", "seats": [["steward", "steward"]] * 3, "shared_pawn": True})
    bring(table, [anna], lambda view: view["status"] == "finished", saves)
    view = anna.look(table)
    names = [" and ".join(chair["name"] for chair in view["chairs"] if chair["seat"] == seat) for seat in range(3)]
    first, second, _third = view["game"]["standings"]
    page = at(anna, table)
    close = page.locator(".close")
    expect(close).to_contain_text(f"{names[first['seat']]} are" if second["behind"] else names[first["seat"]])
    expect(close).to_contain_text(names[second["seat"]])
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="To the end").click()
    for name in names:
        expect(page.locator(".log").get_by_text(f"{name} ").first).to_be_attached()


@pytest.mark.parametrize(
    ("edition", "how", "said"),
    [
        ("kingup", "score", r"(You are|Bruno is|Chiara is) (one point|\d+ points) ahead of (you|Bruno|Chiara)\."),
        ("kingup", "most-favourites", r"are level, and (you have|\w+ has) (one|\d) more Favourites? in the castle\."),
        ("vive-le-roi", "highest-favourite", r"are level, and (you have|\w+ has) the highest Favourite\."),
        ("vive-le-roi", "shared", r"^(\w+) and (\w+) are level, and nothing breaks the tie\.$"),
        ("vive-le-roi", "emissary", r"^The Emissary is (one point|\d+ points) ahead of (\w+)\.$"),
    ],
)
def test_the_end_says_why_somebody_has_won(stage: Stage, edition: str, how: str, said: str) -> None:
    page = table_of(stage.person("Anna"), won_by(edition, how))
    expect(page.locator(".close")).to_have_text(re.compile(said))


def won_by(edition: str, how: str) -> CastleGame:
    """A game among three that nobody thinks about, and that was won in this way."""
    for seed in count():
        luck = Random(seed)
        game = CastleGame.start(edition, FRIENDS, seed, emissary=how == "emissary")
        while not game.is_over:
            game.play(luck.choice(game.legal_actions()))
        if game.outcome is not None and game.outcome.reason == how:
            return game
    raise AssertionError("seeds do not end")


def test_the_end_is_shared_as_a_picture_and_a_link(stage: Stage) -> None:
    anna, table = finished_table(stage)
    page = at(anna, table)
    page.evaluate("""() => {
        navigator.canShare = () => true;
        navigator.share = async ({files, url}) => {
            const picture = await createImageBitmap(files[0]);
            window.shared = [picture.width, picture.height, url];
        };
    }""")
    page.get_by_role("button", name="Share").click()
    page.wait_for_function("() => window.shared")
    wide, high, url = page.evaluate("window.shared")
    assert (wide, high) == (1200, 630)
    assert url.endswith(f"/table/{table}/replay/1/0")


def test_everybody_sees_who_wants_to_play_again_and_nobody_is_dragged_along(stage: Stage) -> None:
    anna, bruno = stage.person("Anna"), stage.person("Bruno")
    table = anna.open({"game": "intrigue", "seats": [["me"], ["open"], *[["steward"]] * 2], "most_rounds": 1})
    bruno.do(table, "sit")
    anna.do(table, "start")
    bring(table, [anna, bruno], lambda view: view["status"] == "finished", saves)
    anna.do(table, "say", text="That was close!")
    hers, his = at(anna, table), at(bruno, table)
    hers.request.put("/api/me", data={"name": "Annabella"})
    hers.get_by_role("button", name="Once more").click()
    hers.wait_for_url(lambda url: table not in url)
    expect(hers.locator("main")).to_contain_text("Annabella")  # who has another name by now plays on with it
    expect(hers.locator(".gathering")).to_contain_text("Still expected from the last game: Bruno.")
    expect(hers.locator(".conversation")).to_contain_text("That was close!")
    expect(his.locator(".wanting")).to_contain_text("Anna wants to play again")
    expect(his.locator(".call-bar")).to_contain_text("Once more? Asked by Anna.")
    assert his.url.endswith(table)
    his.locator(".call-bar").get_by_role("button", name="I’m in").click()
    his.wait_for_url(hers.url)
    expect(hers.locator(".gathering")).not_to_contain_text("Still expected")
    his.reload()
    expect(his.locator(".conversation")).to_contain_text("That was close!")
    assert anna.look(table)["rematch_requests"] == [0, 1]
