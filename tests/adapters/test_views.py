"""What an adapter shows a seat is what the seat's observation says: never more, never less."""

from collections.abc import Iterator, Sequence
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tests.castle.combinations import all_combinations
from tests.intrigue.combinations import all_combinations as all_intrigue_combinations
from vivat.adapters.arena import AnyOptions, Arena, GameSpec
from vivat.adapters.castle.family import CastleAdapters
from vivat.adapters.compiled import castle, intrigue
from vivat.adapters.compiled.layout import begins, index_table
from vivat.game import CastleGame, CastleOptions, Dealer, IntrigueGame, Viewer
from vivat.lab.house_rules import with_house_rules
from vivat.rules.castle.actions import YES

FAMILIES: dict[str, Sequence[AnyOptions]] = {"castle": all_combinations(), "intrigue": all_intrigue_combinations()}
STEPS = 4000


def side_by_side(options: AnyOptions, seed: int) -> Iterator[tuple[Arena, Any]]:
    """A random game in the arena and in `vivat.game`: both before each decision, and at the end."""
    chance = Random(seed)
    kind: Any = CastleGame if isinstance(options, CastleOptions) else IntrigueGame
    game = kind(options, Dealer.seeded(seed))
    arena = Arena(GameSpec(options), seed)
    arena.set_up()
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


def stubborn(game: CastleGame) -> str:
    """Whatever makes a round longer: all climb from below, by the WCs, and one card alone is against a candidate."""
    legal = game.legal_actions()
    if legal[0].verb == "vote":
        return legal[0 if max(game._state.ballot) > YES else -1].text
    return max(legal, key=lambda action: (action.verb == "to-wc", -(action.to or 0))).text


@pytest.mark.parametrize("style", ["stubborn", "at random"])
def test_no_castle_game_has_more_actions_or_events_than_the_bounds_say(style: str) -> None:
    every = all_combinations()
    longest = 0.0
    for seed in range(40):
        options = every[seed * 7919 % len(every)]
        game, source, bounds = CastleGame(options, Dealer.seeded(seed)), Random(seed), CastleAdapters(options)
        while not game.is_over:
            game.play(stubborn(game) if style == "stubborn" else source.choice(game.legal_actions()))
        own = [action for action in game.actions if not action.of_chance]
        assert len(own) <= bounds.most_actions
        assert len(game.actions) - len(own) <= bounds.most_actions
        longest = max(longest, len(own) / bounds.most_actions)
        for seat in range(len(options.seats)):
            done = sum(event.seat == seat for event in game.events if event.kind in ("placed", "moved", "sealed"))
            assert len(game.events_for(Viewer.seat(seat))) + done + 3 * options.ambition <= bounds.most_events
    assert longest > (0.4 if style == "stubborn" else 0.1)


def test_longer_games_have_higher_bounds() -> None:
    options = CastleOptions.make("kingup", 4)
    longer = with_house_rules(options, {"rounds": 5})
    assert 3 * CastleAdapters(longer).most_actions == 5 * CastleAdapters(options).most_actions  # type: ignore[arg-type]


@pytest.mark.parametrize("family", [castle, intrigue])
def test_a_field_begins_where_the_table_of_a_view_says(family: ModuleType) -> None:
    heads = {"seats": 3, "players": 4}
    index = index_table(family.FIELDS, heads)
    several = {size: [field for field in family.FIELDS if field.size == size] for size in heads}
    at = begins(family.FIELDS, next(field.name for field in family.FIELDS if field.size in heads))
    for field in family.FIELDS:
        stands = getattr(family, f"{field.name.upper()}_AT")
        if field.size in heads:
            before = len(several["seats"]) * heads["seats"] if field.size == "players" else 0
            assert index[field.name].start == at + before + stands * heads[field.size]
        else:
            assert index[field.name].start == stands
