"""How people stand after many games: every number against one that is worked out here by hand."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.results.hand_made import NOON, finished
from tests.results.test_campaign import ALLY, cleos, many
from vivat.game import CastleGame
from vivat.game.durations import HOUR_MS
from vivat.results import standings as module
from vivat.results.finished_game import Player
from vivat.results.standings import Against, PersonStanding, Share, Standings, stand
from vivat.results.summary import PEOPLE_BEATEN, GameSummary, PlayerSummary, renamed, summarise


@cache
def summaries() -> list[GameSummary]:
    """Of the games of all kinds."""
    return [summarise(game) for game in many()]


def of(standings: Standings, person: str) -> PersonStanding:
    [found] = [each for each in standings.people if each.person == person]
    return found


def played(number: int, places: dict[str, int], hours: float = 0, practice: str = "", seats: str = "") -> GameSummary:
    """A game in which these people came off so; `seats` puts some of them together."""
    players = tuple(
        PlayerSummary(
            Player(person.title(), None if person == "bot" else person, 10, 9 if person == practice else 0),
            int(seats[chair]) if seats else chair,
            place,
            place == 1,
            frozenset({"game:kingup", f"seat:{chair + 1}"}),
            {"victories": int(place == 1)},
        )
        for chair, (person, place) in enumerate(places.items())
    )
    return GameSummary(f"game-{number}", "kingup", NOON + int(hours * HOUR_MS), players)


def test_a_summary_says_of_a_game_what_its_analysis_says_and_can_be_kept() -> None:
    summary = summarise(cleos(0))
    cleo = summary.players[2]
    assert (cleo.won, cleo.place, cleo.seat, [each.place for each in summary.players]) == (True, 1, 2, [2, 2, 1, 2])
    assert {"role:sage", "game:intrigue", "players:4", "seat:3"} <= cleo.circumstances
    assert cleo.values[PEOPLE_BEATEN] == frozenset({"anna", "ben", "dan"})
    for each in summaries():
        assert msgspec.json.decode(msgspec.json.encode(each), type=GameSummary) == each


def test_a_company_has_its_own_keys_and_names_for_people() -> None:
    [game] = [renamed(summarise(cleos(0)), lambda person: f"m-{person}", lambda key, name: name.upper() + key[-1])]
    assert [(each.person, each.player.name) for each in game.players[:2]] == [("m-anna", "ANNAa"), ("m-ben", "BENn")]
    assert game.players[2].values[PEOPLE_BEATEN] == frozenset({"m-anna", "m-ben", "m-dan"})


def test_wins_places_points_and_who_beats_whom() -> None:
    standings = stand(
        [
            played(1, {"ada": 1, "ben": 2, "cy": 3}),
            played(2, {"ada": 2, "ben": 1, "cy": 2}, 1),
            played(3, {"ada": 1, "ben": 1, "bot": 3}, 2),
        ]
    )
    ada = of(standings, "ada")
    assert (ada.games, ada.won, ada.places, ada.mean_place) == (3, 2, 4, 4 / 3)
    assert ada.points == 2 + 0.5 + (0.5 + 1)
    assert ada.against == {"ben": Against(1, 1, 1), "cy": Against(1, 1, 0)}
    assert ada.rates["game:kingup"] == Share(2, 3)
    assert ada.rates["game:kingup"].interval == pytest.approx((0.2077, 0.9385), abs=1e-4)
    assert [each.person for each in standings.people] == ["ben", "ada", "cy"], (
        "of two with as many victories, more points"
    )
    assert (standings.games, standings.evenings) == (3, 1)


def test_S8_6_practice_counts_for_nobody_and_is_not_rated() -> None:
    standings = stand([played(1, {"ada": 1, "ben": 2}, practice="ben")])
    ada, ben = of(standings, "ada"), of(standings, "ben")
    assert (ben.games, ben.practice, ben.against, ada.games, ada.won) == (0, 1, {}, 1, 1)
    assert (ada.ratings, ben.ratings, ada.against) == ([], [], {})


def test_streaks_go_on_from_game_to_game_and_break() -> None:
    wins = [1, 1, 2, 1, 1, 1]
    games = [played(number, {"ada": place, "ben": 3 - place}, number) for number, place in enumerate(wins)]
    ada = of(stand(games), "ada")
    assert (ada.streak, ada.longest_streak) == (3, 3)
    broken = of(stand([*games, played(9, {"ada": 2, "ben": 1}, 9)]), "ada")
    assert (broken.streak, broken.longest_streak) == (0, 3)


def test_partners_are_a_team_and_not_each_others_opponents() -> None:
    standings = stand([played(1, {"ada": 1, "ben": 1, "cy": 2, "di": 2}, seats="0011")])
    ada, ben, cy = (of(standings, person) for person in ("ada", "ben", "cy"))
    assert (ada.points, set(ada.against)) == (2.0, {"cy", "di"})
    assert ada.ratings == ben.ratings
    assert ada.ratings[0].mean > cy.ratings[0].mean


def test_ratings_move_with_places_and_doubt_shrinks() -> None:
    games = [played(number, {"ada": 1, "ben": 2, "bot": 3}, number) for number in range(8)]
    ada, ben = (of(stand(games), person) for person in ("ada", "ben"))
    assert len(ada.ratings) == 8
    assert ada.ratings[-1].mean > ada.ratings[0].mean > ben.ratings[0].mean > ben.ratings[-1].mean
    assert ada.ratings[-1].doubt < ada.ratings[0].doubt
    level = of(stand([played(1, {"ada": 1, "ben": 1})]), "ada").ratings[0]
    assert level.mean == of(stand([played(1, {"ada": 1, "ben": 1})]), "ben").ratings[0].mean


def test_nobody_is_rated_against_bots_or_against_themselves() -> None:
    alone = stand([played(1, {"ada": 1, "bot": 2})])
    assert of(alone, "ada").ratings == []
    both = played(1, {"ada": 1, "ben": 2, "cy": 3})
    twin = msgspec.structs.replace(both.players[1], player=both.players[0].player)
    assert (
        of(stand([msgspec.structs.replace(both, players=(both.players[0], twin, both.players[2]))]), "cy").ratings == []
    )


def test_the_closest_evening_is_the_one_that_was_shared_most_evenly() -> None:
    def evening(first: int, hour: float, *winners: str) -> list[GameSummary]:
        return [
            played(first + number, {each: 1 if each == winner else 2 for each in ("ada", "ben", "cy")}, hour + number)
            for number, winner in enumerate(winners)
        ]

    even = evening(10, 24, "cy", "ada", "ben")
    standings = stand([*evening(0, 0, "ada", "ada", "ben"), *even, *evening(20, 72, "ada", "ben")])
    assert standings.evenings == 3
    assert standings.closest is not None
    assert (standings.closest.ended, standings.closest.games, standings.closest.spread) == (even[-1].ended, 3, 0)
    assert dict(standings.closest.won) == {"ada": 1, "ben": 1, "cy": 1}
    assert stand(even[:2]).closest is None


def test_real_games_of_both_families_add_up() -> None:
    standings = stand(summaries())
    for each in standings.people:
        own = [player for game in summaries() for player in game.players if player.person == each.person]
        assert (each.games, each.won) == (len(own), sum(player.won for player in own))
        by_game = [share for key, share in each.rates.items() if key.startswith("game:")]
        assert (sum(share.won for share in by_game), sum(share.played for share in by_game)) == (each.won, each.games)
        for other, met in each.against.items():
            back = of(standings, other).against[each.person]
            assert (met.ahead, met.level, met.behind) == (back.behind, back.level, back.ahead)
    assert {key.partition(":")[0] for each in standings.people for key in each.rates} >= {"game", "role", "seat"}


def order_matters() -> bool:
    first = stand(summaries())
    return any(stand(Random(seed).sample(summaries(), len(summaries()))) != first for seed in range(3))


def test_the_order_in_which_games_are_found_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not order_matters()
    monkeypatch.setattr(module, "in_order", list)
    assert order_matters(), "the check would notice"


names = st.permutations(["ada", "ben", "cy", "di"])


@settings(max_examples=40, deadline=None)
@given(st.lists(names.flatmap(lambda order: st.integers(2, 4).map(lambda count: order[:count])), max_size=12))
def test_whoever_is_ahead_of_somebody_has_somebody_behind(orders: list[list[str]]) -> None:
    games = [
        played(number, {person: place for place, person in enumerate(order, 1)}, number)
        for number, order in enumerate(orders)
    ]
    standings = stand(games)
    pairs = sum(len(order) * (len(order) - 1) / 2 for order in orders)
    assert sum(each.points for each in standings.people) == pairs
    assert sum(each.won for each in standings.people) == len(orders)
    for each in standings.people:
        assert all(
            -1e-9 <= low <= share.won / share.played + 1e-9 <= high + 2e-9 <= 1 + 3e-9
            for share in each.rates.values()
            for low, high in [share.interval]
        )


def test_places_of_a_castle_team_and_of_allies() -> None:
    ally = summarise(finished(ALLY))
    assert [each.place for each in ally.players] == [1, 3, 1, 3]
    game: Any = CastleGame.start("vive-le-roi", [("Anna", "Ben"), ("Cleo", "Dan"), ("Eve", "Fay")], seed=4)
    random = Random(1)
    while game.to_act is not None:
        game.play(random.choice([action.text for action in game.legal_actions()]))
    summary = summarise(replace(finished(game), ended=NOON + 1))
    assert [each.seat for each in summary.players] == [0, 0, 1, 1, 2, 2]
    for one, other in zip(summary.players[::2], summary.players[1::2], strict=True):
        assert (one.place, one.won) == (other.place, other.won)
        assert "option:teams" in one.circumstances
