"""Which tests take the coverage of `rules` and `game`: those of the chapters, not the long hunts it would slow."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
COVERING = ("castle", "intrigue", "game")
HUNTS = ("test_two_worlds.py", "test_properties.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them `covering`; `make test` runs these with coverage and the others without."""
    for item in items:
        folder = item.path.relative_to(HERE).parts[0]
        if folder in COVERING and item.path.name not in HUNTS:
            item.add_marker("covering")
