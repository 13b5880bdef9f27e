"""What people and programs may ask of a table. Every command has an id: sent twice, it has one effect."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from vivat.game.families import FAMILIES

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$(?!\n)")]
"""`$` alone would let a line break pass at the end."""
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Chair = Annotated[int, Meta(ge=0, le=15)]
LAST_ROLE = max(len(family.roles) for family in FAMILIES.values()) - 1


Quick = Literal["hello", "thanks", "well-played", "sorry", "one-moment", "your-turn", "good-game", "bye"]
"""What can be said with one click, and everybody reads in their own language."""
OfferPhrase = Literal["fair-trade", "need-it", "no-harm", "owe-you", "against-leader", "last-offer"]
"""What can be said with an offer of trade, and everybody reads in their own language."""
Reaction = Literal["laughing", "surprised", "doubtful", "sad", "fond"]
"""What can be shown with one click: clients draw a face."""


class Command(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag=lambda name: name.lower(),
    kw_only=True,
):
    """The id is the sender's own; a sender uses each one once."""

    id: Id


class Sit(Command, frozen=True):
    """Take this chair, or the first open one. Before the game whoever sits moves there, under their present name."""

    chair: Chair | None = None


class Leave(Command, frozen=True):
    """Get up. During a game a bot keeps the chair, and gives it back when you sit down again."""


class Arrange(Command, frozen=True):
    """The host puts a bot of this level on an open chair, or with "open" opens the chair of a bot."""

    chair: Chair
    level: Annotated[str, Meta(min_length=1, max_length=40)]


class Remove(Command, frozen=True):
    """The host makes somebody get up before the game begins; they may not sit down at this table again."""

    guest: Annotated[str, Meta(min_length=1, max_length=64)]
    """Who, not where: on the same chair somebody else may sit by now."""


class Start(Command, frozen=True):
    """The host begins the game, or the next one of a session."""


class Play(Command, frozen=True):
    """Decide. In an election this is the ballot; in a team a proposal, or the word that confirms it."""

    decision: int
    """Which request is answered: `view.decision`. An answer to an older one is refused."""
    action: Annotated[str, Meta(min_length=1, max_length=120)]
    sure: bool = False
    """Said the second time, where the table asks twice."""


class VoteAhead(Command, frozen=True, tag="vote-ahead"):
    """In a game over days: say how to vote if a character comes to be voted on in this round; null takes it back."""

    character: Annotated[int, Meta(ge=0, le=15)]
    vote: Annotated[str, Meta(min_length=1, max_length=40)] | None
    """The ballot, as it is played: "vote no"."""


class Say(Command, frozen=True):
    """Chat, to all or to the team."""

    text: Text
    team: bool = False
    with_offer: bool = False
    """Whether it belongs to the offer that one is about to make, and is shown with it."""


class Phrase(Command, frozen=True):
    """A quick phrase, which everybody reads in their own language."""

    phrase: Quick | OfferPhrase | Reaction
    team: bool = False
    with_offer: bool = False
    """The same as in `Say`."""


class Claim(Command, frozen=True):
    """Post a claim or a promise. It stays in the ledger, true or not."""

    text: Annotated[str, Meta(min_length=1, max_length=120)]
    role: Annotated[int, Meta(ge=0, le=LAST_ROLE)] | None = None
    """The role that one says to have, in a game with roles: everybody reads it in their own language."""


class Mute(Command, frozen=True):
    """Do not show me what this chair writes from now on; or do again."""

    chair: Chair
    muted: bool = True


class Note(Command, frozen=True):
    """A mark in your own notebook; an empty mark rubs it out."""

    cell: Annotated[str, Meta(min_length=1, max_length=40)]
    mark: Annotated[str, Meta(max_length=20)]


class Pause(Command, frozen=True):
    """Ask for a pause; it begins when all people at the table have asked."""


class Resume(Command, frozen=True):
    """End the pause of the game."""


class MoreTime(Command, frozen=True, tag="more-time"):
    """Give a minute to an opponent whose clock is running, or in a game over days a day."""

    chair: Chair


class Holiday(Command, frozen=True):
    """Be on holiday for so many days of a game over days: one's clock stands still. With none, be back."""

    days: Annotated[int, Meta(ge=0, le=60)]


class StandIn(Command, frozen=True, tag="stand-in"):
    """Let a Steward decide for bots whose search is not ready, until it is."""


class Give(Command, frozen=True):
    """The host offers an abandoned chair to a guest who watches; it is theirs once all people there have agreed."""

    chair: Chair
    guest: Annotated[str, Meta(min_length=1, max_length=64)]


class Agree(Command, frozen=True):
    """Agree that this guest gets the chair that the host has offered."""

    chair: Chair
    guest: Annotated[str, Meta(min_length=1, max_length=64)]


class Rematch(Command, frozen=True):
    """Ask for another table with the same options. Whoever wants to play again sits down there."""


AnyCommand = (
    Sit
    | Leave
    | Arrange
    | Remove
    | Start
    | Play
    | VoteAhead
    | Say
    | Phrase
    | Claim
    | Mute
    | Note
    | Pause
    | Resume
    | MoreTime
    | Holiday
    | StandIn
    | Give
    | Agree
    | Rematch
)
