"""S7.1: When everybody was nearest to winning, told once a game is over."""

from dataclasses import replace

from tests.bots.test_intrigue_steward import base_game
from vivat.game import IntrigueGame
from vivat.game.intrigue.closest import Closest, missed_by, nearness
from vivat.game.intrigue.conditions import Need, Progress
from vivat.rules.intrigue.goods import GOLD, INFLUENCE, KNOWLEDGE, MIGHT, POWER
from vivat.rules.intrigue.victory import WHEN_TARGET


def progress(*needs: tuple[int, int, int], allied: bool | None = None, wild: bool = False) -> Progress:
    return Progress(0, tuple(Need(*need) for need in needs), allied, None, wild, is_ready=False)


def test_S7_1_every_need_counts_alike() -> None:
    assert nearness(progress((POWER, 3, 3), (GOLD, 5, 10)), exactly=False) == 0.75
    assert nearness(progress((INFLUENCE, 7, 5), allied=False), exactly=False) == 0.5
    assert nearness(progress((MIGHT, 2, 1), (GOLD, 1, 1)), exactly=True) == 0.5
    assert nearness(progress((KNOWLEDGE, 1, 2), (POWER, 2, 1), wild=True), exactly=False) == 1.0


def test_S7_1_nobody_is_told_while_the_game_goes_on_and_everybody_then() -> None:
    assert IntrigueGame.start("base", 4, seed=1).closest == ()
    game = base_game(1)
    closest = game.closest
    assert [each.player for each in closest] == list(range(len(game.options.names)))
    for each in closest:
        then = IntrigueGame(game.options)
        then.replay(game.actions[: each.moment])
        seen = then.observe(each.player)
        assert (seen.progress, seen.round) == (each.progress, each.round)
    outcome = game.outcome
    assert outcome is not None
    assert all(closest[player].progress.is_ready for player in outcome.winners)


def test_S7_2_the_dead_are_told_that_they_died() -> None:
    game = next(game for game in map(base_game, range(20)) if any(game.observe(0).dead))
    p, s = game.options.params, game._state
    ready = replace(progress((MIGHT, 4, 3)), is_ready=True)
    for player in range(p.players):
        if s.dead[player] and not (s.winners | s.allied_winners) >> player & 1:
            assert missed_by(p, s, Closest(player, 1, 0, ready)) == "died"
            assert missed_by(p, s, Closest(player, 1, 0, progress((MIGHT, 1, 3)))) is None


def test_S7_2_whoever_had_everything_and_hunts_somebody_is_told_that_the_target_was_not_hit() -> None:
    for seed in range(20):
        game = base_game(seed)
        p, s = game.options.params, game._state
        for player in range(p.players):
            won = (s.winners | s.allied_winners) >> player & 1
            if p.win_when[s.role[player]] == WHEN_TARGET and not s.dead[player] and not won:
                ready = Closest(player, 1, 0, replace(progress((MIGHT, 4, 3)), is_ready=True))
                assert missed_by(p, s, ready) == "target"
                return
    raise AssertionError("everybody who hunts has won or died")
