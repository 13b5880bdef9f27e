"""Builds a release: sdist and wheel in `dist`, of exactly what is committed, tested and described.

    make release

It refuses a tree that is not clean, a changelog whose newest section is not the version in pyproject.toml, with a date
and something in it, a version that has its tag already, and a test that fails. Nothing is uploaded, and no tag is set.
"""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
MAKE = os.environ.get("MAKE", "make")


def git(root: Path, *arguments: str) -> str:
    """What git answers."""
    command = ["git", *arguments]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout.strip()


def version_of(root: Path) -> str:
    """The version in pyproject.toml."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def tree_faults(root: Path, version: str) -> list[str]:
    """What is not committed, and a tag that is there already."""
    changed = git(root, "status", "--porcelain").splitlines()
    shown = ", ".join(line[2:].strip() for line in changed[:5]) + (" …" if len(changed) > 5 else "")
    found = (
        [f"The tree is not clean: {shown}. Commit it or put it aside (git stash --include-untracked)."]
        if changed
        else []
    )
    if git(root, "tag", "--list", f"v{version}"):
        found.append(f"Version {version} has its tag v{version} already. Raise the version in pyproject.toml.")
    return found


def changelog_faults(text: str, version: str) -> list[str]:
    """What is old in the changelog: its first section is this version, with a date and something in it."""
    sections = re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", f"{text}\n", re.MULTILINE | re.DOTALL)
    if sections and sections[0][0].strip() == "Unreleased":
        if "\n- " in sections[0][1]:
            return [f"CHANGELOG.md: what stands under “Unreleased” belongs under “## {version} - DATE”."]
        sections = sections[1:]
    title, content = sections[0] if sections else ("nothing", "")
    if not re.fullmatch(rf"{re.escape(version)} - \d{{4}}-\d\d-\d\d", title.strip()):
        return [
            f"CHANGELOG.md: the newest section is “{title.strip()}”; it must be “{version} - ” and a date (2026-01-31)."
        ]
    return [] if "\n- " in content else [f"CHANGELOG.md: nothing stands under {version}."]


def main(root: Path = ROOT) -> int:
    """Refuse, or test and build."""
    version = version_of(root)
    faults = tree_faults(root, version) + changelog_faults((root / "CHANGELOG.md").read_text(encoding="utf-8"), version)
    if faults:
        return refuse(faults)
    # The options of the make that called us are not those of the one we call.
    settings = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
    if subprocess.run([MAKE, "test"], cwd=root, env=settings, check=False).returncode:
        return refuse(["A test fails (see above)."])
    faults = tree_faults(root, version)
    if faults:
        return refuse(["The tests have left something behind.", *faults])
    build = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", "dist"]
    if subprocess.run(build, cwd=root, check=False).returncode:
        return refuse(["Building failed (see above)."])
    sys.stdout.write(f"Version {version} is in dist. To name it: git tag v{version}\n")
    return 0


def refuse(faults: list[str]) -> int:
    """Say what is in the way."""
    sys.stderr.write("No release.\n" + "".join(f"- {fault}\n" for fault in faults))
    return 1


if __name__ == "__main__":
    sys.exit(main())
