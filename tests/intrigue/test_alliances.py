"""S4.7, S6: How alliances are made, what they forbid, and how they break."""

import pytest

from tests.intrigue.positions import (
    ANNA,
    BEN,
    CARD,
    CLEO,
    DAN,
    GOLD_COINS,
    HAND_OF_CARDS,
    ROLE_CARD,
    Position,
    accuse,
    ally,
    ally_sharing,
    assassinate,
    bribe,
    extort,
    investigate,
    join,
    loners,
    offer,
    sabotage,
    seize_him,
    told,
)
from vivat.rules.intrigue import events
from vivat.rules.intrigue.actions import ACCEPT, PASS, REFUSE
from vivat.rules.intrigue.goods import INFLUENCE, POWER
from vivat.rules.intrigue.reasons import (
    ALLIES_DO_NOT,
    ALREADY_ALLIED,
    CARDS_MISSING,
    DEAD,
    HOLDS_BOTH,
    LEGAL,
    MUST_PAY,
    NO_ALLIANCES,
    NOT_YOURSELF,
    PARTNER_IS_ALLIED,
    TOO_MANY_PROPOSALS,
)
from vivat.rules.intrigue.state import ACT, JOIN
from vivat.rules.log import EVERYONE


def test_S1_4_both_partners_take_a_card_of_the_alliance() -> None:
    g = Position(hands={ANNA: "II"})
    g.do(ally(CLEO), join())
    assert (g.s.ally[ANNA], g.s.ally[CLEO]) == (CLEO, ANNA)


@pytest.mark.parametrize(("card", "suit"), [("I", INFLUENCE), ("P", POWER)])
@pytest.mark.parametrize(("paid", "partners"), [("I", INFLUENCE), ("P", POWER)])
def test_S4_7_with_one_card_the_only_yes_is_to_pay_the_other(card: str, suit: int, paid: str, partners: int) -> None:
    g = Position(hands={ANNA: f"M{card}", BEN: f"K{paid}"})
    assert not any(g.can(ally(BEN, both)) for both in ("II", "IP", "PI", "PP"))
    assert g.do(ally_sharing(BEN)) == [(events.PROPOSED, ANNA, BEN, 1, EVERYONE)]
    assert (g.actor, g.legal()) == (BEN, [REFUSE, join(paid)])
    assert g.why_not(join()) == MUST_PAY
    assert sorted(g.do(join(paid))[:-1]) == sorted(
        [(events.SPENT, ANNA, suit, 1, EVERYONE), (events.SPENT, BEN, partners, 1, EVERYONE)]
    )
    assert (g.hand(ANNA), g.hand(BEN), g.allies, g.s.actions_left) == ("M", "K", {(ANNA, BEN)}, 1)


def test_S4_7_a_shared_proposal_that_is_refused_costs_nothing() -> None:
    g = Position(hands={ANNA: "I", BEN: "M"})
    g.do(ally_sharing(BEN))
    assert g.legal() == [REFUSE]
    g.do(REFUSE)
    assert (g.hand(ANNA), g.s.actions_left, g.s.proposals) == ("I", 2, 1)


@pytest.mark.parametrize(
    ("hand", "reason"),
    [("I", LEGAL), ("P", LEGAL), ("MMKK", CARDS_MISSING), ("II", HOLDS_BOTH), ("IP", HOLDS_BOTH), ("PP", HOLDS_BOTH)],
)
def test_S4_7_only_who_holds_just_one_card_proposes_with_it(hand: str, reason: int) -> None:
    assert Position(hands={ANNA: hand}).why_not(ally_sharing(BEN)) == reason


def test_S4_7_with_forced_alliances_the_proposer_pays_both() -> None:
    g = Position(hands={ANNA: "I", BEN: "I"})
    g.p.forced_alliances = 1
    assert g.why_not(ally_sharing(BEN)) == CARDS_MISSING


def test_S6_2_a_shared_proposal_is_one_too() -> None:
    g = Position(hands={ANNA: "I", BEN: "I"}, allies=[(BEN, CLEO)])
    assert (g.why_not(ally_sharing(BEN)), g.why_not(ally_sharing(ANNA))) == (PARTNER_IS_ALLIED, NOT_YOURSELF)
    g.s.proposals = 3
    assert g.why_not(ally_sharing(DAN)) == TOO_MANY_PROPOSALS


def test_S4_7_the_partner_is_asked() -> None:
    g = Position(hands={ANNA: "II"})
    assert g.do(ally(BEN)) == [(events.PROPOSED, ANNA, BEN, 0, EVERYONE)]
    assert (g.s.phase, g.actor) == (JOIN, BEN)
    assert g.do(join()) == [
        (events.SPENT, ANNA, INFLUENCE, 2, EVERYONE),
        (events.ALLIED, ANNA, BEN, 0, EVERYONE),
    ]
    assert (g.hand(ANNA), g.discards, g.allies, g.s.actions_left) == ("", "II", {(ANNA, BEN)}, 1)


def test_S4_7_a_refusal_costs_nothing_and_is_no_action() -> None:
    g = Position(hands={ANNA: "II"})
    assert g.do(ally(BEN), REFUSE)[-1] == (events.REFUSED, BEN, ANNA, 0, EVERYONE)
    assert (g.s.phase, g.actor, g.s.actions_left) == (ACT, ANNA, 2)
    assert (g.hand(ANNA), g.discards, g.allies) == ("II", "", set())


SHARES = [
    # The proposal, the partner's help, and what is left to both of "IIPP" and "IP".
    ("II", "", "PP", "IP"),
    ("II", "I", "IPP", "P"),
    ("II", "P", "IPP", "I"),
    ("IP", "", "IP", "IP"),
    ("IP", "I", "IPP", "P"),
    ("IP", "P", "IPP", "I"),
    ("PI", "", "IP", "IP"),
    ("PI", "I", "IIP", "P"),
    ("PI", "P", "IIP", "I"),
    ("PP", "", "II", "IP"),
    ("PP", "I", "IIP", "P"),
    ("PP", "P", "IIP", "I"),
]


@pytest.mark.parametrize(("paid", "help_", "left", "partner_left"), SHARES)
def test_S4_7_who_pays_what(paid: str, help_: str, left: str, partner_left: str) -> None:
    """The proposer pays both, or the first of the two when the partner helps with one."""
    g = Position(hands={ANNA: "IIPP", BEN: "IP"})
    g.do(ally(BEN, paid), join(help_))
    assert (g.hand(ANNA), g.hand(BEN)) == (left, partner_left)
    assert len(g.discards) == 2
    assert g.allies == {(ANNA, BEN)}


def test_S4_7_what_is_paid_lands_by_suit() -> None:
    g = Position(hands={ANNA: "IP", BEN: "I"})
    rows = g.do(ally(BEN, "PI"), join("I"))
    assert told(rows, events.SPENT) == [
        (events.SPENT, BEN, INFLUENCE, 1, EVERYONE),
        (events.SPENT, ANNA, POWER, 1, EVERYONE),
    ]
    assert g.discards == "IP"


def test_S4_7_the_partner_helps_only_with_a_card_the_partner_has() -> None:
    for hand, helps in (("", ""), ("I", "I"), ("P", "P"), ("IP", "IP"), ("MK", "")):
        g = Position(hands={ANNA: "II", BEN: hand})
        g.do(ally(BEN))
        assert g.legal() == [REFUSE, join(), *map(join, helps)]
    assert (g.why_not(join("I")), g.why_not(join("P"))) == (CARDS_MISSING, CARDS_MISSING)


@pytest.mark.parametrize("hand", ["", "I", "P", "IMK"])
def test_S4_7_the_proposer_must_hold_both_cards(hand: str) -> None:
    g = Position(hands={ANNA: hand, BEN: "II"})
    assert {g.why_not(ally(BEN, paid)) for paid in ("II", "IP", "PI", "PP")} == {CARDS_MISSING}


def test_S4_7_three_proposals_a_turn() -> None:
    g = Position(hands={ANNA: "II"})
    for whom in (BEN, CLEO, BEN):
        g.do(ally(whom), REFUSE)
    assert {g.why_not(ally(whom)) for whom in (BEN, CLEO, DAN)} == {TOO_MANY_PROPOSALS}
    g.do(PASS, PASS, PASS, PASS)
    assert (g.actor, g.why_not(ally(BEN))) == (ANNA, LEGAL)


def test_S4_7_offers_of_trade_are_counted_apart() -> None:
    g = Position(hands={ANNA: "II"})
    for _ in range(3):
        g.do(ally(BEN), REFUSE)
    assert g.can(offer(BEN, "I", "M")[0])


def test_S4_7_forced_alliances_ask_nobody() -> None:
    g = Position(hands={ANNA: "II", BEN: "II"}, forced_alliances=True)
    rows = g.do(ally(BEN))
    assert told(rows, events.ALLIED) == [(events.ALLIED, ANNA, BEN, 0, EVERYONE)]
    assert (g.hand(ANNA), g.hand(BEN), g.actor, g.s.actions_left) == ("", "II", ANNA, 1)


@pytest.mark.parametrize(("whom", "reason"), [(ANNA, NOT_YOURSELF), (DAN, DEAD)])
def test_S4_7_with_another_player_who_is_alive(whom: int, reason: int) -> None:
    assert Position(hands={ANNA: "II"}, dead=[DAN]).why_not(ally(whom)) == reason


def test_S4_7_no_alliances_in_some_scenarios() -> None:
    g = Position("sage king fool assassin", scenario=loners(), hands={ANNA: "II"})
    assert {g.why_not(ally(whom)) for whom in (BEN, CLEO, DAN)} == {NO_ALLIANCES}


FORBIDDEN = [
    *(bribe(BEN, card) for card in "MKI"),
    *(extort(BEN, what, paid) for what in (CARD, GOLD_COINS) for paid in ("MM", "MP", "PP")),
    *(investigate(BEN, what, paid) for what in (ROLE_CARD, HAND_OF_CARDS) for paid in ("KK", "KP", "PP")),
]


def test_S6_1_allies_do_not_bribe_extort_or_investigate_one_another() -> None:
    hands, gold = {ANNA: "MMKKPP", BEN: "MKI"}, {ANNA: 9, BEN: 9}
    g = Position(hands=hands, gold=gold, allies=[(ANNA, BEN)])
    assert {g.why_not(action) for action in FORBIDDEN} == {ALLIES_DO_NOT}
    g = Position(hands=hands, gold=gold, allies=[(ANNA, CLEO)])
    assert {g.why_not(action) for action in FORBIDDEN} == {LEGAL}


def test_S6_1_whatever_else_they_may_do() -> None:
    g = Position("king assassin sage fool", hands={ANNA: "PPPPPMKI", BEN: "K"}, allies=[(ANNA, BEN)])
    assert g.can(seize_him(BEN))
    assert g.can(sabotage(ANNA))
    g.do(offer(BEN, "M", "K"), ACCEPT)
    g = Position("assassin king sage fool", hands={ANNA: "MMM"}, gold={ANNA: 4}, allies=[(ANNA, BEN)])
    assert g.can(assassinate(BEN))
    g = Position("investigator assassin sage fool", hands={ANNA: "KKK"}, allies=[(ANNA, BEN)])
    assert g.can(accuse(BEN))


def test_S6_1_allies_do_not_see_each_others_cards() -> None:
    """A new alliance tells nothing but itself."""
    g = Position(hands={ANNA: "IIMP", BEN: "KK"})
    assert [row.audience for row in g.do(ally(BEN), join())] == [EVERYONE] * 3


def test_S6_2_one_alliance_at_a_time() -> None:
    g = Position(hands={ANNA: "IIPP"}, allies=[(ANNA, BEN)])
    assert {g.why_not(ally(whom, paid)) for whom in (BEN, CLEO) for paid in ("II", "PP")} == {ALREADY_ALLIED}


def test_S6_2_not_with_somebody_who_has_an_ally() -> None:
    g = Position(hands={ANNA: "II"}, allies=[(CLEO, DAN)])
    assert [g.why_not(ally(whom)) for whom in (BEN, CLEO, DAN)] == [LEGAL, PARTNER_IS_ALLIED, PARTNER_IS_ALLIED]


def test_S6_2_after_a_break_one_may_ally_again() -> None:
    g = Position(hands={ANNA: "MKIII"}, allies=[(ANNA, BEN)])
    g.do(sabotage(ANNA), ally(BEN), join())
    assert g.allies == {(ANNA, BEN)}


def test_S6_3_sabotage_breaks_an_alliance() -> None:
    g = Position(hands={ANNA: "MKI"}, allies=[(BEN, DAN)])
    rows = g.do(sabotage(BEN))
    assert told(rows, events.ALLIANCE_BROKEN) == [(events.ALLIANCE_BROKEN, BEN, DAN, 0, EVERYONE)]
    assert g.allies == set()


@pytest.mark.parametrize("victim", [BEN, DAN])
def test_S6_3_death_breaks_an_alliance(victim: int) -> None:
    g = Position("knight sage assassin fool", hands={ANNA: "MMM"}, allies=[(BEN, DAN)])
    rows = g.do(assassinate(victim))
    assert told(rows, events.ALLIANCE_BROKEN) == [(events.ALLIANCE_BROKEN, victim, 4 - victim, 0, EVERYONE)]
    assert g.allies == set()


def test_S6_3_jail_does_not() -> None:
    g = Position("king sage assassin fool", hands={ANNA: "PPPPP"}, allies=[(BEN, DAN)])
    g.do(seize_him(BEN))
    assert g.allies == {(BEN, DAN)}


def test_S6_3_nor_does_a_trade_or_the_end_of_a_turn() -> None:
    g = Position(hands={ANNA: "M", BEN: "K"}, allies=[(ANNA, BEN)])
    g.do(offer(BEN, "M", "K"), ACCEPT, PASS, PASS)
    assert g.allies == {(ANNA, BEN)}
