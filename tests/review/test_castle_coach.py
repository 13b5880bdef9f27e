"""The coach of the castle games: exact where it can be enumerated, blind to secrets, silent below its error."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

import msgspec
import numpy as np
import pytest

from tests.castle.two_worlds import OtherWorld, play_at_random, round_starts
from tests.review.exact import state_in
from vivat.bots.castle.steward import CastleSteward
from vivat.game import CastleGame, CastleObservation, CastleOptions, Dealer, Viewer
from vivat.review.castle.choice_reasons import choice_reasons
from vivat.review.castle.coach import Voters, election_chances
from vivat.review.castle.population import population
from vivat.review.castle.reasons import Knowledge
from vivat.review.choice_reason import COSTS, CoachReason, told_apart
from vivat.review.coach import CastleCoach, coach
from vivat.rules.castle.actions import NO, STOMACHACHE, VOTE_CODE, YES
from vivat.search.castle.beliefs import CastleBeliefs, castle_beliefs
from vivat.search.castle.policy import chance_of
from vivat.search.castle.tree import SLOTS
from vivat.search.castle.worlds import cards_out


def decisions(options: CastleOptions, seed: int, phase: str) -> Iterator[CastleObservation]:
    """What those knew who decided in such a phase of a game of stewards."""
    game, steward = CastleGame(options, Dealer.seeded(seed)), CastleSteward(Random(seed))
    while game.deciding is not None:
        observation = game.observe(game.deciding)
        if observation.phase == phase:
            yield observation
        game.play(steward.act(observation))


def enumerated(observation: CastleObservation, beliefs: CastleBeliefs, votes: tuple[int, ...]) -> float:
    """How likely all others vote one of these: every way to deal them different cards, one after the other."""
    p, s = observation.options.params, state_in(beliefs.world)
    model, odds = beliefs.models[0], np.zeros(SLOTS)
    players = beliefs.joint.players.tolist()
    likely, whole = 0.0, 0.0
    for cards in permutations(range(26), len(players)):
        weight = float(np.prod([beliefs.joint.weights[row, card] for row, card in enumerate(cards)]))
        if not weight:
            continue
        chance = 1.0
        for player, card in zip(players, cards, strict=True):
            seat = p.seat_of[player]
            chance *= sum(
                chance_of(model, p, s, VOTE_CODE + vote, seat, p.favourites[card], odds)
                for vote in votes
                if (s.nos[seat] or vote != NO) and (s.aches[seat] or vote != STOMACHACHE)
            )
        likely, whole = likely + weight * chance, whole + weight
    return likely / whole


@pytest.mark.parametrize("edition", ["kingup", "vive-le-roi"])
def test_the_chance_of_a_coronation_and_of_a_deciding_ballot_are_what_enumeration_says(edition: str) -> None:
    elections = list(decisions(CastleOptions.make(edition, 3), 5, "vote"))[1::7]
    assert len(elections) >= 3
    for observation in elections:
        beliefs = [castle_beliefs(observation, models={name: each}) for name, each in population_of(observation)]
        told = election_chances(observation, beliefs)
        crowned = [enumerated(observation, each, (YES,)) for each in beliefs]
        calm = [enumerated(observation, each, (YES, NO)) for each in beliefs]
        assert [Voters(observation, each).chance_of_all((YES,)) for each in beliefs] == pytest.approx(crowned, abs=1e-9)
        assert (told.decides.low, told.decides.high) == pytest.approx((min(crowned), max(crowned)), abs=0.0006)
        for outcome in told.outcomes:
            assert outcome.crowned.mean == pytest.approx(np.mean(crowned) if outcome.vote == YES else 0, abs=0.0006)
            assert outcome.cancelled.mean == pytest.approx(
                1 if outcome.vote == STOMACHACHE else 1 - np.mean(calm), abs=0.0006
            )
            total = outcome.crowned.mean + outcome.rejected.mean + outcome.cancelled.mean
            assert total == pytest.approx(1, abs=0.002)


def population_of(observation: CastleObservation) -> list[tuple[str, np.ndarray[tuple[int], np.dtype[np.float64]]]]:
    """The models by name."""
    return list(population(observation.options).items())


@pytest.mark.parametrize(
    "options",
    [
        CastleOptions.make("kingup", 4),
        CastleOptions.make("vive-le-roi", 4, emissary=True),
        CastleOptions.make("vive-le-roi", [("A", "B"), ("C", "D"), ("E", "F")]),
    ],
    ids=["plain", "emissary", "teams"],
)
def test_what_is_likely_adds_up_at_every_table(options: CastleOptions) -> None:
    observation = list(decisions(options, 2, "vote"))[-1]
    found = told(observation, advice=True)
    ruled_out = {each.card for each in found.out}
    assert ruled_out == {card for card in range(26) if cards_out(observation) >> card & 1}
    for each in found.opponents:
        assert observation.cards[each.player] is None
        assert {one.card for one in each.cards} | ruled_out == set(range(26))
        assert sum(one.chance.mean for one in each.cards) == pytest.approx(1, abs=0.02)
        assert all(one.low <= one.mean <= one.high for one in each.favourites)
    assert found.election is not None
    assert found.advice is not None
    assert 0 < found.election.decides.mean <= 1
    assert len(found.election.points) == len(options.names)
    assert {each.why for each in found.out} <= {"own", "teammate", "emissary", "shown", "played"}
    assert 1 <= found.advice.close <= len(found.advice.choices) <= 3
    assert all(each.reasons for each in found.advice.choices)
    if options.memory_aids:
        assert observation.votes_left is not None
        assert [(each.no, each.stomachache) for each in found.votes_left] == [
            (each.no, each.stomachache) for each in observation.votes_left
        ]


def told(observation: CastleObservation, advice: bool = False) -> CastleCoach:
    """What the coach tells, with few worlds."""
    found = coach(observation, advice=advice, worlds=20)
    assert isinstance(found, CastleCoach)
    return found


def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same_bytes() -> None:
    source = Random(4)
    compared = 0
    game = play_at_random(CastleOptions.make("kingup", 4), source)
    viewer = Viewer.player(1)
    for start in round_starts(game)[1:]:
        worlds = OtherWorld(game, start, viewer, source, change_cards=True)
        for number, pair in enumerate(worlds.steps()):
            if worlds.differs and number % 9 == 0 and pair[0].observe(viewer).phase in ("place", "climb", "vote"):
                one, other = (msgspec.json.encode(told(each.observe(viewer), advice=True)) for each in pair)
                assert one == other
                compared += 1
    assert compared >= 4


def test_a_coach_is_silent_where_choices_are_alike_and_clear_where_one_is_best() -> None:
    first = next(decisions(CastleOptions.make("kingup", 4), 1, "place"))
    equal = coach(first, advice=True, worlds=100).advice
    assert equal is not None
    assert equal.close == len(equal.choices)
    clear = 0
    for observation in list(decisions(CastleOptions.make("kingup", 3), 3, "vote"))[-4:]:
        advice = coach(observation, advice=True, worlds=100).advice
        assert advice is not None
        second = advice.choices[-1]
        if advice.close == 1 < len(advice.choices):
            assert second.behind.low > 0
            clear += 1
    assert clear


def test_whoever_asks_may_stop_it() -> None:
    looks = iter(range(100))

    def check() -> None:
        if next(looks) == 6:
            raise TimeoutError

    observation = next(decisions(CastleOptions.make("kingup", 4), 1, "place"))
    with pytest.raises(TimeoutError):
        coach(observation, advice=True, check=check)


def test_before_anybody_has_done_anything_no_rival_is_named_whose_favourite_somebody_is() -> None:
    observation = CastleGame.start("kingup", 4, seed=3, first_seat=0).observe(0)
    knowledge = Knowledge(observation, [castle_beliefs(observation)])
    strangers = [action for action in observation.legal if not knowledge.is_own(action.character)]
    assert strangers
    for action in strangers:
        assert all(reason.seat is None for reason in choice_reasons(knowledge, action, None))


def test_every_choice_has_reasons_of_its_own_that_count_for_it() -> None:
    against_a_crown = {"behind-if-crowned", "rivals-want", "decides"}
    asked = 0
    for phase in ("place", "climb", "vote"):
        for observation in list(decisions(CastleOptions.make("kingup", 4), 5, phase))[::9]:
            advice = told(observation, advice=True).advice
            assert advice is not None
            reasons = [each.reasons for each in advice.choices]
            assert all(each[0].key not in COSTS for each in reasons), "a price alone is no reason"
            assert len(reasons) == 1 or not set.intersection(*(set(each) for each in reasons))
            for choice in advice.choices:
                keys = {each.key for each in choice.reasons}
                vote = msgspec.json.decode(bytes(choice.action)).get("vote")
                assert vote != 0 or not keys & against_a_crown
                assert vote != 1 or not keys & {"own-candidate", "ahead-if-crowned", "keeps-your-nos"}
            asked += len(reasons) > 1
    assert asked > 6


def test_what_is_true_of_all_choices_explains_none_and_what_none_explains_is_said() -> None:
    same, other = CoachReason("fills-floor", floor=3), CoachReason("own-placed", character=4, count=3, floor=3)
    price = CoachReason("last-no", count=0)
    assert told_apart([[same, other], [same]], 1) == [(other,), (CoachReason("search-behind"),)]
    assert told_apart([[price], [other]], 2) == [(CoachReason("search-best"), price), (other,)]
    again = CoachReason("own-placed", character=5, count=3, floor=3)
    assert told_apart([[other], [again]], 2) == [(other,), (CoachReason("alike"),)]
