"""S3: The turn."""

import pytest

from tests.intrigue.positions import (
    ANNA,
    BEN,
    CLEO,
    DAN,
    Position,
    bribe,
    buy,
    kinds,
    new_game,
    sale,
    sheet_with,
    told,
)
from vivat.game.errors import ImpossibleOptions
from vivat.game.intrigue.options import IntrigueOptions
from vivat.game.intrigue.outcome import make_outcome
from vivat.rules.intrigue import events
from vivat.rules.intrigue.actions import BUY_DISCARD, PASS
from vivat.rules.intrigue.state import ACT, NOBODY, OVER
from vivat.rules.intrigue.victory import WHEN_ACTION, WHEN_END
from vivat.rules.log import EVERYONE


def test_S3_1_a_condition_of_the_start_is_looked_at_before_the_income() -> None:
    g = Position("sage merchant king fool", gold={BEN: 22})
    rows = g.do(PASS)
    assert g.winners == {BEN}
    assert told(rows, events.INCOME) == []


def test_S3_1_the_income_comes_too_late_for_it() -> None:
    g = Position("sage merchant king fool", gold={BEN: 19})
    g.do(PASS)
    assert (g.gold[BEN], g.winners, g.s.phase) == (22, set(), ACT)


def test_S3_1_it_is_looked_at_only_for_whose_turn_begins() -> None:
    g = Position("sage merchant king fool", hands={CLEO: "P" * 7})
    g.do(PASS)
    assert g.winners == set()
    g.do(PASS)
    assert g.winners == {CLEO}


def test_S3_2_three_gold_each_turn() -> None:
    g = Position(gold={ANNA: 7, BEN: 2})
    rows = g.do(PASS)
    assert g.gold == [7, 5, 0, 0]
    assert rows[-2:] == [(events.TURN_BEGINS, BEN, 0, 0, EVERYONE), (events.INCOME, BEN, 3, 5, EVERYONE)]


def test_S3_3_two_actions_and_the_turn_is_over() -> None:
    g = Position(hands={ANNA: "MK"}, gold={ANNA: 3})
    g.do(sale("M"))
    assert g.actor == ANNA
    g.do(sale("K"))
    assert g.actor == BEN


def test_S3_3_one_may_pass_at_once_or_after_one_action() -> None:
    g = Position(hands={ANNA: "MK"})
    assert g.do(PASS)[0] == (events.PASSED, ANNA, 0, 0, EVERYONE)
    assert g.actor == BEN
    g = Position(hands={ANNA: "MK"})
    g.do(sale("M"), PASS)
    assert (g.actor, g.hand(ANNA)) == (BEN, "K")


def test_S3_3_with_nothing_at_all_one_can_still_pass() -> None:
    assert Position().legal() == [PASS]


def test_S3_3_the_second_turn_has_two_actions_again() -> None:
    g = Position(hands={BEN: "MK"}, actions_left=1)
    g.do(PASS, sale("M"))
    assert g.actor == BEN
    g.do(sale("K"))
    assert g.actor == CLEO


def test_S3_3_a_condition_of_an_action_is_looked_at_after_each() -> None:
    sheet = sheet_with("sage", wins=WHEN_ACTION, needs=(0, 2, 0, 0, 0))
    g = Position("sage assassin king fool", hands={ANNA: "K"}, gold={ANNA: 3}, discards="K", sheet=sheet)
    g.do(BUY_DISCARD)
    assert (g.winners, g.s.phase) == ({ANNA}, OVER)


def test_S3_3_but_not_at_the_start_nor_by_passing() -> None:
    sheet = sheet_with("sage", wins=WHEN_ACTION, needs=(0, 2, 0, 0, 0))
    g = Position("king sage assassin fool", hands={ANNA: "M", BEN: "KK"}, sheet=sheet)
    g.do(PASS)
    assert (g.actor, g.winners) == (BEN, set())
    g.do(PASS)
    assert g.winners == set()


def test_S3_3_after_an_action_of_anybodys() -> None:
    sheet = sheet_with("sage", wins=WHEN_ACTION, needs=(0, 2, 0, 0, 0))
    g = Position("king sage assassin fool", hands={ANNA: "M", BEN: "KK"}, sheet=sheet)
    g.do(sale("M"))
    assert g.winners == {BEN}


def test_S3_3_an_action_does_not_look_at_a_condition_of_the_start() -> None:
    g = Position("sage assassin king fool", hands={ANNA: "KKKKK"}, gold={ANNA: 3}, discards="K")
    g.do(BUY_DISCARD)
    assert (g.hand(ANNA), g.winners) == ("KKKKKK", set())


def test_S3_4_a_condition_of_the_end_after_the_last_action() -> None:
    hands, allies = {ANNA: "IIIIM"}, [(ANNA, CLEO)]
    g = Position("ambassador assassin king fool", hands=hands, allies=allies, actions_left=2)
    g.do(sale("M"))
    assert g.winners == set()
    g.do(PASS)
    assert (g.winners, g.allied_winners) == ({ANNA}, {CLEO})
    g = Position("ambassador assassin king fool", hands=hands, allies=allies, actions_left=1)
    g.do(sale("M"))
    assert (g.winners, g.allied_winners) == ({ANNA}, {CLEO})


def test_S3_4_it_is_not_looked_at_at_the_start() -> None:
    sheet = sheet_with("sage", wins=WHEN_END, needs=(0, 6, 0, 0, 0))
    g = Position("king sage assassin fool", hands={BEN: "KKKKKK"}, sheet=sheet)
    g.do(PASS)
    assert (g.actor, g.winners) == (BEN, set())
    g.do(PASS)
    assert g.winners == {BEN}


def test_S3_5_the_dead_are_passed_over() -> None:
    g = Position(dead=[BEN, CLEO])
    rows = g.do(PASS)
    assert g.actor == DAN
    assert kinds(rows) == [events.PASSED, events.TURN_BEGINS, events.INCOME]


def test_S3_5_the_jailed_miss_one_turn() -> None:
    g = Position(jailed=[BEN])
    rows = g.do(PASS)
    assert rows[1] == (events.TURN_MISSED, BEN, 0, 0, EVERYONE)
    assert (g.actor, g.gold[BEN]) == (CLEO, 0)
    g.do(PASS, PASS, PASS)
    assert (g.actor, g.gold[BEN]) == (BEN, 3)


def test_S3_5_a_missed_turn_has_no_start() -> None:
    g = Position("king sage assassin fool", hands={BEN: "KKKKKK"}, jailed=[BEN])
    g.do(PASS)
    assert (g.actor, g.winners) == (CLEO, set())


def test_S3_5_all_others_dead_or_in_jail_and_the_turn_comes_back() -> None:
    g = Position(dead=[BEN], jailed=[CLEO, DAN])
    g.do(PASS)
    assert (g.actor, g.s.round) == (ANNA, 1)


def rounds_played(g: Position, most: int) -> int:
    """Passes until the game ends, in turns."""
    turns = 0
    while g.s.phase != OVER and turns < most:
        g.do(PASS)
        turns += 1
    return turns


def test_S3_6_fifty_rounds_without_a_winner_are_the_end() -> None:
    g = Position(roles="king assassin knight investigator")
    assert rounds_played(g, 1000) == 50 * 4
    assert (g.winners, g.allied_winners, g.points, g.actor) == (set(), set(), [0, 0, 0, 0], NOBODY)


def test_S3_6_the_end_is_told() -> None:
    g = Position(roles="king assassin knight investigator", turn=DAN, most_rounds=1)
    rows = g.do(PASS)
    assert told(rows, events.NO_VICTORY) == [(events.NO_VICTORY, 0, 0, 0, EVERYONE)]
    assert {row.subject for row in told(rows, events.ROLE_SHOWN)} == {ANNA, BEN, CLEO, DAN}
    assert told(rows, events.TURN_BEGINS) == []


def test_S3_6_a_round_ends_before_whoever_began_it() -> None:
    g = Position(roles="king assassin knight investigator", first=CLEO, turn=CLEO, most_rounds=2)
    assert rounds_played(g, 1000) == 8


def test_S3_6_a_dead_first_player_still_marks_the_rounds() -> None:
    g = Position(roles="king assassin knight investigator", dead=[ANNA], turn=BEN, most_rounds=3)
    assert rounds_played(g, 1000) == 9


def test_S3_6_as_many_rounds_as_the_table_wants_or_without_end() -> None:
    assert rounds_played(Position(roles="king assassin knight investigator", most_rounds=3), 1000) == 12
    assert rounds_played(Position(roles="king assassin knight investigator", most_rounds=0), 1000) == 1000
    with pytest.raises(ImpossibleOptions):
        IntrigueOptions.make("base", 4, most_rounds=-1)


def test_S3_6_the_outcome_names_the_rounds_that_were_played() -> None:
    g = Position(roles="king assassin knight investigator", most_rounds=3)
    rounds_played(g, 1000)
    assert make_outcome(g.options, g.s).rounds == 3


def test_S3_6_a_victory_in_the_last_turn_counts() -> None:
    hands, allies = {DAN: "IIII"}, [(CLEO, DAN)]
    g = Position("king assassin knight ambassador", hands=hands, allies=allies, turn=DAN, most_rounds=1)
    g.do(PASS)
    assert g.winners == {DAN}


def test_S3_3_each_turn_counts_its_own_purchases_and_offers() -> None:
    g = Position(gold={ANNA: 9, BEN: 9})
    g.do(buy("M"), bribe(CLEO, "K"), buy("M"))
    assert g.hand(BEN) == "M"


def test_S3_2_the_first_turn_has_an_income_too() -> None:
    g = new_game(first_seat=BEN)
    while g.s.phase != ACT:
        g.do(g.legal()[0])
    assert g.gold == [2, 5, 2, 2]
