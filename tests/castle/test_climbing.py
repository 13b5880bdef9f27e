"""R4: The characters climb, one floor a turn."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.castle.positions import Position, told
from vivat.rules.castle import events
from vivat.rules.castle.actions import MOVE_CODE, WC_CODE
from vivat.rules.castle.editions import VIVA_IL_RE
from vivat.rules.castle.places import BESIDE_THRONE, BOX, DUNGEON_1, DUNGEON_2, DUNGEON_3, THRONE, WC_3, WC_4
from vivat.rules.castle.reasons import (
    ALREADY_IN_A_WC,
    FLOOR_ABOVE_HAS_ROOM,
    FLOOR_FULL,
    LEGAL,
    NO_WC_ABOVE,
    NOT_IN_THE_CASTLE,
    WC_FLOOR_FULL,
    WC_TAKEN,
)
from vivat.rules.castle.state import CLIMB, VOTE
from vivat.rules.log import EVERYONE


def test_R4_1_one_climbs_one_floor() -> None:
    for floor in range(5):
        g = Position(VIVA_IL_RE, 3, at={floor: "Irina"})
        assert g.move("Irina") == [(events.MOVED, 0, 7, floor + 1, EVERYONE)]
        assert g.place_of("Irina") == floor + 1
        assert (g.s.phase, g.actor()) == (CLIMB, 1)


def test_R4_1_not_to_a_full_floor() -> None:
    for floor in range(1, 6):
        g = Position(VIVA_IL_RE, 3, at={floor: "ABCD", floor - 1: "E"})
        assert g.why_not_move("Ernesto") == FLOOR_FULL
        g.stand({floor - 1: "D"})
        assert g.why_not_move("Ernesto") == LEGAL


def test_R4_1_nobody_climbs_back_from_a_dungeon_or_the_box() -> None:
    for place in (DUNGEON_3, DUNGEON_2, DUNGEON_1, BOX, BESIDE_THRONE):
        g = Position(at={place: "Ouaf"})
        assert g.why_not_move("Ouaf") == NOT_IN_THE_CASTLE
        assert g.why_not_to_wc("Ouaf") == NOT_IN_THE_CASTLE


def test_R4_1_wcs_and_dungeons_take_no_room_on_a_floor() -> None:
    g = Position(at={3: "ABC", WC_3: "D", DUNGEON_3: "E", 2: "F"})
    assert g.why_not_move("Foidvo") == LEGAL


def test_R4_1_anybody_may_move_anybody() -> None:
    g = Position(cards=("BCDEIO", "ADEFGM", "EFIMOP", "ACEFNO"), at={0: "ABCDEFGILMNOPJ"})
    assert g.legal() == [MOVE_CODE + character for character in range(14)]


def test_R4_2_from_floor_5_to_the_throne_and_to_the_vote() -> None:
    g = Position(turn=2, at={5: "Victoria"})
    rows = g.move("Victoria")
    assert g.place_of("Victoria") == THRONE
    assert g.s.phase == VOTE
    assert [row.kind for row in rows] == [events.MOVED, events.CANDIDATE]


def test_R4_2_a_full_floor_5_does_not_bar_the_throne() -> None:
    g = Position(at={5: "ABCD"})
    assert g.why_not_move("Aliénor") == LEGAL


def test_R4_3_into_the_wc_beside_a_full_floor() -> None:
    for floor, wc in ((3, WC_3), (4, WC_4)):
        g = Position(at={floor: "ABCD", floor - 1: "E"})
        assert g.to_wc("Éloïse") == [(events.MOVED, 0, 4, wc, EVERYONE)]
        assert g.on(wc) == {"Éloïse"}
        assert len(g.on(floor)) == 4


def test_R4_3_entering_a_wc_is_the_whole_turn() -> None:
    g = Position(turn=3, at={4: "ABCD", 3: "E"})
    g.to_wc("Éloïse")
    assert (g.s.phase, g.actor()) == (CLIMB, 0)


def test_R4_3_not_while_the_floor_above_has_room() -> None:
    g = Position(at={4: "ABC", 3: "E"})
    assert g.why_not_to_wc("Éloïse") == FLOOR_ABOVE_HAS_ROOM


def test_R4_3_not_into_a_wc_that_is_taken() -> None:
    g = Position(at={4: "ABCD", 3: "E", WC_4: "F"})
    assert g.why_not_to_wc("Éloïse") == WC_TAKEN


def test_R4_3_the_other_wc_being_taken_does_not_matter() -> None:
    g = Position(at={4: "ABCD", 3: "E", WC_3: "F"})
    assert g.why_not_to_wc("Éloïse") == LEGAL


def test_R4_3_only_beside_floors_3_and_4() -> None:
    for floor in (0, 1, 4, 5):
        g = Position(at={floor + 1: "ABCD", floor: "E"})
        assert g.why_not_to_wc("Éloïse") == NO_WC_ABOVE


def test_R4_3_not_from_one_wc_into_the_other() -> None:
    g = Position(at={3: "ABCD", 4: "EFGI", WC_3: "L"})
    assert g.why_not_to_wc("Leonardo") == ALREADY_IN_A_WC


def test_R4_3_the_jester_may_use_a_wc_and_help_to_fill_a_floor() -> None:
    g = Position(at={4: "ABCD", 3: "J"})
    g.to_wc("Jester")
    assert g.on(WC_4) == {"Jester"}
    g = Position(at={3: "ABCJ", 2: "E"})
    assert g.why_not_to_wc("Éloïse") == LEGAL


def test_R4_3_at_two_seats_a_floor_is_full_with_three() -> None:
    g = Position(seats=2, at={4: "ABC", 3: "E"}, emissary=True)
    assert g.why_not_to_wc("Éloïse") == LEGAL


def test_R4_4_out_of_a_wc_to_the_same_floor() -> None:
    for floor, wc in ((3, WC_3), (4, WC_4)):
        g = Position(turn=1, at={wc: "Merlin", floor: "ABC"})
        assert g.move("Merlin") == [(events.MOVED, 1, 9, floor, EVERYONE)]
        assert g.place_of("Merlin") == floor
        assert g.actor() == 2


def test_R4_4_not_while_that_floor_is_full() -> None:
    for floor, wc in ((3, WC_3), (4, WC_4)):
        g = Position(at={wc: "Merlin", floor: "ABCD"})
        assert g.why_not_move("Merlin") == WC_FLOOR_FULL


def test_R4_4_at_two_seats_not_while_three_are_there() -> None:
    g = Position(seats=2, at={WC_4: "Merlin", 4: "ABC"}, emissary=True)
    assert g.why_not_move("Merlin") == WC_FLOOR_FULL


PLACES_TO_BE = [0, 1, 2, 3, 4, 5, WC_3, WC_4, DUNGEON_3, DUNGEON_2, DUNGEON_1, BOX, BESIDE_THRONE]


@settings(max_examples=200, deadline=None, database=None, derandomize=True)
@given(st.lists(st.sampled_from(PLACES_TO_BE), min_size=14, max_size=14), st.integers(2, 4))
def test_R4_5_there_is_always_a_move_while_anyone_is_in_the_castle(places: list[int], seats: int) -> None:
    g = Position(seats=seats, emissary=seats == 2)
    limits = dict.fromkeys(range(6), g.p.floor_limit) | dict.fromkeys((WC_3, WC_4), 1)
    for character, place in enumerate(places):
        if g.s.place[:character].count(place) < limits.get(place, 14):
            g.stand({place: "ABCDEFGILMNOPJ"[character]})
        else:
            g.stand({BOX: "ABCDEFGILMNOPJ"[character]})
    anyone = any(place <= WC_4 for place in g.s.place)
    assert bool(g.legal()) == anyone
    assert all(MOVE_CODE <= action < WC_CODE + 14 for action in g.legal())


def test_R4_5_even_when_only_the_wc_is_left() -> None:
    g = Position(at={BOX: "ABCDEFGILMNOP", WC_3: "J"})
    assert g.legal() == [MOVE_CODE + 13]


def test_R4_5_a_move_tells_nothing_else() -> None:
    g = Position(at={2: "A"})
    assert told(g.move("Aliénor"), events.MOVED) == [(events.MOVED, 0, 0, 3, EVERYONE)]
    assert g.log.count == 1
