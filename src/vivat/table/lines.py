"""The public log of a table, line by line, each with its audience. A viewer's log is what is addressed to it.

Lines are never edited and never taken back, so the number of lines a viewer was told is the number it resumes from.
"""

from typing import NamedTuple

from msgspec import Struct

from vivat.game.castle.event import VOTE_KINDS
from vivat.rules.log import EVERYONE
from vivat.table.encoded import AnyEvent, EncodedAction, EncodedEvent, encode_event


class Line(Struct, frozen=True, omit_defaults=True):
    """Something that happened at the table or in the game."""

    at: int
    """Milliseconds since 1970."""
    game: int
    """Which game of the table, counted from 1; 0 before the first."""
    moment: int
    """How many actions of that game had been played: the link to this moment."""
    kind: str
    """"event" for something in the game; else what happened at the table."""
    place: int | None = None
    other: int | None = None
    seat: int | None = None
    name: str | None = None
    text: str | None = None
    team: bool = False
    by: str | None = None
    event: EncodedEvent | None = None
    """An event of the game: its kind, and whatever belongs to it."""
    action: EncodedAction | None = None
    """What one of a team proposes."""
    fades: bool = False
    """R5.10: A vote. At a table without memory aids it is gone once the cards are discarded (`open_votes`)."""


class Addressed(NamedTuple):
    """A line and whom it is for: a mask of places, or EVERYONE; and who does not want to read it."""

    line: Line
    audience: int = EVERYONE
    muted_by: int = 0

    def is_for(self, place: int | None) -> bool:
        """Whether a place, or with None a spectator, is told."""
        mask = 0 if place is None else 1 << place
        return bool(self.audience & (EVERYONE | mask)) and not self.muted_by & mask


def event_line(event: AnyEvent, at: int, game: int, moment: int, by: str | None) -> Addressed:
    """An event of the game as a line for its audience."""
    fades = event.kind in VOTE_KINDS
    return Addressed(Line(at, game, moment, "event", event=encode_event(event), by=by, fades=fades), event.audience)


def discarded(line: Line) -> Line:
    """R5.10: What is left of a vote whose cards were discarded: a line without it, so that the count stays."""
    return Line(line.at, line.game, line.moment, "discarded")
