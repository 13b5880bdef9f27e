"""An election asks all seats at once."""

from vivat.game import CastleGame, Dealer, IntrigueGame, IntrigueOptions


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


def test_R5_2_a_seat_can_be_asked_out_of_turn_and_nothing_changes_by_that() -> None:
    game = in_an_election()
    before, last = game.to_act, game.polled[-1]
    assert game.legal_actions(last) == []
    with game.asking(last) as asked:
        assert asked is game
        assert [action.text for action in game.observe(last).legal] == ["vote yes", "vote no"]
        assert game.why_not("vote no", last) is None
    assert game.to_act == before
    assert game.legal_actions(last) == []


def test_nobody_is_polled_outside_of_an_election() -> None:
    assert CastleGame.start("kingup", 3, seed=1).polled == ()
    game = IntrigueGame(IntrigueOptions.make(4), Dealer.seeded(1))
    assert game.polled == ()
    with game.asking(0) as asked:
        assert asked is game
