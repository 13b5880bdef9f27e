"""How a position of intrigue is evaluated, and what the search makes of it."""

from random import Random

import numpy as np
import pytest

from tests.intrigue.combinations import all_combinations
from tests.intrigue.positions import ANNA, BEN, CLEO, DAN, Position, pact
from vivat.bots.intrigue.steward import IntrigueSteward
from vivat.game import Dealer, IntrigueGame, IntrigueOptions
from vivat.game.intrigue.sheet import default_sheet
from vivat.lab.intrigue.evaluation_fitting import TurnBeginnings, fit_evaluation, rising, watch_intrigue
from vivat.rules.intrigue.actions import PASS
from vivat.search.intrigue.evaluation import (
    ALLIED,
    BUFFER,
    BUFFERS,
    EVALUATION_SIZE,
    PARTS,
    POWERS,
    SHARED,
    SPARE,
    SPARE_POWER,
    SPARES,
    evaluate,
    write_indices,
)
from vivat.search.intrigue.evidence import Evidence
from vivat.search.models import intrigue_evaluation

ROLES = "king assassin sage merchant"
NO_LOOKS = Evidence()


def chances(position: Position, looks: Evidence = NO_LOOKS) -> list[float]:
    """What each of the four makes of it."""
    indices = np.zeros(PARTS, np.int64)
    return [evaluate(intrigue_evaluation(), position.p, position.s, looks, player, indices) for player in range(4)]


def test_S4_6_a_hunter_who_has_looked_at_the_role_card_of_its_target_is_nearer() -> None:
    position = Position(ROLES, sheet=default_sheet(), hands={BEN: "MMMM"}, gold={BEN: 2})
    looked = Evidence()
    looked.looked_at[BEN] = 1 << ANNA
    before, after = chances(position), chances(position, looked)
    assert after[BEN] > before[BEN]
    assert after[ANNA] < before[ANNA]


def test_without_alliances_the_chances_of_all_add_up() -> None:
    position = Position(ROLES, sheet=default_sheet(), hands={ANNA: "PPP", BEN: "MM", CLEO: "KK"}, gold={DAN: 9})
    assert sum(chances(position)) == pytest.approx(1.0)
    assert min(chances(position)) > 0.0


def test_whoever_needs_nothing_more_and_is_next_is_likely_to_win() -> None:
    about_to = chances(Position(ROLES, sheet=default_sheet(), hands={CLEO: "KKKK", ANNA: "PP"}, turn=BEN))
    robbed = chances(Position(ROLES, sheet=default_sheet(), hands={CLEO: "KKK", ANNA: "PPK"}, turn=BEN))
    assert about_to[CLEO] > max(about_to[ANNA], about_to[BEN], about_to[DAN], 1.3 * robbed[CLEO])
    assert all(robbed[player] > about_to[player] for player in (ANNA, BEN, DAN))


def test_the_dead_have_no_chance_and_their_hunters_lose_theirs() -> None:
    before = chances(Position(ROLES, sheet=default_sheet(), hands={BEN: "MMM"}))
    after = chances(Position(ROLES, sheet=default_sheet(), hands={BEN: "MMM"}, dead=[ANNA], turn=BEN))
    assert before[ANNA] > after[ANNA] == 0.0
    assert before[BEN] > after[BEN]


def test_S8_1_a_victory_is_worth_its_points_in_a_session() -> None:
    alone = chances(Position(ROLES, sheet=default_sheet(), hands={CLEO: "KKKK"}, turn=BEN))
    allied = Position(ROLES, sheet=default_sheet(), hands={CLEO: "KKKK"}, allies=[(ANNA, CLEO)], turn=BEN)
    assert chances(allied)[ANNA] > 2 * alone[ANNA]
    allied.do(PASS)  # Cleo has won
    assert chances(allied) == [ALLIED, 0.0, SHARED, 0.0]
    sole = Position(ROLES, sheet=default_sheet(), hands={CLEO: "KKKK"}, turn=BEN)
    sole.do(PASS)
    assert chances(sole) == [0.0, 0.0, 1.0, 0.0]


def test_roles_that_win_together_have_the_same_chance() -> None:
    king, _, sage, _ = chances(Position("king assassin sage fool", hands={CLEO: "KK"}, scenario=pact()))
    assert king == pytest.approx(sage)


@pytest.mark.parametrize("options", all_combinations()[::11], ids=lambda each: f"{each.scenario.key}-{len(each.names)}")
def test_every_logit_has_its_weights(options: IntrigueOptions) -> None:
    indices = np.zeros(PARTS, np.int64)
    game = IntrigueGame(options, Dealer.seeded(5))
    steward = IntrigueSteward(Random(5))
    while game.to_act is not None:
        for player in range(options.params.players):
            write_indices(options.params, game._state, NO_LOOKS, player, indices)
            assert indices.min() >= 0
            assert indices.max() < EVALUATION_SIZE == len(intrigue_evaluation())
        game.play(steward.act(game.observe(game.to_act)))


def test_more_is_never_worse() -> None:
    """Else the search would throw away what it needs."""
    for role, sheet_role in enumerate(default_sheet()):
        if not sheet_role.exactly:
            for at, size in ((SPARES, SPARE), (SPARE_POWER, POWERS), (BUFFERS, BUFFER)):
                assert (np.diff(intrigue_evaluation()[at + role * size : at + role * size + size]) >= 0.0).all()
    poor = chances(Position(ROLES, sheet=default_sheet(), hands={CLEO: "KK"}))
    assert chances(Position(ROLES, sheet=default_sheet(), hands={CLEO: "KK"}, gold={CLEO: 4}))[CLEO] >= poor[CLEO]
    assert chances(Position(ROLES, sheet=default_sheet(), hands={CLEO: "KKMM"}))[CLEO] >= poor[CLEO]


def test_numbers_that_fall_are_replaced_by_their_mean() -> None:
    found = rising(np.array([0.0, 3.0, 1.0, 1.0, 4.0]), np.array([1.0, 1.0, 1.0, 2.0, 1.0]))
    assert found.tolist() == [0.0, 1.5, 1.5, 1.5, 4.0]


def test_the_evaluation_is_fitted_to_who_won() -> None:
    seen = TurnBeginnings()
    for seed in range(4):
        watch_intrigue(IntrigueOptions.make("base", 4), seed, seen)
    assert len(seen.winners) == len(seen.positions) > 40
    numbers = np.append(fit_evaluation(seen, 60), 0.0)
    lost, guessed = 0.0, 0.0
    for indices, winners in zip(seen.positions, seen.winners, strict=True):
        if winners:
            odds = np.exp(numbers[indices].sum(axis=1)) * (indices[:, 0] < EVALUATION_SIZE)
            mask = winners >> np.arange(len(odds)) & 1
            lost -= np.log((odds * mask).sum() / odds.sum())
            guessed += np.log((odds > 0).sum() / mask.sum())
    assert np.isfinite(numbers).all()
    assert lost < 0.7 * guessed
