"""Bots at work away from the event loop: how much they may think, whose turn it is, and how they are stopped."""

import asyncio
import os
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Annotated, Any

from msgspec import Meta, Struct, field

from vivat.bots.levels import SEARCHING
from vivat.game.record import AnyAction, AnyObservation
from vivat.table.beside import Result
from vivat.table.bot_decision import choose
from vivat.table.fair_queue import FairQueue, Rate
from vivat.table.metrics import Metrics
from vivat.table.timers import Time

BOT_THREADS: set[threading.Thread] = set()
"""The threads of this process in which bots think."""
LAST_SECONDS = 0.5
"""How long a bot that is stopped may take to notice; after that nobody waits for it."""


def spare_cores() -> int:
    """The cores that may search while one is left for moves."""
    return max(1, (os.cpu_count() or 1) - 1)


Count = Annotated[int, Meta(ge=1, le=1_000_000)]
PerSecond = Annotated[float, Meta(ge=0.001, le=1e9)]


class BotLimits(Struct, frozen=True):
    """How much bots may think on this server, and how much of that for one person."""

    searches: Annotated[
        Count,
        Meta(description="more searches at once wait for their turn", extra={"usual": "one core fewer than there are"}),
    ] = field(default_factory=spare_cores)
    searches_per_person: Annotated[
        Count,
        Meta(description="more of one person: the others' go first", extra={"usual": "half of that, at least 1"}),
    ] = field(default_factory=lambda: max(1, spare_cores() // 2))
    searches_per_address: Annotated[
        Count,
        Meta(
            description="more of all people at one address: the others' go first",
            extra={"usual": "one fewer than `searches`, at least 1"},
        ),
    ] = field(default_factory=lambda: max(1, spare_cores() - 1))
    quick: Annotated[Count, Meta(description="the same for bots that do not search")] = 2
    quick_per_person: Annotated[Count, Meta(description="the same for bots that do not search")] = 1
    quick_per_address: Annotated[Count, Meta(description="the same for bots that do not search")] = 1
    moves_per_second: Annotated[
        PerSecond, Meta(description="bots of this server that would begin more wait; those that search count apart")
    ] = 100
    moves_per_second_per_person: Annotated[PerSecond, Meta(description="that person's bots wait")] = 40
    burst: Annotated[Count, Meta(description="so many moves of one person's bots may come at once after a rest")] = 40
    pace_ms: Annotated[
        int, Meta(ge=0, le=1_000_000, description="milliseconds between two decisions of bots at one table")
    ] = 20


NO_BOT_LIMITS = BotLimits(
    searches_per_person=spare_cores(),
    searches_per_address=spare_cores(),
    quick_per_person=2,
    quick_per_address=2,
    moves_per_second=1e9,
    moves_per_second_per_person=1e9,
    burst=10**6,
    pace_ms=0,
)
"""As many moves as the threads can think of, for load tests."""


def bot_threads(count: int) -> ThreadPoolExecutor:
    """An executor with so many threads for bots, which are in BOT_THREADS as long as they live."""
    return ThreadPoolExecutor(count, "vivat-bot", initializer=hold_bot_thread)


def hold_bot_thread() -> None:
    """Hold the thread that calls this, and let go of those that have ended."""
    BOT_THREADS.difference_update([thread for thread in list(BOT_THREADS) if not thread.is_alive()])
    BOT_THREADS.add(threading.current_thread())


class BotJob:
    """A bot at work on one decision of a seat."""

    __slots__ = ("_cancelled", "_when_cancelled", "by_clock", "decision")

    def __init__(self, decision: int, by_clock: bool) -> None:
        self.decision = decision
        self.by_clock = by_clock
        """Whether it decides because somebody's time has run out."""
        self._cancelled = threading.Event()
        self._when_cancelled: Callable[[], object] = lambda: None

    def cancel(self) -> None:
        """Cancel the job: nobody needs its answer. A search notices between two chunks of simulations."""
        self._cancelled.set()
        self._when_cancelled()

    def when_cancelled(self, call: Callable[[], object]) -> None:
        """Have a function called when the job is cancelled."""
        self._when_cancelled = call

    def is_cancelled(self) -> bool:
        """Whether the job is cancelled."""
        return self._cancelled.is_set()


class BotPool:
    """The threads in which bots think, and the queues before them: one for searches, one for all others.

    So nobody waits at another table for a search, and a core is left for moves.
    """

    def __init__(
        self, limits: BotLimits, clock: Time, executor: Executor | None = None, metrics: Metrics | None = None
    ) -> None:
        self._metrics = metrics or Metrics()

        def queue(at_once: int, per_address: int, per_person: int) -> FairQueue:
            # Rates of its own: whatever bots do that need not search, those that search have their turns.
            for_all = Rate(limits.moves_per_second, limits.burst)
            for_each = Rate(limits.moves_per_second_per_person, limits.burst)
            return FairQueue(at_once, per_address, per_person, clock, for_all, for_each)

        self._search_queue = queue(limits.searches, limits.searches_per_address, limits.searches_per_person)
        self._quick_queue = queue(limits.quick, limits.quick_per_address, limits.quick_per_person)
        self._search_threads = executor or bot_threads(limits.searches)
        self._quick_threads = executor or bot_threads(limits.quick)
        self._at_work: dict[asyncio.Future[Any], BotJob] = {}

    async def choose(
        self, job: BotJob, people: Mapping[str, str], table: str, observation: AnyObservation, level: str, seed: int
    ) -> AnyAction | None:
        """What a bot does with what a seat knows; None if it was cancelled.

        The turn is one of whoever of the people (given with their addresses) has asked for the fewest.
        """
        is_search = level in SEARCHING
        queue = self._search_queue if is_search else self._quick_queue
        person = min(people, key=lambda each: (queue.asked(people[each], each), each))
        name, asked_at = "search" if is_search else "quick", time.perf_counter()
        async with queue.turn(people[person], person, table):
            if job.is_cancelled():
                return None
            begun_at = time.perf_counter()
            self._metrics.waiting.labels(name).observe(begun_at - asked_at)
            threads = self._search_threads if is_search else self._quick_threads
            loop = asyncio.get_running_loop()
            answer = loop.run_in_executor(threads, choose, observation, level, seed, job.is_cancelled)
            self._at_work[answer] = job
            answer.add_done_callback(self._at_work.pop)
            action = await answer
            self._metrics.thinking.labels(name).observe(time.perf_counter() - begun_at)
        return None if job.is_cancelled() else action

    async def work(self, job: BotJob, address: str, person: str, table: str, work: Callable[[], Result]) -> Result:
        """The result of some work for a person that searches as bots do, in that person's turn among the searches.

        Whoever works looks now and then whether the job is cancelled.
        """
        async with self._search_queue.turn(address, person, table):
            answer = asyncio.get_running_loop().run_in_executor(self._search_threads, work)
            self._at_work[answer] = job
            answer.add_done_callback(self._at_work.pop)
            return await answer

    def queue_lengths(self) -> dict[str, int]:
        """How many bots wait for their turn, by queue."""
        return {"search": self._search_queue.length, "quick": self._quick_queue.length}

    async def close(self) -> None:
        """Stop all bots; who does not notice soon is left behind in its thread."""
        self._search_queue.close()
        self._quick_queue.close()
        for job in self._at_work.values():
            job.cancel()
        if self._at_work:
            await asyncio.wait(self._at_work, timeout=LAST_SECONDS)
        for answer in list(self._at_work):
            answer.cancel()
        for threads in (self._search_threads, self._quick_threads):
            threads.shutdown(wait=False, cancel_futures=True)
