"""R5: The vote on a candidate for the throne."""

import pytest

from tests.castle.positions import ALL_EDITIONS, Position, told
from vivat.rules.castle import events
from vivat.rules.castle.actions import NO, STOMACHACHE, YES
from vivat.rules.castle.editions import KINGUP, VIVA_IL_RE, VIVE_LE_ROI, Edition
from vivat.rules.castle.places import BOX, DUNGEON_1, DUNGEON_2, DUNGEON_3
from vivat.rules.castle.reasons import CARD_SPENT, LEGAL, NO_STOMACHACHES
from vivat.rules.castle.state import CLIMB, DEAL, NOBODY, VOTE
from vivat.rules.log import EVERYONE

each_edition = pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: str(edition.key))


@each_edition
def test_R5_1_whoever_brings_the_candidate_takes_the_crown(edition: Edition) -> None:
    g = Position(edition, 4, turn=2, at={5: "Leonardo"})
    rows = g.nominate("Leonardo")
    assert g.s.crown == 2
    assert told(rows, events.CANDIDATE) == [(events.CANDIDATE, 2, 8, 0, EVERYONE)]


def test_R5_1_the_crown_goes_on_to_the_next_who_brings_one() -> None:
    g = Position(KINGUP, 3, at={5: "AB"})
    g.elect("Alighiero", "NYY")
    assert g.s.crown == 0
    g.nominate("Beatrice")
    assert g.s.crown == 1


@each_edition
def test_R5_2_every_seat_votes_once(edition: Edition) -> None:
    g = Position(edition, 3, turn=1, at={5: "Leonardo"})
    g.nominate("Leonardo")
    voters = []
    while g.s.phase == VOTE:
        voters.append(g.actor())
        g.ballot(YES)
    assert sorted(voters) == [0, 1, 2]


def test_R5_2_a_ballot_is_told_to_the_voter_alone() -> None:
    g = Position(VIVA_IL_RE, 3, turn=1, at={5: "Leonardo"})
    g.nominate("Leonardo")
    assert g.ballot(NO) == [
        (events.BALLOT, 1, NO, 0, 0b010),
        (events.SEALED, 1, 0, 0, EVERYONE),
    ]


def test_R5_2_what_everybody_hears_is_the_same_whatever_was_voted() -> None:
    heard = set()
    for vote in (YES, NO, STOMACHACHE):
        g = Position(turn=1, at={5: "Leonardo"})
        g.nominate("Leonardo")
        heard.add(tuple(row for row in g.ballot(vote) if row.audience == EVERYONE))
    assert len(heard) == 1


def test_R5_2_one_plays_only_cards_one_has() -> None:
    g = Position(at={5: "Leonardo"})
    g.hold(0, nos=0, aches=1)
    g.nominate("Leonardo")
    assert [g.why_not_vote(vote) for vote in (YES, NO, STOMACHACHE)] == [LEGAL, CARD_SPENT, LEGAL]
    g.hold(0, nos=1, aches=0)
    assert [g.why_not_vote(vote) for vote in (YES, NO, STOMACHACHE)] == [LEGAL, LEGAL, CARD_SPENT]


def test_R5_2_there_is_no_stomachache_in_the_older_editions() -> None:
    for edition in (VIVA_IL_RE, KINGUP):
        g = Position(edition, 3, at={5: "Leonardo"})
        g.nominate("Leonardo")
        assert g.why_not_vote(STOMACHACHE) == NO_STOMACHACHES


def test_R5_3_all_ballots_are_turned_over_together() -> None:
    g = Position(VIVA_IL_RE, 3, turn=1, at={5: "Leonardo"})
    g.nominate("Leonardo")
    assert not told(g.ballot(NO), events.REVEALED)
    assert not told(g.ballot(YES), events.REVEALED)
    shown = told(g.ballot(YES), events.REVEALED)
    assert [(row.subject, row.object) for row in shown] == [(0, YES), (1, NO), (2, YES)]
    assert {row.audience for row in shown} == {EVERYONE}


def test_R5_3_no_card_is_lost_before_all_are_turned_over() -> None:
    g = Position(VIVA_IL_RE, 3, at={5: "Leonardo"})
    g.nominate("Leonardo")
    g.ballot(NO)
    assert g.s.nos[:3] == [4, 4, 4]


@each_edition
def test_R5_4_all_yes_crowns_the_candidate(edition: Edition) -> None:
    g = Position(edition, 3, turn=2, at={5: "Leonardo"})
    rows = g.elect("Leonardo", "YYY")
    assert told(rows, events.CROWNED) == [(events.CROWNED, 2, 8, 0, EVERYONE)]
    assert told(rows, events.ROUND_ENDS) == [(events.ROUND_ENDS, 0, 0, 0, EVERYONE)]
    assert (g.s.phase, g.s.round) == (DEAL, 1)


@pytest.mark.parametrize("against", range(3))
def test_R5_4_every_single_yes_is_needed(against: int) -> None:
    for edition in ALL_EDITIONS:
        g = Position(edition, 3, at={5: "Leonardo"})
        rows = g.elect("Leonardo", "".join("N" if seat == against else "Y" for seat in range(3)))
        assert not told(rows, events.CROWNED)
        assert (g.s.phase, g.s.round) == (CLIMB, 0)


def test_R5_5_one_no_sends_the_candidate_to_the_first_free_dungeon() -> None:
    g = Position(seats=3, at={5: "ABCD", 4: "E"})
    dungeons = []
    for name in ("Aliénor", "Bridget", "Caius", "Daphné"):
        rows = g.elect(name, "NYY")
        dungeons.append(told(rows, events.REJECTED)[0].value)
        assert g.place_of(name) == dungeons[-1]
    assert dungeons == [DUNGEON_3, DUNGEON_2, DUNGEON_1, BOX]


def test_R5_5_all_against_is_as_bad_as_one() -> None:
    g = Position(at={5: "Ouaf"})
    g.elect("Ouaf", "NNNN")
    assert g.place_of("Ouaf") == DUNGEON_3


def test_R5_5_a_fifth_rejected_goes_to_the_box_too() -> None:
    g = Position(at={DUNGEON_3: "A", DUNGEON_2: "B", DUNGEON_1: "C", BOX: "D", 5: "E"})
    g.elect("Éloïse", "NYYY")
    assert g.on(BOX) == {"Daphné", "Éloïse"}


def test_R5_5_without_dungeons_the_rejected_leave_at_once() -> None:
    for edition in (VIVA_IL_RE, KINGUP):
        g = Position(edition, 3, at={5: "AB"})
        g.elect("Alighiero", "NYY")
        g.elect("Beatrice", "NYY")
        assert g.on(BOX) == {"Alighiero", "Beatrice"}


def test_R5_5_the_dungeons_are_empty_again_next_round() -> None:
    g = Position(seats=3, at={5: "AB"})
    g.elect("Aliénor", "NYY")
    g.elect("Bridget")
    g.deal_all()
    g.place_all()
    g.stand({5: "C"})
    g.elect("Caius", "YYN")
    assert g.place_of("Caius") == DUNGEON_3


def test_R5_6_one_stomachache_sends_the_candidate_back_to_floor_5() -> None:
    g = Position(at={5: "Jeanne"})
    rows = g.elect("Jeanne", "YYSY")
    assert g.place_of("Jeanne") == 5
    assert told(rows, events.CANCELLED) == [(events.CANCELLED, 0, 7, 0, EVERYONE)]
    assert g.s.candidate == NOBODY


@pytest.mark.parametrize("votes", ["SNNN", "NNNS", "SSSS", "YSNY"])
def test_R5_6_a_stomachache_beats_any_no(votes: str) -> None:
    g = Position(at={5: "Jeanne"})
    rows = g.elect("Jeanne", votes)
    assert g.place_of("Jeanne") == 5
    assert not told(rows, events.REJECTED)


def test_R5_6_the_cancelled_take_no_dungeon() -> None:
    g = Position(at={5: "AB"})
    g.elect("Aliénor", "SNYY")
    g.elect("Bridget", "NYYY")
    assert g.place_of("Bridget") == DUNGEON_3


def test_R5_6_a_cancelled_jester_goes_back_to_floor_5_as_anybody() -> None:
    g = Position(at={5: "J"})
    g.elect("Jester", "SNYY")
    assert g.place_of("Jester") == 5


def test_R5_7_every_no_and_stomachache_played_is_lost_and_a_yes_is_kept() -> None:
    g = Position(at={5: "Jeanne"})
    g.elect("Jeanne", "NSYN")
    assert g.s.nos[:4] == [2, 3, 3, 2]
    assert g.s.aches[:4] == [1, 0, 1, 1]


def test_R5_7_a_no_is_lost_even_when_it_was_not_the_only_one() -> None:
    g = Position(KINGUP, 3, at={5: "Irina"})
    g.elect("Irina", "NNY")
    assert g.s.nos[:3] == [3, 3, 4]


def test_R5_7_who_has_only_the_yes_left_votes_yes_again_and_again() -> None:
    g = Position(KINGUP, 3, at={5: "AB"})
    g.hold(1, nos=0)
    g.elect("Alighiero", "NYY")
    g.nominate("Beatrice")
    assert g.actor() == 1
    assert [g.why_not_vote(vote) for vote in (YES, NO)] == [LEGAL, CARD_SPENT]


@each_edition
def test_R5_8_play_goes_on_left_of_the_crown_after_a_rejection(edition: Edition) -> None:
    for turn, after in ((0, 1), (1, 2), (2, 0)):
        g = Position(edition, 3, turn=turn, at={5: "Leonardo"})
        g.elect("Leonardo", "YYN")
        assert (g.s.phase, g.actor()) == (CLIMB, after)


def test_R5_8_and_after_a_cancelled_election() -> None:
    g = Position(turn=3, at={5: "Leonardo"})
    g.elect("Leonardo", "YYSN")
    assert (g.s.phase, g.actor()) == (CLIMB, 0)


@pytest.mark.parametrize(
    ("on_2", "on_1", "floor"), [("ABC", "", 2), ("", "ABCD", 2), ("ABCD", "EFG", 1), ("ABCD", "EFGI", 0)]
)
def test_R5_9_a_rejected_jester_falls_to_the_first_of_2_1_0_with_room(on_2: str, on_1: str, floor: int) -> None:
    at = {place: text for place, text in ((2, on_2), (1, on_1)) if text}
    g = Position(at={5: "J", **at})
    rows = g.elect("Jester", "NYYY")
    assert g.place_of("Jester") == floor
    assert told(rows, events.REJECTED) == [(events.REJECTED, 0, 13, floor, EVERYONE)]


def test_R5_9_at_two_seats_three_fill_a_floor() -> None:
    g = Position(seats=2, at={5: "J", 2: "ABC", 1: "DE"}, emissary=True)
    g.elect("Jester", "NY", drawn=YES)
    assert g.place_of("Jester") == 1


def test_R5_9_floor_0_always_receives_him() -> None:
    g = Position(at={5: "J", 2: "ABCD", 1: "EFGI", 0: "LMNO"})
    g.elect("Jester", "NYYY")
    assert g.place_of("Jester") == 0


def test_R5_9_he_takes_no_place_in_the_order_of_the_dungeons() -> None:
    g = Position(VIVE_LE_ROI, 4, at={5: "JAB"})
    g.elect("Jester", "NYYY")
    g.elect("Aliénor", "NYYY")
    g.stand({5: "J"})
    g.elect("Jester", "NYYY")
    g.elect("Bridget", "YNYY")
    assert g.place_of("Aliénor") == DUNGEON_3
    assert g.place_of("Bridget") == DUNGEON_2
