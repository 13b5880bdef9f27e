"""R8.1 to R8.4: The option Ambition."""

from collections.abc import Mapping

import pytest

from tests.castle.positions import Position, new_game, told
from vivat.rules.castle import events
from vivat.rules.castle.ambition import (
    FRIEND_OF_THE_KING,
    JESTER_KING,
    MAN_KING,
    NONE_IN_WC,
    NONE_IN_WC_OR_DUNGEON,
    NONE_ON_0_AND_1,
    NONE_ON_2_AND_3,
    NONE_ON_4_AND_5,
    ONE_IN_DUNGEON,
    ONE_IN_WC,
    ONLY_YES,
    THREE_IN_DUNGEON,
    TWO_IN_DUNGEON,
    TWO_IN_WC,
    UNDER_11,
    WOMAN_QUEEN,
)
from vivat.rules.castle.places import BOX, DUNGEON_1, DUNGEON_2, DUNGEON_3, WC_3, WC_4
from vivat.rules.castle.play import CHANCE
from vivat.rules.castle.reasons import AMBITION_IS_OUT, NOT_OFFERED
from vivat.rules.castle.state import CLIMB, KEEP, OFFER, PLACE
from vivat.rules.log import EVERYONE

# Player 0 has Bridget, Caius, Daphné, Éloïse, Jeanne and Ouaf; Roméo is on no card.
CARDS = ("BCDEIO", "ADEFGM", "EFIMOP")


def crowning(at: Mapping[int, str], *, kept: int, turn: int = 0, score: int = 20) -> Position:
    """Three players with Ambitions; player 0 kept this one."""
    others = [ambition for ambition in (NONE_IN_WC, ONE_IN_WC, TWO_IN_WC) if ambition != kept]
    scores = (score, 20, 20)
    return Position(seats=3, cards=CARDS, at=at, kept=(kept, *others[:2]), turn=turn, scores=scores, ambition=True)


def seal(g: Position, king: str) -> int:
    """The Ambition points of player 0 when this one is crowned."""
    shown = told(g.elect(king), events.AMBITION_SHOWN)
    assert [row.subject for row in shown] == [0, 1, 2]
    assert {row.audience for row in shown} == {EVERYONE}
    return shown[0].value


def test_R8_1_two_cards_each_for_its_owner_alone() -> None:
    g = new_game(seats=3, first=0, ambition=True)
    g.deal_all(CARDS)
    assert (g.s.phase, g.actor()) == (OFFER, CHANCE)
    audiences = [row.audience for ambition in (4, 9, 0, 15, 7, 8) for row in g.offer(ambition)]
    assert audiences == [0b001, 0b001, 0b010, 0b010, 0b100, 0b100]
    assert g.s.phase == KEEP


def test_R8_1_no_card_twice_in_a_round() -> None:
    g = new_game(seats=3, first=0, ambition=True)
    g.deal_all(CARDS)
    card = g.legal()[4]
    g.do(card)
    assert g.why_not(card) == AMBITION_IS_OUT
    assert len(g.legal()) == 15


def test_R8_1_eight_players_take_all_sixteen() -> None:
    g = new_game(seats=8, first=0, ambition=True)
    g.deal_all()
    for ambition in range(16):
        g.offer(ambition)
    assert g.s.phase == KEEP


def test_R8_1_they_are_dealt_again_each_round() -> None:
    g = crowning({5: "N"}, kept=MAN_KING)
    g.elect("Roméo")
    g.deal_all()
    assert g.s.phase == OFFER
    assert len(g.legal()) == 16
    for ambition in range(6):
        g.offer(ambition)
    assert [g.keep(ambition)[0].object for ambition in (1, 2, 5)] == [1, 2, 5]


def test_R8_2_each_keeps_one_of_the_two_in_secret() -> None:
    g = new_game(seats=3, first=2, ambition=True)
    g.deal_all(CARDS)
    for ambition in (4, 9, 0, 15, 7, 8):
        g.offer(ambition)
    assert g.actor() == 0
    assert g.keep(9) == [
        (events.AMBITION_KEPT, 0, 9, 0, 0b001),
        (events.AMBITION_CHOSEN, 0, 0, 0, EVERYONE),
    ]
    assert g.actor() == 1
    g.keep(0)
    g.keep(8)
    assert g.s.kept[:3] == [9, 0, 8]
    assert (g.s.phase, g.actor()) == (PLACE, 2)


def test_R8_2_nobody_keeps_a_card_dealt_to_another() -> None:
    g = new_game(seats=3, first=0, ambition=True)
    g.deal_all(CARDS)
    for ambition in (4, 9, 0, 15, 7, 8):
        g.offer(ambition)
    reasons = {action: g.why_not(action) for action in g.legal()}
    assert len(reasons) == 2
    first = min(reasons) - 4
    assert {g.why_not(first + ambition) for ambition in range(16) if ambition not in (4, 9)} == {NOT_OFFERED}


def test_R8_3_a_condition_that_is_met_adds_its_points() -> None:
    g = crowning({5: "N", 4: "B"}, kept=MAN_KING)
    rows = g.elect("Roméo")
    assert g.scores[0] == 20 + 4 + 3
    assert told(rows, events.AMBITION_SHOWN)[0] == (events.AMBITION_SHOWN, 0, MAN_KING, 3, EVERYONE)
    assert told(rows, events.MARKER_MOVED)[0] == (events.MARKER_MOVED, 0, 7, 27, EVERYONE)


def test_R8_3_a_condition_that_is_not_met_costs_nothing() -> None:
    g = crowning({5: "N", 4: "B"}, kept=WOMAN_QUEEN)
    g.elect("Roméo")
    assert g.scores[0] == 24


def test_R8_3_the_points_stay_positive_when_the_jester_is_crowned() -> None:
    g = crowning({5: "J", 4: "B"}, kept=JESTER_KING)
    g.elect("Jester")
    assert g.scores[0] == 20 - 4 + 5


def test_R8_3_they_move_the_marker_together_with_the_favourites() -> None:
    g = crowning({5: "J", 4: "B"}, kept=JESTER_KING, score=2)
    g.elect("Jester")
    assert g.scores[0] == 2 - 4 + 5


def test_R8_3_a_rejection_shows_no_ambition() -> None:
    g = crowning({5: "N"}, kept=MAN_KING)
    assert not told(g.elect("Roméo", "NYY"), events.AMBITION_SHOWN)
    assert g.s.phase == CLIMB


def test_R8_4_a_queen_is_a_woman_and_a_king_a_man() -> None:
    women = ("Aliénor", "Bridget", "Daphné", "Éloïse", "Jeanne", "Victoria")
    men = ("Caius", "Foidvo", "Gaspard", "Leonardo", "Merlin", "Roméo")
    for name in (*women, *men, "Ouaf", "Jester"):
        assert seal(crowning({5: name}, kept=WOMAN_QUEEN), name) == (3 if name in women else 0)
        assert seal(crowning({5: name}, kept=MAN_KING), name) == (3 if name in men else 0)
        assert seal(crowning({5: name}, kept=JESTER_KING), name) == (5 if name == "Jester" else 0)


MET: list[tuple[int, int, Mapping[int, str]]] = [
    (NONE_IN_WC, 5, {WC_3: "A", WC_4: "P", DUNGEON_3: "B"}),
    (NONE_ON_2_AND_3, 3, {0: "B", 1: "C", 4: "DE", 5: "NI", WC_3: "O", 2: "A", 3: "F", DUNGEON_3: "P"}),
    (NONE_ON_0_AND_1, 5, {2: "B", 3: "C", 4: "DE", 5: "NI", WC_3: "O", 0: "A", 1: "F"}),
    (ONE_IN_DUNGEON, 3, {DUNGEON_3: "B"}),
    (ONE_IN_DUNGEON, 3, {DUNGEON_3: "A", DUNGEON_2: "F", DUNGEON_1: "O"}),
    (TWO_IN_DUNGEON, 5, {DUNGEON_3: "B", DUNGEON_2: "A", DUNGEON_1: "O"}),
    (ONE_IN_WC, 3, {WC_3: "B"}),
    (ONE_IN_WC, 3, {WC_4: "B", WC_3: "A"}),
    (TWO_IN_WC, 5, {WC_3: "B", WC_4: "O"}),
    (NONE_ON_4_AND_5, 5, {0: "BCDE", 3: "I", WC_4: "O", 4: "A", 5: "NP"}),
    (THREE_IN_DUNGEON, 8, {DUNGEON_3: "B", DUNGEON_2: "C", DUNGEON_1: "O"}),
    (NONE_IN_WC_OR_DUNGEON, 8, {WC_3: "A", DUNGEON_3: "P", BOX: "B"}),
    (UNDER_11, 3, {5: "NB", 4: "C", 1: "D"}),
    (UNDER_11, 3, {DUNGEON_3: "B"}),
]
NOT_MET: list[tuple[int, Mapping[int, str]]] = [
    (NONE_IN_WC, {WC_3: "B"}),
    (NONE_IN_WC, {WC_4: "O"}),
    (NONE_ON_2_AND_3, {2: "B"}),
    (NONE_ON_2_AND_3, {3: "O"}),
    (NONE_ON_0_AND_1, {0: "B", 2: "CDEI", 3: "O"}),
    (NONE_ON_0_AND_1, {1: "B", 2: "CDEI", 3: "O"}),
    (ONE_IN_DUNGEON, {DUNGEON_3: "A", BOX: "B"}),
    (ONE_IN_DUNGEON, {DUNGEON_3: "B", DUNGEON_2: "C"}),
    (TWO_IN_DUNGEON, {DUNGEON_3: "B", DUNGEON_2: "A"}),
    (TWO_IN_DUNGEON, {DUNGEON_3: "B", DUNGEON_2: "C", DUNGEON_1: "O"}),
    (ONE_IN_WC, {WC_3: "A"}),
    (ONE_IN_WC, {WC_3: "B", WC_4: "O"}),
    (TWO_IN_WC, {WC_3: "B", WC_4: "A"}),
    (NONE_ON_4_AND_5, {4: "B"}),
    (NONE_ON_4_AND_5, {5: "NO"}),
    (THREE_IN_DUNGEON, {DUNGEON_3: "B", DUNGEON_2: "C", DUNGEON_1: "A"}),
    (NONE_IN_WC_OR_DUNGEON, {WC_4: "B"}),
    (NONE_IN_WC_OR_DUNGEON, {DUNGEON_1: "B"}),
    (UNDER_11, {5: "NB", 4: "C", 2: "D"}),
]


@pytest.mark.parametrize(("ambition", "worth", "at"), MET)
def test_R8_4_met(ambition: int, worth: int, at: Mapping[int, str]) -> None:
    assert seal(crowning({5: "N", **at}, kept=ambition), "Roméo") == worth


@pytest.mark.parametrize(("ambition", "at"), NOT_MET)
def test_R8_4_not_met(ambition: int, at: Mapping[int, str]) -> None:
    assert seal(crowning({5: "N", **at}, kept=ambition), "Roméo") == 0


@pytest.mark.parametrize(("nos", "aches", "worth"), [(0, 0, 3), (1, 0, 0), (0, 1, 0), (4, 1, 0)])
def test_R8_4_only_yes(nos: int, aches: int, worth: int) -> None:
    g = crowning({5: "N"}, kept=ONLY_YES)
    g.hold(0, nos=nos, aches=aches)
    assert seal(g, "Roméo") == worth


@pytest.mark.parametrize(("turn", "worth"), [(0, 3), (1, 0), (2, 0)])
def test_R8_4_friend_of_the_king(turn: int, worth: int) -> None:
    assert seal(crowning({5: "N"}, kept=FRIEND_OF_THE_KING, turn=turn), "Roméo") == worth


def test_R8_4_the_king_is_on_no_floor() -> None:
    at = {5: "B", 0: "CDEIO"}
    assert seal(crowning(at, kept=NONE_ON_4_AND_5), "Bridget") == 5


def test_R8_4_under_11_looks_at_the_favourites_of_this_coronation_alone() -> None:
    assert seal(crowning({5: "NB", 4: "C", 1: "D"}, kept=UNDER_11, score=50), "Roméo") == 3
    assert seal(crowning({5: "JBC", 4: "D"}, kept=UNDER_11), "Jester") == 3
