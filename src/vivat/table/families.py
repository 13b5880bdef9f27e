"""The families at a table, by key: what a viewer is shown of a game, and told of its deeds."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from vivat.game import CastleDeed, IntrigueDeed
from vivat.game.families import CASTLE, INTRIGUE
from vivat.game.record import AnyObservation
from vivat.table.castle.deed import CastleDeedView, castle_deed_view
from vivat.table.castle.view import CastleView, castle_view
from vivat.table.intrigue.deed import IntrigueDeedView, intrigue_deed_view
from vivat.table.intrigue.view import IntrigueView, intrigue_view

AnyDeed = CastleDeed | IntrigueDeed
GameView = CastleView | IntrigueView
DeedView = CastleDeedView | IntrigueDeedView


@dataclass(frozen=True, slots=True)
class TableFamily:
    """What a table sends of a family."""

    view: Callable[[Any, Any], GameView]
    """Of an observation, and what a spectator is shown of the same position if that is at hand."""
    deed: Callable[[Any], DeedView]
    """Of a deed as its viewer was told it."""


PARTS: Mapping[str, TableFamily] = {
    CASTLE.key: TableFamily(castle_view, castle_deed_view),
    INTRIGUE.key: TableFamily(intrigue_view, intrigue_deed_view),
}


def game_view(observation: AnyObservation, public: GameView | None = None) -> GameView:
    """An observation as it is sent: deeds tell its events, and the view beside it has its legal actions.

    `public` is what a spectator is shown of the same position, if that is at hand already.
    """
    return PARTS[observation.family].view(observation, public)


def deed_view(deed: AnyDeed) -> DeedView:
    """A deed as it is sent."""
    return PARTS[deed.family].deed(deed)
