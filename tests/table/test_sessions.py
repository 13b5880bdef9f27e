"""After a game: sessions of intrigue to a number of points, and rematches for those who want one."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.table.desk import ADA, BOB, CLEO, Desk, begun, everything, options, replayed
from tests.table.virtual import FakeTime, house_in
from vivat.game import ImpossibleOptions, IntrigueGame, Viewer
from vivat.table.commands import Arrange, Leave, Play, Rematch, Say, Sit, Start
from vivat.table.decide import Author
from vivat.table.house import House
from vivat.table.loaded_table import LoadedTable
from vivat.table.options import TableOptions
from vivat.table.view import PresenceView, view_table


def session(**more: Any) -> Desk:
    wanted = options("me", "open", "steward", "steward", game="intrigue", **{"most_rounds": 4, **more})
    return begun(wanted, BOB)


def first_of(desk: Desk, number: int) -> int | None:
    game = desk.table.games[number]
    assert isinstance(game, IntrigueGame)
    return game.observe(Viewer("spectator")).first


def test_S8_2_the_games_of_a_session_follow_each_other_to_the_goal() -> None:
    desk = session(session_points=4, most_rounds=30)
    for number in range(1, 40):
        desk.play_out()
        game = desk.table.games[-1]
        assert isinstance(game, IntrigueGame)
        assert desk.table.session is not None
        assert desk.table.session.games == number == len(desk.table.games)
        if desk.table.session.is_over:
            break
        assert view_table(desk.table, None, PresenceView(now=desk.now)).session_winners == []
        assert desk.refused(ADA, Rematch) == "table-not-finished"
        desk.do(ADA, Start)
        assert desk.table.status == "playing"
    assert desk.table.session is not None
    assert max(desk.table.session.scores) >= 4
    scores = [0] * 4
    for game in desk.table.games:
        assert isinstance(game, IntrigueGame)
        assert game.outcome is not None
        scores = [score + points for score, points in zip(scores, game.outcome.points, strict=True)]
    assert scores == list(desk.table.session.scores)
    view = view_table(desk.table, None, PresenceView(now=desk.now))
    assert view.session_winners == [player for player, points in enumerate(scores) if points == max(scores)]
    assert desk.refused(ADA, Start) == "table-is-over"
    desk.do(ADA, Rematch)
    assert everything(replayed(desk.log)) == everything(desk.table)


def test_S8_2_each_game_begins_one_seat_further_on() -> None:
    desk = session(session_points=100)
    for _ in range(3):
        desk.play_out()
        desk.do(ADA, Start)
    firsts = [first_of(desk, number) for number in range(3)]
    assert firsts[0] is not None
    assert firsts == [(firsts[0] + number) % 4 for number in range(3)]


def test_S8_2_lines_and_decisions_of_the_next_game_follow_those_of_the_last() -> None:
    desk = session(session_points=100)
    desk.play_out()
    decision = desk.table.decision
    lines, deeds = len(desk.table.lines_for(None)), desk.table.telling(None).deeds()
    desk.do(ADA, Start)
    assert desk.table.decision == decision + 1
    assert {line.game for line in desk.table.lines_for(None)[lines:]} == {2}
    now = desk.table.telling(None).deeds()
    assert now[: len(deeds)] == deeds
    assert {told.game for told in now[len(deeds) :]} == {2}
    assert [told.number for told in now] == list(range(len(now)))
    assert desk.table.status == "playing"


def test_only_the_host_begins_the_next_game_of_a_session() -> None:
    desk = session(session_points=100)
    desk.play_out()
    assert desk.refused(BOB, Start) == "table-host-only"


def test_who_left_between_two_games_is_kept_by_a_bot_in_the_next() -> None:
    desk = session(session_points=100)
    desk.play_out()
    desk.do(BOB, Leave)
    desk.do(ADA, Start)
    assert desk.table.chairs[1].kept
    assert desk.table.bot_decides(1)
    desk.do(BOB, Sit)
    assert not desk.table.chairs[1].kept


def test_S3_6_with_0_rounds_a_game_goes_on_until_somebody_wins() -> None:
    wanted = options("me", "open", "random", "random", game="intrigue", most_rounds=0, first_seat=0)
    without_end = msgspec.json.decode(msgspec.json.encode(wanted), type=TableOptions)  # as a server reads it
    rounds = set()
    for seed in range(6):  # everybody passes, round after round; only a Merchant wins by that
        desk = begun(without_end, BOB, seed=seed)
        for turn in range(60 * 4):
            if desk.table.status == "playing":
                desk.decide_for(turn % 4, "pass")
        game = desk.table.game
        assert isinstance(game, IntrigueGame)
        assert game.outcome is None or game.outcome.winners
        rounds.add(game.observe(Viewer("spectator")).round)
    assert max(rounds) == 61
    assert everything(replayed(desk.log)) == everything(desk.table)
    ends = begun(replace(without_end, most_rounds=2), BOB)
    for turn in range(8):
        ends.decide_for(turn % 4, "pass")
    assert ends.table.status == "finished"


def test_S3_6_a_game_without_end_needs_a_person() -> None:
    with pytest.raises(ImpossibleOptions) as caught:
        Desk(options(*["random"] * 4, game="intrigue", most_rounds=0))
    assert (caught.value.refusal.key, caught.value.refusal.article) == ("table-endless", "S3.6")
    desk = Desk(options("open", *["random"] * 3, game="intrigue", most_rounds=0))
    desk.do(ADA, Arrange, chair=0, level="random")
    assert desk.refused(ADA, Start) == "table-endless"
    desk.do(ADA, Arrange, chair=0, level="open")
    desk.do(BOB, Sit, chair=0)
    desk.do(ADA, Start)
    assert desk.table.status == "playing"


def test_a_single_game_of_intrigue_is_over_when_it_is_over() -> None:
    desk = session()
    desk.play_out()
    assert desk.table.session is None
    assert desk.refused(ADA, Start) == "table-is-over"
    desk.do(BOB, Rematch)


async def finished(house: House, *others: Author) -> LoadedTable:
    """A table at which a short game of people is over."""
    live = await house.open(options("me", "open", "steward", spectators=False), ADA)
    for author in others:
        await house.submit(live, author, Sit(id="sit"))
    await house.submit(live, ADA, Start(id="start"))
    for number in range(3000):
        await FakeTime.rest(house)
        if live.table.status == "finished":
            return live
        seat = live.table.waited_for[0]
        assert live.table.game is not None
        action = live.table.game.legal_actions(seat)[-1].text
        play = Play(id=f"p{number}", decision=live.table.decision, action=action)
        await house.submit(live, (ADA, *others)[seat], play)
    raise AssertionError("no end")


def test_a_rematch_is_one_table_for_all_and_nobody_is_dragged_in(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as (house, _):
            live = await finished(house, BOB)
            assert live.table.rematch is None
            await house.submit(live, BOB, Rematch(id="again"))
            new = live.table.rematch
            assert new is not None
            await house.submit(live, ADA, Rematch(id="again"))
            assert live.table.rematch == new
            assert [line.table for line in live.table.lines_for(None) if line.kind == "rematch"] == [new, new]

            again = await house.find(new)
            assert again is not None
            assert again.table.host == BOB.guest
            assert [chair.guest for chair in again.table.chairs] == [None, BOB.guest, None]
            assert again.table.chairs[2].level == "steward"
            assert again.table.status == "gathering"
            old, fresh = live.table.options, again.table.options
            assert msgspec.structs.replace(fresh, seats=old.seats) == old
            assert {row.id for row in await house.store.list_tables()} == {live.table.id, new}
            assert [row.id for row in await house.store.tables_of(ADA.guest)] == [live.table.id]
            assert {row.id for row in await house.store.tables_of(BOB.guest)} == {live.table.id, new}

            await house.submit(again, ADA, Sit(id="sit"))
            await house.submit(again, BOB, Start(id="start"))
            await FakeTime.rest(house)
            assert again.table.status == "playing"

    asyncio.run(run())


def test_who_left_may_ask_for_a_rematch_too_but_is_not_asked(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as (house, _):
            live = await finished(house, BOB)
            await house.submit(live, BOB, Leave(id="bye"))
            await house.submit(live, ADA, Rematch(id="again"))
            again = await house.find(live.table.rematch or "")
            assert again is not None
            assert again.table.chairs[1].is_open
            await house.submit(again, CLEO, Sit(id="sit"))
            assert again.table.chair_of(BOB.guest) is None
            await house.submit(live, ADA, Say(id="said", text="come!"))

    asyncio.run(run())


def test_a_rematch_is_a_new_table_and_has_only_bots_that_are_offered(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as (house, _):
            table_id = (await finished(house, BOB)).table.id
        async with house_in(tmp_path, levels=("page",)) as (house, _):
            live = await house.find(table_id)
            assert live is not None
            with pytest.raises(ImpossibleOptions) as refused:
                await house.submit(live, ADA, Rematch(id="again"))
            assert refused.value.refusal.key == "table-level-not-offered"
            assert live.table.rematch is None

    asyncio.run(run())
