"""The log of a circle: what had an effect, in the order of its effect. The circle is its replay."""

from msgspec import Struct


class CircleBody(Struct, frozen=True, tag_field="kind", tag=lambda name: name.lower()):
    """What an entry of the log says has happened."""


class Founded(CircleBody, frozen=True):
    """A guest has founded the circle, is its first member and its host."""

    circle: str
    """What it is called."""
    link: str
    """The secret part of its link."""
    guest: str
    name: str


class MemberJoined(CircleBody, frozen=True):
    """A guest has come by the link; or the host has added a name that no guest holds."""

    guest: str | None
    name: str


class MemberReturned(CircleBody, frozen=True):
    """A member who had left has come back by the link."""

    member: int


class MemberRenamed(CircleBody, frozen=True):
    """A member is called otherwise."""

    member: int
    name: str


class CircleRenamed(CircleBody, frozen=True):
    """The circle is called otherwise."""

    circle: str


class MemberAttached(CircleBody, frozen=True):
    """What these guests and hands have played and will play is a member's."""

    member: int
    guests: tuple[str, ...]
    other: int | None = None
    """The member who was the same person, and is none any more."""
    guest: str | None = None
    """Who holds the name from now on; None if that is as it was."""


class MemberLeft(CircleBody, frozen=True):
    """A member has left the circle."""

    member: int


class MemberRemoved(CircleBody, frozen=True):
    """The host has removed a member, who knew the link: it is another one."""

    member: int
    link: str = ""
    """Empty if it is as it was."""


class HandedOn(CircleBody, frozen=True):
    """Another member is host from now on."""

    member: int


class LinkChanged(CircleBody, frozen=True):
    """The secret part of the link is another one."""

    link: str


class TableMarked(CircleBody, frozen=True):
    """A table is marked as one of the circle: its games count there."""

    table: str


class TableUnmarked(CircleBody, frozen=True):
    """A table is none of the circle any more, whether it was marked or followed one that was."""

    table: str


class SeasonBegan(CircleBody, frozen=True):
    """A season has begun, and the one before it is over."""

    name: str


class SeasonEnded(CircleBody, frozen=True):
    """The season is over, and none follows yet."""


class CampaignOpened(CircleBody, frozen=True):
    """S8.4: A campaign has begun, with its cards."""

    name: str
    catalogue: str | None
    """S8.5: Cards of the host's own."""


class CampaignClosed(CircleBody, frozen=True):
    """S8.4: The campaign is over: no game counts in it any more."""


class MemberForgotten(CircleBody, frozen=True):
    """A guest was deleted: older entries have changed, and who they were nobody can tell."""

    members: tuple[int, ...]
    """The members that were theirs: their guest is gone."""
    host: int
    """Who is host afterwards; 0 if nobody is left to be."""


AnyCircleBody = (
    Founded
    | MemberJoined
    | MemberReturned
    | MemberRenamed
    | CircleRenamed
    | MemberAttached
    | MemberLeft
    | MemberRemoved
    | HandedOn
    | LinkChanged
    | TableMarked
    | TableUnmarked
    | SeasonBegan
    | SeasonEnded
    | CampaignOpened
    | CampaignClosed
    | MemberForgotten
)


class CircleEntry(Struct, frozen=True):
    """One entry: its number, when, by whom, and the id of the command that led to it."""

    seq: int
    at: int
    author: str
    command: str
    body: AnyCircleBody
