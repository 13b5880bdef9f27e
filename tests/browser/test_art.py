"""What is drawn: complete, small, readable over every wall, fetched only where it is seen."""

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import found_by_axe
from tests.browser.gallery import PARTS, SCENES, Stage, at, castle, drawn
from tests.browser.people import SETTLE
from vivat.rules.castle.editions import EDITIONS, NAMES_2003, NAMES_2024
from vivat.web.castle.figures import FIGURES, figures_of
from vivat.web.catalogue import BOXES, GREETERS
from vivat.web.pages import FIGURES as FIGURE_FILES
from vivat.web.pages import client_files

CLIENT = Path(__file__).parents[2] / "src/vivat/web/client"
ART = CLIENT / "art/castle"
DRAWN = {path.stem: path for path in ART.rglob("*.svg")}
LOOKS, FACES, BUILDING = ((CLIENT / f"js/castle/{name}.js").read_text() for name in ("looks", "faces", "building"))
MOST_ART, MOST_FONTS = 30_000, 60_000
OWN_FACE = {"eyes", "pupils", "lids", "calm", "proud", "dismayed"}
HOURS = ("morning", "afternoon", "evening")
READABLE = 4.5
"""WCAG 2.2, AA."""


@cache
def parts_of(name: str) -> set[str]:
    """The ids of a drawing."""
    return set(re.findall(r' id="([\w-]+)"', DRAWN[name].read_text()))


def test_everybody_is_drawn() -> None:
    for edition in EDITIONS.values():
        assert FIGURES[edition.key].keys() == set(edition.names)
    figures = {figure for edition in EDITIONS.values() for figure in figures_of(edition)}
    assert figures == set(re.findall(r'^  "?([\w-]+)"?: \{', LOOKS, re.MULTILINE))
    assert figures == {path.stem for path in FIGURE_FILES.glob("*.svg")} - {"kit"}
    assert len(figures) == len(NAMES_2003) + len(NAMES_2024)  # one name is in both casts, with two figures
    assert {*GREETERS, *(each for box in BOXES.values() for each in box.pictured)} <= figures
    for drawing in figures:
        assert parts_of(drawing) >= {"body", "head"}, drawing


def test_a_face_of_its_own_kind_has_every_expression() -> None:
    own = re.findall(r'^  "?([\w-]+)"?: \{[^}]*own: true', LOOKS, re.MULTILINE)
    assert own == ["ouaf"]
    for drawing in ("kit", *own):
        assert parts_of(drawing) >= OWN_FACE


def test_what_the_scripts_draw_is_drawn() -> None:
    named = set(re.findall(r'of="(kit|outside|rooms)"\s+part="([\w-]+)"', FACES + BUILDING))
    assert len(named) > 10
    assert [part for drawing, part in named if part not in parts_of(drawing)] == []


def test_drawings_are_plain() -> None:
    """No script, no style (the policy of the page allows none), nothing from elsewhere."""
    for path in DRAWN.values():
        text = path.read_text()
        assert not re.search(r"<script|<style|style=|\son\w+=|<image|<foreignObject", text), path.name
        assert set(re.findall(r'(?:href|xmlns)="([^"#]+)', text)) == {"http://www.w3.org/2000/svg"}, path.name


def test_art_and_type_are_small() -> None:
    packed = [len(file.packed) for path, file in client_files().items() if path.startswith("art/castle/")]
    assert len(packed) == 3
    assert sum(packed) <= MOST_ART
    assert sum(path.stat().st_size for path in (CLIENT / "vendor/fonts").iterdir()) <= MOST_FONTS


def test_home_fetches_only_what_it_shows(stage: Stage) -> None:
    fetched: set[str] = set()
    page = stage.person("").page()
    page.on("request", lambda request: fetched.update(re.findall(r"/art/castle/([\w-]+)\.svg", request.url)))
    page.goto("/")
    page.locator(".game").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert fetched == {"figures", "outside", "rooms"}


@pytest.mark.parametrize("name", PARTS["art"])
def test_the_gallery_is_open_to_everybody(gallery: Stage, name: str) -> None:
    assert found_by_axe(SCENES[name](gallery), "light") == []


ON_THE_HEAD = """() => [...document.querySelectorAll('.size-200')].flatMap((figure) => {
    const crown = figure.querySelector('.face > .worn-crown')?.getBoundingClientRect();
    if (!crown) return [];
    const head = figure.querySelector('.face > use[href$="-head"]').getBoundingClientRect();
    const frame = figure.getBoundingClientRect();
    const name = figure.querySelector('use').getAttribute('href');
    const middle = (crown.left + crown.right) / 2;
    const sits = crown.bottom > head.top + 4 && crown.bottom < (head.top + head.bottom) / 2 + 10
        && middle > head.left && middle < head.right && crown.top >= frame.top;
    return [[name, sits]];
})"""


HAVE_HEADS = """() => Array.from(document.querySelectorAll('.size-200 .face > use[href$="-head"]'))
    .every((head) => head.getBoundingClientRect().height > 0)"""
"""Drawings that were not fetched yet have no size."""


@pytest.mark.parametrize("cast", [NAMES_2003, NAMES_2024])
def test_a_crown_sits_on_every_head(gallery: Stage, cast: tuple[str, ...]) -> None:
    page = drawn(gallery, cast[0])
    page.wait_for_function(HAVE_HEADS)
    page.evaluate(SETTLE)
    found: list[tuple[str, bool]] = page.evaluate(ON_THE_HEAD)
    assert len(found) == len(cast)
    assert [name for name, sits in found if not sits] == []
    crown = page.locator(".size-200 .face > .worn-crown").first
    crown.evaluate("(crown) => crown.setAttribute('transform', 'translate(0 -130)')")
    assert [sits for _, sits in page.evaluate(ON_THE_HEAD)].count(False) == 1


COLOURS = """() => {
    const rgb = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map(Number);
    const of = (where, what) => rgb(getComputedStyle(document.querySelector(where))[what]);
    return [
        [of('.scene .tag', 'fill'), of('.scene .tag', 'stroke')],
        [of('.scene .floor-name text', 'fill'), of('.scene .plate', 'fill')],
        [of('.face .initial', 'fill'), of('.face .badge', 'fill')],
    ];
}"""


def luminance(colour: list[float]) -> float:
    """Of sRGB, as WCAG counts it."""
    shares = [value / 255 for value in colour]
    red, green, blue = (each / 12.92 if each <= 0.03928 else ((each + 0.055) / 1.055) ** 2.4 for each in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrasts(page: Page) -> list[float]:
    """Of names, floors and initials to what they stand on."""
    found = []
    for pair in page.evaluate(COLOURS):
        dark, light = sorted(luminance(colour) for colour in pair)
        found.append((light + 0.05) / (dark + 0.05))
    return found


def test_names_floors_and_initials_are_readable_at_every_hour(stage: Stage) -> None:
    """Each on a ground of its own, whatever is drawn behind."""
    person, table = castle(stage)
    page = at(person, table)
    page.locator(".scene .tag").first.wait_for()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        for hour in HOURS:
            page.locator(".scene").evaluate("(scene, hour) => scene.classList.add(hour)", hour)
            assert min(contrasts(page)) >= READABLE, (theme, hour)
            page.locator(".scene").evaluate("(scene, hour) => scene.classList.remove(hour)", hour)
    page.evaluate("document.querySelector('.scene .tag').style.fill = '#b0a080'")
    assert min(contrasts(page)) < READABLE


def test_figures_feel_where_they_are(gallery: Stage) -> None:
    page = drawn(gallery, NAMES_2024[0])
    scene = page.locator(".scene").first
    expect(scene).to_have_class(re.compile(HOURS[0]))
    for name, feeling in (("Aliénor", "proud"), ("Caius", "dismayed"), ("Daphné", "dismayed"), ("Victoria", "calm")):
        expect(scene.locator(f".character[aria-label^={name}] .face")).to_have_class(f"face {feeling}")
    expect(page.locator(".scene").nth(1).locator(".garlands")).to_have_count(0)
    expect(page.locator(".scene").nth(2).locator(".garlands")).to_have_count(1)


GLANCES = """() => {
    window.glances = 0;
    new MutationObserver((changes) => (window.glances += changes.length))
        .observe(document.body, {subtree: true, attributeFilter: ["data-gaze"]});
}"""


@pytest.mark.parametrize(("motion", "moves"), [("reduce", False), ("no-preference", True)])
def test_eyes_and_clouds_move_unless_nothing_shall(stage: Stage, motion: str, moves: bool) -> None:
    stage.wishes["reduced_motion"] = motion
    person, table = castle(stage)
    person.context.clock.install()
    page = at(person, table)
    page.evaluate(GLANCES)
    page.clock.run_for(30_000)
    assert (page.evaluate("window.glances") > 0) == moves
    assert page.locator(".scene .building").evaluate("(land) => land.style.getPropertyValue('--drift') !== ''") == moves
    assert (
        page.evaluate("document.getAnimations().filter((each) => each.effect.getTiming().iterations > 1).length") == 0
    )
