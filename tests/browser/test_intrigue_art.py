"""What is drawn and what is heard: all there, small, and fetched when it is needed."""

from playwright.sync_api import Page, Request

from tests.browser.gallery import Stage, art_of_intrigue
from vivat.web.pages import client_files

MOST_BYTES = 50_000
"""Of people and intrigue together, over the wire."""
LONGEST = 1.2
"""Seconds of a sound."""
LOUDEST = 0.9
OURS = ("art/people.svg", "art/intrigue/")
MISSING = """async () => {
    const wanted = [...document.querySelectorAll("use")].map((use) => use.href.baseVal);
    const files = {};
    for (const address of new Set(wanted.map((each) => each.split("#")[0]))) {
        const text = await (await fetch(address)).text();
        files[address] = new DOMParser().parseFromString(text, "image/svg+xml");
    }
    return [...new Set(wanted)].filter((each) => !files[each.split("#")[0]].getElementById(each.split("#")[1]));
}"""
LISTEN = """async ([longest, loudest]) => {
    await import("/client/js/screens.js");
    const {linked} = await import("/client/js/app.js");
    const {SOUNDS, perform} = linked["sounds.js"];
    const wrong = [];
    for (const name of Object.keys(SOUNDS)) {
        const length = Math.max(...SOUNDS[name].map(({at = 0, long}) => at + long)) + 0.05;
        const studio = new OfflineAudioContext(1, 44100 * 3, 44100);
        perform(studio, name, 0);
        const samples = (await studio.startRendering()).getChannelData(0);
        const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
        const end = Math.ceil(44100 * length);
        if (peak < 0.02) wrong.push(`${name} is not heard`);
        if (peak > loudest) wrong.push(`${name} is too loud: ${peak}`);
        if (length > longest) wrong.push(`${name} is too long`);
        if (samples.slice(end).some((each) => Math.abs(each) > 0.001)) wrong.push(`${name} does not end`);
    }
    return wrong;
}"""
PLANT = """async () => {
    await import("/client/js/screens.js");
    const {linked} = await import("/client/js/app.js");
    const {SOUNDS} = linked["sounds.js"];
    SOUNDS.card = [{wave: "sine", pitch: 440, long: 0.3, loud: 3}];
    SOUNDS.coin = [{wave: "sine", pitch: 440, long: 1.3, loud: 0.1}];
    SOUNDS.said = [{wave: "sine", pitch: 440, long: 0.1, loud: 0.001}];
}"""


def wrong_sounds(page: Page) -> list[str]:
    """What is wrong with the sounds as this browser makes them."""
    found: list[str] = page.evaluate(LISTEN, [LONGEST, LOUDEST])
    return found


def test_every_drawing_that_is_shown_is_there(gallery: Stage) -> None:
    page = art_of_intrigue(gallery)
    assert page.evaluate(MISSING) == []
    page.evaluate("document.querySelector('use').setAttribute('href', '/client/art/people.svg#unicorn')")
    assert page.evaluate(MISSING) == ["/client/art/people.svg#unicorn"]


def test_what_is_drawn_for_tables_is_small_and_does_not_come_with_the_first_page(stage: Stage) -> None:
    files = {name: page for name, page in client_files().items() if name.startswith(OURS)}
    assert len(files) == 5
    assert sum(len(page.packed) for page in files.values()) < MOST_BYTES
    asked: list[str] = []
    anna = stage.person("Anna")

    def note(request: Request) -> None:
        asked.append(request.url)

    anna.context.on("request", note)
    anna.page("/").wait_for_load_state("networkidle")
    assert any("app.js" in each for each in asked)
    assert [each for each in asked if any(ours in each for ours in OURS)] == []


def test_every_sound_is_heard_is_not_too_loud_and_ends(stage: Stage) -> None:
    assert wrong_sounds(stage.person("Anna").page("/")) == []


def test_a_sound_that_is_wrong_is_found(stage: Stage) -> None:
    page = stage.person("Anna").page("/")
    page.evaluate(PLANT)
    found = wrong_sounds(page)
    assert [each.split(":")[0] for each in found] == ["coin is too long", "card is too loud", "said is not heard"]
