"""The opponent models under which a castle game is reviewed, by name."""

from collections.abc import Mapping

import numpy as np

from vivat.game import CastleObservation, CastleOptions
from vivat.search.castle.beliefs import CastleEvidence
from vivat.search.castle.chances import types_of_strength
from vivat.search.castle.policy import VOTE_AT, Model
from vivat.search.models import castle_models


def population(options: CastleOptions) -> Mapping[str, Model]:
    """The models by name, each taken alone: what if everybody plays like that?

    Where there is only one, players who are half as sure of everything are the other: one model would always agree with
    itself.
    """
    found = castle_models(options)
    if len(found) > 1:
        return found
    [model] = found.values()
    return {**found, "unsure": np.concatenate([np.sqrt(model[:VOTE_AT]), 0.5 * model[VOTE_AT:]])}


def evidence_of(observation: CastleObservation, models: Mapping[str, Model]) -> CastleEvidence:
    """What a seat has seen: for beliefs under each of these models, and for chances as they are stated."""
    return CastleEvidence(observation, {**models, **types_of_strength(observation.options)})
