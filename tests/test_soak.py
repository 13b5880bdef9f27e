"""`make soak`: it counts what failed and in which way, and whoever stops it sees what was counted until then."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.soak import ROOT, Tally, is_run_in

UNLUCKY = """
from pathlib import Path

def test_of_luck():
    seen = Path(__file__).with_name("seen")
    known = seen.exists()
    seen.touch()
    assert not known
"""
ENDLESS = """
import os
import time
from pathlib import Path

def test_without_end():
    Path(__file__).with_name("pid").write_text(str(os.getpid()))
    time.sleep(600)
"""


def soaking(*flags: str) -> "subprocess.Popen[str]":
    """The command as whoever starts it meets it."""
    command = [sys.executable, "-m", "tests.soak", "--workers", "1", *flags]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, start_new_session=True)


def test_what_fails_now_and_then_is_counted(tmp_path: Path) -> None:
    lucky, unlucky = tmp_path / "test_lucky.py", tmp_path / "test_unlucky.py"
    lucky.write_text("def test_nothing(): pass\n")
    unlucky.write_text(UNLUCKY)
    with soaking("--times", "2", "--ways", "full", str(lucky), str(unlucky)) as process:
        said = process.communicate(timeout=PATIENCE)[0].splitlines()
    assert process.returncode == 1
    rounds = [line.rpartition(" (")[0] or line for line in said if line.startswith("round ")]
    assert rounds[:3] == ["round 1 of 2: at full speed", "round 1 of 2: passed", "round 2 of 2: at full speed"]
    # How pytest names a file outside the repository depends on where both lie.
    named = rounds[3].removeprefix("round 2 of 2: FAILED: ")
    assert named.endswith(f"{unlucky.name}::test_of_luck")
    told = [line.split() for line in said[-4:-2]]
    assert [(Path(file).name, passed) for file, passed in told] == [(lucky.name, "2/2"), (unlucky.name, "1/2")]
    assert said[-2] == f"failed 1 times at full speed: {named}"
    assert said[-1] == "runs of a file: 4; passed: 3; failed: 1"


def test_whoever_stops_it_sees_what_was_counted_and_nothing_is_left(tmp_path: Path) -> None:
    lucky, endless = tmp_path / "test_lucky.py", tmp_path / "test_without_end.py"
    lucky.write_text("def test_nothing(): pass\n")
    endless.write_text(ENDLESS)
    os.mkfifo(tmp_path / "pid")
    with soaking("--ways", "full", str(lucky), str(endless)) as process:
        pid = int((tmp_path / "pid").read_text())  # from now on it would never end
        process.send_signal(signal.SIGINT)
        said = process.communicate(timeout=PATIENCE)[0].splitlines()
    assert process.returncode == 130
    assert said[-2:] == ["runs of a file: 0; passed: 0; failed: 0", "stopped early"]
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_file_that_fails_without_a_test_is_named(tmp_path: Path) -> None:
    broken = tmp_path / "test_broken.py"
    broken.write_text("import nothing_of_that_name\n")
    with soaking("--times", "1", "--ways", "full", str(broken)) as process:
        said = process.communicate(timeout=PATIENCE)[0].splitlines()
    assert process.returncode == 1
    assert said[-2].startswith("failed 1 times at full speed: ")
    assert "test_broken" in said[-2]


def test_a_run_that_leaves_no_report_has_failed(tmp_path: Path) -> None:
    tally = Tally()
    assert tally.note("busy", tmp_path / "none.xml", 3) == ["pytest itself (exit code 3)"]
    assert "failed 1 times beside a process that eats a core: pytest itself (exit code 3)" in tally.table(["busy"])


def test_slow_pages_are_for_those_who_have_pages() -> None:
    assert [is_run_in("slow", each) for each in ("tests/browser/test_a.py", "tests/web/test_a.py")] == [True, False]
