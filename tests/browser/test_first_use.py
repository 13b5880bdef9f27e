"""What is new to somebody is explained where it happens, once: at tables that stand where a record has led them."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.gallery import BESIDE_THRONE, JESTER, Stage
from tests.browser.people import EXPLAINED, Person
from vivat.game import CastleGame, CastleObservation, GameRecord
from vivat.table.entries import Said
from vivat.web.lessons import message_of, positions, write
from vivat.web.messages import encode
from vivat.words import languages, words

FRIENDS = ("Anna", "Bruno", "Chiara")
Reached = Callable[[CastleObservation], bool]
"""Whether Anna, who is asked, has come to what is to be explained."""

MOMENTS: dict[str, tuple[Reached, dict[str, Any]]] = {
    "ambition": (lambda seen: seen.phase == "keep", {"ambition": True}),
    "teams": (lambda _: True, {"players": [("Anna", "Bruno"), "Chiara", "Dario"]}),
    "emissary": (lambda _: True, {"emissary": True}),
    "wc": (lambda seen: any(action.verb == "to the WC" for action in seen.legal), {}),
    "jester": (lambda seen: seen.phase == "vote" and seen.candidate == JESTER, {}),
    "stomachache": (lambda seen: seen.phase == "vote", {}),
    "wedding": (lambda seen: BESIDE_THRONE in seen.places, {"wedding": True}),
}


def record_of(reached: Reached, **options: Any) -> GameRecord:
    """A game of 2024 among people who take the last move there is and say Yes, until Anna has come there."""
    game = CastleGame.start("vive-le-roi", options.pop("players", FRIENDS), seed=1, first_seat=0, **options)
    while not (game.to_act == 0 and reached(game.observe(0))):
        assert not game.is_over, "it never came"
        legal = game.legal_actions()
        game.play(legal[0] if legal[0].verb == "vote" else legal[-1])
    return GameRecord.of(game)


def table_of(person: Person, record: GameRecord, *said: Said) -> Page:
    """The page of a table at which this record is played, with Anna's chair for whoever looks, and what is said."""
    [(table, _)] = positions(record, 0, len(record.actions))
    for body in said:
        write(table, body)
    shown = encode(message_of(table, 0)).decode()

    def serve(socket: WebSocketRoute) -> None:
        socket.send(shown)

    page = person.page()
    page.route_web_socket("**/api/tables/*/socket*", serve)
    page.goto("/table/of-a-record")
    return page


def newcomer(stage: Stage, topic: str) -> Person:
    """Somebody to whom everything was explained but one thing."""
    person = stage.person("Anna")
    known = json.dumps({"pace": "instant", "explained": [each for each in EXPLAINED if each != topic]})
    person.context.add_init_script(f"sessionStorage.begun ??= localStorage['vivat-settings'] = '{known}'")
    return person


def test_everything_that_can_be_new_has_its_moment_and_its_words() -> None:
    assert set(MOMENTS) == set(EXPLAINED)
    assert {each for each in MOMENTS for language in languages() if not words(language).knows(f"first-{each}")} == set()


@pytest.mark.parametrize("topic", MOMENTS)
def test_what_is_new_is_explained_where_it_happens_and_once(stage: Stage, topic: str) -> None:
    reached, options = MOMENTS[topic]
    record = record_of(reached, **options)
    person = newcomer(stage, topic)
    page = table_of(person, record)
    note = page.locator(".first-use")
    expect(note.locator("p")).to_have_text(words().say(f"first-{topic}"))
    note.get_by_role("button", name="Got it").click()
    expect(note).to_have_count(0)
    page.reload()
    page.locator(".prompt.yours").wait_for()
    expect(note).to_have_count(0)
