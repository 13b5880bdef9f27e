"""The castle table at every size: all that a decision needs is in sight, and what was found broken stays mended."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.gallery import (
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
from tests.browser.people import SETTLE, NeverCameError, any_move, asked, bring, upwards

SIZES = {
    "desk": (1280, 800),
    "phone": (375, 812),
    "phone on its side": (812, 375),
    "tablet": (768, 1024),
    "large": (1920, 1080),
    "double zoom": (640, 400),
}
NEEDED = ".prompt, .ballot, .ambition, .proposal button, .where button, .character.can, .people .score, .scene .coin"
OUT_OF_SIGHT = """([needed, finger]) => {
    const secret = [...document.querySelectorAll(".glance, .secret")].filter((each) => each.checkVisibility());
    const found = secret.length ? [secret[0]] : [];
    found.push(...[...document.querySelectorAll(needed)].filter((each) => each.checkVisibility()));
    const wrong = [];
    for (const each of found) {
        const {left, top, right, bottom, width, height} = each.getBoundingClientRect();
        const named = each.outerHTML.slice(0, 80);
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
            wrong.push(`${named}: ${Math.round(left)} ${Math.round(top)} ${Math.round(right)} ${Math.round(bottom)}`);
        }
        if (each.matches("button, .character") && Math.min(width, height) < finger) {
            wrong.push(`${named}: only ${Math.round(width)} x ${Math.round(height)}`);
        }
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
    found: list[str] = page.evaluate(OUT_OF_SIGHT, [NEEDED, 24])
    return found


DECISIONS = ("placement", "choosing-where", "climbing", "election", "ambition-choice", "team-proposal")


@pytest.mark.parametrize("name", DECISIONS)
def test_nothing_that_a_decision_needs_is_below_the_fold(stage: Stage, name: str) -> None:
    page = SCENES[name](stage)
    assert {size: wrong for size in SIZES if (wrong := out_of_sight(page, size))} == {}


def test_what_is_below_the_fold_is_found(stage: Stage) -> None:
    page = election(stage)
    page.evaluate("document.querySelector('.ballot').style.marginTop = '2000px'")
    assert out_of_sight(page, "desk") != []


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
    expect(page.locator(".log")).to_contain_text(re.compile("Anna (moves|brings)"))
    expect(page.locator(".prompt.yours")).to_be_visible()
    moved = [now != then for now, then in zip(anna.look(table)["game"]["places"], places, strict=True)]
    stayed = [now == then for now, then in zip(spots(), before, strict=True)]
    assert any(moved)
    assert all(stays for stays, goes in zip(stayed, moved, strict=True) if not goes)


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
