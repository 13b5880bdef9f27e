"""S11.4: Nobody can tell apart two worlds that differ only in others' secrets; and the test that says so can fail."""

from random import Random

import pytest

from tests.intrigue.combinations import all_combinations
from tests.intrigue.planted_leaks import LEAKS, PlantedLeak
from tests.intrigue.two_worlds import hunt, play_at_random
from vivat.game import GameRecord, IntrigueGame
from vivat.game.viewer import EVERYBODY

TRIALS_A_PART = 1_250


@pytest.mark.parametrize("seed", range(8))
def test_S11_4_worlds_that_differ_in_others_secrets_look_the_same(seed: int) -> None:
    done, leak = hunt(all_combinations(), TRIALS_A_PART, seed)
    assert leak is None
    assert done == TRIALS_A_PART


def test_S11_4_from_everybody_nothing_is_hidden() -> None:
    """Whatever somebody has, and whatever happened, all of them know together; nobody has learned it alone."""
    for position in GameRecord.of(play_at_random(all_combinations()[0], Random(1))).positions():
        assert isinstance(position, IntrigueGame)
        seen = position.observe(EVERYBODY)
        players = [position.observe(player) for player in range(len(position.options.names))]
        assert seen.roles == tuple(each.roles[player] for player, each in enumerate(players))
        assert seen.hands == tuple(each.hand for each in players)
        assert (seen.events, seen.legal, seen.dossier, seen.me) == (position.events, (), (), None)


def test_S11_4_at_least_thirty_leaks_are_planted() -> None:
    assert len({leak.name for leak in LEAKS}) == len(LEAKS) >= 30


@pytest.mark.parametrize("planted", LEAKS, ids=lambda leak: leak.name)
def test_S11_4_a_planted_leak_is_caught(planted: PlantedLeak, monkeypatch: pytest.MonkeyPatch) -> None:
    planted.plant(monkeypatch)
    _, leak = hunt(all_combinations(), 4_000, seed=1)
    assert leak is not None
