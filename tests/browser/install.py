"""Puts Debian's Chromium on the machine where that can be done; says so where it cannot. Never fails: tests skip."""

import os
import shutil
import subprocess
import sys

PACKAGES = ("chromium-headless-shell", "chromium")
"""The first is Chromium without windows, made for this: it takes two thirds of the time of the second."""
NAMES = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable")


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
    for arguments in (["update"], *(["install", "-y", package] for package in PACKAGES)):
        if find_browser() is None:
            subprocess.run(
                [apt, "-qq", *arguments],
                check=False,
                env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
    if find_browser() is None:
        sys.stdout.write("Chromium could not be installed: the tests in the browser will be skipped.\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
