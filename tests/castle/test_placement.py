"""R3: The characters are placed in the castle."""

import pytest

from tests.castle.positions import Position, new_game, told
from vivat.rules.castle import events
from vivat.rules.castle.actions import PLACE_CODE
from vivat.rules.castle.editions import KINGUP, VIVA_IL_RE, VIVE_LE_ROI, Edition
from vivat.rules.castle.reasons import ALREADY_PLACED, FLOOR_FULL, LEGAL, NEVER_PLACES_THE_JESTER
from vivat.rules.castle.state import CLIMB, PLACE
from vivat.rules.log import EVERYONE


def placing(edition: Edition, seats: int, first: int = 0, *, emissary: bool = False) -> Position:
    """The first seat is about to place."""
    g = new_game(edition, seats, first=first, emissary=emissary)
    g.deal_all()
    assert g.s.phase == PLACE
    return g


def test_R3_1_anybody_goes_to_any_of_the_floors_1_to_4() -> None:
    g = placing(KINGUP, 4)
    assert g.legal() == list(range(PLACE_CODE, PLACE_CODE + 13 * 4))
    assert g.place("Odessa", 4) == [(events.PLACED, 0, 11, 4, EVERYONE)]
    assert g.on(4) == {"Odessa"}


def test_R3_1_a_full_floor_takes_nobody() -> None:
    g = placing(VIVA_IL_RE, 4)
    for name in ("Alighiero", "Beatrice", "Clemente", "Dario"):
        assert g.why_not_place("Ernesto", 4) == LEGAL
        g.place(name, 4)
    assert g.why_not_place("Ernesto", 4) == FLOOR_FULL
    assert g.why_not_place("Ernesto", 3) == LEGAL


def test_R3_1_the_jester_leaves_room_for_three_on_floor_3() -> None:
    g = placing(VIVE_LE_ROI, 3)
    for name in ("Éloïse", "Ouaf", "Caius"):
        g.place(name, 3)
    assert g.why_not_place("Merlin", 3) == FLOOR_FULL


def test_R3_1_at_two_seats_the_jester_leaves_room_for_two() -> None:
    g = placing(VIVE_LE_ROI, 2, emissary=True)
    g.place("Éloïse", 3)
    g.place("Ouaf", 3)
    assert g.why_not_place("Merlin", 3) == FLOOR_FULL
    for name in ("Aliénor", "Bridget", "Caius"):
        g.place(name, 4)
    assert g.why_not_place("Merlin", 4) == FLOOR_FULL


def test_R3_1_nobody_is_placed_twice() -> None:
    g = placing(KINGUP, 3)
    g.place("Piero", 2)
    assert g.why_not_place("Piero", 3) == ALREADY_PLACED


def test_R3_1_nobody_places_the_jester() -> None:
    g = placing(VIVE_LE_ROI, 3)
    assert {g.why_not_place("Jester", floor) for floor in (1, 2, 3, 4)} == {NEVER_PLACES_THE_JESTER}


@pytest.mark.parametrize(
    ("edition", "seats", "each", "left"),
    [
        *((edition, *row) for edition in (VIVA_IL_RE, KINGUP) for row in ((3, 4, 1), (4, 3, 1), (5, 2, 3), (6, 2, 1))),
        *((VIVE_LE_ROI, *row) for row in ((3, 4, 1), (4, 3, 1), (5, 2, 3), (6, 2, 1))),
    ],
    ids=lambda value: value.key if isinstance(value, Edition) else str(value),
)
def test_R3_2_everybody_places_as_many(edition: Edition, seats: int, each: int, left: int) -> None:
    g = placing(edition, seats, first=1)
    by_seat = [0] * seats
    while g.s.phase == PLACE:
        by_seat[g.actor()] += 1
        last = g.do(g.legal()[0])
    assert by_seat == [each] * seats
    assert len(told(last, events.LEFT_OVER)) == len(g.on(0)) == left
    assert not told(last, events.COMPENSATED)


@pytest.mark.parametrize(("seats", "by_seat"), [(7, [2, 2, 1, 2, 2, 2, 2]), (8, [1, 1, 1, 2, 2, 2, 2, 2])])
def test_R3_2_at_seven_and_eight_seats_the_last_place_one(seats: int, by_seat: list[int]) -> None:
    g = placing(VIVE_LE_ROI, seats, first=3)
    placed = [0] * seats
    while g.s.phase == PLACE:
        placed[g.actor()] += 1
        g.do(g.legal()[0])
    assert placed == by_seat
    assert g.on(0) == set()


def test_R3_2_at_two_seats_both_place_five() -> None:
    g = placing(VIVE_LE_ROI, 2, emissary=True)
    placed = [0, 0]
    while g.s.phase == PLACE:
        placed[g.actor()] += 1
        g.do(g.legal()[0])
    assert placed == [5, 5]
    assert len(g.on(0)) == 3


def test_R3_3_whoever_nobody_placed_starts_on_floor_0() -> None:
    g = placing(KINGUP, 5)
    for floor, names in ((1, "Alighiero Beatrice Clemente"), (2, "Dario Ernesto Fiorello"), (3, "Gavino Irina")):
        for name in names.split():
            g.place(name, floor)
    g.place("Odessa", 4)
    last = g.place("Piero", 4)
    assert g.on(0) == {"Leonardo", "Merlino", "Natale"}
    assert [row.object for row in told(last, events.LEFT_OVER)] == [8, 9, 10]


def test_R3_3_then_the_first_seat_begins_to_climb() -> None:
    g = placing(KINGUP, 5, first=2)
    g.place_all()
    assert (g.s.phase, g.actor()) == (CLIMB, 2)


def test_R3_3_at_seven_seats_the_first_seat_climbs_though_the_last_placed_less() -> None:
    g = placing(VIVE_LE_ROI, 7, first=5)
    g.place_all()
    assert (g.s.phase, g.actor()) == (CLIMB, 5)


def test_R3_4_three_points_for_the_last_of_seven() -> None:
    g = placing(VIVE_LE_ROI, 7, first=3)
    last = g.place_all()
    assert g.scores == [20, 20, 23, 20, 20, 20, 20]
    assert told(last, events.COMPENSATED) == [(events.COMPENSATED, 2, 3, 23, EVERYONE)]


def test_R3_4_three_points_for_the_last_three_of_eight() -> None:
    g = placing(VIVE_LE_ROI, 8, first=2)
    g.place_all()
    assert g.scores == [23, 23, 20, 20, 20, 20, 20, 23]


def test_R3_4_again_in_every_round() -> None:
    g = placing(VIVE_LE_ROI, 7)
    g.place_all()
    assert g.scores == [20, 20, 20, 20, 20, 20, 23]
    g.stand({5: "A"})
    g.s.turn = 4
    g.elect("Aliénor")
    before = g.scores
    g.deal_all()
    g.place_all()
    gained = [after - score for after, score in zip(g.scores, before, strict=True)]
    assert gained == [0, 0, 0, 3, 0, 0, 0]


def test_R3_4_both_players_of_a_team_are_compensated() -> None:
    g = new_game(VIVE_LE_ROI, (1, 1, 1, 1, 1, 1, 2), first=0)
    g.deal_all()
    g.place_all()
    assert g.scores == [20, 20, 20, 20, 20, 20, 23, 23]
