"""Games of intrigue by name."""

from collections.abc import Collection, Mapping
from typing import Any

from vivat.game.intrigue.options import EDITION, IntrigueOptions
from vivat.game.intrigue.sheet import Sheet, scenarios


def names() -> tuple[str, ...]:
    """The base game by the name of the edition, and every scenario by its key."""
    return (EDITION, *scenarios())


def named(game: str, seats: int, sheet: Sheet | None, _: Collection[str], chosen: Mapping[str, Any]) -> IntrigueOptions:
    """The options of a scenario with so many players and this role sheet, or the usual one."""
    return IntrigueOptions.make("base" if game == EDITION else game, seats, sheet=sheet, **chosen)
