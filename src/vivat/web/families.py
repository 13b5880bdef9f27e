"""The families for a client, by key: what it needs to know of a game, and how its characters are drawn."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from vivat.game.families import CASTLE, INTRIGUE
from vivat.game.intrigue.closest import Closest
from vivat.game.record import AnyGame, AnyOptions
from vivat.rules.castle.editions import EDITIONS
from vivat.web.castle.facts import CastleFacts, castle_facts
from vivat.web.castle.figures import figures_of
from vivat.web.intrigue.facts import IntrigueFacts, intrigue_facts

GameFacts = CastleFacts | IntrigueFacts


@dataclass(frozen=True, slots=True)
class WebFamily:
    """What is sent of a family besides its games."""

    facts: Callable[[Any], GameFacts]
    """What does not change in a game with these options."""
    characters: Callable[[str], tuple[str, ...]]
    """The characters of an edition, by slot; none where there are none."""
    figures: Callable[[str], tuple[str, ...]]
    """How they are drawn."""
    closest: Callable[[Any], tuple[Closest, ...]]
    """By player, when each was nearest to winning in a finished game; nothing where that is not told."""


PARTS: Mapping[str, WebFamily] = {
    CASTLE.key: WebFamily(
        castle_facts, lambda key: EDITIONS[key].names, lambda key: figures_of(EDITIONS[key]), lambda _: ()
    ),
    INTRIGUE.key: WebFamily(intrigue_facts, lambda _: (), lambda _: (), lambda game: game.closest),
}


def closest_of(game: AnyGame) -> tuple[Closest, ...]:
    """When each player of a finished game was nearest to winning, by its family."""
    return PARTS[game.family].closest(game)


def game_facts(options: AnyOptions) -> GameFacts:
    """The facts of a game with these options."""
    return PARTS[options.family].facts(options)
