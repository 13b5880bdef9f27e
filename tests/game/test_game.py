"""The friendly face: playing, refusals, viewers, outcomes, and what each viewer sees."""

import random
from typing import Any, get_args

import pytest

from tests.castle.combinations import all_combinations
from vivat.game import SPECTATOR, CastleGame, CastleOptions, CastleVictory, Dealer, IllegalAction, IntrigueGame, Viewer
from vivat.game.castle import refusals
from vivat.game.castle.action import actions_of
from vivat.game.castle.outcome import make_outcome
from vivat.game.castle.victory import CastleHow, tie_break_of
from vivat.game.text import visible
from vivat.rules.castle.places import WC_3
from vivat.rules.castle.reasons import REASONS
from vivat.rules.castle.state import CLIMB, EMISSARY, EMISSARY_SEAT, VOTE, State
from vivat.words import words

TEAMS = [("Charles", "Margot"), "Louis", "Philippe"]


def to_phase(game: CastleGame, phase: int, seed: int = 1) -> CastleGame:
    source = random.Random(seed)
    while game._state.phase != phase:
        game.play(source.choice(game.legal_actions()))
    return game


def finished(options: CastleOptions, seed: int) -> CastleGame:
    source = random.Random(seed)
    game = CastleGame(options, Dealer.seeded(seed))
    while not game.is_over:
        game.play(source.choice(game.legal_actions()))
    return game


def test_every_reason_has_a_sentence_and_an_article() -> None:
    assert list(refusals.REASONS) == list(range(1, REASONS))
    for key, article in refusals.REASONS.values():
        assert words().knows(key)
        assert article.startswith("R")


@pytest.mark.parametrize(
    ("edition", "phase", "changes", "text", "sentence"),
    [
        ("kingup", 4, {}, "move Odessa", "is not what is asked now: a character is to be placed. (R13.1)"),
        ("kingup", 4, {}, "vote no", "is not what is asked now: a character is to be placed. (R13.1)"),
        ("kingup", CLIMB, {}, "place Odessa 3", "is not what is asked now: a character is to climb. (R13.1)"),
        ("vive-le-roi", 4, {}, "place Jester 3", "Nobody places the Jester: he starts on floor 3. (R2.6)"),
        ("kingup", CLIMB, {"Odessa": 12}, "move Odessa", "Odessa is no longer in the castle. (R4.1)"),
        ("kingup", CLIMB, {}, "to the WC Odessa", "KingUp! has no WCs. (R1.2)"),
        ("kingup", VOTE, {}, "vote stomachache", "KingUp! has no Stomachache cards. (R5.6)"),
        ("vive-le-roi", CLIMB, {"Ouaf": 0}, "to the WC Ouaf", "only floors 3 and 4 have one. (R4.3)"),
        ("vive-le-roi", CLIMB, {"Ouaf": 2}, "to the WC Ouaf", "only when floor 3 is full, and it has room. (R4.3)"),
        ("vive-le-roi", CLIMB, {"Ouaf": WC_3}, "to the WC Ouaf", "Ouaf is in a WC already. (R4.4)"),
        ("vive-le-roi", VOTE, {"nos": 0}, "vote no", "You have no No card left. (R5.7)"),
        ("vive-le-roi", VOTE, {"aches": 0}, "vote stomachache", "You have no Stomachache card left. (R5.7)"),
        ("kingup", VOTE, {}, "deal 3", "That is for chance to do, not for a player. (R13.3)"),
    ],
)
def test_R13_1_a_refusal_names_its_article(
    edition: str, phase: int, changes: dict[str, int], text: str, sentence: str
) -> None:
    game = to_phase(CastleGame.start(edition, 4, seed=3), phase)
    state = game._state
    for name, value in changes.items():
        if name in ("nos", "aches"):
            getattr(state, name)[state.turn] = value
        else:
            slot = game.options.edition.names.index(name)
            state.occupants[state.place[slot]] -= 1
            state.occupants[value] += 1
            state.place[slot] = value
    refused = game.why_not(text, game.to_act)
    assert refused is not None
    assert str(refused).endswith(sentence)
    with pytest.raises(IllegalAction) as caught:
        game.play(text, game.to_act)
    assert str(caught.value) == str(refused)


def test_a_castle_lists_no_sorts_of_action_that_are_refused() -> None:
    assert CastleGame.start("kingup", 3, seed=1).refused_sorts(0) == ()


def test_R1_3_full_floors_are_refused_in_every_way() -> None:
    game = to_phase(CastleGame.start("vive-le-roi", 4, seed=3), CLIMB)
    state = game._state
    for slot, place in enumerate([4, 4, 4, 4, 3, 3, 3, 8, 2, 0, 0, 0, 0, 3]):
        state.place[slot] = place
    for place in range(15):
        state.occupants[place] = state.place.count(place)
    assert str(game.why_not("move Éloïse")) == "Floor 4 is full: 4 characters stand there. (R1.3)"
    assert str(game.why_not("to the WC Éloïse")) == "The WC of floor 4 is taken. (R4.3)"
    assert str(game.why_not("move Jeanne")) == "Jeanne must stay in the WC: floor 4 is full. (R4.4)"
    assert game.why_not("to the WC Leonardo") is None
    assert {action.text for action in game.legal_actions()} >= {"move Aliénor", "to the WC Leonardo"}


def test_R13_1_only_whoever_is_asked_may_act() -> None:
    game = CastleGame.start("kingup", ["Rachel", "Simon", "Theresa", "Umberto"], seed=3)
    asked = game.to_act
    assert asked is not None
    other = (asked + 1) % 4
    name = game.options.names[asked]
    assert str(game.why_not("place Odessa 3", other)) == f"It is not your decision now, but {name}’s. (R13.1)"
    assert str(game.why_not("place Odessa 3", SPECTATOR)) == "A spectator watches and does not act. (R13.4)"
    assert game.why_not("place Odessa 3", asked) is None
    assert game.legal_actions(other) == []
    assert len(game.legal_actions(asked)) == 52
    before = game.actions
    with pytest.raises(IllegalAction):
        game.play("place Odessa 3", other)
    assert game.actions == before


@pytest.mark.parametrize("viewer", [4, -1, Viewer.player(4), Viewer.seat(99)])
def test_R11_1_there_is_no_such_viewer(viewer: Any) -> None:
    with pytest.raises(IllegalAction, match="There is no"):
        CastleGame.start("kingup", 4, seed=3).observe(viewer)


def test_R13_3_without_a_dealer_chance_is_played_like_anything_else() -> None:
    game = CastleGame(CastleOptions.make("kingup", 3))
    assert game.is_chance
    assert game.to_act is None
    assert game.deciding is None
    assert [(action.text, weight) for action, weight in game.chances()] == [(f"first player {n}", 1) for n in (1, 2, 3)]
    assert str(game.why_not("first player 4")) == "There is no such seat. (R2.2)"
    assert str(game.why_not("place Odessa 3", 0)) == "Chance acts now. (R13.1)"
    game.replay([game.parse("first player 2"), game.parse("deal 1")])
    assert str(game.why_not("deal 1")) == "That card has been dealt already. (R2.3)"
    game.play("deal 2")
    game.play("deal 3")
    assert game.chances() == []
    assert game.to_act == 1


def test_R9_2_the_weights_of_the_emissarys_pile() -> None:
    game = CastleGame(CastleOptions.make("vive-le-roi", 2, emissary=True))
    source = random.Random(2)
    while "draw" not in {action.verb for action, _ in game.chances()}:
        chances = game.chances()
        game.play(source.choice([action for action, _ in chances] or game.legal_actions()))
    assert [(action.text, weight) for action, weight in game.chances()] == [
        ("draw yes", 1),
        ("draw no", 4),
        ("draw stomachache", 1),
    ]


def test_R13_4_a_copy_goes_its_own_way() -> None:
    game = CastleGame.start("kingup", 4, seed=3)
    game.observe(0)
    twin = game.copy(Dealer.seeded(9))
    twin.play(twin.legal_actions()[0])
    assert len(game.actions) + 1 == len(twin.actions)
    assert game._state != twin._state
    assert game.counts == ()
    while not twin.is_over:
        twin.play(twin.legal_actions()[-1])
    assert len(twin.counts) == 3
    assert game.counts == ()


@pytest.mark.parametrize(("players", "options"), [(3, {}), (4, {"ambition": True}), (2, {"emissary": True})])
def test_R13_3_what_is_considered_is_what_is_played(players: int, options: dict[str, bool]) -> None:
    game = CastleGame(CastleOptions.make("vive-le-roi", players, **options))
    source = random.Random(7)
    replayed = CastleGame(game.options)
    coming = game.consider((), Dealer.seeded(1))
    while True:
        before = everything_of(game)
        assert coming.texts == tuple(action.text for action, _ in coming.steps)
        for action, events in coming.steps:
            assert not replayed.is_over
            assert replayed.play(action) == events
        assert everything_of(game) == before, "to consider something changes nothing"
        game.adopt(coming)
        assert everything_of(game) == everything_of(replayed)
        assert game.is_over == coming.is_over
        if game.is_over:
            break
        assert not game.is_chance
        coming = game.consider([source.choice(game.legal_actions())], Dealer.seeded(len(game.events)))


def everything_of(game: CastleGame) -> tuple[object, ...]:
    viewers = (SPECTATOR, *map(Viewer.seat, range(len(game.options.seats))))
    return game.actions, game.events, game.counts, tuple(map(game.observe, viewers))


def test_what_was_considered_of_another_position_is_not_adopted() -> None:
    game = CastleGame.start("kingup", 3, seed=1)
    coming = game.consider(game.legal_actions()[:1], Dealer.seeded(1))
    game.play(game.legal_actions()[1])
    with pytest.raises(AssertionError, match="another position"):
        game.adopt(coming)


def test_R11_6_teammates_know_each_others_favourites_but_not_ambitions() -> None:
    game = to_phase(CastleGame.start("vive-le-roi", TEAMS, seed=4, ambition=True), CLIMB)
    charles, margot, louis = (game.observe(Viewer.player(player)) for player in range(3))
    seat, spectator = game.observe(0), game.observe(SPECTATOR)
    cards = tuple(game._state.card[:4])
    assert charles.cards == margot.cards == seat.cards == (cards[0], cards[1], None, None)
    assert louis.cards == (None, None, cards[2], None)
    assert spectator.cards == (None,) * 4
    kept = game._state.kept
    assert charles.kept == (kept[0], None, None, None)
    assert margot.kept == (None, kept[1], None, None)
    assert seat.kept == (kept[0], kept[1], None, None)
    assert charles.offered[0] is not None
    assert charles.offered[1] is None
    assert seat.my_players == (0, 1)
    assert charles.my_players == (0,)
    assert charles.my_seat == 0
    assert spectator.my_seat is None


def test_R11_3_each_player_of_a_team_keeps_an_ambition_alone() -> None:
    game = CastleGame.start("vive-le-roi", TEAMS, seed=4, ambition=True)
    assert game.deciding == Viewer.player(0)
    assert game.legal_actions(Viewer.player(1)) == []
    assert len(game.legal_actions(Viewer.player(0))) == len(game.legal_actions(0)) == 2
    assert str(game.why_not("keep ambition 1", Viewer.player(1))) == (
        "It is not your decision now, but Charles’s. (R13.1)"
    )
    offered = game.observe(Viewer.player(0)).offered[0]
    assert offered is not None
    unwanted = next(n for n in range(1, 17) if n - 1 not in offered)
    refused = game.why_not(f"keep ambition {unwanted}", Viewer.player(0))
    assert str(refused) == f"Ambition {unwanted} is not one of the two you were dealt. (R8.2)"


def test_R5_10_vote_cards_are_counted_only_with_memory_aids() -> None:
    for aids in (True, False):
        game = CastleGame.start("vive-le-roi", 3, seed=4, emissary=True, memory_aids=aids)
        seen = game.observe(0)
        assert seen.votes is not None
        assert seen.votes.no == 3
        assert (seen.votes_left is None) is not aids
        assert (seen.emissary_pile is None) is not aids
    lone = CastleGame.start("vive-le-roi", 3, seed=4).observe(SPECTATOR)
    assert lone.emissary_pile is None
    assert lone.votes is None


def test_R13_4_the_viewer_knows_its_own_turn() -> None:
    game = CastleGame.start("kingup", 3, seed=4)
    assert game.to_act is not None
    assert game.observe(game.to_act).my_turn
    assert not game.observe((game.to_act + 1) % 3).my_turn


@pytest.mark.parametrize(
    ("how", "scores", "winners", "said"),
    [
        ("score", (12, 9, 7), (0,), "Anna wins with 12 points."),
        ("highest-favourite", (12, 12, 7), (1,), "Bruno wins with 12 points."),
        ("shared", (12, 12, 7), (0, 1), "Anna and Bruno share the victory with 12 points."),
        ("emissary", (12, 9), (EMISSARY_SEAT,), "The Emissary of the Empire wins with 20 points."),
    ],
)
def test_R7_1_who_has_won_and_why(how: CastleHow, scores: tuple[int, ...], winners: tuple[int, ...], said: str) -> None:
    is_emissary = how == "emissary"
    options = CastleOptions.make("vive-le-roi", ["Anna", "Bruno", "Carla"][: len(scores)], emissary=is_emissary)
    state = State(winners=sum(1 << seat for seat in winners))
    state.score[: len(scores)] = scores
    state.score[EMISSARY] = 20
    outcome = make_outcome(options, state, ())
    assert (outcome.reason, outcome.scores, outcome.seat_scores, str(outcome)) == (how, scores, scores, said)
    assert outcome.winners == winners
    assert outcome.victories == tuple(CastleVictory(seat, how, 20 if is_emissary else 12) for seat in winners)
    assert len(outcome.winner_names) == len(winners)
    assert outcome.emissary_score == (20 if is_emissary else None)


@pytest.mark.hunt
def test_R7_1_the_outcome_agrees_with_the_scores_in_every_game() -> None:
    reasons = set()
    combinations = all_combinations()
    for seed in range(400):
        game = finished(combinations[seed * 7919 % len(combinations)], seed)
        outcome = game.outcome
        assert outcome is not None
        reasons.add(outcome.reason)
        seen = game.observe(SPECTATOR)
        assert outcome.scores == seen.scores
        assert (outcome.victories, outcome.near_misses) == (seen.victories, seen.near_misses)
        assert outcome.winners == seen.winners == tuple(each.seat for each in outcome.standings if each.rank == 1)
        behind = {each.seat: each.behind for each in outcome.standings if each.rank > 1}
        close = {each.seat for each in outcome.near_misses}
        assert close == {seat for seat, points in behind.items() if points == min(behind.values())}
        for each in outcome.near_misses:
            assert each.by == (
                "score" if behind[each.seat] or each.seat == EMISSARY_SEAT else tie_break_of(game._params)
            )
            assert each.difference == behind[each.seat] or each.by != "score"
            assert each.difference > 0 or each.seat == EMISSARY_SEAT
        last = {row.player: row.score for row in outcome.counts[-1].rows}
        assert all(last[player] == score for player, score in enumerate(outcome.scores))
        if outcome.reason == "emissary":
            assert outcome.winners == (EMISSARY_SEAT,)
            assert outcome.emissary_score is not None
            assert outcome.emissary_score > max(outcome.seat_scores)
            assert str(outcome).startswith("The Emissary of the Empire wins")
        else:
            assert {outcome.seat_scores[seat] for seat in outcome.winners} == {max(outcome.seat_scores)}
        if outcome.reason == "shared":
            assert "share the victory" in str(outcome)
        for count in outcome.counts:
            for row in count.rows:
                assert row.points == sum(points for _, _, points in row.favourites)
                if not game.options.shared_pawn:
                    assert row.total == (row.zero_bonus or row.points) + row.ambition_points
    assert reasons == set(get_args(CastleHow))


def test_R7_1_nothing_can_be_done_after_the_end() -> None:
    game = finished(CastleOptions.make("kingup", 3), 1)
    assert game.to_act is None
    assert game.deciding is None
    for action in actions_of("kingup").values():
        refused = game.why_not(action, 0)
        assert refused is not None
        assert str(refused) == "The game is over. (R7.1)"
    assert game.observe(0).winners
    unfinished = CastleGame.start("kingup", 3, seed=1)
    assert unfinished.outcome is None


def test_R2_3_a_secure_dealer_deals_differently() -> None:
    dealt = {tuple(event.card for event in CastleGame.start("kingup", 6).events) for _ in range(5)}
    assert len(dealt) == 5


def test_R6_4_the_bonus_for_nothing_is_in_the_count() -> None:
    game = to_phase(CastleGame.start("kingup", 3, seed=1), VOTE)
    state = game._state
    state.round = 2
    for slot in range(13):
        state.place[slot] = 0 if slot != state.candidate else 6
    for player in range(3):
        state.card[player] = next(c for c in range(26) if not game.options.params.favourites[c] >> state.candidate & 1)
    for _ in range(3):
        game.play("vote yes")
    (count,) = game.counts
    assert [(row.points, row.zero_bonus, row.total) for row in count.rows] == [(0, 33, 33)] * 3


def test_R13_2_events_for_a_viewer_are_its_own() -> None:
    game = CastleGame.start("kingup", 3, seed=1)
    dealt = [event.kind for event in game.events_for(1)]
    assert dealt == ["round-begins", "favourites-dealt"]
    assert [event.kind for event in game.events_for(SPECTATOR)] == ["round-begins"]
    assert [event.kind for event in game.events] == ["round-begins"] + ["favourites-dealt"] * 3


@pytest.mark.parametrize("game", [CastleGame.start("kingup", 3, seed=1), IntrigueGame.start("base", 4, seed=1)])
def test_R13_4_who_is_told_the_events_otherwise_sees_the_same_without_them(game: CastleGame | IntrigueGame) -> None:
    for viewer in (SPECTATOR, Viewer.player(0), Viewer.player(1)):
        now, then = game.observe_now(viewer), game.observe(viewer)
        fields = [name for name in then.__struct_fields__ if name != "events"]
        assert [getattr(now, name) for name in fields] == [getattr(then, name) for name in fields]


def test_R13_2_the_events_are_those_of_each_step_in_order() -> None:
    game = CastleGame.start("kingup", 3, seed=3)
    for _ in range(5):
        game.play(game.legal_actions()[0])
    assert len(game.steps) == len(game.actions) + 1
    assert game.events == tuple(event for step in game.steps for event in step)


def test_what_nobody_sees_is_not_in_a_text() -> None:
    assert visible("Bo\u200bb\u3164 \u202eand Eve\u2060") == "Bob and Eve"


def test_R3_1_open_moves_are_those_on_the_open_board_and_none_where_a_secret_decides() -> None:
    game = CastleGame.start("kingup", 3, seed=3)
    assert game.open_moves == game.legal_actions()
    assert [game.action_of(action.code) for action in game.open_moves] == game.open_moves
    while not game.polled:
        game.play(game.legal_actions()[-1])
    assert game.open_moves == []
    assert IntrigueGame.start("base", 4, seed=1).open_moves == []


def test_R8_4_an_ambition_met_as_it_stands_is_met_at_the_count() -> None:
    options = CastleOptions.make("vive-le-roi", 3, ambition=True)
    kept: set[int] = set()
    for seed in range(25):
        game = CastleGame(options, Dealer.seeded(seed))
        draw = random.Random(seed)
        said: list[tuple[int | None, bool | None]] = []
        told = 0
        while game.to_act is not None:
            seen = [game.observe(Viewer.player(player)) for player in range(3)]
            assert all(seen[0].ambitions_met[other] is None for other in (1, 2))
            said = [(seen[player].kept[player], seen[player].ambitions_met[player]) for player in range(3)]
            game.play(draw.choice(game.legal_actions()))
            shown = [event for event in game.events[told:] if event.kind == "ambition-shown"]
            told = len(game.events)
            for event in shown:
                ambition, met = said[event.player or 0]
                assert ambition == event.ambition
                assert met == ((event.points or 0) > 0)
                kept.add(ambition or 0)
    assert kept == set(range(16))


def test_R5_1_which_elections_may_come_and_which_ballots_there_are_for_them() -> None:
    game = to_phase(CastleGame.start("kingup", 3, seed=1), VOTE)
    state = game._state
    assert game.candidacy == (0, state.candidate)
    assert (0, state.candidate) not in game.candidacies
    assert {character for _, character in game.candidacies} == set(range(13)) - {state.candidate}
    assert [action.text for action in game.ballots_of(0)] == ["vote yes", "vote no"]
    over = finished(CastleOptions.make("kingup", 3), 1)
    assert (over.candidacy, over.candidacies) == (None, ())
    other = IntrigueGame.start("base", 4, seed=1)
    assert (other.candidacy, other.candidacies, other.ballots_of(0)) == (None, (), [])


def test_R6_1_what_ones_favourites_are_worth_as_they_stand() -> None:
    game = CastleGame.start("kingup", 3, seed=1, first_seat=0)
    assert game.observe(0).worth_now == (None, None, None)
    seen = to_phase(game, CLIMB).observe(0)
    worth = seen.options.params.worth
    assert seen.worth_now == (sum(worth[seen.places[slot]] for slot in seen.my_favourites), None, None)
    assert seen.if_crowned is None
    voting = to_phase(game, VOTE).observe(0)
    assert voting.if_crowned == voting.worth_now
