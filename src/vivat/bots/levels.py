"""The levels of bots: one table of what is so in all families, and which of them plays where nobody says otherwise."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

Level = Literal["random", "page", "steward", "chancellor", "king"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""From the easiest to the strongest; every family plays all of them."""


@dataclass(frozen=True, slots=True)
class LevelFacts:
    """What a level is like in every family."""

    searches: bool
    """Whether it needs compiled code."""
    talks: float
    """How much more than others of its name it talks: a factor."""
    honest: float
    """How much more often what it claims is true: a factor."""


FACTS: Mapping[Level, LevelFacts] = {
    "random": LevelFacts(searches=False, talks=0.7, honest=0.5),
    "page": LevelFacts(searches=False, talks=1.3, honest=1.2),
    "steward": LevelFacts(searches=False, talks=1.0, honest=1.0),
    "chancellor": LevelFacts(searches=True, talks=0.9, honest=0.8),
    "king": LevelFacts(searches=True, talks=0.7, honest=0.6),
}
"""A page says more than is good for it; a king does not."""
USUAL_BOT: Level = "steward"
"""The strongest that needs no compiled code: decides at once, everywhere."""
GENTLE_BOT: Level = "page"
"""Plays with those who learn a game: it overlooks things."""
SEARCHING = tuple(level for level in LEVELS if FACTS[level].searches)
"""Bots that need compiled code."""
SEARCH = "search:"
"""Begins the name of a search player; the number of its simulations follows."""
SEARCH_FORM = f"{SEARCH}N"


def level_of(name: str | None) -> Level | None:
    """The level of this name; None for a search player, a bot of one's own and whatever else is no level."""
    return next((level for level in LEVELS if level == name), None) if name else None


def simulations_in(name: str, prefix: str = SEARCH) -> int | None:
    """How many simulations a search player of this name makes for a decision; None if it is no such name.

    >>> simulations_in("search:30"), simulations_in("search:0"), simulations_in("king")
    (30, None, None)
    """
    found = re.fullmatch("([1-9][0-9]{0,8})", name.removeprefix(prefix)) if name.startswith(prefix) else None
    return int(found[1]) if found else None


def searches(name: str) -> bool:
    """Whether a bot of this name needs compiled code."""
    return name in SEARCHING or simulations_in(name) is not None


def plays_like(name: str | None) -> Level | None:
    """The level that a bot of this name is about as strong as: of a search player, the strongest that searches.

    >>> plays_like("page"), plays_like("search:2000"), plays_like("my_bots.py:Careful")
    ('page', 'king', None)
    """
    return level_of(name) or (SEARCHING[-1] if name is not None and simulations_in(name) is not None else None)
