"""The bot `steward`: legal everywhere, honest about what it knows, sensible at the vote, and better than chance."""

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from vivat.bots import CastleBot
from vivat.bots.castle.ambitions import PLACE_CONDITIONS, points_at_coronation, value_in_round, value_of_keeping
from vivat.bots.castle.beliefs import steward_beliefs
from vivat.bots.castle.evaluation import Evaluation
from vivat.bots.castle.naive import Naive
from vivat.bots.castle.steward import CastleSteward
from vivat.bots.random_bot import RandomBot
from vivat.game import CastleAction, CastleGame, CastleObservation, CastleOptions, Dealer, GameRecord, Viewer
from vivat.lab.house_rules import with_house_rules
from vivat.rules.castle.actions import NO, YES
from vivat.rules.castle.ambition import (
    AMBITION_POINTS,
    FRIEND_OF_THE_KING,
    JESTER_KING,
    MAN_KING,
    NONE_IN_WC,
    ONE_IN_WC,
    ONLY_YES,
    TWO_IN_WC,
    UNDER_11,
    WOMAN_QUEEN,
)
from vivat.rules.castle.characters import card_slots
from vivat.rules.castle.places import BOX, WC_3

TEAMS = [("Ann", "Bob"), ("Cid", "Dot"), "Eve"]
FOUR = CastleOptions.make("kingup", 4, first_seat=0)
EIGHT_TEAMS = [(f"{seat}a", f"{seat}b") for seat in range(8)]

TABLES = [
    *[CastleOptions.make("viva-il-re", seats) for seats in (3, 6)],
    *[CastleOptions.make("kingup", seats) for seats in (3, 4, 5, 6)],
    *[CastleOptions.make("vive-le-roi", seats) for seats in (3, 4, 5, 6, 7, 8)],
    *[CastleOptions.make("vive-le-roi", seats, emissary=True) for seats in (2, 3, 4, 5)],
    CastleOptions.make("vive-le-roi", 4, ambition=True),
    CastleOptions.make("vive-le-roi", 8, ambition=True, banished=True, wedding=True),
    CastleOptions.make("vive-le-roi", 2, ambition=True, banished=True, emissary=True, wedding=True),
    CastleOptions.make("vive-le-roi", 4, banished=True, memory_aids=False),
    CastleOptions.make("vive-le-roi", 5, wedding=True),
    CastleOptions.make("vive-le-roi", TEAMS),
    CastleOptions.make("vive-le-roi", TEAMS, ambition=True, shared_pawn=True),
    CastleOptions.make("vive-le-roi", TEAMS[:2], emissary=True, ambition=True, banished=True, wedding=True),
    CastleOptions.make("vive-le-roi", EIGHT_TEAMS, shared_pawn=True),
    CastleOptions.make("vive-le-roi", EIGHT_TEAMS[:4]),
    CastleOptions.make("vive-le-roi", EIGHT_TEAMS, shared_pawn=True, wedding=True, banished=True),
]


def table_id(options: CastleOptions) -> str:
    return "-".join([options.edition_key, str(len(options.seats)), str(len(options.names)), *options.chosen])


def play_out(game: CastleGame, bots: Sequence[CastleBot]) -> CastleGame:
    """To the end, with every action checked."""
    while game.deciding is not None:
        assert game.to_act is not None
        game.play(bots[game.to_act].act(game.observe(game.deciding)), game.deciding)
    return game


def stewards(count: int, seed: int) -> list[CastleBot]:
    return [CastleSteward(Random(seed * 100 + seat)) for seat in range(count)]


@pytest.mark.parametrize("options", TABLES, ids=table_id)
def test_it_plays_every_table_to_the_end(options: CastleOptions) -> None:
    for seed in range(2):
        game = play_out(CastleGame(options, Dealer.seeded(seed)), stewards(len(options.seats), seed))
        assert game.is_over


def test_one_player_of_a_team_can_be_a_steward() -> None:
    game = CastleGame.start("vive-le-roi", TEAMS, seed=3, ambition=True)
    bot = CastleSteward(Random(3))
    while game.deciding is not None:
        assert game.to_act is not None
        asked = game.deciding if game.deciding.kind == "player" else Viewer.player((0, 2, 4)[game.to_act])
        game.play(bot.act(game.observe(asked)), asked)
    assert game.is_over


# A bot knows what its seat knows.


def swapped_worlds(game: CastleGame, seat: int) -> CastleGame:
    """The same game, but in its last round the other seats hold each other's cards."""
    actions = [action.text for action in game.actions]
    last = max(at for at, action in enumerate(game.actions) if action.verb == "deal")
    deals = list(range(last - len(game.options.names) + 1, last + 1))
    others = [at for player, at in enumerate(deals) if player != seat]
    for at, text in zip(others, [actions[at] for at in others[1:] + others[:1]], strict=True):
        actions[at] = text
    replayed = GameRecord(game.options, tuple(actions)).game()
    assert isinstance(replayed, CastleGame)
    return replayed


def with_all_cards(game: CastleGame, seat: int) -> CastleObservation:
    """What the seat would see if the cards of the round leaked."""
    dealt = [action.card for action in game.actions if action.verb == "deal"]
    return replace(game.observe(seat), cards=tuple(dealt[-len(game.options.names) :]))


@pytest.mark.parametrize("edition", ["kingup", "vive-le-roi"])
def test_worlds_that_differ_in_hidden_cards_give_the_same_choice(edition: str) -> None:
    compared = caught = 0
    for seed in range(4):
        game = CastleGame.start(edition, 4, seed=seed)
        bots = stewards(4, seed)
        counted = 0
        while game.deciding is not None and game.to_act is not None:
            if len(game.actions) % 7 == 0 and len(game.counts) == counted:
                seat = game.to_act
                other = swapped_worlds(game, seat)
                assert other.events != game.events
                choices = [CastleSteward(Random(5)).act(world.observe(seat)) for world in (game, other)]
                peeping = [CastleSteward(Random(5)).act(with_all_cards(world, seat)) for world in (game, other)]
                assert choices[0] == choices[1]
                compared += 1
                caught += peeping[0] != peeping[1]
            counted = len(game.counts)
            game.play(bots[game.to_act].act(game.observe(game.deciding)))
    assert compared > 30
    assert caught > 0  # the planted leak: with the others' cards in sight, the two worlds would not look alike


def test_the_same_observation_and_seed_give_the_same_choice() -> None:
    game = CastleGame.start("vive-le-roi", 4, seed=9, ambition=True)
    bots = stewards(4, 9)
    while game.deciding is not None and game.to_act is not None:
        observation = game.observe(game.deciding)
        assert CastleSteward(Random(2)).act(observation) == CastleSteward(Random(2)).act(observation)
        game.play(bots[game.to_act].act(observation))


def test_luck_depends_on_the_seed_and_the_number_of_calls_alone() -> None:
    game = CastleGame(FOUR, Dealer.seeded(1))
    early = game.observe(0)
    play_to_vote(game)
    late = game.observe(game.to_act or 0)
    one, other = Random(8), Random(8)
    CastleSteward(one).act(early)
    CastleSteward(other).act(late)
    assert one.getstate() == other.getstate()


# At the vote.


def play_to_vote(game: CastleGame) -> None:
    """Place in the alphabet's order from floor 4 down, then climb with the highest until somebody is a candidate."""
    while game.to_act is not None and game.observe(0).phase != "vote":
        legal = game.legal_actions()
        places = game.observe(0).places
        game.play(max(legal, key=lambda action: (action.floor or 0, places[action.character or 0])))


def at_the_vote(observation: CastleObservation, *, card: int, places: Sequence[int], spent: int) -> CastleObservation:
    """The same vote, with another card in hand, others' No cards spent, and the characters standing elsewhere."""
    reveals = tuple(
        event
        for _ in range(spent)
        for seat in range(4)
        if seat != observation.my_seat
        for event in (replace(observation.events[0], kind="revealed", seat=seat, vote=NO, round=None),)
    )
    cards = tuple(card if player == observation.my_seat else None for player in range(4))
    return replace(observation, cards=cards, places=tuple(places), events=(*observation.events, *reveals))


@pytest.fixture
def vote() -> CastleObservation:
    """Seat 0 votes on Alighiero in the first round."""
    game = CastleGame(FOUR, Dealer.seeded(1))
    play_to_vote(game)
    while game.to_act != 0:
        game.play("vote yes")
    observation = game.observe(0)
    assert observation.candidate is not None
    return observation


def choose(observation: CastleObservation) -> CastleAction:
    choices = {CastleSteward(Random(seed)).act(observation) for seed in range(5)}
    assert len(choices) == 1
    return choices.pop()


def card_with(candidate: int, *, wanted: bool) -> int:
    return next(card for card in range(26) if (candidate in card_slots(card)) is wanted)


def test_it_crowns_its_favourite_when_the_count_is_high_and_nobody_can_refuse(vote: CastleObservation) -> None:
    candidate = vote.candidate or 0
    card = card_with(candidate, wanted=True)
    places = [4 if slot in card_slots(card) else 1 for slot in range(13)]
    places[candidate] = 6
    assert choose(at_the_vote(vote, card=card, places=places, spent=3)).vote == YES


def test_it_refuses_a_stranger_when_it_has_nothing_and_nobody_else_can(vote: CastleObservation) -> None:
    candidate = vote.candidate or 0
    card = card_with(candidate, wanted=False)
    places = [0 if slot in card_slots(card) else 4 for slot in range(13)]
    places[candidate] = 6
    assert choose(at_the_vote(vote, card=card, places=places, spent=3)).vote == NO


def test_it_takes_the_zero_bonus_of_the_last_round(vote: CastleObservation) -> None:
    candidate = vote.candidate or 0
    card = card_with(candidate, wanted=False)
    places = [4] * 13
    for slot, place in zip(card_slots(card), (0, 0, 0, 0, BOX, BOX), strict=True):
        places[slot] = place
    places[candidate] = 6
    observation = at_the_vote(vote, card=card, places=places, spent=3)
    assert choose(observation).vote == NO
    assert choose(replace(observation, round=3)).vote == YES


def test_it_does_not_crown_a_king_who_makes_another_win(vote: CastleObservation) -> None:
    candidate = vote.candidate or 0
    card = card_with(candidate, wanted=False)
    places = [3] * 13
    places[candidate] = 6
    observation = replace(at_the_vote(vote, card=card, places=places, spent=3), round=3)
    assert choose(replace(observation, scores=(10, 40, 12, 12))).vote == NO
    assert choose(replace(observation, scores=(60, 20, 12, 12))).vote == YES


def by_house_rules(observation: CastleObservation, **rules: int) -> CastleObservation:
    """The same, at a table that plays by these numbers."""
    options = with_house_rules(FOUR, {name.replace("__", "."): value for name, value in rules.items()})
    assert isinstance(options, CastleOptions)
    return replace(observation, options=options)


def test_it_counts_by_the_house_rules(vote: CastleObservation) -> None:
    candidate = vote.candidate or 0
    card = card_with(candidate, wanted=True)
    places = [4 if slot in card_slots(card) else 1 for slot in range(13)]
    places[candidate] = 6
    observation = at_the_vote(vote, card=card, places=places, spent=3)
    assert choose(observation).vote == YES
    assert choose(by_house_rules(observation, worth__throne=-50)).vote == NO


def test_it_hopes_for_what_the_throne_is_worth(vote: CastleObservation) -> None:
    hopes = [
        Evaluation(observation, steward_beliefs(observation)).expected_points([5] * 13, [0.0] * 4)[0]
        for observation in (by_house_rules(vote, worth__throne=points) for points in (1, 10, 30))
    ]
    assert hopes == sorted(set(hopes))


def test_R6_4_the_last_round_is_that_of_the_house_rules(vote: CastleObservation) -> None:
    candidate = vote.candidate or 0
    card = card_with(candidate, wanted=False)
    places = [4] * 13
    for slot, place in zip(card_slots(card), (0, 0, 0, 0, BOX, BOX), strict=True):
        places[slot] = place
    places[candidate] = 6
    observation = at_the_vote(vote, card=card, places=places, spent=3)
    assert choose(observation).vote == NO
    assert choose(by_house_rules(observation, rounds=1)).vote == YES


# StewardBeliefs.


def test_it_counts_the_vote_cards_that_were_shown() -> None:
    game = CastleGame.start("vive-le-roi", 3, seed=2, emissary=True)
    bots = [RandomBot(Random(seat)) for seat in range(3)]
    compared = 0
    while game.deciding is not None and game.to_act is not None:
        observation = game.observe(game.to_act)
        if observation.phase in ("climb", "vote") and observation.emissary_pile is not None:
            assert observation.votes_left is not None
            beliefs = steward_beliefs(observation)
            assert beliefs.nos == tuple(left.no for left in observation.votes_left)
            assert beliefs.aches == tuple(left.stomachache for left in observation.votes_left)
            assert beliefs.pile[1:] == (observation.emissary_pile.no, observation.emissary_pile.stomachache)
            compared += 1
        game.play(bots[game.to_act].act(game.observe(game.deciding)))
    assert compared > 50


def test_votes_and_moves_point_to_the_favourites() -> None:
    """The others' true Favourites are thought likelier than strangers once naive bots have played a while."""
    right = wrong = 0.0
    for seed in range(5):
        game = CastleGame(FOUR, Dealer.seeded(seed))
        bots = [Naive(Random(seat)) for seat in range(4)]
        beliefs = None
        while not game.counts and game.to_act is not None:
            if game.to_act == 0:
                beliefs = steward_beliefs(game.observe(0))
            game.play(bots[game.to_act].act(game.observe(game.to_act)))
        assert beliefs is not None
        for row in game.counts[0].rows[1:]:
            mine = set(card_slots(row.card))
            right += sum(beliefs.presence[row.player][slot] for slot in mine) / 6
            wrong += sum(beliefs.presence[row.player][slot] for slot in range(13) if slot not in mine) / 7
    assert right > 1.3 * wrong


def test_cards_that_are_out_are_believed_in_no_hand() -> None:
    game = CastleGame.start("kingup", 3, seed=6)
    bots = stewards(3, 6)
    while not game.counts and game.to_act is not None:
        game.play(bots[game.to_act].act(game.observe(game.to_act)))
    beliefs = steward_beliefs(game.observe(0))
    own = game.observe(0).cards[0]
    gone = {row.card for row in game.counts[0].rows} | {own}
    for card in gone:
        assert card is not None
        assert beliefs.odds[1][card] == 0.0
    assert sum(beliefs.odds[1]) == pytest.approx(1.0)


# Ambitions.


def test_the_conditions_of_ambitions() -> None:
    floors, in_wc = [1, 2, 3, 4, 5, 5], [WC_3, 2, 3, 4, 5, 5]

    def met(ambition: int, *kings: int, brought: bool = False, only_yes: bool = False, points: float = 20) -> bool:
        return points_at_coronation(ambition, floors, kings or (0,), brought, only_yes, points) > 0

    assert met(NONE_IN_WC)
    assert not met(ONE_IN_WC)
    assert met(WOMAN_QUEEN)
    assert not met(MAN_KING)
    assert met(JESTER_KING, 13)
    assert met(JESTER_KING, 13, 0)
    assert met(JESTER_KING, 0, 13)
    assert met(WOMAN_QUEEN, 13, 0)
    assert met(WOMAN_QUEEN, 0, 2)
    assert met(MAN_KING, 0, 2)
    assert not met(MAN_KING, 0, 11)
    assert met(FRIEND_OF_THE_KING, brought=True)
    assert met(ONLY_YES, only_yes=True)
    assert met(UNDER_11, points=10)
    assert not met(UNDER_11, points=11)
    assert points_at_coronation(ONE_IN_WC, in_wc, (0,), False, False, 20) == 3
    assert all(value_in_round(ambition, in_wc, 0.0) >= 0.0 for ambition in PLACE_CONDITIONS)
    assert value_in_round(ONLY_YES, floors, 0.0) > value_in_round(ONLY_YES, floors, 3.0)


def test_R10_3_what_the_first_of_the_couple_has_met_is_sure() -> None:
    floors = [1, 2, 3, 4, 5, 5]
    for ambition, king in ((JESTER_KING, 13), (WOMAN_QUEEN, 0), (MAN_KING, 2)):
        assert value_in_round(ambition, floors, 0.0, [king]) == AMBITION_POINTS[ambition]
        assert (
            value_in_round(ambition, floors, 0.0, [11])
            == value_in_round(ambition, floors, 0.0)
            < AMBITION_POINTS[ambition]
        )
    assert value_in_round(FRIEND_OF_THE_KING, floors, 0.0, [0], brought=True) == 3
    assert value_in_round(FRIEND_OF_THE_KING, floors, 0.0, [0]) < 3


def test_R10_3_it_reads_the_ambitions_of_a_couple_as_the_rules_do() -> None:
    """Every Ambition shown in some weddings, counted again from what all can see."""
    seen = set()
    for seed in range(30):
        game = CastleGame.start("vive-le-roi", 3, seed=seed, ambition=True, wedding=True)
        play_out(game, [RandomBot(Random(seed))] * 3)
        for number in range(3):
            first, second = (count for count in game.counts if count.round == number)
            for row in second.rows:
                assert row.ambition is not None
                stand = [place for _, place, _ in row.favourites]
                brought = row.player in (first.seat, second.seat)
                met = points_at_coronation(row.ambition, stand, (first.king, second.king), brought, False, row.points)
                if row.ambition != ONLY_YES:
                    assert met == row.ambition_points, (seed, number, row)
                    seen.add((row.ambition, bool(met)))
    about_the_couple = {JESTER_KING, WOMAN_QUEEN, MAN_KING, FRIEND_OF_THE_KING}
    assert {each for each in seen if each[0] in about_the_couple} == {(a, m) for a in about_the_couple for m in (0, 1)}


def test_it_keeps_what_is_likely_to_be_met() -> None:
    women = card_slots(18)
    assert value_of_keeping(NONE_IN_WC, women) > value_of_keeping(TWO_IN_WC, women)
    game = CastleGame.start("vive-le-roi", 4, seed=11, ambition=True)
    observation = game.observe(0)
    assert observation.phase == "keep"
    assert observation.choosing == 0
    hard, easy = (game.parse(f"keep ambition {number + 1}") for number in (TWO_IN_WC, NONE_IN_WC))
    assert CastleSteward(Random(1)).act(replace(observation, legal=(hard, easy))) == easy


# Strength, in a small sample; the large ones are for the lab.


def wins_of_one(foe: type[RandomBot | Naive], deals: int) -> float:
    """The part of the games that one steward wins against three others, from every seat."""
    won = 0.0
    for seed in range(deals):
        for seat in range(4):
            bots: list[CastleBot] = [foe(Random(seed * 10 + other)) for other in range(4)]
            bots[seat] = CastleSteward(Random(seed))
            outcome = play_out(CastleGame.start("kingup", 4, seed=seed), bots).outcome
            assert outcome is not None
            if seat in outcome.winners:
                won += 1 / len(outcome.winners)
    return won / (4 * deals)


def test_it_beats_three_random_bots() -> None:
    assert wins_of_one(RandomBot, 12) >= 0.6


def test_it_does_better_than_its_share_against_three_naive_bots() -> None:
    assert wins_of_one(Naive, 12) >= 0.35


def test_it_says_both_yes_and_no_and_does_not_stall() -> None:
    for seed in range(3):
        game = play_out(CastleGame.start("kingup", 4, seed=seed), stewards(4, seed))
        votes = [action.vote for action in game.actions if action.verb == "vote"]
        assert 0.1 < votes.count(NO) / len(votes) < 0.6
        assert len(game.actions) < 300
