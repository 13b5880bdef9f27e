"""An election asks all seats at once."""

import pytest

from vivat.game import CastleGame, Dealer, IllegalAction, IntrigueGame, IntrigueOptions
from vivat.game.sentence import SeatRef


def in_an_election(seats: int = 4) -> CastleGame:
    game = CastleGame.start("kingup", seats, seed=3)
    while not game.polled:
        game.play(game.legal_actions()[-1])
    return game


def test_R5_2_all_seats_may_be_asked_at_once_the_one_with_the_crown_first() -> None:
    game = in_an_election()
    crown = game.observe(0).crown
    assert crown is not None
    assert game.polled == tuple((crown + number) % 4 for number in range(4))
    game.play("vote yes")
    assert game.polled == tuple((crown + number) % 4 for number in range(1, 4))


def test_R5_2_every_seat_that_has_not_voted_is_asked_each_by_its_own_cards() -> None:
    game = in_an_election()
    first, last = game.polled[0], game.polled[-1]
    for seat in game.polled:
        assert [action.text for action in game.observe(seat).legal] == ["vote yes", "vote no"]
        assert game.why_not("vote no", seat) is None
    game._state.nos[last] = 0
    assert [action.text for action in game.legal_actions(last)] == ["vote yes"]
    assert [action.text for action in game.legal_actions(first)] == ["vote yes", "vote no"]
    refused = game.why_not("vote no", last)
    assert refused is not None
    assert refused.key == "refused-card-spent"
    game.play("vote no", first)
    assert game.legal_actions(first) == []


def test_R5_2_ballots_are_laid_down_in_order_and_who_is_next_is_said() -> None:
    game = in_an_election()
    with pytest.raises(IllegalAction) as caught:
        game.play("vote yes", game.polled[1])
    assert caught.value.refusal.facts["who"] == SeatRef(game.polled[0])


def test_nobody_is_polled_outside_of_an_election() -> None:
    assert CastleGame.start("kingup", 3, seed=1).polled == ()
    game = IntrigueGame(IntrigueOptions.make("base", 4), Dealer.seeded(1))
    assert game.polled == ()
