"""S4.3: Trade, and the laws of trading."""

import pytest

from tests.intrigue.positions import (
    ANNA,
    BEN,
    CLEO,
    DAN,
    Position,
    ask,
    counter,
    give,
    kinds,
    offer,
    sale,
    trade,
)
from vivat.rules.intrigue import events
from vivat.rules.intrigue.actions import (
    ACCEPT,
    ASK_CODE,
    COUNTER,
    DECLINE,
    GIVE_CODE,
    PASS,
    SIDES,
    WITHDRAW,
)
from vivat.rules.intrigue.goods import GOLD, KNOWLEDGE, MIGHT, POWER
from vivat.rules.intrigue.reasons import (
    BOTH_GOLD,
    CARDS_MISSING,
    COUNTERED_OFTEN,
    DEAD,
    LEGAL,
    NOT_ENOUGH_GOLD,
    NOT_YOURSELF,
    NOTHING_TO_GIVE,
    TOO_MANY_OFFERS,
    TOO_MANY_WITHDRAWALS,
)
from vivat.rules.intrigue.state import ACT, ANSWER, ASK, GIVE
from vivat.rules.log import EVERYONE


def table() -> Position:
    """Anna and Ben have something of everything."""
    return Position(hands={ANNA: "MMKIP", BEN: "MKKIP"}, gold={ANNA: 6, BEN: 6})


def test_S4_3_cards_for_cards() -> None:
    g = table()
    g.do(offer(BEN, "MM", "KP"), ACCEPT)
    assert (g.hand(ANNA), g.hand(BEN)) == ("KKIPP", "MMMKI")
    assert g.gold[:2] == [6, 6]


def test_S4_3_gold_for_a_card() -> None:
    g = table()
    g.do(offer(BEN, "5g", "P"), ACCEPT)
    assert (g.hand(ANNA), g.hand(BEN), g.gold[:2]) == ("MMKIPP", "MKKI", [1, 11])


def test_S4_3_cards_for_gold() -> None:
    g = table()
    g.do(offer(BEN, "KI", "3g"), ACCEPT)
    assert (g.hand(ANNA), g.hand(BEN), g.gold[:2]) == ("MMP", "MKKKIIP", [9, 3])


def test_S4_3_what_one_side_can_be() -> None:
    """One card or two, or one to five gold; never both, never nothing, never more."""
    assert len(set(SIDES)) == len(SIDES) == 4 + 10 + 5
    for side in SIDES:
        cards, gold = sum(side[:GOLD]), side[GOLD]
        assert (cards in (1, 2) and gold == 0) or (cards == 0 and 1 <= gold <= 5)


def test_S4_3_gold_on_one_side_only() -> None:
    g = table()
    g.do(trade(BEN), give("1g"))
    assert {g.why_not(ask(f"{gold}g")) for gold in range(1, 6)} == {BOTH_GOLD}
    assert g.legal() == [WITHDRAW, *(ASK_CODE + side for side in range(14))]


def test_S4_3_one_offers_only_what_one_holds() -> None:
    g = Position(hands={ANNA: "MK"}, gold={ANNA: 2})
    g.do(trade(BEN))
    assert g.legal() == [*(give(goods) for goods in ("M", "K", "MK", "1g", "2g")), WITHDRAW]
    assert (g.why_not(give("MM")), g.why_not(give("P")), g.why_not(give("3g"))) == (
        *(CARDS_MISSING, CARDS_MISSING),
        NOT_ENOUGH_GOLD,
    )


def test_S4_3_one_may_ask_for_anything() -> None:
    """What the other holds is a secret, so asking for it must not be refused."""
    g = Position(hands={ANNA: "M"})
    g.do(trade(BEN), give("M"))
    assert g.legal() == [WITHDRAW, *(ASK_CODE + side for side in range(19))]


def test_S4_3_one_accepts_only_what_one_can_give() -> None:
    g = Position(hands={ANNA: "M", BEN: "K"})
    g.do(offer(BEN, "M", "KK"))
    assert (g.actor, g.why_not(ACCEPT)) == (BEN, CARDS_MISSING)
    g = Position(hands={ANNA: "M"}, gold={BEN: 2})
    g.do(offer(BEN, "M", "3g"))
    assert g.why_not(ACCEPT) == NOT_ENOUGH_GOLD
    assert g.legal() == [DECLINE, COUNTER]


def test_S4_3_only_a_completed_trade_is_an_action() -> None:
    g = table()
    g.do(offer(BEN, "M", "K"), DECLINE)
    assert (g.s.phase, g.actor, g.s.actions_left) == (ACT, ANNA, 2)
    g.do(offer(BEN, "M", "K"), ACCEPT)
    assert (g.actor, g.s.actions_left) == (ANNA, 1)
    g.do(offer(BEN, "M", "K"), ACCEPT)
    assert g.actor == BEN


def test_S4_3_nothing_changes_hands_before_both_agree() -> None:
    g = table()
    g.do(offer(BEN, "M", "K"))
    g.do(counter("P", "MM"))
    assert (g.hand(ANNA), g.hand(BEN)) == ("MMKIP", "MKKIP")
    g.do(DECLINE)
    assert (g.hand(ANNA), g.hand(BEN), g.gold[:2]) == ("MMKIP", "MKKIP", [6, 6])


def test_S4_3_everything_offered_and_traded_is_open() -> None:
    g = table()
    assert g.do(offer(BEN, "MK", "2g")) == [
        (events.OFFERED, ANNA, BEN, 0, EVERYONE),
        (events.OFFER_GIVES, ANNA, MIGHT, 1, EVERYONE),
        (events.OFFER_GIVES, ANNA, KNOWLEDGE, 1, EVERYONE),
        (events.OFFER_ASKS, ANNA, GOLD, 2, EVERYONE),
    ]
    assert g.do(ACCEPT) == [
        (events.ACCEPTED, BEN, ANNA, 0, EVERYONE),
        (events.TRADED, ANNA, MIGHT, 1, EVERYONE),
        (events.TRADED, ANNA, KNOWLEDGE, 1, EVERYONE),
        (events.TRADED, BEN, GOLD, 2, EVERYONE),
    ]


def test_S4_3_an_offer_is_not_heard_before_it_is_complete() -> None:
    g = table()
    assert g.do(trade(BEN), give("MK")) == []


def test_S4_3_a_counter_offer_is_answered_by_the_first() -> None:
    g = table()
    g.do(offer(BEN, "M", "K"))
    assert (g.s.phase, g.actor) == (ANSWER, BEN)
    g.do(COUNTER)
    assert g.actor == BEN
    assert g.do(give("KK"), ask("P")) == [
        (events.OFFERED, BEN, ANNA, 1, EVERYONE),
        (events.OFFER_GIVES, BEN, KNOWLEDGE, 2, EVERYONE),
        (events.OFFER_ASKS, BEN, POWER, 1, EVERYONE),
    ]
    assert (g.s.phase, g.actor) == (ANSWER, ANNA)
    assert g.do(ACCEPT)[:3] == [
        (events.ACCEPTED, ANNA, BEN, 0, EVERYONE),
        (events.TRADED, BEN, KNOWLEDGE, 2, EVERYONE),
        (events.TRADED, ANNA, POWER, 1, EVERYONE),
    ]
    assert (g.hand(ANNA), g.hand(BEN), g.s.actions_left) == ("MMKKKI", "MIPP", 1)


def test_S4_3_three_counter_offers_in_all_and_no_fourth() -> None:
    """Ben counters, Anna counters, Ben counters; what Anna hears then she accepts or declines."""
    g = table()
    g.do(offer(BEN, "M", "K"), counter("K", "P"))
    assert (g.actor, g.legal()) == (ANNA, [ACCEPT, DECLINE, COUNTER])
    assert g.do(counter("I", "K"))[0] == (events.OFFERED, ANNA, BEN, 2, EVERYONE)
    assert (g.actor, g.legal()) == (BEN, [ACCEPT, DECLINE, COUNTER])
    g.do(counter("KK", "P"))
    assert (g.actor, g.legal(), g.why_not(COUNTER)) == (ANNA, [ACCEPT, DECLINE], COUNTERED_OFTEN)
    assert g.do(DECLINE) == [(events.DECLINED, ANNA, BEN, 0, EVERYONE)]
    assert (g.s.phase, g.s.actions_left) == (ACT, 2)


def test_S4_3_after_two_counter_offers_the_first_gives_again() -> None:
    g = table()
    g.do(offer(BEN, "M", "K"), counter("K", "P"), counter("I", "K"), ACCEPT)
    assert (g.hand(ANNA), g.hand(BEN), g.s.actions_left) == ("MMKKP", "MKIIP", 1)


def test_S4_3_how_many_counter_offers_is_a_number_of_the_rules() -> None:
    g = table()
    g.p.most_counters = 1
    g.do(offer(BEN, "M", "K"), counter("K", "P"))
    assert (g.legal(), g.why_not(COUNTER)) == ([ACCEPT, DECLINE], COUNTERED_OFTEN)
    g.p.most_counters = 0
    g.do(DECLINE, offer(BEN, "M", "K"))
    assert g.legal() == [ACCEPT, DECLINE]


@pytest.mark.parametrize("steps", [[trade(BEN)], [trade(BEN), give("MK")]])
def test_S4_3_an_offer_that_is_not_made_yet_can_be_dropped(steps: list[int]) -> None:
    """Nobody hears of it, and it is not counted as an offer."""
    g = table()
    assert g.do(steps, WITHDRAW) == []
    assert (g.s.phase, g.actor, g.s.offers, g.s.actions_left, g.hand(ANNA)) == (ACT, ANNA, 0, 2, "MMKIP")


@pytest.mark.parametrize("steps", [[COUNTER], [COUNTER, give("KK")]])
def test_S4_3_a_counter_offer_that_is_dropped_leaves_the_offer_as_it_was(steps: list[int]) -> None:
    g = table()
    g.do(offer(BEN, "M", "K"), steps)
    assert g.do(WITHDRAW) == []
    assert (g.s.phase, g.actor, g.s.counters) == (ANSWER, BEN, 0)
    g.do(ACCEPT)
    assert (g.hand(ANNA), g.s.actions_left) == ("MKKIP", 1)


def test_S4_3_offers_are_dropped_so_often_that_a_turn_comes_to_an_end() -> None:
    g = table()
    for _ in range(g.p.most_withdrawals):
        g.do(trade(BEN), WITHDRAW)
    g.do(trade(BEN))
    assert g.why_not(WITHDRAW) == TOO_MANY_WITHDRAWALS
    g.do(give("M"), ask("K"), DECLINE, PASS, trade(ANNA))
    assert g.can(WITHDRAW)


def test_S4_3_a_declined_offer_is_told() -> None:
    g = table()
    assert g.do(offer(BEN, "M", "K"), DECLINE)[-1] == (events.DECLINED, BEN, ANNA, 0, EVERYONE)


def test_S4_3_the_laws_hold_for_a_counter_offer_too() -> None:
    g = Position(hands={ANNA: "M", BEN: "K"}, gold={ANNA: 1, BEN: 1})
    g.do(offer(BEN, "M", "K"), COUNTER)
    assert g.legal() == [give("K"), give("1g"), WITHDRAW]
    g.do(give("1g"))
    assert g.why_not(ask("1g")) == BOTH_GOLD
    g.do(ask("K"))
    assert (g.actor, g.why_not(ACCEPT)) == (ANNA, CARDS_MISSING)


def test_S4_3_who_has_nothing_cannot_counter() -> None:
    g = Position(hands={ANNA: "M"})
    g.do(offer(BEN, "M", "K"))
    assert g.why_not(COUNTER) == NOTHING_TO_GIVE
    assert g.legal() == [DECLINE]


def test_S4_3_who_has_nothing_cannot_offer() -> None:
    assert Position().why_not(trade(BEN)) == NOTHING_TO_GIVE
    assert Position(gold={ANNA: 1}).why_not(trade(BEN)) == LEGAL
    assert Position(hands={ANNA: "M"}).why_not(trade(BEN)) == LEGAL


def test_S4_3_three_offers_a_turn() -> None:
    g = table()
    for whom in (BEN, CLEO, BEN):
        g.do(offer(whom, "M", "K"), DECLINE)
    assert {g.why_not(trade(whom)) for whom in (BEN, CLEO, DAN)} == {TOO_MANY_OFFERS}
    g.do(PASS)
    assert g.can(trade(ANNA))


def test_S4_3_a_counter_offer_is_not_counted_as_an_offer() -> None:
    g = table()
    g.do(offer(BEN, "M", "K"), counter("K", "P"), DECLINE, offer(BEN, "M", "K"), DECLINE)
    assert g.can(trade(BEN))


def test_S4_3_a_completed_trade_counts_as_an_offer() -> None:
    g = table()
    g.do(offer(BEN, "M", "K"), ACCEPT, offer(BEN, "M", "K"), DECLINE, offer(BEN, "M", "K"), DECLINE)
    assert g.why_not(trade(BEN)) == TOO_MANY_OFFERS


@pytest.mark.parametrize(("whom", "reason"), [(ANNA, NOT_YOURSELF), (DAN, DEAD), (BEN, LEGAL)])
def test_S4_3_with_another_player_who_is_alive(whom: int, reason: int) -> None:
    assert Position(hands={ANNA: "M"}, dead=[DAN]).why_not(trade(whom)) == reason


def test_S4_3_allies_may_trade() -> None:
    g = Position(hands={ANNA: "M", BEN: "K"}, allies=[(ANNA, BEN)])
    g.do(offer(BEN, "M", "K"), ACCEPT)
    assert (g.hand(ANNA), g.hand(BEN)) == ("K", "M")


def test_S4_3_after_a_trade_that_failed_another_action_is_open() -> None:
    g = table()
    g.do(offer(BEN, "M", "K"), DECLINE, sale("M"), PASS)
    assert (g.hand(ANNA), g.actor) == ("MKIP", BEN)


def test_S4_3_while_an_offer_is_made_nothing_else_can_be_done() -> None:
    g = table()
    g.do(trade(BEN))
    assert (g.s.phase, g.legal()[-1]) == (GIVE, WITHDRAW)
    assert all(GIVE_CODE <= action <= WITHDRAW for action in g.legal())
    g.do(give("M"))
    assert (g.s.phase, g.legal()[0], g.legal()[1:]) == (ASK, WITHDRAW, [*range(ASK_CODE, ASK_CODE + len(SIDES))])
    g.do(ask("K"))
    assert g.legal() == [ACCEPT, DECLINE, COUNTER]


def test_S4_3_the_same_goods_may_go_both_ways() -> None:
    g = table()
    assert kinds(g.do(offer(BEN, "M", "M"), ACCEPT))[-2:] == [events.TRADED, events.TRADED]
    assert (g.hand(ANNA), g.s.actions_left) == ("MMKIP", 1)
