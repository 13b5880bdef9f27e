"""The fitted numbers of policies, evaluation and hints, read from `fitted.json`; `vivat.lab.fitting` fits them."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from vivat.game import CastleOptions
from vivat.search.intrigue.hints import Hints

NUMBERS = Path(__file__).with_name("fitted.json")
CHANCES = Path(__file__).with_name("chances.json")
"""The table of strengths, by which chances are stated (`vivat.search.castle.chances`)."""
NOBODY_TOLD: Mapping[int, str] = MappingProxyType({})
"""The levels of bots by seat, where none is known."""


@cache
def models() -> dict[str, NDArray[np.float64]]:
    """Every set of fitted numbers, by name."""
    return {name: np.array(numbers) for name, numbers in json.loads(NUMBERS.read_text()).items()}


@cache
def castle_population(edition: str) -> dict[str, NDArray[np.float64]]:
    """The opponent models of a kind of edition of the castle games, by type of player."""
    prefix = f"{edition}/"
    return {name.removeprefix(prefix): model for name, model in models().items() if name.startswith(prefix)}


def edition_key(options: CastleOptions) -> str:
    """The kind of edition whose numbers are used with these options: "2003" or "2024".

    R5.6: Play differs with Stomachaches, WCs and dungeons.
    """
    return "2024" if options.params.stomachaches else "2003"


def castle_models(options: CastleOptions) -> dict[str, NDArray[np.float64]]:
    """The opponent models of a castle game, by type of player: of stewards, searchers, those who answer searchers."""
    return castle_population(edition_key(options))


@cache
def intrigue_hints() -> Hints:
    """The fitted hints, by which search players infer roles of intrigue."""
    return Hints(*models()["hints"].tolist())


def intrigue_evaluation() -> NDArray[np.float64]:
    """The weights of the evaluation of intrigue, for all scenarios."""
    return models()["evaluation"]
