"""The castle table at every size: all that a decision needs is in sight, and what was found broken stays mended."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import film
from tests.browser.gallery import (
    BESIDE_THRONE,
    SCENES,
    Stage,
    advance,
    at,
    castle,
    choosing_where,
    election,
    placement,
    played_again,
    team_proposal,
    watched_election,
)
from tests.browser.people import EXPLAINED, SETTLE, NeverCameError, any_move, asked, bring, upwards
from tests.browser.records import Reached, game_at, newcomer, table_of
from vivat.rules.castle.places import THRONE

SIZES = {
    "desk": (1280, 800),
    "phone": (375, 812),
    "phone on its side": (812, 375),
    "tablet": (768, 1024),
    "large": (1920, 1080),
    "double zoom": (640, 400),
}
FINGER = {"phone": (44, 36), "phone on its side": (44, 36)}
"""Pixels: what a button and what a character has at least where one plays with fingers; elsewhere `SMALLEST`."""
SMALLEST = (24, 24)
NEEDED = (
    ".prompt, .ballot, .ambition, .proposal button, .choices, .where button, .character.can, .people .score,"
    ".scene .coin, .first-use, .lesson, .lesson button.main, .mine > .own-cards-bar, .title button, .title select"
)
OUT_OF_SIGHT = """([needed, finger, tile]) => {
    const secret = [...document.querySelectorAll(".own-cards-bar, .secret")].filter((each) => each.checkVisibility());
    const sheet = document.querySelector(".castle > .choices")?.getBoundingClientRect();
    const found = secret.length ? [secret[0]] : [];
    found.push(...[...document.querySelectorAll(needed)].filter((each) => each.checkVisibility()));
    const wrong = [];
    for (const each of found) {
        const {left, top, right, bottom, width, height} = each.getBoundingClientRect();
        const named = each.outerHTML.slice(0, 80);
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
            wrong.push(`${named}: ${Math.round(left)} ${Math.round(top)} ${Math.round(right)} ${Math.round(bottom)}`);
        }
        const least = each.matches(".character") ? tile : each.matches("button, select") ? finger : 0;
        if (Math.min(width, height) < least - 0.5) {
            wrong.push(`${named}: only ${Math.round(width)} x ${Math.round(height)}`);
        }
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        if (each.matches("button:not(.own-cards-bar), .choices") && !each.contains(above)) {
            wrong.push(`${named}: covered, or scrolled away`);
        }
    }
    for (const each of document.querySelectorAll(".scene .room.lit .frame")) {
        const {left, right, bottom} = each.getBoundingClientRect();
        if (sheet && left < sheet.right && right > sheet.left && bottom > sheet.top) wrong.push("a floor is covered");
    }
    if (!secret.length) wrong.push("one's own card");
    if (document.scrollingElement.scrollHeight > innerHeight + 1) wrong.push("the page scrolls");
    return wrong;
}"""


def out_of_sight(page: Page, size: str) -> list[str]:
    """What is needed and lies below the fold, or is too small for a finger."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLE)  # the castle is drawn as large as it can be
    found: list[str] = page.evaluate(OUT_OF_SIGHT, [NEEDED, *FINGER.get(size, SMALLEST)])
    return found


def hidden_at(page: Page) -> dict[str, list[str]]:
    """The same at every size."""
    return {size: wrong for size in SIZES if (wrong := out_of_sight(page, size))}


EXPLAIN = "async (explained) => (await import('/client/js/app.js')).linked['settings.js'].change({explained})"
"""Somebody has read about all of it."""


def is_asked(*phases: str) -> Reached:
    """Whether Anna is asked in one of these phases."""
    return lambda seen: seen.phase in phases


EIGHT = ("Anna", "Bruno", "Chiara", "Dario", "Elena", "Fabio", "Gianfrancesco", "Ilaria")
REQUESTS: dict[str, tuple[Reached, dict[str, Any]]] = {
    "placement": (is_asked("place"), {"edition": "kingup"}),
    "placement beside WCs and dungeons": (is_asked("place"), {}),
    "climb": (is_asked("climb"), {"edition": "kingup"}),
    "WC": (lambda seen: any(action.verb == "to-wc" for action in seen.legal), {}),
    "nomination": (lambda seen: any(action.to == THRONE for action in seen.legal), {"edition": "kingup"}),
    "ballot": (is_asked("vote"), {"edition": "kingup"}),
    "ballot with Stomachache": (is_asked("vote"), {}),
    "ballot of eight": (is_asked("vote"), {"players": EIGHT}),
    "Ambition": (is_asked("keep"), {"ambition": True}),
    "wedding": (
        lambda seen: seen.phase == "vote" and BESIDE_THRONE in seen.places,
        {"wedding": True, "ambition": True},
    ),
    "Emissary": (is_asked("vote"), {"emissary": True, "players": ("Anna", "Bruno")}),
    "teams": (is_asked("climb"), {"players": [("Anna", "Bruno"), "Chiara", "Dario"]}),
}


@pytest.mark.parametrize("name", REQUESTS)
def test_nothing_that_a_decision_needs_is_below_the_fold(stage: Stage, name: str) -> None:
    reached, options = REQUESTS[name]
    game = game_at(reached, **options)
    page = table_of(newcomer(stage), game)
    page.locator(".prompt.yours").wait_for()
    assert hidden_at(page) == {}
    page.evaluate(EXPLAIN, EXPLAINED)
    expect(page.locator(".first-use")).to_have_count(0)
    assert hidden_at(page) == {}
    chosen = [action.character for action in game.observe(0).legal if action.verb == "place"]
    if chosen:
        page.locator(f".character[data-slot='{chosen[0]}']").click()
        page.locator(".where button").first.wait_for()
        assert hidden_at(page) == {}


def test_nothing_is_below_the_fold_when_partners_decide(stage: Stage) -> None:
    assert hidden_at(team_proposal(stage)) == {}


FAULTS = {
    "below the fold": "document.querySelector('.where button').style.marginTop = '2000px'",
    "too small": "document.querySelector('.where button').style.cssText = 'min-height: 0; height: 30px; padding: 0'",
    "a sheet over a floor": "document.querySelector('.choices').style.bottom = '200px'",
    "covered": "document.querySelector('.choices').style.zIndex = -1",
}


def test_what_is_below_the_fold_covered_or_too_small_is_found(stage: Stage) -> None:
    page = choosing_where(stage)
    assert out_of_sight(page, "phone") == []
    for fault in FAULTS.values():
        before = page.evaluate("document.querySelector('.choices').outerHTML")
        page.evaluate(fault)
        assert out_of_sight(page, "phone") != [], fault
        page.evaluate("before => { document.querySelector('.choices').outerHTML = before; }", before)
        assert out_of_sight(page, "phone") == []


def test_the_round_of_how_many_and_who_leads_are_in_sight(stage: Stage) -> None:
    expect(placement(stage).locator(".stakes")).to_have_text(re.compile(r"Round 1 of 3 · all level"))


BOTH_HEARTS = ".character:has(.heart.mine):has(.heart.partner)"


@played_again
def partners_with_a_common_favourite(stage: Stage) -> Page:
    """Not every two cards have one."""
    page = team_proposal(stage)
    expect(page.locator(".heart.mine")).to_have_count(6)
    if not page.locator(BOTH_HEARTS).count():
        raise NeverCameError("nobody is on both cards")
    return page


def test_ones_own_heart_is_not_covered_by_the_partners(stage: Stage) -> None:
    page = partners_with_a_common_favourite(stage)
    page.evaluate(SETTLE)
    both = page.locator(BOTH_HEARTS).first
    mine, partner = (both.locator(f".heart.{kind}").bounding_box() for kind in ("mine", "partner"))
    assert mine is not None
    assert partner is not None
    assert partner["y"] >= mine["y"] + mine["height"] - 4


def test_the_words_on_a_ballot_stay_on_it(stage: Stage) -> None:
    page = election(stage)
    for size in SIZES.values():
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SETTLE)
        wide = page.locator(".ballot").evaluate_all("all => all.map((each) => each.scrollWidth - each.clientWidth)")
        assert max(wide) <= 0


def test_a_crown_sits_on_the_head(stage: Stage) -> None:
    page = advance(watched_election(stage, "vote yes"), ".worn-crown")
    page.evaluate(SETTLE)
    crown = page.locator(".character .worn-crown").last.bounding_box()
    figure = page.locator(".character:has(.worn-crown) .stands").bounding_box()
    assert crown is not None
    assert figure is not None
    assert figure["y"] - 1 <= crown["y"] <= figure["y"] + figure["height"] / 2


def test_figures_have_a_light_rim_in_the_dark(stage: Stage) -> None:
    page = placement(stage)
    page.emulate_media(color_scheme="dark")
    rims = page.locator(".secret .rim").evaluate_all("all => all.map((each) => getComputedStyle(each).stroke)")
    assert set(rims) == {"rgb(255, 230, 184)"}


def test_who_waits_beside_the_castle_stands_on_wood(stage: Stage) -> None:
    page = placement(stage)
    shelves = page.locator(".stands-of-wood .plank").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().y)"
    )
    feet = page.locator(".character.outside .stands").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().bottom)"
    )
    assert shelves
    assert all(min(abs(foot - shelf) for shelf in shelves) < 8 for foot in feet)


def test_no_ring_stays_after_a_tap(stage: Stage) -> None:
    stage.wishes |= {"has_touch": True, "is_mobile": True, "viewport": {"width": 375, "height": 812}}
    page = choosing_where(stage)
    page.keyboard.press("Escape")
    rings = page.locator(".character:hover")
    for ring in rings.all():
        assert ring.locator(".ring").evaluate("each => getComputedStyle(each).stroke") != "rgb(42, 33, 24)"


def test_characters_keep_their_places_when_a_neighbour_leaves(stage: Stage) -> None:
    anna, table = castle(stage)
    bring(table, [anna], lambda view: asked(view, "climb"), upwards())
    page = at(anna, table)
    page.locator(".character.can").first.wait_for()

    def spots() -> list[Any]:
        found: list[Any] = page.locator(".character").evaluate_all("all => all.map((each) => each.style.transform)")
        return found

    before, places = spots(), anna.look(table)["game"]["places"]
    anna.play(table, any_move(anna.look(table)))
    bring(table, [anna], lambda view: bool(view["legal"]), any_move)
    expect(page.locator(".log")).to_contain_text(re.compile("You (move|bring)"))
    expect(page.locator(".prompt.yours")).to_be_visible()
    moved = [now != then for now, then in zip(anna.look(table)["game"]["places"], places, strict=True)]
    stayed = [now == then for now, then in zip(spots(), before, strict=True)]
    assert any(moved)
    assert all(stays for stays, goes in zip(stayed, moved, strict=True) if not goes)


def test_who_is_chosen_or_has_the_focus_on_the_shelf_has_a_frame(stage: Stage) -> None:
    page = placement(stage)
    first, second = (page.locator(".character.can.outside").nth(number) for number in range(2))
    slot = second.get_attribute("data-slot")
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(second).to_be_focused()
    expect(second.locator(".ring")).to_have_css("stroke", "rgb(11, 92, 173)")
    page.keyboard.press("Enter")
    page.locator(".where button").first.wait_for()
    expect(page.locator(f".character[data-slot='{slot}'] .ring")).to_have_css("stroke", "rgb(122, 31, 43)")


def test_R10_2_what_the_rules_do_has_a_colour_too(stage: Stage) -> None:
    game = game_at(lambda seen: seen.phase == "climb" and BESIDE_THRONE in seen.places, wedding=True)
    page = table_of(newcomer(stage, "nothing"), game)
    page.locator(".prompt.yours").wait_for()
    marks = page.locator(".scene :is(.way path, .way circle, .character.moved .ring)")
    expect(marks).to_have_count(3)
    painted = "all => all.map((each) => getComputedStyle(each)).map(({fill, stroke}) => `${fill} ${stroke}`)"
    assert not [each for each in marks.evaluate_all(painted) if re.search(r"rgb\(0, 0, 0\)", each)]


def test_on_a_phone_names_can_be_read_once_everybody_is_placed(stage: Stage) -> None:
    for edition in ("kingup", "vive-le-roi"):
        page = table_of(newcomer(stage, "nothing"), game_at(is_asked("climb"), edition=edition))
        page.locator(".prompt.yours").wait_for()
        page.set_viewport_size({"width": 375, "height": 812})
        page.evaluate(SETTLE)
        size = page.locator(".scene").evaluate(
            "each => parseFloat(getComputedStyle(each.querySelector('.tag')).fontSize) * each.getScreenCTM().a"
        )
        assert size >= 10, edition
        page.close()


def test_nobody_is_called_king_who_may_be_a_queen(stage: Stage) -> None:
    assert "be King" not in election(stage).locator(".election h2").inner_text()


def test_a_moment_is_skipped_by_a_key(stage: Stage) -> None:
    page = advance(watched_election(stage, "vote no"), ".laid-card.turned")
    page.keyboard.press("s")
    expect(page.locator(".prompt")).to_contain_text("turned away")


def test_R8_5_who_is_banished_on_ones_card_is_named(stage: Stage) -> None:
    anna, table = castle(stage, game="vive-le-roi", banished=True)
    page = at(anna, table)
    facts = anna.ask(f"/api/tables/{table}/facts")["facts"]
    card = anna.look(table)["game"]["cards"][0]
    name = facts["characters"][facts["banished"][card]]
    expect(page.locator(".secret .banished")).to_contain_text(f"Banished: {name}")
    expect(page.locator(".secret .favourites li")).to_have_count(5)


def test_R10_2_open_favourites_of_a_wedding_are_on_the_board(stage: Stage) -> None:
    page = SCENES["wedding-wait"](stage)
    for look in ("who-1", "who-2"):
        expect(page.locator(f".open-favourite.{look}")).to_have_count(6)
    expect(page.locator(".open-favourite.who-0")).to_have_count(0)


def test_a_film_shows_what_happens(stage: Stage) -> None:
    pictures = film.frames(watched_election(stage, "vote no"))
    assert min(map(len, pictures)) > 50_000  # bytes: a picture of nothing has a tenth of them


def test_the_line_below_the_prompt_says_how_an_election_ended(stage: Stage) -> None:
    page = watched_election(stage, "vote no")
    page.keyboard.press("t")
    line = page.locator(".prompt .lately")
    expect(line).to_contain_text("is turned away")
    expect(line.locator(".last")).not_to_contain_text("the crown marker")


def test_R9_2_the_card_of_the_emissary_is_known_as_his(stage: Stage) -> None:
    page = advance(film.emissary(stage), ".laid-card.emissary.turned")
    expect(page.locator(".laid-card.emissary .owner .diamond")).to_have_count(1)


def test_after_a_count_its_result_stays_in_sight_and_keys_play_on(stage: Stage) -> None:
    game = game_at(lambda seen: seen.phase == "place" and bool(seen.counts), edition="kingup")
    page = table_of(stage.person("Anna"), game)
    page.locator(".character.can").first.wait_for()
    rows = page.locator(".round-result .brought")
    expect(rows).to_have_count(3)
    assert [each.inner_text().split()[0] for each in rows.all()].count("You") == 1
    expect(page.locator(".seat.me .name")).to_have_text("You")
    expect(page).to_have_title("● Your turn – KingUp! – Vivat")
    page.keyboard.press("?")
    expect(page.locator(".key-help dt")).to_have_count(9)
    page.keyboard.press("Escape")
    expect(page.locator(".key-help")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".character.can").first).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".choices").wait_for()
    page.keyboard.press("3")
    expect(page.locator(".character.sent")).to_have_attribute("aria-label", re.compile("floor 3"))
