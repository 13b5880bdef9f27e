"""The log of a table: every command that had an effect, in the order of its effect. The table is its replay.

Entries hold secrets: ballots, deals, private notes. They go to the store and nowhere else; what a viewer is told
is written by `vivat.table.lines`.
"""

from typing import Literal

from msgspec import Struct

from vivat.bots.levels import Level
from vivat.bots.remark import Remark
from vivat.table.options import TableOptions

By = Literal["person", "bot", "clock"]
"""Who decided for a seat."""


ON_THE_DISK = {"chair": "place", "is_phrase": "phrase"}
"""Fields that have another name now than when the first of them was written."""


class Body(Struct, frozen=True, gc=False, tag_field="kind", tag=lambda name: name.lower(), rename=ON_THE_DISK):
    """What an entry of the log says has happened."""


class Opened(Body, frozen=True):
    """A guest has made the table, and sits down if there is a chair for "me"."""

    options: TableOptions
    guest: str
    name: str
    names: tuple[str, ...]
    """Of the bots, by chair; empty for people."""


class Sat(Body, frozen=True):
    """A guest has sat down on a free chair."""

    chair: int
    guest: str
    name: str


class Moved(Body, frozen=True):
    """Somebody has taken another open chair before the game, or has another name."""

    chair: int
    before: int
    """The chair they had; the same for whoever only has another name."""
    guest: str
    name: str


class Left(Body, frozen=True):
    """A person has got up. Before the game that frees the chair; afterwards a bot keeps it."""

    chair: int


class Arranged(Body, frozen=True):
    """The host has put a bot on a chair, or opened it."""

    chair: int
    level: Level | None
    name: str


class Removed(Body, frozen=True):
    """The host has made somebody get up before the game, who may not sit down here again."""

    chair: int


class Started(Body, frozen=True):
    """A game begins; chance has dealt."""

    chance: tuple[str, ...]
    ends: bool = False
    """Whether it is over with that: by a host's own sheet somebody may have won as soon as chance has dealt."""
    record: str = ""
    """The record, as text, of a game that is gone on with; empty for a new game of the table's options."""
    bot_seed: int | None = None
    """The secret that every decision of a bot has its seed from, so that it can explain itself when the game is over;
    None in games that were begun before there was one."""


class Balloted(Body, frozen=True):
    """A ballot lies face down, or another one instead of it."""

    seat: int
    vote: str
    by: By


class VotedAhead(Body, frozen=True):
    """Somebody has said how to vote if a character comes to be voted on, or has taken that back."""

    chair: int
    round: int
    character: int
    vote: str
    """Empty if it is taken back."""
    delay: int
    """So many milliseconds after the election has begun the ballot is put down: nobody can tell it from another."""


class Proposed(Body, frozen=True):
    """One of a team has a proposal for the other."""

    chair: int
    action: str


class Played(Body, frozen=True):
    """A decision, or the last ballot of an election; what chance did after it follows."""

    seat: int
    actions: tuple[str, ...]
    by: By
    ends: bool = False
    """Whether the game is over with it."""


class Kept(Body, frozen=True):
    """A bot keeps the chair of somebody who is gone."""

    chair: int


class Returned(Body, frozen=True):
    """Somebody is back: the bot hands the chair back, or whoever was given it meanwhile."""

    chair: int
    guest: str = ""
    """Who is back to a chair that was given away; empty for whoever holds it."""
    name: str = ""


class Offered(Body, frozen=True):
    """The host would give an abandoned chair to somebody else; the others have not agreed yet."""

    chair: int
    guest: str
    name: str


class Agreed(Body, frozen=True):
    """Somebody agrees to the offer of another chair."""

    chair: int
    other: int


class Given(Body, frozen=True):
    """An abandoned chair was given to somebody else, all people at the table agreeing."""

    chair: int
    guest: str
    name: str


class Said(Body, frozen=True):
    """A line of chat, to all or to the team; a quick phrase by its key; or the remark of a bot."""

    chair: int
    text: str
    team: bool
    is_phrase: bool
    remark: Remark | None = None
    """What a bot says instead of a text."""
    with_offer: bool = False
    """Whether it belongs to the offer that its author is about to make."""


class Claimed(Body, frozen=True):
    """A claim for the ledger, true or not."""

    chair: int
    text: str
    role: int | None = None


class Muted(Body, frozen=True):
    """Somebody does not want to read what another writes, or does again."""

    chair: int
    other: int
    muted: bool


class Noted(Body, frozen=True):
    """A mark in a private notebook."""

    chair: int
    cell: str
    mark: str


class PauseRequested(Body, frozen=True, tag="pausewished"):
    """Somebody wants the clocks to stop; when all people do, they stop."""

    chair: int


class Resumed(Body, frozen=True):
    """The pause is over, and the clocks go on."""

    chair: int


class HolidayTaken(Body, frozen=True):
    """Somebody is on holiday for so many days, or with none is back, in a game over days."""

    chair: int
    days: int


class Restarted(Body, frozen=True):
    """The server was gone for a while; whoever was thinking begins to think anew, or has so much time back."""

    missed: int | None = None
    """How many milliseconds are given back, if the server knows for how long it stood still."""


class TimeGiven(Body, frozen=True):
    """An opponent has given a seat more time."""

    chair: int
    seat: int
    seconds: int


class StandInAsked(Body, frozen=True):
    """Somebody does not want to wait: in this game a Steward decides for bots as long as their search is not ready."""

    chair: int


class Forgotten(Body, frozen=True):
    """A guest was deleted: entries before this one have another name for them, and not what they wrote."""


class RematchAsked(Body, frozen=True):
    """There is another table for those who want to play again."""

    chair: int
    table: str


AnyBody = (
    Opened
    | Sat
    | Moved
    | Left
    | Arranged
    | Removed
    | Started
    | Balloted
    | VotedAhead
    | Proposed
    | Played
    | Kept
    | Returned
    | Offered
    | Agreed
    | Given
    | Said
    | Claimed
    | Muted
    | Noted
    | PauseRequested
    | Resumed
    | HolidayTaken
    | Restarted
    | TimeGiven
    | StandInAsked
    | Forgotten
    | RematchAsked
)


class Entry(Struct, frozen=True, gc=False):
    """One entry: its number in the table's log, when (milliseconds since 1970), by which command of whom."""

    seq: int
    at: int
    author: str
    """A guest, or "" for the server."""
    command: str
    body: AnyBody
