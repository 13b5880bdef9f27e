"""The bots of each family, by the key of the family and the level."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from vivat.bots.castle.levels import PLAYERS as CASTLE_PLAYERS
from vivat.bots.intrigue.levels import PLAYERS as INTRIGUE_PLAYERS
from vivat.bots.levels import Level
from vivat.game import CastleObservation, IntrigueObservation

Maker = Callable[[Random], Any]
"""Makes a bot of one family; its luck comes from the source."""
PARTS: Mapping[str, Mapping[Level, Maker]] = {
    CastleObservation.family: CASTLE_PLAYERS,
    IntrigueObservation.family: INTRIGUE_PLAYERS,
}
