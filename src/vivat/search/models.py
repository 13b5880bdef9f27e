"""The fitted numbers of policies, evaluation and hints, read from `fitted.json`; `vivat.lab.fitting` fits them."""

import json
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from vivat.game import CastleOptions
from vivat.search.intrigue.hints import Hints

NUMBERS = Path(__file__).with_name("fitted.json")


@cache
def models() -> dict[str, NDArray[np.float64]]:
    """Every set of fitted numbers, by name."""
    return {name: np.array(numbers) for name, numbers in json.loads(NUMBERS.read_text()).items()}


@cache
def castle_population(stomachaches: bool) -> dict[str, NDArray[np.float64]]:
    """The opponent models of the castle games, by type of player.

    R5.6: Play differs with Stomachaches, WCs and dungeons, so each kind of edition has its own.
    """
    edition = "2024/" if stomachaches else "2003/"
    return {name.removeprefix(edition): model for name, model in models().items() if name.startswith(edition)}


def castle_models(options: CastleOptions) -> dict[str, NDArray[np.float64]]:
    """The opponent models of a castle game, by type of player: of stewards, searchers, those who answer searchers."""
    return castle_population(options.params.stomachaches > 0)


def intrigue_policy() -> NDArray[np.float64]:
    """The weights of intrigue's opponent model, for all scenarios."""
    return models()["intrigue"]


@cache
def intrigue_hints() -> Hints:
    """The fitted hints, by which search players infer roles of intrigue."""
    return Hints(*models()["hints"].tolist())


def intrigue_evaluation() -> NDArray[np.float64]:
    """The weights of the evaluation of intrigue, for all scenarios."""
    return models()["evaluation"]
