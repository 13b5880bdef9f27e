"""The families as the lab knows them, by key."""

from collections.abc import Mapping
from typing import Any

from vivat.game.families import CASTLE, INTRIGUE
from vivat.game.record import AnyOptions
from vivat.lab.castle.family import CastleLab
from vivat.lab.family import LabFamily
from vivat.lab.intrigue.family import IntrigueLab

PARTS: Mapping[str, type[LabFamily[Any]]] = {CASTLE.key: CastleLab, INTRIGUE.key: IntrigueLab}


def family_of(options: AnyOptions) -> LabFamily[Any]:
    """What the lab needs to know of the game with these options."""
    return PARTS[options.family](options)
