"""The numbers of the behaviour models, read from `behaviour.json`; `vivat.lab.behaviour` fits them."""

import json
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from vivat.rules.castle.state import Params
from vivat.search.intrigue.suspicion import Hints

NUMBERS = Path(__file__).with_name("behaviour.json")


@cache
def models() -> dict[str, NDArray[np.float64]]:
    """All sets, by name."""
    return {name: np.array(numbers) for name, numbers in json.loads(NUMBERS.read_text()).items()}


def castle_model(p: Params) -> NDArray[np.float64]:
    """R5.6: Play is another with Stomachaches, WCs and dungeons than without."""
    return models()["2024" if p.stomachaches else "2003"]


def court_model() -> NDArray[np.float64]:
    """That of intrigue, for all scenarios."""
    return models()["intrigue"]


@cache
def court_hints() -> Hints:
    """What deeds say of roles in intrigue."""
    return Hints(*models()["hints"].tolist())


def court_standings() -> NDArray[np.float64]:
    """How well players of intrigue stand, for all scenarios."""
    return models()["standing"]
