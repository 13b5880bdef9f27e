"""The final choice, mixed so that it gives little away: what is better is likelier, and so is what any card might do.

π(a) ∝ public(a) · exp(value(a) / τ), where `public` is how likely the choice is to somebody who knows no card. Of all
ways to choose with the same mean value this one tells least of the cards (it is the optimum of rate and distortion, as
Blahut and Arimoto have it); τ is what a nat less told is worth, in chances to win.
"""

from collections.abc import Sequence

import numpy as np

from vivat.game import CastleAction
from vivat.rules.castle.actions import PHASE_CODE
from vivat.search.castle.policy import Model
from vivat.search.result import SearchResult

DOUBT = 0.25
"""Divided by the root of how often a choice was tried: half the standard error of its value, which is taken from it, so
that noise is not played."""
LEAST_PUBLIC = 1e-3
"""Of a choice, to somebody who knows no card: anybody may do anything."""


def mixed_choice(found: SearchResult[CastleAction], public: Model, temperature: float, luck: float) -> CastleAction:
    """One of the choices of a search, drawn by `luck` from 0 to 1; `public` is by slot, the temperature is τ."""
    if not temperature:
        return found.best
    visits = np.array([each.visits for each in found.choices], np.float64)
    chances = np.array([each.chance for each in found.choices])
    values = chances - DOUBT / np.sqrt(np.maximum(visits, 1.0))
    first = first_code_of([each.action for each in found.choices])
    priors = np.maximum(public[[each.action.code - first for each in found.choices]], LEAST_PUBLIC)
    odds = priors * np.exp((values - values.max()) / temperature)
    drawn = int(np.searchsorted(np.cumsum(odds), luck * odds.sum(), side="right"))
    return found.choices[min(drawn, len(odds) - 1)].action


def first_code_of(legal: Sequence[CastleAction]) -> int:
    """The first code of the phase in which these actions are legal: that of slot 0."""
    least = min(action.code for action in legal)
    return max(code for code in PHASE_CODE if code <= least)
