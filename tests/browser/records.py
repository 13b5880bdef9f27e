"""Tables that stand where a record has led them: what is asked there is the same every time, and nobody goes on."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.gallery import Stage
from tests.browser.people import EXPLAINED, Person
from vivat.game import AnyGame, CastleGame, CastleObservation, GameRecord
from vivat.table.entries import Said
from vivat.web.lessons import message_of, positions, write
from vivat.web.messages import encode

FRIENDS = ("Anna", "Bruno", "Chiara")
Reached = Callable[[CastleObservation], bool]
"""Whether Anna, who is asked, has come to where a test begins."""


def game_at(reached: Reached, edition: str = "vive-le-roi", **options: Any) -> CastleGame:
    """A game among people who take the last move there is and say Yes, until Anna has come there."""
    game = CastleGame.start(edition, options.pop("players", FRIENDS), seed=1, first_seat=0, **options)
    while not (game.to_act == 0 and reached(game.observe(0))):
        assert not game.is_over, "it never came"
        legal = game.legal_actions()
        game.play(legal[0] if legal[0].verb == "vote" else legal[-1])
    return game


def newcomer(stage: Stage, *topics: str) -> Person:
    """Somebody to whom everything was explained but these topics; if none is named, nothing was."""
    person = stage.person("Anna")
    known = [each for each in EXPLAINED if topics and each not in topics]
    chosen = json.dumps({"pace": "instant", "explained": known})
    person.context.add_init_script(f"sessionStorage.begun ??= localStorage['vivat-settings'] = '{chosen}'")
    return person


def table_of(person: Person, game: AnyGame, *said: Said) -> Page:
    """The page of a table at which this game is played, with Anna's chair for whoever looks, and what is said."""
    record = GameRecord.of(game)
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
