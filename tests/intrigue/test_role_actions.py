"""S5: Assassinate, Accuse, Seize Him!; death and jail."""

import pytest

from tests.intrigue.positions import (
    ANNA,
    BEN,
    CARD,
    CLEO,
    DAN,
    Position,
    accuse,
    assassinate,
    bribe,
    extort,
    kinds,
    offer,
    sabotage,
    sale,
    seize,
    seize_him,
    sheet_with,
    steal,
    told,
)
from vivat.rules.intrigue import events
from vivat.rules.intrigue.actions import ACCEPT, ASSASSINATE, PASS, SEIZE_HIM
from vivat.rules.intrigue.goods import GOLD, KNOWLEDGE, MIGHT, POWER
from vivat.rules.intrigue.play import weight
from vivat.rules.intrigue.reasons import (
    ALREADY_JAILED,
    CARDS_MISSING,
    JAILED_ONCE,
    LEGAL,
    NOT_ENOUGH_GOLD,
    NOT_IN_THE_HAND,
    NOT_YOUR_ROLE,
)
from vivat.rules.intrigue.roles import ASSASSIN, INVESTIGATOR, KING, KNIGHT, ROLE_NAMES, SAGE
from vivat.rules.intrigue.state import OVER
from vivat.rules.log import EVERYONE

RICH = {ANNA: "MMMKKKIIIPPPPP"}


@pytest.mark.parametrize("role", ROLE_NAMES)
def test_S5_1_only_a_role_that_has_it(role: str) -> None:
    others = [name for name in ("sage", "merchant", "fool", "politician") if name != role][:3]
    g = Position(" ".join([role, *others]), hands=RICH, gold={ANNA: 9})
    allowed = {"king": [seize_him], "assassin": [assassinate], "knight": [assassinate], "investigator": [accuse]}
    for action in (assassinate, accuse, seize_him):
        expected = LEGAL if action in allowed.get(role, []) else NOT_YOUR_ROLE
        assert {g.why_not(action(whom)) for whom in (BEN, CLEO, DAN)} == {expected}


def test_S5_1_the_role_is_shown_when_its_action_is_used() -> None:
    for role, action, hand in (
        ("knight", assassinate, "MMM"),
        ("investigator", accuse, "KKK"),
        ("king", seize_him, "PPPPP"),
    ):
        g = Position(f"{role} sage fool merchant", hands={ANNA: hand})
        rows = g.do(action(BEN))
        assert rows[0] == (events.ROLE_SHOWN, ANNA, ROLE_NAMES.index(role), 0, EVERYONE)
        assert g.s.shown[ANNA] == 1


def test_S5_1_it_is_shown_once_and_stays_so() -> None:
    g = Position("knight sage fool merchant", hands={ANNA: "MMMMMM"})
    assert [row.subject for row in told(g.do(assassinate(BEN)), events.ROLE_SHOWN)] == [ANNA, BEN]
    assert [row.subject for row in told(g.do(assassinate(CLEO)), events.ROLE_SHOWN)] == [CLEO]
    assert g.s.shown[ANNA] == 1


def test_S5_1_power_is_not_wild() -> None:
    g = Position("assassin king sage fool", hands={ANNA: "MMPPP"}, gold={ANNA: 9})
    assert g.why_not(assassinate(BEN)) == CARDS_MISSING
    g = Position("investigator assassin sage fool", hands={ANNA: "KKPPP"})
    assert g.why_not(accuse(BEN)) == CARDS_MISSING


def test_S5_1_other_suits_do_not_count_for_power() -> None:
    assert Position(hands={ANNA: "MKIPPPP"}).why_not(seize_him(BEN)) == CARDS_MISSING


def test_S5_1_it_takes_one_action() -> None:
    g = Position("knight sage fool merchant", hands={ANNA: "MMM"})
    g.do(assassinate(BEN))
    assert (g.actor, g.s.actions_left) == (ANNA, 1)


def test_S5_2_the_assassin_pays_three_might_and_four_gold() -> None:
    g = Position("assassin king sage fool", hands={ANNA: "MMMK"}, gold={ANNA: 5})
    assert g.do(assassinate(CLEO)) == [
        (events.ROLE_SHOWN, ANNA, ASSASSIN, 0, EVERYONE),
        (events.SPENT, ANNA, MIGHT, 3, EVERYONE),
        (events.SPENT, ANNA, GOLD, 4, EVERYONE),
        (events.ASSASSINATED, ANNA, CLEO, 0, EVERYONE),
        (events.ROLE_SHOWN, CLEO, SAGE, 0, EVERYONE),
    ]
    assert (g.hand(ANNA), g.gold[ANNA], g.discards) == ("K", 1, "MMM")


def test_S5_2_not_for_less() -> None:
    assert (
        Position("assassin king sage fool", hands={ANNA: "MM"}, gold={ANNA: 9}).why_not(assassinate(BEN))
        == CARDS_MISSING
    )
    g = Position("assassin king sage fool", hands={ANNA: "MMM"}, gold={ANNA: 3})
    assert g.why_not(assassinate(BEN)) == NOT_ENOUGH_GOLD


def test_S5_2_the_knight_pays_three_might() -> None:
    g = Position("knight king sage fool", hands={ANNA: "MMM"})
    g.do(assassinate(BEN))
    assert (g.hand(ANNA), g.gold[ANNA], g.discards, g.s.dead[BEN]) == ("", 0, "MMM", 1)


def test_S5_2_killing_the_target_wins_at_once() -> None:
    g = Position("assassin king sage fool", hands={ANNA: "MMM"}, gold={ANNA: 4})
    g.do(assassinate(BEN))
    assert (g.s.phase, g.winners, g.allied_winners) == (OVER, {ANNA}, set())


def test_S5_2_killing_anybody_else_goes_through_and_does_not_win() -> None:
    g = Position("assassin king sage fool", hands={ANNA: "MMM"}, gold={ANNA: 4})
    g.do(assassinate(DAN))
    assert (g.s.dead[: g.p.players], g.winners, g.actor) == ([0, 0, 0, 1], set(), ANNA)


def test_S5_3_the_investigator_pays_three_knowledge() -> None:
    g = Position("investigator king assassin fool", hands={ANNA: "KKKP"})
    assert g.do(accuse(DAN)) == [
        (events.ROLE_SHOWN, ANNA, INVESTIGATOR, 0, EVERYONE),
        (events.SPENT, ANNA, KNOWLEDGE, 3, EVERYONE),
        (events.ACCUSED, ANNA, DAN, 0, EVERYONE),
    ]
    assert (g.hand(ANNA), g.discards, g.s.actions_left) == ("P", "KKK", 1)


def test_S5_3_a_right_accusation_wins_at_once() -> None:
    g = Position("investigator king assassin fool", hands={ANNA: "KKK"})
    rows = g.do(accuse(CLEO))
    assert told(rows, events.ACCUSED) == [(events.ACCUSED, ANNA, CLEO, 1, EVERYONE)]
    assert (g.s.phase, g.winners) == (OVER, {ANNA})


def test_S5_3_the_wrongly_accused_keep_their_secret_and_everything_else() -> None:
    g = Position("investigator king assassin fool", hands={ANNA: "KKK", BEN: "MP"}, gold={BEN: 3})
    g.do(accuse(BEN))
    assert (g.s.shown[BEN], g.hand(BEN), g.gold[BEN], g.winners) == (0, "MP", 3, set())


def test_S5_4_the_king_shows_five_power_and_keeps_them() -> None:
    g = Position(hands={ANNA: "PPPPPP", BEN: "MKKP"}, gold={ANNA: 1, BEN: 4})
    assert g.do(seize_him(BEN)) == [
        (events.ROLE_SHOWN, ANNA, KING, 0, EVERYONE),
        (events.JAILED, ANNA, BEN, 0, EVERYONE),
        (events.DISCARDED, BEN, MIGHT, 1, EVERYONE),
        (events.DISCARDED, BEN, KNOWLEDGE, 2, EVERYONE),
        (events.DISCARDED, BEN, POWER, 1, EVERYONE),
        (events.DISCARDED, BEN, GOLD, 4, EVERYONE),
    ]
    assert (g.hand(ANNA), g.gold[:2], g.s.locked[ANNA], g.s.actions_left) == ("PPPPPP", [1, 0], 5, 1)


def test_S5_4_not_with_four() -> None:
    assert Position(hands={ANNA: "PPPP"}).why_not(seize_him(BEN)) == CARDS_MISSING


def test_S5_4_once_a_turn() -> None:
    g = Position(hands={ANNA: "PPPPP"})
    g.do(seize_him(BEN))
    assert {g.why_not(seize_him(whom)) for whom in (BEN, CLEO, DAN)} == {JAILED_ONCE}
    g.do(PASS, PASS, PASS)
    assert (g.actor, g.can(seize_him(BEN))) == (ANNA, True)


def test_S5_4_nobody_is_jailed_twice_over() -> None:
    """It takes a sheet with two jailers."""
    sheet = sheet_with("merchant", action=SEIZE_HIM, cost=(0, 0, 0, 1, 0))
    g = Position("king merchant sage fool", hands={ANNA: "PPPPP", BEN: "P"}, sheet=sheet)
    g.do(seize_him(DAN), PASS)
    assert (g.actor, g.why_not(seize_him(DAN)), g.why_not(seize_him(CLEO))) == (BEN, ALREADY_JAILED, LEGAL)


def test_S5_4_what_was_shown_cannot_be_stolen() -> None:
    g = Position(hands={ANNA: "KPPPPPP", CLEO: "MM"})
    g.do(seize_him(BEN), PASS, extort(ANNA, CARD))
    assert {action: weight(g.p, g.s, action) for action in g.legal()} == {steal("K"): 1, steal("P"): 1}


def test_S5_4_with_nothing_else_in_hand_nothing_can_be_stolen() -> None:
    g = Position(hands={ANNA: "PPPPP", CLEO: "MM"})
    rows = g.do(seize_him(BEN), PASS, extort(ANNA, CARD))
    assert told(rows, events.CARD_TAKEN) == []
    assert (g.hand(ANNA), g.s.actions_left) == ("PPPPP", 1)


def test_S5_4_not_by_sabotage_either() -> None:
    g = Position(hands={ANNA: "MPPPPP", CLEO: "MKI"}, allies=[(ANNA, DAN)])
    g.do(seize_him(BEN), PASS, sabotage(ANNA))
    assert g.legal() == [steal("M")]
    assert g.why_not(steal("P")) == NOT_IN_THE_HAND


def test_S5_4_before_it_was_shown_it_could_be() -> None:
    g = Position(hands={ANNA: "PPPPP", CLEO: "MM"}, turn=CLEO)
    g.do(extort(ANNA, CARD))
    assert g.legal() == [steal("P")]


def test_S5_4_the_king_may_spend_what_he_has_shown_and_what_comes_later_is_not_shown() -> None:
    g = Position(hands={ANNA: "PPPPP", BEN: "P", CLEO: "MMMM"}, gold={ANNA: 5})
    g.do(seize_him(DAN), sale("PP"))
    assert g.s.locked[ANNA] == 3
    g.do(offer(ANNA, "P", "5g"), ACCEPT, PASS, extort(ANNA, CARD))
    assert {action: weight(g.p, g.s, action) for action in g.legal()} == {steal("P"): 1}


def test_S5_4_of_seven_power_the_two_not_shown_are_spent_first() -> None:
    g = Position(hands={ANNA: "PPPPPPP"})
    g.do(seize_him(BEN), seize("PP"))
    assert g.s.locked[ANNA] == 5


def test_S5_4_a_second_show_makes_five_again() -> None:
    g = Position(hands={ANNA: "PPPPPP"})
    g.s.locked[ANNA] = 2
    g.do(seize_him(BEN))
    assert g.s.locked[ANNA] == 5


def test_S5_5_the_dead_lose_everything() -> None:
    g = Position("knight king sage fool", hands={ANNA: "MMM", BEN: "MKKIP"}, gold={BEN: 7}, allies=[(BEN, DAN)])
    rows = g.do(assassinate(BEN))
    assert kinds(rows) == [
        *(events.ROLE_SHOWN, events.SPENT, events.ASSASSINATED, events.ROLE_SHOWN),
        *([events.DISCARDED] * 5),
        events.ALLIANCE_BROKEN,
    ]
    assert (g.hand(BEN), g.gold[BEN], g.s.shown[BEN], g.allies) == ("", 0, 1, set())
    assert g.discards == "MMM" + "MKKIP"


def test_S5_5_the_dead_have_no_more_turns() -> None:
    g = Position("knight king sage fool", hands={ANNA: "MMM"})
    g.do(assassinate(BEN), PASS)
    assert g.actor == CLEO
    g.do(PASS, PASS, PASS)
    assert g.actor == CLEO


def test_S5_5_a_role_shown_before_is_not_shown_again() -> None:
    g = Position("knight king sage fool", hands={ANNA: "MMM"})
    g.s.shown[BEN] = 1
    assert [row.subject for row in told(g.do(assassinate(BEN)), events.ROLE_SHOWN)] == [ANNA]


def test_S5_5_the_killer_keeps_an_alliance_with_somebody_else() -> None:
    g = Position("knight king sage fool", hands={ANNA: "MMM"}, allies=[(ANNA, DAN)])
    g.do(assassinate(BEN))
    assert g.allies == {(ANNA, DAN)}


def test_S5_5_death_ends_jail() -> None:
    g = Position("knight king sage fool", hands={ANNA: "MMM"}, jailed=[BEN])
    rows = g.do(assassinate(BEN), PASS)
    assert told(rows, events.TURN_MISSED) == []
    assert g.s.jailed[BEN] == 0


def test_S5_6_the_jailed_lose_hand_and_gold_and_one_turn() -> None:
    g = Position(hands={ANNA: "PPPPP", BEN: "MI"}, gold={BEN: 6})
    g.do(seize_him(BEN))
    assert (g.hand(BEN), g.gold[BEN], g.discards, g.s.shown[BEN]) == ("", 0, "MI", 0)
    rows = g.do(PASS)
    assert told(rows, events.TURN_MISSED) == [(events.TURN_MISSED, BEN, 0, 0, EVERYONE)]
    assert g.actor == CLEO
    g.do(PASS, PASS, PASS)
    assert (g.actor, g.gold[BEN]) == (BEN, 3)


def test_S5_6_they_can_still_trade_and_be_bribed() -> None:
    g = Position(hands={ANNA: "M"}, gold={ANNA: 3}, jailed=[BEN])
    g.do(bribe(BEN, "K"), offer(BEN, "M", "3g"), ACCEPT)
    assert (g.hand(BEN), g.gold[:2]) == ("M", [3, 0])


def test_S5_6_they_can_still_score_an_allied_victory() -> None:
    g = Position(
        "sage king merchant fool", hands={BEN: "PPPPP", CLEO: "M"}, gold={CLEO: 2}, allies=[(ANNA, CLEO)], turn=BEN
    )
    g.do(seize_him(CLEO))
    for suit in range(4):
        g.s.hand[ANNA * 4 + suit] = 6 * (suit == KNOWLEDGE)
    g.do(PASS, PASS)
    assert (g.winners, g.allied_winners) == ({ANNA}, {CLEO})


def test_S5_2_a_killing_can_be_any_roles_action_on_a_hosts_sheet() -> None:
    """A role with another condition kills without winning by it."""
    sheet = sheet_with("sage", action=ASSASSINATE, cost=(1, 0, 0, 0, 0), target=KNIGHT)
    g = Position("sage knight king fool", hands={ANNA: "M"}, sheet=sheet)
    g.do(assassinate(BEN))
    assert (g.s.dead[BEN], g.winners) == (1, set())


def test_S5_1_a_cost_may_be_of_several_suits() -> None:
    sheet = sheet_with("knight", cost=(1, 1, 1, 1, 1))
    g = Position("knight king sage fool", hands={ANNA: "MKIP"}, gold={ANNA: 1}, sheet=sheet)
    g.do(assassinate(BEN))
    assert (g.hand(ANNA), g.gold[ANNA], g.discards) == ("", 0, "MKIP")
