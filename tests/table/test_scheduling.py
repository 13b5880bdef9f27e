"""Bots play where somebody is, in fair turns; what nobody needs any more is stopped, and a stop waits for no search."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.table.desk import ADA, BOB, CLEO, options
from tests.table.virtual import FakeTime, Inline, Slow, enter, house_in, until
from vivat.bots import BOTS, make_bot
from vivat.game import CastleGame, IntrigueGame
from vivat.table import bot_pool, stopping
from vivat.table.bot_decision import choose
from vivat.table.bot_pool import BotLimits
from vivat.table.commands import MoreTime, Note, Play, Sit, Start
from vivat.table.decide import Author
from vivat.table.entries import Played
from vivat.table.house import House
from vivat.table.options import Clock
from vivat.table.scheduling import UNWATCHED_MS
from vivat.table.showing import MOST_SHOWN_MS
from vivat.table.store import Store

ONE_SEARCH = BotLimits(searches=1, searches_per_person=1, quick=1, quick_per_person=1, pace_ms=0)
ADA_AT_HOME = Author(ADA.guest, ADA.name, "home")


def test_bots_wait_where_nobody_is_and_play_on_when_somebody_comes(tmp_path: Path) -> None:
    async def run() -> None:
        slow = Slow()
        async with house_in(tmp_path, executor=slow) as (house, time):
            live = await house.open(options("random", "random", "random"), ADA)
            eyes = enter(house, live, BOB)
            await house.submit(live, ADA, Start(id="start"))
            await until(lambda: bool(slow.waiting))
            time._now += UNWATCHED_MS
            house.exit(live, eyes)
            slow.wake()
            await time.rest(house)
            assert live.table.decision == 1
            enter(house, live, CLEO)
            await time.rest(house)
            assert live.table.status == "finished"

    asyncio.run(run())


def test_what_a_person_does_for_all_to_see_keeps_bots_awake_for_a_while(tmp_path: Path) -> None:
    """For a program that uses no socket. A note does not: others must not see that it was written."""

    async def run() -> None:
        async with house_in(tmp_path) as (house, time):
            live = await house.open(options("me", "random", "random", first_seat=0), ADA)
            await house.submit(live, ADA, Start(id="start"))
            await time.rest(house)
            assert live.table.waited_for == (0,)
            time._now += UNWATCHED_MS
            await house.submit(live, ADA, Note(id="note", cell="a", mark="b"))
            assert not house.scheduling._is_watched(live)
            action = live.table.begun_game.legal_actions(0)[0].text
            await house.submit(live, ADA, Play(id="p", decision=live.table.decision, action=action))
            await time.rest(house)
            assert live.table.waited_for == (0,)

    asyncio.run(run())


def test_after_a_restart_only_clocks_go_on_until_somebody_comes(tmp_path: Path) -> None:
    async def run() -> None:
        time = FakeTime()
        async with house_in(tmp_path, time, executor=Slow()) as (house, _):
            for name in ("bots", "more"):
                live = await house.open(options("random", "random", "random"), ADA, name)
                await house.submit(live, ADA, Start(id="start"))
            timed = await house.open(options("me", "open", "open", clock=Clock("decision", 30)), ADA, "timed")
            for author in (BOB, CLEO):
                await house.submit(timed, author, Sit(id="sit"))
            await house.submit(timed, ADA, Start(id="start"))
        async with house_in(tmp_path, time) as (house, _):
            await time.rest(house)
            assert [live.table.id for live in house.loading] == ["timed"]
            await time.go(30_000 + MOST_SHOWN_MS, house)
            log = await house.store.read_entries("timed")
            assert [entry.body.by for entry in log if isinstance(entry.body, Played)] == ["clock"]
            bots = await house.find("bots")
            assert bots is not None
            await time.rest(house)
            assert bots.table.decision == 1

    asyncio.run(run())


def test_time_that_is_given_while_the_clock_s_bot_thinks_is_time_to_think(tmp_path: Path) -> None:
    async def run() -> None:
        slow = Slow()
        async with house_in(tmp_path, executor=slow) as (house, time):
            live = await house.open(options("me", "open", "open", clock=Clock("decision", 30), first_seat=0), ADA)
            for author in (BOB, CLEO):
                await house.submit(live, author, Sit(id="sit"))
            await house.submit(live, ADA, Start(id="start"))
            passing = asyncio.create_task(time.go(30_000 + MOST_SHOWN_MS, house))
            await until(lambda: bool(slow.waiting))
            await house.submit(live, BOB, MoreTime(id="more", chair=0))
            slow.wake()
            await passing
            assert live.table.decision == 1
            await time.go(60_000, house)
            assert live.table.decision == 2

    asyncio.run(run())


def test_a_guest_with_many_tables_of_kings_does_not_starve_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "king", BOTS["random"])

    async def run() -> None:
        slow = Slow()
        async with house_in(tmp_path, executor=slow, limits=ONE_SEARCH) as (house, _):
            greedy = [await house.open(options(*["king"] * 8, game="vive-le-roi"), BOB) for _ in range(30)]
            for live in greedy:
                await house.submit(live, BOB, Start(id="start"))
            honest = await house.open(options("king", "king", "king"), ADA)
            enter(house, honest, ADA)
            await house.submit(honest, ADA, Start(id="start"))
            begun = honest.table.version, sum(live.table.version for live in greedy)
            for number in range(1, 13):
                await until(lambda: bool(slow.waiting))
                assert len(slow.waiting) == 1
                slow.finish()
                await until(lambda: sum(each.table.version for each in (honest, *greedy)) == sum(begun) + number)  # noqa: B023
            assert honest.table.version - begun[0] >= 5

    asyncio.run(run())


@pytest.mark.parametrize("level", ["king", "random"])
@pytest.mark.parametrize("is_known", [True, False], ids=["connected", "by requests"])
def test_guest_after_guest_with_a_table_of_bots_does_not_starve_whoever_comes_from_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str, is_known: bool
) -> None:
    """A new guest, a table of eight bots, a start, and the same again; the honest one came last."""
    monkeypatch.setitem(BOTS, "king", BOTS["random"])

    async def run() -> None:
        slow = Slow()
        async with house_in(tmp_path, executor=slow, limits=ONE_SEARCH) as (house, _):
            lives = []
            people = [*(Author(f"guest{number}", f"N {number}", "theirs") for number in range(40)), ADA_AT_HOME]
            for author in people:
                lives.append(await house.open(options(*[level] * 8, game="vive-le-roi"), author))
                await house.submit(lives[-1], author, Start(id="start"))
                if is_known:
                    enter(house, lives[-1], author)
            begun = [live.table.version for live in lives]
            for number in range(1, 13):
                await until(lambda: bool(slow.waiting))
                slow.finish()
                await until(lambda: sum(live.table.version for live in lives) == sum(begun) + number)  # noqa: B023
            assert lives[-1].table.version - begun[-1] >= 5

    asyncio.run(run())


def test_bots_of_a_table_keep_a_pace(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path, limits=BotLimits(pace_ms=100)) as (house, time):
            live = await house.open(options("random", "random", "random"), ADA)
            enter(house, live, ADA)
            await house.submit(live, ADA, Start(id="start"))
            await time.go(1000, house)
            assert 8 <= live.table.decision <= 12
            assert live.table.status == "playing"

    asyncio.run(run())


def test_a_hundred_tables_of_random_bots_do_not_take_all_the_time(tmp_path: Path) -> None:
    async def run() -> None:
        limits = BotLimits(moves_per_second=60, moves_per_second_per_person=20, burst=10, pace_ms=0)
        counting = Counting()
        async with house_in(tmp_path, executor=counting, limits=limits) as (house, time):
            for _ in range(100):
                live = await house.open(options("random", "random", "random"), BOB)
                await house.submit(live, BOB, Start(id="start"))
            for _ in range(200):
                await time.go(10)
                await asyncio.sleep(0.001)
            assert 40 <= counting.asked <= 10 + 2 * 20 + 1

    asyncio.run(run())


class Counting(Inline):
    """Counts what it is asked."""

    asked = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
        self.asked += 1
        return super().submit(fn, *args, **kwargs)


class Endless:
    """Thinks until it is cancelled, or even then."""

    def __init__(self, heeds: bool) -> None:
        self.cancelled: Any = lambda: False
        self._heeds = heeds
        self.at_work = threading.Event()
        self.end = threading.Event()

    def act(self, observation: Any) -> Any:
        self.at_work.set()
        while not self.end.wait(0.005):
            if self._heeds and self.cancelled():
                self.end.set()
        return observation.legal[0]


@pytest.mark.parametrize("heeds", [True, False])
def test_a_stop_waits_for_no_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, heeds: bool) -> None:
    bot = Endless(heeds)
    monkeypatch.setitem(BOTS, "king", dict.fromkeys(BOTS["king"], lambda _: bot))
    monkeypatch.setattr(bot_pool, "LAST_SECONDS", PATIENCE if heeds else 0.1)
    ended: list[int] = []
    monkeypatch.setattr(stopping, "end_process", ended.append)

    async def run() -> None:
        async with Store.open(f"sqlite:///{tmp_path / 'vivat.db'}") as store:
            house = House(store)
            for _ in range(20):
                live = await house.open(options("king", "king", "king"), ADA)
                await house.submit(live, ADA, Start(id="start"))
            await until(bot.at_work.is_set)
            await house.close()
            noticed = bot.end.is_set()
            stopping.end_with_bots(3)
            bot.end.set()
            assert heeds == noticed
            assert heeds or ended == [3], "a process with a bot at work ends at once"
            assert live.table.decision == 1

    asyncio.run(run())


def test_a_search_that_nobody_needs_is_cancelled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Endless(True)
    monkeypatch.setitem(BOTS, "king", dict.fromkeys(BOTS["king"], lambda _: bot))

    async def run() -> None:
        async with house_in(tmp_path) as (house, time):
            from concurrent.futures import ThreadPoolExecutor

            with ThreadPoolExecutor(1) as threads:
                house.bots._search_threads = threads
                live = await house.open(options("king", "king", "king"), ADA)
                eyes = enter(house, live, ADA)
                await house.submit(live, ADA, Start(id="start"))
                await until(bot.at_work.is_set)
                time._now += UNWATCHED_MS
                house.exit(live, eyes)
                await until(bot.end.is_set)
                await time.rest(house)
                assert live.table.decision == 1
                assert live.agenda.is_empty

    asyncio.run(run())


@pytest.mark.parametrize("level", ["chancellor", "king"])
@pytest.mark.parametrize("family", ["castle", "intrigue"])
def test_every_search_looks_whether_it_is_cancelled(level: str, family: str) -> None:
    looked = 0

    def cancelled() -> bool:
        nonlocal looked
        looked += 1
        return True

    game = CastleGame.start("kingup", 3, seed=1) if family == "castle" else IntrigueGame.start("base", 4, seed=1)
    observation = game.observe(game.to_act or 0)
    assert choose(observation, level, 1, cancelled) in observation.legal
    assert looked
    make_bot("steward", 1).stop_when(cancelled)  # which has nothing to stop
