"""R9: The variant of the Emissary of the Empire."""

import pytest

from tests.castle.positions import Position, card_number, markers, new_game, points, told
from vivat.rules.castle import events
from vivat.rules.castle.actions import DRAW_CODE, NO, STOMACHACHE, YES
from vivat.rules.castle.places import DUNGEON_3
from vivat.rules.castle.play import CHANCE
from vivat.rules.castle.reasons import LEGAL, NOT_IN_THE_PILE
from vivat.rules.castle.state import CLIMB, DEAL, DRAW, EMISSARY, EMISSARY_SEAT, NOBODY, PLACE
from vivat.rules.log import EVERYONE

CARDS = ("BCDEIO", "ADEFGM", "EFIMOP")
THE_EMISSARY_ALONE = {EMISSARY_SEAT}


def court(at: dict[int, str], *, round_: int = 0, scores: tuple[int, ...] = (20, 20, 20)) -> Position:
    """Three players and the Emissary, whose Favourites are Aliénor, Bridget, Daphné, Foidvo, Jeanne, Leonardo."""
    return Position(seats=3, cards=CARDS, emissary_card="ABDFIL", at=at, round_=round_, scores=scores, emissary=True)


@pytest.mark.parametrize(("seats", "nos"), [(2, 4), (3, 3), (4, 2), (5, 2)])
def test_R9_1_he_and_the_players_hold_the_same_vote_cards(seats: int, nos: int) -> None:
    g = new_game(seats=seats, first=0, emissary=True)
    assert g.s.nos[:seats] == [nos] * seats
    assert g.s.aches[:seats] == [1] * seats
    assert (g.s.nos[EMISSARY_SEAT], g.s.aches[EMISSARY_SEAT]) == (nos, 1)


def test_R9_1_his_marker_starts_on_40() -> None:
    g = new_game(seats=3, first=0, emissary=True)
    assert g.scores == [20, 20, 20]
    assert g.s.score[EMISSARY] == 40


def test_R9_1_his_favourites_lie_open() -> None:
    g = new_game(seats=3, first=0, emissary=True)
    rows = g.deal_all((*CARDS, "ABDFIL"))
    assert rows[3:] == [(events.FAVOURITES_DEALT, EMISSARY, card_number("ABDFIL"), 0, EVERYONE)]
    assert [row.audience for row in rows[:3]] == [0b001, 0b010, 0b100]


def test_R9_1_nobody_else_has_his_card() -> None:
    g = new_game(seats=3, first=0, emissary=True)
    for card in CARDS:
        g.deal(card)
    assert len(g.legal()) == 23


def test_R9_1_he_places_nothing_and_moves_nobody() -> None:
    g = new_game(seats=3, first=0, emissary=True)
    g.deal_all()
    actors = []
    while g.s.phase == PLACE:
        actors.append(g.actor())
        g.do(g.legal()[0])
    assert actors == [0, 1, 2] * 4
    g.stand({0: "ABCDEFGILMNOPJ"})
    for name in ("Aliénor", "Bridget", "Caius", "Daphné"):
        actors.append(g.actor())
        g.move(name)
    assert actors[12:] == [0, 1, 2, 0]


def test_R9_2_he_votes_yes_for_a_favourite_without_a_card() -> None:
    g = court({5: "Jeanne"})
    rows = g.elect("Jeanne")
    assert told(rows, events.EMISSARY_VOTED) == [(events.EMISSARY_VOTED, 0, YES, 0, EVERYONE)]
    assert told(rows, events.CROWNED)


def test_R9_2_for_anybody_else_he_draws_when_all_ballots_are_in() -> None:
    g = court({5: "Roméo"})
    g.nominate("Roméo")
    assert not told(g.vote("YYY"), events.REVEALED)
    assert (g.s.phase, g.actor()) == (DRAW, CHANCE)
    rows = g.draw(YES)
    assert [row.kind for row in rows[:4]] == [events.REVEALED] * 3 + [events.EMISSARY_VOTED]
    assert rows[3] == (events.EMISSARY_VOTED, 0, YES, 1, EVERYONE)
    assert told(rows, events.CROWNED)


def test_R9_2_his_no_rejects_and_is_lost() -> None:
    g = court({5: "Roméo"})
    rows = g.elect("Roméo", drawn=NO)
    assert told(rows, events.EMISSARY_VOTED) == [(events.EMISSARY_VOTED, 0, NO, 1, EVERYONE)]
    assert g.place_of("Roméo") == DUNGEON_3
    assert (g.s.nos[EMISSARY_SEAT], g.s.aches[EMISSARY_SEAT]) == (2, 1)
    assert g.s.nos[:3] == [3, 3, 3]
    assert (g.s.phase, g.actor()) == (CLIMB, 1)


def test_R9_2_his_stomachache_cancels_and_is_lost() -> None:
    g = court({5: "Roméo"})
    g.elect("Roméo", "NYY", drawn=STOMACHACHE)
    assert g.place_of("Roméo") == 5
    assert (g.s.nos[EMISSARY_SEAT], g.s.aches[EMISSARY_SEAT]) == (3, 0)


def test_R9_2_his_yes_goes_back_into_the_pile() -> None:
    g = court({5: "NC"})
    g.elect("Roméo", "NYY", drawn=YES)
    assert (g.s.nos[EMISSARY_SEAT], g.s.aches[EMISSARY_SEAT]) == (3, 1)
    g.nominate("Caius")
    g.vote("YYY")
    assert g.why_not(DRAW_CODE + YES) == LEGAL


def test_R9_2_players_may_reject_his_favourite() -> None:
    g = court({5: "Jeanne"})
    g.elect("Jeanne", "YNY")
    assert g.place_of("Jeanne") == DUNGEON_3


def test_R9_2_he_draws_only_what_is_left() -> None:
    g = court({5: "Roméo"})
    g.hold(EMISSARY_SEAT, nos=0, aches=0)
    g.nominate("Roméo")
    g.vote("YYY")
    assert [g.why_not(DRAW_CODE + vote) for vote in (YES, NO, STOMACHACHE)] == [LEGAL] + [NOT_IN_THE_PILE] * 2
    assert g.legal() == [DRAW_CODE + YES]


def test_R9_2_the_jester_is_nobodys_favourite() -> None:
    g = court({5: "Jester"})
    g.nominate("Jester")
    g.vote("YYY")
    assert g.s.phase == DRAW


def test_R9_2_he_draws_for_his_banished() -> None:
    """Foidvo is under the seal of ABDFIL."""
    g = Position(seats=3, emissary_card="ABDFIL", at={5: "FI"}, emissary=True, banished=True)
    g.elect("Jeanne", "NYY")
    g.nominate("Foidvo")
    g.vote("YYY")
    assert g.s.phase == DRAW


def test_R9_2_what_he_drew_once_says_nothing_of_the_next_election() -> None:
    g = court({5: "NI"})
    g.elect("Roméo", drawn=NO)
    assert told(g.elect("Jeanne"), events.EMISSARY_VOTED) == [(events.EMISSARY_VOTED, 0, YES, 0, EVERYONE)]


def test_R9_3_he_scores_with_his_favourites() -> None:
    g = court({5: "AB", 4: "D", 3: "F", DUNGEON_3: "I"})
    rows = g.elect("Aliénor")
    assert points(rows)[EMISSARY] == 10 + 5 + 4 + 3 - 3
    assert markers(rows)[EMISSARY] == g.s.score[EMISSARY] == 59


def test_R9_3_his_points_turn_upside_down_too_and_stop_at_0() -> None:
    g = court({5: "JAB", 4: "D"})
    g.s.score[EMISSARY] = 10
    g.elect("Jester", drawn=YES)
    assert g.s.score[EMISSARY] == 0


def test_R9_3_he_has_a_new_card_and_all_his_votes_each_round() -> None:
    g = court({5: "NC"})
    g.elect("Roméo", drawn=NO)
    g.elect("Caius", drawn=YES)
    assert g.s.phase == DEAL
    assert (g.s.nos[EMISSARY_SEAT], g.s.aches[EMISSARY_SEAT]) == (3, 1)
    assert g.s.card[EMISSARY] == NOBODY
    g.deal_all((*CARDS, "ACEFNO"))
    assert g.s.card[EMISSARY] == card_number("ACEFNO")


def test_R9_3_he_has_no_ambition() -> None:
    g = Position(seats=3, cards=CARDS, at={5: "I"}, kept=(2, 3, 4), ambition=True, emissary=True)
    shown = told(g.elect("Jeanne"), events.AMBITION_SHOWN)
    assert [row.subject for row in shown] == [0, 1, 2]


def test_R9_4_strictly_ahead_of_everybody_he_wins_alone() -> None:
    g = court({5: "N"}, round_=2, scores=(39, 20, 39))
    g.elect("Roméo", drawn=YES)
    assert g.s.score[EMISSARY] == 40
    assert g.winners == THE_EMISSARY_ALONE


def test_R9_4_a_player_who_is_level_with_him_wins() -> None:
    g = court({5: "N"}, round_=2, scores=(39, 40, 12))
    g.elect("Roméo", drawn=YES)
    assert g.winners == {1}


def test_R9_4_it_is_not_enough_to_be_ahead_of_some() -> None:
    g = court({5: "N"}, round_=2, scores=(41, 12, 12))
    g.elect("Roméo", drawn=YES)
    assert g.winners == {0}


def test_R9_4_of_a_team_the_counted_score_is_what_he_must_beat() -> None:
    cards = (*CARDS, "CFGILO")
    g = Position(seats=(2, 1, 1), cards=cards, at={5: "N"}, round_=2, scores=(60, 39, 30, 30), emissary=True)
    g.elect("Roméo", drawn=YES)
    assert g.scores == [60, 39, 30, 30]
    assert g.winners == THE_EMISSARY_ALONE


def test_R9_4_without_the_variant_there_is_no_emissary_to_win() -> None:
    g = Position(seats=3, cards=CARDS, at={5: "N"}, round_=2, scores=(5, 6, 7))
    g.elect("Roméo")
    assert g.winners == {2}
