"""Packages that only some studies need: whoever lacks one is told before anything is played."""

from importlib.util import find_spec

from vivat.game import MissingExtra


def need(extra: str, *packages: str) -> None:
    """Refuse to go on without these packages, and say how to get them."""
    for package in packages:
        if find_spec(package) is None:
            raise MissingExtra.of(package, extra)
