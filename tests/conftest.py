"""Which tests take the coverage of `rules` and `game`: those of the chapters, not the long hunts it would slow.

And in which order they run: those that take long come first, so that no core waits at the end. At the end stands what
could not be checked on this machine.
"""

import gc
import os
from pathlib import Path

import pytest

from tests.browser.client_checks import NOT_RUN

HERE = Path(__file__).parent
COVERING = ("castle", "intrigue", "game")
HUNTS = ("test_two_worlds.py", "test_properties.py")
LONG = (
    "web/test_two_worlds.py", "browser/test_screens.py", "browser/test_whole_castle_of_2024.py",
    "browser/test_gallery_castle.py", "intrigue/test_two_worlds.py", "browser/test_clicks.py", "fast",
    "castle/test_two_worlds.py", "browser", "test_wheel.py", "review", "bots", "web", "adapters", "lab", "search",
    "golden", "docs", "circle", "simulation", "test_soak.py", "test_library.py",
)  # fmt: skip
"""Files and folders, the longest first."""
WORKERS_A_CORE = 2


gc.disable()  # until all is imported: a million objects that stay are looked at again and again otherwise


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """How many work at once: with `-n logical` one a core; with `-n auto` two, for many tests wait for others."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores if config.option.numprocesses == "logical" else WORKERS_A_CORE * cores


def folder_of(item: pytest.Item) -> str:
    """In which part of the tests it is."""
    return item.path.relative_to(HERE).parts[0]


def length_of(item: pytest.Item) -> int:
    """Where it stands among what takes long."""
    path = item.path.relative_to(HERE).as_posix()
    return next((number for number, long in enumerate(LONG) if path.startswith(long)), len(LONG))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them `covering`; `make test` runs these with coverage and the others without. Then put them in order."""
    for item in items:
        if item.path.name in HUNTS:
            item.add_marker("hunt")
        if folder_of(item) in COVERING and item.get_closest_marker("hunt") is None:
            item.add_marker("covering")
    items.sort(key=length_of)


def pytest_collection_finish() -> None:
    """From here on look for garbage, but seldom, and not among modules and tests, which stay to the end."""
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)
    gc.enable()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say at the very end that the client was not checked: a skip among a thousand tests is not seen."""
    reasons = {str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", []) if report.longrepr}
    for reason in sorted(each.removeprefix("Skipped: ") for each in reasons if NOT_RUN in each):
        terminalreporter.write_sep("!", red=True)
        terminalreporter.write_line(reason, red=True)
