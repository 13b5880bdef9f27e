"""Work that would hold up everybody, done beside the event loop: one at a time, for so long, so often a client.

Turns are shared as those of bots are: first among addresses, then among the people at each. A thread has no limit of
memory of its own. What bounds it is what it is given: one piece of work at a time, on a request of 64 KB at most, in
which texts of people's own are measured before they are parsed (`toml_text`), or on a table, whose log is bounded.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, TypeVar

from litestar import Request
from litestar.datastructures import State

from vivat.game import Refusal
from vivat.table.decide import Author
from vivat.table.fair_queue import FairQueue
from vivat.table.guests import person_of
from vivat.table.timers import MachineTime
from vivat.web.access import address_of
from vivat.web.admission import Admission, TooMuch
from vivat.web.limits import Buckets

THREADS = 1
"""It is Python's own work, of which one thread does as much as two; but of three that want their turn, the one that
moves wait for would have it half as often."""
MOST_WAITING = 256
MOST_WAITING_PER_ADDRESS = 16
MOST_WAITING_PER_CLIENT = 8
PER_SECOND = 20
BURST = 60
"""So often one client may ask, and so many times at once after a rest."""
SECONDS = 5
"""So long an answer is waited for."""

Result = TypeVar("Result")


class Computing:
    """Runs functions in a thread of its own and answers with what they give, or with a refusal."""

    def __init__(self, executor: Executor | None = None, *, limited: bool = True) -> None:
        self._limited = limited
        """Whether too much is refused; without limits it only waits."""
        self._executor = executor or ThreadPoolExecutor(THREADS, "vivat-computing")
        self._queue = FairQueue.without_rates(THREADS, MachineTime())
        self._buckets = Buckets(PER_SECOND, BURST)
        self._admission = Admission(MOST_WAITING, MOST_WAITING_PER_ADDRESS, MOST_WAITING_PER_CLIENT)

    async def run(self, address: str, person: str | None, work: Callable[[], Result]) -> Result:
        """The result of some work; TooMuch if it cannot be done in time. Strangers count by their address alone."""
        who = person or f"at {address}"
        if self._limited:
            self._check(address, who)
        begun = asyncio.Event()
        doing = asyncio.ensure_future(self._do(address, who, work, begun))
        self._admission.enter(address, who)
        doing.add_done_callback(lambda done: self._end(address, who, done))
        try:
            async with asyncio.timeout(SECONDS):
                return await asyncio.shield(doing)
        except TimeoutError:
            raise TooMuch(Refusal("serve-busy", "")) from None
        finally:
            if not begun.is_set():
                doing.cancel()

    async def _do(self, address: str, who: str, work: Callable[[], Result], begun: asyncio.Event) -> Result:
        """Do some work in a turn, which lasts until the work has ended: a thread cannot be stopped."""
        async with self._queue.turn(address, who, ""):
            begun.set()
            return await asyncio.wrap_future(self._executor.submit(work))

    def _check(self, address: str, who: str) -> None:
        """Refuse what is asked for too often, or while too much waits."""
        if not self._buckets.take(who):
            raise TooMuch(Refusal("frame-too-fast", ""))
        self._admission.check(address, who)

    def _end(self, address: str, who: str, done: "asyncio.Future[Result]") -> None:
        self._admission.leave(address, who)
        if not done.cancelled():
            done.exception()  # perhaps nobody asks for it any more

    def close(self) -> None:
        """Begin no more work, and do not wait for what is under way."""
        self._queue.close()
        self._executor.shutdown(wait=False, cancel_futures=True)


async def compute(request: Request[Any, Any, State], work: Callable[[], Result]) -> Result:
    """The result of some work beside the event loop, counted for the guest who asks and for their address."""
    computing: Computing = request.app.state.computing
    author = request.scope["user"]
    person = person_of(author.guest) if isinstance(author, Author) else None
    return await computing.run(address_of(request), person, work)
