"""Search: what a seat believes, worlds that fit what it has seen, and a tree over its own decisions in them.

Everything here starts from an observation. The states it builds are guesses; none is ever the game's own.
"""

from typing import TYPE_CHECKING

from vivat.exports import imported_when_used

if TYPE_CHECKING:
    from vivat.search.castle.beliefs import CastleBeliefs, castle_beliefs
    from vivat.search.castle.chances import StatedChances, stated_chances
    from vivat.search.castle.searcher import search_castle
    from vivat.search.intrigue.beliefs import IntrigueBeliefs, intrigue_beliefs
    from vivat.search.intrigue.searcher import search_intrigue
    from vivat.search.models import castle_models
    from vivat.search.result import Choice, SearchResult

__all__ = [
    "CastleBeliefs",
    "Choice",
    "IntrigueBeliefs",
    "SearchResult",
    "StatedChances",
    "castle_beliefs",
    "castle_models",
    "intrigue_beliefs",
    "search_castle",
    "search_intrigue",
    "stated_chances",
]

if not TYPE_CHECKING:  # a type checker knows the names above, and no others
    __getattr__, __dir__ = imported_when_used(
        __name__,
        {
            "vivat.search.castle.beliefs": ["CastleBeliefs", "castle_beliefs"],
            "vivat.search.castle.chances": ["StatedChances", "stated_chances"],
            "vivat.search.castle.searcher": ["search_castle"],
            "vivat.search.intrigue.beliefs": ["IntrigueBeliefs", "intrigue_beliefs"],
            "vivat.search.intrigue.searcher": ["search_intrigue"],
            "vivat.search.models": ["castle_models"],
            "vivat.search.result": ["Choice", "SearchResult"],
        },
    )
