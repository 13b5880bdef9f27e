"""What an operator may do: one struct an act. Each is written into the log of acts, from which servers learn of it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from vivat.game import Refusal, VivatError

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Reason = Annotated[str, Meta(max_length=300)]


class Act(Struct, frozen=True, tag_field="act", tag=lambda name: name.lower(), kw_only=True):
    """Something that is done to people, tables or the database, and why."""

    reason: Reason = ""


class Ban(Act, frozen=True):
    """Nobody with this token, or from this address, may use the server until then."""

    kind: Literal["guest", "address"]
    target: Id
    """A guest's id, an IPv4 address, or the /64 of an IPv6 address."""
    until: int | None = None
    """Milliseconds since 1970; None for ever."""


class Unban(Act, frozen=True):
    """A guest or an address that was banned may use the server again."""

    target: Id


class Unlist(Act, frozen=True):
    """Strangers do not find a table any more; whoever has the link does."""

    table: Id


class Close(Act, frozen=True):
    """Nobody may look at or play at a table any more; its log stays."""

    table: Id


class DeleteTable(Act, frozen=True, tag="delete-table"):
    """A table goes with everything that was played and said there."""

    table: Id


class DeleteGuest(Act, frozen=True, tag="delete-guest"):
    """A guest goes with everything of theirs; games of others stay, with a neutral name in them."""

    guest: Id


class Revoke(Act, frozen=True):
    """A device of a guest is logged out, or without one all of them; the guest stays."""

    guest: Id
    device: Id | None = None
    spared: Id | None = None
    """The device that stays when all others are logged out."""
    kept: bool = False
    """Whether passkeys, and mail and webhooks for notices, stay when all are logged out; codes never do."""


class Settle(Act, frozen=True):
    """A report needs nobody's attention any more."""

    report: int


class Retain(Act, frozen=True):
    """Finished tables and settled reports that are older than so many days go, and then guests without any table."""

    days: Annotated[int, Meta(ge=1, le=100_000)]
    unfinished: bool = False
    """Tables that were never finished too."""


class Vacuum(Act, frozen=True):
    """The file gives back the space of what was deleted."""


AnyAct = Ban | Unban | Unlist | Close | DeleteTable | DeleteGuest | Revoke | Settle | Retain | Vacuum


class Request(Struct, frozen=True):
    """An act, and who does it."""

    by: Annotated[str, Meta(min_length=1, max_length=64)]
    act: AnyAct


class Outcome(Struct, frozen=True):
    """What an act has done, as a sentence for whoever did it, and the exit code."""

    done: str
    code: int = 0


class UnknownAct(Struct, frozen=True, tag_field="act", tag="unknown"):
    """An act that this version cannot read: a newer one has written it, or its row is damaged."""

    text: str


class WrittenAct(Struct, frozen=True):
    """An act as the log has it."""

    id: int
    at: int
    by: str
    act: AnyAct | UnknownAct


class AdminFailure(VivatError):
    """Something that an operator cannot do; the sentence says why."""

    @classmethod
    def because(cls, key: str, **facts: str | int) -> "AdminFailure":
        """The failure with the sentence of this key."""
        return cls(Refusal(f"admin-{key}", "", facts))


act_decoder: msgspec.json.Decoder[AnyAct] = msgspec.json.Decoder(AnyAct)
