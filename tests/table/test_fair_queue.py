"""Turns to think: shared among addresses, then people, then their tables, so many at once and so many a second."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from tests.table.virtual import FakeTime
from vivat.table.fair_queue import FairQueue, Rate


def often() -> Rate:
    """A rate that nobody reaches."""
    return Rate(1e9, 10**6)


class Workers:
    """People whose bots want turns; each turn lasts until it is ended."""

    def __init__(self, queue: FairQueue, time: FakeTime) -> None:
        self.queue = queue
        self.time = time
        self.begun: list[tuple[str, str]] = []
        self._ends: list[asyncio.Event] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def want(self, person: str, table: str, address: str | None = None) -> None:
        """One more turn is asked for, from an address of one's own if none is named."""
        self._tasks.append(asyncio.create_task(self._work(address or f"of {person}", person, table)))
        await settled()

    async def _work(self, address: str, person: str, table: str) -> None:
        async with self.queue.turn(address, person, table):
            self.begun.append((person, table))
            self._ends.append(asyncio.Event())
            await self._ends[-1].wait()

    async def end(self) -> None:
        """The oldest turn under way is over."""
        self._ends.pop(0).set()
        await settled()

    async def stop(self) -> None:
        self.queue.close()
        for end in self._ends:
            end.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def queueing(
    test: Callable[[Workers], Awaitable[None]],
    at_once: int,
    per_person: int,
    per_address: int = 1000,
    for_all: Rate | None = None,
    each: Rate | None = None,
) -> None:
    async def run() -> None:
        time = FakeTime()
        queue = FairQueue(at_once, per_address, per_person, time, for_all or often(), each or often())
        workers = Workers(queue, time)
        try:
            await test(workers)
        finally:
            await workers.stop()

    asyncio.run(run())


def test_somebody_with_one_table_does_not_wait_for_all_tables_of_another() -> None:
    async def test(workers: Workers) -> None:
        for number in range(190):
            await workers.want("greedy", f"g{number}")
        await workers.want("honest", "h")
        assert workers.begun == [("greedy", "g0")]
        await workers.end()
        assert workers.begun[-1] == ("honest", "h")
        await workers.want("honest", "h")
        await workers.end()
        await workers.end()
        assert workers.begun[2:] == [("greedy", "g1"), ("honest", "h")]

    queueing(test, at_once=1, per_person=1)


def test_who_makes_guest_after_guest_at_one_address_does_not_get_more_turns() -> None:
    """Four hundred new guests, each with a table: a guest costs nothing."""

    async def test(workers: Workers) -> None:
        for number in range(400):
            await workers.want(f"guest{number}", f"g{number}", "theirs")
        await workers.want("honest", "h")
        await workers.end()
        assert workers.begun[-1] == ("honest", "h")
        for _ in range(5):
            await workers.want("honest", "h")
            await workers.want("neighbour", "n")
            for _ in range(3):
                await workers.end()
        turns = Counter(person for person, _ in workers.begun)
        assert (turns.pop("honest"), turns.pop("neighbour")) == (6, 5), "each of them once in three turns"
        assert turns == {f"guest{number}": 1 for number in range(6)}

    queueing(test, at_once=1, per_person=1)


def test_people_at_one_address_take_turns_and_so_do_their_tables() -> None:
    async def test(workers: Workers) -> None:
        for person, table in (("ann", "a"), ("ann", "a"), ("ann", "b"), ("bob", "c"), ("cleo", "d"), ("bob", "c")):
            await workers.want(person, table, "home")
        for _ in range(5):
            await workers.end()
        assert workers.begun == [("ann", "a"), ("bob", "c"), ("cleo", "d"), ("ann", "a"), ("bob", "c"), ("ann", "b")]

    queueing(test, at_once=1, per_person=1)


def test_of_one_address_only_some_work_at_once_and_others_have_room() -> None:
    async def test(workers: Workers) -> None:
        for number in range(5):
            await workers.want(f"guest{number}", "g", "theirs")
        assert len(workers.begun) == 2
        await workers.want("honest", "h")
        assert workers.begun[-1] == ("honest", "h")
        await workers.end()
        assert workers.begun[-1] == ("guest2", "g")

    queueing(test, at_once=3, per_person=2, per_address=2)


def test_who_waits_for_the_rate_of_one_person_lets_others_at_the_address_go_first() -> None:
    async def test(workers: Workers) -> None:
        for _ in range(3):
            await workers.want("hasty", "t", "home")
        await workers.want("calm", "t", "home")
        assert workers.begun == [("hasty", "t"), ("calm", "t")]
        await workers.time.go(101)
        await settled()
        assert workers.begun[2:] == [("hasty", "t")]

    queueing(test, at_once=100, per_person=100, each=Rate(10, 1))


@pytest.mark.parametrize("seed", range(5))
def test_whoever_comes_and_gives_up_in_whatever_order_all_who_stay_get_their_turn(seed: int) -> None:
    async def test(workers: Workers) -> None:
        pick, gone = Random(seed), 0
        for _ in range(300):
            if pick.random() < 0.6:
                await workers.want(f"p{pick.randrange(8)}", f"t{pick.randrange(3)}", f"a{pick.randrange(4)}")
            elif pick.random() < 0.5 and workers._ends:
                await workers.end()
            elif workers.queue.length:
                waits = workers.queue.length
                pick.choice([task for task in workers._tasks if not task.done()]).cancel()
                await settled()
                gone += waits - workers.queue.length  # or else it was one whose turn had begun, and another's begins
        while workers._ends:
            await workers.end()
        assert workers.queue.length == 0
        assert gone > 0
        assert [*workers.queue._tables, *workers.queue._people, *workers.queue._addresses.waiting] == []

    queueing(test, at_once=2, per_person=1, per_address=2)


def test_a_persons_tables_take_turns() -> None:
    async def test(workers: Workers) -> None:
        for table in ("a", "a", "a", "b", "c"):
            await workers.want("one", table)
        for _ in range(4):
            await workers.end()
        assert [table for _, table in workers.begun] == ["a", "a", "b", "c", "a"]

    queueing(test, at_once=1, per_person=1)


def test_of_one_person_only_some_work_at_once_and_others_have_room() -> None:
    async def test(workers: Workers) -> None:
        for number in range(5):
            await workers.want("greedy", f"g{number}")
        assert len(workers.begun) == 2
        await workers.want("honest", "h")
        assert workers.begun[-1] == ("honest", "h")
        assert workers.queue.asked("of greedy", "greedy") == (5, 5)

    queueing(test, at_once=3, per_person=2)


def test_so_many_begin_a_second() -> None:
    async def test(workers: Workers) -> None:
        for number in range(10):
            await workers.want("one", f"t{number}")
            await workers.want("other", "t")
        assert len(workers.begun) == 2 + 2
        await workers.time.go(99)
        await settled()
        assert len(workers.begun) == 4
        await workers.time.go(5)
        await settled()
        assert workers.begun[4:] == [("one", "t2"), ("other", "t")]

    queueing(test, at_once=100, per_person=100, each=Rate(10, 2))


def test_a_server_has_a_rate_too() -> None:
    async def test(workers: Workers) -> None:
        for number in range(10):
            await workers.want(f"p{number}", "t")
        assert len(workers.begun) == 3
        await workers.time.go(1100)
        await settled()
        assert len(workers.begun) == 3 + 5

    queueing(test, at_once=100, per_person=100, for_all=Rate(5, 3))


def test_who_gives_up_waiting_leaves_nothing_behind() -> None:
    async def test(workers: Workers) -> None:
        await workers.want("one", "a")
        await workers.want("one", "b")
        workers._tasks[1].cancel()
        await settled()
        await workers.want("two", "c")
        await workers.end()
        assert workers.begun == [("one", "a"), ("two", "c")]
        assert workers.queue.asked("of one", "one") == (0, 0)

    queueing(test, at_once=1, per_person=1)


def test_whoever_gives_up_just_when_their_turn_would_begin_is_passed_over() -> None:
    async def test() -> None:
        queue = FairQueue(1, 1, 1, FakeTime(), often(), often())
        over = asyncio.Event()
        begun: list[str] = []

        async def work(person: str) -> None:
            async with queue.turn(f"of {person}", person, "table"):
                begun.append(person)
                await over.wait()

        first, second, third = (asyncio.create_task(work(person)) for person in ("ann", "bob", "cleo"))
        await settled()
        over.set()  # ann's turn ends in the next step of the loop; bob gives up before it and hears of it after it
        second.cancel()
        await asyncio.gather(first, third)
        assert begun == ["ann", "cleo"]
        assert (queue.length, queue.asked("of bob", "bob")) == (0, (0, 0))

    asyncio.run(test())


def test_a_queue_that_is_closed_begins_no_turn() -> None:
    async def test() -> None:
        queue = FairQueue(1, 1, 1, FakeTime(), often(), often())
        over = asyncio.Event()

        async def work(person: str) -> None:
            async with queue.turn(f"of {person}", person, "table"):
                await over.wait()

        tasks = [asyncio.create_task(work(person)) for person in ("ann", "bob", "cleo")]
        await settled()
        over.set()
        queue.close()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(each) for each in ended] == [type(None), asyncio.CancelledError, asyncio.CancelledError]
        assert queue.length == 0

    asyncio.run(test())
