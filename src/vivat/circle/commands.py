"""What people of a circle may ask for: one struct a command. A command has an id of its sender's choice."""

from typing import Annotated

from msgspec import Meta, Struct

from vivat.game.names import NAME_LENGTH
from vivat.game.toml_text import MOST_CHARACTERS
from vivat.table.commands import Id

"""So many characters may a host's own catalogue of cards have."""
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
MemberNumber = Annotated[int, Meta(ge=1, le=100_000)]
TableKey = Annotated[str, Meta(min_length=1, max_length=32)]


class CircleCommand(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """Something that somebody in a circle wants."""

    id: Id


class RenameMember(CircleCommand, frozen=True, tag="rename"):
    """Another name for a member: one's own, or as the host anybody's."""

    member: MemberNumber
    name: Name


class RenameCircle(CircleCommand, frozen=True, tag="rename-circle"):
    """Another name for the circle."""

    name: Name


class LeaveCircle(CircleCommand, frozen=True, tag="leave"):
    """Leave the circle; one's games stay in it."""


class MarkTable(CircleCommand, frozen=True, tag="mark"):
    """A table at which one sits or sat is the circle's from now on."""

    table: TableKey


class UnmarkTable(CircleCommand, frozen=True, tag="unmark"):
    """A table is the circle's no longer, nor is what was played there afterwards by a rematch."""

    table: TableKey


class AddMember(CircleCommand, frozen=True, tag="add"):
    """A member whom no guest holds, to be attached to a hand at a shared screen."""

    name: Name


class AttachMember(CircleCommand, frozen=True, tag="attach"):
    """A member is whoever sits at a table of the circle, or is what another member was."""

    member: MemberNumber
    table: TableKey | None = None
    chair: Annotated[int, Meta(ge=0, le=15)] | None = None
    other: MemberNumber | None = None


class RemoveMember(CircleCommand, frozen=True, tag="remove"):
    """A member may not see the circle any more, nor come back."""

    member: MemberNumber


class HandOnCircle(CircleCommand, frozen=True, tag="hand-on"):
    """Another member is host from now on."""

    member: MemberNumber


class ChangeLink(CircleCommand, frozen=True, tag="change-link"):
    """Whoever has the link as it was cannot join any more."""


class BeginSeason(CircleCommand, frozen=True, tag="begin-season"):
    """What ends from now on belongs to a season with this name; the season before it is over."""

    name: Name


class EndSeason(CircleCommand, frozen=True, tag="end-season"):
    """End the season that is under way."""


class OpenCampaign(CircleCommand, frozen=True, tag="open-campaign"):
    """S8.4: Games that end from now on count for a campaign with this name."""

    name: Name
    catalogue: Annotated[str, Meta(max_length=MOST_CHARACTERS)] | None = None
    """S8.5: Cards of the host's own, as the text of a file in TOML; null for the usual ones."""


class CloseCampaign(CircleCommand, frozen=True, tag="close-campaign"):
    """S8.4: The campaign is over, and tallied."""


AnyCircleCommand = (
    RenameMember
    | RenameCircle
    | LeaveCircle
    | MarkTable
    | UnmarkTable
    | AddMember
    | AttachMember
    | RemoveMember
    | HandOnCircle
    | ChangeLink
    | BeginSeason
    | EndSeason
    | OpenCampaign
    | CloseCampaign
)
