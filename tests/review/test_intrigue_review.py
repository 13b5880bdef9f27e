"""Reviews of the card game: chances as turns begin and decisions, from what each player knew."""

import pytest

from tests.results.hand_made import intrigue
from vivat.bots import make_bot
from vivat.game import Dealer, GameRecord, IntrigueGame, IntrigueOptions
from vivat.review import review_curve, review_game
from vivat.review.decisions import decisions_of
from vivat.review.intrigue import reviewer
from vivat.review.intrigue.decision_value import value_decision
from vivat.review.intrigue.searches import Way
from vivat.review.intrigue.sentences import IntrigueSentences
from vivat.review.review import Reason
from vivat.search.models import intrigue_hints
from vivat.words import words

FEW = 40


def played(seed: int) -> IntrigueGame:
    """A game of stewards."""
    game = IntrigueGame(IntrigueOptions.make("base", 4), Dealer.seeded(seed))
    bots = [make_bot("steward", seed=player) for player in range(4)]
    while game.to_act is not None:
        game.play(bots[game.to_act].act(game.observe(game.to_act)))
    return game


def test_there_is_a_point_for_every_turn_and_the_end_is_as_it_was() -> None:
    game = played(7)  # a short one, with decisions of every kind
    review = review_game(GameRecord.of(game), worlds=FEW)
    begun = [event for event in game.events if event.kind == "turn-begins"]
    assert len(begun) <= len(review.curve) <= len(begun) + 1  # who wins as a turn begins decides nothing in it
    assert game.outcome is not None
    assert [player for player, won in enumerate(review.curve[-1].known) if won] == sorted(game.outcome.all_winners)
    for point in review.curve:
        assert all(0.0 <= each <= 1.0 for each in (*point.low, *point.high, *point.true))
        assert all(low <= known <= high for low, known, high in zip(point.low, point.known, point.high, strict=True))
    assert review == review_game(GameRecord.of(game), worlds=FEW)
    actions = game.actions
    assert {each.verdict for each in review.decisions} == {"best", "close", "mistake"}
    for each in review.decisions:
        assert actions[each.move].code == each.chosen == each.made.code
        assert each.best.loss == 0.0
        assert not any(choice.text.startswith(("trade", "investigate")) for choice in each.choices)
        assert len(each.best.chances) == len(review.models)
    assert all(sum(one.seat == lesson.seat for one in review.lessons) <= 3 for lesson in review.lessons)


def test_of_a_game_that_goes_on_and_on_a_curve_has_so_many_points_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(2)
    turns = sum(event.kind == "turn-begins" for event in game.events)
    monkeypatch.setattr(reviewer, "MOST_POINTS", 4)
    curve = review_curve(GameRecord.of(game), worlds=FEW).curve
    assert turns > 2 * 4
    assert 3 <= len(curve) <= 4 + 1


def test_who_has_all_that_wins_is_likely_to_win_and_knows_it() -> None:
    review = review_curve(GameRecord.of(intrigue("king assassin sage fool", "MM II KK PP", "pass", "pass")), worlds=FEW)
    last = review.curve[-2]
    assert last.known[2] == max(last.known)
    assert last.true[2] == max(last.true)
    assert review.turning_points[-1].key == "victory"


def test_a_player_is_told_the_same_where_others_hold_other_cards_that_nobody_has_seen() -> None:
    one, two = (
        review_curve(GameRecord.of(intrigue("king assassin sage fool", f"MM II KK {hand}", "pass", "pass")), worlds=FEW)
        for hand in ("PP", "PI")
    )
    for player in range(3):
        assert one.for_seat(player).curve[:-1] == two.for_seat(player).curve[:-1]
    assert one.for_seat(3).curve[:-1] != two.for_seat(3).curve[:-1]
    assert [each.true for each in one.curve] != [each.true for each in two.curve]


@pytest.mark.parametrize(("done", "verdict"), [("pass", "mistake"), ("assassinate Anna", "best")])
def test_an_assassin_who_knows_the_king_and_does_not_strike_has_made_a_mistake(done: str, verdict: str) -> None:
    game = intrigue("king assassin sage fool", "PM MM KK II", "seize him Cleo", "pass", done)
    asked = next(each for each in decisions_of(game) if each.seat == 1)
    ways = {"steward": Way(intrigue_hints()), "ahead": Way(intrigue_hints(), 2)}
    valued = value_decision(asked, ways, seed=1, worlds=FEW, check=lambda: None)
    assert valued is not None
    decision, lesson = valued
    assert decision.verdict == verdict
    assert decision.best.text == "assassinate Anna"
    assert Reason("is-target", seat=0, role=0, chance=1.0) in decision.reasons
    assert lesson is not None
    assert lesson.key == ("strike-missed" if verdict == "mistake" else "good-find")
    said = IntrigueSentences(words("en"), game.options)
    assert "assassinate Anna" in said.lesson(lesson)
    assert [said.reason(each) for each in decision.reasons]


def test_a_trade_is_not_judged_nor_is_a_look() -> None:
    game = intrigue("king assassin sage fool", "PM KK MM II", "pass", "investigate the role of Cleo with 2 knowledge")
    asked = next(each for each in decisions_of(game) if each.seat == 1)
    assert value_decision(asked, {"steward": Way(intrigue_hints())}, seed=1, worlds=4, check=lambda: None) is None
