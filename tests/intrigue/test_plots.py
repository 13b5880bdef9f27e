"""S4.4 to S4.6, S4.8, S4.10, S4.13: Bribe, Extort, Investigate, Sabotage."""

import pytest

from tests.intrigue.positions import (
    ANNA,
    BEN,
    CARD,
    CLEO,
    DAN,
    EVE,
    GOLD_COINS,
    HAND_OF_CARDS,
    ROLE_CARD,
    Position,
    ally,
    assassinate,
    bribe,
    extort,
    investigate,
    kinds,
    sabotage,
    seize,
    steal,
    told,
    trade,
)
from vivat.rules.intrigue import events
from vivat.rules.intrigue.actions import AIMED, AIMED_CODE, ASSASSINATE, BRIBE, PLOT_CODE, PLOTS
from vivat.rules.intrigue.goods import INFLUENCE, KNOWLEDGE, MIGHT, POWER
from vivat.rules.intrigue.play import CHANCE, weight
from vivat.rules.intrigue.reasons import (
    CARDS_MISSING,
    DEAD,
    LEGAL,
    NO_SUCH_ALLIANCE,
    NO_SUCH_PLAYER,
    NOT_ENOUGH_GOLD,
    NOT_IN_THE_HAND,
    NOT_YOURSELF,
)
from vivat.rules.intrigue.roles import ROLE_NAMES
from vivat.rules.intrigue.state import STEAL
from vivat.rules.log import EVERYONE

FIVE = "king assassin sage fool merchant"


@pytest.mark.parametrize(("card", "suit"), [("M", MIGHT), ("K", KNOWLEDGE), ("I", INFLUENCE)])
def test_S4_4_three_gold_for_a_card_of_the_suit_asked_for(card: str, suit: int) -> None:
    g = Position(hands={BEN: "MKIP"}, gold={ANNA: 3, BEN: 1})
    assert g.do(bribe(BEN, card)) == [
        (events.BRIBED, ANNA, BEN, suit, EVERYONE),
        (events.BRIBE_GIVEN, BEN, ANNA, suit, EVERYONE),
    ]
    assert (g.hand(ANNA), g.gold[:2], g.s.actions_left) == (card, [0, 4], 1)
    assert g.hand(BEN) == "MKIP".replace(card, "")


def test_S4_4_one_card_only() -> None:
    g = Position(hands={BEN: "MMM"}, gold={ANNA: 6})
    g.do(bribe(BEN, "M"))
    assert (g.hand(ANNA), g.hand(BEN)) == ("M", "MM")


def test_S4_4_who_has_no_such_card_keeps_the_gold() -> None:
    g = Position(hands={BEN: "KIP"}, gold={ANNA: 3})
    assert g.do(bribe(BEN, "M"))[-1] == (events.BRIBE_KEPT, BEN, 0, 0, EVERYONE)
    assert (g.hand(ANNA), g.hand(BEN), g.gold[:2], g.s.actions_left) == ("", "KIP", [0, 3], 1)


def test_S4_4_nobody_can_be_bribed_for_power() -> None:
    """Three codes for three suits, and the next one is a role action."""
    assert ASSASSINATE - BRIBE == 3


def test_S4_4_not_with_two_gold() -> None:
    assert Position(gold={ANNA: 2}).why_not(bribe(BEN, "K")) == NOT_ENOUGH_GOLD


def test_S4_5_two_might_for_a_card_at_random() -> None:
    g = Position(hands={ANNA: "MM", BEN: "KKP"})
    assert g.do(extort(BEN, CARD)) == [
        (events.SPENT, ANNA, MIGHT, 2, EVERYONE),
        (events.EXTORTED, ANNA, BEN, CARD, EVERYONE),
        (events.CARD_TAKEN, ANNA, BEN, 0, EVERYONE),
    ]
    assert (g.s.phase, g.actor) == (STEAL, CHANCE)
    assert {action: weight(g.p, g.s, action) for action in g.legal()} == {steal("K"): 2, steal("P"): 1}
    assert g.why_not(steal("M")) == NOT_IN_THE_HAND
    assert g.do(steal("P")) == [(events.STOLEN_CARD, ANNA, BEN, POWER, 1 << ANNA | 1 << BEN)]
    assert (g.hand(ANNA), g.hand(BEN), g.discards, g.s.actions_left) == ("P", "KK", "MM", 1)


@pytest.mark.parametrize(("had", "taken"), [(9, 4), (4, 4), (3, 3), (0, 0)])
def test_S4_5_or_for_up_to_four_gold(had: int, taken: int) -> None:
    g = Position(hands={ANNA: "MM"}, gold={BEN: had})
    assert g.do(extort(BEN, GOLD_COINS))[1:] == [
        (events.EXTORTED, ANNA, BEN, GOLD_COINS, EVERYONE),
        (events.GOLD_TAKEN, ANNA, BEN, taken, EVERYONE),
    ]
    assert (g.gold[:2], g.discards, g.s.actions_left) == ([taken, had - taken], "MM", 1)


def test_S4_5_of_an_empty_hand_nothing_is_taken() -> None:
    g = Position(hands={ANNA: "MM"}, gold={BEN: 9})
    assert kinds(g.do(extort(BEN, CARD))) == [events.SPENT, events.EXTORTED]
    assert (g.hand(ANNA), g.gold[:2], g.s.actions_left) == ("", [0, 9], 1)


def test_S4_6_two_knowledge_for_a_look_at_a_role() -> None:
    g = Position("king assassin sage fool", hands={ANNA: "KKM"})
    assert g.do(investigate(DAN, ROLE_CARD)) == [
        (events.SPENT, ANNA, KNOWLEDGE, 2, EVERYONE),
        (events.INVESTIGATED, ANNA, DAN, ROLE_CARD, EVERYONE),
        (events.ROLE_SEEN, ANNA, DAN, ROLE_NAMES.index("fool"), 1 << ANNA),
    ]
    assert (g.s.shown[DAN], g.hand(ANNA), g.discards, g.s.actions_left) == (0, "M", "KK", 1)


def test_S4_6_or_at_a_whole_hand() -> None:
    g = Position(hands={ANNA: "KK", DAN: "MMP"})
    assert g.do(investigate(DAN, HAND_OF_CARDS))[2:] == [
        (events.HAND_SEEN, DAN, suit, count, 1 << ANNA)
        for suit, count in ((MIGHT, 2), (KNOWLEDGE, 0), (INFLUENCE, 0), (POWER, 1))
    ]
    assert (g.hand(DAN), g.s.actions_left) == ("MMP", 1)


def test_S4_8_one_of_each_breaks_an_alliance_and_takes_a_card_from_both() -> None:
    g = Position(FIVE, hands={ANNA: "MKI", BEN: "P", DAN: "MK"}, allies=[(BEN, DAN)])
    assert g.do(sabotage(BEN)) == [
        (events.SPENT, ANNA, MIGHT, 1, EVERYONE),
        (events.SPENT, ANNA, KNOWLEDGE, 1, EVERYONE),
        (events.SPENT, ANNA, INFLUENCE, 1, EVERYONE),
        (events.SABOTAGED, ANNA, BEN, 0, EVERYONE),
        (events.ALLIANCE_BROKEN, BEN, DAN, 0, EVERYONE),
        (events.CARD_TAKEN, ANNA, BEN, 0, EVERYONE),
    ]
    assert g.legal() == [steal("P")]
    assert g.do(steal("P"))[1] == (events.CARD_TAKEN, ANNA, DAN, 0, EVERYONE)
    assert g.legal() == [steal("M"), steal("K")]
    g.do(steal("K"))
    assert (g.hand(ANNA), g.hand(BEN), g.hand(DAN)) == ("KP", "", "M")
    assert (g.allies, g.s.actions_left) == (set(), 1)


def test_S4_8_an_alliance_goes_by_its_first_member() -> None:
    g = Position(hands={ANNA: "MKI"}, allies=[(BEN, DAN)])
    assert g.why_not(sabotage(BEN)) == LEGAL
    assert {g.why_not(sabotage(who)) for who in (ANNA, CLEO, DAN)} == {NO_SUCH_ALLIANCE}


def test_S4_8_of_several_alliances_only_the_one_named_is_broken() -> None:
    six = "king assassin sage fool merchant politician"
    g = Position(six, hands={ANNA: "MKI"}, allies=[(1, 2), (3, 4)])
    g.do(sabotage(3))
    assert g.allies == {(1, 2)}


@pytest.mark.parametrize("ally_", [BEN, DAN])
def test_S4_8_ones_own_alliance_costs_only_the_other_a_card(ally_: int) -> None:
    """Whether one is the first or the second of the two."""
    g = Position(hands={CLEO: "MKIP", ally_: "KK"}, allies=[(ally_, CLEO)], turn=CLEO)
    g.do(sabotage(min(ally_, CLEO)), steal("K"))
    assert (g.hand(CLEO), g.hand(ally_), g.allies, g.s.actions_left) == ("KP", "K", set(), 1)


def test_S4_8_of_an_empty_hand_nothing_is_taken() -> None:
    for hands, taken in (({BEN: "P"}, "P"), ({DAN: "M"}, "M"), ({}, "")):
        g = Position(hands={ANNA: "MKI", **hands}, allies=[(BEN, DAN)])
        rows = g.do(sabotage(BEN), *map(steal, taken))
        assert len(told(rows, events.CARD_TAKEN)) == len(taken)
        assert (g.hand(ANNA), g.s.actions_left) == (taken, 1)


@pytest.mark.parametrize("hand", ["MK", "MI", "KI", "MMK", ""])
def test_S4_8_what_does_not_pay(hand: str) -> None:
    assert Position(hands={ANNA: hand}, allies=[(1, 2)]).why_not(sabotage(BEN)) == CARDS_MISSING


def test_S4_8_without_an_alliance_there_is_nothing_to_sabotage() -> None:
    g = Position(hands={ANNA: "MKI"})
    assert {g.why_not(sabotage(who)) for who in range(4)} == {NO_SUCH_ALLIANCE}
    assert g.why_not(sabotage(EVE)) == NO_SUCH_PLAYER


PAIRS = [("MM", "MP", "PP"), ("KK", "KP", "PP")]


@pytest.mark.parametrize("paid", ["MM", "MP", "PP"])
def test_S4_10_power_pays_for_extortion(paid: str) -> None:
    g = Position(hands={ANNA: "MMPPK"}, gold={BEN: 4})
    g.do(extort(BEN, GOLD_COINS, paid))
    assert (g.discards, g.gold[ANNA]) == (paid, 4)
    g = Position(hands={ANNA: paid})
    assert {other: g.can(extort(BEN, CARD, other)) for other in PAIRS[0]} == {o: o == paid for o in PAIRS[0]}


@pytest.mark.parametrize("paid", ["KK", "KP", "PP"])
def test_S4_10_power_pays_for_an_investigation(paid: str) -> None:
    g = Position(hands={ANNA: "KKPPM"})
    g.do(investigate(BEN, ROLE_CARD, paid))
    assert g.discards == paid
    g = Position(hands={ANNA: paid})
    assert {o: g.can(investigate(BEN, HAND_OF_CARDS, o)) for o in PAIRS[1]} == {o: o == paid for o in PAIRS[1]}


@pytest.mark.parametrize("paid", ["MKI", "PKI", "MPI", "MKP", "PPI", "PKP", "MPP", "PPP"])
def test_S4_10_power_pays_for_any_part_of_a_sabotage(paid: str) -> None:
    g = Position(hands={ANNA: paid}, allies=[(BEN, DAN)])
    payments = ["MKI", "PKI", "MPI", "MKP", "PPI", "PKP", "MPP", "PPP"]
    assert [other for other in payments if g.can(sabotage(BEN, other))] == [paid]
    g.do(sabotage(BEN, paid))
    assert g.discards == "".join(sorted(paid, key="MKIP".index))


def test_S4_10_the_player_chooses_which_cards_are_spent() -> None:
    g = Position(hands={ANNA: "MKIPPP"}, allies=[(BEN, DAN)])
    g.do(sabotage(BEN, "PPI"))
    assert (g.hand(ANNA), g.discards) == ("MKP", "IPP")


def test_S4_10_power_pays_for_an_alliance() -> None:
    g = Position(hands={ANNA: "IP"})
    assert [paid for paid in ("II", "IP", "PI", "PP") if g.can(ally(BEN, paid))] == ["IP", "PI"]
    g = Position(hands={ANNA: "PP"})
    assert [paid for paid in ("II", "IP", "PI", "PP") if g.can(ally(BEN, paid))] == ["PP"]


def test_S4_10_power_is_wild_nowhere_else() -> None:
    g = Position("assassin king sage fool", hands={ANNA: "MMKIP"}, gold={ANNA: 4})
    assert [g.why_not(seize(pair)) for pair in ("MM", "KK", "II", "PP")] == [LEGAL] + [CARDS_MISSING] * 3
    assert g.why_not(assassinate(BEN)) == CARDS_MISSING


def every_aim(g: Position, whom: int) -> set[int]:
    """The reasons against everything that can be aimed at somebody."""
    aims = {g.why_not(AIMED_CODE + AIMED * whom + kind) for kind in range(AIMED)}
    return aims | {g.why_not(PLOT_CODE - PLOTS * whom + kind) for kind in range(PLOTS)}


def test_S4_13_an_action_is_aimed_at_somebody_else_who_is_alive() -> None:
    g = Position(hands={ANNA: "MMKKIIPP"}, gold={ANNA: 9}, dead=[DAN])
    assert every_aim(g, ANNA) == {NOT_YOURSELF}
    assert every_aim(g, DAN) == {DEAD}
    assert every_aim(g, EVE) == {NO_SUCH_PLAYER}
    assert LEGAL in every_aim(g, BEN)


def test_S4_13_the_jailed_can_be_aimed_at() -> None:
    g = Position("assassin king sage fool", hands={ANNA: "MMMKKIIPP"}, gold={ANNA: 9}, jailed=[BEN])
    for action in (
        *(trade(BEN), bribe(BEN, "M"), extort(BEN, CARD), investigate(BEN, ROLE_CARD), ally(BEN)),
        assassinate(BEN),
    ):
        assert g.can(action)


def test_S4_13_what_is_useless_is_not_forbidden() -> None:
    """An empty hand is robbed, a shown role is looked at: the cost is paid all the same."""
    g = Position(hands={ANNA: "MMKKKK"})
    g.s.shown[BEN] = 1
    g.do(extort(BEN, CARD), investigate(BEN, ROLE_CARD))
    assert g.discards == "MMKK"


def test_S4_13_anybody_at_the_table_can_be_aimed_at() -> None:
    g = Position(hands={CLEO: "MM"}, turn=CLEO)
    assert [whom for whom in range(4) if g.can(extort(whom, CARD))] == [ANNA, BEN, DAN]
