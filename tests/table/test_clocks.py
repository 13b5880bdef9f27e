"""Clocks in virtual time: none, for each decision, from a bank; gifts of time, pauses, and when it is up."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.table.desk import ADA, BOB, CLEO, options
from tests.table.virtual import FakeTime, Slow, enter, house_in
from vivat.game import IllegalAction
from vivat.game.castle.deed import CastleDeed
from vivat.game.deed import SHOWN_MS, Weight
from vivat.table.bot_decision import KEEPER, choose, seat_knowledge, seed_now
from vivat.table.commands import Leave, MoreTime, Pause, Play, Resume, Say, Sit, Start
from vivat.table.decide import Author
from vivat.table.entries import AnyBody, Balloted, Entry, Played, Restarted, Started
from vivat.table.house import House
from vivat.table.loaded_table import LoadedTable
from vivat.table.options import Clock
from vivat.table.showing import MOST_SHOWN_MS
from vivat.table.table import Table

PEOPLE = (ADA, BOB, CLEO)
SECOND = 1000
PER_DECISION = Clock("decision", 30)


class Sitting:
    """Three people, all looking, at a table with a clock."""

    def __init__(self, house: House, time: FakeTime, live: LoadedTable) -> None:
        self.house = house
        self.time = time
        self.live = live
        self.number = 0

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def asked(self) -> int:
        return self.table.waited_for[0]

    async def do(self, author: Author, kind: Callable[..., Any], **fields: Any) -> None:
        self.number += 1
        await self.house.submit(self.live, author, kind(id=f"c{self.number}", **fields))
        await self.time.rest(self.house)

    def legal(self, seat: int) -> list[str]:
        assert self.table.game is not None
        return [action.text for action in self.table.game.legal_actions(seat)]

    async def decide(self, seat: int | None = None, action: str | None = None) -> None:
        """A seat decides."""
        seat = self.asked if seat is None else seat
        action = action or self.legal(seat)[0]
        await self.do(PEOPLE[seat], Play, decision=self.table.decision, action=action)

    async def play(self, seat: int | None = None, action: str | None = None) -> None:
        """A seat decides, and that is shown to all: now the next clock runs."""
        await self.decide(seat, action)
        await self.show()

    async def show(self) -> None:
        """What has happened is shown."""
        await self.time.go(self.house.view(self.live, None).clocks_start_in or 0, self.house)

    async def go(self, seconds: float) -> None:
        await self.time.go(round(seconds * SECOND), self.house)

    def clocks(self) -> list[float | None]:
        """What each seat has left, in seconds."""
        return [None if left is None else left / SECOND for left in self.house.view(self.live, None).clocks]

    async def log(self) -> list[Entry]:
        return await self.house.store.read_entries(self.table.id)

    async def last(self) -> AnyBody:
        return (await self.log())[-1].body


def sitting(folder: Path, clock: Clock, test: Callable[[Sitting], Awaitable[None]], *seats: str, **more: Any) -> None:
    """Run a test at such a table."""

    async def run() -> None:
        async with house_in(folder) as (house, time):
            live = await house.open(options("me", *(seats or ("open", "open")), clock=clock, **more), ADA)
            sat = Sitting(house, time, live)
            for author in PEOPLE[1:]:
                if not live.table.is_full:
                    await sat.do(author, Sit)
            for author in PEOPLE:
                enter(house, live, author)
            await sat.do(ADA, Start)
            await sat.show()
            await test(sat)

    asyncio.run(run())


async def until_election(sat: Sitting) -> tuple[int, ...]:
    for _ in range(500):
        assert sat.table.game is not None
        if sat.table.game.polled:
            return sat.table.waited_for
        await sat.play()
    raise AssertionError("no election")


def test_without_a_clock_people_think_as_long_as_they_like(tmp_path: Path) -> None:
    async def test(sat: Sitting) -> None:
        assert sat.clocks() == [None, None, None]
        await sat.go(24 * 3600)
        assert sat.table.decision == 1
        assert isinstance(await sat.last(), Started)
        with pytest.raises(IllegalAction, match="not running"):
            await sat.do(PEOPLE[(sat.asked + 1) % 3], MoreTime, chair=sat.asked)

    sitting(tmp_path, Clock(), test)


def test_when_the_time_for_a_decision_is_up_a_bot_decides_and_it_is_marked(tmp_path: Path) -> None:
    async def test(sat: Sitting) -> None:
        first = sat.asked
        assert sat.clocks() == [30, 30, 30]
        await sat.go(29.999)
        assert sat.table.decision == 1
        assert sat.clocks()[first] == 0.001
        expected = choose(seat_knowledge(sat.table, first)[0], KEEPER, seed_now(sat.table, first) or 0).text
        await sat.go(0.001)
        body = await sat.last()
        assert isinstance(body, Played)
        assert (body.by, body.seat, body.actions[0]) == ("clock", first, expected)
        assert sat.table.decision == 2
        assert sat.table.telling(None).deeds()[-1].by == "clock"
        assert sat.asked != first
        assert sat.clocks() == [30, 30, 30]
        assert not sat.table.chairs[first].kept
        await sat.play()
        assert sat.table.telling(None).deeds()[-1].by is None

    sitting(tmp_path, PER_DECISION, test)


def test_the_clock_of_a_decision_begins_anew_with_each(tmp_path: Path) -> None:
    async def test(sat: Sitting) -> None:
        for _ in range(4):
            await sat.go(29)
            await sat.play()
        assert all(entry.body.by == "person" for entry in await sat.log() if isinstance(entry.body, Played))

    sitting(tmp_path, PER_DECISION, test)


def test_a_bank_is_charged_with_what_was_used_and_grows_by_the_increment(tmp_path: Path) -> None:
    async def test(sat: Sitting) -> None:
        first = sat.asked
        assert sat.clocks() == [100, 100, 100]
        await sat.go(40)
        assert sat.clocks()[first] == 60
        await sat.play()
        assert sat.clocks()[first] == 65
        second = sat.asked
        await sat.go(99)
        await sat.play()
        assert sat.clocks()[second] == 6
        await sat.go(10)
        await sat.play()
        assert sat.asked == first
        await sat.go(64.999)
        assert sat.table.decision == 4
        await sat.go(0.001)
        assert sat.table.decision == 5
        body = await sat.last()
        assert isinstance(body, Played)
        assert body.by == "clock"
        assert sat.clocks()[first] == 5
        await sat.show()
        await sat.go(6)
        assert sat.table.decision == 6
        assert sat.clocks()[second] == 5

    sitting(tmp_path, Clock("bank", 100, 5), test)


def test_in_an_election_all_clocks_run_and_each_stops_with_its_ballot(tmp_path: Path) -> None:
    async def test(sat: Sitting) -> None:
        first, second, third = await until_election(sat)
        before = sat.table.clock.bank
        bank = dict(enumerate([left / SECOND for left in before]))
        await sat.go(10)
        await sat.play(second, "vote yes")
        await sat.go(10)
        await sat.play(second, "vote no")
        await sat.go(5)
        await sat.play(first, "vote yes")
        left = sat.clocks()
        assert left[second] == bank[second] - 10 + 3
        assert left[first] == bank[first] - 25 + 3
        assert left[third] == bank[third] - 25
        assert sat.house.view(sat.live, None).running == [third]

    sitting(tmp_path, Clock("bank", 1000, 3), test)


def test_who_does_not_vote_in_time_votes_by_the_clock_and_the_others_are_as_they_were(tmp_path: Path) -> None:
    async def test(sat: Sitting) -> None:
        first, second, third = await until_election(sat)
        await sat.play(first, "vote no")
        await sat.go(20)
        await sat.do(PEOPLE[first], MoreTime, chair=second)
        await sat.go(10)
        body = await sat.last()
        assert isinstance(body, Balloted)
        assert (body.seat, body.by) == (third, "clock")
        assert sat.table.waited_for == (second,)
        voted = [(line.seat, line.by) for line in sat.table.lines_for(None) if line.kind == "voted"]
        assert voted[-2:] == [(first, None), (third, "clock")]
        await sat.play(third, "vote yes")
        assert sat.table.ballots[third].text == "vote yes"
        await sat.go(60)
        played = await sat.last()
        assert isinstance(played, Played)
        assert (played.seat, played.by) == (second, "clock")
        assert {"vote no", "vote yes"} <= set(played.actions[:3])

    sitting(tmp_path, PER_DECISION, test)


def test_an_opponent_may_give_a_minute_and_as_often_as_they_like(tmp_path: Path) -> None:
    async def test(sat: Sitting) -> None:
        first = sat.asked
        other = (first + 1) % 3
        await sat.go(20)
        await sat.do(PEOPLE[other], MoreTime, chair=first)
        assert sat.clocks()[first] == 70
        await sat.do(PEOPLE[other], MoreTime, chair=first)
        assert sat.clocks()[first] == 130
        gifts = [(line.chair, line.seat) for line in sat.table.lines_for(None) if line.kind == "time-given"]
        assert gifts == [(other, first)] * 2
        await sat.go(129.999)
        assert sat.table.decision == 1
        await sat.go(0.001)
        assert sat.table.decision == 2
        while sat.asked != first:
            await sat.play()
        assert sat.clocks() == [30, 30, 30]

    sitting(tmp_path, PER_DECISION, test)


def test_no_minute_is_given_to_a_bot_that_thinks(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path, executor=Slow()) as (house, _):
            live = await house.open(options("me", "steward", "steward", clock=PER_DECISION), ADA)
            await house.submit(live, ADA, Start(id="start"))
            if live.table.waited_for == (0,):
                assert live.table.game is not None
                action = live.table.game.legal_actions(0)[0].text
                await house.submit(live, ADA, Play(id="play", decision=1, action=action))
            assert house.view(live, None).running == []
            with pytest.raises(IllegalAction) as caught:
                await house.submit(live, ADA, MoreTime(id="more", chair=live.table.waited_for[0]))
            assert caught.value.refusal.key == "table-no-clock-runs"

    asyncio.run(run())


def test_a_pause_begins_when_all_people_have_asked_and_no_clock_runs_in_it(tmp_path: Path) -> None:
    async def test(sat: Sitting) -> None:
        first = sat.asked
        await sat.go(10)
        await sat.do(ADA, Pause)
        await sat.do(BOB, Pause)
        assert sat.house.view(sat.live, None).pause_requests == [0, 1]
        assert not sat.house.view(sat.live, None).paused
        await sat.go(5)
        await sat.do(CLEO, Pause)
        assert sat.house.view(sat.live, None).paused
        assert sat.house.view(sat.live, None).running == []
        await sat.go(10_000)
        assert sat.table.decision == 1
        assert sat.clocks()[first] == 15
        with pytest.raises(IllegalAction, match="paused"):
            await sat.play()
        await sat.do(BOB, Resume)
        assert sat.house.view(sat.live, None).pause_requests == []
        await sat.go(14.999)
        assert sat.table.decision == 1
        await sat.go(0.001)
        assert sat.table.decision == 2
        kinds = [line.kind for line in sat.table.lines_for(None) if "pause" in line.kind or line.kind == "resumed"]
        assert kinds == ["pause-wished"] * 3 + ["paused", "resumed"]

    sitting(tmp_path, PER_DECISION, test)


def test_a_wish_for_a_pause_can_be_taken_back(tmp_path: Path) -> None:
    async def test(sat: Sitting) -> None:
        await sat.do(ADA, Pause)
        await sat.do(ADA, Resume)
        await sat.do(BOB, Pause)
        await sat.do(CLEO, Pause)
        assert not sat.house.view(sat.live, None).paused
        await sat.do(ADA, Pause)
        assert sat.house.view(sat.live, None).paused

    sitting(tmp_path, PER_DECISION, test)


def test_the_pause_begins_when_the_one_who_did_not_want_it_has_gone(tmp_path: Path) -> None:
    async def test(sat: Sitting) -> None:
        await sat.do(ADA, Pause)
        await sat.do(BOB, Pause)
        await sat.do(CLEO, Leave)
        assert sat.house.view(sat.live, None).paused

    sitting(tmp_path, PER_DECISION, test)


def test_the_pause_begins_when_a_bot_keeps_the_place_of_the_one_who_did_not_ask(tmp_path: Path) -> None:
    async def test(sat: Sitting) -> None:
        await sat.do(ADA, Pause)
        await sat.do(BOB, Pause)
        eyes = next(each for each in sat.live.presence.watchers if each.author == CLEO)
        sat.house.exit(sat.live, eyes)
        await sat.go(61)
        assert sat.table.chairs[2].kept
        assert sat.house.view(sat.live, None).paused

    sitting(tmp_path, Clock(), test)


def test_bots_rest_in_a_pause_and_go_on_after_it(tmp_path: Path) -> None:
    async def test(sat: Sitting) -> None:
        assert sat.asked == 0
        await sat.do(ADA, Pause)
        await sat.go(1000)
        assert sat.house.view(sat.live, None).paused
        await sat.do(ADA, Resume)
        await sat.play()
        assert sat.asked == 0
        assert sat.table.decision > 2

    sitting(tmp_path, PER_DECISION, test, "steward", "steward")


@pytest.mark.parametrize("clock", [PER_DECISION, Clock("bank", 100, 5)])
def test_time_begins_when_what_has_happened_is_shown(tmp_path: Path, clock: Clock) -> None:
    async def test(sat: Sitting) -> None:
        def starts_in() -> int | None:
            return sat.house.view(sat.live, None).clocks_start_in

        before = sat.clocks()
        await sat.decide()
        second = sat.asked
        assert starts_in() == SHOWN_MS[Weight.SMALL]
        await sat.go(1)
        assert starts_in() == SHOWN_MS[Weight.SMALL] - 1000
        await sat.decide()  # who has seen enough may decide, and it costs them nothing
        assert starts_in() == 2 * SHOWN_MS[Weight.SMALL] - 1000
        assert sat.clocks()[second] == (before[second] or 0) + clock.increment
        await sat.show()
        third = sat.asked
        await sat.go(1)
        assert sat.clocks()[third] == (before[third] or 0) - 1
        seats = await until_election(sat)
        await sat.go(10)
        for seat in seats:
            await sat.decide(seat, "vote no")
        assert starts_in() == CastleDeed("election", 0, (), Weight.GREAT, True).shown_ms
        left = sat.clocks()
        await sat.show()
        assert sat.clocks() == left
        for _ in range(20):
            await sat.decide()
            assert (starts_in() or 0) <= MOST_SHOWN_MS

    sitting(tmp_path, clock, test)


def test_a_line_of_chat_moves_no_clock(tmp_path: Path) -> None:
    async def test(sat: Sitting) -> None:
        for _ in range(3):
            await sat.go(9)
            await sat.do(ADA, Say, text="hurry up")
        assert sat.table.decision == 1
        await sat.go(3)
        assert sat.table.decision == 2

    sitting(tmp_path, PER_DECISION, test)


@pytest.mark.parametrize("gifts", [0, 2])
def test_after_a_restart_whoever_was_asked_begins_anew_and_keeps_what_was_given(tmp_path: Path, gifts: int) -> None:
    """Nobody loses time because there was no server, however long."""
    left = (100 + 60 * gifts) * SECOND

    async def run() -> None:
        time = FakeTime()
        async with house_in(tmp_path, time) as (house, _):
            live = await house.open(options("me", "open", "open", clock=Clock("bank", 100)), ADA, "kept")
            for author in PEOPLE[1:]:
                await house.submit(live, author, Sit(id="sit"))
            await house.submit(live, ADA, Start(id="start"))
            await time.go(house.view(live, None).clocks_start_in or 0, house)
            first = live.table.waited_for[0]
            for number in range(gifts):
                await house.submit(live, PEOPLE[first - 1], MoreTime(id=f"gift{number}", chair=first))
            await time.go(40 * SECOND, house)
            assert house.view(live, None).clocks[first] == left - 40 * SECOND
        await time.go(1000 * SECOND)
        async with house_in(tmp_path, time) as (house, _):
            await time.rest(house)
            resumed = await house.find("kept")
            assert resumed is not None
            assert resumed.table.lines_for(None)[-1].kind == "restarted"
            assert house.view(resumed, None).clocks[first] == left
            await time.go(left - 1, house)
            assert resumed.table.decision == 1
            await time.go(1, house)
            assert resumed.table.decision == 2

    asyncio.run(run())


def test_a_pause_outlasts_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        time = FakeTime()
        async with house_in(tmp_path, time) as (house, _):
            live = await house.open(options("me", "steward", "steward", clock=PER_DECISION), ADA, "kept")
            await house.submit(live, ADA, Start(id="start"))
            await time.rest(house)
            await house.submit(live, ADA, Pause(id="pause"))
            decision = live.table.decision
        await time.go(3600 * SECOND)
        async with house_in(tmp_path, time) as (house, _):
            again = await house.find("kept")
            assert again is not None
            await time.go(3600 * SECOND, house)
            assert again.table.decision == decision
            assert house.view(again, None).paused
            await house.submit(again, ADA, Resume(id="resume"))
            assert house.view(again, None).clocks[0] == 30 * SECOND

    asyncio.run(run())


def test_a_clock_that_does_not_stop_in_a_pause_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vivat.table.clockwork.SeatClocks.pause", lambda *_: None)
    with pytest.raises(AssertionError):
        test_a_pause_begins_when_all_people_have_asked_and_no_clock_runs_in_it(tmp_path)


def test_a_process_that_stood_still_takes_no_time_from_anybody(tmp_path: Path) -> None:
    """SIGSTOP, a laptop's lid: what comes first when it goes on, an alarm or a command, makes no difference."""

    async def run(comes_first: str) -> None:
        async with house_in(tmp_path / comes_first) as (house, time):
            live = await house.open(options("me", "open", "open", clock=Clock("bank", 100)), ADA)
            sat = Sitting(house, time, live)
            for author in PEOPLE[1:]:
                await sat.do(author, Sit)
            for author in PEOPLE:
                enter(house, live, author)
            await sat.do(ADA, Start)
            await sat.show()
            asked = live.table.waited_for[0]
            await sat.go(20)  # whole seconds after the start: that is when it is looked
            time._now += 3600 * SECOND
            if comes_first == "alarm":
                await sat.go(1)
                assert house.view(live, None).clocks[asked] == 79 * SECOND
                await sat.go(78)
                assert live.table.decision == 1
                await sat.go(1)
            else:
                action = live.table.begun_game.legal_actions(asked)[0].text
                await sat.do(PEOPLE[asked], Play, decision=1, action=action)
                assert live.table.clock.bank[asked] == 80 * SECOND
            assert live.table.decision == 2
            restarts = [entry.body.missed for entry in await sat.log() if isinstance(entry.body, Restarted)]
            assert restarts == [3600 * SECOND]

    for comes_first in ("alarm", "command"):
        (tmp_path / comes_first).mkdir()
        asyncio.run(run(comes_first))


def test_who_is_missing_when_a_process_stood_still_has_the_whole_grace_period_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as (house, time):
            live = await house.open(options("me", "open", "steward"), ADA)
            await house.submit(live, BOB, Sit(id="sit"))
            enter(house, live, ADA)
            await house.submit(live, ADA, Start(id="start"))
            await time.go(30 * SECOND, house)
            time._now += 3600 * SECOND
            await time.go(59 * SECOND, house)
            assert not live.table.chairs[1].kept
            await time.go(2 * SECOND, house)
            assert live.table.chairs[1].kept

    asyncio.run(run())
