"""Reviews of castle games: exact where that can be enumerated, honest about blunders and chance, blind to secrets."""

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random

import numpy as np
import pytest

from tests.bots.test_castle_steward import TABLES, table_id
from tests.results.hand_made import Reign, castle
from tests.review.exact import exact_value, small_castles, state_in
from vivat.bots.castle.steward import CastleSteward
from vivat.game import CastleGame, CastleOptions, Dealer, GameRecord, VivatError
from vivat.lab.castle.planted_blunders import planted_blunders
from vivat.review import Review, ReviewCancelled, review_curve, review_game, review_version
from vivat.review.castle.decision_value import value_decision
from vivat.review.castle.moments import moments
from vivat.review.castle.population import population
from vivat.review.castle.reviewer import with_truth
from vivat.review.statistics import LEAST_LOSS, Comparison, Draw, Values, compare
from vivat.rules.castle.places import THRONE
from vivat.search.castle.beliefs import CastleBeliefs, castle_beliefs
from vivat.search.castle.choice_values import value_choices

KINGUP = CastleOptions.make("kingup", 4)
SHORT = castle(Reign(["ABDFIL", "CGMNOP", "BCEGLM"], {4: "A"}))
FEW = 4
"""Worlds where numbers do not matter."""


def played(options: CastleOptions, seed: int) -> CastleGame:
    """A game of stewards."""
    game, steward = CastleGame(options, Dealer.seeded(seed)), CastleSteward(Random(seed))
    while game.deciding is not None:
        game.play(steward.act(game.observe(game.deciding)))
    return game


def drawing(worlds: Sequence[CastleBeliefs], seat: int, codes: Sequence[int]) -> Draw:
    """Draws the values of some choices, every time with other luck."""
    seeds = count()

    def draw(choices: Sequence[int], worlds_each: int) -> Values:
        some = [codes[choice] for choice in choices]
        return [value_choices(each, seat, some, worlds_each, next(seeds)).values[:, :, seat] for each in worlds]

    return draw


def test_what_a_choice_gives_away_is_what_enumeration_says() -> None:
    told = 0
    for moment in [*list(small_castles(4))[8:], *list(small_castles(5))[8:]]:
        for made in moment.decided:
            p, codes = made.observation.options.params, [action.code for action in made.observation.legal]
            models = population(made.observation.options)
            worlds = [
                with_truth(castle_beliefs(made.observation, models={name: model}), moment)
                for name, model in models.items()
            ]
            exact = np.array(
                [
                    [exact_value(p, state_in(each.world), model, made.seat, code) for code in codes]
                    for each, model in zip(worlds, models.values(), strict=True)
                ]
            )
            lost = exact.max(axis=1, keepdims=True) - exact
            for chosen in range(len(codes)):
                found = compare(drawing(worlds, made.seat, codes), len(codes), chosen, 200)
                regret = exact[:, found.best] - exact[:, chosen]
                assert found.behind[chosen] == pytest.approx(regret, abs=4.5 * found.errors[chosen].max() + 0.002)
                if (lost[:, chosen] < 1e-9).any():
                    assert found.verdict(chosen) != "mistake"
                if (lost[:, chosen] > 0.1).all() and len(set(exact.argmax(axis=1))) == 1:
                    assert found.verdict(chosen) == "mistake"
                    told += 1
    assert told >= 5


def test_planted_blunders_are_called_mistakes() -> None:
    kinds = []
    for seed in range(200):
        for made in planted_blunders(CastleOptions.make("kingup", 3), seed):
            decision, lesson = value_decision(made, population(KINGUP), seed, 100, lambda: None)
            assert decision.verdict == "mistake"
            assert lesson is not None
            kinds.append(lesson.key)
        if len(kinds) >= 12:
            break
    assert len(kinds) >= 12
    assert {"no-burned-on-favourite", "yes-crowned-rival"} <= set(kinds)


def test_among_choices_that_are_all_alike_nobody_gives_anything_away() -> None:
    """Although the luckiest of forty looks better than any other."""
    luck = np.random.default_rng(1)

    def draw(choices: Sequence[int], worlds: int) -> Values:
        return [luck.normal(0.5, 0.3, (worlds, len(choices))) for _ in range(2)]

    found = [(chosen % 40, compare(draw, 40, chosen % 40, 50)) for chosen in range(60)]
    assert abs(np.mean([each.behind.mean() for _, each in found])) < 0.015
    assert "mistake" not in {each.verdict(chosen) for chosen, each in found}


def test_a_mistake_is_one_under_every_model_and_larger_than_the_error() -> None:
    def verdict(*behind: float, error: float = 0.01, best: float = 0.5) -> str:
        numbers = np.array([[0.0] * len(behind), behind])
        return Comparison(0, best - numbers, numbers, np.full_like(numbers, error)).verdict(1)

    assert verdict(0.1, 0.05) == "mistake"
    assert verdict(0.1, 0.015) == "close"
    assert verdict(0.1, -0.05) == "close"
    assert verdict(0.1, 0.05, error=0.03) == "close"
    assert verdict(LEAST_LOSS / 2, LEAST_LOSS / 2, error=0.0001) == "close"
    assert verdict(0.015, 0.015, error=0.0001, best=0.015) == "mistake"
    assert verdict(-0.01, 0.005) == "best"


@pytest.mark.parametrize("options", TABLES[3::5], ids=table_id)
def test_every_table_can_be_reviewed(options: CastleOptions) -> None:
    game = played(options, 1)
    record = GameRecord.of(game)
    done: list[float] = []
    review = review_game(record, worlds=FEW, progress=done.append)
    assert done == sorted(done)
    assert done[-1] == 1.0
    seats = len(options.seat_names)
    decided = [number for number, action in enumerate(game.actions) if not action.of_chance]
    assert [each.move for each in review.decisions] == decided
    for decision in review.decisions:
        assert decision.made.text == record.actions[decision.move]
        assert len({each.code for each in decision.choices}) == len(decision.choices)
        assert decision.best.loss == 0.0
    for point in review.curve:
        assert len(point.known) == len(point.true) == seats
        assert all(low <= known <= high for low, known, high in zip(point.low, point.known, point.high, strict=True))
    assert review.curve[-1].move == len(game.actions)
    assert game.outcome is not None
    assert {seat for seat in range(seats) if review.curve[-1].known[seat]} == {
        seat for seat in game.outcome.winners if seat < seats
    }
    assert all(sum(lesson.seat == seat for lesson in review.lessons) <= 3 for seat in range(seats))


def other_world(game: CastleGame, player: int) -> CastleGame:
    """The same game, but in the last round another card was dealt to somebody, from those that nobody had."""
    deals = [number for number, action in enumerate(game.actions) if action.verb == "deal"][-len(game.options.names) :]
    other = CastleGame(game.options)
    for number, action in enumerate(game.actions):
        dealt = {game.actions[each].code for each in deals}
        fresh = (each for each in reversed(other.legal_actions()) if each.code not in dealt)
        other.play(next(fresh) if number == deals[player] else action)
    return other


def test_the_review_of_a_seat_is_the_same_in_a_world_that_it_cannot_tell_from_this_one() -> None:
    game = played(KINGUP, 3)
    player = 2
    other = other_world(game, player)
    assert game.actions != other.actions
    one, two = (review_game(GameRecord.of(each), worlds=FEW) for each in (game, other))
    seat = 0
    assert one.for_seat(seat).decisions == two.for_seat(seat).decisions
    assert one.for_seat(seat).lessons == two.for_seat(seat).lessons
    assert one.for_seat(seat).curve[:-1] == two.for_seat(seat).curve[:-1]
    assert one.for_seat(player).decisions != two.for_seat(player).decisions
    assert [each.true for each in one.curve] != [each.true for each in two.curve]


def test_the_same_record_and_seed_give_the_same_review_and_a_first_curve_is_that_of_the_whole() -> None:
    record = GameRecord.of(SHORT)
    whole = review_game(record, worlds=FEW, seed=7)
    assert whole == review_game(record, worlds=FEW, seed=7)
    first = review_curve(record, worlds=FEW, seed=7)
    assert first.curve != review_curve(record, worlds=FEW, seed=8).curve
    assert first == Review(review_version(), whole.models, whole.curve, turning_points=whole.turning_points)


def test_whoever_is_known_to_be_strong_is_given_more() -> None:
    strong, weak = (
        review_curve(GameRecord.of(SHORT, {f"bot-{seat + 1}": level for seat, level in enumerate(levels)}), worlds=FEW)
        for levels in (("king", "page", "page"), ("page", "king", "king"))
    )
    for one, other in zip(strong.curve[:-1], weak.curve[:-1], strict=True):
        assert 0.0 in (one.known[0], 1.0 - one.known[0]) or one.known[0] > other.known[0]
        assert sum(one.true) == pytest.approx(1.0)
    assert strong.curve[-1] == weak.curve[-1]


def test_a_review_can_be_cancelled_and_needs_a_game_that_is_over() -> None:
    looks: Iterator[int] = iter(range(1000))
    record = GameRecord.of(SHORT)
    with pytest.raises(ReviewCancelled):
        review_game(record, worlds=FEW, cancelled=lambda: next(looks) == 100)
    assert next(looks) == 101
    with pytest.raises(VivatError, match="not over yet"):
        review_game(GameRecord.of(CastleGame.start("kingup", 3, seed=1)))


def test_what_comes_of_bringing_somebody_to_the_throne_is_told_with_the_decision() -> None:
    made = next(
        each
        for moment in moments(SHORT)
        for each in moment.decided
        if any(action.to == THRONE and action.code == each.action.code for action in each.observation.legal)
    )
    decision, _ = value_decision(made, population(SHORT.options), 1, FEW, lambda: None)
    told = {reason.key: reason for reason in decision.reasons if reason.code == made.action.code}
    assert decision.verdict != "forced"
    own = sum(10 if slot == made.action.character else SHORT.options.params.worth[made.observation.places[slot]]
              for slot in made.observation.my_favourites)  # fmt: skip
    assert told["own-points"].points == own
    assert 0.0 <= (told["crown-chance"].chance or 0.0) <= 1.0
    assert told["rival-points"].seat != made.seat
