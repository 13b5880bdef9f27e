"""Chances to win as they are stated: the value of a position, and how strong everybody is.

A value comes from playouts in which everybody acts by an opponent model, and then from points: both take everybody for
equally strong. So it is too low for whoever is stronger than the table, and too high for whoever is weaker; and what
good players still turn, playouts hold for safer than it is. Of seats with values v and strengths s, the chance to win
is proportional to v^β · exp(s). What is certain stays certain, and more value is more chance. `vivat lab chances` fits
the strengths and β, the sharpness, to games of mixed tables (`chances.json`).
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vivat.game import CastleObservation, CastleOptions
from vivat.search.castle.beliefs import CastleBeliefs, CastleEvidence, castle_beliefs
from vivat.search.castle.policy import Model
from vivat.search.models import CHANCES, NOBODY_TOLD, castle_models, edition_key

VERSION = 2
"""Of the form of the table; another one is not read."""
NOVICE = "page"
"""The type of player that search players do not know, but that tells who is weak: fitted to pages."""


@dataclass(frozen=True, slots=True)
class StrengthTable:
    """How strong players of one kind of edition are, in logarithms of odds; a steward has 0."""

    levels: Mapping[str, float]
    """By level of a bot, where it is known who plays."""
    types: Mapping[str, float]
    """By type of player, where that is inferred."""
    novice: Model
    """The opponent model of the type NOVICE."""
    sharpness: float
    """The exponent of values."""


@cache
def strength_tables(path: Path = CHANCES) -> Mapping[str, StrengthTable]:
    """The fitted tables, by kind of edition."""
    read: dict[str, Any] = json.loads(path.read_text())
    if read.pop("version") != VERSION:
        raise ValueError(f"{path} has another form than this version reads")
    return {
        key: StrengthTable(each["levels"], each["types"], np.array(each["novice"]), each["sharpness"])
        for key, each in read.items()
    }


@dataclass(frozen=True, slots=True)
class StatedChances:
    """From values to chances at one moment of a game."""

    strengths: NDArray[np.float64]
    """By seat, in logarithms of odds."""
    sharpness: float = 1.0
    """The exponent of values."""

    def of(self, values: NDArray[np.float64]) -> NDArray[np.float64]:
        """Chances to win from values, whose last axis are the seats; what they leave of 1 is the Emissary's."""
        weights = values**self.sharpness * np.exp(self.strengths)
        rest = np.maximum(0.0, 1.0 - values.sum(axis=-1, keepdims=True)) ** self.sharpness
        stated: NDArray[np.float64] = weights / (weights.sum(axis=-1, keepdims=True) + rest)
        return stated

    def of_own(
        self, values: NDArray[np.float64] | float, seat: int, usual: NDArray[np.float64] | None = None
    ) -> NDArray[np.float64]:
        """Chances of one seat from its own values; the others share the rest as in `usual`, or else equally."""
        shares = np.ones(len(self.strengths)) / (len(self.strengths) - 1)
        if usual is not None and usual[seat] < 1.0:
            shares = usual / (1.0 - usual[seat])
        everybody = (1.0 - np.asarray(values))[..., None] * shares
        everybody[..., seat] = values
        own: NDArray[np.float64] = self.of(everybody)[..., seat]
        return own


def types_of_strength(options: CastleOptions) -> Mapping[str, Model]:
    """The models of the types of players by which strength is inferred."""
    return {**castle_models(options), NOVICE: strength_tables()[edition_key(options)].novice}


def stated_chances(
    observation: CastleObservation, levels: Mapping[int, str] = NOBODY_TOLD, evidence: CastleEvidence | None = None
) -> StatedChances:
    """What turns values into chances from what a seat knows, and from the levels of the bots, by seat.

    Of everybody else the type is inferred from what they did: from this evidence, if there is some already.
    """
    table, types = strength_tables()[edition_key(observation.options)], types_of_strength(observation.options)
    beliefs = (evidence or CastleEvidence(observation, types)).beliefs(types)
    strengths = beliefs.types @ np.array([table.types.get(name, 0.0) for name in beliefs.names])
    for seat, level in levels.items():
        strengths[seat] = table.levels.get(level, strengths[seat])
    return StatedChances(strengths, table.sharpness)


def type_beliefs(observation: CastleObservation, novice: Model) -> CastleBeliefs:
    """Beliefs that tell who is weak, too."""
    return castle_beliefs(observation, models={**castle_models(observation.options), NOVICE: novice})
