"""R11: Teams. A seat is a lone player or a team of two."""

from collections.abc import Sequence

import pytest

from tests.castle.positions import Position, new_game, points, told
from vivat.rules.castle import events
from vivat.rules.castle.actions import NO, YES
from vivat.rules.castle.ambition import FRIEND_OF_THE_KING, MAN_KING, NONE_IN_WC, ONLY_YES, UNDER_11
from vivat.rules.castle.editions import VIVE_LE_ROI, make_params
from vivat.rules.castle.places import DUNGEON_3
from vivat.rules.castle.state import KEEP, PLACE, VOTE

# Two teams and a lone player: players 0 and 1, 2 and 3, 4.
SEATS = (2, 2, 1)
CARDS = ("BCDEIO", "ADEFGM", "EFIMOP", "CFGILO", "BDFGOP")


def teams(at: dict[int, str], *, scores: Sequence[int] = (20,) * 5, round_: int = 0, shared: bool = False) -> Position:
    """Two teams and a lone player, climbing."""
    return Position(seats=SEATS, cards=CARDS, at=at, scores=scores, round_=round_, shared_pawn=shared)


def test_R11_1_players_are_numbered_seat_by_seat() -> None:
    p = make_params(VIVE_LE_ROI, SEATS)
    assert (p.seats, p.players) == (3, 5)
    assert p.seat_of[:5] == [0, 0, 1, 1, 2]
    assert p.teammate[:5] == [1, 0, 3, 2, 4]
    assert p.audience[:3] == [0b00011, 0b01100, 0b10000]


@pytest.mark.parametrize(
    ("seats", "nos", "placements"), [((2, 2, 2), 4, 12), ((2, 2, 2, 1), 3, 12), ((2,) * 5, 2, 10), ((2,) * 8, 2, 13)]
)
def test_R11_1_every_table_is_read_by_the_number_of_seats(seats: tuple[int, ...], nos: int, placements: int) -> None:
    p = make_params(VIVE_LE_ROI, seats)
    assert (p.no_cards, p.placements, p.players) == (nos, placements, sum(seats))


def test_R11_1_each_player_has_a_card_and_the_teammate_sees_it() -> None:
    g = new_game(seats=SEATS, first=0)
    rows = g.deal_all(CARDS)
    assert [row.subject for row in rows] == [0, 1, 2, 3, 4]
    assert [row.audience for row in rows] == [0b00011, 0b00011, 0b01100, 0b01100, 0b10000]


def test_R11_1_sixteen_can_play_in_eight_teams() -> None:
    g = new_game(seats=(2,) * 8, first=0, shared_pawn=True)
    rows = g.deal_all()
    assert [row.subject for row in rows] == list(range(16))
    assert g.s.phase == PLACE


def test_R11_2_a_team_places_and_moves_one_character() -> None:
    g = new_game(seats=SEATS, first=0)
    g.deal_all(CARDS)
    g.place("Éloïse", 4)
    assert g.actor() == 1
    g.place("Ouaf", 4)
    g.place("Caius", 4)
    assert g.actor() == 0
    g.place_all()
    g.stand({0: "ABCDEFGILMNOPJ"})
    g.move("Éloïse")
    assert g.actor() == 1


def test_R11_2_a_team_has_one_set_of_vote_cards_and_plays_one() -> None:
    g = teams({5: "N"})
    g.nominate("Roméo")
    for seat in range(3):
        assert (g.s.phase, g.actor()) == (VOTE, seat)
        rows = g.ballot(NO if seat == 1 else YES)
        assert rows[0] == (events.BALLOT, seat, NO if seat == 1 else YES, 0, g.p.audience[seat])
    assert g.place_of("Roméo") == DUNGEON_3
    assert g.s.nos[:3] == [4, 3, 4]


def test_R11_2_teammates_share_what_the_seat_did_but_keep_ambitions_of_their_own() -> None:
    kept = (MAN_KING, ONLY_YES, FRIEND_OF_THE_KING, NONE_IN_WC, UNDER_11)
    g = Position(seats=SEATS, cards=CARDS, at={5: "N"}, kept=kept, turn=1, ambition=True)
    g.hold(0, nos=0, aches=0)
    shown = told(g.elect("Roméo"), events.AMBITION_SHOWN)
    assert [row.value for row in shown] == [3, 3, 3, 5, 3]
    kept = (FRIEND_OF_THE_KING, ONLY_YES, ONLY_YES, FRIEND_OF_THE_KING, UNDER_11)
    g = Position(seats=SEATS, cards=CARDS, at={5: "N"}, kept=kept, turn=1, ambition=True)
    g.hold(1, nos=0, aches=0)
    shown = told(g.elect("Roméo"), events.AMBITION_SHOWN)
    assert [row.value for row in shown] == [0, 0, 3, 3, 3]


def test_R11_2_each_teammate_chooses_an_ambition() -> None:
    g = new_game(seats=SEATS, first=0, ambition=True)
    g.deal_all(CARDS)
    for ambition in range(10):
        g.offer(ambition)
    chosen = []
    while g.s.phase == KEEP:
        chosen.append(g.actor())
        g.do(g.legal()[0])
    assert chosen == [0, 0, 1, 1, 2]
    assert g.s.kept[:5] == [0, 2, 4, 6, 8]


def test_R11_3_every_player_scores_with_their_own_card() -> None:
    g = teams({5: "NB", 4: "C", 1: "AM"})
    assert points(g.elect("Roméo")) == {0: 9, 1: 2, 2: 1, 3: 4, 4: 5}
    assert g.scores == [29, 22, 21, 24, 25]


def test_R11_4_only_the_lower_score_of_a_team_counts() -> None:
    g = teams({5: "N"}, scores=(90, 30, 41, 80, 40), round_=2)
    g.elect("Roméo")
    assert g.winners == {1}
    g = teams({5: "N"}, scores=(30, 90, 80, 39, 40), round_=2)
    g.elect("Roméo")
    assert g.winners == {2}


def test_R11_4_a_team_breaks_a_tie_with_its_better_favourite() -> None:
    g = teams({5: "N", 4: "A", 3: "P"}, scores=(40, 36, 37, 40, 37), round_=2)
    g.elect("Roméo")
    assert g.scores == [40, 40, 40, 40, 40]
    assert g.winners == {0}


def test_R11_5_a_shared_pawn_moves_by_the_lower_total() -> None:
    at = {5: "NB", 4: "C", 1: "AM"}
    g = teams(at, shared=True)
    rows = g.elect("Roméo")
    assert points(rows) == {0: 9, 1: 2, 2: 1, 3: 4, 4: 5}
    assert g.scores == [22, 22, 21, 21, 25]


def test_R11_5_ambition_points_are_part_of_the_total() -> None:
    kept = (UNDER_11, NONE_IN_WC, ONLY_YES, ONLY_YES, ONLY_YES)
    at = {5: "N", 4: "B", 2: "A"}
    g = Position(seats=SEATS, cards=CARDS, at=at, kept=kept, ambition=True, shared_pawn=True)
    rows = g.elect("Roméo")
    assert points(rows) == {0: 4, 1: 2, 2: 0, 3: 0, 4: 4}
    assert g.scores[:2] == [27, 27]


def test_R11_5_the_pawn_never_goes_below_0() -> None:
    g = teams({5: "JB"}, scores=(3, 3, 20, 20, 20), shared=True)
    g.elect("Jester")
    assert g.scores == [0, 0, 20, 20, 15]


def test_R11_5_the_pawns_of_a_shared_team_stand_together_to_the_end() -> None:
    g = new_game(seats=(1,) * 6 + (2,), first=0, shared_pawn=True)
    g.deal_all()
    g.place_all()
    assert g.scores == [20] * 6 + [23, 23]
