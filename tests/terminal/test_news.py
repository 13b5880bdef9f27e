"""A viewer is told each thing once, however a deed has grown meanwhile."""

import pytest

from tests.terminal.dealt_hands import dealt
from vivat.bots import make_bot
from vivat.game import SPECTATOR, CastleGame, CastleOptions, Dealer, IntrigueGame, Viewer
from vivat.terminal.news import News


def keys(game: IntrigueGame, viewer: Viewer, told: int) -> list[str]:
    news = News(game.new_deeds).since(viewer, game.observe(viewer).events, told)
    return [sentence.key for _, fresh in news for sentence in fresh]


def test_of_a_trade_under_way_only_the_answer_is_new() -> None:
    game = dealt()
    told = len(game.observe(SPECTATOR).events)
    for text in ("trade with Bruno", "give knowledge", "ask might"):
        game.play(text)
    assert keys(game, SPECTATOR, told) == ["intrigue-offer"]
    told = len(game.observe(SPECTATOR).events)
    game.play("accept")
    assert keys(game, SPECTATOR, told) == ["deed-accepted"]
    assert keys(game, SPECTATOR, 0)[-2:] == ["intrigue-offer", "deed-accepted"]


@pytest.mark.parametrize("seed", range(3))
def test_whoever_is_told_step_by_step_hears_as_much_as_whoever_is_told_at_the_end(seed: int) -> None:
    """Ballots aside, which are told sealed at first and then turned over; a table that forgets would forget (R5.10)."""
    options = CastleOptions.make("vive-le-roi", 4, memory_aids=True, ambition=True)
    game = CastleGame(options, Dealer.seeded(seed))
    bot = make_bot("random", seed)
    heard, told, eyes, news = [], 0, Viewer.seat(1), News(game.new_deeds)
    while True:
        seen = game.observe(1)
        if told < len(seen.events):
            heard += [each for _, fresh in news.since(eyes, seen.events, told) for each in fresh]
            told = len(seen.events)
        if game.to_act is None:
            break
        game.play(bot.act(game.observe(game.to_act)))
    passing = ("event-sealed", "event-ballot")
    assert [each for each in heard if each.key not in passing] == [
        sentence for deed in game.observe(1).deeds for sentence in deed.sentences
    ]
