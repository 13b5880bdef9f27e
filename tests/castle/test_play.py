"""R13: Whose decision it is, what may be done, and what chance may do."""

from random import Random

import pytest

from tests.castle.positions import Options, Position, new_game
from vivat.game.castle.refusals import REASONS as EXPLAINED
from vivat.rules.castle.actions import (
    ACTIONS,
    DEAL_CODE,
    DRAW_CODE,
    FIRST_CODE,
    KEEP_CODE,
    MOVE_CODE,
    NO,
    OFFER_CODE,
    PLACE_CODE,
    STOMACHACHE,
    VOTE_CODE,
    WC_CODE,
    YES,
    placed,
    placed_on,
)
from vivat.rules.castle.characters import CHARACTERS, JESTER
from vivat.rules.castle.editions import KINGUP, VIVA_IL_RE, VIVE_LE_ROI, Edition
from vivat.rules.castle.placement import PLACING_FLOORS
from vivat.rules.castle.places import BOX, WC_3, WC_4
from vivat.rules.castle.play import CHANCE, heaviest, is_chance, is_over, step, weight
from vivat.rules.castle.reasons import (
    ALREADY_IN_A_WC,
    ALREADY_PLACED,
    AMBITION_IS_OUT,
    CARD_IS_OUT,
    CARD_SPENT,
    FLOOR_ABOVE_HAS_ROOM,
    FLOOR_FULL,
    GAME_IS_OVER,
    LEGAL,
    NEVER_PLACES_THE_JESTER,
    NO_STOMACHACHES,
    NO_SUCH_SEAT,
    NO_WC_ABOVE,
    NO_WCS,
    NOT_IN_THE_CASTLE,
    NOT_IN_THE_PILE,
    NOT_IN_THIS_EDITION,
    NOT_NOW,
    NOT_OFFERED,
    REASONS,
    WC_FLOOR_FULL,
    WC_TAKEN,
)
from vivat.rules.castle.state import CLIMB, DEAL, DRAW, EMISSARY_SEAT, FIRST, KEEP, NOBODY, OFFER, OVER, PLACE, VOTE

CARDS = ("BCDEIO", "ADEFGM", "EFIMOP")
CODES = {
    FIRST: range(FIRST_CODE, DEAL_CODE),
    DEAL: range(DEAL_CODE, OFFER_CODE),
    OFFER: range(OFFER_CODE, DRAW_CODE),
    KEEP: range(KEEP_CODE, FIRST_CODE),
    PLACE: range(PLACE_CODE, MOVE_CODE),
    CLIMB: range(MOVE_CODE, VOTE_CODE),
    VOTE: range(VOTE_CODE, KEEP_CODE),
    DRAW: range(DRAW_CODE, ACTIONS),
    OVER: range(0),
}

GAMES: list[tuple[Edition, tuple[int, ...], Options]] = [
    (VIVA_IL_RE, (1,) * 3, {}),
    (KINGUP, (1,) * 6, {}),
    (VIVE_LE_ROI, (1,) * 4, {}),
    (VIVE_LE_ROI, (1,) * 2, {"emissary": True}),
    (VIVE_LE_ROI, (2, 2), {"emissary": True, "ambition": True, "banished": True}),
    (VIVE_LE_ROI, (1,) * 5, {"emissary": True, "wedding": True, "ambition": True}),
    (VIVE_LE_ROI, (1,) * 7, {"wedding": True, "banished": True}),
    (VIVE_LE_ROI, (1,) * 8, {"ambition": True, "wedding": True}),
    (VIVE_LE_ROI, (2, 2, 1), {"ambition": True, "wedding": True, "shared_pawn": True}),
    (VIVE_LE_ROI, (2,) * 4, {"wedding": True}),
    (VIVE_LE_ROI, (2,) * 8, {"wedding": True, "shared_pawn": True}),
]


def phases() -> dict[int, Position]:
    """A position in every phase of a game."""
    first = new_game(seats=3)
    deal = new_game(seats=3, first=0)
    offer = new_game(seats=3, first=0, ambition=True)
    offer.deal_all(CARDS)
    keep = new_game(seats=3, first=0, ambition=True)
    keep.deal_all(CARDS)
    for ambition in range(6):
        keep.offer(ambition)
    place = new_game(seats=3, first=1)
    place.deal_all(CARDS)
    climb = Position(seats=3, turn=2)
    vote = Position(seats=3, turn=1, at={5: "N"})
    vote.nominate("Roméo")
    draw = Position(seats=3, cards=CARDS, at={5: "N"}, emissary=True)
    draw.nominate("Roméo")
    draw.vote("YYY")
    over = Position(seats=3, at={5: "N"}, round_=2)
    over.elect("Roméo")
    positions = (first, deal, offer, keep, place, climb, vote, draw, over)
    return dict(zip((FIRST, DEAL, OFFER, KEEP, PLACE, CLIMB, VOTE, DRAW, OVER), positions, strict=True))


def test_R13_1_whose_decision_it_is() -> None:
    actors = {phase: g.actor() for phase, g in phases().items()}
    assert {phase: g.s.phase for phase, g in phases().items()} == {phase: phase for phase in CODES}
    chance = dict.fromkeys((FIRST, DEAL, OFFER, DRAW), CHANCE)
    assert actors == {**chance, KEEP: 0, PLACE: 1, CLIMB: 2, VOTE: 1, OVER: NOBODY}


@pytest.mark.parametrize("phase", CODES)
def test_R13_1_the_actions_of_another_phase_are_not_for_now(phase: int) -> None:
    g = phases()[phase]
    for action in (-1, *range(ACTIONS + 1)):
        if phase == OVER:
            assert g.why_not(action) == GAME_IS_OVER
        elif action not in CODES[phase]:
            assert g.why_not(action) == NOT_NOW
        else:
            assert g.why_not(action) != NOT_NOW


def test_R13_1_every_reason_can_be_heard() -> None:
    heard = {LEGAL, NOT_NOW, GAME_IS_OVER} & {g.why_not(action) for g in phases().values() for action in range(ACTIONS)}

    g = new_game(seats=3)
    heard.add(g.why_not(FIRST_CODE + 3))
    assert g.why_not(FIRST_CODE + 3) == NO_SUCH_SEAT

    g = new_game(seats=3, first=0)
    g.deal("BCDEIO")
    heard.add(g.why_not(DEAL_CODE + g.s.card[0]))
    assert g.why_not(DEAL_CODE + g.s.card[0]) == CARD_IS_OUT

    g = phases()[OFFER]
    g.offer(5)
    heard.add(g.why_not(OFFER_CODE + 5))
    assert g.why_not(OFFER_CODE + 5) == AMBITION_IS_OUT

    g = phases()[KEEP]
    heard.add(g.why_not(KEEP_CODE + 2))
    assert g.why_not(KEEP_CODE + 2) == NOT_OFFERED

    g = phases()[PLACE]
    g.place("Éloïse", 3)
    for reason, name in ((ALREADY_PLACED, "Éloïse"), (NEVER_PLACES_THE_JESTER, "Jester")):
        assert g.why_not_place(name, 1) == reason
        heard.add(reason)
    g.place("Caius", 3)
    g.place("Ouaf", 3)
    assert g.why_not_place("Merlin", 3) == FLOOR_FULL
    heard.add(FLOOR_FULL)

    g = Position(KINGUP, 3, at={5: "N"})
    for action, reason in ((MOVE_CODE + JESTER, NOT_IN_THIS_EDITION), (WC_CODE, NO_WCS)):
        assert g.why_not(action) == reason
        heard.add(reason)
    g.nominate("Natale")
    assert g.why_not_vote(STOMACHACHE) == NO_STOMACHACHES
    heard.add(NO_STOMACHACHES)

    g = Position(at={4: "ABCD", WC_4: "E", WC_3: "L", 3: "FGI", 2: "M", 1: "N", BOX: "O"})
    for name, reason in (
        *(("Éloïse", ALREADY_IN_A_WC), ("Foidvo", WC_TAKEN), ("Merlin", FLOOR_ABOVE_HAS_ROOM)),
        *(("Roméo", NO_WC_ABOVE), ("Ouaf", NOT_IN_THE_CASTLE)),
    ):
        assert g.why_not_to_wc(name) == reason
        heard.add(reason)
    assert g.why_not_move("Éloïse") == WC_FLOOR_FULL
    heard.add(WC_FLOOR_FULL)

    g = phases()[VOTE]
    g.hold(1, nos=0)
    assert g.why_not_vote(NO) == CARD_SPENT
    heard.add(CARD_SPENT)

    g = phases()[DRAW]
    g.hold(EMISSARY_SEAT, nos=0)
    assert g.why_not(DRAW_CODE + NO) == NOT_IN_THE_PILE
    heard.add(NOT_IN_THE_PILE)

    assert heard == set(range(REASONS))


def test_R13_1_every_reason_rests_on_an_article() -> None:
    assert sorted(EXPLAINED) == [reason for reason in range(REASONS) if reason != LEGAL]
    assert all(article.startswith("R") for _, article in EXPLAINED.values())


def test_R13_1_nobody_places_a_jester_who_is_not_in_the_box() -> None:
    g = new_game(KINGUP, 3, first=0)
    g.deal_all(CARDS)
    assert {g.why_not(PLACE_CODE + PLACING_FLOORS * JESTER + floor) for floor in range(PLACING_FLOORS)} == {
        NOT_IN_THIS_EDITION
    }


def test_R3_1_a_placement_names_its_character_and_its_floor() -> None:
    named = [(placed(action), placed_on(action)) for action in range(PLACE_CODE, MOVE_CODE)]
    assert named == [(character, floor) for character in range(CHARACTERS) for floor in (1, 2, 3, 4)]


@pytest.mark.parametrize("phase", CODES)
def test_R13_1_the_legal_actions_are_those_without_a_refusal(phase: int) -> None:
    g = phases()[phase]
    assert g.legal() == [action for action in range(ACTIONS) if g.why_not(action) == LEGAL]
    assert bool(g.legal()) == (phase != OVER)


def check_invariants(g: Position) -> None:
    """What holds between any two steps."""
    s = g.s
    assert sum(s.occupants) == g.p.characters
    for place, count in enumerate(s.occupants):
        assert count == s.place[: g.p.characters].count(place)
    assert all(s.occupants[floor] <= g.p.floor_limit for floor in range(1, 6))
    assert s.occupants[WC_3] <= 1
    assert s.occupants[WC_4] <= 1
    assert min(g.scores) >= 0
    assert min(s.nos) >= 0
    assert min(s.aches) >= 0


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_R13_1_in_whole_games_too(game: int) -> None:
    edition, seats, options = GAMES[game]
    random = Random(game)
    g = new_game(edition, seats, **options)
    steps = 0
    while not is_over(g.s):
        legal = g.legal()
        assert legal == [action for action in range(ACTIONS) if g.why_not(action) == LEGAL]
        assert legal, "nothing to do"
        assert is_chance(g.s) == (g.actor() == CHANCE)
        g.do(random.choice(legal))
        check_invariants(g)
        steps += 1
    assert g.legal() == []
    assert g.winners
    assert steps > 60


def test_R13_1_a_step_after_the_end_does_nothing() -> None:
    g = phases()[OVER]
    before = repr(g.s)
    step(g.p, g.s, g.log, MOVE_CODE)
    assert repr(g.s) == before
    assert g.log.count == 0


def test_R13_3_chance_acts_in_these_phases_alone() -> None:
    assert {phase for phase, g in phases().items() if is_chance(g.s)} == {FIRST, DEAL, OFFER, DRAW}


@pytest.mark.parametrize("phase", [FIRST, DEAL, OFFER])
def test_R13_3_seats_and_cards_are_drawn_evenly(phase: int) -> None:
    g = phases()[phase]
    assert {weight(g.p, g.s, action) for action in g.legal()} == {1}
    assert heaviest(g.p, g.s) == 1


def test_R13_3_the_emissarys_pile_weighs_what_is_in_it() -> None:
    g = phases()[DRAW]
    assert [weight(g.p, g.s, DRAW_CODE + vote) for vote in (YES, NO, STOMACHACHE)] == [1, 3, 1]
    g.hold(EMISSARY_SEAT, nos=2, aches=0)
    assert [weight(g.p, g.s, action) for action in g.legal()] == [1, 2]
    assert len(g.legal()) == 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_R13_3_nothing_in_the_pile_is_heavier_than_the_heaviest(seats: int) -> None:
    g = Position(seats=seats, at={5: "J"}, emissary=True)
    g.nominate("Jester")
    g.vote("Y" * seats)
    assert max(weight(g.p, g.s, action) for action in g.legal()) == heaviest(g.p, g.s)
