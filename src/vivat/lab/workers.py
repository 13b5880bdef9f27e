"""Work shared out: the same results in the same order on one core, on all of them, or on a cluster."""

import signal
import sys
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.context import BaseContext
from multiprocessing.forkserver import set_forkserver_preload
from os import cpu_count
from threading import current_thread, main_thread
from typing import TypeVar

from vivat.lab.cluster import share_out_on

JobT = TypeVar("JobT")
ResultT = TypeVar("ResultT")
Workers = int | str | None
"""How many processes (None: one a core), or the address of a cluster's scheduler."""


def share_out(
    work: Callable[[JobT], ResultT], jobs: Sequence[JobT], workers: Workers = None
) -> Generator[ResultT, None, None]:
    """The results in the order of the jobs, as they are finished: by processes of this machine, or on a cluster.

    Close the generator to stop early.
    """
    if isinstance(workers, str):
        yield from share_out_on(workers, work, jobs)
        return
    count = min(workers or cpu_count() or 1, max(1, len(jobs)))
    if count == 1:
        yield from map(work, jobs)
        return
    pool = ProcessPoolExecutor(count, fresh_processes(), leave_interrupts_to_parent)
    try:
        with interrupts_deferred():  # one that comes while a process begins would leave it unknown to the pool
            results = pool.map(work, jobs)
        yield from results
    finally:
        # A second Ctrl-C before the workers are done would leave the pool half shut, and us waiting for it.
        with interrupts_ignored():
            pool.shutdown(cancel_futures=True)


def fresh_processes() -> BaseContext:
    """How processes are started: without anything that this one has opened or changed.

    On Linux they are forks of a process that has imported what every study needs, once; that takes a second or two.
    """
    if sys.platform != "linux":  # elsewhere a fork may fail in libraries of the system that NumPy uses
        return get_context("spawn")
    set_forkserver_preload(["vivat.fast.families", "vivat.lab.studies.duel"])
    return get_context("forkserver")


def leave_interrupts_to_parent() -> None:
    """Ctrl-C reaches every process of the terminal; the one that counts decides."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Terminated(KeyboardInterrupt):
    """The process was told to end (SIGTERM): it stops as after Ctrl-C."""


@contextmanager
def termination_raised() -> Generator[None, None, None]:
    """While this lasts, the first SIGTERM raises `Terminated`, so that workers end and what is done is kept."""
    if current_thread() is not main_thread():
        yield
        return

    def stop(_: int, __: object) -> None:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        raise Terminated

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def interrupts_deferred() -> Generator[None, None, None]:
    """Ctrl-C and SIGTERM take effect when this is over; outside of the main thread there are none anyway."""
    if current_thread() is not main_thread():
        yield
        return
    received: list[int] = []
    before = {
        number: signal.signal(number, lambda came, _: received.append(came))
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if received:
        signal.raise_signal(received[0])


@contextmanager
def interrupts_ignored() -> Generator[None, None, None]:
    """No Ctrl-C for a moment; outside of the main thread there is none anyway."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def batches(first: int, last: int, size: int) -> list[tuple[int, int]]:
    """The numbers from `first` to before `last` in batches."""
    return [(begin, min(last, begin + size)) for begin in range(first, last, size)]
