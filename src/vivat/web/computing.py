"""Work that would hold up everybody, done beside the event loop: one at a time, for so long, so often a client."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import TypeVar

from vivat.game import IllegalAction, Refusal
from vivat.web.limits import Bucket

THREADS = 1
"""It is Python's own work, of which one thread does as much as two; but of three that want their turn, the one that
moves wait for would have it half as often."""
MOST_WAITING = 64
MOST_WAITING_PER_CLIENT = 8
PER_SECOND = 20
BURST = 60
"""So often one client may ask, and so many times at once after a rest."""
SECONDS = 5
"""So long an answer is waited for."""
MOST_CLIENTS = 10_000
"""So many clients are remembered; whoever asked longest ago is forgotten."""

Result = TypeVar("Result")


class TooMuch(IllegalAction):
    """Somebody, or everybody together, asks for more than can be worked out now."""


class Computing:
    """Runs functions in a thread of its own and answers with what they give, or with a refusal."""

    def __init__(self, executor: Executor | None = None, *, limited: bool = True) -> None:
        self._limited = limited
        """Whether too much is refused; without limits it only waits."""
        self._executor = executor or ThreadPoolExecutor(THREADS, "vivat-computing")
        self._waiting: Counter[str] = Counter()
        """By client: what is not finished, whether or not anybody still waits for it."""
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def run(self, who: str, work: Callable[[], Result]) -> Result:
        """What the work gives, or raises; TooMuch if it cannot be done in time. `who` is a person, or an address."""
        if self._limited:
            self._check(who)
        loop = asyncio.get_running_loop()
        self._waiting[who] += 1
        future = self._executor.submit(work)
        future.add_done_callback(lambda done: self._finish(loop, who, done))
        try:
            async with asyncio.timeout(SECONDS):
                return await asyncio.wrap_future(future)
        except TimeoutError:
            raise TooMuch(Refusal("serve-busy", "")) from None

    def _check(self, who: str) -> None:
        """Refuse what is asked for too often, or while too much waits."""
        bucket = self._buckets.setdefault(who, Bucket(PER_SECOND, BURST))
        self._buckets.move_to_end(who)
        if len(self._buckets) > MOST_CLIENTS:
            self._buckets.popitem(last=False)
        if not bucket.take() or self._waiting[who] >= MOST_WAITING_PER_CLIENT:
            raise TooMuch(Refusal("frame-too-fast", ""))
        if self._waiting.total() >= MOST_WAITING:
            raise TooMuch(Refusal("serve-busy", ""))

    def _finish(self, loop: asyncio.AbstractEventLoop, who: str, _: Future[Result]) -> None:
        """Only work that has ended makes room for more: a thread cannot be stopped."""
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._forget, who)

    def _forget(self, who: str) -> None:
        self._waiting[who] -= 1
        if not self._waiting[who]:
            del self._waiting[who]

    def close(self) -> None:
        """Begin no more work, and do not wait for what is under way."""
        self._executor.shutdown(wait=False, cancel_futures=True)
