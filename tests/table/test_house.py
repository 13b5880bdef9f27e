"""The house when things go wrong: a store that fails, others who are always first, people who are cut off."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.table.desk import ADA, BOB, CLEO, everything, options
from tests.table.virtual import FakeTime, Slow, enter, house_in, until
from vivat.bots import BOTS
from vivat.game import IllegalAction, Refusal
from vivat.table.cluster import Alone
from vivat.table.commands import Play, Say, Sit, Start
from vivat.table.database import StoreFailure
from vivat.table.house import House
from vivat.table.scheduling import RETRY_MS
from vivat.table.store import Conflict, Store
from vivat.table.submission import TRIES


def test_a_table_at_which_others_are_always_first_is_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[object] = []

    async def late(*appends: object) -> None:
        tries.append(appends)
        raise Conflict

    async def run() -> None:
        async with house_in(tmp_path) as (house, _):
            live = await house.open(options("me", "open", "open"), ADA)
            before = everything(live.table)
            with monkeypatch.context() as patch:
                patch.setattr(Store, "append", late)
                with pytest.raises(IllegalAction) as caught:
                    await house.submit(live, BOB, Sit(id="sit"))
            assert caught.value.refusal.key == "table-busy"
            assert str(caught.value)
            assert len(tries) == TRIES
            assert everything(live.table) == before
            await house.submit(live, BOB, Sit(id="sit"))

    asyncio.run(run())


async def fails(*_: object) -> None:
    """As a full disk does."""
    raise StoreFailure(Refusal("store-unusable", "", {"reason": "the disk is full"}))


def test_what_could_not_be_written_has_not_happened_and_nobody_was_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as (house, _):
            live = await house.open(options("me", "open", "open"), ADA)
            eyes = enter(house, live, ADA)
            before = everything(live.table)
            with monkeypatch.context() as patch:
                patch.setattr(Store, "append", fails)
                with pytest.raises(StoreFailure, match="disk is full"):
                    await house.submit(live, BOB, Sit(id="sit"))
            assert everything(live.table) == before
            assert eyes.changes == 0
            await house.submit(live, BOB, Sit(id="sit"))
            assert eyes.changes == 1

    asyncio.run(run())


def test_a_bot_whose_move_could_not_be_written_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        slow = Slow()
        async with house_in(tmp_path, executor=slow) as (house, time):
            live = await house.open(options("steward", "steward", "steward"), ADA)
            await house.submit(live, ADA, Start(id="start"))
            await until(lambda: bool(slow.waiting))
            with monkeypatch.context() as patch:
                patch.setattr(Store, "append", fails)
                slow.finish()
                await time.rest(house)
            assert live.table.decision == 1
            await time.go(RETRY_MS - 1)
            assert not slow.waiting
            await time.go(1)
            await until(lambda: bool(slow.waiting))
            slow.finish()
            await until(lambda: live.table.decision == 2)

    asyncio.run(run())


def test_what_somebody_who_is_cut_off_had_sent_is_done_and_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as (house, time):
            live = await house.open(options("me", "open", "open"), ADA)
            eyes = enter(house, live, ADA)
            sending = asyncio.create_task(house.submit(live, BOB, Sit(id="sit")))
            await asyncio.sleep(0)
            sending.cancel()
            await time.rest(house)
            assert live.table.chair_of(BOB.guest) == 1
            assert eyes.changes == 1
            assert await house.submit(live, BOB, Sit(id="sit")) == 2

    asyncio.run(run())


def test_commands_at_the_same_time_are_done_one_after_the_other(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as (house, _):
            live = await house.open(options("me", "open", "open"), ADA)
            done = await asyncio.gather(
                *(house.submit(live, ADA, Say(id=f"s{each}", text=f"{each}")) for each in range(15))
            )
            assert done == list(range(2, 17))
            assert [line.text for line in live.table.lines_for(None)[1:]] == [str(each) for each in range(15)]

    asyncio.run(run())


def test_a_house_that_closes_begins_nothing_new(tmp_path: Path) -> None:
    async def run() -> None:
        slow = Slow()
        async with house_in(tmp_path, executor=slow) as (house, time):
            live = await house.open(options("steward", "steward", "steward", grace=0), ADA)
            await house.submit(live, ADA, Start(id="start"))
            await until(lambda: bool(slow.waiting))
            table: Any = live.table
        assert table.decision == 1
        async with house_in(tmp_path, time) as (house, _):
            again = await house.find(table.id)
            assert again is not None
            await FakeTime.rest(house)
            assert again.table.decision == 1
            enter(house, again, ADA)
            await FakeTime.rest(house)
            assert again.table.status == "finished"

    asyncio.run(run())


def test_people_play_on_while_the_bots_of_another_table_think(tmp_path: Path) -> None:
    async def run() -> None:
        slow = Slow()
        async with house_in(tmp_path, executor=slow) as (house, _):
            bots = await house.open(options("steward", "steward", "steward"), ADA)
            await house.submit(bots, ADA, Start(id="start"))
            await until(lambda: bool(slow.waiting))
            people = await house.open(options("me", "open", "open"), ADA)
            for author in (BOB, CLEO):
                await house.submit(people, author, Sit(id="sit"))
            await house.submit(people, ADA, Start(id="start"))
            for number in range(6):
                seat = people.table.waited_for[0]
                assert people.table.game is not None
                action = people.table.game.legal_actions(seat)[0].text
                play = Play(id=f"p{number}", decision=people.table.decision, action=action)
                await house.submit(people, (ADA, BOB, CLEO)[seat], play)
            assert people.table.decision == 7
            assert bots.table.decision == 1

    asyncio.run(run())


def test_a_steward_does_not_wait_for_a_king_of_another_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    class Pondering:
        """Thinks until told otherwise."""

        def act(self, observation: Any) -> Any:
            go_on.wait(PATIENCE)
            return observation.legal[0]

    monkeypatch.setitem(BOTS, "king", dict.fromkeys(BOTS["king"], lambda _: Pondering()))

    async def run() -> None:
        async with Store.open(f"sqlite:///{tmp_path / 'vivat.db'}") as store:
            house = House(store)
            for _ in range(8):
                kings = await house.open(options("king", "king", "king"), ADA)
                await house.submit(kings, ADA, Start(id="start"))
            others = await house.open(options("random", "random", "random"), ADA)
            await house.submit(others, ADA, Start(id="start"))
            await until(lambda: others.table.status == "finished")
            assert kings.table.decision == 1
            go_on.set()
            await house.close()

    asyncio.run(run())


def test_who_comes_while_a_table_is_being_read_gets_none_that_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They would look at a table that no server keeps up to date."""

    async def run() -> None:
        async with house_in(tmp_path) as (house, _):
            table_id = (await house.open(options("me", "open", "open"), ADA)).table.id
            house.loading._drop(table_id)
            following = asyncio.Event()

            async def fails_late(_: object, __: str) -> None:
                following.set()
                await asyncio.sleep(0)
                await fails()

            with monkeypatch.context() as patch:
                patch.setattr(Alone, "follow", fails_late)
                first = asyncio.create_task(house.find(table_id))
                await following.wait()
                with pytest.raises(StoreFailure):
                    await house.find(table_id)
                with pytest.raises(StoreFailure):
                    await first
            assert await house.find(table_id) is house.loading.get(table_id) is not None

    asyncio.run(run())


def test_a_server_that_starts_while_the_database_does_not_answer_waits_until_it_knows_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would write by its machine's clock, which may be wrong by hours."""
    asked: list[object] = []

    async def away_twice(cluster: Alone) -> None:
        asked.append(cluster)
        if len(asked) < 3:
            await fails()

    async def run() -> None:
        async with house_in(tmp_path) as (house, _):
            monkeypatch.setattr(Alone, "confirm", away_twice)
            await house.ready()
            assert len(asked) == 3

    asyncio.run(run())
