"""R6: The count after a coronation, and the next round."""

import pytest

from tests.castle.positions import ALL_EDITIONS, Position, card_number, markers, points, told
from vivat.rules.castle import events
from vivat.rules.castle.actions import DEAL_CODE
from vivat.rules.castle.editions import KINGUP, VIVA_IL_RE, VIVE_LE_ROI, Edition
from vivat.rules.castle.places import BESIDE_BOARD, BOX, DUNGEON_1, DUNGEON_2, DUNGEON_3, WC_3, WC_4
from vivat.rules.castle.reasons import CARD_IS_OUT
from vivat.rules.castle.state import DEAL, NOBODY, OVER

each_edition = pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: str(edition.key))
CARDS = ("BCDEIO", "ADEFGM", "EFIMOP")


@each_edition
def test_R6_1_a_favourite_scores_its_floor_and_the_king_ten(edition: Edition) -> None:
    g = Position(edition, 3, cards=("BCDEIO", *CARDS[1:]), at={5: "BC", 4: "D", 3: "E", 2: "I", 1: "O"})
    rows = g.elect(edition.names[1])
    assert points(rows)[0] == 10 + 5 + 4 + 3 + 2 + 1


@each_edition
def test_R6_1_nothing_for_floor_0_and_for_the_box(edition: Edition) -> None:
    g = Position(edition, 3, cards=CARDS, at={5: "N", 0: "BCD", BOX: "EIO"})
    assert points(g.elect(edition.names[10]))[0] == 0


@pytest.mark.parametrize(
    ("place", "worth"), [(WC_3, 0), (WC_4, 0), (DUNGEON_3, -3), (DUNGEON_2, -2), (DUNGEON_1, -1), (BOX, 0), (4, 4)]
)
def test_R6_1_wcs_are_worth_nothing_and_dungeons_less(place: int, worth: int) -> None:
    g = Position(seats=3, cards=CARDS, at={5: "NC", place: "B"})
    assert points(g.elect("Roméo"))[0] == 5 + worth


def test_R6_1_everybody_shows_the_favourites() -> None:
    g = Position(KINGUP, 3, cards=CARDS, at={5: "N"})
    shown = told(g.elect("Natale"), events.FAVOURITES_SHOWN)
    assert shown == [(events.FAVOURITES_SHOWN, player, card_number(CARDS[player]), 0, 1 << 16) for player in range(3)]


@pytest.mark.parametrize(
    ("place", "worth"),
    [
        *((floor, -floor) for floor in range(6)),
        *((WC_3, 0), (WC_4, 0), (BOX, 0), (DUNGEON_3, 3), (DUNGEON_2, 2), (DUNGEON_1, 1)),
    ],
)
def test_R6_2_the_jester_king_turns_all_points_upside_down(place: int, worth: int) -> None:
    g = Position(seats=3, cards=CARDS, at={5: "JC", place: "B"} if place != 5 else {5: "JCB"})
    assert points(g.elect("Jester"))[0] == -5 + worth


def test_R6_2_a_jester_who_is_not_king_turns_nothing() -> None:
    g = Position(seats=3, cards=CARDS, at={5: "JCN"})
    assert points(g.elect("Roméo"))[0] == 5


def test_R6_3_a_marker_never_goes_below_0() -> None:
    g = Position(seats=3, cards=CARDS, scores=(7, 8, 30), at={5: "JBAE", 4: "CFG", 3: "DMIP"})
    rows = g.elect("Jester")
    assert points(rows) == {0: -5 - 4 - 3 - 5 - 3, 1: -5 - 3 - 5 - 4 - 4 - 3, 2: -5 - 4 - 3 - 3 - 3}
    assert g.scores == [0, 0, 12]
    assert markers(rows) == {0: 0, 1: 0, 2: 12}


def test_R6_3_it_starts_again_from_0_with_the_next_points() -> None:
    g = Position(seats=3, cards=CARDS, scores=(3, 20, 20), at={5: "JB"})
    g.elect("Jester")
    assert g.scores[0] == 0
    g.deal_all(("BCDEIO",))
    g.place_all()
    g.stand({0: "ABCDEFGILMNOPJ"})
    g.stand({5: "N", 4: "B"})
    g.elect("Roméo")
    assert g.scores[0] == 4


def test_R6_3_all_points_of_a_coronation_move_the_marker_at_once() -> None:
    g = Position(seats=3, cards=CARDS, scores=(2, 20, 20), at={5: "NB", DUNGEON_3: "C", DUNGEON_2: "D", DUNGEON_1: "E"})
    rows = g.elect("Roméo")
    assert points(rows)[0] == 5 - 3 - 2 - 1
    assert g.scores[0] == 1
    assert len([row for row in told(rows, events.MARKER_MOVED) if row.subject == 0]) == 1


def test_R6_3_scores_add_up_over_the_rounds() -> None:
    g = Position(KINGUP, 3, cards=CARDS, scores=(11, 22, 33), at={5: "B", 2: "A"})
    assert points(g.elect("Beatrice")) == {0: 10, 1: 2, 2: 0}
    assert g.scores == [21, 24, 33]


def test_R6_4_exactly_zero_in_the_third_round_is_worth_33() -> None:
    for edition in (VIVA_IL_RE, KINGUP):
        g = Position(edition, 3, cards=CARDS, round_=2, scores=(1, 2, 3), at={5: "N", 1: "A"})
        rows = g.elect("Natale")
        assert points(rows) == {0: 0, 1: 1, 2: 0}
        assert g.scores == [34, 3, 36]
        assert [(row.subject, row.value) for row in told(rows, events.ZERO_BONUS)] == [(0, 33), (2, 33)]


@pytest.mark.parametrize("round_", [0, 1])
def test_R6_4_not_before_the_third_round(round_: int) -> None:
    g = Position(KINGUP, 3, cards=CARDS, round_=round_, at={5: "N"})
    assert not told(g.elect("Natale"), events.ZERO_BONUS)
    assert g.scores == [0, 0, 0]


def test_R6_4_not_in_the_new_edition() -> None:
    g = Position(VIVE_LE_ROI, 3, cards=CARDS, round_=2, at={5: "N"})
    assert not told(g.elect("Roméo"), events.ZERO_BONUS)
    assert g.scores == [20, 20, 20]


@each_edition
def test_R6_5_a_new_round_starts_afresh_but_for_the_scores(edition: Edition) -> None:
    g = Position(edition, 3, cards=CARDS, scores=(4, 5, 6), turn=1, at={5: "LN", 4: "A", 3: "C"})
    g.elect(edition.names[8], "YNY")
    rows = g.elect(edition.names[10])
    assert (g.s.phase, g.s.round) == (DEAL, 1)
    assert g.scores == [4 + 3, 5 + 4, 6]
    assert len(g.on(BESIDE_BOARD)) == 13
    assert g.s.nos[:3] == [4, 4, 4]
    assert (g.s.crown, g.s.candidate, g.s.king) == (NOBODY, NOBODY, NOBODY)
    assert told(rows, events.ROUND_BEGINS)[0].subject == 1


def test_R6_5_all_cards_are_shuffled_again_in_the_new_edition() -> None:
    g = Position(VIVE_LE_ROI, 3, cards=CARDS, at={5: "N"})
    g.elect("Roméo")
    assert g.s.card[:3] == [NOBODY] * 3
    assert len(g.legal()) == 26
    g.deal_all(("EFIMOP", "BCDEIO", "ADEFGM"))
    assert g.s.card[:3] == [card_number(card) for card in ("EFIMOP", "BCDEIO", "ADEFGM")]


def test_R6_5_a_discarded_card_stays_away_in_the_older_editions() -> None:
    for edition in (VIVA_IL_RE, KINGUP):
        g = Position(edition, 3, cards=CARDS, at={5: "N"})
        g.elect("Natale")
        assert g.s.card[:3] == [NOBODY] * 3
        assert {g.why_not(DEAL_CODE + card_number(card)) for card in CARDS} == {CARD_IS_OUT}
        assert len(g.legal()) == 23
        g.deal_all()
        g.place_all()
        g.stand({4: "I", 5: "N"})
        g.elect("Natale")
        assert len(g.legal()) == 20


@each_edition
def test_R6_5_after_the_third_round_there_is_none(edition: Edition) -> None:
    g = Position(edition, 3, cards=CARDS, at={5: "N"})
    for round_ in range(3):
        assert g.s.round == round_
        g.elect(edition.names[10])
        if round_ < 2:
            g.deal_all()
            g.place_all()
            g.stand({4: "I", 5: "N"})
    assert g.s.phase == OVER


@pytest.mark.parametrize(("turn", "begins"), [(0, 1), (1, 2), (2, 0)])
def test_R6_6_left_of_the_crown_begins_in_the_older_editions(turn: int, begins: int) -> None:
    for edition in (VIVA_IL_RE, KINGUP):
        g = Position(edition, 3, turn=turn, at={5: "N"})
        rows = g.elect("Natale")
        assert told(rows, events.ROUND_BEGINS)[0].object == begins
        g.deal_all()
        assert g.actor() == begins


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_R6_6_whoever_crowned_begins_in_the_new_edition(turn: int) -> None:
    g = Position(VIVE_LE_ROI, 3, turn=turn, at={5: "N"})
    g.elect("Roméo")
    g.deal_all()
    assert g.actor() == turn
    g.place_all()
    assert g.actor() == turn
