"""A desk: a table without store, network or event loop."""

import pytest

from tests.table.desk import ADA, BOB, begun, everything, options, replayed
from vivat.game import IllegalAction
from vivat.table.commands import Claim, Leave
from vivat.table.entries import Balloted, Played


def test_a_command_sent_twice_has_one_effect() -> None:
    desk = begun(options("me", "open", "steward"), BOB)
    claim = Claim(id="mine", text="I am the King")
    desk.send(BOB, claim)
    desk.send(BOB, claim)
    assert [each.text for each in desk.table.claims] == ["I am the King"]


def test_bots_decide_for_their_own_seats_and_for_people_who_left_and_for_nobody_else() -> None:
    desk = begun(options("me", "open", "steward"), BOB)
    for _ in range(len(desk.table.places)):
        seat = desk.table.waited_for[0]
        before = desk.table.version
        desk.let_bot(seat)
        if desk.table.bot_decides(seat):
            continue
        assert desk.table.version == before
        desk.do(ADA if seat == 0 else BOB, Leave)
        desk.let_bot(seat)
        assert isinstance(body := desk.log[-1].body, Played | Balloted)
        assert (body.seat, body.by) == (seat, "bot")


def test_a_clock_decides_for_a_person_too() -> None:
    desk = begun(options("me", "open", "steward"), BOB)
    seat = desk.table.waited_for[0]
    desk.let_bot(seat, "clock")
    assert isinstance(body := desk.log[-1].body, Played)
    assert (body.seat, body.by) == (seat, "clock")


def test_the_log_is_the_table() -> None:
    desk = begun(options(*["steward"] * 4, game="intrigue"))
    while desk.table.status == "playing":
        desk.let_bot(desk.table.waited_for[0])
    assert everything(replayed(desk.log)) == everything(desk.table)


def test_time_does_not_run_backwards_in_a_log() -> None:
    desk = begun(options("me", "open", "steward"), BOB)
    before, desk.now = desk.now, desk.now - 1000
    desk.do(BOB, Claim, text="It is early.")
    assert desk.log[-1].at == before


def test_what_is_refused_is_not_in_the_log() -> None:
    desk = begun(options("me", "open", "steward"), BOB)
    before = list(desk.log)
    with pytest.raises(IllegalAction):
        desk.send(BOB, Claim(id="c", text="\t"))
    assert desk.log == before
