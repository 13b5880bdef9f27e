"""An event loop in virtual time for several simulated processes, which can be stopped, go on, and die."""

import asyncio
import heapq
import warnings
from collections import deque
from collections.abc import Callable
from contextvars import Context, ContextVar
from functools import partial
from typing import Any

EPOCH = 1_700_000_000_000
"""When virtual time begins, in milliseconds since 1970."""

MOST_BURIALS = 20
MOST_AT_ONCE = 50_000
"""So many calls are made at one moment at most; else there is no end to them."""

process_of: ContextVar["Process | None"] = ContextVar("process_of", default=None)
"""Whose work is done: a process's, or with None that of the world around them."""


class Process:
    """A process as its machine sees it. What it has begun belongs to it, and runs only while it runs."""

    def __init__(self, loop: "SimulatedLoop", name: str) -> None:
        loop.processes.append(self)
        self._loop = loop
        self.name = name
        self.is_dead = False
        self.is_stopped = False
        self._held: list[asyncio.Handle] = []
        """What became due while it was stopped, in its order, or when it was dead."""
        self.tasks: set[asyncio.Task[Any]] = set()
        """What it has begun and not finished. The dead keep theirs: what stands in a `finally` must not be done."""
        self.context = Context()
        self.context.run(process_of.set, self)

    def hold(self, handle: asyncio.Handle) -> None:
        """Keep a call of a stopped process for later, and that of a dead one for good."""
        self._held.append(handle)

    def stop(self) -> None:
        """As by SIGSTOP, or a laptop's lid: time passes, and nothing is done."""
        self.is_stopped = True

    def go_on(self) -> None:
        """As by SIGCONT: all that became due meanwhile is done at once."""
        self.is_stopped = False
        held, self._held = self._held, []
        self._loop._ready.extend(held)

    def die(self) -> None:
        """As by SIGKILL: not even what stands in a `finally` is done."""
        self.is_dead = self.is_stopped = True


class SimulatedLoop(asyncio.BaseEventLoop):
    """Time stands still while anything is ready to run, and then goes to the next timer at once."""

    _ready: deque[asyncio.Handle]

    def __init__(self) -> None:
        super().__init__()
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        """A heap; those that are due together go off in the order in which they were set."""
        self._timers_set = 0
        self._now = 0.0
        self._moved_at = 0
        """How many calls had been made when time last moved."""
        self._is_burying = False
        self.processes: list[Process] = []
        self.steps = 0
        """How many calls were made: where in a run something happened."""
        self.expected: tuple[type[BaseException], ...] = ()
        """What a task may raise."""
        self.failure: BaseException | None = None
        """What ended the run before its time."""

    def time(self) -> float:
        return self._now

    @property
    def now(self) -> int:
        """The true time, in milliseconds since 1970."""
        return EPOCH + int(self._now * 1000)

    def fail(self, failure: BaseException) -> None:
        """End the run: something is so that must not be."""
        if not self._is_burying:
            self.failure = self.failure or failure
            self.stop()

    def create_task(self, coro: Any, *, name: object = None, context: Context | None = None) -> "asyncio.Task[Any]":
        """A task of the process that begins it."""
        task = super().create_task(coro, name=name, context=context)
        process = process_of.get() if context is None else context.get(process_of)
        if process is not None:
            process.tasks.add(task)
        task.add_done_callback(partial(self._ended, process))
        return task

    def _ended(self, process: Process | None, task: "asyncio.Task[Any]") -> None:
        if process is not None:
            process.tasks.discard(task)
        failure = None if task.cancelled() else task.exception()
        if failure is not None and not isinstance(failure, self.expected):
            self.fail(failure)

    def in_world(self, delay: float, call: Callable[..., object], *args: Any) -> asyncio.TimerHandle:
        """Call later, in nobody's name: what is on its way arrives though its sender has died meanwhile."""
        return self.call_at(self._now + delay, call, *args, context=_WORLD)

    def run(self, main: Any) -> None:
        """Run until the work is done; raises what made the run fail."""
        asyncio.set_event_loop(self)
        try:
            task = self.create_task(main)
            task.add_done_callback(lambda _: self.stop())
            self.run_forever()
            if self.failure is not None:
                raise self.failure
            task.result()
        finally:
            self._bury()
            asyncio.set_event_loop(None)
            self.close()

    def _bury(self) -> None:
        """Bring all that is still under way to an end, that of the dead too: time and the world stand still now."""
        self._is_burying, failure, self.failure = True, self.failure, None
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # some never began
            for _ in range(MOST_BURIALS):
                for process in self.processes:
                    process.go_on()
                left = asyncio.all_tasks(self)
                if not left:
                    break
                for task in left:
                    task.cancel()
                self.run_forever()
        self.failure = failure

    # What asyncio's own loop does with a selector.

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        self._timers_set += 1
        heapq.heappush(self._timers, (when, self._timers_set, timer))
        return timer

    def _run_once(self) -> None:
        ready, scheduled = self._ready, self._timers
        if not ready:
            while scheduled and scheduled[0][2].cancelled():
                heapq.heappop(scheduled)
            if self._is_burying:
                self.stop()
                return
            if not scheduled:
                raise AssertionError("nothing is left that could ever happen")
            when, _, timer = heapq.heappop(scheduled)
            self._now = max(self._now, when)
            ready.append(timer)
            self._moved_at = self.steps
        elif self.steps > self._moved_at + MOST_AT_ONCE:
            raise AssertionError(f"time stands still: {MOST_AT_ONCE:,} steps at once")
        for _ in range(len(ready)):
            handle = ready.popleft()
            if handle.cancelled():
                continue
            process = handle._context.get(process_of)  # type: ignore[attr-defined]
            if process is not None and process.is_stopped:
                process.hold(handle)
                continue
            self.steps += not self._is_burying
            handle._run()
            if self.failure is not None:
                return

    def _process_events(self, event_list: object) -> None:
        """There are none: no socket, no signal, no thread."""

    def _write_to_self(self) -> None:
        """Nobody waits who would have to be woken."""


_WORLD = Context()


def simulated_loop() -> SimulatedLoop:
    """The loop under way."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, SimulatedLoop)
    return loop
