"""Puts Debian's Chromium on the machine where that can be done; says so where it cannot. Never fails: tests skip."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_browser() -> str | None:
    """The browser on this machine."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> int:
    """Install it if it is missing and we may."""
    if find_browser() is not None:
        return 0
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        sys.stdout.write("No Chromium here, and it cannot be installed: the tests in the browser will be skipped.\n")
        return 0
    sys.stdout.write("Installing Chromium for the tests in the browser …\n")
    sys.stdout.flush()
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    for arguments in (["update", "-qq"], ["install", "-y", "-qq", "chromium"]):
        subprocess.run([apt, *arguments], check=False, env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"}, **quiet)  # type: ignore[call-overload]
    if find_browser() is None:
        sys.stdout.write("Chromium could not be installed: the tests in the browser will be skipped.\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
