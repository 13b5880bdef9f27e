"""Games of the castle family by name."""

from collections.abc import Collection, Mapping
from typing import Any

from vivat.game.castle.options import CastleOptions
from vivat.game.errors import ImpossibleOptions, Refusal
from vivat.game.intrigue.sheet import Sheet
from vivat.game.names import default_names

TEAMS = "teams"
"""Two players on every seat."""


def named(
    game: str, seats: int, sheet: Sheet | None, ways: Collection[str], chosen: Mapping[str, Any]
) -> CastleOptions:
    """The options of an edition with so many seats; there are no roles, so a role sheet is refused."""
    if sheet is not None:
        raise ImpossibleOptions(Refusal("lab-no-roles", "", {"game": game}))
    pairs = [(name, f"Partner {seat + 1}") for seat, name in enumerate(default_names(seats))]
    return CastleOptions.make(game, pairs if TEAMS in ways else seats, **chosen)
