"""Bots speak at a table of the card game, just before they act: to everybody, and never for a person."""

import asyncio
from pathlib import Path

import pytest

from tests.table.desk import ADA, BOB, begun, options
from tests.table.virtual import enter, house_in
from vivat.bots.remark import Remark
from vivat.bots.tempers import Temper
from vivat.table import bot_decision
from vivat.table.bot_decision import remark_with, seat_knowledge
from vivat.table.commands import Leave, Mute, Phrase, Start
from vivat.table.damage import replay_checked
from vivat.table.entries import Entry, Played, Said
from vivat.table.reports import is_written
from vivat.table.table import Decided, Table

TALKATIVE = Temper(100.0, 0.6, (1, 1, 1))


def game_of_bots(folder: Path, remarks: bool = True) -> tuple[list[Entry], Table]:
    """The log of a game among five stewards, and its table."""

    async def run() -> tuple[list[Entry], Table]:
        async with house_in(folder) as (house, time):
            wishes = options(*["steward"] * 5, game="intrigue", remarks=remarks)
            live = await house.open(wishes, ADA)
            enter(house, live, BOB)
            await house.submit(live, ADA, Start(id="start"))
            await time.rest(house)
            assert live.table.status == "finished"
            return await house.store.read_entries(live.table.id), live.table

    return asyncio.run(run())


def test_a_bot_speaks_just_before_it_acts_while_nobody_else_is_asked(tmp_path: Path) -> None:
    log, table = game_of_bots(tmp_path)
    spoken = [number for number, entry in enumerate(log) if isinstance(entry.body, Said)]
    assert len(spoken) >= 2
    for number in spoken:
        said, played = log[number].body, log[number + 1].body
        assert isinstance(said, Said)
        assert isinstance(played, Played)
        assert said.chair == played.seat
        assert replay_checked("t", log[:number]).waited_for == (played.seat,)
    again = replay_checked("t", log)
    assert again.remarks == table.remarks
    lines = [line for line in again.lines_for(None) if line.sentence is not None]
    assert [line.kind for line in lines] == ["phrase"] * len(spoken)
    assert [line.sentence for line in lines] == [remark.sentence for _, remark in table.remarks]


def test_a_table_can_do_without(tmp_path: Path) -> None:
    log, _ = game_of_bots(tmp_path, remarks=False)
    assert not any(isinstance(entry.body, Said) for entry in log)


def test_a_bot_that_keeps_a_persons_chair_does_not_speak_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_decision, "temper_of", lambda _name, _level: TALKATIVE)
    desk = begun(options("me", "open", "steward", "steward", "steward", game="intrigue", first_seat=0), BOB)
    desk.send(BOB, Leave(id="leave"))
    table, speaks = desk.table, {}
    for seat in (0, 1, 2):
        observation, _ = seat_knowledge(table, table.waited_for[0])
        while table.waited_for != (seat,) or observation.phase != "act":
            desk.let_bot(table.waited_for[0], "clock")
            observation, _ = seat_knowledge(table, table.waited_for[0])
        speaks[seat] = remark_with(table, seat, observation, observation.legal[-1], lambda: 1) is not None
    assert speaks == {0: False, 1: False, 2: True}


def test_who_mutes_a_bot_does_not_read_it() -> None:
    desk = begun(options("me", "open", "steward", "steward", game="intrigue"), BOB)
    desk.send(BOB, Mute(id="mute", chair=2))
    for chair in (2, 3):
        desk.write("", "", Decided(Said(chair, "", False, True, Remark("mourning", 1, about=0))))
    told = {chair: [line.chair for line in desk.table.lines_for(chair) if line.sentence] for chair in (0, 1, None)}
    assert told == {0: [2, 3], 1: [3], None: [2, 3]}


def test_what_a_bot_said_is_nothing_to_be_reported() -> None:
    desk = begun(options("me", "open", "steward", "steward", game="intrigue"), BOB)
    desk.write("", "", Decided(Said(2, "", False, True, Remark("mourning", 1, about=0))))
    last = desk.table.lines[-1]
    assert not is_written(last)
    desk.send(BOB, Phrase(id="hello", phrase="hello"))
    assert is_written(desk.table.lines[-1])
