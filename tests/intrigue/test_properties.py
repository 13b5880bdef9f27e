"""What holds in every position of every game of intrigue that can be played."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.intrigue.combinations import all_combinations
from tests.intrigue.invariants import Watch
from vivat.game import Dealer, GameRecord, IllegalAction, IntrigueGame, IntrigueOptions
from vivat.game.intrigue.action import actions_of
from vivat.game.intrigue.sheet import scenarios
from vivat.rules.intrigue.actions import ACTIONS
from vivat.rules.intrigue.play import legal_actions, refusal
from vivat.rules.intrigue.reasons import LEGAL

COMBINATIONS = all_combinations()


def test_S9_1_every_scenario_and_number_of_players_is_among_the_combinations() -> None:
    played = {(options.scenario.key, len(options.names)) for options in COMBINATIONS}
    assert played == {(key, n) for key, found in scenarios().items() for n in range(found.fewest, found.most + 1)}


def check_legal_list(game: IntrigueGame, source: random.Random) -> None:
    """S11.1: The list is what `play` accepts, over all action codes."""
    p, s = game.options.params, game._state
    found = [0] * ACTIONS
    listed = found[: legal_actions(p, s, found)]
    assert listed
    assert listed == [code for code in range(ACTIONS) if refusal(p, s, code) == LEGAL]
    vocabulary = actions_of(game.options.names)
    for code, action in vocabulary.items():
        refused = game.why_not(action)
        assert (refused is None) == (code in listed)
        if refused is not None:
            assert refused.article
            assert refused.sentence()
    before = GameRecord.of(game)
    with pytest.raises(IllegalAction):
        game.play(source.choice([action for code, action in vocabulary.items() if code not in listed]))
    assert GameRecord.of(game) == before


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(options=st.sampled_from(COMBINATIONS), seed=st.integers(0, 2**32))
def test_S1_1_every_game_keeps_its_cards_and_gold_and_ends(options: IntrigueOptions, seed: int) -> None:
    source = random.Random(seed)
    game = IntrigueGame(options, Dealer.seeded(seed))
    check_at = {source.randrange(40) for _ in range(3)} | {source.randrange(300) for _ in range(2)}
    watch = Watch(options.params, game._state)
    watch.look(())
    decisions = 0
    while not game.is_over:
        if decisions in check_at:
            check_legal_list(game, source)
        watch.look(game.play(source.choice(game.legal_actions())))
        decisions += 1
    assert game.outcome is not None
    assert game.outcome.rounds <= options.most_rounds
    assert game.legal_actions() == []


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(options=st.sampled_from(COMBINATIONS), seed=st.integers(0, 2**32), moves=st.integers(0, 300))
def test_S11_2_a_game_is_its_options_and_its_actions(options: IntrigueOptions, seed: int, moves: int) -> None:
    source = random.Random(seed)
    game = IntrigueGame(options, Dealer.seeded(seed))
    for _ in range(moves):
        if not game.is_over:
            game.play(source.choice(game.legal_actions()))
    again = GameRecord.loads(GameRecord.of(game).dumps()).game()
    assert again._state == game._state
    assert again.events == game.events
    assert again.actions == game.actions
    assert again.options == options
