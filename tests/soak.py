"""Runs the tests that could depend on luck again and again: at full speed, with slow pages, and beside a busy core.

    python -m tests.soak [--times 20] [--ways full,slow,busy] [--workers N] [FOLDER or FILE or FILE::TEST …]

Prints how it goes and at the end how often each file has passed in each way. The exit code is 1 if anything failed.
Several files run at once, as many as there are cores: tests that wait leave the others their time. Ctrl-C lets the
tests clear up, and shows what was seen until then; a second one does not wait for them.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
USUAL = ("tests/browser", "tests/web", "tests/terminal")
WAYS = {
    "full": "at full speed",
    "slow": "with pages six times as slow",
    "busy": "beside a process that eats a core",
}
SLOWNESS = "6"
GOODBYE_SECONDS = 30
EATER = "while True: pass"
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+(?:\[.*?\])?)", re.MULTILINE)


@dataclass
class Tally:
    """What was run, by file and way."""

    runs: Counter[tuple[str, str]] = field(default_factory=Counter)
    passed: Counter[tuple[str, str]] = field(default_factory=Counter)
    failed: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By test and way."""

    def note(self, target: str, way: str, code: int, output: str) -> None:
        """One run; without a test that failed, the file did."""
        self.runs[target, way] += 1
        self.passed[target, way] += code == 0
        if code:
            self.failed.update((test, way) for test in set(FAILED.findall(output)) or {target})

    def table(self, ways: Sequence[str]) -> str:
        """Passes of runs, a line for each file."""
        targets = list(dict.fromkeys(target for target, _ in self.runs))
        width = max(map(len, targets), default=0)
        lines = [" ".join([" " * width, *(f"{way:>7}" for way in ways)])]
        for target in targets:
            cells = (
                f"{self.passed[target, way]}/{self.runs[target, way]}" if self.runs[target, way] else "–"
                for way in ways
            )
            lines.append(" ".join([target.ljust(width), *(f"{cell:>7}" for cell in cells)]))
        lines += [f"failed {times} times {WAYS[way]}: {test}" for (test, way), times in self.failed.most_common()]
        runs, passed = self.runs.total(), self.passed.total()
        return "\n".join([*lines, f"runs of a file: {runs}; passed: {passed}; failed: {runs - passed}"])


def files_in(targets: Sequence[str]) -> list[str]:
    """The files of tests in folders; anything else as it is."""
    found: list[str] = []
    for target in targets:
        folder = ROOT / target
        files = sorted(folder.rglob("test_*.py")) if folder.is_dir() else []
        found += [path.relative_to(ROOT).as_posix() for path in files] or [target]
    return found


def ways_in(text: str) -> list[str]:
    """Ways from the command line."""
    found = text.split(",")
    if unknown := set(found) - WAYS.keys():
        raise argparse.ArgumentTypeError(f"there is no way called {', '.join(sorted(unknown))}")
    return found


def is_run_in(way: str, target: str) -> bool:
    """A slow page is felt only where there is a page."""
    return way != "slow" or target.startswith("tests/browser")


class Running:
    """The tests that run now. Whatever happens, nothing of them is left."""

    def __init__(self) -> None:
        self._processes: set[subprocess.Popen[str]] = set()
        self._stopped = False

    def run(self, target: str, environment: dict[str, str]) -> tuple[int, str, float]:
        """A file in a process of its own: exit code, what it said, and how many seconds it took."""
        if self._stopped:
            return 130, "", 0.0
        begun = time.monotonic()
        process = subprocess.Popen(
            [sys.executable, "-m", "pytest", "-q", "-rfE", "--tb=short", target],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=ROOT,
            env=environment,
            start_new_session=True,
        )
        self._processes.add(process)
        try:
            output, _ = process.communicate()
            return process.returncode, output, time.monotonic() - begun
        finally:
            self._processes.discard(process)
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)

    def stop(self) -> None:
        """First they may clear up; then they are killed with all that is their own."""
        self._stopped = True
        for process in tuple(self._processes):
            with suppress(ProcessLookupError):
                process.send_signal(signal.SIGINT)
        end = time.monotonic() + GOODBYE_SECONDS
        with suppress(KeyboardInterrupt):
            while self._processes and time.monotonic() < end:
                time.sleep(0.1)
        for process in tuple(self._processes):
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@contextmanager
def surroundings(way: str) -> Iterator[dict[str, str]]:
    """The environment of a way, and whatever runs beside the tests."""
    environment = dict(os.environ)
    if way == "slow":
        environment["SLOW_PAGE"] = SLOWNESS
    if way != "busy":
        yield environment
        return
    eater = subprocess.Popen([sys.executable, "-c", EATER], text=True, start_new_session=True)
    try:
        yield environment
    finally:
        eater.kill()
        eater.wait()


def say(text: str) -> None:
    """At once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def soak(targets: Sequence[str], ways: Sequence[str], times: int, workers: int, tally: Tally) -> None:
    """All files once in each way, then all of them again: whoever stops it early has seen a little of everything."""
    running = Running()
    files = {way: [target for target in targets if is_run_in(way, target)] for way in ways}
    total, done = times * sum(map(len, files.values())), 0
    for _ in range(times):
        for way in ways:
            with surroundings(way) as environment, ThreadPoolExecutor(workers) as pool:
                try:
                    work = {pool.submit(running.run, target, environment): target for target in files[way]}
                    for run in as_completed(work):
                        code, output, seconds = run.result()
                        tally.note(work[run], way, code, output)
                        done += 1
                        verdict = "passed" if code == 0 else f"FAILED\n{output}"
                        say(f"{done}/{total} {way} {work[run]}: {verdict} ({seconds:.0f} s)")
                except KeyboardInterrupt:
                    say("stopping …")
                    pool.shutdown(wait=False, cancel_futures=True)
                    running.stop()
                    raise


def main() -> int:
    """Run the command; returns its exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("targets", nargs="*", default=list(USUAL), help=f"what to run (usually {', '.join(USUAL)})")
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--workers", type=int, default=max(1, os.cpu_count() or 1), help="files at once")
    parser.add_argument("--ways", type=ways_in, default=list(WAYS), help=f"some of {','.join(WAYS)}")
    flags = parser.parse_args()
    for number in (signal.SIGINT, signal.SIGTERM):  # even where it was started in the background
        signal.signal(number, signal.default_int_handler)
    tally = Tally()
    stopped = False
    try:
        soak(files_in(flags.targets), flags.ways, flags.times, flags.workers, tally)
    except KeyboardInterrupt:
        stopped = True
    say(tally.table(flags.ways))
    if stopped:
        say("stopped early")
    return 1 if tally.failed else 130 if stopped else 0


if __name__ == "__main__":
    raise SystemExit(main())
