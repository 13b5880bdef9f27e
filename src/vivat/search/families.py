"""What compiling asks of each family's search, by key."""

from collections.abc import Callable, Mapping

from vivat.search.castle.first_search import first_search as first_castle_search
from vivat.search.intrigue.first_search import first_search as first_intrigue_search

FIRST_SEARCHES: Mapping[str, Callable[[Callable[[int, int, float], None]], None]] = {
    "castle": first_castle_search,
    "intrigue": first_intrigue_search,
}
"""Each searches once and tells how many steps of compiling are done, of how many, in what time."""
