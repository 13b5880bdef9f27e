"""Several people at one screen: what one of them sees is not in the page when the next one looks."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.gallery import Stage
from tests.browser.people import EXPLAINED, Person, asked, play_openly, upwards
from tests.browser.playing import answer_in_castle, do_next, do_often, press
from vivat.words import words

EXPLAIN = """async (explained) =>
    (await import('/client/js/app.js')).linked['settings.js'].change({explained})"""
"""So much has been explained already."""

ALL_OF_IT = """() => {
    const attributes = (node) => [...(node.attributes ?? [])].map((each) => `${each.name}=${each.value}`);
    const own = (node) => [node.nodeValue ?? "", node.value ?? "", ...attributes(node)];
    const walk = (node) => [...own(node), ...[...node.childNodes].flatMap(walk)];
    return [document.title, location.href, ...walk(document.documentElement)].join("\\\\n");
}"""


def everything(page: Page) -> str:
    """All texts and attributes of the page."""
    return str(page.evaluate(ALL_OF_IT))


def hold(page: Page) -> None:
    """Hold the button until the curtain opens."""
    box = page.locator(".curtain .hold").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.locator(".secret").first.wait_for()
    page.mouse.up()


def ask_to_look(page: Page, name: str) -> None:
    """From the open board to somebody's curtain."""
    page.get_by_role("button", name=f"{name}: look at my card").click()
    page.locator(".curtain").wait_for()


def look(page: Page, name: str) -> None:
    """From the open board to what somebody sees."""
    ask_to_look(page, name)
    hold(page)


def close(page: Page) -> None:
    """Whoever has looked closes the curtain."""
    page.locator(".settled button").evaluate("each => each.click()")
    page.locator(".looks").wait_for()


def begin(
    stage: Stage,
    *fault: str,
    hold_ms: int = 50,
    clock: bool = False,
    script: str = "",
    names: tuple[str, ...] = ("Zoe", "Yves"),
) -> tuple[Page, str]:
    """Two people and a bot, or three people, from the page of a new table to the open board; the page, and the id.

    Perhaps with a clock that can be put forward.
    """
    anna = stage.person("Anna")
    anna.plant("screens/hot_seat.js", "HOLD_MS = 700", f"HOLD_MS = {hold_ms}")
    if fault:
        anna.plant(*fault)
    page = anna.page()
    if clock:
        page.clock.install()
    if script:
        page.add_init_script(script)
    page.goto("/new/kingup")
    for number in range(2, len(names) + 1):
        page.get_by_label(f"Seat {number}").select_option("open")
    page.get_by_role("button", name="Remove the last seat").click()
    page.get_by_role("button", name="Play at this screen").click()
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Player {number}").fill(name)
    page.get_by_role("button", name="Begin the game").click()
    page.locator(".looks").wait_for()
    return page, page.url.rsplit("/", 1)[1]


def test_how_many_play_is_asked_on_the_page_itself(stage: Stage) -> None:
    page = stage.person("Anna").page("/new/kingup")
    page.get_by_role("button", name="Play at this screen").click()
    page.get_by_label("How many of you play at this screen?").select_option("3")
    for number in range(1, 4):
        expect(page.get_by_label(f"Player {number}")).to_be_visible()
    page.get_by_label("How many of you play at this screen?").select_option("2")
    expect(page.get_by_label("Player 3")).to_have_count(0)
    page.get_by_label("Player 2").fill("Yves")
    page.get_by_role("button", name="Begin the game").click()
    expect(page.get_by_role("button", name="Yves: look at my card")).to_be_visible()


def test_who_only_looks_sees_all_of_the_page(stage: Stage) -> None:
    page, _ = begin(stage)
    look(page, "Zoe")
    note, bar = page.locator(".own-look").bounding_box(), page.locator(".table-screen").bounding_box()
    assert note is not None
    assert bar is not None
    assert bar["y"] >= note["y"] + note["height"] - 1


def traces(page: Page, *words: str) -> list[str]:
    """Which of these stand anywhere in the page, and where."""
    seen = everything(page)
    return [
        f"{each}: …{seen[max(0, seen.index(each) - 80) : seen.index(each) + 80]}…" for each in words if each in seen
    ]


def left_behind(page: Page, most_votes: int) -> list[str]:
    """Play for both; search the open board and every curtain for what the last player knew."""
    secrets: dict[str, list[str]] = {}
    for name in ("Zoe", "Yves"):
        if found := traces(page, "class=heart", "Favourites of", "Your Favourites:"):
            return found
        ask_to_look(page, name)
        if found := traces(page, "Favourite", "heart", "vote", *(each for held in secrets.values() for each in held)):
            return found
        hold(page)
        secrets[name] = page.locator(".favourites").first.locator("li > span:first-of-type").all_inner_texts()
        assert len(secrets[name]) == 6
        close(page)
    votes = 0
    while votes < most_votes:
        do_often(page, answer_in_castle, press, lambda _: page.locator(".curtain, .ranking").count() > 0)
        if page.locator(".ranking").count():
            break
        if found := traces(page, "Favourite", "heart", "vote", " places ", " moves ", "You place", "You move"):
            return found
        hold(page)
        page.locator(".ballot").first.click()
        page.locator(".curtain, .looks").first.wait_for()
        votes += 1
    return traces(page, "class=heart", "Favourites of", "Your Favourites:")


def test_nothing_of_the_last_player_is_left_behind_the_curtain(stage: Stage) -> None:
    page, _ = begin(stage)
    assert left_behind(page, 2) == []


def assert_shown(what: Locator, is_shown: bool) -> None:
    """Something may not be shown in this moment, or with a planted fault it is, as soon as the page has drawn it."""
    if is_shown:
        expect(what).not_to_have_count(0)
    else:
        assert what.count() == 0


HOLDS_ANSWERS = """(() => {
    const Whole = window.WebSocket;
    const held = (window.held = []);
    window.release = () => held.splice(0).forEach((hear) => hear());
    window.WebSocket = class extends Whole {
        set onmessage(hear) {
            super.onmessage = (event) => {
                if (event.data.startsWith('{"type":"because"')) held.push(() => hear(event));
                else hear(event);
            };
        }
    };
})()"""
"""For a page on which the answers to why something cannot be done come late: `release()`."""


@pytest.mark.parametrize("fault", [(), ("table_store.js", "if (this._closed) return; // what was", "// what was")])
def test_an_answer_that_comes_after_the_curtain_is_not_shown(stage: Stage, fault: tuple[str, ...]) -> None:
    page, _ = begin(stage, *fault, script=HOLDS_ANSWERS)
    expect(page.locator(".looks strong")).to_contain_text("is to play")
    other = "Yves" if "Zoe" in page.locator(".looks strong").inner_text() else "Zoe"
    look(page, other)
    page.locator(".scene .character").first.dispatch_event("click")  # who is not asked asks why
    page.wait_for_function("() => window.held.length")
    close(page)
    before = page.locator(".toast").all_inner_texts()
    page.evaluate("() => new Promise((done) => (window.release(), setTimeout(done)))")
    assert before == []
    assert_shown(page.locator(".toast"), bool(fault))


HOLDS_NEWS = """(() => {
    const Whole = window.WebSocket;
    const held = [];
    window.WebSocket = class extends Whole {
        set onmessage(hear) {
            super.onmessage = (event) => {
                if (window.holds && this.url.includes("hand=")) window.holds = held.push(() => hear(event));
                else hear(event);
            };
        }
    };
    new MutationObserver(() => document.querySelector(".looks") && held.splice(0).forEach((hear) => hear()))
        .observe(document, { childList: true, subtree: true });
})()"""
"""For a page on which a player's news come, once it `holds` them, in the moment in which the curtain closes."""


@pytest.mark.parametrize("fault", [(), ("table/news.js", "{ useLayoutEffect,", "{ useEffect: useLayoutEffect,")])
def test_news_that_come_with_the_curtain_are_not_heard(stage: Stage, fault: tuple[str, ...]) -> None:
    page, table = begin(stage, *fault, script=HOLDS_NEWS)
    look(page, "Zoe")
    page.evaluate("window.holds = true")
    stage.people[0].do(table, "say", hand=1, text="Good evening", team=True)  # to herself
    page.wait_for_function("() => window.holds > 0 && window.holds !== true")
    close(page)
    assert_shown(page.locator("#announcer p").filter(has_text="Good evening"), bool(fault))


FAULTS = {
    "what a screen reader heard": ("announce.js", "?.replaceChildren()", "?.hasChildNodes()"),
    "the page of the last player, only hidden": (
        "screens/hot_seat.js",
        "back=${close}\n      />",
        "back=${close}\n      />"
        "<div hidden>"
        "<${Turn} id=${store.id} chair=${localChairs(view)[0]} hand=${1} looks=${true} done=${() => {}} />"
        "</div>",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_left_behind_the_curtain_is_found(stage: Stage, fault: str) -> None:
    page, _ = begin(stage, *FAULTS[fault])
    assert left_behind(page, 1) != []


def test_a_short_press_does_not_open_the_curtain(stage: Stage) -> None:
    page, _ = begin(stage, hold_ms=20_000, clock=True)  # the clock goes on by itself, too
    ask_to_look(page, "Zoe")
    grows = page.locator(".curtain .hold").evaluate("each => getComputedStyle(each).backgroundImage")
    assert "gradient" in grows  # how long is left to hold is seen
    page.locator(".curtain .hold").click()
    page.clock.fast_forward(25_000)
    expect(page.locator(".curtain")).to_be_visible()
    page.locator(".curtain .hold").focus()
    page.keyboard.down("Enter")
    page.clock.fast_forward(25_000)
    page.locator(".secret").wait_for()
    page.keyboard.up("Enter")
    expect(page.locator(".prompt")).to_contain_text(re.compile("Place a character|Waiting"))


def play_as_a_program(anna: Person, table: str, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Decide for both hands, to save time, until a hand sees what we want to see; the table as it sees it."""
    while True:
        for hand in (1, 2):
            view: dict[str, Any] = anna.ask(f"/api/tables/{table}?hand={hand}")
            if until(view):
                return view
            if view["legal"] and view["ballot"] is None:
                command = {"type": "play", "id": f"{view['decision']}-{hand}", "decision": view["decision"]}
                answer = command | {"action": upwards()(view)}
                anna.context.request.post(f"/api/tables/{table}/commands?hand={hand}", data=answer)


def test_sealed_ballots_look_the_same_to_the_next_player(stage: Stage) -> None:
    """Whatever the first one votes, the curtain after it is the same page."""
    pages = []
    for vote in (0, 1):
        page, table = begin(stage)
        play_as_a_program(stage.people[-1], table, lambda view: asked(view, "vote"))
        page.reload()  # no curtain of an earlier decision is left
        hold(page)
        page.locator(".ballot").nth(vote).click()
        page.locator(".ballot").first.wait_for(state="detached")
        page.locator(".curtain").wait_for()
        pages.append(everything(page).replace(table, "TABLE"))
    assert pages[0].replace("Yves", "X").replace("Zoe", "X") == pages[1].replace("Yves", "X").replace("Zoe", "X")


def test_the_same_people_play_once_more(stage: Stage) -> None:
    page, table = begin(stage)
    [anna] = stage.people
    ended = play_as_a_program(anna, table, lambda view: bool(view["status"] == "finished"))
    names = [chair["name"] for chair in ended["chairs"]]
    expect(page.locator(".finished h2")).not_to_contain_text("You")
    page.get_by_role("button", name="Once more").click()
    page.wait_for_url(lambda url: "/hot-seat/" in url and table not in url)
    page.locator(".looks").wait_for()
    assert [chair["name"] for chair in anna.look(page.url.rsplit("/", 1)[1])["chairs"]] == names
    phone = stage.person("")
    phone.may_be_refused = True
    phone.post("/api/devices", {"code": anna.post("/api/me/links")["code"], "name": "phone"})
    elsewhere = phone.page(page.url)
    expect(elsewhere.locator(".looks")).to_contain_text("on another of your devices")
    expect(elsewhere.locator(".scene")).to_be_visible()
    expect(elsewhere.locator(".looks button, .character.can")).to_have_count(0)


def test_a_round_takes_fewer_than_fifteen_curtain_actions(stage: Stage) -> None:
    """Everybody looks once and votes; what is public is done on the open board, and ballots are turned over there."""
    page, table = begin(stage, names=("Zoe", "Yves", "Xenia"))
    anna, actions = stage.people[0], 0
    page.evaluate(EXPLAIN, [])
    expect(page.locator(".first-use p")).to_have_text(words().say("first-one-board"))  # nobody has hearts here
    page.evaluate(EXPLAIN, list(EXPLAINED))
    for name in ("Zoe", "Yves", "Xenia"):
        look(page, name)
        close(page)
        actions += 2
    moved = page.locator(".log").inner_text().count("places")
    for _ in ("whom", "where"):
        do_next(page, answer_in_castle, press)
    expect(page.locator(".log")).to_contain_text(re.compile(f"(places.*){{{moved + 1}}}", re.DOTALL))
    while (view := anna.look(table))["game"]["round"] == 1 and view["status"] == "playing":
        if view["open_moves"]:
            play_openly(anna, table, upwards())  # to save time
            continue
        hold(page)
        actions += 1
        page.locator(".ballot").first.click()
        page.locator(".ballot").first.wait_for(state="detached")
    assert 9 <= actions < 15
    expect(page.locator(".log")).to_contain_text("crown")
