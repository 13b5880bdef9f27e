"""Who thinks about what: a decision is thought about by the server that has its table's lease, and once."""

from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future
from contextvars import ContextVar
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.simulation.loop import Process, SimulatedLoop
from tests.simulation.oracle import Violated
from tests.simulation.registry import Register
from vivat.table.bot_pool import BotJob

Key = tuple[str, int, object, bool]
"""Table, decision, who decides, and whether because time has run out."""

under_way: ContextVar[tuple[Key, BotJob]] = ContextVar("under_way")
"""What the task at work thinks about."""


@dataclass
class Begun:
    """A job that was begun, and what was so then."""

    job: BotJob
    process: Process
    lease: int
    """How often the table had changed its server."""
    losses: int
    """How often the process had got no answer from the database."""


class BotJobs:
    """All jobs of the bots of all servers."""

    def __init__(self, register: Register) -> None:
        self.register = register
        self._begun: dict[Key, Begun] = {}
        self.number = 0

    def begin(self, process: Process, key: Key, job: BotJob) -> None:
        """A bot begins to think. Twice only if the first one's server died, lost the table, or could not write."""
        register, table_id = self.register, key[0]
        if register.leases.get(table_id) != process.name:
            raise Violated(f"{process.name} thinks about {key} without the lease of {register.leases.get(table_id)}")
        lease, losses = register.changes[table_id], register.database.losses.get(process, 0)
        before = self._begun.get(key)
        if before is not None:
            is_excused = (
                before.process.is_dead
                or before.job.is_cancelled()
                or before.lease != lease
                or before.losses != register.database.losses.get(before.process, 0)
            )
            if not is_excused:
                raise Violated(f"{before.process.name} thinks about {key}, and now {process.name} too")
        self._begun[key] = Begun(job, process, lease, losses)
        self.number += 1


class Thinking(Executor):
    """Bots of one process think in virtual time: after a while they have the answer."""

    def __init__(self, loop: SimulatedLoop, random: Random, process: Process, bot_jobs: BotJobs) -> None:
        self._loop = loop
        self._random = random
        self._process = process
        self._bot_jobs = bot_jobs

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self._bot_jobs.begin(self._process, *under_way.get())
        future: Future[Any] = Future()

        def think() -> None:
            if future.set_running_or_notify_cancel():
                future.set_result(fn(*args, **kwargs))

        random = self._random.random
        self._loop.call_later(0.005 + 0.05 * random() + (3 * random() if random() < 0.03 else 0.0), think)
        return future


Choose = Callable[..., Coroutine[Any, Any, Any]]


def named(choose: Choose) -> Choose:
    """`BotPool.choose` that says, to those who do the work, what is thought about."""

    async def choose_named(job: BotJob, people: Any, table: str, observation: Any, *more: Any) -> Any:
        viewer = observation.viewer
        under_way.set(((table, job.decision, (viewer.kind, viewer.index), job.by_clock), job))
        return await choose(job, people, table, observation, *more)

    return choose_named
