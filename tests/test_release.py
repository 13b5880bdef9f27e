"""`make release`: what it refuses, and what it builds."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.release import ROOT, changelog_faults, version_of

CHANGES = "# Changelog\n\n## 1.2.0 - 2026-01-31\n\n### Added\n\n- A thing.\n\n## 1.1.0 - 2025-12-24\n\n- Another.\n"
PROJECT = """
[build-system]
requires = ["hatchling>=1.27"]
build-backend = "hatchling.build"
[project]
name = "thing"
requires-python = ">=3.11"
version = "1.2.0"
[tool.hatch.build.targets.wheel]
packages = ["thing"]
"""


def run(folder: Path, *command: str) -> str:
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout


def write_make(folder: Path, script: str) -> None:
    """What stands for make, and so for the tests."""
    make = folder.parent / "make"
    make.write_text(f"#!/bin/sh\necho asked: $@\n{script}\n")
    make.chmod(0o755)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project that can be released, with tests that pass."""
    folder = tmp_path / "project"
    (folder / "thing").mkdir(parents=True)
    (folder / "thing" / "__init__.py").touch()
    (folder / "pyproject.toml").write_text(PROJECT)
    (folder / "CHANGELOG.md").write_text(CHANGES)
    (folder / ".gitignore").write_text("dist/\n")
    write_make(folder, "exit 0")
    run(folder, "git", "init", "--quiet")
    commit(folder)
    return folder


def commit(folder: Path) -> None:
    run(folder, "git", "add", "--all")
    run(folder, "git", "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "A commit")


def release(folder: Path) -> subprocess.CompletedProcess[str]:
    program = (
        f"import sys; from pathlib import Path; from tests.release import main; sys.exit(main(Path({str(folder)!r})))"
    )
    settings = {**os.environ, "MAKE": str(folder.parent / "make")}
    return subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, env=settings, capture_output=True, text=True, check=False
    )


def test_what_is_clean_described_and_green_is_built(project: Path) -> None:
    done = release(project)
    assert done.returncode == 0, done.stderr
    assert "asked: test" in done.stdout
    assert "git tag v1.2.0" in done.stdout
    assert zipfile.is_zipfile(project / "dist" / "thing-1.2.0-py3-none-any.whl")
    assert tarfile.is_tarfile(project / "dist" / "thing-1.2.0.tar.gz")


def refused(project: Path, reason: str, tested: bool = False) -> None:
    done = release(project)
    assert done.returncode == 1
    assert reason in done.stderr
    assert ("asked: test" in done.stdout) == tested
    assert not (project / "dist").exists()


def test_a_tree_that_is_not_clean_is_refused(project: Path) -> None:
    (project / "thing" / "__init__.py").write_text("x = 1\n")
    (project / "new.py").touch()
    refused(project, "The tree is not clean: thing/__init__.py, new.py.")


def test_a_red_test_is_refused(project: Path) -> None:
    write_make(project, "exit 2")
    refused(project, "A test fails", tested=True)


def test_what_tests_leave_behind_is_refused(project: Path) -> None:
    write_make(project, "touch left.txt")
    refused(project, "The tree is not clean: left.txt", tested=True)


def test_an_old_changelog_is_refused(project: Path) -> None:
    (project / "pyproject.toml").write_text(PROJECT.replace("1.2.0", "1.3.0"))
    commit(project)
    refused(project, "the newest section is “1.2.0 - 2026-01-31”; it must be “1.3.0 - ”")


def test_a_version_that_has_its_tag_is_refused(project: Path) -> None:
    run(project, "git", "tag", "v1.2.0")
    refused(project, "has its tag v1.2.0 already")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            CHANGES.replace("## 1.2.0 - 2026-01-31", "## Unreleased"),
            "under “Unreleased” belongs under “## 1.2.0 - DATE”",
        ),
        (CHANGES.replace("1.2.0 - 2026-01-31", "1.2.0"), "the newest section is “1.2.0”"),
        (CHANGES.replace("- A thing.\n", ""), "nothing stands under 1.2.0"),
        ("# Changelog\n", "the newest section is “nothing”"),
    ],
)
def test_a_changelog_without_this_version_its_date_or_its_changes(text: str, reason: str) -> None:
    [fault] = changelog_faults(text, "1.2.0")
    assert reason in fault


def test_an_empty_section_for_what_comes_next_may_stay() -> None:
    assert changelog_faults(CHANGES, "1.2.0") == []
    assert changelog_faults(CHANGES.replace("## 1.2.0", "## Unreleased\n\n## 1.2.0", 1), "1.2.0") == []


def test_this_project_could_be_released_as_far_as_its_changelog_goes() -> None:
    assert changelog_faults((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version_of(ROOT)) == []


def test_make_knows_it() -> None:
    asked = run(
        ROOT, "make", "--dry-run", "--no-print-directory", "release", "VENV=.venv-none", f"PYTHON={sys.executable}"
    )
    assert "-m tests.release" in asked
