"""The book's frequently asked questions (read with I12), and the laws of the kingdom, one by one."""

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
    ask,
    assassinate,
    bribe,
    buy,
    counter,
    draw,
    extort,
    give,
    investigate,
    join,
    offer,
    sabotage,
    sale,
    seize,
    seize_him,
    steal,
    told,
    trade,
)
from vivat.rules.intrigue import events
from vivat.rules.intrigue.actions import ACCEPT, BUY_PILE, DECLINE, PASS, SIDES
from vivat.rules.intrigue.goods import GOLD
from vivat.rules.intrigue.play import weight
from vivat.rules.intrigue.reasons import (
    ALLIES_DO_NOT,
    ALREADY_ALLIED,
    BOTH_GOLD,
    CARDS_MISSING,
    NOT_IN_THE_PILE,
    NOT_YOUR_ROLE,
    PARTNER_IS_ALLIED,
)
from vivat.rules.intrigue.state import ACT, OVER
from vivat.rules.log import EVERYONE

# Frequently asked questions


def test_S6_2_faq_king_and_assassin_can_become_allies() -> None:
    g = Position("king assassin sage fool", hands={ANNA: "II"})
    g.do(ally(BEN), join())
    assert g.allies == {(ANNA, BEN)}


def test_S7_3_faq_but_the_king_does_not_win_when_the_allied_assassin_kills_him() -> None:
    g = Position("king assassin sage fool", hands={BEN: "MMM"}, gold={BEN: 4}, allies=[(ANNA, BEN)], turn=BEN)
    g.do(assassinate(ANNA))
    assert (g.winners, g.allied_winners, g.points) == ({BEN}, set(), [0, 4, 0, 0])


def test_S7_3_faq_and_the_assassin_wins_with_an_allied_king() -> None:
    g = Position("assassin king sage fool", hands={BEN: "PPPPPPP"}, allies=[(ANNA, BEN)])
    g.do(PASS)
    assert (g.winners, g.allied_winners) == ({BEN}, {ANNA})


def test_S3_1_faq_start_means_before_the_income() -> None:
    g = Position("king merchant sage fool", gold={BEN: 20})
    g.do(PASS)
    assert (g.gold[BEN], g.winners) == (23, set())
    g.do(PASS, PASS, PASS, PASS)
    assert g.winners == {BEN}


def test_S3_4_faq_end_means_after_the_actions() -> None:
    g = Position("ambassador king sage fool", hands={ANNA: "III"}, gold={ANNA: 2}, allies=[(ANNA, BEN)])
    g.do(buy("I"))
    assert g.winners == set()
    g.do(PASS)
    assert g.winners == {ANNA}


def test_S1_1_faq_a_suit_that_ran_out_is_bribed_traded_or_extorted_for() -> None:
    def table() -> Position:
        return Position(hands={ANNA: "MM", BEN: "K"}, gold={ANNA: 5}, pile="MIP")

    g = table()
    g.do(BUY_PILE)
    assert g.why_not(draw("K")) == NOT_IN_THE_PILE
    for way in ([bribe(BEN, "K")], [*offer(BEN, "M", "K"), ACCEPT], [extort(BEN, CARD), steal("K")]):
        g = table()
        g.do(*way)
        assert "K" in g.hand(ANNA)


def test_S4_12_faq_when_the_deck_runs_out_the_top_discard_stays_and_the_rest_is_the_new_pile() -> None:
    g = Position(gold={ANNA: 2}, pile="", discards="MKP")
    g.do(BUY_PILE)
    assert (g.pile, g.discards) == ("MK", "P")


def test_S7_2_faq_when_somebody_else_kills_the_king_the_assassin_does_not_win_by_it() -> None:
    """Not even as an ally of the Knight who did it, who does not win by it either."""
    g = Position("knight assassin king fool", hands={ANNA: "MMM"}, allies=[(ANNA, BEN)])
    g.do(assassinate(CLEO))
    assert (g.s.phase == OVER, g.winners, g.allied_winners) == (False, set(), set())


def test_S7_3_faq_a_knight_who_kills_the_allied_assassin_wins_alone() -> None:
    g = Position("knight assassin king fool", hands={ANNA: "MMM"}, allies=[(ANNA, BEN)])
    g.do(assassinate(BEN))
    assert (g.winners, g.allied_winners, g.points) == ({ANNA}, set(), [4, 0, 0, 0])


def test_S7_3_faq_an_investigator_who_accuses_the_allied_assassin_wins_with_him() -> None:
    g = Position("investigator assassin king fool", hands={ANNA: "KKK"}, allies=[(ANNA, BEN)])
    g.do(accuse(BEN))
    assert (g.winners, g.allied_winners, g.points) == ({ANNA}, {BEN}, [3, 2, 0, 0])


def test_S7_3_faq_one_may_give_up_ones_own_condition_and_win_as_an_ally() -> None:
    """The Sage has nothing but an ally."""
    g = Position("assassin king sage fool", hands={BEN: "PPPPPPP"}, allies=[(BEN, CLEO)])
    g.do(PASS)
    assert g.points == [0, 3, 2, 0]


def test_S4_8_faq_sabotaging_ones_own_alliance_takes_a_card_from_the_ally() -> None:
    g = Position(hands={ANNA: "MKI", BEN: "PP"}, allies=[(ANNA, BEN)])
    g.do(sabotage(ANNA), steal("P"))
    assert (g.hand(ANNA), g.hand(BEN), g.allies) == ("P", "P", set())


def test_S4_3_faq_a_trade_that_fails_is_no_action() -> None:
    g = Position(hands={ANNA: "MK"})
    g.do(offer(BEN, "M", "K"), DECLINE)
    assert (g.s.phase, g.s.actions_left) == (ACT, 2)
    g.do(sale("M"), sale("K"))
    assert g.actor == BEN


def test_S7_1_faq_power_is_not_wild_for_a_win_condition() -> None:
    g = Position("king sage politician fool", hands={BEN: "KKKKKPPP", CLEO: "IIIIIPPP"})
    g.do(PASS, PASS)
    assert (g.actor, g.winners) == (CLEO, set())


def test_S4_6_faq_what_an_investigation_showed_is_the_investigators_to_tell() -> None:
    """The game itself tells nobody else, so one may tell, keep it, or lie."""
    for what in (ROLE_CARD, HAND_OF_CARDS):
        g = Position(hands={ANNA: "KK", BEN: "M"})
        seen = [row for row in g.do(investigate(BEN, what)) if row.kind in (events.ROLE_SEEN, events.HAND_SEEN)]
        assert {row.audience for row in seen} == {1 << ANNA}
        assert g.s.shown[BEN] == 0


# The laws of the kingdom


def test_S4_3_law_gold_or_cards_but_not_both_and_no_more_than_two_cards_or_five_gold() -> None:
    for side in SIDES:
        assert (sum(side[:GOLD]) == 0) != (side[GOLD] == 0)
        assert sum(side[:GOLD]) <= 2
        assert side[GOLD] <= 5


def test_S4_3_law_both_give_something() -> None:
    assert (0, 0, 0, 0, 0) not in SIDES


def test_S4_3_law_only_one_gives_gold() -> None:
    g = Position(gold={ANNA: 5, BEN: 5})
    g.do(trade(BEN), give("2g"))
    assert g.why_not(ask("1g")) == BOTH_GOLD


def test_S4_3_law_what_is_traded_is_revealed() -> None:
    g = Position(hands={ANNA: "M", BEN: "K"})
    rows = told(g.do(offer(BEN, "M", "K"), ACCEPT), events.TRADED)
    assert {row.audience for row in rows} == {EVERYONE}
    assert len(rows) == 2


def test_S4_3_law_counter_offers() -> None:
    g = Position(hands={ANNA: "MK", BEN: "P"})
    g.do(offer(BEN, "M", "P"), counter("P", "MK"), ACCEPT)
    assert (g.hand(ANNA), g.hand(BEN)) == ("P", "MK")


def test_S4_3_law_a_trade_is_done_when_both_agree_and_not_before() -> None:
    g = Position(hands={ANNA: "M", BEN: "K"})
    g.do(offer(BEN, "M", "K"))
    assert (g.hand(ANNA), g.hand(BEN)) == ("M", "K")
    g.do(ACCEPT)
    assert (g.hand(ANNA), g.hand(BEN)) == ("K", "M")


def test_S4_4_law_the_briber_pays_first_and_the_bribed_must_give_face_up() -> None:
    g = Position(hands={BEN: "I"}, gold={ANNA: 3})
    rows = g.do(bribe(BEN, "I"))
    assert [(row.kind, row.audience) for row in rows] == [(events.BRIBED, EVERYONE), (events.BRIBE_GIVEN, EVERYONE)]
    assert g.actor == ANNA


def test_S4_4_law_who_does_not_have_it_keeps_the_gold() -> None:
    g = Position(hands={BEN: "PPP"}, gold={ANNA: 3})
    g.do(bribe(BEN, "I"))
    assert (g.gold[:2], g.hand(BEN)) == ([0, 3], "PPP")


def test_S4_5_law_the_card_is_taken_at_random() -> None:
    g = Position(hands={ANNA: "MM", BEN: "MKKIIIPPPP"})
    g.do(extort(BEN, CARD))
    assert [weight(g.p, g.s, action) for action in g.legal()] == [1, 2, 3, 4]


def test_S4_8_law_the_alliance_cards_go_back_and_each_member_loses_a_card_at_random() -> None:
    g = Position(hands={ANNA: "MKI", BEN: "MMP", CLEO: "K"}, allies=[(BEN, CLEO)])
    g.do(sabotage(BEN))
    assert (g.allies, [weight(g.p, g.s, action) for action in g.legal()]) == (set(), [2, 1])
    g.do(steal("M"), steal("K"))
    assert (g.hand(ANNA), g.hand(BEN), g.hand(CLEO)) == ("MK", "MP", "")


def test_S4_6_law_the_cards_looked_at_go_back() -> None:
    g = Position(hands={ANNA: "KK", BEN: "MMP"})
    g.do(investigate(BEN, HAND_OF_CARDS))
    assert (g.hand(ANNA), g.hand(BEN)) == ("", "MMP")


def test_S7_3_law_if_one_of_an_alliance_wins_both_do() -> None:
    g = Position("fool merchant king assassin", gold={BEN: 22}, allies=[(ANNA, BEN)])
    g.do(PASS)
    assert g.winners | g.allied_winners == {ANNA, BEN}


def test_S6_1_law_allies_cannot_bribe_investigate_or_extort_one_another() -> None:
    g = Position(hands={ANNA: "MMKK"}, gold={ANNA: 3}, allies=[(ANNA, BEN)])
    for action in (bribe(BEN, "M"), investigate(BEN, ROLE_CARD), extort(BEN, CARD), extort(BEN, GOLD_COINS)):
        assert g.why_not(action) == ALLIES_DO_NOT


def test_S6_2_law_one_ally_at_a_time() -> None:
    g = Position(hands={ANNA: "II"}, allies=[(ANNA, BEN)])
    assert g.why_not(ally(CLEO)) == ALREADY_ALLIED
    g = Position(hands={ANNA: "II"}, allies=[(CLEO, BEN)])
    assert g.why_not(ally(CLEO)) == PARTNER_IS_ALLIED


def test_S6_3_law_an_assassination_breaks_the_alliance() -> None:
    g = Position("knight sage king fool", hands={ANNA: "MMM"}, allies=[(BEN, CLEO)])
    g.do(assassinate(CLEO))
    assert g.allies == set()


def test_S7_5_law_the_last_two_if_allied_win_at_once() -> None:
    g = Position("knight sage king fool", hands={ANNA: "MMM"}, allies=[(ANNA, DAN)], dead=[BEN])
    g.do(assassinate(CLEO))
    assert g.points == [2, 0, 0, 2]


def test_S5_1_law_a_role_action_shows_the_role_first() -> None:
    g = Position("knight sage king fool", hands={ANNA: "MMM"})
    assert g.do(assassinate(BEN))[0] == (events.ROLE_SHOWN, ANNA, 2, 0, EVERYONE)


def test_S5_1_law_a_role_action_takes_no_power_as_wild() -> None:
    g = Position("knight sage king fool", hands={ANNA: "MMPPP"})
    assert g.why_not(assassinate(BEN)) == CARDS_MISSING


def test_S5_1_law_only_the_roles_that_have_one() -> None:
    g = Position("sage king knight fool", hands={ANNA: "MMMKKKPPPPP"}, gold={ANNA: 9})
    assert {g.why_not(action(BEN)) for action in (assassinate, accuse, seize_him)} == {NOT_YOUR_ROLE}


def test_S5_5_law_the_assassinated_show_their_role_and_lose_hand_gold_and_alliance() -> None:
    g = Position("knight sage king fool", hands={ANNA: "MMM", BEN: "KP"}, gold={BEN: 5}, allies=[(BEN, CLEO)])
    g.do(assassinate(BEN))
    assert (g.s.shown[BEN], g.hand(BEN), g.gold[BEN], g.allies, g.s.dead[BEN]) == (1, "", 0, set(), 1)


def test_S5_2_law_the_killer_plays_on_with_the_role_shown() -> None:
    g = Position("knight sage king fool", hands={ANNA: "MMM"})
    g.do(assassinate(BEN), PASS, PASS, PASS)
    assert (g.actor, g.s.shown[ANNA]) == (ANNA, 1)


def test_S5_4_law_the_king_shows_role_and_five_power_and_nobody_can_steal_them() -> None:
    g = Position(hands={ANNA: "PPPPP", CLEO: "MM"})
    g.do(seize_him(BEN), PASS, extort(ANNA, CARD))
    assert (g.s.shown[ANNA], g.hand(ANNA)) == (1, "PPPPP")


def test_S5_6_law_the_jailed_lose_hand_gold_and_a_turn_and_can_still_win_as_an_ally() -> None:
    hands, gold = {ANNA: "PPPPPPP", BEN: "MK"}, {BEN: 4}
    g = Position(hands=hands, gold=gold, allies=[(ANNA, BEN)])
    g.do(seize_him(BEN))
    assert (g.hand(BEN), g.gold[BEN]) == ("", 0)
    g.do(PASS)
    assert g.actor == CLEO
    g.do(PASS, PASS)
    assert (g.winners, g.allied_winners) == ({ANNA}, {BEN})


def test_S4_9_law_any_pair_or_five_gold() -> None:
    g = Position(hands={ANNA: "II"}, gold={ANNA: 5})
    g.do(seize("II"), draw("P"), seize("gold"), draw("P"))
    assert (g.hand(ANNA), g.gold[ANNA]) == ("PP", 0)
