"""The bots of each family, by the key of the family and the level."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from vivat.bots.castle.levels import PLAYERS as CASTLE_PLAYERS
from vivat.bots.castle.levels import CastleRecipe
from vivat.bots.intrigue.levels import PLAYERS as INTRIGUE_PLAYERS
from vivat.bots.intrigue.levels import IntrigueRecipe
from vivat.bots.intrigue.remarks import make_remark as intrigue_remark
from vivat.bots.levels import Level
from vivat.bots.remark import Remark
from vivat.game import CastleObservation, IntrigueObservation

Maker = Callable[[Random], Any]
"""Makes a bot of one family; its luck comes from the source."""
PARTS: Mapping[str, Mapping[Level, Maker]] = {
    CastleObservation.family: CASTLE_PLAYERS,
    IntrigueObservation.family: INTRIGUE_PLAYERS,
}
SEARCH_PLAYERS: Mapping[str, Callable[[int], Maker]] = {
    CastleObservation.family: CastleRecipe,
    IntrigueObservation.family: IntrigueRecipe,
}
"""Makers of players who search with so many simulations a decision."""
REMARKS: Mapping[str, Callable[..., Remark | None]] = {IntrigueObservation.family: intrigue_remark}
"""Where bots talk: what one says with an action, from what its seat knows, what was said, its temper and a seed."""
