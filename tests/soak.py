"""Runs the tests that could depend on luck again and again: at full speed, with slow pages, and beside a busy core.

    python -m tests.soak [--times 20] [--ways full,slow,busy] [--workers N] [FOLDER or FILE or FILE::TEST …]

Prints how it goes and at the end how often each file has passed in each way. The exit code is 1 if anything failed.
A round is one run of pytest with all files, so that servers and browsers are begun once and not for each file; files
run at once, as in `make test`. Ctrl-C lets the tests clear up, and shows what was seen in the rounds before; a second
one does not wait for them.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

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


@dataclass
class Tally:
    """How often files have passed, by file and way, and what failed."""

    runs: Counter[tuple[str, str]] = field(default_factory=Counter)
    failed_runs: Counter[tuple[str, str]] = field(default_factory=Counter)
    failed_tests: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By test and way."""

    def note(self, way: str, report: Path, code: int) -> list[str]:
        """Count a round by pytest's report in JUnit's form; returns the tests that failed."""
        outcomes: dict[str, set[str]] = {}
        cases = ElementTree.parse(report).iter("testcase") if report.exists() else ()  # noqa: S314 (pytest wrote it)
        for case in cases:
            file = case.get("file") or case.get("name") or ""
            failed = case.find("failure") is not None or case.find("error") is not None
            outcomes.setdefault(file, set()).update([f"{file}::{case.get('name')}"] if failed else [])
        failures = sorted(set().union(*outcomes.values()))
        if code and not failures:
            failures = [f"pytest itself (exit code {code})"]
        self.runs.update((file, way) for file in outcomes)
        self.failed_runs.update((file, way) for file, failed in outcomes.items() if failed)
        self.failed_tests.update((test, way) for test in failures)
        return failures

    def table(self, ways: Sequence[str]) -> str:
        """Passes of runs, a line for each file."""
        targets = list(dict.fromkeys(target for target, _ in self.runs))
        width = max(map(len, targets), default=0)
        lines = [" ".join([" " * width, *(f"{way:>7}" for way in ways)])]
        for target in targets:
            cells = (
                f"{runs - self.failed_runs[target, way]}/{runs}" if (runs := self.runs[target, way]) else "–"
                for way in ways
            )
            lines.append(" ".join([target.ljust(width), *(f"{cell:>7}" for cell in cells)]))
        lines += [f"failed {times} times {WAYS[way]}: {test}" for (test, way), times in self.failed_tests.most_common()]
        runs, failed = self.runs.total(), self.failed_runs.total()
        return "\n".join([*lines, f"runs of a file: {runs}; passed: {runs - failed}; failed: {failed}"])


def ways_in(text: str) -> list[str]:
    """Ways from the command line."""
    found = text.split(",")
    if unknown := set(found) - WAYS.keys():
        raise argparse.ArgumentTypeError(f"there is no way called {', '.join(sorted(unknown))}")
    return found


def is_run_in(way: str, target: str) -> bool:
    """A slow page is felt only where there is a page."""
    return way != "slow" or target.startswith("tests/browser")


class Round:
    """A run of pytest. Whatever happens, nothing of it is left."""

    def __init__(self, targets: Sequence[str], workers: str, report: Path, environment: dict[str, str]) -> None:
        command = [sys.executable, "-m", "pytest", "-q", "-n", workers, "--dist", "loadfile", "--no-loadscope-reorder"]
        command += ["--tb=short", f"--junit-xml={report}", "-o", "junit_family=xunit1", *targets]
        self._process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, cwd=ROOT, env=environment, start_new_session=True
        )

    def finish(self) -> int:
        """Wait for its end; returns pytest's exit code. Whoever interrupts it lets the tests clear up first."""
        try:
            return self._process.wait()
        except KeyboardInterrupt:
            self._process.send_signal(signal.SIGINT)
            with suppress(KeyboardInterrupt, subprocess.TimeoutExpired):
                self._process.wait(GOODBYE_SECONDS)
            raise
        finally:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()


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


def soak(targets: Sequence[str], ways: Sequence[str], times: int, workers: str, tally: Tally) -> None:
    """All files once in each way, then all of them again: whoever stops it early has seen a little of everything."""
    rounds = [
        (way, found) for _ in range(times) for way in ways if (found := [at for at in targets if is_run_in(way, at)])
    ]
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        for number, (way, found) in enumerate(rounds, 1):
            begun = time.monotonic()
            say(f"round {number} of {len(rounds)}: {WAYS[way]}")
            report.unlink(missing_ok=True)
            with surroundings(way) as environment:
                code = Round(found, workers, report, environment).finish()
            failures = tally.note(way, report, code)
            verdict = f"FAILED: {', '.join(failures)}" if failures else "passed"
            say(f"round {number} of {len(rounds)}: {verdict} ({time.monotonic() - begun:.0f} s)")


def main() -> int:
    """Run the command; returns its exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("targets", nargs="*", default=list(USUAL), help=f"what to run (usually {', '.join(USUAL)})")
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--workers", default="auto", help="files at once (usually as many as `make test` runs)")
    parser.add_argument("--ways", type=ways_in, default=list(WAYS), help=f"some of {','.join(WAYS)}")
    flags = parser.parse_args()
    for number in (signal.SIGINT, signal.SIGTERM):  # even where it was started in the background
        signal.signal(number, signal.default_int_handler)
    tally = Tally()
    stopped = False
    try:
        soak(flags.targets, flags.ways, flags.times, flags.workers, tally)
    except KeyboardInterrupt:
        stopped = True
    say(tally.table(flags.ways))
    if stopped:
        say("stopped early")
    return 1 if tally.failed_tests else 130 if stopped else 0


if __name__ == "__main__":
    raise SystemExit(main())
