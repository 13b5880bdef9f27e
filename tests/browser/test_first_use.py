"""What is new to somebody is explained where it happens, once: at tables that stand where a record has led them."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.gallery import BESIDE_THRONE, JESTER, Stage
from tests.browser.people import EXPLAINED
from tests.browser.records import Reached, game_at, newcomer, table_of
from vivat.words import languages, words

MOMENTS: dict[str, tuple[Reached, dict[str, Any]]] = {
    "ambition": (lambda seen: seen.phase == "keep", {"ambition": True}),
    "teams": (lambda _: True, {"players": [("Anna", "Bruno"), "Chiara", "Dario"]}),
    "emissary": (lambda _: True, {"emissary": True}),
    "wc": (lambda seen: any(action.verb == "to the WC" for action in seen.legal), {}),
    "jester": (lambda seen: seen.phase == "vote" and seen.candidate == JESTER, {}),
    "stomachache": (lambda seen: seen.phase == "vote", {}),
    "wedding": (lambda seen: BESIDE_THRONE in seen.places, {"wedding": True}),
}


def test_everything_that_can_be_new_has_its_moment_and_its_words() -> None:
    assert set(MOMENTS) == set(EXPLAINED)
    assert {each for each in MOMENTS for language in languages() if not words(language).knows(f"first-{each}")} == set()


@pytest.mark.parametrize("topic", MOMENTS)
def test_what_is_new_is_explained_where_it_happens_and_once(stage: Stage, topic: str) -> None:
    reached, options = MOMENTS[topic]
    game = game_at(reached, **options)
    person = newcomer(stage, topic)
    page = table_of(person, game)
    note = page.locator(".first-use")
    expect(note.locator("p")).to_have_text(words().say(f"first-{topic}"))
    note.get_by_role("button", name="Got it").click()
    expect(note).to_have_count(0)
    page.reload()
    page.locator(".prompt.yours").wait_for()
    expect(note).to_have_count(0)
