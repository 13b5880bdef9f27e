"""R7: The end of the game and who has won."""

import pytest

from tests.castle.positions import ALL_EDITIONS, Position, told
from vivat.rules.castle import events
from vivat.rules.castle.editions import KINGUP, VIVA_IL_RE, VIVE_LE_ROI, Edition
from vivat.rules.castle.places import BESIDE_THRONE, BOX, DUNGEON_3, THRONE, WC_3, WC_4
from vivat.rules.castle.play import is_over
from vivat.rules.castle.state import NOBODY
from vivat.rules.log import EVERYONE

each_edition = pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: str(edition.key))

# Éloïse (Ernesto) is on all three cards, Natale (Roméo) on none.
CARDS = ("BCDEIO", "ADEFGM", "EFIMOP")


@each_edition
def test_R7_1_the_highest_score_wins(edition: Edition) -> None:
    g = Position(edition, 3, cards=CARDS, round_=2, scores=(50, 51, 49), at={5: "N", 1: "E"})
    rows = g.elect(edition.names[10])
    assert g.scores == [51, 52, 50]
    assert g.winners == {1}
    assert told(rows, events.GAME_ENDS) == [(events.GAME_ENDS, 0, 0, 0b010, EVERYONE)]
    assert is_over(g.s)
    assert g.actor() == NOBODY


@each_edition
def test_R7_1_nobody_has_won_before_the_third_coronation(edition: Edition) -> None:
    g = Position(edition, 3, cards=CARDS, round_=1, scores=(50, 51, 49), at={5: "N"})
    g.elect(edition.names[10])
    assert not is_over(g.s)
    assert g.winners == set()


def test_R7_1_the_last_points_count() -> None:
    g = Position(KINGUP, 3, cards=CARDS, round_=2, scores=(50, 51, 40), at={5: "B", 3: "M"})
    g.elect("Beatrice")
    assert g.scores == [60, 54, 43]
    assert g.winners == {0}


def test_R7_1_a_better_tie_break_does_not_beat_a_better_score() -> None:
    g = Position(VIVE_LE_ROI, 3, cards=CARDS, round_=2, scores=(21, 40, 10), at={5: "B"})
    g.elect("Bridget")
    assert g.scores == [31, 40, 10]
    assert g.winners == {1}


def test_R7_2_most_favourites_in_the_castle_breaks_a_tie() -> None:
    for edition in (VIVA_IL_RE, KINGUP):
        g = Position(edition, 3, cards=CARDS, round_=2, scores=(19, 19, 0), at={5: "N", 1: "E", BOX: "B"})
        g.elect("Natale")
        assert g.scores[0] == g.scores[1] == 20
        assert g.winners == {1}


def test_R7_2_the_king_is_still_in_the_castle() -> None:
    g = Position(KINGUP, 3, cards=CARDS, round_=2, scores=(10, 19, 0), at={5: "B", 1: "AP", BOX: "FGM"})
    g.elect("Beatrice")
    assert g.scores[:2] == [20, 20]
    assert g.winners == {0}
    g = Position(KINGUP, 3, cards=CARDS, round_=2, scores=(10, 19, 0), at={5: "B", 1: "AP", BOX: "C"})
    g.elect("Beatrice")
    assert g.winners == {1}


def test_R7_2_how_high_they_stand_does_not_matter() -> None:
    g = Position(KINGUP, 3, cards=CARDS, round_=2, scores=(10, 19, 0), at={5: "B", 1: "AP", BOX: "O"})
    g.elect("Beatrice")
    assert g.scores[:2] == [20, 20]
    assert g.winners == {1}


def test_R7_2_the_count_of_others_does_not_matter() -> None:
    g = Position(KINGUP, 3, cards=CARDS, round_=2, scores=(10, 19, 18), at={5: "B", 1: "AE", BOX: "FGM"})
    g.elect("Beatrice")
    assert g.scores == [21, 21, 19]
    assert g.winners == {0}


def test_R7_3_the_highest_favourite_breaks_a_tie() -> None:
    g = Position(VIVE_LE_ROI, 3, cards=CARDS, round_=2, scores=(25, 26, 10), at={5: "N", 4: "B", 3: "A"})
    g.elect("Roméo")
    assert g.scores == [29, 29, 10]
    assert g.winners == {0}


def test_R7_3_the_throne_is_highest() -> None:
    g = Position(VIVE_LE_ROI, 3, cards=CARDS, round_=2, scores=(20, 25, 10), at={5: "BA"})
    g.elect("Bridget")
    assert g.scores == [30, 30, 10]
    assert g.winners == {0}


def test_R7_3_how_many_are_left_does_not_matter() -> None:
    g = Position(VIVE_LE_ROI, 3, cards=CARDS, round_=2, scores=(24, 26, 0), at={5: "N", 4: "B", 2: "A", BOX: "CDIO"})
    g.elect("Roméo")
    assert g.scores[:2] == [28, 28]
    assert g.winners == {0}


def test_R7_3_one_in_a_dungeon_is_not_in_the_castle() -> None:
    at = {5: "N", DUNGEON_3: "B", 1: "G", 0: "ACDEFILMOP"}
    g = Position(VIVE_LE_ROI, 3, cards=CARDS, round_=2, scores=(23, 19, 0), at=at)
    g.elect("Roméo")
    assert g.scores[:2] == [20, 20]
    assert g.winners == {1}


def test_R7_3_a_wc_is_in_the_castle_and_as_high_as_its_floor() -> None:
    for wc, floor, wins in ((WC_3, 2, 0), (WC_4, 3, 0), (WC_3, 4, 1)):
        at = {5: "N", wc: "B", floor: "A"}
        g = Position(VIVE_LE_ROI, 3, cards=CARDS, round_=2, scores=(20, 20 - floor, 0), at=at)
        g.elect("Roméo")
        assert g.scores[:2] == [20, 20]
        assert g.winners == {wins}


def test_R7_3_both_of_a_royal_couple_are_on_the_throne() -> None:
    g = Position(VIVE_LE_ROI, 3, cards=CARDS, round_=2, scores=(25, 20, 0), at={5: "BA"}, wedding=True)
    g.elect("Bridget")
    g.elect("Aliénor")
    assert (g.on(BESIDE_THRONE), g.on(THRONE)) == ({"Bridget"}, {"Aliénor"})
    assert g.scores[:2] == [35, 35]
    assert g.winners == {0, 1}


def test_R7_3_the_first_crowned_is_higher_than_floor_5() -> None:
    g = Position(VIVE_LE_ROI, 3, cards=CARDS, round_=2, scores=(20, 20, 0), at={5: "BNA"}, wedding=True)
    g.elect("Bridget")
    g.elect("Roméo")
    assert g.scores[:2] == [30, 30]
    assert g.winners == {0}


def test_R7_3_the_first_crowned_sits_on_the_throne_without_a_second_too() -> None:
    g = Position(
        VIVE_LE_ROI, 3, cards=CARDS, round_=2, scores=(10, 20, 0), at={5: "B", BOX: "ACDEFGILMNOPJ"}, wedding=True
    )
    rows = g.elect("Bridget")
    assert told(rows, events.NO_PARTNER)
    assert g.scores[:2] == [20, 20]
    assert g.winners == {0}


def test_R7_4_what_nothing_parts_is_shared() -> None:
    g = Position(VIVE_LE_ROI, 3, cards=CARDS, round_=2, scores=(25, 25, 10), at={5: "N", 4: "BA"})
    g.elect("Roméo")
    assert g.winners == {0, 1}
    g = Position(KINGUP, 3, cards=CARDS, round_=2, scores=(29, 29, 29), at={5: "N", 1: "E", BOX: "BA"})
    g.elect("Natale")
    assert g.scores == [30, 30, 30]
    assert g.winners == {2}
    g = Position(KINGUP, 3, cards=CARDS, round_=2, scores=(29, 29, 29), at={5: "N", 1: "E"})
    g.elect("Natale")
    assert g.winners == {0, 1, 2}


def test_R7_4_even_with_nobody_left_in_the_castle() -> None:
    g = Position(VIVE_LE_ROI, 3, cards=CARDS, round_=2, scores=(20, 20, 0), at={5: "N", BOX: "ABCDEFGILMOP"})
    g.elect("Roméo")
    assert g.winners == {0, 1}
