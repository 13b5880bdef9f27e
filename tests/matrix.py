"""Runs the test command on every Python that is promised and installed here, each in an environment of its own.

    make matrix                     all of them
    make matrix ARGS="3.12 3.13"    these
    make matrix ARGS=--dry          only says what would run, and what is missing

Interpreters are looked for on the PATH and among pyenv's versions. Plain Python, for whichever is at hand.
"""

import argparse
import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent


def promised() -> list[str]:
    """The versions that the package says it runs on."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return re.findall(r'"Programming Language :: Python :: (3\.\d+)"', text)


def candidates(version: str) -> Iterator[Path]:
    """Where an interpreter of this version may be, the likeliest first."""
    for folder in os.environ.get("PATH", os.defpath).split(os.pathsep):
        if folder:
            yield Path(folder) / f"python{version}"
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    found = (pyenv / "versions").glob(f"{version}.*/bin/python{version}")
    yield from sorted(found, key=lambda path: [int(each) for each in re.findall(r"\d+", path.parts[-3])], reverse=True)


def is_version(interpreter: Path, version: str) -> bool:
    """Whether it runs, is what its name says and can make an environment.

    pyenv has shims for versions that are not switched on, and Debian a Python without what `venv` needs.
    """
    if not os.access(interpreter, os.X_OK) or interpreter.is_dir():
        return False
    ask = [str(interpreter), "-c", "import sys, ensurepip; print('%d.%d' % sys.version_info[:2])"]
    try:
        asked = subprocess.run(ask, capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0 and asked.stdout.strip() == version


def find(version: str) -> "Path | None":
    """The interpreter to use; None if there is none."""
    return next((path for path in candidates(version) if is_version(path, version)), None)


def command(version: str, interpreter: Path) -> list[str]:
    """The test command on this interpreter, in a folder of its own."""
    return [os.environ.get("MAKE", "make"), "test", f"PYTHON={interpreter}", f"VENV=.venv-{version}"]


def run(version: str, interpreter: Path) -> str:
    """Test on one of them; returns what became of it."""
    # The options of the make that called us are not those of the one we call.
    settings = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
    begun = time.monotonic()
    done = subprocess.run(command(version, interpreter), cwd=ROOT, env=settings, check=False)
    return f"{'failed' if done.returncode else 'passed'} in {time.monotonic() - begun:.0f} s"


def main() -> int:
    """All of them, one after the other; 1 if one fails, or if there was none to test on."""
    parser = argparse.ArgumentParser(prog="make matrix", description="the test command on every promised Python")
    parser.add_argument("versions", nargs="*", metavar="VERSION", help="such as 3.12 (default: all that are promised)")
    parser.add_argument("--dry", action="store_true", help="only say what would run")
    flags = parser.parse_args()
    unknown = [version for version in flags.versions if version not in promised()]
    if unknown:
        parser.error(f"not promised: {', '.join(unknown)} (promised: {', '.join(promised())})")
    results = {}
    for version in flags.versions or promised():
        interpreter = find(version)
        if interpreter is None:
            results[version] = "missing: not on the PATH, and not among pyenv's versions"
        elif flags.dry:
            results[version] = shlex.join(command(version, interpreter))
        else:
            say(f"Python {version}: {interpreter}")
            results[version] = run(version, interpreter)
    for version, result in results.items():
        say(f"Python {version}: {result}")
    tested = [result for result in results.values() if not result.startswith("missing")]
    return int(not tested or any(result.startswith("failed") for result in tested))


def say(line: str) -> None:
    """At once, between what the tests say."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
