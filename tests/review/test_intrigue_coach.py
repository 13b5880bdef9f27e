"""The coach of the card game: certain where the table is, blind to secrets, silent below its error."""

from random import Random

import msgspec
import pytest

from tests.intrigue.two_worlds import OtherWorld, play_at_random
from tests.results.hand_made import intrigue
from vivat.bots import make_bot
from vivat.game import IntrigueGame, IntrigueObservation, IntrigueOptions, Viewer
from vivat.review.choice_reason import CoachReason
from vivat.review.coach import IntrigueCoach, coach
from vivat.review.intrigue.choice_reasons import choice_reasons


def told(observation: IntrigueObservation, advice: bool = False) -> IntrigueCoach:
    """What the coach tells, with few worlds."""
    found = coach(observation, advice=advice, worlds=10)
    assert isinstance(found, IntrigueCoach)
    return found


def test_whoever_surely_wins_next_is_said_to_with_what_stops_it() -> None:
    sure = looked = 0
    for seed in range(30):
        game, bot = IntrigueGame.start("base", 4, seed=seed), make_bot("steward", seed)
        while game.deciding is not None and sure < 3:
            viewer = game.deciding
            winners = game.sure_winners(viewer)
            looked += 1
            if winners or looked % 40 == 0:
                found = {each.player: each for each in told(game.observe(viewer)).opponents}
                for each in found.values():
                    assert sum(one.chance.mean for one in each.roles) == pytest.approx(1, abs=0.01)
                    assert len(each.suits) == 4
                    assert (each.wins_as is not None) == (each.wins_next.high > 0)
                for player in winners:
                    assert found[player].wins_next.low == 1
                    assert found[player].rests_on
                    sure += 1
            game.play(bot.act(game.observe(viewer)))
    assert sure >= 3


def test_two_worlds_that_a_player_cannot_tell_apart_give_the_same_bytes() -> None:
    source, compared = Random(2), 0
    viewer = Viewer.seat(1)
    while compared < 6:
        game = play_at_random(IntrigueOptions.make("base", 4), source)
        pair = OtherWorld(game, viewer, source)
        for number, (truth, other) in enumerate(pair.steps()):
            seen = truth.observe(viewer)
            if pair.differs and (number % 25 == 0 or (seen.legal and number % 5 == 0)) and compared < 6:
                assert msgspec.json.encode(told(seen, True)) == msgspec.json.encode(told(other.observe(viewer), True))
                compared += 1


def reasons_in(game: IntrigueGame, text: str) -> dict[str, CoachReason]:
    """By key, what speaks for an action of whoever is to act."""
    assert game.deciding is not None
    observation = game.observe(game.deciding)
    action = next(each for each in observation.legal if each.text == text)
    return {each.key: each for each in choice_reasons(observation, action, {})}


def test_S7_1_it_is_counted_how_far_the_own_role_is_after_a_choice() -> None:
    game = intrigue("king assassin sage fool", "PM MM KK II")
    own = game.observe(0).progress
    assert own is not None
    gold = game.observe(0).gold[0]
    power = next(need for need in own.needs if need.good == 3)
    seized = reasons_in(game, next(each.text for each in game.observe(0).legal if each.verb == "seize-power"))
    assert (seized["own-progress"].count, seized["own-progress"].of) == (power.have + 1, power.want)
    assert reasons_in(game, "pass")["saves-gold" if gold >= 3 else "cannot-pay"].count == gold


def test_advice_names_choices_but_no_trades_and_may_be_stopped() -> None:
    game, bot = IntrigueGame.start("base", 4, seed=3), make_bot("steward", 1)
    while game.observe(game.to_act or 0).round < 2:
        assert game.deciding is not None
        game.play(bot.act(game.observe(game.deciding)))
    observation = game.observe(game.to_act or 0)
    advice = told(observation, advice=True).advice
    assert advice is not None
    assert 1 <= advice.close <= len(advice.choices) <= 3
    assert all(each.reasons for each in advice.choices)
    texts = [msgspec.json.decode(bytes(each.action))["verb"] for each in advice.choices]
    assert not {"trade", "counter"} & set(texts)

    def check() -> None:
        raise TimeoutError

    with pytest.raises(TimeoutError):
        coach(observation, advice=True, check=check)
