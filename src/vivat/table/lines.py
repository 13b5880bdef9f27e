"""What happened at a table besides its games, line by line, each with its audience.

A viewer's log is what is addressed to it. Lines are never edited and never taken back, so the number of lines a viewer
was told is the number it resumes from.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from msgspec import Struct

from vivat.bots.levels import Level
from vivat.game.sentence import Sentence
from vivat.rules.log import EVERYONE
from vivat.table.encoded import EncodedAction

LineKind = Literal[
    "opened", "sat", "moved", "renamed", "left", "host", "arranged", "removed", "started", "voted", "ballot",
    "proposed", "kept", "returned", "offered", "agreed", "given", "said", "phrase", "claimed", "muted", "unmuted",
    "noted", "pause-wished", "paused", "resumed", "holiday", "restarted", "time-given", "finished", "stand-in",
    "rematch",
]  # fmt: skip
Deputy = Literal["bot", "clock"]
"""Who decided for a seat instead of a person: its bot, or a bot this once because time had run out."""


class Line(Struct, frozen=True, omit_defaults=True):
    """Something that happened at the table. What happened in the game is told in deeds (`vivat.table.telling`)."""

    at: int
    """Milliseconds since 1970."""
    game: int
    """Which game of the table, counted from 1; 0 before the first."""
    moment: int
    """How many actions of that game had been played: the link to this moment."""
    kind: LineKind
    """What happened."""
    chair: int | None = None
    other: int | None = None
    """The chair that it was done to."""
    seat: int | None = None
    name: str | None = None
    """Who held `chair` then."""
    before: str | None = None
    """What somebody was called before."""
    taker: str | None = None
    """The name of a guest whom `chair` is offered to."""
    level: Level | None = None
    """Of a bot that sits down."""
    text: str | None = None
    """The words of a person: what was said or claimed."""
    phrase: str | None = None
    """A quick phrase, by its key."""
    sentence: Sentence | None = None
    """What a bot says, of a phrase, or the role that somebody claims: everybody reads it in their own language."""
    team: bool = False
    """Whether only the team is told."""
    with_offer: bool = False
    """Whether it was said with the offer that its author makes next."""
    by: Deputy | None = None
    action: EncodedAction | None = None
    """What one of a team proposes, or the ballot that lies face down."""
    seconds: int | None = None
    """How much time a seat was given."""
    days: int | None = None
    """How long a holiday is; 0 at its end."""
    table: str | None = None
    """The id of another table."""


class Addressed(NamedTuple):
    """A line and whom it is for: a mask of chairs, or EVERYONE; and who does not want to read it."""

    line: Line
    audience: int = EVERYONE
    muted_by: int = 0
    author: str = ""
    """The guest who wrote it; only of what somebody wrote."""

    def is_for(self, chair: int | None) -> bool:
        """Whether a chair, or with None a spectator, is told."""
        mask = 0 if chair is None else 1 << chair
        return bool(self.audience & (EVERYONE | mask)) and not self.muted_by & mask


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim in the ledger: who said what of themselves."""

    at: int
    chair: int
    text: str
    role: int | None = None
    """The role that somebody says to have."""
