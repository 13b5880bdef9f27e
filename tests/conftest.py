"""Which tests take the coverage of `rules` and `game`, and which are run by the same worker."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
COVERING = ("castle", "intrigue", "game")
HUNTS = ("test_two_worlds.py", "test_properties.py")
SEARCHING = ("search", "bots/test_random_bot.py", "bots/test_thinker.py", "lab/test_duel.py", "lab/test_calibrate.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of the chapters cover, not the long hunts it would slow; `make test` runs the others without.

    A file stays with one worker; those that search with another, or each worker would compile the search for itself.
    """
    for item in items:
        path = item.path.relative_to(HERE)
        if path.parts[0] in COVERING and path.name not in HUNTS:
            item.add_marker("covering")
        searches = path.parts[0] in SEARCHING or path.as_posix() in SEARCHING
        item.add_marker(pytest.mark.xdist_group("search" if searches else path.as_posix()))
