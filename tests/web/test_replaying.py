"""Finished games: what their records say besides the game, and moments that are not played from the start each time."""

from pathlib import Path
from typing import Any

import pytest

from tests.table.desk import ADA, Desk, options
from vivat.game import GameRecord
from vivat.game.record import new_game
from vivat.table.commands import Start
from vivat.web.replaying import Positions, log_of, moment_of, record_of

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.fixture(scope="module")
def finished() -> Desk:
    desk = Desk(options("me", "random", "random"))
    desk.do(ADA, Start)
    desk.play_out()
    return desk


def test_a_record_of_a_server_has_the_tags_of_the_other_records(finished: Desk) -> None:
    tags = GameRecord.loads(record_of(finished.table, 1)).tags
    bots = {"bot-2": "random", "bot-3": "random"}
    decided = finished.table.tallies[0][0].deputies
    when = {"decided-1": f"0 {decided}", "ended": "2023-11-14T22:13:20.000+00:00"}
    secret = {"seed-of-bots": str(finished.table.bot_seeds[0])}
    assert tags == {"table": finished.table.id} | bots | when | secret
    assert tags == {"table": finished.table.id, **finished.record().tags}
    page = (DOCS / "records.md").read_text(encoding="utf-8")
    assert all(f"`{tag} " in page for tag in ("bot-N", "table", "decided-N", "person-N", "ended", "seed-of-bots"))


def test_a_position_is_the_same_from_wherever_it_is_played_on(finished: Desk) -> None:
    game = finished.table.games[0]
    positions, last = Positions(most=4, apart=8), len(game.actions)
    for moment in (last, 0, 3, 8, 9, 40, 17, last - 1, 16, last):
        afresh = new_game(game.options)
        afresh.replay(game.actions[:moment])  # type: ignore[arg-type]
        then = positions.at(game, moment)
        assert then.actions == afresh.actions
        assert [then.observe(seat) for seat in range(3)] == [afresh.observe(seat) for seat in range(3)]
        assert len(positions) <= 4


def test_a_second_look_plays_on_from_the_first(finished: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    game = finished.table.games[0]
    positions, played = Positions(apart=8), []
    play = type(game).play

    def counted(game: Any, action: Any) -> Any:
        played.append(action)
        return play(game, action)

    monkeypatch.setattr(type(game), "play", counted)
    positions.at(game, 43)
    assert len(played) == 43
    positions.at(game, 42)
    positions.at(game, 45)
    assert len(played) == 43 + 2 + 5


def test_a_replay_leaves_what_the_table_tells_its_viewers_to_the_loop(finished: Desk) -> None:
    table = finished.table
    before = dict(table._tellings)
    for chair in (None, 0, 1):
        assert log_of(table, 1, chair).deeds
        assert moment_of(table, 1, 20, chair).deed
    assert table._tellings == before
