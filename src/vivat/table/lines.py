"""The public log of a table, line by line, each with its audience. A viewer's log is what is addressed to it.

Lines are never edited and never taken back, so the number of lines a viewer was told is the number it resumes from.
"""

from typing import NamedTuple

from msgspec import Struct

from vivat.rules.log import EVERYONE
from vivat.table.encoded import EncodedAction


class Line(Struct, frozen=True, omit_defaults=True):
    """Something that happened at the table. What happened in the game is told in deeds (`vivat.table.telling`)."""

    at: int
    """Milliseconds since 1970."""
    game: int
    """Which game of the table, counted from 1; 0 before the first."""
    moment: int
    """How many actions of that game had been played: the link to this moment."""
    kind: str
    """What happened."""
    place: int | None = None
    other: int | None = None
    seat: int | None = None
    name: str | None = None
    text: str | None = None
    team: bool = False
    by: str | None = None
    action: EncodedAction | None = None
    """What one of a team proposes."""


class Addressed(NamedTuple):
    """A line and whom it is for: a mask of places, or EVERYONE; and who does not want to read it."""

    line: Line
    audience: int = EVERYONE
    muted_by: int = 0

    def is_for(self, place: int | None) -> bool:
        """Whether a place, or with None a spectator, is told."""
        mask = 0 if place is None else 1 << place
        return bool(self.audience & (EVERYONE | mask)) and not self.muted_by & mask
