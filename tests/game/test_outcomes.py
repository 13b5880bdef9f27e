"""Why somebody has won, and who was close: reasons as data, from the rules."""

from random import Random

import pytest

from tests.castle.positions import Position as CastlePosition
from tests.intrigue.positions import ANNA, BEN, CLEO, DAN, Position, assassinate
from vivat.bots import make_bot
from vivat.game import (
    SPECTATOR,
    CastleGame,
    CastleOptions,
    Dealer,
    IntrigueGame,
    IntrigueOptions,
    IntrigueVictory,
    Need,
)
from vivat.game.castle.standings import make_standings
from vivat.game.castle.victory import CastleVictory, NearMiss, near_misses_of, victories_of
from vivat.game.intrigue.outcome import make_outcome
from vivat.rules.castle.actions import YES
from vivat.rules.castle.editions import KINGUP, VIVE_LE_ROI
from vivat.rules.castle.places import BOX
from vivat.rules.castle.state import EMISSARY_SEAT, NOBODY
from vivat.rules.intrigue.actions import PASS
from vivat.rules.intrigue.goods import GOLD, MIGHT, POWER
from vivat.rules.intrigue.roles import ASSASSIN, CRIME_LORD, KING

SCENARIOS = (("base", 4), ("base", 6), ("cops-and-robbers", 4), ("to-the-death", 4), ("hit-men", 5), ("first-game", 5))


def test_S7_1_a_king_who_has_enough_wins_by_his_condition() -> None:
    g = Position("assassin king knight sage", hands={BEN: "PPPPPPP"})
    g.do(PASS)
    outcome = make_outcome(g.options, g.s)
    assert outcome.victories == (IntrigueVictory(BEN, "condition", alone=1),)
    assert outcome.progress[BEN].needs == (Need(POWER, 7, 7),)
    assert outcome.progress[BEN].is_ready
    assert not outcome.progress[DAN].is_ready


def test_S7_2_an_assassin_who_hits_wins_by_the_target_and_an_ally_with_them() -> None:
    g = Position("assassin king knight sage", hands={ANNA: "MMM"}, gold={ANNA: 4}, allies=[(ANNA, CLEO)])
    g.do(assassinate(BEN))
    outcome = make_outcome(g.options, g.s)
    assert outcome.victories == (IntrigueVictory(ANNA, "target"), IntrigueVictory(CLEO, "ally", ANNA, points=2))
    assert (outcome.progress[ANNA].role, outcome.progress[ANNA].target) == (ASSASSIN, KING)


def test_S7_1_a_hunter_is_told_the_price_of_the_action_and_whom_to_find() -> None:
    g = Position("assassin king knight sage", hands={ANNA: "M"}, gold={ANNA: 3})
    game = IntrigueGame(g.options, None)
    game._state = g.s
    progress = game.observe(ANNA).progress
    assert progress is not None
    assert (progress.needs, progress.target) == ((Need(MIGHT, 1, 3), Need(GOLD, 3, 4)), KING)
    assert not progress.is_ready
    assert game.observe(BEN).progress != progress


def test_S9_4_whoever_shares_a_victory_is_told_with_whom() -> None:
    g = Position(
        "assassin crime-lord knight investigator", scenario="cops-and-robbers", hands={BEN: "PPP"}, gold={BEN: 12}
    )
    g.do(PASS)
    assert make_outcome(g.options, g.s).victories == (
        IntrigueVictory(ANNA, "shared", BEN),
        IntrigueVictory(BEN, "condition"),
    )


@pytest.mark.parametrize("roles", ["assassin sage king fool", "knight sage politician fool"])
def test_S7_6_the_last_one_alive_wins_by_that(roles: str) -> None:
    g = Position(roles, hands={ANNA: "MMM"}, gold={ANNA: 4}, dead=[CLEO, DAN])
    g.do(assassinate(BEN))
    assert make_outcome(g.options, g.s).victories == (IntrigueVictory(ANNA, "last", alone=1),)


def test_S7_1_the_conditions_of_a_table_are_those_of_its_sheet_and_scenario() -> None:
    base, hit_men = IntrigueOptions.make("base", 5).conditions, IntrigueOptions.make("hit-men", 5).conditions
    cops = IntrigueOptions.make("cops-and-robbers", 4).conditions
    assert [condition.role for condition in base] == list(range(10))
    assert (base[KING].when, base[KING].action, base[KING].target) == ("start", "seize-him", None)
    assert (base[ASSASSIN].when, base[ASSASSIN].target, base[ASSASSIN].by_marker) == ("target", KING, False)
    assert (hit_men[ASSASSIN].target, hit_men[ASSASSIN].by_marker) == (None, True)
    assert cops[ASSASSIN].shares_with == CRIME_LORD


@pytest.mark.hunt
def test_S7_every_winner_of_a_game_has_a_reason_that_holds() -> None:
    seen = set()
    for seed in range(90):
        scenario, players = SCENARIOS[seed % len(SCENARIOS)]
        game = IntrigueGame(IntrigueOptions.make(scenario, players), Dealer.seeded(seed))
        bots = [make_bot(Random(seed + each).choice(("steward", "random")), each) for each in range(players)]
        while game.to_act is not None:
            game.play(bots[game.to_act].act(game.observe(game.to_act)))
        outcome = game.outcome
        assert outcome is not None
        assert [victory.player for victory in outcome.victories] == list(outcome.all_winners)
        assert outcome.winner_names == tuple(game.options.names[each] for each in outcome.all_winners)
        assert sorted(outcome.victories, key=lambda each: each.player) == list(game.observe(0).victories)
        for victory in outcome.victories:
            seen.add(victory.how)
            assert (victory.how in ("ally", "last-two")) == (victory.player in outcome.allied_winners)
            if victory.how == "condition":
                assert outcome.progress[victory.player].is_ready
            if victory.how == "shared":
                assert victory.other in outcome.winners
            if victory.how == "ally":
                assert victory.other in outcome.winners
            if victory.how == "last":
                assert game.observe(0).dead.count(False) == 1
    assert seen >= {"condition", "ally", "shared"}


def test_S7_5_the_last_two_who_are_allied_win_by_that() -> None:
    g = Position("knight sage politician fool", hands={ANNA: "MMM"}, dead=[CLEO], allies=[(ANNA, BEN)])
    g.do(assassinate(DAN))
    outcome = make_outcome(g.options, g.s)
    assert outcome.victories == (
        IntrigueVictory(ANNA, "last-two", BEN, points=2),
        IntrigueVictory(BEN, "last-two", ANNA, points=2),
    )


# Éloïse (Ernesto) is on all three cards, Natale (Roméo) on none.
CARDS = ("BCDEIO", "ADEFGM", "EFIMOP")


def ended(g: CastlePosition, king: str, drawn: int = NOBODY) -> tuple[tuple[CastleVictory, ...], tuple[NearMiss, ...]]:
    g.elect(king, drawn=drawn)
    return victories_of(g.p, g.s), near_misses_of(g.p, g.s)


def test_R7_1_who_wins_by_the_score_is_so_many_points_ahead_of_all_who_come_next() -> None:
    g = CastlePosition(KINGUP, 3, cards=CARDS, round_=2, scores=(48, 51, 48), at={5: "N", 1: "E"})
    assert (victories_of(g.p, g.s), near_misses_of(g.p, g.s)) == ((), ())
    won, close = ended(g, "Natale")
    assert won == (CastleVictory(1, "score", 52),)
    assert close == (NearMiss(0, "score", 3), NearMiss(2, "score", 3))


def test_R7_2_who_wins_by_the_most_favourites_has_so_many_more() -> None:
    g = CastlePosition(KINGUP, 3, cards=CARDS, round_=2, scores=(19, 19, 18), at={5: "N", 1: "E", BOX: "BC"})
    won, close = ended(g, "Natale")
    assert won == (CastleVictory(1, "most-favourites", 20),)
    assert close == (NearMiss(0, "most-favourites", 2),)


def test_R7_3_who_wins_by_the_highest_favourite_is_so_many_floors_above() -> None:
    g = CastlePosition(VIVE_LE_ROI, 3, cards=CARDS, round_=2, scores=(25, 27, 10), at={5: "N", 4: "B", 2: "A"})
    won, close = ended(g, "Roméo")
    assert won == (CastleVictory(0, "highest-favourite", 29),)
    assert close == (NearMiss(1, "highest-favourite", 2),)


def test_R7_4_who_shares_a_victory_is_close_to_nobody_but_those_who_lost() -> None:
    g = CastlePosition(KINGUP, 3, cards=CARDS, round_=2, scores=(29, 29, 29), at={5: "N", 1: "E", BOX: "B"})
    won, close = ended(g, "Natale")
    assert won == (CastleVictory(1, "shared", 30), CastleVictory(2, "shared", 30))
    assert close == (NearMiss(0, "most-favourites", 1),)


def test_R9_4_an_emissary_who_is_level_has_lost_by_nothing_and_one_who_is_ahead_has_won() -> None:
    g = CastlePosition(VIVE_LE_ROI, 3, cards=CARDS, at={5: "N"}, round_=2, scores=(39, 40, 12), emissary=True)
    won, close = ended(g, "Roméo", drawn=YES)
    assert won == (CastleVictory(1, "score", 40),)
    assert close == (NearMiss(EMISSARY_SEAT, "score", 0),)
    g = CastlePosition(VIVE_LE_ROI, 3, cards=CARDS, at={5: "N"}, round_=2, scores=(39, 39, 12), emissary=True)
    won, close = ended(g, "Roméo", drawn=YES)
    assert won == (CastleVictory(EMISSARY_SEAT, "emissary", 40),)
    assert close == (NearMiss(0, "score", 1), NearMiss(1, "score", 1))


def play_out(game: CastleGame) -> CastleGame:
    bots = [make_bot("steward", seat) for seat in range(len(game.options.seats))]
    while game.to_act is not None:
        assert game.deciding is not None
        game.play(bots[game.to_act].act(game.observe(game.deciding)), game.deciding)
    return game


def test_R7_1_every_seat_knows_its_rank_and_by_how_little_it_lost() -> None:
    outcome = play_out(CastleGame(CastleOptions.make("kingup", 4), Dealer.seeded(5))).outcome
    assert outcome is not None
    assert [standing.points for standing in outcome.standings] == sorted(outcome.seat_scores, reverse=True)
    for standing in outcome.standings:
        assert standing.points == outcome.seat_scores[standing.seat]
        assert standing.behind == max(outcome.seat_scores) - standing.points
        assert (standing.seat in outcome.winners) == (standing.rank == 1)


@pytest.mark.parametrize("is_shared", [False, True])
def test_R11_4_a_team_stands_as_one_by_its_lower_score(is_shared: bool) -> None:
    teams = [("Ann", "Bob"), ("Cid", "Dot"), ("Eve", "Fay")]
    options = CastleOptions.make("vive-le-roi", teams, emissary=True, shared_pawn=is_shared)
    game = play_out(CastleGame(options, Dealer.seeded(3)))
    seen, outcome = game.observe(SPECTATOR), game.outcome
    assert outcome is not None
    assert seen.standings == outcome.standings
    lower = {seat: min(seen.scores[2 * seat : 2 * seat + 2]) for seat in range(3)} | {
        EMISSARY_SEAT: seen.emissary_score
    }
    assert {standing.seat: standing.points for standing in seen.standings} == lower
    assert [standing.rank for standing in seen.standings] == sorted(standing.rank for standing in seen.standings)
    assert {standing.seat for standing in seen.standings if standing.rank == 1} == set(seen.winners)


def test_R7_1_during_a_game_who_has_as_much_has_the_same_rank() -> None:
    p = CastleOptions.make("kingup", 4).params
    ranks = {standing.seat: standing.rank for standing in make_standings(p, (7, 9, 9, 2), None)}
    assert ranks == {1: 1, 2: 1, 0: 3, 3: 4}
    assert [standing.seat for standing in make_standings(p, (7, 9, 9, 2), None, winners=(2,))] == [2, 1, 0, 3]


def test_R6_1_a_count_tells_how_all_stand_after_it() -> None:
    game = play_out(CastleGame(CastleOptions.make("kingup", 3), Dealer.seeded(2)))
    for count in game.counts:
        assert [each.points for each in count.standings] == sorted((row.score for row in count.rows), reverse=True)


@pytest.mark.parametrize("edition", ["kingup", "vive-le-roi"])
def test_R6_1_what_a_coronation_would_bring_is_what_it_brings(edition: str) -> None:
    crowned = 0
    for seed in range(6):
        game = CastleGame(CastleOptions.make(edition, 3), Dealer.seeded(seed))
        source = Random(seed)
        while game.to_act is not None and not game.counts:
            seen = game.observe(game.to_act)
            if seen.phase != "vote":
                assert seen.if_crowned is None
                game.play(source.choice(seen.legal))
                continue
            foreseen = [game.observe(seat).if_crowned for seat in range(3)]
            while not game.counts and game.observe(SPECTATOR).phase == "vote":
                game.play("vote yes")
            for row in game.counts[0].rows:
                mine = foreseen[row.player]
                assert mine is not None
                assert mine[row.player] == row.points
                assert [points for player, points in enumerate(mine) if player != row.player] == [None, None]
            crowned += 1
    assert crowned == 6
