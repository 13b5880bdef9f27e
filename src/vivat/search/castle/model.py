"""The numbers of the behaviour model, read from `behaviour.json`: one set for each kind of edition."""

import json
from functools import cache
from pathlib import Path

import numpy as np

from vivat.rules.castle.state import Params
from vivat.search.castle.behaviour import Model

NUMBERS = Path(__file__).with_name("behaviour.json")


@cache
def models() -> dict[str, Model]:
    """All sets, by name."""
    return {name: np.array(numbers) for name, numbers in json.loads(NUMBERS.read_text()).items()}


def model_of(p: Params) -> Model:
    """R5.6: Play is another with Stomachaches, WCs and dungeons than without."""
    return models()["2024" if p.stomachaches else "2003"]
