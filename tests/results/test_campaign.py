"""S8.4: A campaign is a pure function of its finished games: what counts, for whom, and who is the true King."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from tests.results.hand_made import NOON, Reign, castle, finished, intrigue
from vivat.game import CastleGame, IntrigueGame
from vivat.game.durations import HOUR_MS
from vivat.results import campaign as module
from vivat.results.achievements import Catalogue, read_catalogue, usual_catalogue
from vivat.results.campaign import EVENING_MS, Campaign, CampaignStanding, tally_campaign
from vivat.results.finished_game import FinishedGame, Player

BASE = "king assassin sage fool"
HANDS = [f"{anna} {ben} KK {dan}" for anna, ben, dan in product(("MM", "MI", "MK"), ("II", "IM", "IK"), ("PP", "PM"))]
"""Deals with which Cleo, the Sage, wins at once."""
ALLY = intrigue(BASE, "II MM KK PP", "ally with Cleo for 2 influence", "join", "pass", "pass")
"""Anna, the King, wins as an ally of Cleo's."""


def cleos(number: int, hours: float = 0, **more: Any) -> FinishedGame:
    """One of the games that Cleo wins as the Sage, so many hours after noon."""
    return finished(intrigue(BASE, HANDS[number], "pass", "pass"), NOON + int(hours * HOUR_MS), **more)


def cards(*marks: str, when: str = "[]") -> Catalogue:
    """A catalogue with a card for each of these marks, called a, b, c …"""
    words = 'group = "own"\nname = "own"\nabout = "own"'
    texts = [
        f'[[card]]\nid = "{name}"\n{words}\nwhen = {when}\nmarks = [{{ {mark} }}]'
        for name, mark in zip("abcdefgh", marks, strict=False)
    ]
    return read_catalogue({"own.toml": "\n".join(texts)})


def of(campaign: Campaign, person: str) -> CampaignStanding:
    [found] = [each for each in campaign.standings if each.person == person]
    return found


def earned(campaign: Campaign, person: str) -> set[str]:
    return {each.mark.id for each in of(campaign, person).earned}


def value(campaign: Campaign, person: str, mark: str = "a") -> int | None:
    [found] = [each.value for each in of(campaign, person).progress if each.mark.id == mark]
    return found


def test_S8_4_points_are_those_of_the_marks_and_the_most_make_the_king() -> None:
    campaign = tally_campaign([cleos(0), finished(ALLY)], usual_catalogue())
    cleo = of(campaign, "cleo")
    assert {"sage/role", "sage/alone", "quick-victory", "clean-hands"} <= earned(campaign, "cleo")
    assert cleo.points == sum(each.mark.points for each in cleo.progress if each.is_earned)
    assert [king.name for king in campaign.kings] == ["Cleo"]
    assert [each.points for each in campaign.standings] == sorted(each.points for each in campaign.standings)[::-1]
    assert (campaign.games, campaign.evenings, cleo.games, cleo.victories) == (2, 1, 2, 2)


def test_S8_5_an_allied_victory_marks_the_card_as_allied_and_not_as_won() -> None:
    campaign = tally_campaign([finished(ALLY)], usual_catalogue())
    assert {mark for mark in earned(campaign, "anna") if mark.startswith("king/")} == {"king/allied"}
    assert {mark for mark in earned(campaign, "cleo") if mark.startswith("sage/")} == {"sage/role"}


def test_S8_4_those_who_are_level_share_it_and_without_points_there_is_no_king() -> None:
    both = cards('statistic = "victories", points = 2')
    assert [king.person for king in tally_campaign([finished(ALLY)], both).kings] == ["anna", "cleo"]
    honour = cards('statistic = "victories", points = 0')
    assert tally_campaign([finished(ALLY)], honour).kings == ()
    assert earned(tally_campaign([finished(ALLY)], honour), "anna") == {"a"}
    empty = tally_campaign([], usual_catalogue())
    assert (empty.kings, empty.standings, empty.games, empty.evenings, empty.news) == ((), (), 0, 0, ())


def test_S8_6_practice_is_counted_and_brings_nothing() -> None:
    game = cleos(0)
    practised = replace(game, players=tuple(replace(each, deputies=7) for each in game.players))
    campaign = tally_campaign([practised, cleos(1)], usual_catalogue())
    assert (of(campaign, "cleo").games, of(campaign, "cleo").practice, of(campaign, "cleo").victories) == (1, 1, 1)
    alone = tally_campaign([practised], usual_catalogue())
    assert (of(alone, "cleo").points, of(alone, "cleo").games) == (0, 0)
    assert all(each.value is None for each in of(alone, "cleo").progress)


def test_S8_6_practice_is_of_one_player_and_not_of_the_others() -> None:
    game = cleos(0)
    players = [replace(each, deputies=9) if each.name == "Ben" else each for each in game.players]
    campaign = tally_campaign([replace(game, players=tuple(players))], cards('statistic = "games"'))
    assert (earned(campaign, "ben"), earned(campaign, "dan")) == (set(), {"a"})


def test_S8_6_bots_earn_nothing() -> None:
    game = cleos(0)
    players = tuple(Player(each.name, None) if each.name == "Cleo" else each for each in game.players)
    campaign = tally_campaign([replace(game, players=players)], usual_catalogue())
    assert {each.person for each in campaign.standings} == {"anna", "ben", "dan"}


@pytest.mark.parametrize(
    ("hours", "best"),
    [((0, 1, 2), 3), ((0, 6, 12), 3), ((0, 1, 7.01), 2), ((0, 7, 14), 1), ((0, 7, 8), 2)],
    ids=["one evening", "a long one", "the last another day", "three days", "two on the second"],
)
def test_S8_5_an_evening_ends_when_nothing_ended_for_six_hours(hours: tuple[float, ...], best: int) -> None:
    games = [cleos(number, hour) for number, hour in enumerate(hours)]
    campaign = tally_campaign(games, cards('statistic = "victories", scope = "evening", target = 3'))
    assert value(campaign, "cleo") == best
    assert earned(campaign, "cleo") == ({"a"} if best == 3 else set())
    assert EVENING_MS == 6 * HOUR_MS


def test_S8_5_other_peoples_games_belong_to_the_evening() -> None:
    """The evening is the company's: somebody may sit out for hours."""
    others = tuple(Player(name, name.casefold(), 9) for name in ("Eve", "Fay", "Gus", "Hal"))
    between = cleos(2, 5, players=others)
    games = [cleos(0), cleos(1, 10)]
    own = cards('statistic = "victories", scope = "evening", target = 2')
    assert earned(tally_campaign(games, own), "cleo") == set()
    assert earned(tally_campaign([*games, between], own), "cleo") == {"a"}


def test_S8_5_a_game_an_evening_and_a_campaign_add_up_differently() -> None:
    marks = [f'statistic = "points", scope = "{scope}", target = 9' for scope in ("game", "evening", "campaign")]
    campaign = tally_campaign([cleos(0), cleos(1, 1), cleos(2, 20)], cards(*marks))
    assert [value(campaign, "cleo", mark) for mark in "abc"] == [4, 8, 12]
    assert earned(campaign, "cleo") == {"c"}


def test_less_can_be_better() -> None:
    late = finished(intrigue(BASE, "MM II KI PP", *["pass"] * 6, "buy from the pile", "draw knowledge", *["pass"] * 4))
    own = cards('statistic = "rounds-to-victory", scope = "game", comparison = "at-most", target = 2')
    campaign = tally_campaign([late], own)
    assert (value(campaign, "cleo"), earned(campaign, "cleo")) == (3, set())
    assert of(campaign, "cleo").progress[0].share == 0
    campaign = tally_campaign([late, cleos(0, 1)], own)
    assert (value(campaign, "cleo"), earned(campaign, "cleo")) == (1, {"a"})
    assert value(campaign, "anna") is None


def test_different_things_count_once() -> None:
    own = cards('statistic = "different-games", target = 2', 'statistic = "different-roles-won", target = 2')
    games = [cleos(0), cleos(1, 1), finished(castle(Reign(["ABDFIL", "CGMNOP", "BCEGLM"], {4: "A"})), NOON + HOUR_MS)]
    campaign = tally_campaign(games, own)
    assert [value(campaign, "cleo", mark) for mark in "ab"] == [2, 1]
    assert earned(campaign, "cleo") == {"a"}


def test_a_mark_counts_only_games_under_all_its_circumstances() -> None:
    own = cards('statistic = "victories"', when='["role:sage", "players:4"]')
    assert earned(tally_campaign([cleos(0)], own), "cleo") == {"a"}
    assert earned(tally_campaign([finished(ALLY)], own), "anna") == set()
    five = cards('statistic = "victories"', when='["role:sage", "players:5"]')
    assert value(tally_campaign([cleos(0)], five), "cleo") is None


def test_what_is_new_was_earned_with_the_last_game() -> None:
    own = cards('statistic = "victories"', 'statistic = "victories", target = 2')
    campaign = tally_campaign([cleos(1, 1), cleos(0)], own)
    assert [(standing.person, each.mark.id) for standing, each in campaign.news] == [("cleo", "b")]
    assert campaign.last is not None
    assert campaign.last.ended == NOON + HOUR_MS


def test_who_is_near_what() -> None:
    own = cards(
        'statistic = "victories", target = 3', 'statistic = "victories", target = 4',
        'statistic = "victories", target = 5', 'statistic = "victories"',
    )  # fmt: skip
    campaign = tally_campaign([cleos(0), cleos(1)], own)
    assert [each.mark.id for each in of(campaign, "cleo").near] == ["a"]
    campaign = tally_campaign([cleos(0), cleos(1), cleos(2)], own)
    assert [each.mark.id for each in of(campaign, "cleo").near] == ["b"]
    assert of(campaign, "anna").near == ()


def test_a_person_is_called_as_in_the_last_game() -> None:
    game = cleos(0)
    players = tuple(replace(each, name=each.name.upper()) for each in game.players)
    campaign = tally_campaign([cleos(1, 1), replace(game, players=players)], usual_catalogue())
    assert of(campaign, "cleo").name == "Cleo"


# The whole as a function of its games


@cache
def many() -> list[FinishedGame]:
    """Twenty games of all kinds over several days."""
    random = Random(5)
    found = []
    for number in range(20):
        if number % 3:
            game: CastleGame | IntrigueGame = IntrigueGame.start("base", ["Anna", "Ben", "Cleo", "Dan"], seed=number)
        else:
            game = CastleGame.start("kingup", ["Anna", "Ben", "Cleo"], seed=number)
        while game.to_act is not None:
            game.play(random.choice([action.text for action in game.legal_actions()]))
        found.append(finished(game, NOON + random.randrange(60) * HOUR_MS))
    return found


def totals(campaign: Campaign) -> object:
    """All that a campaign says."""
    people = [
        (each.person, each.name, each.games, each.practice, each.victories, each.points, marks_of(each))
        for each in campaign.standings
    ]
    news = [(standing.person, each.mark.id) for standing, each in campaign.news]
    return people, campaign.games, campaign.evenings, news


def marks_of(standing: CampaignStanding) -> list[tuple[str, int | None, str | None]]:
    return [(each.mark.id, each.value, each.earned) for each in standing.progress]


def order_matters() -> bool:
    """Whether the same games in another order give another campaign."""
    first = totals(tally_campaign(many(), usual_catalogue()))
    random = Random(1)
    return any(totals(tally_campaign(random.sample(many(), len(many())), usual_catalogue())) != first for _ in range(4))


def copies_count() -> bool:
    """Whether the same games twice give another campaign than once."""
    twice = [*many(), *(replace(game, ended=game.ended + 1) for game in many())]
    return totals(tally_campaign(twice, usual_catalogue())) != totals(tally_campaign(many(), usual_catalogue()))


def something_is_lost() -> bool:
    """Whether somebody is nearer to a mark after fewer games."""
    random = Random(2)
    own = cards('statistic = "games", scope = "evening"', 'statistic = "trades"', 'statistic = "score", scope = "game"')
    for _ in range(30):
        some = random.sample(many(), 8)
        more = [*some, *random.sample(many(), 5)]
        fewer, now = (tally_campaign(games, own) for games in (some, more))
        for standing in fewer.standings:
            after = zip(standing.progress, of(now, standing.person).progress, strict=True)
            if any((then.value or 0) > (each.value or 0) for then, each in after):
                return True
    return False


CHECKS = [order_matters, copies_count, something_is_lost]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_S8_4_a_campaign_is_its_games_and_nothing_else(check: Callable[[], bool]) -> None:
    assert not check()


def in_given_order(games: Any) -> list[FinishedGame]:
    return list({game.id: game for game in games}.values())


def with_copies(games: Any) -> list[FinishedGame]:
    return sorted(games, key=lambda game: game.ended)


def days_of_the_first(games: list[FinishedGame]) -> Any:
    """Evenings that begin anew eight hours after their first game: one game more may cut one in two."""
    evening, first = 0, games[0].ended
    for game in games:
        if game.ended - first > 8 * HOUR_MS:
            evening, first = evening + 1, game.ended
        yield evening, game


@pytest.mark.parametrize(
    ("name", "fault", "noticed"),
    [
        ("in_order", in_given_order, order_matters),
        ("in_order", with_copies, copies_count),
        ("with_evenings", days_of_the_first, something_is_lost),
    ],
    ids=["in the order given", "copies", "evenings that are cut"],
)
def test_a_planted_fault_is_noticed(
    name: str, fault: Any, noticed: Callable[[], bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, name, fault)
    assert noticed()


def test_of_copies_the_one_counts_that_says_who_decided() -> None:
    game = cleos(0)
    silent = replace(game, players=tuple(replace(each, by_people=0) for each in game.players))
    practised = replace(game, players=tuple(replace(each, deputies=99) for each in game.players))
    for order in ([game, silent, practised], [practised, silent, game], [silent, practised]):
        assert of(tally_campaign(order, usual_catalogue()), "cleo").practice == 1
