"""S8.2, S8.3: Several games in a row, and role reduction."""

from dataclasses import replace

import pytest

from tests.intrigue.positions import ANNA, BEN, CLEO, DAN
from vivat.game import SPECTATOR, CastleGame, Dealer, IntrigueGame
from vivat.game.intrigue.options import IntrigueOptions
from vivat.game.intrigue.outcome import IntrigueOutcome
from vivat.game.intrigue.session import Session
from vivat.game.intrigue.sheet import scenarios
from vivat.rules.intrigue.roles import ROLE_NAMES


def outcome_roles(game: IntrigueGame) -> list[str]:
    """The roles that were dealt, by name."""
    return [ROLE_NAMES[event.role] for event in game.events if event.kind == "role-dealt" and event.role is not None]


def outcome(points: tuple[int, ...], roles: str = "king assassin sage fool") -> IntrigueOutcome:
    """A game that brought these points."""
    numbers = tuple(ROLE_NAMES.index(role) for role in roles.split())
    winners = tuple(player for player, won in enumerate(points) if won)
    return IntrigueOutcome("role", winners, (), (), numbers, points, 9)


def names(roles: tuple[int, ...]) -> set[str]:
    return {ROLE_NAMES[role] for role in roles}


def test_S8_2_points_add_up_over_the_games() -> None:
    session = Session.begin(IntrigueOptions.make("base", 4))
    assert (session.scores, session.games, session.is_over) == ((0, 0, 0, 0), 0, False)
    session = session.after(outcome((4, 0, 0, 0)), ANNA).after(outcome((0, 3, 0, 2)), BEN)
    assert (session.scores, session.games, session.is_over) == ((4, 3, 0, 2), 2, False)


def test_S8_2_eight_points_end_it() -> None:
    session = Session.begin(IntrigueOptions.make("base", 4))
    session = session.after(outcome((4, 0, 0, 0)), ANNA).after(outcome((3, 2, 0, 0)), BEN)
    assert not session.is_over
    session = session.after(outcome((2, 3, 0, 0)), CLEO)
    assert (session.scores, session.is_over, session.leaders) == ((9, 5, 0, 0), True, (ANNA,))
    exactly = replace(session, scores=(8, 0, 0, 0))
    assert exactly.is_over


@pytest.mark.parametrize(("goal", "over"), [(4, True), (5, False)])
def test_S8_2_or_as_many_as_the_table_wants(goal: int, over: bool) -> None:
    session = Session.begin(IntrigueOptions.make("base", 4), goal=goal).after(outcome((4, 0, 0, 0)), ANNA)
    assert session.is_over == over


def test_S8_2_ties_share() -> None:
    session = Session.begin(IntrigueOptions.make("base", 4))
    session = replace(session, scores=(6, 8, 0, 8))
    assert session.leaders == (BEN, DAN)


def test_S8_2_each_game_begins_one_seat_further_clockwise() -> None:
    session = Session.begin(IntrigueOptions.make("base", 4))
    assert session.options.first_seat is None
    begun = []
    first = CLEO
    for _ in range(3):
        session = session.after(outcome((0, 0, 0, 0)), first)
        assert session.options.first_seat is not None
        first = session.options.first_seat
        begun.append(first)
    assert begun == [DAN, ANNA, BEN]


def test_S8_2_without_reduction_every_role_stays() -> None:
    session = Session.begin(IntrigueOptions.make("base", 4)).after(outcome((4, 0, 0, 0)), ANNA)
    assert session.options.put_aside == ()
    assert len(session.options.pool[1]) == 8


def test_S8_3_the_roles_just_played_leave_the_pool() -> None:
    session = Session.begin(IntrigueOptions.make("base", 4), reduction=True)
    session = session.after(outcome((4, 0, 0, 0), "sage king fool assassin"), ANNA)
    assert [names(roles) for roles in session.options.put_aside] == [{"sage", "fool"}]
    left = {"knight", "investigator", "politician", "ambassador", "merchant", "crime-lord"}
    assert names(session.options.pool[1]) == left
    session = session.after(outcome((0, 4, 0, 0), "knight king merchant assassin"), BEN)
    assert names(session.options.pool[1]) == left - {"knight", "merchant"}


def test_S8_3_king_and_assassin_stay() -> None:
    """Even where they are among the random roles."""
    session = Session.begin(IntrigueOptions.make("scotland-yard", 4), reduction=True)
    session = session.after(outcome((4, 0, 0, 0), "king investigator crime-lord merchant"), ANNA)
    assert "king" in names(session.options.pool[1])
    assert session.options.params.base_roles == Session.begin(session.options).options.params.base_roles


def test_S8_3_when_too_few_remain_those_that_sat_out_longest_come_back() -> None:
    """Four players take two random roles a game: when all eight have been played, the first two are dealt again."""
    session = Session.begin(IntrigueOptions.make("base", 4), reduction=True)
    left = []
    for pair in ("sage fool", "knight merchant", "politician ambassador", "investigator crime-lord"):
        left.append(len(session.options.pool[1]))
        session = session.after(outcome((0, 0, 0, 0), f"king assassin {pair}"), ANNA)
    assert left == [8, 6, 4, 2]
    base, drawn = session.options.pool
    assert (names(base), names(drawn)) == ({"king", "assassin"}, {"sage", "fool"})
    session = session.after(outcome((0, 0, 0, 0), "king assassin sage fool"), ANNA)
    assert [names(roles) for roles in session.options.put_aside] == [
        {"knight", "merchant"}, {"politician", "ambassador"}, {"investigator", "crime-lord"}, {"sage", "fool"},
    ]  # fmt: skip
    assert names(session.options.pool[1]) == {"knight", "merchant"}


def test_S8_3_at_eight_players_just_as_many_come_back_as_are_missing() -> None:
    """Six of eight random roles are played; the two that were not are dealt, and four of the six by chance."""
    six = "sage fool knight merchant politician ambassador"
    session = Session.begin(IntrigueOptions.make("base", 8), reduction=True)
    session = session.after(outcome((0,) * 8, f"king assassin {six}"), ANNA)
    base, drawn = session.options.pool
    assert names(base) == {"king", "assassin", "investigator", "crime-lord"}
    assert names(drawn) == set(six.split())
    dealt = [set(outcome_roles(IntrigueGame(session.options, Dealer.seeded(seed)))) for seed in range(40)]
    assert all(names(base) <= roles and len(roles - names(base)) == 4 for roles in dealt)
    assert set.union(*dealt) == names(base) | names(drawn)


def test_S8_3_at_seven_players_whoever_sat_out_a_game_comes_before_whoever_played() -> None:
    session = Session.begin(IntrigueOptions.make("base", 7), reduction=True)
    session = session.after(outcome((0,) * 7, "king assassin sage fool knight merchant politician"), ANNA)
    session = session.after(outcome((0,) * 7, "king assassin ambassador investigator crime-lord sage fool"), ANNA)
    base, drawn = session.options.pool
    assert names(base) == {"king", "assassin", "knight", "merchant", "politician"}
    assert names(drawn) == {"ambassador", "investigator", "crime-lord", "sage", "fool"}
    assert len(session.options.names) - len(base) == 2


def test_S8_3_roles_put_aside_are_not_dealt() -> None:
    options = IntrigueOptions.make("base", 4, put_aside=[[ROLE_NAMES.index("sage")]])
    assert not options.params.random_roles >> ROLE_NAMES.index("sage") & 1


def test_S8_3_everybody_knows_which_roles_can_be_dealt() -> None:
    def said(options: IntrigueOptions, word: str) -> set[str]:
        return {name for name, found in zip(ROLE_NAMES, options.in_play, strict=True) if found == word}

    first = IntrigueOptions.make("first-game", 7)
    assert said(first, "always") == {
        "king", "assassin", "sage", "politician", "fool", "merchant", "knight",
    }  # fmt: skip
    assert said(first, "never") == {"crime-lord", "ambassador", "investigator"}
    session = Session.begin(IntrigueOptions.make("base", 4), reduction=True)
    assert said(session.options, "always") == {"king", "assassin"}
    assert len(said(session.options, "perhaps")) == 8
    session = session.after(outcome((4, 0, 0, 0), "sage king fool assassin"), ANNA)
    assert said(session.options, "aside") == {"sage", "fool"}
    assert said(session.options, "perhaps") == names(session.options.pool[1])


def test_S9_1_where_the_base_is_enough_no_role_is_drawn() -> None:
    """All scenarios, with every number of players: what is said is what the dealer does."""
    for key, scenario in scenarios().items():
        for players in range(scenario.fewest, scenario.most + 1):
            options = IntrigueOptions.make(key, players)
            dealt = {role for role, found in enumerate(options.in_play) if found in ("always", "perhaps")}
            assert dealt == set(scenario.dealt_to(players))
            assert IntrigueGame(options, Dealer.seeded(1)).observe(SPECTATOR).in_play == options.in_play


def test_S8_2_a_game_that_is_over_is_counted_and_no_other() -> None:
    session = Session.begin(IntrigueOptions.make("base", 4, most_rounds=1))
    game = IntrigueGame(session.options, Dealer.seeded(1))
    for other in (game, CastleGame.start("kingup", 3, seed=1)):
        with pytest.raises(AssertionError, match="games of intrigue that are over"):
            session.after_game(other)
    while game.to_act is not None:
        game.play(
            next(action for action in game.legal_actions() if action.verb in ("pass", "stop", "decline", "refuse"))
        )
    assert game.outcome is not None
    after = session.after_game(game)
    assert (after.scores, after.games) == (game.outcome.points, 1)
    assert after == session.after(game.outcome, game.observe(SPECTATOR).first)
