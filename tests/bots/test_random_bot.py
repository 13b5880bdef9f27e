"""The bot `random`, and how bots are made."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from vivat.bots import BOTS, make_bot
from vivat.bots.levels import SEARCHING
from vivat.bots.random_bot import RandomBot
from vivat.game import CastleGame, CastleOptions, Dealer, VivatError

THREE = CastleOptions.make("kingup", 3, first_seat=0)


def test_it_plays_legal_games_to_the_end() -> None:
    game = CastleGame.start("kingup", 3, seed=4)
    bot = RandomBot(Random(4))
    while game.deciding is not None:
        game.play(bot.act(game.observe(game.deciding)), game.deciding)
    assert game.is_over


def test_it_may_do_anything_legal() -> None:
    observation = CastleGame(THREE, Dealer.seeded(4)).observe(0)
    bot = RandomBot(Random(1))
    assert {bot.act(observation) for _ in range(1000)} == set(observation.legal)


@pytest.mark.parametrize("name", [name for name in BOTS if name not in SEARCHING])
def test_bots_are_made_by_name_and_a_seed_repeats_them(name: str) -> None:
    observation = CastleGame(THREE, Dealer.seeded(4)).observe(0)
    one, other = make_bot(name, 7), make_bot(name, 7)
    assert [one.act(observation) for _ in range(20)] == [other.act(observation) for _ in range(20)]


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    make: Any = make_bot
    for named in ("grandmaster", "search:many", 1, Path("a knight")):
        with pytest.raises(
            VivatError, match="these names first, then the seed: random, page, steward, chancellor, king"
        ):
            make(named, "steward")
    with pytest.raises(VivatError, match="named by its file and its class"):
        make(RandomBot, "steward")
    with pytest.raises(VivatError, match="'7' is not a seed"):
        make("steward", "7")


@pytest.mark.parametrize("name", ["random", "page", "steward"])
def test_a_seat_that_is_not_asked_has_no_move(name: str) -> None:
    game = CastleGame(CastleOptions.make("kingup", 3, first_seat=0), Dealer.seeded(4))
    with pytest.raises(VivatError, match="observe the one in “game"):
        make_bot(name).act(game.observe(1))
