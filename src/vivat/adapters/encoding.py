"""From an observation to the numbers of the environments and back: who was trained there can play at any table."""

from typing import NamedTuple, overload

import numpy as np

from vivat.adapters.compiled.layout import Mask, Numbers
from vivat.adapters.families import PARTS
from vivat.game import CastleAction, CastleObservation, IntrigueAction, IntrigueObservation
from vivat.game.errors import check_observation


class Encoded(NamedTuple):
    """What a seat sees and may do, as the environments show it."""

    numbers: Numbers
    """`observation` of an environment; `game_spec.index` has the place of each field."""
    mask: Mask
    """`action_mask` of an environment: 1 for what may be done now, by number of the action."""


def encode(observation: CastleObservation | IntrigueObservation) -> Encoded:
    """An observation of a seat in the numbers of the environments; a spectator's is refused with a ValueError."""
    check_observation(observation, CastleObservation, IntrigueObservation)
    family = PARTS[observation.family]
    mask = np.zeros(family.ACTIONS, np.int8)
    mask[[action.code for action in observation.legal]] = 1
    return Encoded(np.array(family.encode(observation), np.int16), mask)


@overload
def decode(observation: CastleObservation, action: int) -> CastleAction: ...
@overload
def decode(observation: IntrigueObservation, action: int) -> IntrigueAction: ...
def decode(observation: CastleObservation | IntrigueObservation, action: int) -> CastleAction | IntrigueAction:
    """The legal action with this number; a ValueError says if there is none."""
    check_observation(observation, CastleObservation, IntrigueObservation)
    for legal in observation.legal:
        if legal.code == action:
            return legal
    raise ValueError(f"Action {action} is not legal now. Choose one where the mask of `encode` is 1.")
