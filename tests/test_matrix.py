"""`make matrix`: which interpreters it chooses, what it says of those that are missing, and when it fails."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.matrix import promised
from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent


def place(file: Path, script: str) -> Path:
    """A program that does this."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    return file


def matrix(folder: Path, *arguments: str, make: str = "false") -> subprocess.CompletedProcess[str]:
    """The command on a machine that has only the interpreters in this folder."""
    (folder / "bin").mkdir(exist_ok=True)
    settings = {"PATH": str(folder / "bin"), "PYENV_ROOT": str(folder / "pyenv"), "MAKE": make}
    command = [sys.executable, "-m", "tests.matrix", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=ROOT, env=settings, timeout=PATIENCE
    )


def test_what_is_promised_is_what_may_be_installed_on() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert promised() == ["3.11", "3.12", "3.13"]
    assert project["requires-python"] == ">=3.11,<3.14"


def test_it_takes_what_runs_from_the_path_then_from_pyenv(tmp_path: Path) -> None:
    first = place(tmp_path / "bin" / "python3.11", "echo 3.11")
    place(tmp_path / "pyenv" / "versions" / "3.11.7" / "bin" / "python3.11", "echo 3.11")
    place(tmp_path / "bin" / "python3.12", "echo 'pyenv: python3.12: command not found' >&2; exit 127")  # a shim
    place(tmp_path / "pyenv" / "versions" / "3.12.9" / "bin" / "python3.12", "echo 3.12")
    newest = place(tmp_path / "pyenv" / "versions" / "3.12.10" / "bin" / "python3.12", "echo 3.12")
    place(tmp_path / "bin" / "python3.13", "echo 3.10")  # not what its name says
    done = matrix(tmp_path, "--dry")
    assert done.stdout.splitlines() == [
        f"Python 3.11: false test PYTHON={first} VENV=.venv-3.11",
        f"Python 3.12: false test PYTHON={newest} VENV=.venv-3.12",
        "Python 3.13: missing: not on the PATH, and not among pyenv's versions",
    ]
    assert done.returncode == 0


def test_one_that_fails_fails_all_and_the_others_are_tested_all_the_same(tmp_path: Path) -> None:
    for version in ("3.11", "3.13"):
        place(tmp_path / "bin" / f"python{version}", f"echo {version}")
    make = place(tmp_path / "make", 'echo "$@"; case "$3" in *3.11) exit 2;; esac')
    done = matrix(tmp_path, make=str(make))
    said = done.stdout.splitlines()
    assert f"test PYTHON={tmp_path / 'bin' / 'python3.13'} VENV=.venv-3.13" in said
    assert said[-3].startswith("Python 3.11: failed in ")
    assert said[-2].startswith("Python 3.12: missing")
    assert said[-1].startswith("Python 3.13: passed in ")
    assert done.returncode == 1
    assert matrix(tmp_path, "3.12", "3.13", make=str(make)).returncode == 0


def test_nothing_to_test_on_is_a_failure(tmp_path: Path) -> None:
    done = matrix(tmp_path)
    assert done.stdout.count("missing") == 3
    assert done.returncode == 1


def test_a_version_that_is_not_promised_is_said(tmp_path: Path) -> None:
    done = matrix(tmp_path, "3.10")
    assert done.returncode == 2
    assert "promised: 3.11, 3.12, 3.13" in done.stderr


def test_make_knows_it() -> None:
    settings = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL")}
    command = ["make", "--no-print-directory", "matrix", "ARGS=--dry", f"PYTHON={sys.executable}"]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=ROOT, env=settings, timeout=PATIENCE
    )
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == [f"Python {each}" for each in promised()]
