"""Carries out a study: with progress, on processes or a cluster, until it is done, interrupted, or a bot fails."""

import json
import sys
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from vivat.bots.own import BotFailure
from vivat.game import Refusal, VivatError
from vivat.game.errors import check_count, shown
from vivat.game.families import FAMILIES
from vivat.lab.extras import need
from vivat.lab.report import Report, check_folder, print_report, write_report
from vivat.lab.study import Study
from vivat.lab.workers import Terminated, Workers, share_out, termination_raised
from vivat.search.compilation import read_progress

INTERRUPTED, TERMINATED, FAILED = 130, 143, 1
"""Exit codes: after Ctrl-C, after SIGTERM, and when a bot did not play on."""
LINE_EVERY = 60.0
"""So many seconds pass between two lines on progress where there is no terminal for a bar."""
UNKNOWN = 0
"""The total of a bar that cannot say how much there is to do."""
COMPILING = "compiling, once for all workers …"
Advance = Callable[[int], None]
Bar = Callable[[str, int, str], AbstractContextManager[Advance]]
"""Begins to show progress: of which unit, how many, and what is done."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How far a study came, and why it stopped if it did."""

    done: int
    planned: int
    """As far as the stages that had begun go."""
    exit_code: int = 0
    reason: str = ""
    """Why it stopped early, if Ctrl-C was not the reason."""


@contextmanager
def no_bar(_: str, __: int, ___: str) -> Generator[Advance, None, None]:
    """A bar that shows nothing."""
    yield lambda _: None


def carry_out(study: Study[Any, Any], workers: Workers = None, bar: Bar = no_bar) -> Ending:
    """Let the study take its results; Ctrl-C or a bot that fails ends it early, and what was taken stays."""
    if not isinstance(study, Study):
        raise VivatError(Refusal("argument-study", "", {"given": shown(study)}))
    if workers is not None and not isinstance(workers, str):
        check_count("workers", workers)
    done = planned = 0
    try:
        with bar(study.UNIT, UNKNOWN, COMPILING):
            study.prepare()
        for stage in study.stages():
            planned += stage.units
            with (
                bar(study.UNIT, stage.units, stage.title) as advance,
                closing(share_out(study.worker, stage.jobs, workers)) as results,
            ):
                for job, result in zip(stage.jobs, results, strict=True):
                    counted = study.take(job, result)
                    done += counted
                    advance(counted)
    except KeyboardInterrupt as stop:
        return Ending(done, planned, TERMINATED if isinstance(stop, Terminated) else INTERRUPTED)
    except BotFailure as failure:
        return Ending(done, planned, FAILED, str(failure))
    return Ending(done, planned)


def run(study: Study[Any, Any], *, workers: Workers = None, as_json: bool = False, folder: Path | None = None) -> int:
    """Carry out a study, write and print its report; returns the exit code. Progress goes to standard error."""
    need("lab", *study.NEEDS)
    if folder is not None:
        check_folder(folder)
    notes = Console(stderr=True)
    with termination_raised():
        ending = carry_out(study, workers, bar_on(notes))
    report = study.report()
    if folder is not None:
        notes.print(f"Written: {write_report(folder, report)}", soft_wrap=True, highlight=False)
    tell(report, as_json=as_json, parameters=study.parameters())
    if ending.exit_code:
        notes.print(f"Stopped: {ending.done:,} of {ending.planned:,} {study.UNIT} counted.", highlight=False)
    if ending.reason:
        notes.print(ending.reason, soft_wrap=True, highlight=False)
    return ending.exit_code


def tell(report: Report, *, as_json: bool, **more: Any) -> None:
    """Print a report for people, or with `more` as JSON for programs."""
    if as_json:
        sys.stdout.write(json.dumps({**more, **report.values, **report.rows}, indent=2) + "\n")
    else:
        print_report(report)


@dataclass(frozen=True, slots=True)
class CommandOutcome:
    """What came of a command that is no study."""

    report: Report
    exit_code: int = 0


def tell_outcome(outcome: CommandOutcome, *, as_json: bool) -> int:
    """Print what came of a command; returns its exit code."""
    tell(outcome.report, as_json=as_json)
    return outcome.exit_code


class RateColumn(ProgressColumn):
    """A column that says how many units are done in a second."""

    def __init__(self, unit: str) -> None:
        super().__init__()
        self._unit = unit

    def render(self, task: Task) -> Text:
        """The rate, once it is known."""
        return Text(f"{task.speed:,.1f} {self._unit}/s" if task.speed else "", style="progress.data.speed")


class CompilingTime(ProgressColumn):
    """A column that says about how long a search will still be compiled, whichever process does it."""

    def render(self, task: Task) -> Text:  # noqa: ARG002
        """The time of the slowest family that is compiled now; nothing where no compiler says how far it is."""
        left = [progress.seconds_left for family in FAMILIES if (progress := read_progress(family))]
        return Text(f"about {max(left):.0f} s more" if left else "", style="progress.remaining")


def bar_on(console: Console) -> Bar:
    """Bars with rate and time left, gone when their stage is over; a line a minute where a console is no terminal."""
    if not console.is_terminal:
        return lines_on(console)

    @contextmanager
    def bar(unit: str, total: int, title: str) -> Generator[Advance, None, None]:
        counted = (MofNCompleteColumn(), RateColumn(unit), TimeRemainingColumn())
        columns = TextColumn("{task.description}"), BarColumn(), *(counted if total else (CompilingTime(),))
        with Progress(*columns, console=console, transient=True) as bars:
            task = bars.add_task(title, total=total or None)
            yield lambda counted: bars.advance(task, counted)

    return bar


def lines_on(console: Console) -> Bar:
    """Says every minute how much is done, for whoever reads a log."""

    @contextmanager
    def bar(unit: str, total: int, title: str) -> Generator[Advance, None, None]:
        done: list[int] = []
        over = Event()

        def tell() -> None:
            while not over.wait(LINE_EVERY):
                counted = f"{sum(done):,} of {total:,} {unit}" if total else ""
                console.print(": ".join(part for part in (title, counted) if part), soft_wrap=True, highlight=False)

        teller = Thread(target=tell, daemon=True)
        teller.start()
        try:
            yield done.append
        finally:
            over.set()
            teller.join()

    return bar
