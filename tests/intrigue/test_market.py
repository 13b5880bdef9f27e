"""S4.1, S4.2, S4.9, S4.11, S4.12: Buy, Sell, Seize Power, and the two piles."""

import pytest

from tests.intrigue.positions import (
    ANNA,
    BEN,
    CARD,
    Position,
    buy,
    draw,
    extort,
    kinds,
    sabotage,
    sale,
    seize,
    sell,
    told,
)
from vivat.rules.intrigue import events
from vivat.rules.intrigue.actions import BUY_DISCARD, BUY_PILE, PASS, STOP_SELLING
from vivat.rules.intrigue.goods import GOLD, INFLUENCE, KNOWLEDGE, MIGHT, POWER
from vivat.rules.intrigue.play import CHANCE, weight
from vivat.rules.intrigue.reasons import (
    BOUGHT_ALREADY,
    CARDS_MISSING,
    LEGAL,
    NO_CARDS_TO_BUY,
    NO_DISCARD,
    NO_SUCH_CARD,
    NOT_ENOUGH_GOLD,
    NOT_NOW,
)
from vivat.rules.intrigue.state import DRAW
from vivat.rules.log import EVERYONE


def test_S4_1_two_gold_for_the_next_card_of_the_draw_pile() -> None:
    g = Position(gold={ANNA: 5})
    assert g.do(BUY_PILE) == [(events.BOUGHT, ANNA, 0, 3, EVERYONE)]
    assert (g.s.phase, g.actor) == (DRAW, CHANCE)
    assert g.do(draw("P")) == [(events.CARD_DRAWN, ANNA, POWER, 0, 1 << ANNA)]
    assert (g.hand(ANNA), g.gold[ANNA], g.s.actions_left) == ("P", 3, 1)


def test_S4_1_or_for_the_top_of_the_discard_pile_which_all_can_see() -> None:
    g = Position(gold={ANNA: 2}, discards="MKI")
    assert g.do(BUY_DISCARD) == [(events.BOUGHT_DISCARD, ANNA, INFLUENCE, 0, EVERYONE)]
    assert (g.hand(ANNA), g.discards, g.gold[ANNA], g.s.actions_left) == ("I", "MK", 0, 1)


@pytest.mark.parametrize("first", [buy("M"), [BUY_DISCARD]])
def test_S4_1_once_a_turn_from_either_pile(first: list[int]) -> None:
    g = Position(gold={ANNA: 9}, discards="MK")
    g.do(first)
    assert {g.why_not(BUY_PILE), g.why_not(BUY_DISCARD)} == {BOUGHT_ALREADY}
    g.do(PASS, PASS, PASS, PASS)
    assert (g.actor, g.why_not(BUY_PILE), g.why_not(BUY_DISCARD)) == (ANNA, LEGAL, LEGAL)


def test_S4_1_not_with_one_gold() -> None:
    g = Position(gold={ANNA: 1}, discards="M")
    assert {g.why_not(BUY_PILE), g.why_not(BUY_DISCARD)} == {NOT_ENOUGH_GOLD}


def test_S4_1_a_pile_without_cards_sells_none() -> None:
    g = Position(gold={ANNA: 2}, pile="M")
    assert (g.why_not(BUY_PILE), g.why_not(BUY_DISCARD)) == (LEGAL, NO_DISCARD)
    g = Position(gold={ANNA: 2}, pile="", discards="M")
    assert (g.why_not(BUY_PILE), g.why_not(BUY_DISCARD)) == (NO_CARDS_TO_BUY, LEGAL)


def test_S4_1_the_weights_are_the_cards_in_the_pile() -> None:
    g = Position(gold={ANNA: 2}, pile="MMMIP")
    g.do(BUY_PILE)
    assert {action: weight(g.p, g.s, action) for action in g.legal()} == {draw("M"): 3, draw("I"): 1, draw("P"): 1}


def test_S4_2_any_number_of_cards_is_one_action() -> None:
    g = Position(hands={ANNA: "MMKP"}, gold={ANNA: 1})
    rows = g.do(sale("MPM"))
    assert rows == [
        (events.SOLD, ANNA, MIGHT, 2, EVERYONE),
        (events.SOLD, ANNA, POWER, 1, EVERYONE),
        (events.EARNED, ANNA, 3, 4, EVERYONE),
    ]
    assert (g.hand(ANNA), g.gold[ANNA], g.discards, g.s.actions_left) == ("K", 4, "MMP", 1)


def test_S4_2_one_card_brings_one_gold() -> None:
    g = Position(hands={ANNA: "K"})
    g.do(sale("K"))
    assert (g.gold[ANNA], g.discards) == (1, "K")


def test_S4_2_one_sells_what_one_holds() -> None:
    g = Position(hands={ANNA: "K"})
    assert g.why_not(sell("M")) == NO_SUCH_CARD
    g.do(sell("K"))
    assert g.why_not(sell("K")) == NO_SUCH_CARD
    assert g.legal() == [STOP_SELLING]


def test_S4_2_a_sale_of_nothing_is_no_sale() -> None:
    g = Position(hands={ANNA: "K"})
    assert g.why_not(STOP_SELLING) == NOT_NOW


def test_S4_2_in_the_middle_of_a_sale_one_can_only_sell() -> None:
    g = Position(hands={ANNA: "KKM"}, gold={ANNA: 9})
    g.do(sell("K"))
    assert g.actor == ANNA
    assert g.legal() == [sell("M"), sell("K"), STOP_SELLING]


def test_S4_2_the_second_sale_of_a_turn_starts_from_nothing() -> None:
    g = Position(hands={ANNA: "KM"})
    g.do(sale("K"), sale("M"))
    assert (g.gold[ANNA], g.discards) == (2, "KM")


@pytest.mark.parametrize("pair", ["MM", "KK", "II", "PP"])
def test_S4_9_any_pair_of_one_suit_pays(pair: str) -> None:
    g = Position(hands={ANNA: pair})
    rows = g.do(seize(pair), draw("P"))
    assert kinds(rows) == [events.SPENT, events.FLIPPED, events.POWER_SEIZED]
    assert rows[0].value == 2
    assert (g.hand(ANNA), g.discards, g.s.actions_left) == ("P", pair, 1)


def test_S4_9_or_five_gold() -> None:
    g = Position(gold={ANNA: 6})
    rows = g.do(seize("gold"), draw("P"))
    assert rows[0] == (events.SPENT, ANNA, GOLD, 5, EVERYONE)
    assert (g.hand(ANNA), g.gold[ANNA], g.discards) == ("P", 1, "")


def test_S4_9_what_does_not_pay() -> None:
    g = Position(hands={ANNA: "MKIP"}, gold={ANNA: 4})
    assert {g.why_not(seize(pair)) for pair in ("MM", "KK", "II", "PP")} == {CARDS_MISSING}
    assert g.why_not(seize("gold")) == NOT_ENOUGH_GOLD


def test_S4_9_a_power_is_no_wild_card_in_a_pair() -> None:
    assert Position(hands={ANNA: "MP"}).why_not(seize("MM")) == CARDS_MISSING


def test_S4_9_cards_are_flipped_until_a_power_comes() -> None:
    g = Position(hands={ANNA: "KK"})
    rows = g.do(seize("KK"), *map(draw, "MMIP"))
    assert told(rows, events.FLIPPED) == [(events.FLIPPED, ANNA, suit, 0, EVERYONE) for suit in (0, 0, 2, 3)]
    assert rows[-1] == (events.POWER_SEIZED, ANNA, 0, 0, EVERYONE)
    assert (g.hand(ANNA), g.discards, g.s.actions_left) == ("P", "KKMMI", 1)


def test_S4_9_the_flips_go_on_through_one_new_pile() -> None:
    g = Position(hands={ANNA: "MM"}, pile="K", discards="PI")
    rows = g.do(seize("MM"), draw("K"))
    assert rows[-1] == (events.PILE_MADE_ANEW, 0, 0, 4, EVERYONE)
    assert (g.pile, g.discards) == ("MMIP", "K")
    g.do(draw("P"))
    assert (g.hand(ANNA), g.discards) == ("P", "K")


def test_S4_9_but_through_one_only_and_then_the_cost_is_lost() -> None:
    g = Position(hands={ANNA: "MM"}, pile="K", discards="I")
    rows = g.do(seize("MM"), *map(draw, "KIMM"))
    assert len(told(rows, events.PILE_MADE_ANEW)) == 1
    assert rows[-1] == (events.POWER_MISSED, ANNA, 0, 0, EVERYONE)
    assert (g.hand(ANNA), g.discards, g.pile, g.s.actions_left) == ("", "KIMM", "", 1)


def test_S4_9_an_empty_pile_is_made_anew_at_once() -> None:
    """Of the two Power paid, one stays on top of the discards; the other can be flipped."""
    g = Position(hands={ANNA: "PP"}, pile="", discards="")
    g.do(seize("PP"))
    assert (g.pile, g.discards) == ("P", "P")
    g.do(draw("P"))
    assert g.hand(ANNA) == "P"


def test_S4_9_with_nothing_to_flip_the_cost_is_lost() -> None:
    g = Position(gold={ANNA: 5}, pile="", discards="P")
    assert kinds(g.do(seize("gold"))) == [events.SPENT, events.POWER_MISSED]
    assert (g.gold[ANNA], g.discards, g.s.actions_left) == (0, "P", 1)


def test_S4_9_the_next_seizure_may_make_a_new_pile_again() -> None:
    g = Position(gold={ANNA: 10}, pile="", discards="MKI")
    rows = g.do(seize("gold"), draw("M"), draw("K"), seize("gold"), draw("I"), draw("M"))
    assert len(told(rows, events.PILE_MADE_ANEW)) == len(told(rows, events.POWER_MISSED)) == 2


def test_S4_11_cards_sold_together_land_by_suit_whatever_order_they_were_named_in() -> None:
    g = Position(hands={ANNA: "MKIPP"}, discards="M")
    g.do(sale("PIKPM"))
    assert g.discards == "MMKIPP"


def test_S4_11_cards_paid_together_land_by_suit() -> None:
    g = Position(hands={ANNA: "MPMKI"}, allies=[(1, 2)])
    g.do(extort(BEN, CARD, "MP"))
    assert g.discards == "MP"
    g.do(sabotage(BEN, "MKI"))
    assert g.discards == "MPMKI"


def test_S4_12_the_pile_is_made_of_all_discards_but_the_top() -> None:
    g = Position(gold={ANNA: 2}, pile="", discards="MKKIP")
    rows = g.do(BUY_PILE)
    assert rows[-1] == (events.PILE_MADE_ANEW, 0, 0, 4, EVERYONE)
    assert (g.pile, g.discards) == ("MKKI", "P")
    g.do(draw("K"))
    assert (g.hand(ANNA), g.pile, g.discards) == ("K", "MKI", "P")


def test_S4_12_not_before_it_is_needed() -> None:
    g = Position(gold={ANNA: 2}, pile="M", discards="KI")
    assert told(g.do(buy("M")), events.PILE_MADE_ANEW) == []
    assert (g.pile, g.discards) == ("", "KI")


def test_S4_12_two_discards_are_enough_and_one_is_not() -> None:
    assert Position(gold={ANNA: 2}, pile="", discards="KI").can(BUY_PILE)
    assert not Position(gold={ANNA: 2}, pile="", discards="K").can(BUY_PILE)


def test_S4_11_the_order_of_the_suits() -> None:
    assert (MIGHT, KNOWLEDGE, INFLUENCE, POWER) == (0, 1, 2, 3)
