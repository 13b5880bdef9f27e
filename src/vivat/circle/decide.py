"""Whether a command may be done in a circle, and what it does: one entry, or a refusal.

Nothing here changes a circle; `Circle.apply` does, once the entry is in the store. A command that is not named in
`NEEDS` is refused. Whoever is no member is told nothing, not even that there is such a circle.
"""

import hmac
import secrets
from collections.abc import Callable
from itertools import count
from typing import Any, Literal, NoReturn

from vivat.circle import commands, entries
from vivat.circle.circle import Circle, CircleMember
from vivat.game import IllegalAction, Refusal
from vivat.game.names import NAME_LENGTH
from vivat.game.text import plain
from vivat.results.achievements import read_catalogue
from vivat.table.decide import Author
from vivat.table.naming import free_name

MOST_MEMBERS = 100
MOST_ENTRIES = 5000
"""So long may the log of a circle become."""
HOSTS_ENTRIES = 500
"""So many of its last entries are the host's, whatever others have written."""
MOST_A_DAY = 50
"""So many entries a day may a member write who is not the host."""
MOST_JOINING = 100
"""So often a day may somebody come by the link."""
MOST_CATALOGUES = 20
"""So many campaigns may have cards of the host's own, which are long and stay in the log."""
OWN_CARDS = "cards"
"""What a host's own catalogue is called where something in it is wrong."""

Need = Literal["member", "host"]


class NoSuchCircle(IllegalAction):
    """There is no such circle, or not for whoever asks: nobody can tell which."""

    def __init__(self) -> None:
        super().__init__(Refusal("circle-unknown", ""))


def refuse(key: str, **facts: str | int) -> NoReturn:
    """Raise IllegalAction with this sentence."""
    raise IllegalAction(Refusal(f"circle-{key}", "", facts))


def new_link() -> str:
    """The secret part of a link, which nobody can guess."""
    return secrets.token_urlsafe(18)


def open_circle(circle: str, author: Author) -> entries.Founded:
    """The first entry of a new circle."""
    return entries.Founded(circle, new_link(), author.guest, author.name)


def check_link(circle: Circle, link: str) -> None:
    """Raise NoSuchCircle for whoever does not have the secret part of the circle's link."""
    if not hmac.compare_digest(circle.link.encode(), link.encode()):
        raise NoSuchCircle


def join(circle: Circle, author: Author, link: str, now: int) -> entries.AnyCircleBody | None:
    """What happens when a guest comes by a link; None if they are a member already."""
    check_link(circle, link)
    if circle.member_of(author.guest) is not None:
        return None
    held = [each for each in circle.members.values() if each.guest == author.guest]
    if any(each.removed for each in held):
        raise NoSuchCircle
    check_room(circle, more=1)
    check_pace(circle, "", now, MOST_JOINING)
    if held:
        return entries.MemberReturned(held[-1].number)
    attached = circle.members.get(circle.holders.get(author.guest, 0))
    if attached is not None and attached.guest is None and not attached.gone:
        return entries.MemberAttached(attached.number, (author.guest,), guest=author.guest)
    return entries.MemberJoined(author.guest, free_in(circle, author.name))


def check_room(circle: Circle, more: int = 0, by_host: bool = False) -> None:
    """Refuse what would make a circle too large."""
    most = MOST_ENTRIES if by_host else MOST_ENTRIES - HOSTS_ENTRIES
    if circle.version >= most or len(circle.present) + more > MOST_MEMBERS:
        refuse("full", most=MOST_MEMBERS)


def check_pace(circle: Circle, author: str, now: int, most: int) -> None:
    """Refuse what somebody writes too often on one day."""
    if circle.written_on(now)[author] >= most:
        refuse("enough-today")


def check_writing(circle: Circle, author: Author, now: int) -> None:
    """Refuse a member who may write no more: the host may as long as there is room."""
    own = circle.member_of(author.guest)
    is_host = own is not None and own.number == circle.host
    check_room(circle, by_host=is_host)
    if not is_host:
        check_pace(circle, author.guest, now, MOST_A_DAY)


def free_in(circle: Circle, name: str) -> str:
    """A name as nobody else has it in the circle."""
    taken = {plain(each.name) for each in circle.members.values()}
    candidates = (name if number == 1 else f"{name[: NAME_LENGTH - 4]} {number}" for number in count(1))
    return free_name(candidates, taken)


def check_cards(catalogue: str) -> None:
    """Refuse cards of a host's own that cannot be read; to be called beside the event loop, for it takes long."""
    read_catalogue({OWN_CARDS: catalogue})


class CircleJudge:
    """Judges one command of a member: one method for each kind of command."""

    def __init__(
        self,
        circle: Circle,
        own: CircleMember,
        seated: Callable[[str, int | None], str | None],
        has_begun: Callable[[str], bool],
    ) -> None:
        self.circle = circle
        self.own = own
        self.seated = seated
        """The guest on a chair of a table, or without a chair the author if they ever sat there; None for nobody."""
        self.has_begun = has_begun
        """Whether a game was begun at a table."""

    def member(self, number: int) -> CircleMember:
        """A member who is there."""
        found = self.circle.members.get(number)
        if found is None or found.gone:
            refuse("no-such-member")
        return found

    def rename(self, command: commands.RenameMember) -> entries.AnyCircleBody | None:
        """The entry `MemberRenamed`: of oneself, or by the host of anybody; nobody is called as another is."""
        member = self.member(command.member)
        if member is not self.own and self.own.number != self.circle.host:
            refuse("host-only")
        others = {plain(each.name) for each in self.circle.members.values() if each is not member}
        if plain(command.name) in others:
            refuse("name-taken", name=command.name)
        return None if member.name == command.name else entries.MemberRenamed(member.number, command.name)

    def rename_circle(self, command: commands.RenameCircle) -> entries.AnyCircleBody | None:
        """The entry `CircleRenamed`; None if it is called so already."""
        return None if self.circle.name == command.name else entries.CircleRenamed(command.name)

    def leave(self, command: commands.LeaveCircle) -> entries.AnyCircleBody:  # noqa: ARG002
        """The entry `MemberLeft`; a host hands that on first, unless nobody is left who could be."""
        if self.own.number == self.circle.host and any(each is not self.own for each in self.heirs()):
            refuse("host-leaves")
        return entries.MemberLeft(self.own.number)

    def heirs(self) -> list[CircleMember]:
        """The members who can be host: present, and with a guest who holds their name."""
        return [each for each in self.circle.present if each.guest is not None]

    def mark(self, command: commands.MarkTable) -> entries.AnyCircleBody | None:
        """The entry `TableMarked` of a table at which the author sits, sat, or is host: a link gives nobody a say."""
        if self.seated(command.table, None) is None:
            refuse("not-your-table")
        return None if command.table in self.circle.tables else entries.TableMarked(command.table)

    def unmark(self, command: commands.UnmarkTable) -> entries.AnyCircleBody | None:
        """The entry `TableUnmarked`, by the host; before the first game also by whoever sits there."""
        if self.own.number != self.circle.host:
            if self.seated(command.table, None) is None:
                refuse("not-your-table")
            if self.has_begun(command.table):
                refuse("host-only")
        return None if command.table in self.circle.taken_out else entries.TableUnmarked(command.table)

    def add(self, command: commands.AddMember) -> entries.AnyCircleBody:
        """The entry `MemberJoined` of a name without a guest, for somebody at another's screen."""
        check_room(self.circle, more=1, by_host=True)
        return entries.MemberJoined(None, free_in(self.circle, command.name))

    def attach(self, command: commands.AttachMember) -> entries.AnyCircleBody:
        """The entry `MemberAttached`: whose games are whose.

        A chair gives nobody the circle; of two members who are one, the later sees it.
        """
        member = self.member(command.member)
        if command.other is not None:
            other = self.member(command.other)
            if other is member or other.number == self.circle.host:
                refuse("cannot-attach")
            theirs = tuple(each for each, number in self.circle.holders.items() if number == other.number)
            is_later = member.guest is None or (other.number > member.number and member is not self.own)
            return entries.MemberAttached(member.number, theirs, other.number, other.guest if is_later else None)
        guest = None
        if command.table in self.circle.tables and command.chair is not None:
            guest = self.seated(command.table, command.chair)
        if guest is None or any(each.guest == guest for each in self.circle.members.values()):
            refuse("cannot-attach")
        return entries.MemberAttached(member.number, (guest,))

    def remove(self, command: commands.RemoveMember) -> entries.AnyCircleBody:
        """The entry `MemberRemoved` of anybody but the host, with another link: whoever has left knows the old one."""
        member = self.circle.members.get(command.member)
        if member is None or member.removed:
            refuse("no-such-member")
        if member.number == self.circle.host:
            refuse("host-leaves")
        return entries.MemberRemoved(member.number, new_link())

    def hand_on(self, command: commands.HandOnCircle) -> entries.AnyCircleBody | None:
        """The entry `HandedOn` to a member whose name a guest holds."""
        member = self.member(command.member)
        if member not in self.heirs():
            refuse("no-guest", name=member.name)
        return None if member is self.own else entries.HandedOn(member.number)

    def change_link(self, command: commands.ChangeLink) -> entries.AnyCircleBody:  # noqa: ARG002
        """The entry `LinkChanged` with a new secret."""
        return entries.LinkChanged(new_link())

    def begin_season(self, command: commands.BeginSeason) -> entries.AnyCircleBody:
        """The entry `SeasonBegan`, at any time."""
        return entries.SeasonBegan(command.name)

    def end_season(self, command: commands.EndSeason) -> entries.AnyCircleBody:  # noqa: ARG002
        """The entry `SeasonEnded`, if there is one."""
        if self.circle.season is None:
            refuse("no-season")
        return entries.SeasonEnded()

    def open_campaign(self, command: commands.OpenCampaign) -> entries.AnyCircleBody:
        """S8.4: The entry `CampaignOpened`, one at a time; the host's own cards are checked before (`check_cards`)."""
        if self.circle.campaign is not None:
            refuse("campaign-open")
        written = sum(each.catalogue is not None for each in self.circle.campaigns)
        if command.catalogue is not None and written >= MOST_CATALOGUES:
            refuse("many-cards", most=MOST_CATALOGUES)
        return entries.CampaignOpened(command.name, command.catalogue)

    def close_campaign(self, command: commands.CloseCampaign) -> entries.AnyCircleBody:  # noqa: ARG002
        """S8.4: The entry `CampaignClosed`, if one is open."""
        if self.circle.campaign is None:
            refuse("no-campaign")
        return entries.CampaignClosed()


NEEDS: dict[type[commands.CircleCommand], tuple[Need, Callable[[CircleJudge, Any], entries.AnyCircleBody | None]]] = {
    commands.RenameMember: ("member", CircleJudge.rename),
    commands.RenameCircle: ("host", CircleJudge.rename_circle),
    commands.LeaveCircle: ("member", CircleJudge.leave),
    commands.MarkTable: ("member", CircleJudge.mark),
    commands.UnmarkTable: ("member", CircleJudge.unmark),
    commands.AddMember: ("host", CircleJudge.add),
    commands.AttachMember: ("host", CircleJudge.attach),
    commands.RemoveMember: ("host", CircleJudge.remove),
    commands.HandOnCircle: ("host", CircleJudge.hand_on),
    commands.ChangeLink: ("host", CircleJudge.change_link),
    commands.BeginSeason: ("host", CircleJudge.begin_season),
    commands.EndSeason: ("host", CircleJudge.end_season),
    commands.OpenCampaign: ("host", CircleJudge.open_campaign),
    commands.CloseCampaign: ("host", CircleJudge.close_campaign),
}
"""Who may use which command, and what decides about it."""


def decide(
    circle: Circle,
    author: Author,
    command: commands.AnyCircleCommand,
    now: int,
    seated: Callable[[str, int | None], str | None] = lambda *_: None,
    has_begun: Callable[[str], bool] = lambda _: True,
) -> entries.AnyCircleBody | None:
    """The entry that a command leads to, None if nothing changes.

    NoSuchCircle for whoever is no member, IllegalAction if it cannot be.
    """
    own = circle.member_of(author.guest)
    if own is None:
        raise NoSuchCircle
    if type(command) not in NEEDS:
        refuse("not-allowed")
    need, judge = NEEDS[type(command)]
    if need == "host" and own.number != circle.host:
        refuse("host-only")
    if not isinstance(command, commands.LeaveCircle | commands.RemoveMember | commands.CloseCampaign):
        check_writing(circle, author, now)
    return judge(CircleJudge(circle, own, seated, has_begun), command)
