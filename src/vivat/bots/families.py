"""The bots of each family, by the key of the family and the name of the bot."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from vivat.bots.castle.levels import LEVELS as CASTLE_LEVELS
from vivat.bots.intrigue.levels import LEVELS as INTRIGUE_LEVELS
from vivat.game import CastleObservation, IntrigueObservation

Maker = Callable[[Random], Any]
"""Makes a bot of one family; its luck comes from the source."""
PARTS: Mapping[str, Mapping[str, Maker]] = {
    CastleObservation.family: CASTLE_LEVELS,
    IntrigueObservation.family: INTRIGUE_LEVELS,
}
