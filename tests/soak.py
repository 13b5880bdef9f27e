"""Runs the tests that could depend on luck again and again: at full speed, with slow pages, and beside a busy core.

    python -m tests.soak [--times 20] [--ways full,slow,busy] [FOLDER or FILE or FILE::TEST …]

Prints how it goes and at the end how often each file has passed in each way. The exit code is 1 if anything failed.
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
        return "\n".join(lines)


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


@contextmanager
def ended(process: subprocess.Popen[str]) -> Iterator[subprocess.Popen[str]]:
    """Whatever happens, nothing of it is left: first it may clear up, then it is killed with all that is its own."""
    try:
        yield process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                process.communicate(timeout=GOODBYE_SECONDS)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@contextmanager
def surroundings(way: str) -> Iterator[dict[str, str]]:
    """The environment of a way, and whatever runs beside the tests."""
    environment = dict(os.environ)
    if way == "slow":
        environment["VIVAT_SLOW_PAGE"] = SLOWNESS
    if way != "busy":
        yield environment
        return
    eater = subprocess.Popen([sys.executable, "-c", EATER], text=True, start_new_session=True)
    try:
        yield environment
    finally:
        eater.kill()
        eater.wait()


def run_once(target: str, environment: dict[str, str]) -> tuple[int, str]:
    """A file in a process of its own: exit code, and what it said."""
    command = [sys.executable, "-m", "pytest", "-q", "-rfE", "--tb=short", target]
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=ROOT,
        env=environment,
        start_new_session=True,
    )
    with ended(process):
        output, _ = process.communicate()
        return process.returncode, output


def say(text: str) -> None:
    """At once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def soak(targets: Sequence[str], ways: Sequence[str], times: int, tally: Tally) -> None:
    """All files once in each way, then all of them again: whoever stops it early has seen a little of everything."""
    for number in range(1, times + 1):
        for way in ways:
            with surroundings(way) as environment:
                for target in targets:
                    if not is_run_in(way, target):
                        continue
                    begun = time.monotonic()
                    code, output = run_once(target, environment)
                    tally.note(target, way, code, output)
                    verdict = "passed" if code == 0 else f"FAILED\n{output}"
                    say(f"{number}/{times} {way} {target}: {verdict} ({time.monotonic() - begun:.0f} s)")


def main() -> int:
    """All of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("targets", nargs="*", default=list(USUAL), help=f"what to run (usually {', '.join(USUAL)})")
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--ways", type=ways_in, default=list(WAYS), help=f"some of {','.join(WAYS)}")
    flags = parser.parse_args()
    for number in (signal.SIGINT, signal.SIGTERM):  # even where it was started in the background
        signal.signal(number, signal.default_int_handler)
    tally = Tally()
    stopped = False
    try:
        soak(files_in(flags.targets), flags.ways, flags.times, tally)
    except KeyboardInterrupt:
        stopped = True
    say(tally.table(flags.ways))
    if stopped:
        say("stopped early")
    return 1 if tally.failed else 130 if stopped else 0


if __name__ == "__main__":
    raise SystemExit(main())
