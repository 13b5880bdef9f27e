"""Every worked example in the four books of the castle games, each a test that names its book and section.

Where a picture leaves a position partly open, the one here fits every number printed beside it.
"""

from itertools import combinations_with_replacement

import pytest

from tests.castle.positions import Position, card_number, new_game, points, told
from vivat.rules.castle import events
from vivat.rules.castle.actions import WC_CODE
from vivat.rules.castle.editions import KINGUP, VIVA_IL_RE, VIVE_LE_ROI, Edition, make_params
from vivat.rules.castle.places import BESIDE_THRONE, BOX, DUNGEON_1, DUNGEON_2, DUNGEON_3, THRONE, WC_3, WC_4
from vivat.rules.castle.reasons import FLOOR_ABOVE_HAS_ROOM, FLOOR_FULL, LEGAL, WC_FLOOR_FULL
from vivat.rules.castle.state import CLIMB, DEAL, EMISSARY, EMISSARY_SEAT, PLACE, VOTE
from vivat.rules.log import EVERYONE

RACHEL, SIMON, THERESA, UMBERTO = range(4)
TERRY, PAUL = THERESA, UMBERTO
PHILIPPE, CHARLES, LOUIS, MARGOT = range(4)

two_older_books = pytest.mark.parametrize("edition", [VIVA_IL_RE, KINGUP], ids=lambda edition: str(edition.key))


# Viva il Re! (2003) and KingUp!


@two_older_books
def test_R4_1_rachels_move_and_the_one_she_could_not_make(edition: Edition) -> None:
    """Viva il Re! and KingUp!, Accession to the throne: placed by all four, then Rachel moves."""
    g = new_game(edition, 4, first=RACHEL)
    g.deal_all()
    castle = {
        4: "Alighiero Ernesto Gavino Irina",
        3: "Odessa Beatrice Dario",
        2: "Clemente Merlino Natale",
        1: "Piero Leonardo",
    }
    for floor, names in castle.items():
        for name in names.split():
            g.place(name, floor)
    assert g.on(0) == {"Fiorello"}
    assert (g.s.phase, g.actor()) == (CLIMB, RACHEL)
    assert g.why_not_move("Odessa") == FLOOR_FULL
    g.move("Alighiero")
    assert g.place_of("Alighiero") == 5
    assert g.actor() == SIMON
    assert g.why_not_move("Odessa") == LEGAL


@pytest.mark.parametrize(
    ("edition", "candidate"), [(VIVA_IL_RE, "Clemente"), (KINGUP, "Odessa")], ids=["viva-il-re", "kingup"]
)
def test_R5_5_two_against_clemente_and_against_odessa(edition: Edition, candidate: str) -> None:
    """Viva il Re! (Clemente) and KingUp! (Odessa), The Election of the King: the first example."""
    g = Position(edition, 4, turn=THERESA, at={5: candidate})
    g.nominate(candidate)
    assert g.s.crown == THERESA
    rows = g.vote("YNNY")
    assert [row.object for row in told(rows, events.REVEALED)] == [0, 1, 1, 0]
    assert g.place_of(candidate) == BOX
    assert g.s.nos[:4] == [3, 2, 2, 3]
    assert (g.s.phase, g.actor()) == (CLIMB, UMBERTO)


@pytest.mark.parametrize("votes", ["YNYY", "YYNY"])
def test_R5_5_one_no_would_have_been_enough(votes: str) -> None:
    """Viva il Re! and KingUp!, The Election of the King: the last sentence of the first example."""
    for edition, candidate in ((VIVA_IL_RE, "Clemente"), (KINGUP, "Odessa")):
        g = Position(edition, 4, turn=THERESA, at={5: candidate})
        g.elect(candidate, votes)
        assert g.place_of(candidate) == BOX


@pytest.mark.parametrize(
    ("edition", "candidate"), [(VIVA_IL_RE, "Fiorello"), (KINGUP, "Alighiero")], ids=["viva-il-re", "kingup"]
)
def test_R5_4_fiorello_and_alighiero_are_crowned(edition: Edition, candidate: str) -> None:
    """Viva il Re! (Fiorello, by Umberto) and KingUp! (Alighiero, by Paul): the second example of an election."""
    g = Position(edition, 4, turn=UMBERTO, at={5: candidate})
    g.nominate(candidate)
    assert g.s.crown == UMBERTO == PAUL
    rows = g.vote("YYYY")
    assert told(rows, events.CROWNED)[0][1:3] == (UMBERTO, edition.names.index(candidate))
    assert told(rows, events.ROUND_ENDS)
    assert told(rows, events.ROUND_BEGINS)[0].object == RACHEL


def test_R6_1_the_four_columns_of_kingup() -> None:
    """KingUp!, End of the Round and Scoring: 17, 15, 22 and 17 points."""
    g = Position(
        KINGUP,
        4,
        cards=("BCDEIO", "ADEFGM", "EFIMOP", "ACEFNO"),
        at={5: "FB", 4: "O", 3: "EI", 2: "DP", 1: "L", 0: "GMN", BOX: "AC"},
    )
    rows = g.elect("Fiorello")
    assert points(rows) == {RACHEL: 17, SIMON: 15, TERRY: 22, PAUL: 17}
    assert g.scores == [17, 15, 22, 17]


@two_older_books
def test_R6_4_the_highest_score_of_a_round_is_33(edition: Edition) -> None:
    """Viva il Re! and KingUp!, the special rule of the third round, where 33 is said to be the highest score."""
    g = Position(edition, 4, cards=("BCDEIO", "ADEFGM", "EFIMOP", "ACEFNO"), at={5: "BCDE", 4: "IO"})
    assert points(g.elect("Beatrice"))[0] == 33
    worth = g.p.worth
    best = 0
    for before in combinations_with_replacement(range(6), 6):
        if all(before.count(floor) <= 4 for floor in range(6)):
            best = max(best, sum(worth[floor] for floor in before))
            if 5 in before:
                best = max(best, sum(worth[floor] for floor in before) - worth[5] + worth[THRONE])
    assert best == 33


# Vive le Roi ! (2024), in English and in French


def test_R3_3_eloise_is_left_over() -> None:
    """Vive le Roi !, Initial placement: three players have placed four each."""
    g = new_game(VIVE_LE_ROI, 3, first=0)
    g.deal_all()
    placed = [0, 0, 0]
    castle = {
        1: "Aliénor Bridget Caius",
        2: "Daphné Foidvo Gaspard",
        3: "Jeanne Leonardo Merlin",
        4: "Roméo Ouaf Victoria",
    }
    for floor, names in castle.items():
        for name in names.split():
            assert g.s.phase == PLACE
            placed[g.actor()] += 1
            rows = g.place(name, floor)
    assert placed == [4, 4, 4]
    assert g.on(0) == {"Éloïse"}
    assert [row.object for row in told(rows, events.LEFT_OVER)] == [VIVE_LE_ROI.names.index("Éloïse")]
    assert g.s.phase == CLIMB


def test_R4_1_margot_moves_romeo() -> None:
    """Vive le Roi !, Game turn: from floor 4 to floor 5, and nobody from floor 3 to the full floor 4."""
    g = Position(turn=MARGOT, at={4: "Roméo Bridget Merlin Caius", 3: "Jester Leonardo Ouaf", 2: "Jeanne"})
    assert {g.why_not_move(name) for name in ("Jester", "Leonardo", "Ouaf")} == {FLOOR_FULL}
    g.move("Roméo")
    assert g.place_of("Roméo") == 5


def test_R4_3_margot_and_the_wc_of_floor_4() -> None:
    """Vive le Roi !, The WC: from floor 3 she can, from floor 2 she cannot."""
    g = Position(turn=MARGOT, at={4: "Roméo Bridget Merlin Caius", 3: "Jester Leonardo Ouaf", 2: "Jeanne Éloïse"})
    assert {g.why_not_to_wc(name) for name in ("Jester", "Leonardo", "Ouaf")} == {LEGAL}
    assert {g.why_not_to_wc(name) for name in ("Jeanne", "Éloïse")} == {FLOOR_ABOVE_HAS_ROOM}
    g.to_wc("Leonardo")
    assert g.on(WC_4) == {"Leonardo"}


def test_R4_4_charles_foidvo_and_leonardo() -> None:
    """Vive le Roi !, The WC: Foidvo comes out on floor 4, Leonardo could not on floor 3, and nobody could go in."""
    g = Position(
        turn=CHARLES,
        at={WC_4: "Foidvo", WC_3: "Leonardo", 4: "Roméo Bridget Merlin", 3: "Jester Ouaf Caius Victoria", 2: "Jeanne"},
    )
    assert g.why_not_move("Leonardo") == WC_FLOOR_FULL
    assert all(g.why_not(WC_CODE + character) != LEGAL for character in range(14))
    g.move("Foidvo")
    assert g.place_of("Foidvo") == 4
    assert g.on(WC_4) == set()


def test_R5_1_charles_brings_jeanne_to_the_throne() -> None:
    """Vive le Roi !, The King's coronation: from floor 5, and the vote is called at once."""
    g = Position(turn=CHARLES, at={5: "Jeanne"})
    g.move("Jeanne")
    assert (g.place_of("Jeanne"), g.s.phase, g.s.crown) == (THRONE, VOTE, CHARLES)


def test_R5_5_jeanne_goes_to_the_dungeon_of_floor_3() -> None:
    """Vive le Roi !, Reject: one No among four, the first rejected of the round."""
    g = Position(turn=CHARLES, at={5: "Jeanne"})
    g.elect("Jeanne", "YNYY")
    assert g.place_of("Jeanne") == DUNGEON_3
    assert g.s.nos[:4] == [3, 2, 3, 3]
    assert g.actor() == LOUIS


def test_R5_6_jeanne_comes_back_to_floor_5() -> None:
    """Vive le Roi !, Cancellation: a No and a Stomachache are played, and both are lost."""
    g = Position(turn=CHARLES, at={5: "Jeanne"})
    g.elect("Jeanne", "YYSN")
    assert g.place_of("Jeanne") == 5
    assert g.s.nos[:4] == [3, 3, 3, 2]
    assert g.s.aches[:4] == [1, 1, 0, 1]


# The cards and the castle behind the columns of both pictures. The order of the names on the four cards
# leaves no other choice: every printed column of the coronation fits, name by name.
PICTURE_CARDS = ("DEGLNO", "EFIMOP", "ABELOP", "CDEFLP")
PICTURE = {3: "AG", 2: "CO", 4: "DI", 1: "E", DUNGEON_2: "F", DUNGEON_3: "M", WC_4: "P"}


def test_R6_1_leonardo_is_crowned() -> None:
    """Vive le Roi !, Scoring: 25, 2, 21 and 15 points; Merlin and Foidvo in dungeons, Victoria in a WC."""
    g = Position(cards=PICTURE_CARDS, at={**PICTURE, 5: "LBN"})
    rows = g.elect("Leonardo")
    assert points(rows) == {PHILIPPE: 25, CHARLES: 2, LOUIS: 21, MARGOT: 15}
    assert g.scores == [45, 22, 41, 35]


def test_R6_2_the_jester_is_crowned_over_the_same_castle() -> None:
    """Vive le Roi !, the Jester: −19, −15 and −9. Charles's column prints Éloïse at −5, where the others have −1."""
    g = Position(turn=CHARLES, cards=PICTURE_CARDS, at={**PICTURE, 4: "DIL", 5: "JBN"}, scores=(30,) * 4)
    rows = g.elect("Jester")
    assert points(rows) == {PHILIPPE: -19, CHARLES: -2, LOUIS: -15, MARGOT: -9}
    assert g.scores == [11, 28, 15, 21]


def test_R6_2_the_four_columns_as_they_are_printed() -> None:
    """Vive le Roi !, the Jester: Charles's own column adds up to −6 (the book prints +4, a misprint).

    With Éloïse on floor 5, as his column says, the other three columns need other cards.
    """
    g = Position(
        turn=CHARLES,
        cards=("DEGLNO", "EFIMOP", "BCDEIO", "CFGILO"),
        at={5: "JE", 4: "ILN", 3: "D", 2: "O", 1: "BG", 0: "AC", WC_4: "P", DUNGEON_3: "M", DUNGEON_2: "F"},
        scores=(20,) * 4,
    )
    assert points(g.elect("Jester")) == {PHILIPPE: -19, CHARLES: -6, LOUIS: -15, MARGOT: -9}


def test_R9_1_the_emissary_is_installed() -> None:
    """Vive le Roi !, The Emissary, Installation: his card open, his pile face down, his marker on 40."""
    g = new_game(VIVE_LE_ROI, 2, first=0, emissary=True)
    rows = g.deal_all(("BCDEIO", "ADEFGM", "EFIMOP"))
    assert rows[-1] == (events.FAVOURITES_DEALT, EMISSARY, card_number("EFIMOP"), 0, EVERYONE)
    assert g.s.score[EMISSARY] == 40
    assert (g.s.nos[EMISSARY_SEAT], g.s.aches[EMISSARY_SEAT]) == (4, 1)
    assert not told(rows, events.EMISSARY_VOTED)


def test_R10_1_bridget_is_elected_queen() -> None:
    """Vive le Roi !, The royal wedding: the points are counted, and the round goes on."""
    g = Position(turn=CHARLES, cards=("BCDEIO", "ADEFGM", "EFIMOP", "ACEFNO"), at={5: "BC", 1: "A"}, wedding=True)
    assert points(g.elect("Bridget")) == {0: 15, 1: 1, 2: 0, 3: 6}
    assert g.on(BESIDE_THRONE) == {"Bridget"}
    assert (g.s.phase, g.actor()) == (CLIMB, LOUIS)
    g.elect("Caius")
    assert (g.s.phase, g.s.round) == (DEAL, 1)


def test_R11_1_three_teams_of_two_are_three_seats() -> None:
    """Vive le Roi !, Royalty in teams, Installation: 1 Yes, 4 No, 1 Stomachache for each team."""
    g = new_game(VIVE_LE_ROI, (2, 2, 2), first=0)
    assert g.p.players == 6
    assert (g.s.nos[:3], g.s.aches[:3]) == ([4, 4, 4], [1, 1, 1])


def test_R11_1_three_teams_and_a_lone_player_are_four_seats() -> None:
    """Vive le Roi !, Royalty in teams, Installation: seven players, counted as four."""
    p = make_params(VIVE_LE_ROI, (2, 2, 2, 1))
    four = make_params(VIVE_LE_ROI, (1,) * 4)
    assert (p.players, p.seats) == (7, 4)
    assert (
        (p.no_cards, p.stomachaches, p.placements) == (four.no_cards, four.stomachaches, four.placements) == (3, 1, 12)
    )


def test_R11_2_charles_and_margot_share_their_votes() -> None:
    """Vive le Roi !, Royalty in teams, Game turn: 3 No and 1 Stomachache in common among four seats."""
    g = Position(seats=(2, 1, 1, 1), at={5: "AB"}, scores=(20,) * 5)
    assert (g.s.nos[0], g.s.aches[0]) == (3, 1)
    assert g.p.seat_of[:2] == [0, 0]
    g.elect("Aliénor", "NYYY")
    assert (g.s.nos[0], g.s.aches[0]) == (2, 1)
    g.elect("Bridget", "SYYY")
    assert (g.s.nos[0], g.s.aches[0]) == (2, 0)


def test_R5_5_the_order_of_the_dungeons() -> None:
    """Vive le Roi !, Reject: beside floor 3, then 2, then 1, and then back to the box."""
    g = Position(seats=3, at={5: "ABCD"})
    for name in ("Aliénor", "Bridget", "Caius", "Daphné"):
        g.elect(name, "NYY")
    assert [g.place_of(name) for name in ("Aliénor", "Bridget", "Caius")] == [DUNGEON_3, DUNGEON_2, DUNGEON_1]
    assert g.on(BOX) == {"Daphné"}
