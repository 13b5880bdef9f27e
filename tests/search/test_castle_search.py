"""Search in the castle games: legal everywhere, the same from the same knowledge, and honest about secret ballots."""

import doctest
from collections.abc import Iterator
from itertools import count
from math import log
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.bots.test_castle_steward import TABLES, table_id
from vivat.bots.castle.steward import CastleSteward
from vivat.game import (
    CastleGame,
    CastleObservation,
    CastleOptions,
    Dealer,
    IllegalAction,
    IntrigueGame,
    VivatError,
)
from vivat.rules.castle.state import VOTE, State
from vivat.search.castle.beliefs import castle_beliefs
from vivat.search.castle.policy import ballot_odds, favourites_of
from vivat.search.castle.searcher import search_castle
from vivat.search.models import castle_models

KINGUP = CastleOptions.make("kingup", 4)
PAGE = Path(__file__).parent.parent.parent / "docs" / "lab.md"


def decisions(options: CastleOptions, seed: int) -> Iterator[tuple[CastleGame, CastleObservation]]:
    """Each decision of a game of stewards that leaves a choice."""
    game = CastleGame(options, Dealer.seeded(seed))
    steward = CastleSteward(Random(seed))
    while game.deciding is not None:
        observation = game.observe(game.deciding)
        if len(observation.legal) > 1:
            yield game, observation
        game.play(steward.act(observation))


@pytest.mark.parametrize("options", TABLES, ids=table_id)
def test_every_simulation_tries_a_legal_choice_at_every_table(options: CastleOptions) -> None:
    for number, (_, observation) in enumerate(decisions(options, 1)):
        if number % 4 == 0:
            found = search_castle(observation, number, simulations=48)
            assert {each.action for each in found.choices} == set(observation.legal)
            assert sum(each.visits for each in found.choices) == found.simulations == 48
            assert all(0.0 <= each.chance <= 1.0 for each in found.choices)
            assert found.best == found.choices[0].action


def test_the_same_observation_and_seed_give_the_same_answer() -> None:
    _, observation = list(decisions(KINGUP, 2))[20]
    one, other = (search_castle(observation, 5, simulations=3000) for _ in range(2))
    assert one == other
    assert one != search_castle(observation, 6, simulations=3000)


def test_a_search_can_be_cancelled_and_can_watch_the_clock() -> None:
    _, observation = next(decisions(KINGUP, 3))
    looks = count()
    assert search_castle(observation, 1, cancelled=lambda: next(looks) == 3).simulations == 3 * 1024
    assert search_castle(observation, 1, seconds=0.0).simulations == 1024
    assert search_castle(observation, 1, simulations=1500, seconds=600.0).simulations == 1500


def test_R5_2_what_a_seat_votes_in_the_tree_does_not_depend_on_the_other_ballots() -> None:
    """Nor on anybody else's Favourites: only on its own and on what lies open."""
    asked = 0
    for game, observation in decisions(KINGUP, 4):
        if observation.phase != "vote":
            continue
        s: State = game._state
        p = KINGUP.params
        for seat in range(p.seats):
            mine = favourites_of(p, s, seat)
            odds, otherwise = np.zeros(3), np.zeros(3)
            ballots, cards = list(s.ballot), list(s.card)
            ballot_odds(castle_models(KINGUP)["steward"], p, s, seat, mine, odds)
            s.ballot[:] = [1 - max(0, each) for each in ballots]
            s.card[:] = [(card + 1) % 26 for card in cards]
            ballot_odds(castle_models(KINGUP)["steward"], p, s, seat, mine, otherwise)
            s.ballot[:], s.card[:] = ballots, cards
            assert odds.tolist() == otherwise.tolist()
            asked += 1
        assert s.phase == VOTE
    assert asked > 20


def test_beliefs_are_odds_that_leave_out_what_cannot_be() -> None:
    for game, observation in decisions(KINGUP, 5):
        odds = castle_beliefs(observation).odds
        assert odds.sum(axis=1) == pytest.approx(1.0)
        for player, held in enumerate(odds):
            true = game._state.card[player]
            assert held[true] > 0.0
            if player in observation.my_players:
                assert held[true] == 1.0
            else:
                assert all(held[card] == 0.0 for card in observation.cards if card is not None)


@pytest.mark.parametrize("key", ["kingup", "vive-le-roi"])
def test_beliefs_know_more_than_nothing_and_more_as_a_round_goes_on(key: str) -> None:
    losses: dict[str, list[float]] = {"place": [], "vote": []}
    uniform = []
    for seed in range(12):
        for game, observation in decisions(CastleOptions.make(key, 4), seed):
            if observation.phase in losses and not game._state.cards_shown:
                odds = castle_beliefs(observation).odds
                for player in set(range(4)) - set(observation.my_players):
                    losses[observation.phase].append(-log(odds[player, game._state.card[player]]))
                    uniform.append(log((odds[player] > 0).sum()))
    early, late = np.mean(losses["place"]), np.mean(losses["vote"])
    assert late < early < np.mean(uniform)
    assert late < np.mean(uniform) - 0.3


def test_the_page_on_the_lab_runs() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_what_cannot_be_searched_is_answered_with_a_sentence() -> None:
    game, other = CastleGame.start("kingup", 3, seed=1, first_seat=0), IntrigueGame.start("base", 4, seed=1)
    with pytest.raises(IllegalAction, match="This seat is not asked now"):
        search_castle(game.observe(1), 1, simulations=1)
    card_game: Any = other.observe(0)
    with pytest.raises(VivatError, match=r"is not what a seat knows \(CastleObservation\)"):
        castle_beliefs(card_game)
