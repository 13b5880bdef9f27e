"""R13.2: Events as a program meets them: decoded rows, each with its audience."""

from typing import Literal

from msgspec import Struct

from vivat.game.rows import Kinds, read_rows
from vivat.game.viewer import Viewer
from vivat.rules.castle import events
from vivat.rules.castle.state import MAX_SEATS, Params
from vivat.rules.log import EVERYONE, Log

CastleEventKind = Literal[
    "round-begins", "favourites-dealt", "ambition-offered", "ambition-kept", "ambition-chosen", "placed", "left-over",
    "compensated", "moved", "candidate", "ballot", "sealed", "revealed", "emissary-voted", "crowned", "rejected",
    "cancelled", "favourites-shown", "scored", "ambition-shown", "zero-bonus", "marker-moved", "awaits-partner",
    "no-partner", "round-ends", "game-ends",
]  # fmt: skip
KINDS: Kinds[CastleEventKind] = {
    events.ROUND_BEGINS: ("round-begins", "round", "seat", ""),
    events.FAVOURITES_DEALT: ("favourites-dealt", "player", "card", ""),
    events.AMBITION_OFFERED: ("ambition-offered", "player", "ambition", ""),
    events.AMBITION_KEPT: ("ambition-kept", "player", "ambition", ""),
    events.AMBITION_CHOSEN: ("ambition-chosen", "player", "", ""),
    events.PLACED: ("placed", "seat", "character", "place"),
    events.LEFT_OVER: ("left-over", "", "character", "place"),
    events.COMPENSATED: ("compensated", "player", "points", "score"),
    events.MOVED: ("moved", "seat", "character", "place"),
    events.CANDIDATE: ("candidate", "seat", "character", ""),
    events.BALLOT: ("ballot", "seat", "vote", ""),
    events.SEALED: ("sealed", "seat", "", ""),
    events.REVEALED: ("revealed", "seat", "vote", ""),
    events.EMISSARY_VOTED: ("emissary-voted", "", "vote", "drawn"),
    events.CROWNED: ("crowned", "seat", "character", ""),
    events.REJECTED: ("rejected", "", "character", "place"),
    events.CANCELLED: ("cancelled", "", "character", ""),
    events.FAVOURITES_SHOWN: ("favourites-shown", "player", "card", ""),
    events.SCORED: ("scored", "player", "points", ""),
    events.AMBITION_SHOWN: ("ambition-shown", "player", "ambition", "points"),
    events.ZERO_BONUS: ("zero-bonus", "player", "", "points"),
    events.MARKER_MOVED: ("marker-moved", "player", "points", "score"),
    events.AWAITS_PARTNER: ("awaits-partner", "", "character", ""),
    events.NO_PARTNER: ("no-partner", "", "", ""),
    events.ROUND_ENDS: ("round-ends", "round", "", ""),
    events.GAME_ENDS: ("game-ends", "", "", "winners"),
}
"""Each kind of row: its name, and which field subject, object and value fill."""


VOTE_KINDS: tuple[CastleEventKind, ...] = ("ballot", "revealed", "emissary-voted")
"""R5.10: What tells a vote: it may be read as long as the cards lie open."""
MOVE_KINDS: tuple[CastleEventKind, ...] = ("placed", "moved")
"""R5.10: With the next of these the vote cards of the last election are discarded."""


class CastleEvent(Struct, frozen=True):
    """Something that happened. Which fields are filled follows from `kind`; players and seats count from 0."""

    kind: CastleEventKind
    """What happened, such as "placed", "candidate", "revealed" or "crowned"."""
    audience: int
    """A mask of players, or with the bit EVERYONE: told to all, spectators included."""
    seat: int | None = None
    """The seat that did it, or that it is about."""
    player: int | None = None
    """The player it is about: who was dealt, showed or scored something."""
    character: int | None = None
    """The character it is about."""
    place: int | None = None
    """Where the character stands now, numbered as in `CastleObservation.places`."""
    vote: int | None = None
    """0 is Yes, 1 No and 2 Stomachache."""
    card: int | None = None
    """A Favourites card, from 0; `CastleOptions.favourites` has the characters on it."""
    ambition: int | None = None
    """An Ambition card, a number into `AMBITION_NAMES`."""
    points: int | None = None
    """Points won by this, or by how many the marker moved."""
    score: int | None = None
    """The player's score afterwards."""
    round: int | None = None
    """The round that begins or ends, counted from 0."""
    drawn: int | None = None
    """1 if the Emissary drew his vote from the pile."""
    winners: tuple[int, ...] | None = None
    """Winning seats; the Emissary is seat EMISSARY_SEAT."""


def viewer_mask(p: Params, viewer: Viewer) -> int:
    """R13.4: Whose secrets this viewer shares, as a mask of players; R11.3: teammates before one screen keep theirs."""
    if viewer.kind == "seat":
        return p.audience[viewer.index]
    if viewer.kind == "player":
        return 1 << viewer.index
    if viewer.kind == "team":
        return p.audience[viewer.index] if p.audience[viewer.index].bit_count() == 1 else 0
    return (1 << p.players) - 1 if viewer.kind == "everybody" else 0


def visible_to(p: Params, event: CastleEvent, viewer: Viewer) -> bool:
    """R13.2: Whether this viewer is told of the event."""
    if event.audience & (EVERYONE | viewer_mask(p, viewer)):
        return True
    if viewer.kind == "team":
        return event.audience & p.audience[viewer.index] == p.audience[viewer.index]
    return viewer.kind == "everybody"


def decode_events(log: Log) -> list[CastleEvent]:
    """R13.2: The rows of one step as events."""
    found = []
    for name, audience, fields in read_rows(log, KINDS):
        mask = fields.pop("winners", None)
        winners = None if mask is None else tuple(seat for seat in range(MAX_SEATS + 1) if mask >> seat & 1)
        found.append(CastleEvent(name, audience, winners=winners, **fields))
    return found
