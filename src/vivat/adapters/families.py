"""The families as the adapters know them, by key."""

from collections.abc import Mapping
from typing import Any

from vivat.adapters.castle.family import CastleAdapters
from vivat.adapters.family import AdapterFamily
from vivat.adapters.intrigue.family import IntrigueAdapters
from vivat.game.families import CASTLE, INTRIGUE
from vivat.game.record import AnyOptions

PARTS: Mapping[str, type[AdapterFamily[Any, Any]]] = {CASTLE.key: CastleAdapters, INTRIGUE.key: IntrigueAdapters}


def family_of(options: AnyOptions) -> AdapterFamily[Any, Any]:
    """What the adapters need to know of the game with these options."""
    return PARTS[options.family](options)
