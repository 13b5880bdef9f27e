"""The screens around the games, and what every table can do: options, settings, rules, replay, dragging, hiding."""

import re
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.gallery import (
    Stage,
    at,
    castle,
    election,
    finished_intrigue,
    finished_table,
    placement,
    plotters,
)
from tests.browser.people import SETTLE, Person, any_move, asked, bring, until, upwards
from tests.browser.playing import answer_in_castle, do_next, press


def test_one_click_from_the_first_page_to_a_game(stage: Stage) -> None:
    page = stage.person("").page("/")
    page.get_by_role("button", name="Play now").click()
    page.locator(".scene").wait_for()
    expect(page.locator(".seat")).to_have_count(4)
    page.get_by_role("link", name="Vivat").click()
    expect(page.locator(".tables").first).to_contain_text("KingUp!")
    page.get_by_role("button", name="Change").click()
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Zoe")  # over the name that was there
    page.keyboard.press("Enter")
    expect(page.locator(".hero")).to_contain_text("You are Zoe.")


@pytest.mark.parametrize("button", ["Play now", "Against bots"])
def test_a_double_click_opens_one_table(stage: Stage, button: str) -> None:
    stranger = stage.person("")
    page = stranger.page("/")
    page.get_by_role("button", name=button).first.dblclick()
    page.locator(".scene").wait_for()
    assert len(stranger.ask("/api/me/tables")) == 1
    page.go_back()
    expect(page.locator(".hero")).to_be_visible()


def test_whoever_goes_elsewhere_is_not_fetched_back(stage: Stage) -> None:
    anna = stage.person("Anna")
    page = anna.page("/")
    page.locator("button.big").first.wait_for()
    page.evaluate("""() => {
        const prompt = window.fetch;
        window.fetch = async (...asked) => {
            await new Promise((done) => setTimeout(done, 300));
            return prompt(...asked);
        };
        document.querySelector("button.big").click();
        document.querySelector("nav a[href='/rules']").click();
    }""")
    expect(page.locator("h1")).to_have_text("Rules")
    until(page, lambda: bool(anna.ask("/api/me/tables")))  # it is on the list of running games
    page.wait_for_timeout(1000)  # in which nothing may come
    assert page.url.endswith("/rules")


def test_the_last_settings_are_played_again(stage: Stage) -> None:
    anna = stage.person("Anna")
    page = anna.page("/new/vive-le-roi")
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_role("checkbox", name="Ambition").check()
    page.get_by_role("button", name="Create the table").click()
    page.locator(".gathering").wait_for()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.locator(".ambition").first.wait_for()  # with a bot where the friend was to sit


def test_what_does_not_combine_is_greyed_out_with_its_reason(stage: Stage) -> None:
    page = stage.person("Anna").page("/new/vive-le-roi")
    pawn = page.get_by_role("checkbox", name="Shared pawn")
    expect(pawn).to_be_disabled()
    expect(page.locator("#why-shared_pawn")).to_contain_text("team of two")
    assert page.locator("#why-shared_pawn a").get_attribute("href") == "/rules/R12.2"
    page.get_by_role("checkbox", name="a team of two").first.check()
    expect(pawn).to_be_enabled()
    page.get_by_role("checkbox", name="a team of two").first.uncheck()
    while page.locator(".chair").count() > 2:
        page.get_by_role("button", name="Remove the last seat").click()
    expect(page.locator(".notice")).to_contain_text("This cannot be played yet")
    expect(page.locator("#why-ambition")).to_have_count(0)  # two seats are no fault of an option
    expect(page.get_by_role("button", name="Create the table")).to_be_disabled()
    page.get_by_role("checkbox", name="Emissary").check()
    expect(page.get_by_role("button", name="Create the table")).to_be_enabled()


def test_R12_2_more_than_eight_are_shown_the_way_to_shared_pawns(stage: Stage) -> None:
    page = stage.person("Anna").page("/new/vive-le-roi")
    create, pawn = page.get_by_role("button", name="Create the table"), page.get_by_role("checkbox", name="Shared pawn")
    while page.locator(".chair").count() < 5:
        page.get_by_role("button", name="One more seat").click()
    for team in page.get_by_role("checkbox", name="a team of two").all():
        team.check()
    expect(page.locator(".notice")).to_contain_text("pawns in 8 colours, too few for 10 players")
    expect(page.locator(".notice a")).to_have_attribute("href", "/rules/R12.2")
    expect(create).to_be_disabled()
    expect(pawn).not_to_be_checked()  # nobody decides that for the host
    page.get_by_role("button", name="Play with: Shared pawn").click()
    expect(pawn).to_be_checked()
    expect(page.locator(".notice")).to_have_count(0)
    expect(page.locator("#why-ambition")).to_contain_text("at most 8 players")
    pawn.uncheck()
    expect(page.locator(".notice")).to_contain_text("pawns in 8 colours")
    pawn.check()
    create.click()
    page.locator(".gathering").wait_for()


@pytest.mark.parametrize(("game", "seats"), [("kingup", 4), ("intrigue", 5)])
def test_R2_2_the_host_chooses_who_begins(stage: Stage, game: str, seats: int) -> None:
    anna = stage.person("Anna")
    page = anna.page(f"/new/{game}")
    first = page.get_by_label("Who begins")
    expect(first).to_have_value("")
    expect(first.locator("option")).to_have_count(1 + seats)
    expect(first.locator("option").nth(1)).to_have_text("Seat 1: me")
    first.select_option(str(seats - 1))
    page.get_by_role("button", name="Remove the last seat").click()  # whoever was to begin is gone
    expect(first).to_have_value("")
    page.get_by_role("button", name="One more seat").click()
    page.get_by_label("Seat 2").select_option("open")
    first.select_option("1")
    expect(first.locator("option:checked")).to_have_text("Seat 2: open, for a friend")
    page.get_by_role("button", name="Create the table").click()
    page.locator(".gathering").wait_for()
    expect(page.locator(".gathering .begins")).to_have_text("begins")
    expect(page.locator(".gathering .seat").nth(1)).to_contain_text("begins")
    table = page.url.rsplit("/", 1)[1]
    assert anna.ask(f"/api/tables/{table}/options")["first_seat"] == 1
    stage.friends(anna, table, ("Ben",))
    assert anna.ask(f"/api/tables/{table}")["game"]["first"] == 1


def test_S3_6_a_table_may_play_until_somebody_wins(stage: Stage) -> None:
    anna = stage.person("Anna")
    page = anna.page("/new/intrigue")
    rounds = page.get_by_label("0: never")
    expect(rounds).to_have_value("50")
    rounds.fill("0")
    expect(rounds).to_have_value("0")
    page.get_by_label("Seat 1").select_option("steward")
    expect(page.locator(".notice")).to_contain_text("bots alone might never stop")
    page.get_by_label("Seat 1").select_option("me")
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_role("button", name="Create the table").click()
    page.locator(".gathering").wait_for()
    table = page.url.rsplit("/", 1)[1]
    assert anna.ask(f"/api/tables/{table}/options")["most_rounds"] == 0
    stage.friends(anna, table, ("Ben",))
    assert anna.ask(f"/api/tables/{table}")["status"] == "playing"


def test_the_options_of_intrigue_are_drawn_in_order_and_reduction_waits_for_a_session(stage: Stage) -> None:
    anna = stage.person("Anna")
    page = anna.page("/new/intrigue")
    options = page.locator("fieldset", has=page.get_by_text("Options", exact=True))
    reduction = options.get_by_role("checkbox", name="Role reduction")
    expect(reduction).to_be_disabled()
    expect(page.locator("#why-reduction")).to_contain_text("Role reduction is for sessions")
    shown = [text.split("(")[0].split(":")[0].strip() for text in options.locator("label, summary").all_inner_texts()]
    assert shown == [
        "Forced alliances", "Play until somebody has this many points", "Role reduction",
        "A game without a winner ends after this many rounds", "Memory aids",
        "Your own role sheet", "Your own scenario",
    ]  # fmt: skip
    points = page.get_by_label("this many points")
    points.fill("5")
    reduction.check()
    points.fill("")
    expect(page.locator(".notice")).to_contain_text("Role reduction is for sessions")
    page.get_by_role("button", name="Play without: Role reduction").click()
    expect(page.locator(".notice")).to_have_count(0)


def test_settings_are_remembered(stage: Stage) -> None:
    anna = stage.person("Anna")
    page = anna.page("/settings")
    page.get_by_label("Italiano").check()
    expect(page.locator("h1")).to_have_text("Impostazioni")
    page.get_by_label("scuri").check()
    page.get_by_role("checkbox").nth(1).check()
    again = anna.page("/settings")
    expect(again.locator("html")).to_have_attribute("lang", "it")
    expect(again.locator("html")).to_have_attribute("data-theme", "dark")
    expect(again.get_by_role("checkbox").nth(1)).to_be_checked()
    expect(again.get_by_role("checkbox").first).not_to_be_checked()


COUNT_TONES = """
    window.tones = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.tones += 1; return make.call(this); };
"""


def test_there_is_no_sound_until_somebody_wants_it(stage: Stage) -> None:
    anna = stage.person("Anna")
    table = anna.open({"game": "kingup", "seats": [["me"], ["steward"], ["steward"]]})
    anna.context.add_init_script(COUNT_TONES)
    page = at(anna, table)
    page.locator(".prompt.yours").wait_for()
    for _ in ("whom", "where"):
        do_next(page, answer_in_castle, press)
    expect(page.locator(".log")).to_contain_text("You place")
    assert page.evaluate("window.tones") == 0
    page = anna.page("/settings")
    page.get_by_label("Small sounds").check()
    page.wait_for_function("() => window.tones > 0")
    page = at(anna, table)
    page.locator(".prompt.yours").wait_for()
    heard = page.evaluate("window.tones")
    for _ in ("whom", "where"):
        do_next(page, answer_in_castle, press)
    page.wait_for_function("heard => window.tones > heard", arg=heard)


def test_a_browser_that_asks_for_french_gets_french(stage: Stage) -> None:
    stage.wishes = {"locale": "fr-FR"}
    page = stage.person("").page("/")
    expect(page.locator(".hero .main")).to_contain_text("Jouer")


def test_whoever_wants_is_asked_twice(stage: Stage) -> None:
    page = placement(stage)
    page.evaluate("async () => (await import('/client/js/app.js')).linked['settings.js'].change({askTwice: true})")
    page.locator(".character.can").first.click()
    page.locator(".choices .where button").first.click()
    doubt = page.locator(".doubt")
    expect(doubt).to_contain_text(re.compile(r"“\S+ on floor \d”: are you sure\?"))
    doubt.get_by_role("button", name="No, wait").click()
    expect(doubt).to_have_count(0)
    page.locator(".choices .where button").first.click()
    doubt.get_by_role("button", name="Yes").click()
    expect(doubt).to_have_count(0)


def test_the_rules_can_be_searched_and_each_article_has_an_address(stage: Stage) -> None:
    page = stage.person("").page("/rules/R5.6")
    expect(page.locator("article.wanted h3")).to_contain_text("Stomachache")
    expect(page.locator("article.wanted")).to_be_in_viewport()
    page.get_by_label("Search").fill("no such words anywhere")
    expect(page.locator("article")).to_have_count(0)
    page.get_by_label("Search").fill("shared pawn")
    expect(page.locator("article").first).to_be_visible()
    assert page.locator("article").count() < 15
    page.get_by_label("Search").fill("r5.7")
    page.locator("article h3 a").first.click()
    page.wait_for_url("**/rules/R5.7")
    expect(page.locator("article.wanted h3")).to_contain_text("R5.7")


def test_the_rules_are_in_the_language_of_the_reader(stage: Stage) -> None:
    stage.wishes = {"locale": "it-IT"}
    page = stage.person("").page("/rules")
    page.get_by_label("Cerca").fill("giullare")
    expect(page.locator("article").first).to_contain_text("Giullare")
    stage.wishes = {"locale": "fr-FR"}
    page = stage.person("").page("/rules/R5.6")
    expect(page.locator("article.wanted h3")).to_contain_text("Mal-au-Ventre")
    for typed in ("emissaire", "mal au ventre", "l'etage"):
        page.get_by_label("Chercher").fill(typed)
        expect(page.locator("article").first).to_be_visible()


# At a table.


def test_a_character_that_cannot_move_says_why(stage: Stage) -> None:
    anna, table = castle(stage)
    anna.plant("toast.js", "STAYS_MS = 12_000", "STAYS_MS = 600_000")
    bring(table, [anna], lambda view: asked(view, "place") and min(view["game"]["places"]) < 5, any_move)
    page = at(anna, table)
    page.locator(".character:not(.can)").first.click()
    toast = page.locator(".toast")
    expect(toast).to_be_visible()
    link = toast.get_by_role("link")
    article = link.inner_text()
    assert re.fullmatch(r"R\d+\.\d+", article)
    with anna.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator("article.wanted h3")).to_contain_text(article)
    toast.get_by_role("button").click()
    expect(toast).to_have_count(0)
    bring(table, [anna], lambda view: asked(view, "place") and full_floor(view) is not None, to_the_fullest)
    full = full_floor(anna.look(table))
    expect(page.locator(".floor-name").filter(has_text="full").filter(has_text=str(full))).to_have_count(1)
    page.locator(".character.can").first.click()
    page.locator(f".character[aria-label*='on floor {full}']").first.click()  # the floor is meant
    expect(toast).to_contain_text(f"Floor {full} is full")


REFUSED = """async (refusal) => {
    const { linked } = await import("/client/js/app.js");
    const cast = { names: [], seats: [], me: null, facts: { family: "castle", characters: ["Anna"], jester: 13 } };
    return linked["log_words.js"].refusalWords(cast, refusal);
}"""


def test_a_refusal_is_in_the_readers_words(stage: Stage) -> None:
    stage.wishes = {"locale": "fr-FR"}
    anna, table = castle(stage)
    bring(table, [anna], lambda view: asked(view, "place") and min(view["game"]["places"]) < 5, any_move)
    page = at(anna, table)
    page.locator(".character:not(.can)").first.click()
    expect(page.locator(".toast")).to_contain_text(re.compile(r"[A-Z]\S+ a déjà sa place"))
    moved = {"kind": "action", "verb": "move", "facts": {"character": {"kind": "character", "number": 13}}}
    refusal = {"key": "refused-not-now", "facts": {"asked": "vote", "action": moved}}
    said = page.evaluate(REFUSED, refusal).replace("\u202f", " ")
    assert said.startswith("« Bouffon un étage plus haut » est impossible")


def full_floor(view: Any) -> int | None:
    """The lowest floor that takes nobody more."""
    return next((floor for floor in range(1, 5) if view["game"]["places"].count(floor) == 4), None)


def to_the_fullest(view: Any) -> str:
    """Whoever is placed goes where most are."""
    places = view["game"]["places"]
    return str(max(view["legal"], key=lambda each: places.count(each["to"]))["text"])


def test_refusals_and_questions_are_in_the_language_of_the_reader(stage: Stage) -> None:
    """The server speaks of actions in English; nobody should have to read that."""
    stage.wishes = {"locale": "fr-FR"}
    page = election(stage)
    page.evaluate(SETTLE)
    page.locator(".scene .character").nth(1).click()
    expect(page.locator(".toast")).to_contain_text("Bridget un étage plus haut")
    page.evaluate("async () => (await import('/client/js/app.js')).linked['settings.js'].change({askTwice: true})")
    page.locator(".ballot").first.click()
    expect(page.locator(".doubt")).to_contain_text("« Voter Oui »")


def test_a_bot_is_chosen_by_its_character(stage: Stage) -> None:
    """Every level that the server offers is described, and no other."""
    page = stage.person("Anna").page("/new/kingup")
    levels = page.locator(".levels li")
    page.get_by_text("How strong are the bots?").click()
    levels.first.wait_for()
    offered = page.get_by_label("Seat 2").locator("option").all_inner_texts()[2:]
    assert [f"bot: {each.split()[0]}" for each in levels.all_inner_texts()] == offered
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator(".gathering .levels li")).to_have_count(len(offered))
    page.get_by_label("Place 2").select_option("random")
    expect(page.get_by_role("button", name="Begin the game")).to_be_enabled()
    page.get_by_role("button", name="Begin the game").click()
    expect(page.locator(".seat").nth(1)).to_contain_text("bot: Random")


def drag(page: Page, character: str, floor: int) -> None:
    """From where the character stands to the middle of a floor."""
    page.evaluate(SETTLE)
    start = page.locator(character).first.bounding_box()
    room = page.locator(f"rect[data-place='{floor}']").bounding_box()
    assert start is not None
    assert room is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + 30, start["y"] - 30, steps=3)
    page.mouse.move(room["x"] + room["width"] / 3, room["y"] + room["height"] / 2, steps=5)
    expect(page.locator(".room.lit")).not_to_have_count(0)
    page.mouse.up()


def test_a_character_is_placed_by_dragging_it(stage: Stage) -> None:
    anna, table = castle(stage)
    page = at(anna, table)
    page.locator(".character.can").first.wait_for()
    name = page.locator(".character.can").first.get_attribute("aria-label")
    assert name is not None
    character = name.split(",")[0]
    drag(page, ".character.can", 2)
    expect(page.locator(".log")).to_contain_text(f"You place {character} on floor 2.")
    expect(page.locator(".choices")).to_have_count(0)
    page.wait_for_timeout(200)  # in which nothing may come twice
    assert page.locator(".log").inner_text().count("You place") == 1


def lowest(view: Any) -> int:
    """Whoever stands lowest of those who may be moved: a step to the throne would be a question first."""
    return int(min((view["game"]["places"][each["character"]], each["character"]) for each in view["legal"])[1])


def test_a_double_click_on_the_last_ballot_is_one_vote_and_no_complaint(stage: Stage) -> None:
    """With memory aids, so that the vote stays in the log when the bots go on."""
    anna, table = castle(stage, seats=[["me"], ["steward"], ["steward"]], memory_aids=True)
    bring(table, [anna], lambda view: asked(view, "vote"), upwards())
    page = at(anna, table)
    page.locator(".ballot").first.evaluate("each => { each.click(); each.click(); }")
    expect(page.locator(".log")).to_contain_text("Yes: you")
    assert page.locator(".toast").count() == 0


def drop_where_it_stands(stage: Stage, *fault: str) -> tuple[Person, str, Page, int, int]:
    """Anna, who is to climb, pulls a character aside and lets it go: she, table, page, and the slot and floor."""
    anna, table = castle(stage, seats=[["me"], ["steward"], ["steward"]])
    if fault:
        anna.plant(*fault)
    bring(table, [anna], lambda view: asked(view, "climb"), upwards())
    page = at(anna, table)
    view = anna.look(table)
    slot = lowest(view)
    page.evaluate(SETTLE)
    box = page.locator(".scene .character").nth(slot).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 40, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()
    return anna, table, page, slot, view["game"]["places"][slot]


def test_a_drag_in_the_climb_is_one_move_and_a_drop_elsewhere_is_none(stage: Stage) -> None:
    anna, table, page, slot, floor = drop_where_it_stands(stage)
    page.wait_for_timeout(300)  # in which nothing may come
    assert asked(anna.look(table), "climb")
    expect(page.locator(".log")).not_to_contain_text("You move")
    character = page.locator(".scene .character").nth(slot)
    name = (character.get_attribute("aria-label") or "").split(",")[0]
    character.evaluate("each => each.dataset.mark = 'this'")
    drag(page, "[data-mark=this]", floor + 1)
    said = f"You {'bring' if floor == 5 else 'move'} {name}"
    expect(page.locator(".log")).to_contain_text(said)
    page.wait_for_timeout(300)  # in which nothing may come twice
    assert page.locator(".log").inner_text().count(said) == 1
    assert page.locator(".toast").count() == 0


def test_a_click_at_the_end_of_a_drag_is_found(stage: Stage) -> None:
    """The click that a browser sends after the drop counts, and the character climbs from where it was let go."""
    _anna, _table, page, _slot, floor = drop_where_it_stands(stage, "castle/dragging.js", "dropped.current = true;", "")
    expect(page.locator(".log")).to_contain_text("You bring" if floor == 5 else "You move")


def test_h_hides_the_secret_card_everywhere(stage: Stage) -> None:
    page = placement(stage)
    expect(page.locator(".heart")).to_have_count(6)
    expect(page.locator(".log")).to_contain_text("Your Favourites:")
    page.keyboard.press("h")
    expect(page.locator(".heart")).to_have_count(0)
    expect(page.locator(".favourites")).to_have_count(0)
    assert "Your Favourites:" not in page.locator("#app").inner_text()
    assert "your Favourite" not in page.locator("#app").inner_html()
    page.locator(".tab-talk").click()
    page.get_by_label("Your message").fill("h")
    expect(page.locator(".favourites")).to_have_count(0)
    page.locator(".scene .character").first.focus()
    page.keyboard.press("h")
    expect(page.locator(".heart")).to_have_count(6)


def test_the_role_is_covered_until_one_looks(stage: Stage) -> None:
    anna = stage.person("Anna")
    table = anna.open({"game": "intrigue", "seats": [["me"], ["steward"], ["steward"], ["steward"]]})
    page = at(anna, table)
    role = page.locator(".rolecard")
    expect(role).to_contain_text("Look at your role")
    for where in (".log", ".dossier", "#announcer"):
        assert "Your role:" not in (page.locator(where).text_content() or "")
    expect(page.locator(".sheet td").filter(has_text="Anna")).to_have_count(0)
    page.keyboard.press("h")
    expect(role).not_to_contain_text("Look at your role")
    for where in (".log", ".dossier"):
        expect(page.locator(where)).to_contain_text("Your role:")
    expect(page.locator(".sheet td").filter(has_text="Anna")).to_have_count(1)


def test_the_sheet_says_which_roles_are_in_play(stage: Stage) -> None:
    """In a first game every player more brings one more role, and those before them stay."""
    anna = stage.person("Anna")
    seats = [["me"], *[["steward"]] * 6]
    page = at(anna, anna.open({"game": "intrigue", "scenario": "first-game", "seats": seats}))
    page.locator(".tab-roles").click()
    expect(page.locator(".sheet tbody tr")).to_have_count(10)
    rows = [row.locator("th, td").all_inner_texts() for row in page.locator(".sheet tbody tr").all()]
    always = {"King", "Assassin", "Sage", "Politician", "Fool", "Merchant", "Knight"}
    assert {row[0] for row in rows if row[-1] != "no"} == always


def test_what_only_a_role_can_do_is_covered_with_it(stage: Stage) -> None:
    people, table = plotters(stage, "assassinate", "accuse", "seize-him")
    page = at(people[0], table)
    of_the_role = page.locator(".actions .kind").filter(has_text=re.compile("Assassinate|Accuse|Seize Him"))
    expect(page.locator(".actions")).to_contain_text("What only your role can do")
    expect(of_the_role).to_have_count(0)
    page.keyboard.press("h")
    expect(of_the_role).to_have_count(1)


def test_what_an_investigation_shows_stays_until_it_is_noted(stage: Stage) -> None:
    people, table = plotters(stage, "investigate")
    page, his = at(people[0], table), at(people[1], table)
    page.locator(".actions .kind").filter(has_text="Investigate").click()
    page.locator(".choices .row:not(.head) button").first.click()
    news = page.locator(".private")
    expect(news).to_contain_text("Only you know")
    learned = news.locator("p").first.inner_text()
    expect(his.locator(".log")).to_contain_text(re.compile(r"\w+ looks at (the|your)"))
    assert learned not in his.locator("body").inner_text()
    news.get_by_role("button", name="Noted").click()
    expect(news).to_have_count(0)
    expect(page.locator(".dossier")).to_contain_text(learned)


@pytest.mark.parametrize(
    ("verb", "names", "words"),
    [
        ("investigate", ("the role", "the role of", "a the role", "role"), {"role": "the role", "hand": "the hand"}),
        ("extort", ("gold from", "gold from 2", "a gold from", "gold"), {"card": "a card at random", "gold": "up to"}),
    ],
)
def test_names_that_read_like_actions(stage: Stage, verb: str, names: tuple[str, ...], words: dict[str, str]) -> None:
    """What a button does is said from the parts of an action, not from its text, in which names stand."""
    people, table = plotters(stage, verb, names=names)
    page = at(people[0], table)
    page.locator(".actions .kind").filter(has_text=verb.capitalize()).click()
    buttons = page.locator(".choices .row:not(.head) button")
    expect(buttons.first).to_be_visible()
    view = people[0].look(table)
    actions = sorted((each for each in view["legal"] if each["verb"] == verb), key=lambda each: each["player"])
    expected = [f"{view['chairs'][each['player']]['name']}: {words[each['what']]}" for each in actions]
    shown = [button.get_attribute("aria-label") or "" for button in buttons.all()]
    assert len(shown) == len(expected)
    assert all(text.startswith(start) for text, start in zip(shown, expected, strict=True)), shown


# Replays.


def test_a_replay_steps_scrubs_and_has_a_link_to_each_moment(stage: Stage) -> None:
    anna, table = finished_table(stage)
    page = at(anna, table)
    page.get_by_role("link", name="Replay").click()
    moment = page.locator(".scrub span")
    expect(moment).to_contain_text("Moment 0 of")
    last = int(moment.inner_text().split()[-1])
    page.get_by_role("button", name="One step on").click()
    page.keyboard.press("ArrowRight")
    expect(moment).to_contain_text("Moment 2 of")
    page.get_by_role("button", name="One step back").click()
    page.wait_for_url(f"**/table/{table}/replay/1/1")
    page.locator(".scrub input").fill(str(last // 2))
    expect(moment).to_contain_text(f"Moment {last // 2} of")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".now")).to_contain_text("The game is over.")
    expect(page.get_by_role("button", name="Play")).to_be_disabled()
    page.locator(".log a").filter(has_text="before the throne").first.click()
    page.wait_for_url(lambda url: not url.endswith(f"/{last}"))
    expect(page.locator(".now")).to_contain_text("before the throne")
    other = stage.person("Bruno").page(page.url)
    expect(other.locator(".now")).to_have_text(page.locator(".now").inner_text())
    other.get_by_role("button", name="Play").click()
    expect(other.locator(".scrub span")).not_to_have_text(page.locator(".scrub span").inner_text())


def test_a_replay_shows_all_secrets_or_what_one_seat_knew(stage: Stage) -> None:
    anna, table = finished_table(stage)
    page = anna.page(f"/table/{table}/replay/1/6")
    expect(page.locator(".player-secrets .favourites")).to_have_count(3)
    page.get_by_label("Seen by").select_option("Aldo")
    page.wait_for_url("**/replay/1/6?chair=1")
    expect(page.locator(".player-secrets")).to_have_count(0)
    expect(page.locator(".secret .favourites")).to_have_count(1)
    expect(page.locator(".seat.me")).to_contain_text("Aldo")
    expect(page.locator(".log")).to_contain_text("Your Favourites")
    expect(page.locator(".log")).not_to_contain_text("The Favourites of Anna")
    page.reload()
    expect(page.get_by_label("Seen by")).to_have_value("1")
    expect(page.locator(".heart")).to_have_count(6)


CALM = "async () => (await import('/client/js/app.js')).linked['settings.js'].change({pace: 'calm'})"
REACHED = """() => {
    const {top, bottom} = document.querySelector(".controls").getBoundingClientRect();
    return top > 0 && bottom <= innerHeight && document.scrollingElement.scrollHeight <= innerHeight;
}"""


def test_a_replay_is_the_table_as_it_was(stage: Stage) -> None:
    anna, table = finished_table(stage)
    deeds = anna.ask(f"/api/tables/{table}/games/1/log")["deeds"]
    [*_, crowned] = [told for told in deeds if told["deed"]["kind"] == "election"]
    page = anna.page(f"/table/{table}/replay/1/{crowned['until'] - 1}?chair=0")
    expect(page.locator(".seat .signs").filter(has_text="voted")).to_have_count(2)
    before = page.locator(".people .score").all_inner_texts()
    page.evaluate(CALM)
    page.get_by_role("button", name="One step on").click()
    page.locator(".laid-card.turned").first.wait_for()
    assert page.locator(".people .score").all_inner_texts() == before
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".prompt")).to_contain_text("The game is over")
    assert page.locator(".people .score").all_inner_texts() != before
    for width, height in ((1280, 800), (375, 812), (812, 375), (768, 1024)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLE)
        assert page.evaluate(REACHED), (width, height)


def test_the_end_says_how_somebody_has_won(stage: Stage) -> None:
    anna, table = finished_intrigue(stage)
    won = anna.look(table)["game"]["winners"]
    page = at(anna, table)
    page.locator(".ranking").wait_for()
    said = page.locator(".ranking > p").all_inner_texts()
    assert len(said) >= 1
    assert bool(won) == any(" wins" in each for each in said)


def test_a_replay_of_intrigue_shows_roles_and_hands(stage: Stage) -> None:
    anna, table = finished_intrigue(stage)
    page = anna.page(f"/table/{table}/replay/1/40")
    expect(page.locator(".grid .goods")).to_have_count(5)
    page.get_by_label("Seen by").select_option("Anna")
    expect(page.locator(".grid .goods")).to_have_count(1)


@pytest.mark.parametrize("path", ["/table/nowhere", "/table/nowhere/replay/1/0", "/hot-seat/nowhere"])
def test_a_wrong_link_gets_a_sentence(stage: Stage, path: str) -> None:
    anna = stage.person("Anna")
    anna.may_be_refused = True
    page = anna.page(path)
    expect(page.locator(".notice, [role=alert]").first).to_contain_text("no such table")


@pytest.mark.parametrize("where", ["1/99999", "7/3"])
def test_a_moment_that_is_none_leads_back_to_the_table(stage: Stage, where: str) -> None:
    anna, table = finished_table(stage)
    anna.may_be_refused = True
    page = anna.page(f"/table/{table}/replay/{where}")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    expect(page.locator(".finished")).to_be_visible()


def test_names_in_the_notebook_stand_on_one_line(stage: Stage) -> None:
    page = placement(stage)
    page.locator(".tab-notebook").click()
    page.locator(".notebook th[scope=row]").first.wait_for()
    heights = page.locator(".notebook th[scope=row]").evaluate_all("all => all.map((each) => each.clientHeight)")
    assert len(set(heights)) == 1
    assert max(heights) < 60


def test_S9_7_a_sheet_of_ones_own_is_checked_while_it_is_typed_kept_and_brought_by_a_link(stage: Stage) -> None:
    page = stage.person("Anna").page("/new/intrigue")
    own = page.locator(".own-text").first
    text, good = own.locator("textarea"), own.get_by_text("This can be played.")
    own.locator("summary").click()
    own.get_by_role("button", name="Start from the usual one").click()
    expect(good).to_be_visible()
    king = own.locator(".meaning .role-meant").filter(has_text="King")
    expect(king.first.locator(".drawn-goods").first.locator("svg")).to_have_count(7)
    usual = text.input_value()
    text.fill(usual.replace("power = 7", 'power = "many"'))
    expect(own.locator(".bad")).to_contain_text('Line 15, “power = "many"”')
    expect(king.first).to_contain_text("7 Power")  # the picture of the last good one stays
    own.get_by_role("button", name="Back to the last good one").click()
    expect(good).to_be_visible()
    expect(text).to_have_value(usual)
    page.goto("about:blank")
    page.goto(f"{stage.address}/new/intrigue#own_sheet={quote(usual.replace('power = 7', 'power = 6'))}")
    expect(good).to_be_visible()
    expect(text).to_have_value(usual.replace("power = 7", "power = 6"))
    expect(king.first).to_contain_text("6 Power")
    own.get_by_role("button", name="Back to the last good one").click()
    expect(text).to_have_value(usual)  # what a link has brought does not take its place
    page.set_viewport_size({"width": 375, "height": 812})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
