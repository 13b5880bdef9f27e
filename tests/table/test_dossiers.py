"""S10.4: What a table keeps for each chair of what it knows of the others, in the view that is sent to it."""

from tests.table.desk import ADA, BOB, begun, options
from vivat.bots.remark import Remark
from vivat.game.sentence import RoleRef, Sentence
from vivat.rules.intrigue.roles import FOOL, ROLE_NAMES
from vivat.table.commands import Claim, Mute
from vivat.table.desk import Desk
from vivat.table.entries import Said
from vivat.table.table import Decided
from vivat.table.view import PresenceView, RoleClaimView, View, view_table


def seen(desk: Desk, chair: int | None) -> View:
    return view_table(desk.table, chair, PresenceView())


def table_of(**wishes: bool) -> Desk:
    """Ada and Bob with three bots at the card game."""
    return begun(options("me", "open", "steward", "steward", "steward", game="intrigue", first_seat=0, **wishes), BOB)


def claim(desk: Desk, chair: int, role: int) -> None:
    """A bot says that it has a role."""
    remark = Remark("claim-role", 1, facts={"role": RoleRef(role)})
    desk.write("", "", Decided(Said(chair, "", team=False, is_phrase=False, remark=remark)))


def test_S10_4_every_chair_has_its_own_and_spectators_have_none() -> None:
    desk = table_of()
    adas, bobs = seen(desk, 0).knowledge, seen(desk, 1).knowledge
    assert adas is not None
    assert bobs is not None
    assert (adas[0].why, bobs[1].why) == ("own", "own")
    assert adas[1].role is bobs[0].role is None
    assert seen(desk, None).knowledge is None
    assert seen(table_of(memory_aids=False), 0).knowledge is None


def test_S10_4_a_claim_is_judged_by_what_its_reader_knows() -> None:
    desk = table_of()
    knowledge = seen(desk, 0).knowledge
    assert knowledge is not None
    own = knowledge[0].role or 0
    other = FOOL if own != FOOL else ROLE_NAMES.index("sage")
    claim(desk, 2, own)
    claim(desk, 3, other)
    assert seen(desk, 0).role_claims == [RoleClaimView(2, own, "disproved"), RoleClaimView(3, other, None)]
    assert [each.verdict for each in seen(desk, 1).role_claims if each.role == own] == [None]
    assert seen(desk, None).role_claims == []
    desk.send(ADA, Mute(id="mute", chair=2))
    assert seen(desk, 0).role_claims == [RoleClaimView(3, other, None)]


def test_S10_4_a_role_that_a_person_claims_is_kept_and_read_in_every_language() -> None:
    desk = table_of()
    desk.send(BOB, Claim(id="fool", text="Sono il Folle", role=FOOL))
    desk.send(BOB, Claim(id="promise", text="I will not kill anybody"))
    assert [(each.chair, each.role) for each in seen(desk, 0).role_claims] == [(1, FOOL)]
    told = [line.sentence for line in desk.table.lines_for(0) if line.kind == "claimed"]
    assert told == [Sentence("remark-claim-role", {"wording": 0, "role": RoleRef(FOOL)}), None]


def test_S10_4_without_memory_aids_claims_are_not_kept() -> None:
    desk = table_of(memory_aids=False)
    claim(desk, 2, FOOL)
    assert seen(desk, 0).role_claims == []
