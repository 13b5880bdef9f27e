"""The levels of bots: their names, once for all families, and which of them plays where nobody says otherwise."""

from typing import Literal, get_args

Level = Literal["random", "page", "steward", "chancellor", "king"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""From the easiest to the strongest; every family plays all of them."""
USUAL_BOT: Level = "steward"
"""The strongest that needs no compiled code: decides at once, everywhere."""
SEARCHING: tuple[Level, ...] = ("chancellor", "king")
"""Bots that need compiled code."""
