"""A question that anybody may ask is read once for all who ask meanwhile, and nobody is told what is no longer so."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from vivat.web.shared_reading import RESTS, SharedReading


class Database:
    """Answers with the number of what was written, when it is let."""

    def __init__(self) -> None:
        self.written = 0
        self.readings = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def read(self) -> int:
        self.readings += 1
        found = self.written
        await self.may_answer.wait()
        return found


def during(test: Callable[[Database, SharedReading[int]], Awaitable[None]]) -> None:
    async def run() -> None:
        database = Database()
        await test(database, SharedReading(database.read))

    asyncio.run(run())


def test_however_many_ask_while_it_is_read_it_is_read_once_more_and_each_is_told_what_is_so() -> None:
    async def test(database: Database, reading: SharedReading[int]) -> None:
        database.may_answer.clear()
        first = asyncio.create_task(reading.answer())
        while not database.readings:
            await asyncio.sleep(0)
        database.written = 1
        crowd = [asyncio.create_task(reading.answer()) for _ in range(100)]
        await asyncio.sleep(0)
        crowd[0].cancel()  # one who goes away takes nobody's answer along
        database.may_answer.set()
        assert await first == 0
        assert {await each for each in crowd[1:]} == {1}
        assert database.readings == 2

    during(test)


def test_the_database_rests_as_long_as_the_reading_took(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(database: Database, reading: SharedReading[int]) -> None:
        now, slept = 100.0, []
        loop = asyncio.get_running_loop()

        async def sleep(seconds: float) -> None:
            nonlocal now
            slept.append(round(seconds, 6))
            now += seconds

        async def slow() -> int:
            nonlocal now
            now += 0.01
            return await database.read()

        with monkeypatch.context() as patched:
            patched.setattr(loop, "time", lambda: now)
            patched.setattr(asyncio, "sleep", sleep)
            each = SharedReading(slow)
            for _ in range(3):
                await each.answer()
        assert slept == [RESTS * 0.01] * 2

    during(test)


def test_what_fails_is_said_to_all_who_wait_and_asked_again() -> None:
    async def test(database: Database, reading: SharedReading[int]) -> None:
        async def failing() -> int:
            database.readings += 1
            if database.readings == 1:
                raise OSError("away")
            return 7

        each = SharedReading(failing)
        found = await asyncio.gather(each.answer(), each.answer(), return_exceptions=True)
        assert [type(one) for one in found] == [OSError, OSError]
        assert await each.answer() == 7

    during(test)
