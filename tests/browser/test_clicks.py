"""A click is never lost, and never counts twice: several of them, and keys, before the page is drawn again."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ElementHandle, JSHandle, Locator, Page, Request, Route, WebSocketRoute, expect

from tests.browser.gallery import Stage, at, castle, company, finished_table, first, intrigue_friends, saves
from tests.browser.people import CUTTABLE, Person, any_move, asked, bring, play_openly, until, upwards

AT_ONCE = """async (inputs) => {
    const point = (where, kind, x, y) => {
        const facts = {bubbles: true, button: 0, pointerId: 1, clientX: x, clientY: y};
        where.dispatchEvent(new PointerEvent(kind, facts));
    };
    const middle = (where) => {
        const {x, y, width, height} = where.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const does = {
        click: (where) => where.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true})),
        key: (where, key) => where.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true})),
        press: (where) => point(where, "pointerdown", ...middle(where)),
        release: (where) => point(where, "pointerup", ...middle(where)),
        drag: (where, to) => {
            point(where, "pointerdown", ...middle(where));
            for (const _ of [1, 2]) point(where, "pointermove", ...middle(to));
            point(where, "pointerup", ...middle(to));
        },
        fill: (where, value) => {
            where.value = value;
            for (const kind of ["input", "change"]) where.dispatchEvent(new Event(kind, {bubbles: true}));
        },
        submit: (where) => where.requestSubmit(),
    };
    for (const [kind, where, what] of inputs) does[kind](where, what);
    for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}"""
"""Does all of it in one breath, then waits until it is drawn."""

Input = tuple[str, Locator] | tuple[str, Locator, str | Locator]


def at_once(page: Page, *inputs: Input) -> None:
    """Several inputs within one frame: ("click", where), ("key", where, "Escape"), ("fill", where, "text")…"""

    def found(each: str | Locator) -> str | JSHandle | ElementHandle:
        return each if isinstance(each, str) else each.evaluate_handle("each => each")

    page.evaluate(AT_ONCE, [[found(part) for part in each] for each in inputs])


def twice(button: Locator) -> None:
    """A double click, faster than the page is drawn."""
    at_once(button.page, ("click", button), ("click", button))


def listened(person: Person, path: str) -> tuple[Page, list[dict[str, Any]]]:
    """A page, and the commands that it sends to its table."""
    page = person.page()
    sent: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] not in ("ping", "why"):
            sent.append(message)

    page.on("websocket", lambda line: line.on("framesent", hear))
    page.goto(path)
    return page, sent


def at_table(person: Person, table: str) -> tuple[Page, list[dict[str, Any]]]:
    """The page of a table, there and drawn, and the commands that it sends."""
    page, sent = listened(person, f"/table/{table}")
    page.locator(".prompt, .gathering, .finished").first.wait_for()
    return page, sent


def asked_of(page: Page, method: str, path: str) -> list[str]:
    """The requests that the page makes from now on, of one kind."""
    found: list[str] = []

    def hear(request: Request) -> None:
        if request.method == method and request.url.endswith(path):
            found.append(request.url)

    page.on("request", hear)
    return found


def hold_back(page: Page, kind: str, pass_first: int = 0) -> list[Callable[[], None]]:
    """The commands of a kind, after some that may pass, wait until the test lets them go: calling one does that."""
    held: list[Callable[[], None]] = []
    ids: list[str] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == kind:
                ids.append(message["id"])
            if message["type"] == kind and len(ids) > pass_first:
                held.append(lambda: server.send(frame))
            else:
                server.send(frame)

        line.on_message(pass_on)

    page.route_web_socket("**/socket?*", between)
    return held


# Replays.


def test_clicks_and_keys_in_one_frame_are_all_steps(stage: Stage) -> None:
    anna, table = finished_table(stage)
    page = anna.page(f"/table/{table}/replay/1/10")
    moment, body = page.locator(".scrub span"), page.locator("body")
    expect(moment).to_contain_text("Moment 10 of")
    on = page.get_by_role("button", name="One step on")
    at_once(page, ("click", on), ("key", body, "ArrowRight"), ("key", body, "ArrowRight"), ("click", on))
    expect(moment).to_contain_text("Moment 14 of")
    at_once(page, ("key", body, "ArrowLeft"), ("key", body, "ArrowRight"), ("key", body, "ArrowLeft"))
    expect(moment).to_contain_text("Moment 13 of")
    at_once(page, ("fill", page.get_by_label("Seen by"), "1"), ("click", on))
    page.wait_for_url("**/replay/1/14?chair=1")
    at_once(page, ("click", on), ("fill", page.get_by_label("Seen by"), ""))
    page.wait_for_url("**/replay/1/15")
    play = page.locator(".steps button.main")
    twice(play)
    expect(play).to_have_attribute("aria-pressed", "false")
    at_once(page, ("click", page.get_by_role("link", name="To the table")), ("key", body, "ArrowRight"))
    expect(page.locator(".finished")).to_be_visible()


# A new table.


def test_every_click_on_a_new_table_counts(stage: Stage) -> None:
    page = stage.person("Anna").page("/new/kingup")
    chairs = page.locator(".chair")
    expect(chairs).to_have_count(4)
    more, less = (page.get_by_role("button", name=name) for name in ("One more seat", "Remove the last seat"))
    twice(more)
    expect(chairs).to_have_count(6)
    at_once(page, ("click", less), ("click", more), ("click", more), ("click", more))
    expect(chairs).to_have_count(6)  # and no more than can play
    at_once(page, *[("click", less)] * 2)
    expect(chairs).to_have_count(4)
    page.get_by_text("Settings of the table").click()
    at_once(
        page,
        ("click", page.get_by_role("checkbox", name="Listed")),
        ("click", page.get_by_role("checkbox", name="Ask twice")),
        ("fill", page.get_by_label("Seat 2"), "open"),
        ("fill", page.get_by_label("Seat 3"), "random"),
        ("submit", page.locator("form")),
        ("submit", page.locator("form")),
    )
    page.locator(".gathering").wait_for()
    made = page.evaluate("JSON.parse(localStorage['vivat-settings']).lastTable")
    assert (made["listed"], made["ask_twice"]) == (True, True)
    assert made["seats"] == [["me"], ["open"], ["random"], ["steward"]]
    assert len(stage.people[0].ask("/api/me/tables")) == 1


def test_a_table_is_opened_once_while_its_screen_is_on_the_way(stage: Stage) -> None:
    page = stage.person("Anna").page()
    held: list[Route] = []
    page.route("**/js/screens.js*", lambda route: held.insert(0, route))
    made = asked_of(page, "POST", "/api/tables")
    page.goto("/")
    button = page.get_by_role("button", name="Against bots").first
    twice(button)
    page.wait_for_url("**/table/*")
    twice(button)
    until(page, lambda: bool(held))
    for route in held:
        route.continue_()
    page.locator(".scene").wait_for()
    assert len(made) == 1


# Names and links.


def test_a_name_that_is_typed_and_sent_at_once_is_the_name(stage: Stage) -> None:
    page = stage.person("").page("/")
    guests, names = asked_of(page, "POST", "/api/guests"), asked_of(page, "PUT", "/api/me")
    page.get_by_role("button", name="Pick a name").click()
    form = page.locator("form.who")
    play = page.get_by_role("button", name="Play now")
    at_once(page, ("fill", form.locator("input"), "Zoe"), *[("submit", form)] * 2, *[("click", play)] * 2)
    expect(page.locator(".seats")).to_contain_text("Zoe")
    assert (len(guests), len(names)) == (1, 0)


def test_two_clicks_on_a_link_are_one_step_for_the_way_back(stage: Stage) -> None:
    page = stage.person("Anna").page("/settings")
    twice(page.get_by_role("link", name="Rules"))
    expect(page.locator(".topic").first).to_be_visible()
    page.go_back()
    expect(page.locator("h1")).to_have_text("Settings")


# Before the game.


def test_one_sits_down_once_gets_up_once_and_begins_once(stage: Stage) -> None:
    anna, bruno = stage.person("Anna"), stage.person("Bruno")
    table = anna.open({"game": "kingup", "seats": [["me"], ["open"], ["steward"]]})
    (hers, her_commands), (his, his_commands) = at_table(anna, table), at_table(bruno, table)
    sits = asked_of(his, "POST", "/join")
    his.get_by_role("button", name="Change").click()
    form = his.locator("form.who")
    sit = his.get_by_role("button", name="Sit here")
    at_once(his, ("fill", form.locator("input"), "Bo"), ("submit", form), ("click", sit), ("click", sit))
    expect(hers.locator(".seats")).to_contain_text("Bo")
    expect(hers.locator(".seats")).not_to_contain_text("Bruno")
    get_up = his.get_by_role("button", name="Leave my place")
    twice(get_up)
    expect(get_up).to_have_count(0)
    expect(sit).to_be_visible()
    sit.click()
    expect(get_up).to_be_visible()
    assert len(sits) == 2
    assert [each["type"] for each in his_commands] == ["leave"]
    twice(hers.get_by_role("button", name="Begin the game"))
    hers.locator(".prompt").wait_for()
    assert [each["type"] for each in her_commands] == ["start"]
    for page in (hers, his):
        expect(page.locator(".toast")).to_have_count(0)


def test_what_was_refused_can_be_tried_again(stage: Stage) -> None:
    anna = stage.person("Anna")
    table = anna.open({"game": "kingup", "seats": [["me"], ["steward"], ["steward"]]}, start=False)
    page = anna.page()
    ids: list[str] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            ids.append(message["id"])
            if len(ids) == 1:
                refusal = {"type": "refused", "id": ids[0], "key": "frame-too-fast", "sentence": "Slowly."}
                line.send(json.dumps(refusal | {"facts": {}, "article": ""}))
            else:
                server.send(frame)

        line.on_message(pass_on)

    page.route_web_socket("**/socket?*", between)
    page.goto(f"/table/{table}")
    begin = page.get_by_role("button", name="Begin the game")
    twice(begin)
    page.locator(".toast").wait_for()
    assert len(ids) == 1
    twice(begin)
    page.locator(".prompt").wait_for()
    assert len(ids) == 2


def test_clicks_while_the_connection_is_lost_count_once_when_it_is_back(stage: Stage) -> None:
    anna = stage.person("Anna")
    anna.may_be_offline = anna.may_be_refused = True
    anna.context.add_init_script(CUTTABLE)
    table = anna.open({"game": "kingup", "seats": [["me"], ["steward"], ["steward"]]}, start=False)
    page, sent = at_table(anna, table)
    page.evaluate("cut(true)")
    begin = page.get_by_role("button", name="Begin the game")
    for _ in range(2):
        twice(begin)
    page.evaluate("cut(false)")
    page.locator(".prompt").wait_for()
    assert len({each["id"] for each in sent}) == 1
    expect(page.locator(".toast")).to_have_count(0)


# In the castle.


def test_taps_on_a_character_and_on_its_place(stage: Stage) -> None:
    anna, table = castle(stage, seats=[["me"], ["steward"], ["steward"]])
    bring(table, [anna], lambda view: asked(view, "place"), any_move)
    page, sent = at_table(anna, table)
    character, choices = page.locator(".character.can").first, page.locator(".castle > .choices")
    twice(character)
    expect(choices).to_have_count(0)
    at_once(page, ("click", character), ("key", character, "Escape"))
    expect(choices).to_have_count(0)
    at_once(page, ("click", character), ("key", character, "Enter"), ("click", character))
    expect(choices).to_be_visible()
    twice(choices.locator(".where button").first)
    expect(page.locator(".log")).to_contain_text("You place")
    assert [each["type"] for each in sent] == ["play"]
    expect(page.locator(".toast")).to_have_count(0)


def test_a_drag_within_one_frame_is_a_move_and_a_key_after_it_is_none(stage: Stage) -> None:
    anna, table = castle(stage, seats=[["me"], ["steward"], ["steward"]])
    bring(table, [anna], lambda view: asked(view, "place"), any_move)
    page, sent = at_table(anna, table)
    character = page.locator(".character.can").first
    at_once(page, ("drag", character, page.locator("rect[data-place='2']")), ("key", character, "Enter"))
    expect(page.locator(".log")).to_contain_text(re.compile(r"You place \S+ on floor 2"))
    assert [each["action"].split()[-1] for each in sent] == ["2"]
    expect(page.locator(".castle > .choices, .toast")).to_have_count(0)


def test_the_last_of_several_ballots_counts(stage: Stage) -> None:
    people, table = company(stage)
    bring(table, people, lambda view: asked(view, "vote"), upwards())
    page, sent = at_table(people[0], table)
    yes, no = page.locator(".ballot.vote-yes"), page.locator(".ballot.vote-no")
    at_once(page, *[("click", each) for each in (yes, yes, no, yes, yes)])
    expect(yes).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".prompt")).not_to_contain_text("Sending")
    twice(yes)  # it lies there already
    twice(no)
    expect(no).to_have_attribute("aria-pressed", "true")
    votes = [each["action"] for each in sent]
    assert votes == ["vote yes", "vote no", "vote yes", "vote no"]


def test_a_double_click_is_one_move_and_so_are_all_clicks_until_it_is_answered(stage: Stage) -> None:
    anna, table = castle(stage, seats=[["me"], ["steward"], ["steward"]])
    bring(table, [anna], lambda view: asked(view, "climb"), upwards())
    page = anna.page()
    held = hold_back(page, "play")
    page.goto(f"/table/{table}")
    view = anna.look(table)
    moves = [each["character"] for each in view["legal"]]
    # Not beside the throne: a step to it would be a question first.
    lowest = sorted({each for each in moves if moves.count(each) == 1}, key=lambda each: view["game"]["places"][each])
    character, other = (page.locator(".scene .character").nth(slot) for slot in lowest[:2])
    character.and_(page.locator(".can")).wait_for()
    twice(character)
    page.locator(".tab-talk").click()
    page.get_by_role("button", name="Hello!").click()
    expect(page.locator(".log")).to_contain_text("Anna: Hello!")
    at_once(page, ("click", character), ("click", other), ("click", character))
    expect(page.locator(".prompt")).to_contain_text("Sending")
    assert len(held) == 1
    held[0]()
    expect(page.locator(".log")).to_contain_text(re.compile("You (move|bring)"))
    expect(page.locator(".toast")).to_have_count(0)


# Intrigue.


def test_a_kind_of_action_is_opened_and_closed_and_an_action_done_once(stage: Stage) -> None:
    people, table = intrigue_friends(stage)
    bring(table, people, lambda view: asked(view, "act"), saves)
    page, sent = at_table(people[0], table)
    buy = page.locator(".actions .kind").filter(has_text="Buy")
    twice(buy)
    expect(buy).to_have_attribute("aria-expanded", "false")
    at_once(page, *[("click", buy)] * 3)
    expect(buy).to_have_attribute("aria-expanded", "true")
    twice(page.locator(".choices .row:not(.head) button").first)
    expect(page.locator(".log")).to_contain_text("You buy")
    assert [each["type"] for each in sent] == ["play"]
    expect(page.locator(".toast")).to_have_count(0)


def test_an_offer_is_answered_once(stage: Stage) -> None:
    people, table = intrigue_friends(stage)
    bring(
        table,
        people,
        lambda view: asked(view, "answer"),
        lambda view: first(view, "trade with Anna", "give 1 gold", "ask"),
    )
    page, sent = at_table(people[0], table)
    twice(page.locator(".desk button").filter(has_text=re.compile("^Decline")))
    expect(page.locator(".desk")).to_have_count(0)
    assert [each["action"] for each in sent] == ["decline"]
    expect(page.locator(".toast")).to_have_count(0)


# Beside the game.


def test_notes_words_and_deaf_ears_count_every_click(stage: Stage) -> None:
    anna, bruno = stage.person("Anna"), stage.person("Bruno")
    table = anna.open({"game": "kingup", "seats": [["me"], ["open"], ["steward"]]})
    bruno.do(table, "sit")
    anna.do(table, "start")
    page, sent = at_table(anna, table)
    page.locator(".tab-notebook").click()
    cell = page.get_by_role("button", name=re.compile("Bruno, Dario"))
    twice(cell)
    expect(cell).to_have_accessible_name("Bruno, Dario: no")
    at_once(page, *[("click", cell)] * 7)
    expect(cell).to_have_accessible_name("Bruno, Dario: yes")
    page.locator(".tab-more").click()
    deaf = page.locator(".habits button").filter(has_text="what Bruno writes")
    twice(deaf)
    expect(deaf).to_have_text("Do not show what Bruno writes")
    at_once(page, *[("click", deaf)] * 3)
    expect(deaf).to_have_text("Show what Bruno writes")
    page.locator(".tab-talk").click()
    form = page.locator(".talk form")
    at_once(page, ("fill", form.locator("input"), "Good evening"), ("submit", form), ("submit", form))
    twice(page.get_by_role("button", name="Hello!"))
    expect(page.locator(".log")).to_contain_text("Anna: Hello!")
    told = page.locator(".log").inner_text()
    assert (told.count("Good evening"), told.count("Hello!")) == (1, 1)
    assert [each["mark"] for each in sent[:9]] == ["yes", "no", "maybe", "", "yes", "no", "maybe", "", "yes"]
    assert [each["muted"] for each in sent[9:14]] == [True, False, True, False, True]
    assert [each["type"] for each in sent[14:]] == ["say", "phrase"]


def test_a_mark_that_is_on_its_way_is_the_one_that_is_turned(stage: Stage) -> None:
    anna, table = castle(stage, seats=[["me"], ["steward"], ["steward"]])
    page = anna.page()
    held = hold_back(page, "note", pass_first=1)
    page.goto(f"/table/{table}")
    page.locator(".tab-notebook").click()
    cell = page.get_by_role("button", name=re.compile("Aldo, Dario"))
    twice(cell)
    page.locator(".tab-talk").click()
    page.get_by_role("button", name="Hello!").click()
    expect(page.locator(".log")).to_contain_text("Anna: Hello!")  # so the first mark is answered, too
    page.locator(".tab-notebook").click()
    expect(cell).to_have_accessible_name("Aldo, Dario: no")
    cell.click()
    expect(cell).to_have_accessible_name("Aldo, Dario: maybe")
    for let_go in held:
        let_go()
    page.locator(".tab-talk").click()
    page.get_by_role("button", name="Thank you").click()
    expect(page.locator(".log")).to_contain_text("Anna: Thank you")
    page.locator(".tab-notebook").click()
    assert anna.look(table)["notes"] == {"1-3": "maybe"}
    expect(cell).to_have_accessible_name("Aldo, Dario: maybe")


def test_one_leaves_once_and_comes_back_once(stage: Stage) -> None:
    anna, table = castle(stage, seats=[["me"], ["steward"], ["steward"]])
    page, sent = at_table(anna, table)
    page.locator(".tab-more").click()
    twice(page.get_by_role("button", name="Leave the table"))
    kept = page.locator(".kept")
    kept.wait_for()
    at_once(page, ("click", kept.locator("button")), ("click", page.locator(".habits button.main")))
    expect(kept).to_have_count(0)
    assert [each["type"] for each in sent] == ["leave", "sit"]
    expect(page.locator(".toast")).to_have_count(0)


def one_round(stage: Stage, *others: str) -> tuple[list[Person], str]:
    """A game that is over soon."""
    anna = stage.person("Anna")
    seats = [["me"], *[["open"] for _ in others], *[["steward"]] * (3 - len(others))]
    table = anna.open({"game": "intrigue", "seats": seats, "most_rounds": 1}, start=False)
    people = [anna, *stage.friends(anna, table, others)]
    bring(table, people, lambda view: view["status"] == "finished", saves)
    return people, table


def test_another_game_is_asked_for_once(stage: Stage) -> None:
    [anna], table = one_round(stage)
    page, sent = at_table(anna, table)
    twice(page.get_by_role("button", name="Once more"))
    page.wait_for_url(lambda url: table not in url)
    page.locator(".prompt").wait_for()
    assert [each["type"] for each in sent] == ["rematch"]
    page.go_back()
    page.locator(".finished").wait_for()
    assert table in page.url


def test_whoever_goes_home_is_not_fetched_to_another_game(stage: Stage) -> None:
    (anna, bruno), table = one_round(stage, "Bruno")
    bruno.do(table, "rematch")
    page = at(anna, table)
    held: list[Route] = []
    page.route("**/join", lambda route: held.insert(0, route))
    with page.expect_request("**/join"):
        page.get_by_role("button", name="Once more").click()
    page.locator(".finished a[href='/']").click()
    page.locator(".hero").wait_for()
    with page.expect_response("**/join") as answer:
        held[0].continue_()
    answer.value.finished()
    page.evaluate("async () => void (await (await fetch('/api/me')).text())")  # what comes after has been done
    at_once(page)
    expect(page.locator(".hero")).to_be_visible()


# Several people at one screen.


def test_names_that_are_typed_at_once_all_sit_down_and_begin_once(stage: Stage) -> None:
    anna = stage.person("Anna")
    table = anna.open({"game": "kingup", "seats": [["open"], ["open"], ["steward"]]}, start=False)
    page, sent = listened(anna, f"/hot-seat/{table}")
    form = page.locator("form")
    one, other = page.get_by_label("Player 1"), page.get_by_label("Player 2")
    at_once(page, ("fill", one, "Zoe"), ("fill", other, "Yves"), ("submit", form), ("submit", form))
    page.locator(".looks").wait_for()
    assert [chair["name"] for chair in anna.look(table)["chairs"]][:2] == ["Zoe", "Yves"]
    assert [each["type"] for each in sent] == ["start"]
    expect(page.locator(".toast")).to_have_count(0)


def one_screen(stage: Stage) -> tuple[Page, str]:
    """Three people before the open board, with a clock that can be put forward; the page and the table."""
    anna = stage.person("Anna")
    anna.plant("screens/hot_seat.js", "HOLD_MS = 700", "HOLD_MS = 20_000")  # the clock goes on by itself, too
    table = anna.open({"game": "kingup", "seats": [["open"], ["open"], ["open"]]}, start=False)
    page = anna.page()
    page.clock.install()
    page.goto(f"/hot-seat/{table}")
    page.get_by_role("button", name="Begin the game").click()
    page.locator(".looks").wait_for()
    return page, table


def test_a_hand_and_a_key_open_no_curtain_when_they_let_go(stage: Stage) -> None:
    page, _ = one_screen(stage)
    page.locator(".looks button").first.click()
    hold = page.locator(".curtain .hold")
    at_once(page, ("press", hold), ("key", hold, "Enter"), ("release", hold))
    page.clock.fast_forward(25_000)
    at_once(page)
    expect(hold).to_be_visible()
    expect(hold).not_to_have_class(re.compile("held"))
    at_once(page, ("press", hold), ("key", hold, "Enter"))
    page.clock.fast_forward(25_000)
    page.locator(".secret").first.wait_for()


def test_a_curtain_does_not_open_for_whoever_has_decided_meanwhile(stage: Stage) -> None:
    page, table = one_screen(stage)
    [anna] = stage.people
    play_openly(anna, table, upwards())
    hold = page.locator(".curtain .hold")
    asked_first = page.locator(".curtain h1").inner_text()
    view = anna.look(table)
    [hand] = [number for number, chair in enumerate(view["chairs"], 1) if chair["name"] in asked_first]
    opened: list[str] = []
    page.on("websocket", lambda line: opened.append(line.url))
    at_once(page, ("press", hold))
    anna.do(table, "play", hand=hand, decision=view["decision"], action="vote yes")
    expect(page.locator(".curtain h1")).not_to_have_text(asked_first)
    page.clock.fast_forward(25_000)
    at_once(page)
    expect(hold).to_be_visible()
    assert opened == []  # not even for a moment
