"""The search players, as they sit at a table: from an observation alone."""

from random import Random

import numpy as np

from tests.bots.test_castle_steward import swapped_worlds
from tests.bots.test_intrigue_steward import other_world
from vivat.bots import BOTS, make_bot
from vivat.bots.castle.levels import CastleRecipe
from vivat.bots.castle.search_player import UNIFORM, CastleSearchPlayer, PlainSearchPlayer
from vivat.bots.castle.steward import CastleSteward
from vivat.bots.intrigue.levels import IntrigueRecipe
from vivat.bots.intrigue.search_player import IntrigueSearchPlayer, overruled
from vivat.bots.intrigue.steward import IntrigueSteward
from vivat.game import CastleGame, Dealer, IntrigueGame, IntrigueOptions
from vivat.search.castle.beliefs import castle_beliefs
from vivat.search.intrigue.observed import steward_priors
from vivat.search.intrigue.searcher import search_intrigue
from vivat.search.models import intrigue_hints
from vivat.search.result import Choice, SearchResult


def test_a_search_player_is_made_by_its_number_of_simulations() -> None:
    castle = CastleGame.start("kingup", 3, seed=3, first_seat=0).observe(0)
    intrigue = IntrigueGame(IntrigueOptions.make("base", 4, first_seat=0), Dealer.seeded(3)).observe(0)
    for seed in range(3):
        assert make_bot("search:30", seed).act(castle) == CastleSearchPlayer(Random(seed), CastleRecipe(30)).act(castle)
        assert make_bot("search:30", seed).act(intrigue) == IntrigueSearchPlayer(Random(seed), IntrigueRecipe(30)).act(
            intrigue
        )


def test_worlds_of_the_castle_that_differ_in_hidden_cards_give_the_same_choice() -> None:
    compared = counted = 0
    game = CastleGame.start("vive-le-roi", 4, seed=3)
    steward = CastleSteward(Random(3))
    while game.deciding is not None and game.to_act is not None:
        if len(game.actions) % 5 == 0 and len(game.counts) == counted:
            seat = game.to_act
            here, there = (world.observe(seat) for world in (game, swapped_worlds(game, seat)))
            assert CastleSearchPlayer(Random(5), CastleRecipe(300)).act(here) == CastleSearchPlayer(
                Random(5), CastleRecipe(300)
            ).act(there)
            compared += 1
        counted = len(game.counts)
        game.play(steward.act(game.observe(game.deciding)))
    assert compared > 10


def test_worlds_of_intrigue_that_differ_in_secrets_give_the_same_choice() -> None:
    compared = 0
    game = IntrigueGame(IntrigueOptions.make("base", 4), Dealer.seeded(3))
    steward = IntrigueSteward(Random(3))
    while game.to_act is not None:
        me = game.to_act
        here, there = (world.observe(me) for world in (game, other_world(game, me)))
        if game.actions and len(game.actions) % 3 == 0:
            assert IntrigueSearchPlayer(Random(5), IntrigueRecipe(40)).act(here) == IntrigueSearchPlayer(
                Random(5), IntrigueRecipe(40)
            ).act(there)
            compared += 1
        game.play(steward.act(here))
    assert compared > 10


def test_a_steward_is_overruled_only_by_what_is_clearly_better() -> None:
    game = IntrigueGame(IntrigueOptions.make("base", 4), Dealer.seeded(3))
    usual, other, *_ = game.observe(game.to_act or 0).legal
    margin = IntrigueRecipe(100).caution
    for ahead, chosen in ((2 * margin, other), (margin / 2, usual), (-margin, usual)):
        found = SearchResult((Choice(other, 200, 0.4 + ahead), Choice(usual, 100, 0.4)), 300)
        assert overruled(usual, found, margin) == chosen
        assert overruled(usual, found, 10 * margin) == usual


def test_S4_6_looks_are_tried_in_the_search() -> None:
    looked = 0
    for seed in range(8):
        game = IntrigueGame(IntrigueOptions.make("base", 4), Dealer.seeded(seed))
        steward = IntrigueSteward(Random(seed))
        while game.to_act is not None:
            observation = game.observe(game.to_act)
            usual = IntrigueSteward(Random(Random(7).getrandbits(63)), intrigue_hints()).act(observation)
            if usual.verb == "investigate":
                found = search_intrigue(observation, steward_priors(observation), seed, simulations=64)
                looked += next(each.visits for each in found.choices if each.action == usual) > 0
            game.play(steward.act(observation))
    assert looked


def test_a_plain_search_player_holds_every_possible_card_equally_likely() -> None:
    game = CastleGame.start("kingup", 4, seed=3)
    plain = PlainSearchPlayer(Random(3), 64)
    while game.to_act is not None and not game.counts:
        odds = castle_beliefs(game.observe(game.to_act), trust=0.0, models={"uniform": UNIFORM}).odds
        others = [row for player, row in enumerate(odds) if player != game.to_act]
        assert np.allclose(others, np.where(odds[game.to_act] > 0, 0.0, 1 / 25))
        game.play(plain.act(game.observe(game.to_act)))
    assert game.counts


def test_the_levels_are_named_from_the_easiest_to_the_strongest() -> None:
    assert list(BOTS) == ["random", "page", "steward", "chancellor", "king"]
