"""The opponent models under which a castle game is reviewed, by name."""

from collections.abc import Mapping

import numpy as np

from vivat.rules.castle.state import Params
from vivat.search.castle.policy import VOTE_AT, Model
from vivat.search.models import castle_policy


def population(p: Params) -> Mapping[str, Model]:
    """The models by name: players as those the model was fitted to, and players who are half as sure of everything."""
    fitted = castle_policy(p)
    return {"steward": fitted, "unsure": np.concatenate([np.sqrt(fitted[:VOTE_AT]), 0.5 * fitted[VOTE_AT:]])}
