"""R1, R2: What is in the box, and how a game and a round are set up."""

from itertools import combinations

import pytest

from tests.castle.positions import ALL_EDITIONS, DECK, Position, new_game, told
from vivat.rules.castle import events
from vivat.rules.castle.characters import JESTER
from vivat.rules.castle.editions import KINGUP, VIVA_IL_RE, VIVE_LE_ROI, Edition, make_params
from vivat.rules.castle.places import (
    BESIDE_BOARD,
    BESIDE_THRONE,
    BOX,
    DUNGEON_1,
    DUNGEON_2,
    DUNGEON_3,
    THRONE,
    WC_3,
    WC_4,
    in_castle,
)
from vivat.rules.castle.play import CHANCE
from vivat.rules.castle.reasons import CARD_IS_OUT, FLOOR_FULL, LEGAL, NO_SUCH_SEAT, NO_WCS
from vivat.rules.castle.state import DEAL, FIRST
from vivat.rules.log import EVERYONE

PUBLISHED = """
    BDEMNP ACEFNO BDFGOP ACEGIP ABDFIL BCEGLM CDFIMN DEGLNO EFIMOP AFGLNP ABGIMO BCILNP ACDLMO
    CFGILO DGILMP AEILMN BFLMNO CGMNOP ADINOP ABELOP ABCFMP ABCDGN BCDEIO CDEFLP ADEFGM BEFGIN
"""
PUBLISHED_CARDS = PUBLISHED.split()


def test_R1_1_the_older_editions_have_thirteen_characters_and_no_jester() -> None:
    for edition in (VIVA_IL_RE, KINGUP):
        assert len(edition.names) == 13
        assert "Jester" not in edition.names
        assert [name[0] for name in edition.names] == list("ABCDEFGILMNOP")


def test_R1_1_the_new_edition_has_the_jester_besides() -> None:
    assert len(VIVE_LE_ROI.names) == 14
    assert VIVE_LE_ROI.names[JESTER] == "Jester"
    assert VIVE_LE_ROI.names[:13] == (
        *("Aliénor", "Bridget", "Caius", "Daphné", "Éloïse", "Foidvo", "Gaspard"),
        *("Jeanne", "Leonardo", "Merlin", "Roméo", "Ouaf", "Victoria"),
    )


@pytest.mark.parametrize(
    ("edition", "fewest", "most"), [(VIVA_IL_RE, 3, 6), (KINGUP, 3, 6), (VIVE_LE_ROI, 2, 8)], ids=lambda e: str(e)[:30]
)
def test_R1_1_how_many_can_sit_down(edition: Edition, fewest: int, most: int) -> None:
    assert (edition.fewest_seats, edition.most_seats) == (fewest, most)
    assert sorted(edition.no_cards) == list(range(fewest, most + 1))


def test_R1_1_every_game_has_three_rounds() -> None:
    for edition in ALL_EDITIONS:
        assert make_params(edition, (1, 1, 1)).rounds == 3


def test_R1_2_floors_throne_and_wcs_are_the_castle() -> None:
    assert all(in_castle(place) for place in (0, 1, 2, 3, 4, 5, THRONE, WC_3, WC_4))
    assert not any(in_castle(place) for place in (DUNGEON_3, DUNGEON_2, DUNGEON_1, BOX, BESIDE_BOARD, BESIDE_THRONE))


def test_R1_2_only_the_new_castle_has_wcs_and_dungeons() -> None:
    old = Position(KINGUP, 4, at={4: "ABCD", 3: "E", 5: "F"})
    assert old.why_not_to_wc("Ernesto") == NO_WCS
    old.elect("Fiorello", "YNYY")
    assert old.place_of("Fiorello") == BOX
    new = Position(VIVE_LE_ROI, 4, at={4: "ABCD", 3: "E"})
    assert new.why_not_to_wc("Éloïse") == LEGAL


def test_R1_2_everybody_stands_in_exactly_one_place() -> None:
    g = new_game(first=0)
    g.deal_all()
    g.place("Éloïse", 2)
    assert g.s.occupants[BESIDE_BOARD] == 12
    assert (g.on(2), g.on(3)) == ({"Éloïse"}, {"Jester"})
    g.place_all()
    assert sum(g.s.occupants) == 14
    for place, count in enumerate(g.s.occupants):
        assert count == len(g.on(place))


def test_R1_3_four_to_a_floor() -> None:
    g = Position(VIVA_IL_RE, 3, at={2: "ABC", 1: "DE"})
    g.move("Dario")
    assert g.why_not_move("Ernesto") == FLOOR_FULL


def test_R1_3_three_to_a_floor_at_two_seats() -> None:
    g = Position(VIVE_LE_ROI, 2, at={2: "AB", 1: "DE"}, emissary=True)
    g.move("Daphné")
    assert g.why_not_move("Éloïse") == FLOOR_FULL


def test_R1_3_two_teams_are_two_seats() -> None:
    assert make_params(VIVE_LE_ROI, (2, 2), ["emissary"]).floor_limit == 3
    assert make_params(VIVE_LE_ROI, (2, 2, 1)).floor_limit == 4


def test_R1_3_the_jester_takes_room_as_anybody_does() -> None:
    g = Position(VIVE_LE_ROI, 4, at={3: "JABC", 2: "D"})
    assert g.why_not_move("Daphné") == FLOOR_FULL


def test_R1_4_the_cards_are_the_published_ones() -> None:
    assert len(PUBLISHED_CARDS) == 26
    assert sorted(DECK) == sorted(PUBLISHED_CARDS)


def test_R1_4_the_cards_treat_all_characters_alike() -> None:
    for letter in "ABCDEFGILMNOP":
        assert sum(letter in card for card in DECK) == 12
    for one, other in combinations("ABCDEFGILMNOP", 2):
        assert sum(one in card and other in card for card in DECK) == 5
    assert {len(set(one) & set(other)) for one, other in combinations(DECK, 2)} == {0, 2, 3}


def test_R1_4_the_rules_read_the_same_cards() -> None:
    for edition in ALL_EDITIONS:
        p = make_params(edition, (1, 1, 1))
        for card, text in enumerate(DECK):
            assert p.favourites[card] == sum(1 << "ABCDEFGILMNOP".index(letter) for letter in text)


def test_R2_1_turns_go_round_clockwise() -> None:
    g = new_game(KINGUP, 3, first=1)
    g.deal_all()
    seats = []
    for name in ("Dario", "Irina", "Piero", "Odessa"):
        seats.append(g.actor())
        g.place(name, 1)
    assert seats == [1, 2, 0, 1]


def test_R2_1_climbing_goes_round_clockwise() -> None:
    g = Position(VIVE_LE_ROI, 3, turn=1, at={1: "A", 2: "B"})
    g.move("Aliénor")
    assert g.actor() == 2
    g.move("Bridget")
    assert g.actor() == 0


def test_R2_2_chance_may_draw_any_seat_to_begin() -> None:
    for seat in range(5):
        g = new_game(VIVA_IL_RE, 5)
        assert (g.s.phase, g.actor()) == (FIRST, CHANCE)
        told_rows = g.begins(seat)
        assert told(told_rows, events.ROUND_BEGINS) == [(events.ROUND_BEGINS, 0, seat, 0, EVERYONE)]
        g.deal_all()
        assert g.actor() == seat


def test_R2_2_chance_draws_nobody_who_is_not_there() -> None:
    g = new_game(VIVA_IL_RE, 5)
    assert g.why_not(g.legal()[-1] + 1) == NO_SUCH_SEAT
    assert len(g.legal()) == 5


def test_R2_2_the_host_may_choose_who_begins() -> None:
    g = new_game(VIVE_LE_ROI, 4, first=2)
    assert g.s.phase == DEAL
    g.deal_all()
    assert g.actor() == 2


def test_R2_3_a_favourites_card_is_told_to_its_owner_alone() -> None:
    g = new_game(KINGUP, 3, first=0)
    audiences = [g.deal(card)[0].audience for card in ("BCDEIO", "ADEFGM", "EFIMOP")]
    assert audiences == [0b001, 0b010, 0b100]
    assert [DECK[card] for card in g.s.card[:3]] == ["BCDEIO", "ADEFGM", "EFIMOP"]


def test_R2_3_a_team_sees_both_its_cards() -> None:
    g = new_game(VIVE_LE_ROI, (2, 1, 2), first=0)
    assert [row.audience for row in g.deal_all()] == [0b00011, 0b00011, 0b00100, 0b11000, 0b11000]


def test_R2_3_no_card_is_dealt_twice() -> None:
    g = new_game(KINGUP, 3, first=0)
    first_deal = g.legal()[7]
    g.do(first_deal)
    assert g.why_not(first_deal) == CARD_IS_OUT
    assert len(g.legal()) == 25


@pytest.mark.parametrize(
    ("edition", "seats", "nos", "aches"),
    [
        *((edition, *row, 0) for edition in (VIVA_IL_RE, KINGUP) for row in ((3, 4), (4, 3), (5, 2), (6, 2))),
        *((VIVE_LE_ROI, *row, 1) for row in ((3, 4), (4, 3), (5, 2), (6, 2), (7, 2), (8, 2))),
    ],
    ids=lambda value: value.key if isinstance(value, Edition) else str(value),
)
def test_R2_4_vote_cards_by_the_number_of_seats(edition: Edition, seats: int, nos: int, aches: int) -> None:
    g = new_game(edition, seats, first=0)
    assert g.s.nos[:seats] == [nos] * seats
    assert g.s.aches[:seats] == [aches] * seats


def test_R2_4_every_round_everybody_has_all_vote_cards_again() -> None:
    g = Position(VIVE_LE_ROI, 3, at={5: "ABC"})
    g.elect("Aliénor", "NSY")
    g.elect("Bridget", "NYN")
    g.elect("Caius")
    assert (g.s.round, g.s.phase) == (1, DEAL)
    assert g.s.nos[:3] == [4, 4, 4]
    assert g.s.aches[:3] == [1, 1, 1]


def test_R2_5_markers_start_on_0_or_on_20() -> None:
    assert new_game(VIVA_IL_RE, 4, first=0).scores == [0] * 4
    assert new_game(KINGUP, 4, first=0).scores == [0] * 4
    assert new_game(VIVE_LE_ROI, 4, first=0).scores == [20] * 4


def test_R2_6_the_jester_starts_on_floor_3_in_every_round() -> None:
    g = new_game(VIVE_LE_ROI, 3, first=0)
    assert g.on(3) == {"Jester"}
    g = Position(VIVE_LE_ROI, 3, at={5: "AJ"})
    g.elect("Aliénor")
    assert g.on(3) == {"Jester"}
    assert len(g.on(BESIDE_BOARD)) == 13


def test_R2_6_without_a_jester_the_castle_starts_empty() -> None:
    g = new_game(KINGUP, 3, first=0)
    assert len(g.on(BESIDE_BOARD)) == 13
    assert not any(g.s.occupants[:BESIDE_BOARD])
