"""The `steward` of intrigue: complete games, no stalling, every role wins, nothing seen that its seat cannot see."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Protocol

import pytest
from msgspec import structs

from vivat.bots.intrigue.steward import IntrigueSteward
from vivat.game import Dealer
from vivat.game.intrigue.action import IntrigueAction
from vivat.game.intrigue.event import IntrigueEvent
from vivat.game.intrigue.game import IntrigueGame
from vivat.game.intrigue.observation import IntrigueObservation
from vivat.game.intrigue.options import IntrigueOptions
from vivat.game.intrigue.sheet import default_sheet, scenarios
from vivat.lab.house_rules import with_house_rules
from vivat.rules.intrigue.goods import GOLD, INFLUENCE, KNOWLEDGE, MIGHT, POWER, SUITS
from vivat.rules.intrigue.roles import ASSASSIN, FOOL, INVESTIGATOR, KING, KNIGHT, MERCHANT, ROLE_NAMES, SAGE
from vivat.rules.log import EVERYONE
from vivat.search.intrigue.decision import Decision
from vivat.search.intrigue.exact_value import exact_value
from vivat.search.intrigue.goods_value import gain, is_wanted
from vivat.search.intrigue.observed import believed, evidence_of, roles_of, weighed_up

TABLES = [(key, players) for key, each in scenarios().items() for players in sorted({each.fewest, each.most})]
SEEDS = 24
MOST_DECISIONS_A_TURN = 40
"""Two actions, a few offers with answers and counters, and a sale of a whole hand card by card."""


class Player(Protocol):
    """Anything that plays intrigue."""

    def act(self, observation: IntrigueObservation) -> IntrigueAction: ...


class Anyhow:
    """Any legal action, each as likely."""

    def __init__(self, source: Random) -> None:
        self._source = source

    def act(self, observation: IntrigueObservation) -> IntrigueAction:
        return self._source.choice(observation.legal)


def start(players: int, scenario: str = "base", seed: int = 1, **more: int) -> IntrigueGame:
    return IntrigueGame(IntrigueOptions.make(scenario, players, **more), Dealer.seeded(seed))  # type: ignore[arg-type]


def stewards(players: int, seed: int) -> list[Player]:
    return [IntrigueSteward(Random(seed * 100 + player)) for player in range(players)]


def play_out(game: IntrigueGame, players: list[Player]) -> IntrigueGame:
    """Play on, checked; nobody may dawdle in a turn."""
    decisions, begun = 0, -1
    while game.to_act is not None:
        turns = sum(event.kind == "turn-begins" for event in game.events)
        decisions = decisions + 1 if turns == begun else 1
        begun = turns
        assert decisions <= MOST_DECISIONS_A_TURN
        observation = game.observe(game.to_act)
        action = players[game.to_act].act(observation)
        assert action in observation.legal
        game.play(action, game.to_act)
    return game


@cache
def base_game(seed: int) -> IntrigueGame:
    players = 4 + seed % 5
    return play_out(start(players, seed=seed), stewards(players, seed))


# Whole games.


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_it_plays_every_scenario_to_the_end(scenario: str, players: int) -> None:
    for seed in range(2):
        assert play_out(start(players, scenario, seed), stewards(players, seed)).is_over


def test_base_games_end_with_a_winner_in_good_time() -> None:
    outcomes = [base_game(seed).outcome for seed in range(SEEDS)]
    rounds = [outcome.rounds for outcome in outcomes if outcome is not None and outcome.winner_names]
    assert len(rounds) >= 0.9 * SEEDS
    assert sum(rounds) / len(rounds) < 15


def test_it_plays_with_forced_alliances_and_without_a_last_round() -> None:
    options = IntrigueOptions.make("base", 5, forced_alliances=True, most_rounds=0)
    assert play_out(IntrigueGame(options, Dealer.seeded(8)), stewards(5, 8)).is_over


def test_it_plays_with_another_sheet() -> None:
    """A host's numbers are read from the sheet: here everybody but the Sage needs more than there is."""
    sheet = tuple(
        replace(card, needs=(0, 2, 0, 0, 0)) if role == SAGE else replace(card, needs=(20, 0, 0, 0, 60), cost=(9,) * 5)
        for role, card in enumerate(default_sheet())
    )
    options = IntrigueOptions.make("no-might", 4, sheet=sheet)
    won = 0
    for seed in range(10):
        outcome = play_out(IntrigueGame(options, Dealer.seeded(seed)), stewards(4, seed)).outcome
        assert outcome is not None
        assert {outcome.roles[player] for player in outcome.winners} <= {SAGE}
        won += bool(outcome.winners)
    assert won >= 3  # the others know the sheet too, and guard against the Sage


def test_all_kinds_of_actions_are_used() -> None:
    verbs = {action.verb for seed in range(SEEDS) for action in base_game(seed).actions if not action.of_chance}
    assert verbs >= {
        "buy", "pass", "sell", "stop-selling", "seize-power", "trade", "give", "ask", "accept", "decline", "counter",
        "bribe", "extort", "investigate", "ally", "join", "assassinate", "seize-him",
    }  # fmt: skip


@pytest.mark.parametrize("role", range(len(ROLE_NAMES)), ids=ROLE_NAMES)
def test_every_role_can_win_by_its_own_condition(role: int) -> None:
    for seed in range(100):
        game = base_game(seed)
        outcome = game.outcome
        assert outcome is not None
        if any(outcome.roles[player] == role for player in outcome.winners):
            return
    pytest.fail("this role never won")


def test_it_beats_random_players_clearly() -> None:
    """One steward among three random players wins far more than its quarter of the games."""
    won = 0
    for seed in range(24):
        players: list[Player] = [Anyhow(Random(seed * 10 + player)) for player in range(4)]
        players[seed % 4] = IntrigueSteward(Random(seed))
        game = start(4, seed=seed)
        while game.to_act is not None:
            game.play(players[game.to_act].act(game.observe(game.to_act)))
        outcome = game.outcome
        assert outcome is not None
        won += seed % 4 in outcome.winners + outcome.allied_winners
    assert won >= 16


# What it may know.


def other_world(game: IntrigueGame, me: int) -> IntrigueGame:
    """The same game in our eyes: hidden cards of others and of the pile are exchanged, and hidden roles too."""
    other = game.copy()
    s = other._state
    players = [player for player in range(len(game.options.names)) if player != me]
    for player in players:
        for suit in range(SUITS):
            at = player * SUITS
            swap = (suit + 1) % SUITS
            if s.hand[at + suit] > s.locked[player] * (suit == POWER) and s.pile[swap]:
                s.hand[at + suit] -= 1
                s.pile[suit] += 1
                s.hand[at + swap] += 1
                s.pile[swap] -= 1
    hidden = [player for player in players if not s.shown[player]]
    roles = [s.role[player] for player in hidden]
    for player, role in zip(hidden, roles[1:] + roles[:1], strict=True):
        s.role[player] = role
    return other


@pytest.mark.parametrize("players", [4, 7])
def test_it_chooses_the_same_in_worlds_that_differ_in_secrets(players: int) -> None:
    compared = 0
    for seed in range(3):
        game = start(players, seed=seed)
        bots = stewards(players, seed)
        while game.to_act is not None:
            me = game.to_act
            here = game.observe(me)
            other = other_world(game, me)
            there = other.observe(me)
            assert here == there
            assert IntrigueSteward(Random(9)).act(here) == IntrigueSteward(Random(9)).act(there)
            compared += other._state.hand != game._state.hand and other._state.role != game._state.role
            game.play(bots[me].act(here))
    assert compared > 100


def test_the_same_observation_and_seed_give_the_same_choice_and_take_one_number() -> None:
    game = start(5, seed=3)
    observation = game.observe(game.to_act or 0)
    one, other = Random(4), Random(4)
    assert IntrigueSteward(one).act(observation) == IntrigueSteward(other).act(observation)
    other = Random(4)
    other.getrandbits(64)
    assert one.getstate() == other.getstate()


# Reading the table.


def observed(role: int, **changes: object) -> IntrigueObservation:
    """The first decision of a game of six, as somebody with this role sees it."""
    for seed in range(200):
        game = start(6, seed=seed)
        me = game.to_act or 0
        if game.observe(me).roles[me] == role:
            return structs.replace(game.observe(me), **changes)
    raise AssertionError("every role is dealt sooner or later")


def test_role_chances_add_up() -> None:
    for seed in range(4):
        game = start(6, seed=seed)
        bots = stewards(6, seed)
        while game.to_act is not None:
            observation = game.observe(game.to_act)
            beliefs = believed(observation)
            for player, role in enumerate(observation.roles):
                assert sum(roles_of(beliefs, player)) == pytest.approx(1.0)
                if role is not None:
                    assert roles_of(beliefs, player)[role] == 1.0
            game.play(bots[game.to_act].act(observation))


def test_evidence_knows_no_more_cards_than_there_are() -> None:
    """Hand sizes come out exactly, and what is known of a hand was true when it was seen."""
    for seed in range(4):
        game = start(6, seed=seed)
        bots = stewards(6, seed)
        while game.to_act is not None:
            observation = game.observe(game.to_act)
            evidence = evidence_of(observation)
            for player in range(6):
                if player != evidence.me:
                    assert evidence.sizes[player] == observation.hand_sizes[player]
                    known = evidence.known[player * SUITS : (player + 1) * SUITS]
                    assert sum(known) <= evidence.sizes[player] + 1e-9
            game.play(bots[game.to_act].act(observation))


def test_roles_are_guessed_better_than_by_chance() -> None:
    right = chance = 0.0
    for seed in range(12):
        game = start(6, seed=seed)
        bots = stewards(6, seed)
        beliefs: list[list[float]] = []
        while game.to_act is not None:
            observation = game.observe(game.to_act)
            if observation.round == 4 and game.to_act == 0:
                beliefs = [roles_of(believed(observation), player) for player in range(6)]
            game.play(bots[game.to_act].act(observation))
        assert game.outcome is not None
        for player, row in enumerate(beliefs):
            if player:
                right += row[game.outcome.roles[player]]
                chance += 1 / 6
    assert right > 1.3 * chance


# What it values and does.


def gain_of(d: Decision, *change: int) -> float:
    """The value that a change of goods adds."""
    d.g.after = [have + more for have, more in zip(d.g.goods, change, strict=True)]
    return gain(d, False)


def test_what_the_role_needs_is_valued_most() -> None:
    sage = weighed_up(observed(SAGE))
    assert gain_of(sage, 0, 1, 0, 0, 0) > 2 * gain_of(sage, 1, 0, 0, 0, 0)
    merchant = weighed_up(observed(MERCHANT))
    assert gain_of(merchant, 0, 0, 0, 0, 3) > gain_of(merchant, 1, 1, 0, 0, 0)
    king = weighed_up(observed(KING, hand=(2, 0, 0, 0)))
    assert gain_of(king, -2, 0, 0, 1, 0) > 0


def test_S7_1_where_power_counts_as_any_suit_it_is_valued_for_what_is_missing() -> None:
    seen = observed(SAGE, hand=(0, 2, 0, 0))
    wild = tuple(replace(card, wild=role == SAGE) for role, card in enumerate(seen.options.sheet))
    plain, sage = weighed_up(seen), weighed_up(structs.replace(seen, options=replace(seen.options, sheet=wild)))
    assert gain_of(sage, 0, 0, 0, 2, 0) == gain_of(sage, 0, 2, 0, 0, 0)  # with four Knowledge all is there
    assert gain_of(plain, 0, 0, 0, 2, 0) < gain_of(plain, 0, 2, 0, 0, 0)
    assert (is_wanted(sage.g, POWER), is_wanted(plain.g, POWER)) == (True, False)


def test_an_exact_value_wants_neither_more_nor_less() -> None:
    fool = weighed_up(observed(FOOL, hand=(1, 1, 1, 1))).g
    done = exact_value(fool, [1, 1, 1, 1, 1])
    for good in (MIGHT, KNOWLEDGE, INFLUENCE, POWER, GOLD):
        for more in (-1, 1):
            goods = [1, 1, 1, 1, 1]
            goods[good] += more
            assert exact_value(fool, goods) < done


def test_gold_to_end_a_turn_with_follows_from_what_cards_cost() -> None:
    seen = observed(FOOL, hand=(1, 1, 1, 0))
    dear = structs.replace(seen, options=with_house_rules(seen.options, {"bribe_price": 6, "buy_price": 3}))
    assert [weighed_up(each).g.fitting for each in (seen, dear)] == [[0, 0, 2, 3, 4], [0, 3, 6, 7, 8]]
    short = [1, 1, 1, 0, 1]
    assert exact_value(weighed_up(dear).g, short) < exact_value(weighed_up(seen).g, short)


def first_choice(observation: IntrigueObservation) -> IntrigueAction:
    return IntrigueSteward(Random(2)).act(observation)


def holding(role: int, hand: tuple[int, ...], gold: int, shown: dict[int, int]) -> IntrigueObservation:
    """The first decision of somebody with these goods, when the roles of some neighbours are known."""
    for seed in range(200):
        game = start(6, seed=seed)
        s, me = game._state, game.to_act or 0
        if s.role[me] != role:
            continue
        s.hand[me * SUITS : me * SUITS + SUITS] = list(hand)
        s.gold[me] = gold
        for after, known in shown.items():
            player = (me + after) % 6
            if known in s.role[:6]:
                s.role[s.role.index(known)] = s.role[player]
            s.role[player], s.shown[player] = known, 1
        if s.role[me] == role:
            return game.observe(me)
    raise AssertionError("every role is dealt sooner or later")


@pytest.mark.parametrize(
    ("role", "verb", "target"),
    [(ASSASSIN, "assassinate", KING), (KNIGHT, "assassinate", ASSASSIN), (INVESTIGATOR, "accuse", ASSASSIN)],
)
def test_hunters_strike_when_they_know_the_target(role: int, verb: str, target: int) -> None:
    observation = holding(role, (5, 5, 0, 0), 12, {2: target})
    action = first_choice(observation)
    assert action.verb == verb
    assert observation.roles[action.player or 0] == target


def test_hunters_do_not_strike_blindly() -> None:
    action = first_choice(holding(ASSASSIN, (5, 0, 0, 0), 12, {}))
    assert action.verb != "assassinate"


def test_whoever_is_about_to_win_is_stopped() -> None:
    """A Merchant next to us with a full chest loses four gold."""
    observation = holding(SAGE, (2, 0, 0, 0), 2, {1: MERCHANT})
    rich = list(observation.gold)
    merchant = ((observation.me or 0) + 1) % 6
    rich[merchant] = observation.options.params.win_counts[MERCHANT * 5 + GOLD]
    action = first_choice(structs.replace(observation, gold=tuple(rich)))
    assert (action.verb, action.player) == ("extort", merchant)
    assert action.what == "gold"


def test_the_king_jails_whoever_is_dangerous() -> None:
    action = first_choice(holding(KING, (0, 0, 0, 6), 0, {3: ASSASSIN}))
    assert action.verb == "seize-him"


def test_a_merchant_who_has_enough_in_cards_sells_them() -> None:
    need = IntrigueOptions.make("base", 6).params.win_counts[MERCHANT * 5 + GOLD]
    assert first_choice(holding(MERCHANT, (1, 1, 2, 0), need - 4, {})).verb == "sell"


@cache
def games_of_stewards() -> tuple[IntrigueGame, ...]:
    return tuple(play_out(start(5, seed=seed), stewards(5, seed)) for seed in range(SEEDS))


def test_S4_3_counter_offers_are_made_and_answered_and_no_offer_is_dropped() -> None:
    """Some are countered more than once and some accepted; nobody dithers."""
    actions = [action.verb for game in games_of_stewards() for action in game.actions]
    flags = [event.flag or 0 for game in games_of_stewards() for event in game.events if event.kind == "offered"]
    assert "withdraw" not in actions
    assert max(flags) >= 2
    countered = [number for number, verb in enumerate(actions) if verb == "counter"]
    answers = {actions[number + 3] for number in countered}
    assert answers >= {"accept", "decline"}


def test_S4_7_who_holds_one_card_proposes_and_is_joined_by_somebody_who_can_spare_the_other() -> None:
    shared = [
        (event.kind, game.events[number + 1].kind)
        for game in games_of_stewards()
        for number, event in enumerate(game.events)
        if event.kind == "proposed" and event.flag
    ]
    assert ("proposed", "spent") in shared


CHANGES = ("allied", "alliance-broken", "role-shown", "jailed")
ROBBERIES = ("card-taken", "gold-taken")


def test_S4_7_who_has_refused_an_alliance_is_not_asked_again_while_nothing_has_changed() -> None:
    """Changes are alliances made or broken, roles shown, somebody jailed, or the one who refused being robbed."""
    refused: set[tuple[int | None, int | None]] = set()
    refusals = proposals = 0
    for game in games_of_stewards():
        refused.clear()
        for event in game.events:
            if event.kind in CHANGES:
                refused.clear()
            elif event.kind in ROBBERIES:
                refused = {pair for pair in refused if pair[1] != event.other}
            elif event.kind == "proposed":
                assert (event.player, event.other) not in refused
                proposals += 1
            elif event.kind == "refused":
                refused.add((event.other, event.player))
                refusals += 1
    assert proposals > refusals > 10


def test_S4_8_an_ally_who_broke_the_alliance_is_joined_no_more_and_must_offer_more() -> None:
    """Whoever joins gladly does not join the same player after such an event; if somebody else broke it, they do."""
    joined = 0
    for seed in range(12):
        game = IntrigueGame(IntrigueOptions.make("base", 4), Dealer.seeded(seed))
        while game.to_act is not None:
            seen = game.observe(game.to_act)
            action = IntrigueSteward(Random(seed)).act(seen)
            if action.verb == "join":
                me, other = game.to_act, seen.turn
                third = next(player for player in range(4) if player not in (me, other))
                broken = IntrigueEvent("alliance-broken", EVERYONE, me, other)
                for saboteur, answer in ((other, "refuse"), (third, "join")):
                    sabotage = IntrigueEvent("sabotaged", EVERYONE, saboteur, me)
                    after = structs.replace(seen, events=(*seen.events, sabotage, broken))
                    assert evidence_of(after).traitors == (1 << other if saboteur == other else 0)
                    assert IntrigueSteward(Random(seed)).act(after).verb == answer
                joined += 1
            game.play(action)
    assert joined > 3


def test_who_sits_first_as_a_person_does_is_offered_as_much_as_anybody() -> None:
    """Offers of trade and alliance by stewards to the first seat, for each time that they could, and to the others."""
    made, chances = [0, 0], [0, 0]
    for seed in range(24):
        game = IntrigueGame(IntrigueOptions.make("base", 5), Dealer.seeded(seed))
        bots = [IntrigueSteward(Random(10 * seed + player)) for player in range(5)]
        while game.to_act is not None:
            me = game.to_act
            seen = game.observe(me)
            action = bots[me].act(seen)
            if me and seen.phase == "act":
                asked = {(each.verb, each.player) for each in seen.legal if each.verb in ("trade", "ally")}
                for _, player in asked:
                    chances[player == 0] += 1
                made[action.player == 0] += action.verb in ("trade", "ally")
            game.play(action)
    others, first = (count / able for count, able in zip(made, chances, strict=True))
    assert 0.8 < first / others < 1.25
