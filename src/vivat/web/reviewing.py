"""Reviews of finished games: worked out one at a time in a process of their own, and kept beside the table's log.

Whoever plays goes first: the process has a low priority. What is kept is derived from the log alone and has no
names in it; one of another version counts as none, and is worked out anew when somebody asks. Of several servers one
works a review out: its claim is a row that goes with the server's own when that server dies, as its leases do.
"""

import asyncio
import logging
import sys
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from vivat import review as library
from vivat.review.review import Review
from vivat.search.compilation import background_compilation
from vivat.table.fair_queue import FairQueue
from vivat.table.review_store import ReviewedGame, ReviewStore
from vivat.table.store import Store
from vivat.table.timers import MachineTime
from vivat.web.admission import Admission
from vivat.web.pages import PageFile

LOG = logging.getLogger(__name__)
MOST_WAITING = 64
MOST_WAITING_PER_ADDRESS = 8
MOST_WAITING_PER_PERSON = 4
MOST_FAILED = 100
"""So many reviews that failed are remembered."""
MOST_SECONDS = 900
"""A review that takes longer has failed."""
MOST_PACKED = 32
"""So many whole reviews are kept as they are sent, compressed."""
ELSEWHERE_SECONDS = 2.0
"""So long until it is looked again whether another server has worked a review out."""
TOLD_STEP = 0.05
"""Other servers are told of so much progress at a time."""
COMPILING_SECONDS = 1.0
"""So long until it is looked again whether the search is compiled."""
LINE_BYTES = 16 * 1024 * 1024
"""A line of the process is no longer; a whole review is one."""

ReviewState = Literal["none", "waiting", "running", "done", "failed"]


class GameReview(Struct, frozen=True):
    """How far the review of a finished game has come, and what is known of it by now."""

    state: ReviewState
    """`none`: nobody has asked for it, or the server was stopped meanwhile; it is begun by POST."""
    progress: float
    """From 0 to 1."""
    ahead: int
    """While it waits: how many reviews are waiting or under way on this server besides it."""
    review: Review | None
    """While it runs the curve and turning points alone, once they are known; at the end everything."""


class ReviewProgress(NamedTuple):
    """How far a review has come: progress, and what is known, as JSON."""

    progress: float
    review: bytes | None


NO_REVIEW = msgspec.Raw(b"null")


class RawMessage(Struct, frozen=True):
    """A `WorkerMessage` whose review is passed on as it is."""

    progress: float
    review: msgspec.Raw = NO_REVIEW


class RawGameReview(Struct, frozen=True):
    """A `GameReview` whose review is passed on as it is."""

    state: ReviewState
    progress: float
    ahead: int
    review: msgspec.Raw


Pack = Callable[[bytes], Awaitable[PageFile]]
"""Makes a response, compressed, beside the event loop."""
Work = Callable[[str, int | None], AsyncIterator[ReviewProgress]]
"""Reviews a record with so many worlds, None for the usual number; the last step is the whole review."""


async def in_process(record: str, worlds: int | None) -> AsyncIterator[ReviewProgress]:
    """The steps of a review that is worked out in a process of its own, which ends when nobody listens any more."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "vivat.review.worker", *([] if worlds is None else [str(worlds)])),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LINE_BYTES,
        start_new_session=True,  # Ctrl-C is for the server, which ends it
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        with suppress(ConnectionError):  # it has ended already, and has said nothing
            process.stdin.write(record.encode())
            process.stdin.close()
        async for line in process.stdout:
            message = msgspec.json.decode(line, type=RawMessage)
            yield ReviewProgress(message.progress, None if message.review is NO_REVIEW else bytes(message.review))
    finally:
        with suppress(ProcessLookupError):
            process.kill()


class ReviewJob:
    """One review that is waited for or under way, or has failed."""

    __slots__ = ("packed", "progress", "review", "state", "task", "told")

    def __init__(self) -> None:
        self.state: ReviewState = "waiting"
        self.progress = 0.0
        self.told = 0.0
        """The progress that other servers know of."""
        self.review: bytes | None = None
        self.packed: PageFile | None = None
        """What was last said of it, as it was sent."""
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """The reviews of a server: what is kept, and what is being worked out."""

    def __init__(
        self,
        store: Store,
        worlds: int | None = None,
        *,
        work: Work | None = None,
        compiling: Callable[[str], int | None] = background_compilation.seconds_left,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._kept = ReviewStore(store)
        self._worlds = worlds
        self._work = work or in_process
        self._compiling = compiling
        """By family: about how long its search is still being compiled; None if it is not."""
        self._sleep = sleep
        self._queue = FairQueue.without_rates(1, MachineTime())
        self._jobs: dict[ReviewedGame, ReviewJob] = {}
        self._failed: OrderedDict[ReviewedGame, bool] = OrderedDict()
        """Reviews that have failed, and whether they took too long: then another attempt would, too."""
        self._packed: OrderedDict[ReviewedGame, PageFile] = OrderedDict()
        """Whole reviews as they are sent, the one that was asked for last at the end."""
        self._admission = Admission(MOST_WAITING, MOST_WAITING_PER_ADDRESS, MOST_WAITING_PER_PERSON)

    @property
    def version(self) -> str:
        """The version of what is kept: of method and models, and of worlds where they are not the usual number."""
        worlds = "" if self._worlds is None else f"-{self._worlds}"
        return f"{library.review_version()}{worlds}"

    async def look(self, game: ReviewedGame, pack: Pack) -> PageFile:
        """How far a review has come, as a `GameReview` in JSON; each is packed once, however many ask for it."""
        job = self._jobs.get(game)
        if job is not None:
            ahead = len(self._jobs) - 1 if job.state == "waiting" else 0
            content = encoded(job.state, job.progress, ahead, job.review)
            if job.packed is None or job.packed.plain != content:
                job.packed = await pack(content)
            return job.packed
        if game in self._packed:
            self._packed.move_to_end(game)
            return self._packed[game]
        kept = await self._kept.read(game, self.version)
        if kept is not None:
            self._packed[game] = packed = await pack(encoded("done", 1.0, 0, kept))
            if len(self._packed) > MOST_PACKED:
                self._packed.popitem(last=False)
            return packed
        progress = await self._kept.progress(game)
        if progress is not None:
            return await pack(encoded("running", progress, 0, None))
        return await pack(encoded("failed" if game in self._failed else "none", 0.0, 0, None))

    async def is_needed(self, game: ReviewedGame) -> bool:
        """Whether a review is neither kept nor being worked out, nor known to take too long."""
        return (
            game not in self._jobs and not self._failed.get(game) and await self._kept.read(game, self.version) is None
        )

    def begin(self, game: ReviewedGame, family: str, record: str, address: str, person: str) -> None:
        """Have a game reviewed for somebody, after those that others wait for; TooMuch if too many wait."""
        if game in self._jobs:  # somebody asked while the record was written
            return
        self._admission.check(address, person)
        self._admission.enter(address, person)
        self._failed.pop(game, None)
        job = self._jobs[game] = ReviewJob()
        job.task = asyncio.get_running_loop().create_task(self._do(job, game, family, record, address, person))
        job.task.add_done_callback(lambda _: self._end(game, address, person))

    async def _do(
        self, job: ReviewJob, game: ReviewedGame, family: str, record: str, address: str, person: str
    ) -> None:
        try:
            if not await self._is_ours(game, job):
                return
            async with self._queue.turn(address, person, game[0]), asyncio.timeout(MOST_SECONDS):
                while self._compiling(family) is not None:
                    await self._sleep(COMPILING_SECONDS)
                job.state = "running"
                steps, whole = self._work(record, self._worlds), None
                try:
                    async for step in steps:
                        job.progress = step.progress
                        job.review = step.review or job.review
                        whole = step.review if step.progress >= 1.0 else None
                        await self._tell_progress(game, job)
                finally:
                    await steps.aclose()  # type: ignore[attr-defined]
            if whole is None:
                raise RuntimeError("the process ended before the review was whole")
            await self._kept.keep(game, self.version, whole)
        except Exception as error:
            LOG.error("a review failed", exc_info=error)
            self._failed[game] = isinstance(error, TimeoutError)
            if len(self._failed) > MOST_FAILED:
                self._failed.popitem(last=False)
        finally:
            await self._kept.release(game)

    def _end(self, game: ReviewedGame, address: str, person: str) -> None:
        del self._jobs[game]
        self._admission.leave(address, person)

    async def close(self) -> None:
        """Stop what is under way; it is begun anew when somebody asks again."""
        self._queue.close()
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Other servers.

    async def _is_ours(self, game: ReviewedGame, job: ReviewJob) -> bool:
        """Claim a review; False if it was worked out elsewhere, for which it is waited."""
        while not await self._kept.claim(game):
            job.state, job.progress = "running", await self._kept.progress(game) or 0.0
            await self._sleep(ELSEWHERE_SECONDS)
        job.state, job.progress = "waiting", 0.0
        return not self._kept.is_shared or await self._kept.read(game, self.version) is None

    async def _tell_progress(self, game: ReviewedGame, job: ReviewJob) -> None:
        if job.progress >= job.told + TOLD_STEP:
            job.told = job.progress
            await self._kept.tell_progress(game, job.progress)


def encoded(state: ReviewState, progress: float, ahead: int, review: bytes | None) -> bytes:
    """A `GameReview` in JSON, with a review that is JSON already."""
    raw = NO_REVIEW if review is None else msgspec.Raw(review)
    return msgspec.json.encode(RawGameReview(state, round(progress, 2), ahead, raw))
