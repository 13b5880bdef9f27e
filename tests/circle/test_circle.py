"""A circle is the fold of its log: who may do what in it, and what comes of it."""

from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from tests.circle.company import MINUTE, Club
from tests.table.desk import ADA, BOB, CLEO, DAN, EVE, NOON
from vivat.circle import commands, decide, entries
from vivat.circle.circle import CHANGES, Circle, replay
from vivat.circle.forgetting import forget
from vivat.game import VivatError
from vivat.game.durations import DAY_MS
from vivat.table.admin.forgetting import NEUTRAL
from vivat.table.decide import Author


def refused(club: Club, act: Callable[[], None]) -> str:
    """The key of the refusal; nothing has changed then."""
    before = len(club.log)
    with pytest.raises(VivatError) as caught:
        act()
    assert len(club.log) == before
    assert caught.value.refusal.sentence()
    return caught.value.refusal.key


def club_of_three() -> Club:
    club = Club()
    club.join(BOB, CLEO)
    return club


CARDS = '[[card]]\nid = "a"\ngroup = "own"\nname = "A"\nabout = "A"\nmarks = [{ statistic = "games" }]'
TRIES: dict[type[commands.CircleCommand], dict[str, Any]] = {
    commands.RenameMember: {"member": 2, "name": "Bobby"},
    commands.RenameCircle: {"name": "Fridays"},
    commands.LeaveCircle: {},
    commands.MarkTable: {"table": "t"},
    commands.UnmarkTable: {"table": "t"},
    commands.AddMember: {"name": "Grandma"},
    commands.AttachMember: {"member": 2, "other": 3},
    commands.RemoveMember: {"member": 3},
    commands.HandOnCircle: {"member": 2},
    commands.ChangeLink: {},
    commands.BeginSeason: {"name": "Winter"},
    commands.EndSeason: {},
    commands.OpenCampaign: {"name": "The crown"},
    commands.CloseCampaign: {},
}


def ready() -> Club:
    """A circle in which everything can be done but to open a second campaign."""
    club = club_of_three()
    club.seats["t", None] = "sits"
    club.do(ADA, commands.BeginSeason, name="Autumn")
    return club


def test_every_command_says_whom_it_is_for_and_every_entry_what_it_changes() -> None:
    assert set(decide.NEEDS) == set(get_args(commands.AnyCircleCommand)) == set(TRIES)
    assert set(CHANGES) == set(get_args(entries.AnyCircleBody))


@pytest.mark.parametrize("kind", TRIES, ids=lambda kind: kind.__name__)
def test_a_command_is_for_members_or_the_host_and_unknown_to_everybody_else(kind: Any) -> None:
    def tried(author: Any) -> str:
        club = ready()
        if kind is commands.CloseCampaign:
            club.do(ADA, commands.OpenCampaign, name="The crown")
        try:
            club.do(author, kind, **TRIES[kind])
        except VivatError as error:
            return error.refusal.key
        return "ok"

    is_host = decide.NEEDS[kind][0] == "host"
    host_may = "circle-host-leaves" if kind is commands.LeaveCircle else "ok"
    assert [tried(author) for author in (ADA, BOB, DAN)] == [
        host_may, "circle-host-only" if is_host else "ok", "circle-unknown"
    ]  # fmt: skip


def test_a_command_of_which_nobody_said_what_it_needs_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    club = club_of_three()
    monkeypatch.setattr(decide, "NEEDS", {})
    assert refused(club, lambda: club.do(ADA, commands.ChangeLink)) == "circle-not-allowed"


def test_one_joins_by_the_link_and_by_no_other() -> None:
    club = Club()
    old = club.circle.link
    for wrong in ("x", old[:-1], old + "a", "é"):
        assert refused(club, lambda wrong=wrong: club.join(BOB, link=wrong)) == "circle-unknown"  # type: ignore[misc]
    club.do(ADA, commands.ChangeLink)
    assert refused(club, lambda: club.join(BOB, link=old)) == "circle-unknown"
    club.join(BOB)
    club.join(BOB)
    assert club.names() == {1: "Ada", 2: "Bob"}


def test_once_a_game_has_begun_only_the_host_takes_its_table_out() -> None:
    """Else whoever loses could take the game out of a campaign, and nobody would be told."""
    club = ready()
    club.do(BOB, commands.MarkTable, table="t")
    club.begun.add("t")
    assert refused(club, lambda: club.do(BOB, commands.UnmarkTable, table="t")) == "circle-host-only"
    assert "t" in club.circle.tables
    club.do(ADA, commands.UnmarkTable, table="t")
    assert "t" not in club.circle.tables


def test_names_are_told_apart() -> None:
    club = club_of_three()
    club.join(Author("g-other", "bob"))
    assert club.names()[4] == "bob 2"
    assert refused(club, lambda: club.do(BOB, commands.RenameMember, member=2, name="CLEO")) == "circle-name-taken"
    assert refused(club, lambda: club.do(BOB, commands.RenameMember, member=3, name="Clio")) == "circle-host-only"
    club.do(BOB, commands.RenameMember, member=2, name="BOB")
    club.do(ADA, commands.RenameMember, member=3, name="Clio")
    assert club.names() == {1: "Ada", 2: "BOB", 3: "Clio", 4: "bob 2"}


def test_whoever_left_may_come_back_as_the_same_and_whoever_was_removed_may_not() -> None:
    club = club_of_three()
    club.do(BOB, commands.LeaveCircle)
    assert club.circle.member_of(BOB.guest) is None
    club.join(BOB)
    assert club.names()[2] == "Bob"
    club.do(ADA, commands.RemoveMember, member=2)
    assert refused(club, lambda: club.join(BOB)) == "circle-unknown"
    assert refused(club, lambda: club.do(ADA, commands.RenameMember, member=2, name="x")) == "circle-no-such-member"


def test_a_link_that_somebody_removed_knows_is_good_for_nothing() -> None:
    club = club_of_three()
    known = club.circle.link
    club.do(ADA, commands.RemoveMember, member=2)
    assert refused(club, lambda: club.join(Author("g-again", "Bob"), link=known)) == "circle-unknown"
    club.do(CLEO, commands.LeaveCircle)
    club.do(ADA, commands.RemoveMember, member=3)
    assert refused(club, lambda: club.join(CLEO)) == "circle-unknown", "leaving first does not help"
    assert refused(club, lambda: club.do(ADA, commands.RemoveMember, member=3)) == "circle-no-such-member"


def test_the_host_hands_on_before_leaving() -> None:
    club = club_of_three()
    assert refused(club, lambda: club.do(ADA, commands.LeaveCircle)) == "circle-host-leaves"
    assert refused(club, lambda: club.do(ADA, commands.RemoveMember, member=1)) == "circle-host-leaves"
    club.do(ADA, commands.AddMember, name="Grandma")
    assert refused(club, lambda: club.do(ADA, commands.HandOnCircle, member=4)) == "circle-no-guest"
    club.do(ADA, commands.HandOnCircle, member=3)
    club.do(ADA, commands.LeaveCircle)
    assert club.circle.host == 3
    club.do(CLEO, commands.RenameCircle, name="Fridays")
    assert club.circle.name == "Fridays"


def test_whoever_comes_to_a_deserted_circle_is_host() -> None:
    club = Club()
    club.do(ADA, commands.LeaveCircle)
    club.join(BOB)
    assert club.circle.host == 2
    club.do(BOB, commands.LeaveCircle)
    club.join(ADA)
    assert club.circle.host == 1


def test_a_name_is_attached_to_a_hand_at_a_table_of_the_circle_alone() -> None:
    club = club_of_three()
    club.do(ADA, commands.AddMember, name="Grandma")
    club.seats |= {("t", 2): "g-ada.2", ("t", 0): ADA.guest, ("t", None): "sits", ("elsewhere", 1): EVE.guest}
    wish = {"member": 4, "table": "t", "chair": 2}
    assert refused(club, lambda: club.do(ADA, commands.AttachMember, **wish)) == "circle-cannot-attach"
    club.do(ADA, commands.MarkTable, table="t")
    for wrong in (
        {"table": "elsewhere", "chair": 1},
        {"table": "t", "chair": 0},
        {"table": "t"},
        {},
        {"other": 4},
        {"other": 1},
    ):
        bad = {"member": 4, **wrong}
        assert refused(club, lambda bad=bad: club.do(ADA, commands.AttachMember, **bad)) == "circle-cannot-attach"  # type: ignore[misc]
    club.do(ADA, commands.AttachMember, **wish)
    assert club.circle.holders["g-ada.2"] == 4
    assert club.circle.members[4].guest is None, "a hand does not see the circle"


def test_a_chair_gives_a_member_games_and_nobody_the_circle() -> None:
    club = club_of_three()
    club.do(ADA, commands.AddMember, name="Grandma")
    club.seats |= {("t", None): "sits", ("t", 1): EVE.guest, ("t", 2): DAN.guest, ("t", 3): BOB.guest}
    club.do(ADA, commands.MarkTable, table="t")
    for member, chair in ((1, 1), (2, 1), (4, 2)):
        club.do(ADA, commands.AttachMember, member=member, table="t", chair=chair)
    assert [club.circle.members[number].guest for number in (1, 2, 4)] == [ADA.guest, BOB.guest, None]
    assert (club.circle.holders[EVE.guest], club.circle.holders[DAN.guest]) == (2, 4)
    assert club.circle.member_of(EVE.guest) is club.circle.member_of(DAN.guest) is None
    taken = {"member": 3, "table": "t", "chair": 3}
    assert refused(club, lambda: club.do(ADA, commands.AttachMember, **taken)) == "circle-cannot-attach"
    club.join(DAN)
    assert (club.names(), club.circle.members[4].guest) == ({1: "Ada", 2: "Bob", 3: "Cleo", 4: "Grandma"}, DAN.guest)


@pytest.mark.parametrize("member", [2, 4])
def test_a_lost_self_is_attached_and_whoever_came_last_holds_the_name(member: int) -> None:
    club = club_of_three()
    club.join(EVE)
    club.do(ADA, commands.AttachMember, member=member, other=6 - member)
    assert club.names() == {1: "Ada", 3: "Cleo"} | {member: club.circle.members[member].name}
    assert club.circle.member_of(EVE.guest) is club.circle.members[member]
    assert club.circle.member_of(BOB.guest) is None, "the lost device sees nothing any more"
    assert (club.circle.holders[BOB.guest], club.circle.holders[EVE.guest]) == (member, member)


def test_a_lost_self_of_the_hosts_does_not_become_host() -> None:
    club = club_of_three()
    club.do(ADA, commands.AttachMember, member=1, other=3)
    assert (club.circle.members[1].guest, club.circle.holders[CLEO.guest]) == (ADA.guest, 1)
    assert club.circle.member_of(CLEO.guest) is None


def test_seasons_follow_each_other_and_campaigns_come_one_at_a_time() -> None:
    club = club_of_three()
    assert refused(club, lambda: club.do(ADA, commands.EndSeason)) == "circle-no-season"
    for name in ("Autumn", "Winter"):
        club.now += MINUTE
        club.do(ADA, commands.BeginSeason, name=name)
    autumn, winter = club.circle.seasons
    assert [autumn.holds(at) + 2 * winter.holds(at) for at in (club.now - MINUTE, club.now - 1, club.now)] == [1, 1, 2]
    club.now += MINUTE
    club.do(ADA, commands.EndSeason)
    assert (winter.holds(club.now), winter.holds(club.now + 1)) == (True, False)
    assert refused(club, lambda: club.do(ADA, commands.CloseCampaign)) == "circle-no-campaign"
    club.do(ADA, commands.OpenCampaign, name="One", catalogue=CARDS)
    assert refused(club, lambda: club.do(ADA, commands.OpenCampaign, name="Two")) == "circle-campaign-open"
    club.do(ADA, commands.CloseCampaign)
    bad = 'card = [{ id = "a", group = "b", marks = [{ statistic = "nothing" }] }]'
    assert refused(club, lambda: decide.check_cards(bad)) == "data-unknown-statistic"
    club.do(ADA, commands.OpenCampaign, name="Two")
    assert [each.ended is None for each in club.circle.campaigns] == [False, True]


def test_a_clock_that_was_ahead_does_not_count_for_what_comes_later() -> None:
    club = Club()
    club.now += 50 * 365 * DAY_MS
    club.do(ADA, commands.BeginSeason, name="Wrong")
    club.now = NOON
    club.do(ADA, commands.BeginSeason, name="Right")
    assert [each.holds(NOON + MINUTE) for each in club.circle.seasons] == [False, True]


def test_a_circle_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    club = club_of_three()
    monkeypatch.setattr(decide, "MOST_CATALOGUES", 1)
    club.do(ADA, commands.OpenCampaign, name="One", catalogue=CARDS)
    club.do(ADA, commands.CloseCampaign)
    again = {"name": "Two", "catalogue": CARDS}
    assert refused(club, lambda: club.do(ADA, commands.OpenCampaign, **again)) == "circle-many-cards"
    monkeypatch.setattr(decide, "MOST_MEMBERS", 3)
    assert refused(club, lambda: club.join(DAN)) == "circle-full"
    assert refused(club, lambda: club.do(ADA, commands.AddMember, name="Dan")) == "circle-full"
    monkeypatch.setattr(decide, "MOST_ENTRIES", len(club.log))
    assert refused(club, lambda: club.do(ADA, commands.ChangeLink)) == "circle-full"
    club.do(BOB, commands.LeaveCircle)


def test_what_changes_nothing_is_not_written() -> None:
    club = ready()
    club.do(BOB, commands.MarkTable, table="t")
    before = len(club.log)
    club.do(BOB, commands.MarkTable, table="t")
    club.do(BOB, commands.RenameMember, member=2, name="Bob")
    club.do(ADA, commands.RenameCircle, name="Thursdays")
    club.do(ADA, commands.HandOnCircle, member=1)
    assert len(club.log) == before


def test_one_member_cannot_fill_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    club = club_of_three()
    monkeypatch.setattr(decide, "MOST_A_DAY", 3)

    def rename() -> None:
        club.do(BOB, commands.RenameMember, member=2, name=f"Bob {len(club.log)}")

    for _ in range(2):
        for _ in range(3):
            rename()
        assert refused(club, rename) == "circle-enough-today"
        club.do(CLEO, commands.RenameMember, member=3, name=f"Cleo {len(club.log)}")
        club.now += DAY_MS
    club.do(BOB, commands.LeaveCircle)
    monkeypatch.setattr(decide, "MOST_A_DAY", 100)
    monkeypatch.setattr(decide, "MOST_ENTRIES", len(club.log) + decide.HOSTS_ENTRIES)
    assert refused(club, lambda: club.join(BOB)) == "circle-full"
    club.do(ADA, commands.ChangeLink)


def test_nobody_comes_and_goes_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    club = Club()
    monkeypatch.setattr(decide, "MOST_JOINING", 2)
    club.join(BOB)
    club.do(BOB, commands.LeaveCircle)
    club.join(BOB)
    assert refused(club, lambda: club.join(CLEO)) == "circle-enough-today"
    club.now += DAY_MS
    club.join(CLEO)


# Forgetting.


def test_a_guest_who_is_deleted_leaves_no_name_and_no_id_behind() -> None:
    club = club_of_three()
    club.do(BOB, commands.RenameMember, member=2, name="Bobby")
    club.do(ADA, commands.HandOnCircle, member=2)
    club.do(BOB, commands.BeginSeason, name="Winter")
    found = forget("club", club.log, BOB.guest)
    assert found is not None
    changed = {entry.seq: entry for entry in found.changed}
    log = [*(changed.get(entry.seq, entry) for entry in club.log), found.added]
    text = msgspec.json.encode(log).decode()
    assert not any(each in text for each in (BOB.guest, "Bob", "Bobby"))
    after = replay("club", log)
    assert [(each.name, each.gone) for each in after.members.values()] == [
        ("Ada", False), (NEUTRAL, True), ("Cleo", False)
    ]  # fmt: skip
    assert (after.host, after.member_of(BOB.guest), [each.name for each in after.seasons]) == (1, None, ["Winter"])
    assert not any(author == BOB.guest for author, _ in after.commands)


def test_a_deleted_guest_is_forgotten_as_all_whom_they_were() -> None:
    club = club_of_three()
    club.join(EVE)
    club.do(ADA, commands.AttachMember, member=2, other=4)
    after = forgotten(club, EVE.guest)
    assert [each.name for each in after.members.values()] == ["Ada", NEUTRAL, "Cleo", f"{NEUTRAL} 2"]
    assert [each.name for each in forgotten(club, BOB.guest).members.values()] == ["Ada", "Bob", "Cleo", "Eve"]


def forgotten(club: Club, person: str) -> Circle:
    """The circle once a person is forgotten in it."""
    found = forget("club", club.log, person)
    assert found is not None
    changed = {entry.seq: entry for entry in found.changed}
    return replay("club", [*(changed.get(entry.seq, entry) for entry in club.log), found.added])


def test_hands_of_a_deleted_guest_are_nobodys_and_other_names_stay() -> None:
    club = club_of_three()
    club.do(ADA, commands.AddMember, name="Grandma")
    club.seats |= {("t", 2): f"{BOB.guest}.1", ("t", None): "sits"}
    club.do(ADA, commands.MarkTable, table="t")
    club.do(ADA, commands.AttachMember, member=4, table="t", chair=2)
    found = forget("club", club.log, BOB.guest)
    assert found is not None
    assert BOB.guest not in msgspec.json.encode(found.changed).decode()
    assert "Grandma" not in msgspec.json.encode(found.changed).decode(), "the name was not touched"


def test_a_circle_of_one_goes_with_that_one() -> None:
    club = Club()
    assert forget("club", club.log, ADA.guest) is None
    club.do(ADA, commands.AddMember, name="Grandma")
    assert forget("club", club.log, ADA.guest) is None


# Whatever people do.


class CircleMachine(RuleBasedStateMachine):
    """People do anything in any order; some things never are so."""

    def __init__(self) -> None:
        super().__init__()
        self.club = Club()
        self.club.seats |= {("t", None): "sits", ("t", 1): "g-bob.1", ("t", 2): "g-eve"}

    @rule(who=st.sampled_from([ADA, BOB, CLEO, DAN]))
    def join(self, who: Any) -> None:
        self._try(lambda: self.club.join(who))

    @rule(
        who=st.sampled_from([ADA, BOB, CLEO, DAN]),
        kind=st.sampled_from(list(TRIES)),
        member=st.integers(1, 5),
        other=st.one_of(st.none(), st.integers(1, 5)),
    )
    def act(self, who: Any, kind: Any, member: int, other: int | None) -> None:
        fields = dict(TRIES[kind])
        if "member" in fields:
            fields["member"] = member
        if kind is commands.AttachMember:
            fields["other"] = other
            if other is None:
                fields |= {"table": "t", "chair": member % 3}
        self.club.now += 1
        self._try(lambda: self.club.do(who, kind, **fields))

    def _try(self, act: Callable[[], None]) -> None:
        try:
            act()
        except VivatError as error:
            error.refusal.sentence()

    @invariant()
    def the_log_is_the_circle(self) -> None:
        read = [msgspec.json.decode(msgspec.json.encode(entry), type=entries.CircleEntry) for entry in self.club.log]
        assert replay("club", read) == self.club.circle

    @invariant()
    def nobody_holds_two_names(self) -> None:
        held = [each.guest for each in self.club.circle.members.values() if each.guest is not None]
        assert len(held) == len(set(held))

    @invariant()
    def there_is_a_host_unless_nobody_is_there(self) -> None:
        circle = self.club.circle
        heirs = [each for each in circle.present if each.guest is not None]
        assert not heirs or circle.members[circle.host] in heirs

    @invariant()
    def anybody_can_be_forgotten(self) -> None:
        for who in (BOB, CLEO):
            found = forget("club", self.club.log, who.guest)
            if found is not None:
                changed = {entry.seq: entry for entry in found.changed}
                log = [*(changed.get(entry.seq, entry) for entry in self.club.log), found.added]
                assert who.guest not in msgspec.json.encode(log).decode()
                after = replay("club", log)
                assert after.members[after.host].guest is not None


CircleMachine.TestCase.settings = settings(max_examples=25, stateful_step_count=25, deadline=None)
test_whatever_people_do = CircleMachine.TestCase
