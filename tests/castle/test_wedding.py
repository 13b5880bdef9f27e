"""R10: The variant of the Royal wedding."""

from tests.castle.positions import Position, card_number, points, told
from vivat.rules.castle import events
from vivat.rules.castle.actions import YES
from vivat.rules.castle.ambition import (
    FRIEND_OF_THE_KING,
    JESTER_KING,
    MAN_KING,
    NONE_IN_WC,
    NONE_ON_4_AND_5,
    ONE_IN_WC,
    ONLY_YES,
    UNDER_11,
    WOMAN_QUEEN,
)
from vivat.rules.castle.places import BESIDE_THRONE, BOX, WC_3
from vivat.rules.castle.reasons import LEGAL, NOT_IN_THE_CASTLE
from vivat.rules.castle.state import CLIMB, DEAL, EMISSARY, KEEP, OFFER, OVER
from vivat.rules.log import EVERYONE

CARDS = ("BCDEIO", "ADEFGM", "EFIMOP")
SEVEN_CARDS = ("BCDEIO", "ADEFGM", "EFIMOP", "ACEFNO", "DEGLNO", "CDEFLP", "ABELOP")


def wedding(at: dict[int, str], *, turn: int = 0, round_: int = 0) -> Position:
    """Three players."""
    return Position(seats=3, cards=CARDS, at=at, turn=turn, round_=round_, wedding=True)


def test_R10_1_the_first_of_the_couple_stands_aside_and_play_goes_on() -> None:
    g = wedding({5: "B", 4: "C"}, turn=1)
    rows = g.elect("Bridget")
    assert g.place_of("Bridget") == BESIDE_THRONE
    assert told(rows, events.AWAITS_PARTNER) == [(events.AWAITS_PARTNER, 0, 1, 0, EVERYONE)]
    assert not told(rows, events.ROUND_ENDS)
    assert (g.s.phase, g.s.round, g.actor()) == (CLIMB, 0, 2)


def test_R10_1_the_first_coronation_is_counted_as_ever() -> None:
    g = wedding({5: "B", 4: "C", 3: "A"})
    assert points(g.elect("Bridget")) == {0: 14, 1: 3, 2: 0}
    assert g.scores == [34, 23, 20]


def test_R10_1_whoever_stands_aside_blocks_nothing_and_moves_no_more() -> None:
    g = wedding({5: "BC", 4: "A"})
    g.elect("Bridget")
    assert g.why_not_move("Bridget") == NOT_IN_THE_CASTLE
    assert g.why_not_move("Caius") == LEGAL
    g.nominate("Caius")


def test_R10_1_lost_votes_stay_lost_for_the_second_election() -> None:
    g = wedding({5: "ABC"})
    g.elect("Aliénor", "NYY")
    g.elect("Bridget")
    assert g.s.nos[:3] == [3, 4, 4]


def test_R10_1_the_dungeons_stay_as_they_are() -> None:
    g = wedding({5: "ABC"})
    g.elect("Aliénor", "NYY")
    g.elect("Bridget")
    g.elect("Caius", "NYY")
    assert g.place_of("Aliénor") < g.place_of("Caius") < BOX


def test_R10_2_the_cards_lie_open_from_the_first_coronation() -> None:
    g = wedding({5: "BC"})
    assert g.s.cards_shown == 0
    shown = told(g.elect("Bridget"), events.FAVOURITES_SHOWN)
    assert [row.object for row in shown] == [card_number(card) for card in CARDS]
    assert g.s.cards_shown == 1


def test_R10_2_they_are_used_again_and_not_shown_again() -> None:
    g = wedding({5: "BC"})
    g.elect("Bridget")
    rows = g.elect("Caius")
    assert not told(rows, events.FAVOURITES_SHOWN)
    assert points(rows) == {0: 10, 1: 0, 2: 0}


def test_R10_2_in_the_next_round_they_are_secret_again() -> None:
    g = wedding({5: "BC"})
    g.elect("Bridget")
    g.elect("Caius")
    assert g.s.cards_shown == 0
    g.deal_all(CARDS)
    g.place_all()
    g.stand({5: "N"})
    assert len(told(g.elect("Roméo"), events.FAVOURITES_SHOWN)) == 3


def test_R10_3_the_second_coronation_counts_again_without_the_first_king() -> None:
    g = wedding({5: "BC", 4: "D"})
    assert points(g.elect("Bridget"))[0] == 10 + 5 + 4
    assert points(g.elect("Caius"))[0] == 0 + 10 + 4
    assert g.scores[0] == 20 + 19 + 14


def test_R10_3_then_the_round_is_over_and_who_crowned_last_begins() -> None:
    g = wedding({5: "BC"}, turn=1)
    g.elect("Bridget")
    rows = g.elect("Caius")
    assert told(rows, events.ROUND_ENDS)
    assert (g.s.phase, g.s.round) == (DEAL, 1)
    assert told(rows, events.ROUND_BEGINS)[0].object == 2


def test_R10_3_the_next_round_has_a_wedding_of_its_own() -> None:
    g = wedding({5: "BC"})
    g.elect("Bridget")
    g.elect("Caius")
    g.deal_all(CARDS)
    g.place_all()
    g.stand({5: "N"})
    g.elect("Roméo")
    assert (g.s.phase, g.s.round) == (CLIMB, 1)


def test_R10_3_the_jester_turns_only_his_own_coronation() -> None:
    g = wedding({5: "JB", 4: "C"})
    assert points(g.elect("Jester"))[0] == -5 - 4
    assert points(g.elect("Bridget"))[0] == 10 + 4
    g = wedding({5: "JB", 4: "C"})
    assert points(g.elect("Bridget"))[0] == 10 + 4
    assert points(g.elect("Jester"))[0] == -4


def test_R10_3_a_marker_stops_at_0_after_each_coronation() -> None:
    g = wedding({5: "JB", 4: "C"})
    g.s.score[0] = 3
    g.elect("Jester")
    assert g.scores[0] == 0
    g.elect("Bridget")
    assert g.scores[0] == 14


def test_R10_3_ambitions_are_scored_with_the_second() -> None:
    g = Position(
        seats=3, cards=CARDS, at={5: "BN"}, kept=(MAN_KING, JESTER_KING, ONE_IN_WC), ambition=True, wedding=True
    )
    assert not told(g.elect("Bridget"), events.AMBITION_SHOWN)
    assert g.scores == [30, 20, 20]
    shown = told(g.elect("Roméo"), events.AMBITION_SHOWN)
    assert [row.value for row in shown] == [3, 0, 0]
    assert g.scores == [33, 20, 20]


def couple(first: str, second: str, kept: tuple[int, int, int], *, turn: int = 0) -> list[int]:
    """What three players' Ambitions bring when these two are crowned, by seat `turn` and the seat after it."""
    g = Position(seats=3, cards=CARDS, at={5: "BNOJ"}, kept=kept, turn=turn, ambition=True, wedding=True)
    assert not told(g.elect(first), events.AMBITION_SHOWN)
    return [row.value for row in told(g.elect(second), events.AMBITION_SHOWN)]


def test_R10_3_who_was_crowned_looks_at_both_of_the_couple() -> None:
    kept = (JESTER_KING, WOMAN_QUEEN, MAN_KING)
    assert couple("Bridget", "Roméo", kept) == [0, 3, 3]
    assert couple("Roméo", "Bridget", kept) == [0, 3, 3]
    assert couple("Jester", "Bridget", kept) == [5, 3, 0]
    assert couple("Bridget", "Jester", kept) == [5, 3, 0]
    assert couple("Roméo", "Ouaf", kept) == [0, 0, 3]
    assert couple("Ouaf", "Roméo", kept) == [0, 0, 3]


def test_R10_3_either_kingmaker_is_a_friend_of_the_king() -> None:
    for seat in range(3):
        kept = [NONE_IN_WC, JESTER_KING, WOMAN_QUEEN]
        kept[seat] = FRIEND_OF_THE_KING
        a, b, c = kept
        brought = [couple("Roméo", "Ouaf", (a, b, c), turn=turn)[seat] for turn in range(3)]
        assert brought == [3 if seat in (turn, (turn + 1) % 3) else 0 for turn in range(3)]


def test_R10_3_an_election_that_failed_makes_no_friend_of_the_king() -> None:
    kept = (FRIEND_OF_THE_KING, JESTER_KING, MAN_KING)
    g = Position(seats=3, cards=CARDS, at={5: "BNO"}, kept=kept, ambition=True, wedding=True)
    g.elect("Roméo", "YNY")
    g.elect("Ouaf")
    shown = told(g.elect("Bridget"), events.AMBITION_SHOWN)
    assert [row.value for row in shown] == [0, 0, 0]


def test_R10_3_the_first_couple_is_forgotten_in_the_next_round() -> None:
    kept = (FRIEND_OF_THE_KING, WOMAN_QUEEN, JESTER_KING)
    g = Position(seats=3, cards=CARDS, at={5: "BJ"}, kept=kept, ambition=True, wedding=True)
    g.elect("Bridget")
    g.elect("Jester")
    assert g.s.round == 1
    g.deal_all(CARDS)
    while g.s.phase == OFFER:
        g.do(g.legal()[0])
    while g.s.phase == KEEP:
        g.do(g.legal()[0])
    for player, ambition in enumerate(kept):
        g.s.kept[player] = ambition
    g.place_all()
    g.stand({5: "NO"})
    assert g.actor() == 1
    g.elect("Roméo")
    shown = told(g.elect("Ouaf"), events.AMBITION_SHOWN)
    assert [row.value for row in shown] == [0, 0, 0]


def test_R10_3_everything_else_looks_at_the_castle_as_it_stands_at_the_second() -> None:
    kept = (NONE_IN_WC, NONE_ON_4_AND_5, ONLY_YES)
    g = Position(seats=3, cards=CARDS, at={5: "BN", 3: "E", WC_3: "C"}, kept=kept, ambition=True, wedding=True)
    g.elect("Bridget")
    g.move("Caius")
    g.move("Éloïse")
    g.hold(2, nos=0)
    shown = told(g.elect("Roméo"), events.AMBITION_SHOWN)
    assert [row.value for row in shown] == [5, 0, 3]


def test_R10_3_under_11_looks_at_the_second_coronation() -> None:
    g = Position(
        seats=3, cards=CARDS, at={5: "BN", 4: "C"}, kept=(UNDER_11, JESTER_KING, ONE_IN_WC), ambition=True, wedding=True
    )
    assert points(g.elect("Bridget"))[0] == 14
    rows = g.elect("Roméo")
    assert points(rows)[0] == 4
    assert told(rows, events.AMBITION_SHOWN)[0].value == 3


def test_R10_3_the_third_wedding_ends_the_game() -> None:
    g = wedding({5: "BN"}, round_=2)
    g.elect("Bridget")
    assert g.s.phase == CLIMB
    g.elect("Roméo")
    assert g.s.phase == OVER


def test_R10_3_the_emissary_counts_both_coronations() -> None:
    g = Position(seats=3, cards=CARDS, emissary_card="ABDFIL", at={5: "BI"}, emissary=True, wedding=True)
    g.elect("Bridget")
    assert g.s.score[EMISSARY] == 40 + 10 + 5
    g.elect("Jeanne")
    assert g.s.score[EMISSARY] == 55 + 10


def test_R10_4_with_nobody_left_the_round_ends_without_a_second_count() -> None:
    g = wedding({5: "J", BOX: "ABCDEFGILMNOP"}, turn=1)
    rows = g.elect("Jester")
    assert told(rows, events.NO_PARTNER)
    assert len(told(rows, events.SCORED)) == 3
    assert (g.s.phase, g.s.round) == (DEAL, 1)
    assert told(rows, events.ROUND_BEGINS)[0].object == 1


def test_R10_4_the_ambitions_are_still_scored() -> None:
    g = Position(
        seats=3,
        cards=CARDS,
        at={5: "J", BOX: "ABCDEFGILMNOP"},
        kept=(JESTER_KING, MAN_KING, NONE_IN_WC),
        ambition=True,
        wedding=True,
    )
    rows = g.elect("Jester")
    assert [row.value for row in told(rows, events.AMBITION_SHOWN)] == [5, 0, 5]
    assert g.scores == [25, 20, 25]


def test_R10_4_one_in_a_wc_or_on_floor_0_is_enough_to_go_on() -> None:
    for place in (WC_3, 0):
        g = wedding({5: "J", BOX: "ABCDEFGILMNO", place: "P"})
        g.elect("Jester")
        assert g.s.phase == CLIMB


def lonely_wedding() -> Position:
    """Seven seats have 14 No cards for 13 characters. The Jester is crowned, and Victoria alone is left."""
    g = Position(
        seats=7,
        cards=SEVEN_CARDS,
        at={5: "JP", BOX: "ABCDEFGILMNO"},
        kept=(JESTER_KING, MAN_KING, WOMAN_QUEEN, FRIEND_OF_THE_KING, ONE_IN_WC, NONE_IN_WC, UNDER_11),
        turn=3,
        ambition=True,
        wedding=True,
    )
    g.elect("Jester")
    assert (g.s.phase, g.actor()) == (CLIMB, 4)
    return g


def test_R10_4_the_last_possible_partner_rejected_ends_the_round_too() -> None:
    g = lonely_wedding()
    rows = g.elect("Victoria", "NYYYYYY")
    assert told(rows, events.NO_PARTNER)
    assert told(rows, events.ROUND_ENDS)
    assert not told(rows, events.SCORED)
    assert (g.s.phase, g.s.round) == (DEAL, 1)


def test_R10_4_and_then_the_ambitions_are_scored() -> None:
    g = lonely_wedding()
    rows = g.elect("Victoria", "NYYYYYY")
    shown = told(rows, events.AMBITION_SHOWN)
    assert [row.value for row in shown] == [5, 0, 0, 3, 0, 5, 3]


def test_R10_4_and_whoever_triggered_the_coronation_begins_the_next_round() -> None:
    g = lonely_wedding()
    rows = g.elect("Victoria", "NYYYYYY")
    assert [row.object for row in told(rows, events.ROUND_BEGINS)] == [3]


def test_R10_4_a_cancelled_election_leaves_the_last_partner_in_the_castle() -> None:
    g = lonely_wedding()
    g.elect("Victoria", "NSYYYYY")
    assert g.place_of("Victoria") == 5
    assert g.s.phase == CLIMB


def test_R10_4_the_emissary_may_draw_before_anybody_is_the_second() -> None:
    g = Position(seats=3, cards=CARDS, emissary_card="ABDFIL", at={5: "JN"}, emissary=True, wedding=True)
    g.elect("Jester", drawn=YES)
    assert g.s.phase == CLIMB
    g.elect("Roméo", drawn=YES)
    assert (g.s.phase, g.s.round) == (DEAL, 1)
