"""R13.4: Nobody can tell apart two worlds that differ only in others' secrets; and the test that says so can fail."""

from random import Random

import pytest

from tests.castle.combinations import all_combinations
from tests.castle.planted_leaks import LEAKS, PlantedLeak
from tests.castle.two_worlds import hunt, play_at_random
from vivat.game import CastleGame, GameRecord
from vivat.game.viewer import EVERYBODY

TRIALS_A_PART = 1_250


@pytest.mark.parametrize("seed", range(8))
def test_R13_4_worlds_that_differ_in_others_secrets_look_the_same(seed: int) -> None:
    done, leak = hunt(all_combinations(), TRIALS_A_PART, seed)
    assert leak is None
    assert done == TRIALS_A_PART


@pytest.mark.parametrize("seed", range(3))
def test_R13_4_from_everybody_nothing_is_hidden(seed: int) -> None:
    """Whatever somebody knows of the cards, the ballots and what happened, all of them know together."""
    source = Random(seed)
    options = source.choice([each for each in all_combinations() if each.ambition])
    game = play_at_random(options, source)
    p = options.params
    for position in GameRecord.of(game).positions():
        assert isinstance(position, CastleGame)
        seen = position.observe(EVERYBODY)
        seats = [position.observe(seat) for seat in range(p.seats)]
        for name in ("cards", "offered", "kept", "ambitions_met"):
            assert getattr(seen, name) == tuple(getattr(seats[p.seat_of[i]], name)[i] for i in range(p.players))
        assert seen.votes_left == tuple(seat.votes for seat in seats)
        assert (seen.events, seen.legal, seen.my_seat) == (position.events, (), None)


def test_R13_4_at_least_thirty_leaks_are_planted() -> None:
    assert len({leak.name for leak in LEAKS}) == len(LEAKS) >= 30


@pytest.mark.parametrize("planted", LEAKS, ids=lambda leak: leak.name)
def test_R13_4_a_planted_leak_is_caught(planted: PlantedLeak, monkeypatch: pytest.MonkeyPatch) -> None:
    planted.plant(monkeypatch)
    combinations = tuple(options for options in all_combinations() if planted.shows_in(options))
    _, leak = hunt(combinations, 3_000, seed=1)
    assert leak is not None
