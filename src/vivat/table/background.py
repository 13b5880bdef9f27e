"""Tasks that nobody waits for, or that must be finished whoever stops waiting for them."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from vivat.game import VivatError
from vivat.table.damage import DamagedTable
from vivat.table.database import StoreFailure

LOG = logging.getLogger(__name__)
T = TypeVar("T")


class Background:
    """The tasks of a process's tables, which are brought to their end before it stops."""

    def __init__(self) -> None:
        self.is_closing = False
        """Whether nothing new may begin."""
        self.tasks: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin work of the server's own; what fails because the database is away comes up with the next change.

        A table that is damaged has been set aside when that is noticed here.
        """

        async def attempt() -> None:
            with suppress(StoreFailure, DamagedTable):
                await work

        self._start(attempt())

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of some work, which is brought to its end even if whoever waits here is cut off meanwhile."""
        task = self._start(work)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(log_failure)
            raise
        finally:
            del task  # its error refers to this frame: the two would keep each other in memory

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def close(self) -> None:
        """Let what is under way come to its end; nothing new begins."""
        self.is_closing = True
        while self.tasks:
            await asyncio.wait(self.tasks)


def log_failure(task: asyncio.Task[Any]) -> None:
    """Log why work failed whose result nobody waits for any more; a refusal concerns nobody else."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, VivatError | StoreFailure):
        LOG.error("work that nobody waited for any more failed", exc_info=error)
