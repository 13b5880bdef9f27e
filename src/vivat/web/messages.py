"""Every message of the socket, in both directions. `docs/protocol.md` describes each."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from vivat.game import Refusal
from vivat.game.sentence import ActionRef, Fact
from vivat.table.commands import AnyCommand, Id
from vivat.table.lines import Line
from vivat.table.options import TableOptions
from vivat.table.telling import ToldDeed
from vivat.table.view import Preparing, View
from vivat.web.families import GameFacts


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """From the client: asks for a `Pong`."""


class Why(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="why"):
    """From the client: asks why something cannot be done now; changes nothing."""

    id: Id
    action: Annotated[str, Meta(min_length=1, max_length=120)] | ActionRef
    """Its text, or its parts."""


class Message(Struct, frozen=True, gc=False, tag_field="type", tag=lambda name: name.lower()):
    """A message from the server to a client."""


class TableView(Struct, frozen=True):
    """What does not change at a table."""

    id: str
    options: TableOptions
    opened_at: int
    facts: GameFacts
    """Names, cards and prices of the game: what does not change and is no secret."""


class Snapshot(Message, frozen=True):
    """The whole table as this viewer may know it: the first message, and another when the viewer's chair changes."""

    table: TableView
    resume: str
    """Where to go on after a cut: given back as `?resume=`."""
    lines: list[Line]
    deeds: list[ToldDeed]
    """All deeds of all games of this table."""
    view: View


class Update(Message, frozen=True):
    """What happened since the last message, and the table as it is now."""

    resume: str
    lines: list[Line]
    deeds: list[ToldDeed]
    """Those that are new or have changed: each takes the place of the one with its number."""
    view: View


class Presence(Message, frozen=True):
    """Somebody has come or gone, or bots are nearer to being ready: nothing else of the view has changed."""

    connected: list[bool]
    """Of each chair, whether its person is connected."""
    watching: list[tuple[str, str]]
    """As in the view."""
    spectators: int
    preparing: Preparing | None


class Ack(Message, frozen=True):
    """A command has had its effect, and the effect is on the disk."""

    id: str


class Refused(Message, frozen=True):
    """A command has had no effect, and why."""

    id: str | None
    key: str
    article: str
    sentence: str
    facts: dict[str, Fact]


class Because(Message, frozen=True):
    """The answer to a why, from what the viewer may know; without a key, nothing speaks against it."""

    id: str
    key: str = ""
    article: str = ""
    sentence: str = ""
    facts: dict[str, Fact] = {}


class Pong(Message, frozen=True):
    """The answer to a ping, with the server's time in milliseconds."""

    now: int


# fmt: off
ByeReason = Literal[
    "restart", "noisy", "socket-too-often", "store-away", "device-removed", "guest-cut-off", "guest-unknown",
    "hand-elsewhere",
    "table-closed", "table-damaged", "table-no-spectators", "table-too-many-sockets", "table-unknown",
]
# fmt: on
"""Why the server closes a connection."""


class Bye(Message, frozen=True):
    """The server closes the connection, and why."""

    reason: ByeReason
    final: bool
    """Whether it is of no use to come back."""


Inbound = AnyCommand | Ping | Why
Outbound = Snapshot | Update | Presence | Ack | Refused | Because | Pong | Bye

decode = msgspec.json.Decoder(Inbound).decode
encode = msgspec.json.Encoder().encode


def refused(command_id: str | None, refusal: Refusal, language: str) -> Refused:
    """A refusal as a message, in the viewer's language."""
    return Refused(command_id, refusal.key, refusal.article, refusal.sentence(language), dict(refusal.facts))
