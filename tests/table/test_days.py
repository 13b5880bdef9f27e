"""Games over days: nobody needs to be connected, only the clock acts, and holidays do not count."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.table.desk import ADA, BOB, CLEO, NOON, Desk, options
from tests.table.virtual import FakeTime, enter, house_in
from vivat.game.durations import DAY_MS, HOUR_MS
from vivat.table.commands import Holiday, MoreTime, Play, Sit, Start
from vivat.table.decide import MOST_GIVEN_DAYS
from vivat.table.entries import Kept, Played, Restarted
from vivat.table.house import HOURS_AFTER_RESTART, House
from vivat.table.loaded_table import LoadedTable
from vivat.table.options import Clock
from vivat.table.view import PresenceView, view_table

THREE_DAYS = Clock("days", days=3)


async def begun(house: House, clock: Clock = THREE_DAYS, *seats: str) -> LoadedTable:
    """A table of Ada, Bob and perhaps others, at which Ada is asked first."""
    wanted = options(*(seats or ("me", "open", "random")), clock=clock, first_seat=0, grace=30)
    live = await house.open(wanted, ADA, "days")
    await house.submit(live, BOB, Sit(id="sit"))
    await house.submit(live, ADA, Start(id="start"))
    return live


async def move(house: House, live: LoadedTable, time: FakeTime) -> None:
    """Whoever is asked first does the first thing they may do."""
    [seat] = live.table.waited_for
    author = (ADA, BOB, CLEO)[seat]
    action = live.table.begun_game.legal_actions(seat)[0].text
    await house.submit(live, author, Play(id=f"p{time.now()}", decision=live.table.decision, action=action))


def deciders(log: Sequence[object]) -> list[str]:
    """Who made each decision."""
    return [body.by for body in log if isinstance(body, Played)]


def test_nobody_s_chair_is_kept_however_long_they_are_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as (house, time):
            live = await begun(house)
            eyes = enter(house, live, ADA)
            await time.go(2 * DAY_MS, house)
            assert not any(chair.kept for chair in live.table.chairs)
            house.exit(live, eyes)
            enter(house, live, BOB)
            await time.go(DAY_MS // 2, house)
            assert not any(chair.kept for chair in live.table.chairs)
            assert live.table.waited_for == (0,)

    asyncio.run(run())


def test_bots_play_though_nobody_is_there_and_time_runs_out_after_days(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as (house, time):
            live = await begun(house)
            await time.go(3 * DAY_MS - 1, house)
            assert live.table.waited_for == (0,)
            await time.go(1, house)
            assert live.table.waited_for == (1,)  # the clock has decided for Ada
            await time.go(DAY_MS, house)
            await move(house, live, time)
            await time.go(HOUR_MS, house)
            assert live.table.waited_for == (0,)  # and the bot has played, long after anybody was there
            log = [entry.body for entry in await house.store.read_entries("days")]
            assert deciders(log) == ["clock", "person", "bot"]

    asyncio.run(run())


def test_after_time_is_up_a_bot_plays_until_they_are_back_if_the_table_wants_that(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as (house, time):
            live = await begun(house, Clock("days", days=1, at_timeout="until-back"))
            await time.go(DAY_MS, house)
            assert [chair.kept for chair in live.table.chairs] == [True, False, False]
            assert live.table.waited_for == (1,)
            await move(house, live, time)
            await time.go(HOUR_MS, house)
            assert live.table.waited_for == (1,)
            enter(house, live, ADA)
            await time.rest(house)
            assert not live.table.chairs[0].kept
            log = [entry.body for entry in await house.store.read_entries("days")]
            assert sum(isinstance(body, Kept) for body in log) == 1

    asyncio.run(run())


@pytest.mark.parametrize("away", [HOUR_MS, 5 * DAY_MS])
def test_after_a_restart_the_days_go_on_but_some_hours_are_left(tmp_path: Path, away: int) -> None:
    async def run() -> None:
        time = FakeTime()
        async with house_in(tmp_path, time) as (house, _):
            await begun(house)
        time.pass_by(away)
        async with house_in(tmp_path, time) as (house, _):
            await time.rest(house)
            live = house.loading.get("days")
            assert live is not None
            assert live.table.waited_for == (0,)
            left = live.table.clock.remaining(0, time.now())
            assert left == (3 * DAY_MS - away if away < DAY_MS else HOURS_AFTER_RESTART * HOUR_MS)
            log = [entry.body for entry in await house.store.read_entries("days")]
            assert sum(isinstance(body, Restarted) for body in log) == (away > DAY_MS)

    asyncio.run(run())


def holiday_desk() -> Desk:
    """Ada is asked, and has three days."""
    desk = Desk(options("me", "open", "open", clock=Clock("days", days=3, holidays=10), first_seat=0))
    for author in (BOB, CLEO):
        desk.do(author, Sit)
    desk.do(ADA, Start)
    return desk


def deadline(desk: Desk) -> int:
    """After how many milliseconds Ada's time is over."""
    found = desk.table.next_deadline()
    assert found is not None
    return found[0] - NOON


def test_a_holiday_stops_one_s_own_clock_and_no_other() -> None:
    desk = holiday_desk()
    desk.do(BOB, Holiday, days=4)
    assert deadline(desk) == 3 * DAY_MS
    desk.do(ADA, Holiday, days=4)
    assert deadline(desk) == 7 * DAY_MS
    view = view_table(desk.table, 0, PresenceView(now=desk.now))
    assert view.holidays == [NOON + 4 * DAY_MS, NOON + 4 * DAY_MS, None]
    assert view.holidays_left == 6
    assert view_table(desk.table, None, PresenceView(now=desk.now)).holidays_left is None


def test_whoever_is_back_early_keeps_the_days_that_are_left() -> None:
    desk = holiday_desk()
    desk.do(ADA, Holiday, days=10)
    desk.now += 2 * DAY_MS - 1
    desk.do(ADA, Holiday, days=0)
    assert deadline(desk) == 5 * DAY_MS - 1
    assert desk.table.clock.holidays_left(0) == 8
    assert view_table(desk.table, 0, PresenceView(now=desk.now)).holidays[0] is None


def test_holidays_are_refused_with_the_reason() -> None:
    desk = holiday_desk()
    assert desk.refused(ADA, Holiday, days=11) == "table-holiday-too-long"
    assert desk.refused(ADA, Holiday, days=0) == "table-not-on-holiday"
    desk.do(ADA, Holiday, days=1)
    assert desk.refused(ADA, Holiday, days=1) == "table-on-holiday"
    quick = Desk(options("me", "open", "open"))
    for author in (BOB, CLEO):
        quick.do(author, Sit)
    assert quick.refused(ADA, Holiday, days=1) == "table-not-begun"
    quick.do(ADA, Start)
    assert quick.refused(ADA, Holiday, days=1) == "table-no-holidays"


def test_nobody_can_make_a_deadline_take_long_to_find_by_gifts_and_short_holidays() -> None:
    """It is looked for with every change of the table: 900 days given and 450 holidays made each of them 100 ms."""
    desk = holiday_desk()
    for _ in range(MOST_GIVEN_DAYS):
        desk.do(BOB, MoreTime, chair=0)
    assert desk.refused(CLEO, MoreTime, chair=0) == "table-time-enough"
    for _ in range(10):
        desk.do(ADA, Holiday, days=1)
        desk.do(ADA, Holiday, days=0)
    assert desk.refused(ADA, Holiday, days=1) == "table-holiday-too-long"
    assert len(desk.table.clock.holidays[0]) == 10


def test_the_holiday_of_one_of_a_team_stops_the_clock_of_both() -> None:
    clock = Clock("days", days=3)
    desk = Desk(options(["me", "open"], "random", "random", game="vive-le-roi", clock=clock, first_seat=0))
    desk.do(BOB, Sit)
    desk.do(ADA, Start)
    desk.do(BOB, Holiday, days=2)
    assert deadline(desk) == 5 * DAY_MS


def test_time_that_is_given_in_a_game_over_days_is_a_day() -> None:
    desk = holiday_desk()
    desk.do(BOB, MoreTime, chair=0)
    assert deadline(desk) == 4 * DAY_MS
