"""What is new to somebody is explained where it happens, once: at tables that stand where a record has led them."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.gallery import BESIDE_THRONE, JESTER, Stage
from tests.browser.intrigue_moments import IntrigueMoment
from tests.browser.people import EXPLAINED
from tests.browser.records import Reached, game_at, newcomer, table_of
from vivat.game import GameRecord
from vivat.web.lessons import read_record
from vivat.words import languages, words

MOMENTS: dict[str, tuple[Reached, dict[str, Any]]] = {
    "favourites": (lambda seen: seen.phase == "place", {}),
    "climb": (lambda seen: seen.phase == "climb", {}),
    "vote": (lambda seen: seen.phase == "vote", {}),
    "forgotten-ballots": (lambda seen: seen.phase == "vote", {"edition": "kingup"}),
    "ambition": (lambda seen: seen.phase == "keep", {"ambition": True}),
    "teams": (lambda _: True, {"players": [("Anna", "Bruno"), "Chiara", "Dario"]}),
    "emissary": (lambda _: True, {"emissary": True}),
    "wc": (lambda seen: any(action.verb == "to-wc" for action in seen.legal), {}),
    "jester": (lambda seen: seen.phase == "vote" and seen.candidate == JESTER, {}),
    "stomachache": (lambda seen: seen.phase == "vote", {}),
    "wedding": (lambda seen: BESIDE_THRONE in seen.places, {"wedding": True}),
}


def intrigue_record(actions: int, lesson: str = "intrigue-1-turn") -> GameRecord:
    """A game of cards up to where its first player is asked."""
    record = read_record(lesson)
    return GameRecord(record.options, record.actions[:actions])


AT_COURT = {
    "role": intrigue_record(16),
    "turn": intrigue_record(16),
    "offer": intrigue_record(22),
    "ready": intrigue_record(25, "intrigue-3-victory"),
    "alliance": IntrigueMoment("king", "influence", ("ally with Anna for 2 influence",)).record(),
}


@pytest.mark.parametrize("topic", AT_COURT)
def test_what_is_new_at_the_court_is_explained_where_it_happens(stage: Stage, topic: str) -> None:
    page = table_of(newcomer(stage, topic), AT_COURT[topic].game())
    expect(page.locator(".first-use p")).to_have_text(words().say(f"first-{topic}"))
    page.locator(".first-use").get_by_role("button", name="Got it").click()
    expect(page.locator(".first-use")).to_have_count(0)


def test_the_first_quick_start_of_the_card_game_is_the_first_game_of_the_book(stage: Stage) -> None:
    page = newcomer(stage, "game-intrigue").page("/")
    for scenario, people in (("first-game", 4), ("base", 5)):
        with page.expect_request(lambda each: each.method == "POST" and each.url.endswith("/api/tables")) as made:
            page.locator(".game").filter(has_text="Long Live the King").get_by_role(
                "button", name="Against bots"
            ).click()
        options: dict[str, Any] = made.value.post_data_json or {}
        assert (options["scenario"], len(options["seats"])) == (scenario, people)
        expect(page.locator(".hall .seat")).to_have_count(people)
        page.goto("/")


def test_everything_that_can_be_new_has_its_moment_and_its_words() -> None:
    told = {*MOMENTS, *AT_COURT, "one-board"}
    assert {*told, "game-intrigue"} == set(EXPLAINED)
    assert {each for each in told for language in languages() if not words(language).knows(f"first-{each}")} == set()


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
