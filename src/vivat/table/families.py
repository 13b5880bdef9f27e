"""The game in what a viewer is shown, by family."""

from collections.abc import Callable, Mapping
from typing import Any

from vivat.game.families import CASTLE, INTRIGUE
from vivat.game.record import AnyObservation
from vivat.table.castle.view import CastleView, castle_view
from vivat.table.intrigue.view import IntrigueView, intrigue_view

GameView = CastleView | IntrigueView
PARTS: Mapping[str, Callable[[Any], GameView]] = {CASTLE.key: castle_view, INTRIGUE.key: intrigue_view}


def game_view(observation: AnyObservation) -> GameView:
    """An observation as it is sent: lines tell its events, and the view beside it has its legal actions."""
    return PARTS[observation.family](observation)
