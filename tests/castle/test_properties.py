"""What holds in every position of every game that can be played."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.castle.combinations import all_combinations
from tests.castle.invariants import Watch
from vivat.game import CastleGame, CastleOptions, Dealer, GameRecord, IllegalAction
from vivat.game.castle.action import actions_of
from vivat.rules.castle.actions import ACTIONS
from vivat.rules.castle.play import actor, code_count, first_code, legal_actions, refusal
from vivat.rules.castle.reasons import LEGAL
from vivat.rules.castle.state import NOBODY

COMBINATIONS = all_combinations()
# Long enough for the longest game (8 seats, wedding: 3 × (16 ambitions + 13 + 85 climbs and 24 votes a card …)).
MOST_DECISIONS = 3_000


def test_R12_1_every_edition_seat_count_and_variant_is_among_the_combinations() -> None:
    seats = {(options.edition_key, len(options.seats)) for options in COMBINATIONS}
    assert seats == {
        *(("viva-il-re", n) for n in range(3, 7)),
        *(("kingup", n) for n in range(3, 7)),
        *(("vive-le-roi", n) for n in range(2, 9)),
    }
    assert len(COMBINATIONS) == len(set(COMBINATIONS))
    assert {len(options.names) for options in COMBINATIONS} == set(range(2, 17))


def check_legal_list(game: CastleGame, source: random.Random) -> None:
    """R4.5: Always a move; and the list is what `play` accepts, over all action codes."""
    p, s = game.options.params, game._state
    found = [0] * ACTIONS
    listed = found[: legal_actions(p, s, found)]
    assert listed
    assert listed == [code for code in range(ACTIONS) if refusal(p, s, code) == LEGAL]
    assert all(first_code(p, s) <= code < first_code(p, s) + code_count(p, s) for code in listed)
    for code, action in actions_of(game.options.edition_key).items():
        refused = game.why_not(action)
        assert (refused is None) == (code in listed and game.to_act is not None)
        if refused is not None:
            assert refused.article
    illegal = [action for code, action in actions_of(game.options.edition_key).items() if code not in listed]
    before = GameRecord.of(game)
    with pytest.raises(IllegalAction):
        game.play(source.choice(illegal))
    assert GameRecord.of(game) == before


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(options=st.sampled_from(COMBINATIONS), seed=st.integers(0, 2**32))
def test_R4_5_every_game_keeps_its_invariants_and_ends(options: CastleOptions, seed: int) -> None:
    source = random.Random(seed)
    game = CastleGame(options, Dealer.seeded(seed))
    check_at = {source.randrange(60) for _ in range(3)} | {source.randrange(300) for _ in range(3)}
    watch = Watch(options.params, game._state)
    watch.look(())
    for decision in range(MOST_DECISIONS):
        if game.is_over:
            break
        if decision in check_at:
            check_legal_list(game, source)
        watch.look(game.play(source.choice(game.legal_actions())))
    assert game.is_over
    assert game.outcome is not None
    assert actor(options.params, game._state) == NOBODY
    assert len(game.outcome.counts) >= options.params.rounds
    check_legal_after_the_end(game)


def check_legal_after_the_end(game: CastleGame) -> None:
    """R7.1: Nothing is legal once the game is over, and the reason says so."""
    assert game.legal_actions() == []
    for action in actions_of(game.options.edition_key).values():
        refused = game.why_not(action)
        assert refused is not None


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(options=st.sampled_from(COMBINATIONS), seed=st.integers(0, 2**32), moves=st.integers(0, 400))
def test_R13_2_a_game_is_its_options_and_its_actions(options: CastleOptions, seed: int, moves: int) -> None:
    source = random.Random(seed)
    game = CastleGame(options, Dealer.seeded(seed))
    for _ in range(moves):
        if game.is_over:
            break
        game.play(source.choice(game.legal_actions()))
    record = GameRecord.loads(GameRecord.of(game).dumps())
    again = record.game()
    assert again._state == game._state
    assert again.events == game.events
    assert again.counts == game.counts
    assert again.actions == game.actions


@pytest.mark.parametrize("options", COMBINATIONS[:: max(1, len(COMBINATIONS) // 40)], ids=str)
def test_R13_3_the_same_seed_deals_the_same_game(options: CastleOptions) -> None:
    games = [CastleGame(options, Dealer.seeded(11)) for _ in range(2)]
    assert games[0].events == games[1].events
    other = CastleGame(options, Dealer.seeded(12))
    assert other.events != games[0].events
