"""The client's scripts and styles: formed by Prettier, checked by ESLint and TypeScript. Node is needed here only.

`python -m tests.browser.client_checks` is a step of `make lint`; `--write` forms them first.
"""

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[2]
CLIENT = "src/vivat/web/client"
FORMED = (
    f"{CLIENT}/js/**/*.js",
    f"!{CLIENT}/js/wire.js",
    f"{CLIENT}/css/*.css",
    f"{CLIENT}/index.html",
    "*.js",
    "*.json",
)
CHECKS = (
    ("prettier", "--log-level=warn", "--check", *FORMED),
    ("eslint", "--max-warnings=0", CLIENT, "eslint.config.js"),
    ("tsc", "-p", "."),
)
NOT_RUN = "THE CHECKS OF THE CLIENT WERE NOT RUN"


class NotPossible(Exception):
    """There is no way to run the checks on this machine; says why."""


def install(root: Path = ROOT) -> None:
    """Put what `package.json` names into `node_modules`, unless it is there."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise NotPossible(f"{NOT_RUN}: there is no Node on this machine.")
    wanted = hashlib.sha256((root / "package.json").read_bytes()).hexdigest()
    stamp = root / "node_modules" / ".vivat"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    command = [npm, "install", "--no-package-lock", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"]
    answer = subprocess.run(command, cwd=root, check=False, capture_output=True, text=True, timeout=300)
    if answer.returncode != 0:
        raise NotPossible(f"{NOT_RUN}: npm could not install what package.json names.\n{answer.stderr[-600:]}")
    stamp.write_text(wanted)


def run(tool: str, *arguments: str, root: Path = ROOT) -> str:
    """What a tool says against the scripts of a tree; nothing if all is well."""
    command = [str(root / "node_modules/.bin" / tool), *arguments]
    answer = subprocess.run(command, cwd=root, check=False, capture_output=True, text=True, timeout=300)
    return "" if answer.returncode == 0 else answer.stdout + answer.stderr


def main(arguments: Sequence[str]) -> int:
    """Run all checks; where there is no Node, say so, loudly."""
    try:
        install()
    except NotPossible as why:
        sys.stderr.write(f"\n{'!' * 100}\n{why}\n{'!' * 100}\n\n")
        return 0
    if "--write" in arguments:
        run("prettier", "--log-level=warn", "--write", *FORMED)
    with ThreadPoolExecutor() as pool:
        complaints = [said for said in pool.map(lambda check: run(*check), CHECKS) if said]
    sys.stdout.write("\n".join(complaints))
    return 1 if complaints else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
