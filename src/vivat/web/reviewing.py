"""Reviews of finished games: worked out one at a time in a process of their own, and kept beside the table's log.

Whoever plays goes first: the process has a low priority. What is kept is derived from the log alone and has no
names in it; one of another version counts as none, and is worked out anew when somebody asks. Of several servers one
works a review out: its claim is a row that goes with the server's own when that server dies, as its leases do.
"""

import asyncio
import logging
import sys
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from vivat import review as library
from vivat.game import Refusal
from vivat.game.durations import DAY_MS
from vivat.review.review import Review
from vivat.search.compilation import background_compilation
from vivat.table.database import StoreFailure
from vivat.table.fair_queue import FairQueue, Rate, less
from vivat.table.schema import review_claims, reviews
from vivat.table.store import Conflict, Store
from vivat.table.timers import MachineTime
from vivat.web.computing import TooMuch
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
KEPT_DAYS = 90
"""A review at which nobody has looked for so long is dropped; whoever asks again has it worked out anew."""
ELSEWHERE_SECONDS = 2.0
"""So long until it is looked again whether another server has worked a review out."""
TOLD_STEP = 0.05
"""Other servers are told of so much progress at a time."""
COMPILING_SECONDS = 1.0
"""So long until it is looked again whether the search is compiled."""
LINE_BYTES = 16 * 1024 * 1024
"""A line of the process is no longer; a whole review is one."""

ReviewState = Literal["none", "waiting", "running", "done", "failed"]
Game = tuple[str, int]
"""A table by its id, and the number of a game there."""


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
        self._store = store
        self._worlds = worlds
        self._work = work or in_process
        self._compiling = compiling
        """By family: about how long its search is still being compiled; None if it is not."""
        self._sleep = sleep
        unbounded = Rate(1e9, 10**9)
        self._queue = FairQueue(1, 1, 1, MachineTime(), unbounded, unbounded)
        self._jobs: dict[Game, ReviewJob] = {}
        self._failed: OrderedDict[Game, bool] = OrderedDict()
        """Reviews that have failed, and whether they took too long: then another attempt would, too."""
        self._packed: OrderedDict[Game, PageFile] = OrderedDict()
        """Whole reviews as they are sent, the one that was asked for last at the end."""
        self._asked_at: Counter[str] = Counter()
        self._asked_for: Counter[str] = Counter()

    @property
    def version(self) -> str:
        """The version of what is kept: of method and models, and of worlds where they are not the usual number."""
        worlds = "" if self._worlds is None else f"-{self._worlds}"
        return f"{library.review_version()}{worlds}"

    async def look(self, game: Game, pack: Pack) -> PageFile:
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
        kept = await self._read(game)
        if kept is not None:
            self._packed[game] = packed = await pack(encoded("done", 1.0, 0, kept))
            if len(self._packed) > MOST_PACKED:
                self._packed.popitem(last=False)
            return packed
        progress = await self._progress_elsewhere(game)
        if progress is not None:
            return await pack(encoded("running", progress, 0, None))
        return await pack(encoded("failed" if game in self._failed else "none", 0.0, 0, None))

    async def is_needed(self, game: Game) -> bool:
        """Whether a review is neither kept nor being worked out, nor known to take too long."""
        return game not in self._jobs and not self._failed.get(game) and await self._read(game) is None

    def begin(self, game: Game, family: str, record: str, address: str, person: str) -> None:
        """Have a game reviewed for somebody, after those that others wait for; TooMuch if too many wait."""
        if game in self._jobs:  # somebody asked while the record was written
            return
        if self._asked_for[person] >= MOST_WAITING_PER_PERSON or self._asked_at[address] >= MOST_WAITING_PER_ADDRESS:
            raise TooMuch(Refusal("frame-too-fast", ""))
        if len(self._jobs) >= MOST_WAITING:
            raise TooMuch(Refusal("serve-busy", ""))
        self._asked_for[person] += 1
        self._asked_at[address] += 1
        self._failed.pop(game, None)
        job = self._jobs[game] = ReviewJob()
        job.task = asyncio.get_running_loop().create_task(self._do(job, game, family, record, address, person))
        job.task.add_done_callback(lambda _: self._end(game, address, person))

    async def _do(self, job: ReviewJob, game: Game, family: str, record: str, address: str, person: str) -> None:
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
            await self._keep(game, whole)
        except Exception as error:
            LOG.error("a review failed", exc_info=error)
            self._failed[game] = isinstance(error, TimeoutError)
            if len(self._failed) > MOST_FAILED:
                self._failed.popitem(last=False)
        finally:
            await self._release(game)

    def _end(self, game: Game, address: str, person: str) -> None:
        del self._jobs[game]
        less(self._asked_at, address)
        less(self._asked_for, person)

    async def close(self) -> None:
        """Stop what is under way; it is begun anew when somebody asks again."""
        self._queue.close()
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # What the database has.

    async def _read(self, game: Game) -> bytes | None:
        table, number = game
        wanted = select(reviews.c.review, reviews.c.looked_at).where(
            reviews.c.table_id == table, reviews.c.game == number, reviews.c.version == self.version
        )
        found = await self._store.fetch(wanted)
        if not found:
            return None
        now = self._store.cluster.clock.now()
        if found[0].looked_at < now - DAY_MS:
            seen = update(reviews).where(reviews.c.table_id == table, reviews.c.game == number).values(looked_at=now)
            with suppress(Conflict, StoreFailure):  # whoever asks is shown it all the same
                await self._store.do(lambda run: run.execute(seen))
        return bytes(found[0].review.encode())

    async def _keep(self, game: Game, review: bytes) -> None:
        """Keep a review, unless its table is gone; those at which nobody looks any more make room for it."""
        now = self._store.cluster.clock.now()
        row = {"table_id": game[0], "game": game[1], "version": self.version, "review": review.decode()}
        row |= {"looked_at": now}

        def write(run: Connection) -> None:
            dialect = postgresql if run.dialect.name == "postgresql" else sqlite
            fresh = dialect.insert(reviews).values(row)
            run.execute(fresh.on_conflict_do_update(index_elements=["table_id", "game"], set_=row))
            run.execute(delete(reviews).where(reviews.c.looked_at < now - KEPT_DAYS * DAY_MS))

        with suppress(Conflict):
            await self._store.do(write)

    # Other servers.

    async def _is_ours(self, game: Game, job: ReviewJob) -> bool:
        """Claim a review; False if it was worked out elsewhere, for which it is waited."""
        while not await self._claim(game):
            job.state, job.progress = "running", await self._progress_elsewhere(game) or 0.0
            await self._sleep(ELSEWHERE_SECONDS)
        job.state, job.progress = "waiting", 0.0
        return self._store.cluster.server_id is None or await self._read(game) is None

    async def _claim(self, game: Game) -> bool:
        """Whether this server works a review out, and no other one does."""
        server = self._store.cluster.server_id
        if server is None:
            return True
        row = {"table_id": game[0], "game": game[1], "server_id": server, "progress": 0.0}
        fresh = postgresql.insert(review_claims).values(row).on_conflict_do_nothing()
        with suppress(Conflict):  # this server has been taken for dead: it comes back under another name
            await self._store.do(lambda run: run.execute(fresh))
        return await self._store.has(select(review_claims.c.game).where(*claim_of(game), claimed_by(server)))

    async def _progress_elsewhere(self, game: Game) -> float | None:
        """How far a review has come that another server works out; None if none does."""
        if self._store.cluster.server_id is None:
            return None
        found = await self._store.fetch(select(review_claims.c.progress).where(*claim_of(game)))
        return float(found[0].progress) if found else None

    async def _tell_progress(self, game: Game, job: ReviewJob) -> None:
        server = self._store.cluster.server_id
        if server is None or job.progress < job.told + TOLD_STEP:
            return
        job.told = job.progress
        told = update(review_claims).where(*claim_of(game), claimed_by(server)).values(progress=job.progress)
        with suppress(Conflict, StoreFailure):
            await self._store.do(lambda run: run.execute(told))

    async def _release(self, game: Game) -> None:
        """Let another server work a review out, if it is not kept by now."""
        server = self._store.cluster.server_id
        if server is not None:
            mine = delete(review_claims).where(*claim_of(game), claimed_by(server))
            with suppress(Conflict, StoreFailure):  # it goes with this server
                await self._store.do(lambda run: run.execute(mine))


def claim_of(game: Game) -> tuple[ColumnElement[bool], ...]:
    """The condition for the claim of a review."""
    return review_claims.c.table_id == game[0], review_claims.c.game == game[1]


def claimed_by(server: str) -> ColumnElement[bool]:
    """The condition for the claims of a server."""
    return review_claims.c.server_id == server


def encoded(state: ReviewState, progress: float, ahead: int, review: bytes | None) -> bytes:
    """A `GameReview` in JSON, with a review that is JSON already."""
    raw = NO_REVIEW if review is None else msgspec.Raw(review)
    return msgspec.json.encode(RawGameReview(state, round(progress, 2), ahead, raw))
