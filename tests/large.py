"""`make check`: the checks that are too long for the test command, on all cores, with progress.

    python -m tests.large [--steps 10000000] [--decisions 10000000] [--worlds 1000000] [--seed 1]

Each part says what it did; the exit code is 1 if anything differed, broke or leaked. Ctrl-C stops it and says how far
it got.
"""

import argparse
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tests import invariants
from tests.castle import combinations as castle
from tests.castle import two_worlds as castle_worlds
from tests.intrigue import combinations as intrigue
from tests.intrigue import two_worlds as intrigue_worlds
from vivat.lab.workers import leave_interrupts_to_parent

STEPS_A_JOB = 50_000
DECISIONS_A_JOB = 50_000
WORLDS_A_JOB = 2_000
INTERRUPTED = "interrupted"

Job = Callable[[int], tuple[int, str | None]]


def differential(seed: int) -> tuple[int, str | None]:
    """Interpreted equals compiled, after every step, in both families by turns."""
    from tests.fast.differential import compare_games

    combinations = castle.all_combinations() if seed % 2 else intrigue.all_combinations()
    done, difference = compare_games(combinations, STEPS_A_JOB, seed)
    return done, None if difference is None else repr(difference)


def soundness(seed: int) -> tuple[int, str | None]:
    """Nothing that must hold breaks, after every step of the interpreted rules, in both families by turns."""
    combinations = castle.all_combinations() if seed % 2 else intrigue.all_combinations()
    done, broken = invariants.hunt(combinations, DECISIONS_A_JOB, seed)
    return done, None if broken is None else f"seed {seed}: {broken!r}"


def secrecy(seed: int) -> tuple[int, str | None]:
    """Two worlds look the same, in both families by turns."""
    if seed % 2:
        done, leak = castle_worlds.hunt(castle.all_combinations(), WORLDS_A_JOB, seed)
    else:
        done, leak = intrigue_worlds.hunt(intrigue.all_combinations(), WORLDS_A_JOB, seed)
    return done, None if leak is None else repr(leak)


def run(name: str, job: Job, jobs: int, seed: int, progress: Progress) -> tuple[int, list[str]]:
    """Spread jobs over the cores; returns how much was done and what was found wrong."""
    done, wrong = 0, []
    bar = progress.add_task(name, total=jobs)
    pool = ProcessPoolExecutor(os.cpu_count(), initializer=leave_interrupts_to_parent)
    try:
        for future in as_completed([pool.submit(job, seed + number) for number in range(jobs)]):
            count, fault = future.result()
            done += count
            progress.advance(bar)
            if fault is not None:
                wrong.append(fault)
    except KeyboardInterrupt:
        wrong.append(INTERRUPTED)
    finally:
        pool.shutdown(cancel_futures=True)
    return done, wrong


def main() -> int:
    """Run all checks."""
    parser = argparse.ArgumentParser(description="The large checks.")
    parser.add_argument("--steps", type=int, default=10_000_000, help="steps compared, interpreted and compiled")
    parser.add_argument("--decisions", type=int, default=10_000_000, help="decisions looked at, in each family")
    parser.add_argument("--worlds", type=int, default=1_000_000, help="pairs of worlds compared")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    from tests.fast.differential import compare_games

    if chosen.steps:
        for combinations in (castle.all_combinations(), intrigue.all_combinations()):
            compare_games(combinations, 1, 0)  # compiles once here, so that the workers find it in the cache
    parts: tuple[tuple[str, Job, int, str], ...] = (
        ("interpreted = compiled", differential, -(-chosen.steps // STEPS_A_JOB), "steps compared: {} differences"),
        ("invariants hold", soundness, -(-chosen.decisions // DECISIONS_A_JOB) * 2, "decisions looked at: {} broken"),
        ("two worlds look alike", secrecy, -(-chosen.worlds // WORLDS_A_JOB), "pairs of worlds compared: {} leaks"),
    )
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    found: list[tuple[int, list[str]]] = []
    with Progress(*columns, TimeRemainingColumn()) as progress:
        for name, job, jobs, _ in parts:
            if not any(INTERRUPTED in wrong for _, wrong in found):
                found.append(run(name, job, jobs, chosen.seed * 10**6, progress))
    for (_, _, _, report), (done, wrong) in zip(parts, found, strict=False):
        sys.stdout.write(f"{done:,} {report.format(len(wrong))}\n")
    faults = [fault for _, wrong in found for fault in wrong]
    for fault in faults:
        sys.stdout.write(f"{fault[:2000]}\n")
    return int(bool(faults))


if __name__ == "__main__":
    raise SystemExit(main())
