"""Packages that only some studies need: whoever lacks one is told before anything is played."""

from importlib.util import find_spec

from vivat.game import Refusal, VivatError


class MissingPackage(VivatError):
    """A package of one of the extras that is not installed."""


def need(extra: str, *packages: str) -> None:
    """Refuse to go on without these packages, and say how to get them."""
    for package in packages:
        if find_spec(package) is None:
            command = f"pip install 'vivat[{extra}]'"
            raise MissingPackage(Refusal("lab-missing-package", "", {"package": package, "command": command}))
