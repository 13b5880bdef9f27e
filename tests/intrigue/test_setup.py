"""S1, S2: What the game is made of, and the set-up."""

import pytest

from tests.intrigue.positions import (
    ANNA,
    BEN,
    CLEO,
    DAN,
    Position,
    ally,
    as_cards,
    begins,
    bribe,
    buy,
    deal_role,
    dealt,
    draw,
    join,
    new_game,
    roles_in,
    seize,
    told,
)
from vivat.game.errors import ImpossibleOptions
from vivat.game.intrigue.options import IntrigueOptions
from vivat.rules.intrigue import events
from vivat.rules.intrigue.actions import BUY_PILE, PASS
from vivat.rules.intrigue.play import CHANCE, weight
from vivat.rules.intrigue.reasons import LEGAL, NO_SUCH_PLAYER, NOT_ENOUGH_GOLD, NOT_IN_THE_PILE, ROLE_IS_OUT
from vivat.rules.intrigue.roles import ROLE_NAMES
from vivat.rules.intrigue.setup import begin_game
from vivat.rules.intrigue.state import ACT, FIRST, HAND, ROLE
from vivat.rules.log import EVERYONE

DECK = "".join(sorted("MKIP" * 15))
FOUR = "king assassin sage fool"
ALL_EIGHT = "king assassin sage fool knight merchant politician crime-lord"
FIRST_GAME = ["king", "assassin", "sage", "politician", "fool", "merchant", "knight", "crime-lord"]
seat_counts = pytest.mark.parametrize("players", range(4, 9))


def test_S1_1_sixty_cards_fifteen_of_each_suit() -> None:
    assert new_game().pile == "M" * 15 + "K" * 15 + "I" * 15 + "P" * 15


def test_S1_1_no_card_is_lost_in_the_deal() -> None:
    assert dealt(FOUR, ["MK", "PP", "MI", "KI"]).cards() == DECK


def test_S1_1_a_suit_that_has_run_out_of_the_pile_cannot_be_drawn() -> None:
    g = Position(pile="MI", gold={ANNA: 2})
    g.do(BUY_PILE)
    assert g.legal() == [draw("M"), draw("I")]
    assert g.why_not(draw("P")) == NOT_IN_THE_PILE


def test_S1_2_one_pays_only_what_one_has() -> None:
    g = Position(gold={ANNA: 1})
    assert {g.why_not(action) for action in (BUY_PILE, bribe(BEN, "M"), seize("gold"))} == {NOT_ENOUGH_GOLD}
    g = Position(gold={ANNA: 5})
    assert {g.why_not(action) for action in (BUY_PILE, bribe(BEN, "M"), seize("gold"))} == {LEGAL}


def test_S1_2_the_bank_has_no_end() -> None:
    """Seventy coins are in the box, but nobody is refused an income."""
    g = Position(gold={ANNA: 70, BEN: 70})
    g.do(PASS)
    assert g.gold == [70, 73, 0, 0]


def test_S1_3_ten_roles() -> None:
    names = "king assassin knight investigator sage politician ambassador merchant crime-lord fool"
    assert tuple(names.split()) == ROLE_NAMES


def test_S1_4_eight_players_can_make_four_alliances_and_no_fifth() -> None:
    g = Position(ALL_EIGHT, hands=dict.fromkeys(range(0, 8, 2), "II"))
    for player in range(0, 8, 2):
        g.do(ally(player + 1), join(), PASS, PASS)
    assert g.allies == {(0, 1), (2, 3), (4, 5), (6, 7)}
    assert not any(g.can(ally(other)) for other in range(8))


@pytest.mark.parametrize("players", [0, 3, 9])
def test_S2_1_no_fewer_than_four_and_no_more_than_eight(players: int) -> None:
    with pytest.raises(ImpossibleOptions):
        IntrigueOptions.make("base", players)


def test_S2_1_every_player_has_a_seat() -> None:
    assert IntrigueOptions.make("base", 5).seat_names == tuple(f"Player {number}" for number in range(1, 6))


@seat_counts
def test_S2_1_the_turn_goes_clockwise(players: int) -> None:
    g = Position(" ".join(ALL_EIGHT.split()[:players]), turn=2)
    turns = []
    for _ in range(players):
        turns.append(g.actor)
        g.do(PASS)
    assert turns == [(2 + seat) % players for seat in range(players)]


@seat_counts
def test_S2_2_one_role_each_king_and_assassin_among_them(players: int) -> None:
    g = new_game(players, first_seat=ANNA)
    while g.s.phase == ROLE:
        g.do(g.legal()[-1])
    roles = roles_in(g.s.roles_out)
    assert {ROLE_NAMES[role] for role in g.s.role[:players]} == roles
    assert len(roles) == players
    assert {"king", "assassin"} <= roles


def test_S2_2_a_role_is_told_to_its_owner_alone() -> None:
    g = new_game(first_seat=ANNA)
    assert g.do(*map(deal_role, FOUR.split())) == [
        (events.ROLE_DEALT, ANNA, 0, 0, 1 << ANNA),
        (events.ROLE_DEALT, BEN, 1, 0, 1 << BEN),
        (events.ROLE_DEALT, CLEO, 4, 0, 1 << CLEO),
        (events.ROLE_DEALT, DAN, 9, 0, 1 << DAN),
    ]


def test_S2_2_no_role_comes_twice() -> None:
    g = new_game(first_seat=ANNA)
    g.do(deal_role("fool"))
    assert g.why_not(deal_role("fool")) == ROLE_IS_OUT


def test_S2_2_the_last_places_are_kept_for_king_and_assassin() -> None:
    g = new_game(first_seat=ANNA)
    g.do(deal_role("fool"), deal_role("sage"))
    assert g.legal() == [deal_role("king"), deal_role("assassin")]
    assert g.why_not(deal_role("knight")) == ROLE_IS_OUT


def test_S2_3_chance_names_the_first_player_and_anybody_may_be_it() -> None:
    g = new_game(5)
    assert (g.s.phase, g.actor) == (FIRST, CHANCE)
    assert g.legal() == [begins(player) for player in range(5)]
    assert {weight(g.p, g.s, action) for action in g.legal()} == {1}
    assert g.why_not(begins(5)) == NO_SUCH_PLAYER
    assert g.do(begins(3)) == [(events.GAME_BEGINS, 0, 3, 0, EVERYONE)]
    assert (g.s.phase, g.s.turn, g.s.first) == (ROLE, 3, 3)


def test_S2_3_or_the_host_does() -> None:
    g = dealt(FOUR, first_seat=CLEO)
    assert g.actor == CLEO


@pytest.mark.parametrize("player", [-1, 4])
def test_S2_3_but_somebody_at_the_table(player: int) -> None:
    with pytest.raises(ImpossibleOptions):
        IntrigueOptions.make("base", 4, first_seat=player)


@seat_counts
def test_S2_4_two_cards_each_for_its_owner_alone(players: int) -> None:
    g = new_game(players, first_seat=ANNA)
    while g.s.phase == ROLE:
        g.do(g.legal()[0])
    rows = []
    while g.s.phase == HAND:
        rows += told(g.do(g.legal()[0]), events.CARD_DEALT)
    assert [row.subject for row in rows] == [player for player in range(players) for _ in range(2)]
    assert all(row.audience == 1 << row.subject for row in rows)
    assert [len(g.hand(player)) for player in range(players)] == [2] * players


def test_S2_4_the_cards_dealt_leave_the_pile() -> None:
    g = dealt(FOUR, ["MM", "KP", "PP", "II"])
    assert [g.hand(player) for player in range(4)] == ["MM", "KP", "PP", "II"]
    assert g.pile == as_cards((13, 14, 13, 12))


def test_S2_4_then_the_first_player_begins() -> None:
    g = new_game(first_seat=DAN)
    g.do(*map(deal_role, FOUR.split()))
    rows = g.do(*map(draw, "MKIPMKIP"))[-2:]
    assert [row[:2] for row in rows] == [(events.TURN_BEGINS, DAN), (events.INCOME, DAN)]
    assert (g.s.phase, g.actor) == (ACT, DAN)


@seat_counts
def test_S2_5_two_gold_each(players: int) -> None:
    assert new_game(players).gold == [2] * players


@seat_counts
def test_S2_6_the_roles_of_a_first_game(players: int) -> None:
    g = new_game(players, "first-game", first_seat=ANNA)
    assert {deal_role(role) for role in FIRST_GAME[:players]} == set(g.legal())


def test_S2_6_everybody_knows_the_roles_but_not_whose() -> None:
    g = new_game(scenario="first-game", first_seat=ANNA)
    rows = g.do(*map(deal_role, ("sage", "king", "politician", "assassin")))
    assert [row.audience for row in told(rows, events.ROLE_DEALT)] == [1, 2, 4, 8]
    assert told(rows, events.ROLE_IN_PLAY) == [
        (events.ROLE_IN_PLAY, 0, ROLE_NAMES.index(role), 0, EVERYONE)
        for role in ("king", "assassin", "sage", "politician")
    ]


def test_S2_6_in_other_games_nobody_is_told() -> None:
    g = new_game(first_seat=ANNA)
    rows = g.do(*map(deal_role, FOUR.split()))
    assert told(rows, events.ROLE_IN_PLAY) == []


def test_S2_5_a_new_game_begins_from_nothing() -> None:
    """The same state again, after a game in which much happened."""
    g = Position(hands={ANNA: "PPPPP", BEN: "MK"}, allies=[(BEN, CLEO)], discards="MMI", dead=[DAN], jailed=[BEN])
    g.s.winners = g.s.allied_winners = g.s.locked[ANNA] = g.s.selling[2] = g.s.points[ANNA] = 3
    fresh = new_game(first_seat=ANNA)
    begin_game(fresh.p, g.s, g.log)
    kept = ("actions_left", "bought", "seized", "offers", "proposals", "partner", "second_victim", "payment")
    for name in g.s.__slots__:
        if name not in (*kept, "discards", "offer", "asked", "turn"):
            assert getattr(g.s, name) == getattr(fresh.s, name), name
    assert g.s.turn == ANNA
    assert g.do(deal_role("king"))


def test_S1_1_a_bought_card_is_one_card_less_in_the_pile() -> None:
    g = Position(gold={ANNA: 2})
    g.do(buy("P"))
    assert (g.hand(ANNA), g.pile.count("P"), g.cards()) == ("P", 14, DECK)
