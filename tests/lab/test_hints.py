"""What deeds say of roles: numbers that are fitted to games, and read other games better than rules of thumb."""

import numpy as np
import pytest

from vivat.game import Dealer, IntrigueGame, IntrigueOptions
from vivat.lab.intrigue.hints import UNITS, Suspects, fit_hints, watch_suspects
from vivat.rules.intrigue.goods import GOODS, KNOWLEDGE
from vivat.search.intrigue.hints import RULES_OF_THUMB, Hints
from vivat.search.intrigue.observed import believed, evidence_of, roles_of
from vivat.search.models import intrigue_hints


def suspects_of(seeds: range) -> Suspects:
    """Games of stewards under watch."""
    found = Suspects()
    for seed in seeds:
        watch_suspects(IntrigueOptions.make("base", 4 + seed % 3), seed, found)
    return found


def surprise(suspects: Suspects, hints: Hints) -> float:
    """By how much the true roles surprise, in nats."""
    score = np.einsum("skr,k->sr", np.array(suspects.noticed), np.array(hints[: len(UNITS)]))
    odds = np.array(suspects.possible) * np.exp(score)
    return float(-np.log(odds[np.arange(len(odds)), suspects.roles] / odds.sum(axis=1)).mean())


def test_fitted_numbers_read_other_games_better() -> None:
    """Those in the package better than those of a few games, these better than rules of thumb, these than nothing."""
    others = suspects_of(range(900_000, 900_012))
    few = fit_hints(suspects_of(range(12)))
    nothing = Hints(*[0.0] * len(RULES_OF_THUMB))
    surprises = [surprise(others, hints) for hints in (intrigue_hints(), few, RULES_OF_THUMB, nothing)]
    assert surprises == sorted(surprises)
    assert surprises[0] < surprises[2] - 0.2


def test_some_doubt_is_left_for_every_role_that_is_possible() -> None:
    game = IntrigueGame(IntrigueOptions.make("base", 5), Dealer.seeded(3))
    observation = game.observe(0)
    evidence = evidence_of(observation)
    evidence.wants[GOODS + KNOWLEDGE] = 40.0
    sure, doubting = (believed(observation, intrigue_hints()._replace(doubt=doubt), evidence) for doubt in (0.0, 0.02))
    possible = np.array(sure.b.possible) > 0
    assert min(np.array(roles_of(sure, 1))[possible]) < 0.001
    assert min(np.array(roles_of(doubting, 1))[possible]) > 0.001
    assert sum(roles_of(doubting, 1)) == pytest.approx(1.0)
