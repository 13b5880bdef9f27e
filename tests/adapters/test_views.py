"""What an adapter shows a seat is what the seat's observation says: never more, never less."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.castle.combinations import all_combinations
from tests.intrigue.combinations import all_combinations as all_intrigue_combinations
from vivat.adapters.arena import AnyOptions, Arena, GameSpec
from vivat.game import CastleGame, CastleOptions, Dealer, IntrigueGame, Viewer

FAMILIES: dict[str, Sequence[AnyOptions]] = {"castle": all_combinations(), "intrigue": all_intrigue_combinations()}
STEPS = 4000


def side_by_side(options: AnyOptions, seed: int) -> Iterator[tuple[Arena, Any]]:
    """A random game in the arena and in `vivat.game`: both before each decision, and at the end."""
    chance = Random(seed)
    kind: Any = CastleGame if isinstance(options, CastleOptions) else IntrigueGame
    game = kind(options, Dealer.seeded(seed))
    arena = Arena(GameSpec(options), seed)
    arena.lay_out()
    played = 0
    while True:
        for action in game.actions[played:]:
            arena.step(action.code)
        played = len(game.actions)
        yield arena, game
        if game.deciding is None:
            return
        game.play(chance.choice(game.legal_actions(game.deciding)))


def differences(options: AnyOptions, seed: int) -> Iterator[str]:
    """Whatever an adapter shows a seat other than its observation does."""
    for arena, game in side_by_side(options, seed):
        for seat in range(arena.game_spec.seats):
            seen = game.observe(Viewer.seat(seat))
            view, mask = arena.look(seat)
            expected = arena.game_spec.family.encode(seen)
            if view.tolist() != expected:
                wrong = [name for name, part in arena.game_spec.index.items() if view[part].tolist() != expected[part]]
                yield f"seat {seat} in {seen.phase}: {', '.join(wrong)}"
            legal = {action.code for action in seen.legal} if arena.turn == seat else set()
            if set(np.flatnonzero(mask).tolist()) != legal:
                yield f"seat {seat} in {seen.phase}: legal actions"
        yield ""


@pytest.mark.parametrize("family", FAMILIES)
def test_a_view_is_the_observation_of_its_seat(family: str) -> None:
    done, seed = 0, 0
    options = list(FAMILIES[family])
    Random(1).shuffle(options)
    while done < STEPS:
        for found in differences(options[seed % len(options)], seed):
            assert not found
            done += 1
        seed += 1
    assert seed > 5
