"""Who looks: a team before one screen, everybody at once; and numbers that a dealer draws."""

import pytest

from vivat.game import CastleGame, Dealer, IllegalAction, IntrigueGame, Viewer
from vivat.game.viewer import EVERYBODY

TEAMS = [("Ada", "Bob"), ("Cleo", "Dan"), "Eve"]


def after_deals(seed: int = 1) -> CastleGame:
    """Two teams and somebody alone, of whom the first is to choose an Ambition."""
    return CastleGame.start("vive-le-roi", TEAMS, seed, ambition=True)


def test_R11_3_a_team_before_one_screen_knows_what_both_know() -> None:
    game = after_deals()
    seen = game.observe(Viewer.team(0))
    assert (seen.my_seat, seen.my_players, seen.legal) == (0, (0, 1), ())
    assert [card is not None for card in seen.cards] == [True, True, False, False, False]
    assert {*seen.offered, *seen.kept, *seen.ambitions_met} == {None}
    kinds = {event.kind for event in seen.events}
    assert "favourites-dealt" in kinds
    assert not kinds & {"ambition-offered", "ambition-kept"}
    while seen.phase == "keep":
        game.play(game.legal_actions()[0])
        seen = game.observe(Viewer.team(0))
    asked = Viewer.team(game.to_act or 0)
    assert game.legal_actions(asked) == game.legal_actions(Viewer.seat(asked.index))


def test_R11_1_who_sits_alone_is_a_team_of_one() -> None:
    game = after_deals()
    team, seat = game.observe(Viewer.team(2)), game.observe(Viewer.seat(2))
    assert (team.offered, team.events, team.my_players) == (seat.offered, seat.events, (4,))
    with pytest.raises(IllegalAction):
        game.observe(Viewer.team(3))


def test_R13_4_everybody_at_once_sees_all_cards() -> None:
    game = after_deals()
    seen = game.observe(EVERYBODY)
    assert None not in seen.cards
    assert None not in seen.offered
    assert (seen.events, seen.legal, seen.my_seat) == (game.events, (), None)
    assert seen.votes_left is not None
    assert seen.my_players == (0, 1, 2, 3, 4)


def test_S11_4_everybody_at_once_sees_all_roles_and_hands() -> None:
    game = IntrigueGame.start("base", 4, seed=1)
    seen = game.observe(EVERYBODY)
    assert None not in (*seen.roles, *seen.hands)
    assert (seen.events, seen.legal, seen.me, seen.dossier) == (game.events, (), None, ())
    assert game.kept_knowledge(EVERYBODY) is None


def test_a_dealer_draws_numbers_that_can_be_repeated() -> None:
    one, other = Dealer.seeded(7), Dealer.seeded(7)
    drawn = [one.below(5) for _ in range(50)]
    assert drawn == [other.below(5) for _ in range(50)]
    assert set(drawn) == set(range(5))
