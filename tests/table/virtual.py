"""A house in virtual time: timers go off when a test says so, and bots think at once."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from tests.patience import PATIENCE
from tests.table.desk import NOON
from vivat.bots.levels import LEVELS, Level
from vivat.game import Dealer, VivatError
from vivat.table.bot_pool import NO_BOT_LIMITS, BotLimits
from vivat.table.decide import Author
from vivat.table.house import House
from vivat.table.loaded_table import LoadedTable
from vivat.table.store import Store

MOST_CALLS = 10_000
MANY = 10**6
ALL_AT_ONCE = msgspec.structs.replace(
    NO_BOT_LIMITS,
    searches=MANY,
    searches_per_person=MANY,
    searches_per_address=MANY,
    quick=MANY,
    quick_per_person=MANY,
    quick_per_address=MANY,
)
"""No bot waits for another."""


class FakeTime:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        self._now = NOON
        self._numbers = count()
        self._calls: dict[int, tuple[int, Callable[[], None]]] = {}

    def now(self) -> int:
        return self._now

    def call_at(self, at: int, call: Callable[[], None]) -> Callable[[], None]:
        number = next(self._numbers)
        self._calls[number] = at, call
        return lambda: void(self._calls.pop(number, None))

    def pass_by(self, milliseconds: int) -> None:
        """Time passes, and nothing that was due has happened yet."""
        self._now += milliseconds

    @staticmethod
    async def rest(*houses: House) -> None:
        """Until nothing is under way in the houses."""
        async with asyncio.timeout(PATIENCE):
            while tasks := [task for house in houses for task in house.background.tasks]:
                for done in await asyncio.gather(*tasks, return_exceptions=True):
                    if isinstance(done, BaseException) and not isinstance(done, VivatError):
                        raise done

    async def go(self, milliseconds: int, *houses: House) -> None:
        """Time passes; what is due happens in its order, and is finished before time goes on."""
        end = self._now + milliseconds
        await self.rest(*houses)
        for _ in range(MOST_CALLS):
            due = min(((at, number) for number, (at, _) in self._calls.items() if at <= end), default=None)
            if due is None:
                self._now = end
                return
            at, call = self._calls.pop(due[1])
            self._now = max(self._now, at)
            call()
            await self.rest(*houses)
        raise AssertionError("time stands still")


async def until(is_so: Callable[[], bool]) -> None:
    """Let others work until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.001)


def void(_: object) -> None:
    """Nothing."""


class Inline(Executor):
    """Does at once what it is given."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class Slow(Executor):
    """Does nothing until it is told to."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []
        self._is_awake = False

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append(lambda: future.set_result(fn(*args, **kwargs)))
        if self._is_awake:
            self.finish()
        return future

    def wake(self) -> None:
        """From now on do all at once."""
        self._is_awake = True
        self.finish()

    def finish(self) -> None:
        """Do what has been asked for so far."""
        waiting, self.waiting = self.waiting, []
        for work in waiting:
            work()


class Eyes:
    """Somebody who looks at a table: counts what they hear of."""

    def __init__(self, author: Author) -> None:
        self.author = author
        self.chair: int | None = None
        self.changes = 0
        self.presences = 0

    def table_changed(self) -> None:
        self.changes += 1

    def presence_changed(self) -> None:
        self.presences += 1


@asynccontextmanager
async def house_in(
    folder: Path,
    clock: FakeTime | None = None,
    database: str | None = None,
    seed: int = 1,
    prefix: str = "t",
    executor: Executor | None = None,
    limits: BotLimits = ALL_AT_ONCE,
    seconds_left: Callable[[str], int | None] = lambda _: None,
    levels: tuple[Level, ...] = LEVELS,
    is_started: bool = True,
) -> AsyncIterator[tuple[House, FakeTime]]:
    """A house on a database of its own, or on this one; it is started unless somebody has to listen to it first."""
    clock = clock or FakeTime()
    ids = count(1)
    async with Store.open(database or f"sqlite:///{folder / 'vivat.db'}") as store:
        house = House(
            store,
            clock=clock,
            dealer=Dealer.seeded(seed),
            executor=executor or Inline(),
            reader=Inline(),
            new_id=lambda: f"{prefix}{next(ids)}",
            seed=lambda: seed,
            bot_limits=limits,
            seconds_left=seconds_left,
            levels=levels,
        )
        if is_started:
            house.start()
        try:
            yield house, clock
        finally:
            if isinstance(executor, Slow):
                executor.wake()
            await house.close()


def enter(house: House, live: LoadedTable, author: Author) -> Eyes:
    """Somebody comes in to look."""
    eyes = Eyes(author)
    house.enter(live, eyes)
    return eyes
