"""Search in intrigue: worlds that fit, choices that are legal, the same answer from the same knowledge."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec import structs

from tests.intrigue.combinations import all_combinations
from vivat.bots.intrigue.levels import IntrigueRecipe
from vivat.bots.intrigue.search_player import IntrigueSearchPlayer
from vivat.bots.intrigue.steward import IntrigueSteward
from vivat.game import Dealer, IntrigueGame, IntrigueObservation, IntrigueOptions
from vivat.game.intrigue.event import IntrigueEvent
from vivat.rules.intrigue.actions import ROLE_CARD
from vivat.rules.intrigue.cards import hand_size
from vivat.rules.intrigue.goods import SUITS
from vivat.rules.intrigue.play import refusal
from vivat.rules.intrigue.reasons import LEGAL
from vivat.rules.intrigue.roles import SAGE
from vivat.rules.intrigue.state import DECK, NOBODY
from vivat.rules.log import EVERYONE
from vivat.search.intrigue.beliefs import intrigue_beliefs
from vivat.search.intrigue.observed import believed, evidence_told, steward_priors
from vivat.search.intrigue.searcher import search_intrigue
from vivat.search.intrigue.tree import know_roles
from vivat.search.intrigue.worlds import WorldSampler

TABLES = all_combinations()[::7]


def decisions(options: IntrigueOptions, seed: int) -> Iterator[tuple[IntrigueGame, IntrigueObservation]]:
    """Each decision of a game of stewards that leaves a choice."""
    game = IntrigueGame(options, Dealer.seeded(seed))
    steward = IntrigueSteward(Random(seed))
    while game.to_act is not None:
        observation = game.observe(game.to_act)
        if len(observation.legal) > 1:
            yield game, observation
        game.play(steward.act(observation))


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options.scenario.key}-{len(options.names)}")
def test_beliefs_hold_the_truth_possible_and_what_is_known_certain(options: IntrigueOptions) -> None:
    for number, (game, observation) in enumerate(decisions(options, 4)):
        if number % 5:
            continue
        true, me = game._state, observation.me or 0
        beliefs = intrigue_beliefs(observation)
        assert beliefs.roles.sum(axis=1) == pytest.approx(1.0)
        for player in range(len(options.names)):
            assert beliefs.roles[player, true.role[player]] > 0 or observation.dead[player]
            if observation.roles[player] is not None:
                assert beliefs.roles[player, true.role[player]] == 1.0
            holds = [true.hand[player * SUITS + suit] > 0 for suit in range(SUITS)]
            assert all(chance > 0 for chance, held in zip(beliefs.suits[player], holds, strict=True) if held)
            if player == me:
                assert beliefs.suits[player].tolist() == holds


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options.scenario.key}-{len(options.names)}")
def test_a_world_drawn_fits_what_was_seen(options: IntrigueOptions) -> None:
    p = options.params
    looked = 0
    for number, (game, observation) in enumerate(decisions(options, 3)):
        if number % 5:
            continue
        true = game._state
        s = WorldSampler(observation, believed(observation)).draw(Random(number))
        for field in ("phase", "round", "turn", "first", "actions_left", "bought", "seized", "offers", "proposals"):
            assert getattr(s, field) == getattr(true, field), field
        for field in ("dead", "jailed", "gold", "locked", "ally"):
            assert getattr(s, field)[: p.players] == getattr(true, field)[: p.players], field
        assert s.discards[: s.discarded] == true.discards[: true.discarded]
        assert s.alive == true.alive
        assert [hand_size(s, player) for player in range(p.players)] == list(observation.hand_sizes)
        assert sum(s.pile) == observation.pile_size
        on_markers = sum(marker is not None for marker in observation.markers)
        assert sum(s.pile) + sum(s.hand) + s.discarded + sum(s.selling) + on_markers == DECK
        me = observation.me or 0
        assert s.hand[me * SUITS : me * SUITS + SUITS] == list(observation.hand or ())
        roles = s.role[: p.players]
        assert len(set(roles)) == p.players
        assert all(known is None or known == role for known, role in zip(observation.roles, roles, strict=True))
        assert all(refusal(p, s, action.code) == LEGAL for action in observation.legal)
        looked += 1
    assert looked > 3


@pytest.mark.parametrize("options", TABLES[::4], ids=lambda options: f"{options.scenario.key}-{len(options.names)}")
def test_every_simulation_tries_a_legal_choice(options: IntrigueOptions) -> None:
    for number, (_, observation) in enumerate(decisions(options, 1)):
        if number % 6 == 0:
            found = search_intrigue(observation, {}, number, simulations=40)
            assert {each.action for each in found.choices} == set(observation.legal)
            assert sum(each.visits for each in found.choices) == found.simulations == 40
            assert found.best == found.choices[0].action


def test_the_same_observation_and_seed_give_the_same_answer() -> None:
    _, observation = next(each for each in decisions(IntrigueOptions.make("base", 5), 2) if each[1].phase == "act")
    one, other = (search_intrigue(observation, {}, 5, simulations=300) for _ in range(2))
    assert one == other
    assert one != search_intrigue(observation, {}, 6, simulations=300)


def test_a_search_tries_offers_of_trade_and_names_their_price() -> None:
    """The whole of a trade is in the tree: whom to ask, what to give and what for."""
    tried: set[str] = set()
    for number, (_, observation) in enumerate(decisions(IntrigueOptions.make("base", 4), 3)):
        if observation.phase in ("give", "ask") or number % 4 == 0:
            found = search_intrigue(observation, steward_priors(observation), number, simulations=100)
            tried |= {each.action.verb for each in found.choices if each.visits}
    assert tried >= {"trade", "give", "ask", "accept"}
    assert "withdraw" not in tried


def test_S4_7_a_search_does_not_ask_again_who_has_refused() -> None:
    asked = 0
    for _, seen in (each for seed in range(3) for each in decisions(IntrigueOptions.make("base", 5), seed)):
        proposals = [each for each in seen.legal if each.verb == "ally"]
        if seen.phase == "act" and proposals:
            who = proposals[0].player
            refusal = IntrigueEvent("refused", EVERYONE, who, seen.me)
            after = structs.replace(seen, events=(*seen.events, refusal))
            priors = steward_priors(after)
            assert all(priors[each.code] == 0.0 for each in proposals if each.player == who)
            asked += any(priors[each.code] > 0.0 for each in proposals)
    assert asked > 3


def test_S4_6_what_we_saw_in_secret_others_do_not_know_and_who_looked_at_us_does() -> None:
    _, seen = next(each for each in decisions(IntrigueOptions.make("base", 4), 3) if each[1].phase == "act")
    me = seen.me or 0
    other, third = [player for player in range(4) if player != me][:2]
    looks = [IntrigueEvent("investigated", EVERYONE, one, at, flag=ROLE_CARD) for one, at in ((me, other), (third, me))]
    secret = IntrigueEvent("role-seen", 1 << me, me, other, role=SAGE)
    after = structs.replace(seen, events=(*seen.events, *looks, secret))
    assert evidence_told(after, me).role[other] == SAGE
    assert evidence_told(after, third).role[other] == NOBODY
    evidence = evidence_told(after, third)
    know_roles(after.options.params, WorldSampler(after, believed(after)).draw(Random(1)), evidence)
    assert evidence.role[me] == seen.roles[me]
    assert evidence.role[other] == NOBODY


def test_a_search_player_plays_a_whole_game() -> None:
    game = IntrigueGame(IntrigueOptions.make("base", 4), Dealer.seeded(4))
    players = [IntrigueSearchPlayer(Random(seat), IntrigueRecipe(32)) for seat in range(4)]
    while game.to_act is not None:
        game.play(players[game.to_act].act(game.observe(game.to_act)))
    assert game.is_over
