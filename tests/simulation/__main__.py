"""Worlds one after the other, each from its seed, until there were enough commands, or time is up, or one fails.

python -m tests.simulation --seed 7 --commands 30000
"""

import argparse
import gc
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from pathlib import Path

from rich.progress import Progress, TextColumn, TimeElapsedColumn

from tests.simulation.planted import FAULTS
from tests.simulation.world import Report, SimulationFailure, World

WORLD = 1000
"""So many commands there are in one world."""
MOST_WORLDS = 40
"""In so many worlds a planted fault must be found."""


class Total:
    """What all worlds together have seen."""

    def __init__(self) -> None:
        self.numbers: Counter[str] = Counter()
        self.happened: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.seconds = 0.0
        self.trace = ""
        self._began = time.process_time()

    def add(self, report: Report) -> None:
        """One more world."""
        self.numbers += Counter(
            worlds=1,
            commands=report.commands,
            entries=report.entries,
            messages=report.messages,
            bot_jobs=report.bot_jobs,
            steps=report.steps,
        )
        self.seconds += report.seconds
        self.happened += report.happened
        for (_, key), number in report.answers.items():
            self.answers["done" if key == "done" else "refused"] += number
        self.trace = report.trace

    @property
    def rate(self) -> float:
        """Commands a minute of processor time."""
        return 60 * self.numbers["commands"] / max(1e-9, time.process_time() - self._began)

    def __str__(self) -> str:
        numbers = ", ".join(f"{number:,} {name}" for name, number in self.numbers.items())
        wrong = ", ".join(f"{name} {number:,}" for name, number in self.happened.most_common())
        return (
            f"{numbers}; {self.seconds / 3600:.1f} h of virtual time; {self.rate:,.0f} commands a minute of one core\n"
            f"answers: {self.answers['done']:,} done, {self.answers['refused']:,} refused\n"
            f"what went wrong: {wrong or 'nothing'}\n"
        )


def simulate(chosen: argparse.Namespace, total: Total, show: Callable[[str], object]) -> str | None:
    """Worlds until there is enough; how the first one that fails can be seen again, with what was wrong."""
    until = time.monotonic() + 60 * chosen.minutes if chosen.minutes else float("inf")
    with ExitStack() as stack:
        write = None if chosen.trace is None else stack.enter_context(chosen.trace.open("w")).write
        if chosen.fault is not None:
            stack.enter_context(FAULTS[chosen.fault]())
        for seed in count(chosen.seed):
            enough = chosen.commands and total.numbers["commands"] >= chosen.commands
            all_worlds = chosen.worlds and total.numbers["worlds"] >= chosen.worlds
            if enough or all_worlds or time.monotonic() > until:
                return None
            try:
                total.add(run_world(seed, chosen, write))
            except SimulationFailure as failure:
                if failure.__cause__ is not None:
                    traceback.print_exception(failure.__cause__)
                fault = "" if chosen.fault is None else f" --fault {chosen.fault}"
                again = f"python -m tests.simulation --seed {seed} --worlds 1 --size {chosen.size}{fault}"
                return f"{failure}\nto see it again: {again} --trace trace.txt"
            show(f"seed {seed}: {total.numbers['commands']:,} commands, {total.rate:,.0f} a minute of one core")
    return None


def run_world(seed: int, chosen: argparse.Namespace, write: Callable[[str], object] | None) -> Report:
    """One world; where it is wanted, once more, to see whether it is the same again."""
    report = World(seed, chosen.size, write).run()
    if chosen.twice and World(seed, chosen.size).run().trace != report.trace:
        raise SimulationFailure(f"seed {seed} is not the same world again")
    return report


def find_planted(seed: int, size: int) -> list[str]:
    """Which faults were not found; says of the others where they were."""
    missed = []
    for name, plant in FAULTS.items():
        with plant():
            for number in range(seed, seed + MOST_WORLDS):
                try:
                    World(number, size).run()
                except SimulationFailure as failure:
                    sys.stdout.write(f"{name}: {failure}\n")
                    break
            else:
                missed.append(name)
    return missed


def read_arguments(given: list[str]) -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1, help="of the first world; the next one has the next seed")
    parser.add_argument("--commands", type=int, default=0, help="stop after so many")
    parser.add_argument("--minutes", type=float, default=0, help="stop after so long")
    parser.add_argument("--worlds", type=int, default=0, help="stop after so many worlds")
    parser.add_argument("--size", type=int, default=WORLD, help="commands in one world")
    parser.add_argument("--fault", choices=sorted(FAULTS), help="with a fault that must be found")
    parser.add_argument("--planted", action="store_true", help="see that each of these faults is found")
    parser.add_argument("--twice", action="store_true", help="run each world twice: it must be the same")
    parser.add_argument("--trace", type=Path, help="write all that was written and heard to this file")
    return parser.parse_args(given)


def main() -> int:
    """The large form, with progress."""
    chosen = read_arguments(sys.argv[1:])
    gc.freeze()
    gc.set_threshold(100_000)  # a world is thrown away whole
    if chosen.planted:
        missed = find_planted(chosen.seed, chosen.size)
        sys.stdout.write(f"not found: {', '.join(missed) or 'none'}\n")
        return int(bool(missed))
    total, wrong = Total(), None
    with Progress(TextColumn("{task.description}"), TimeElapsedColumn()) as progress:
        bar = progress.add_task(f"seed {chosen.seed}", total=None)
        try:
            wrong = simulate(chosen, total, lambda said: progress.update(bar, description=said))
        except KeyboardInterrupt:
            progress.update(bar, description="interrupted")
    sys.stdout.write(f"{total}trace of the last world: {total.trace}\n")
    if wrong is not None:
        sys.stdout.write(f"{wrong}\n")
    return int(wrong is not None)


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of sets is part of what a seed gives
        again = [sys.executable, "-m", "tests.simulation", *sys.argv[1:]]
        os.execve(sys.executable, again, {**os.environ, "PYTHONHASHSEED": "0"})  # noqa: S606
    raise SystemExit(main())
