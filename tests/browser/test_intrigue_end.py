"""The end of a game of intrigue: who has won and why, what it was worth, and the end of a session."""

import json
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.gallery import Stage
from vivat.bots import make_bot
from vivat.game import GameRecord, IntrigueGame
from vivat.web.lessons import message_of, positions
from vivat.web.messages import encode
from vivat.web.replaying import log_of


def game_among_bots(seed: int) -> IntrigueGame:
    game = IntrigueGame.start("base", ("Anna", "Bruno", "Chiara", "Dario"), seed=seed)
    bots = [make_bot("steward", seed=seat) for seat in range(4)]
    while (seat := game.to_act) is not None:
        game.play(bots[seat].act(game.observe(seat)), seat)
    return game


def page_after(stage: Stage, game: IntrigueGame, me: int, **view: Any) -> Page:
    """The page of a table after this game, for whoever sits there; of the view some parts are otherwise."""
    record = GameRecord.of(game)
    [(table, _)] = positions(record, 0, len(record.actions))
    message = json.loads(encode(message_of(table, me)))
    message["view"] |= view
    page = stage.person("Anna").page()

    def serve(socket: WebSocketRoute) -> None:
        socket.send(json.dumps(message))

    page.route_web_socket("**/api/tables/*/socket*", serve)
    page.route(
        "**/api/tables/*/games/*/log",
        lambda route: route.fulfill(body=msgspec.json.encode(log_of(table, 1, None)), content_type="application/json"),
    )
    page.goto("/table/of-a-record")
    page.locator(".finished").wait_for()
    return page


def game_with(missed: str | None, alone: bool) -> IntrigueGame:
    """A game with a single winner or several, and somebody who had all of it and did not win for this reason."""
    for seed in range(200):
        game = game_among_bots(seed)
        outcome = game.outcome
        assert outcome is not None
        is_one = len(outcome.winners) == 1 and alone == (len(outcome.all_winners) == 1)
        if is_one and (missed is None or any(each.missed == missed for each in game.closest)):
            return game
    raise AssertionError("there is no such game")


def test_the_end_says_why_these_points_and_who_wins_comes_first(stage: Stage) -> None:
    game = game_with(None, alone=True)
    assert game.outcome is not None
    [winner] = game.outcome.winners
    page = page_after(stage, game, winner)
    first = page.locator(".ranking li.winner").first
    expect(first).to_contain_text("You ♛")
    expect(first).to_contain_text("3 for the role + 1 as the only winner")
    expect(page.locator(".ranking .why")).to_contain_text("You win as the")
    ending = page.locator(".log").get_by_text("You win as the").first.inner_text()
    assert ending.index("You win as the") < ending.index("Your points: 4") < ending.index("hand")


@pytest.mark.parametrize(
    ("missed", "said"),
    [
        ("died", "Died before it counted"),
        ("target", "the right person is struck"),
        ("over", "The game was over before it counted: at the "),
        ("lost", "was gone again before it counted: at the "),
    ],
)
def test_whoever_had_everything_is_told_why_it_did_not_win(stage: Stage, missed: str, said: str) -> None:
    game = game_with(missed, alone=True)
    page = page_after(stage, game, 0)
    expect(page.locator(".ranking .closest").filter(has_text=said).first).to_contain_text("Had everything needed")


def test_a_session_ends_with_its_own_podium_and_the_list_of_its_games(stage: Stage) -> None:
    game = game_with(None, alone=True)
    view = {"session": [3, 9, 7, 4], "session_winners": [1], "games": 3}
    games = [[3, 0, 2, 4], [0, 4, 5, 0], [0, 5, 0, 0]]
    page = page_after(stage, game, 3, **view, session_games=games)
    expect(page.get_by_role("heading", name="Bruno wins the session!")).to_be_visible()
    expect(page.locator(".podium .place-0")).to_contain_text("9 points")
    expect(page.locator(".podium .place-1")).to_contain_text("Chiara")
    expect(page.locator(".podium .place-2")).to_contain_text("You")
    expect(page.locator(".session-games li")).to_have_count(3)
    expect(page.locator(".session-games li").nth(1)).to_contain_text("Chiara +5")
    assert page.locator(".session-games a").nth(2).get_attribute("href") == "/table/learner/replay/3/0"
    expect(page.get_by_role("heading", name="The last game")).to_be_visible()
