"""`POST /api/options`: what can be played, what cannot be added, and what would help."""

from dataclasses import replace
from typing import Any

import pytest

from vivat.bots.levels import LEVELS
from vivat.game.intrigue.options import EDITION
from vivat.game.option import Option
from vivat.game.option_table import OPTIONS_BY_FAMILY
from vivat.rules.castle.editions import EDITIONS
from vivat.table.options import TableOptions
from vivat.web.advice import Advice, advice_on
from vivat.web.catalogue import BOXES, catalogue, option_infos

TEAM, LONE = ("open", "random"), ("random",)


def advice(seats: tuple[tuple[str, ...], ...], game: str = "vive-le-roi", **options: Any) -> Advice:
    return advice_on(TableOptions(game=game, seats=seats, **options), LEVELS)


@pytest.mark.parametrize(
    ("seats", "options", "key", "ways"),
    [
        ((TEAM,) * 5, {}, "options-pawns", {"shared_pawn": True}),
        ((TEAM,) * 5, {"wedding": True}, "options-pawns", {"shared_pawn": True}),
        ((LONE,) * 2, {}, "options-two-need-emissary", {"emissary": True}),
        ((LONE,) * 6, {"emissary": True}, "options-emissary-seats", {"emissary": False}),
        ((LONE,) * 4, {"shared_pawn": True}, "options-shared-pawn-teams", {"shared_pawn": False}),
        ((TEAM,) * 5, {"shared_pawn": True, "ambition": True}, "options-ambition-players", {"ambition": False}),
        ((TEAM,) * 5, {"ambition": True}, "options-ambition-players", {}),
    ],
)
def test_R12_2_what_cannot_be_played_has_its_way_out(
    seats: tuple[tuple[str, ...], ...], options: dict[str, Any], key: str, ways: dict[str, bool]
) -> None:
    found = advice(seats, **options)
    assert found.problem is not None
    assert (found.problem.key, found.ways) == (key, ways)


def test_R12_2_what_can_be_played_needs_none() -> None:
    tables: list[tuple[tuple[tuple[str, ...], ...], dict[str, Any]]] = [
        ((TEAM,) * 5, {"shared_pawn": True}), ((TEAM,) * 4, {}), ((LONE,) * 4, {}),
    ]  # fmt: skip
    for seats, options in tables:
        found = advice(seats, **options)
        assert (found.problem, found.ways) == (None, {})


def test_S8_3_role_reduction_needs_a_session_and_roles_that_are_drawn() -> None:
    alone = advice((LONE,) * 4, "intrigue", reduction=True)
    assert alone.problem is not None
    assert (alone.problem.key, alone.ways) == ("options-reduction-session", {"reduction": False})
    assert advice((LONE,) * 4, "intrigue").closed["reduction"].key == "options-reduction-session"
    assert advice((LONE,) * 4, "intrigue", session_points=8).closed == {}
    fixed = advice((LONE,) * 4, "intrigue", session_points=8, scenario="no-might")
    assert fixed.closed["reduction"].key == "options-reduction-roles"


def test_a_game_is_advised_on_the_switches_that_it_knows() -> None:
    assert advice((LONE,) * 4, "kingup").closed == {}
    assert advice((LONE,) * 4, "chess").closed == {}


def test_the_catalogue_has_a_row_for_every_option_in_the_order_of_the_table() -> None:
    rows = {game.key: [option.key for option in game.options] for game in catalogue().games}
    assert rows["kingup"] == rows["viva-il-re"] == ["first_seat", "memory_aids"]
    assert rows["vive-le-roi"] == [
        "ambition", "banished", "emissary", "wedding", "shared_pawn", "first_seat", "memory_aids",
    ]  # fmt: skip
    assert rows["intrigue"] == [
        "scenario", "forced_alliances", "first_seat", "session_points", "reduction", "most_rounds", "memory_aids",
        "own_sheet", "own_scenario",
    ]  # fmt: skip
    for game in catalogue().games:
        for option in game.options:
            assert getattr(game.usual, option.key) == option.default


def test_every_edition_is_in_the_catalogue_and_has_its_box(monkeypatch: pytest.MonkeyPatch) -> None:
    editions = {*EDITIONS, EDITION}
    assert editions - set(BOXES) == set(), "an edition has no box"
    assert {game.key for game in catalogue().games} == editions
    monkeypatch.delitem(BOXES, "vive-le-roi")
    monkeypatch.setitem(EDITIONS, "new", replace(EDITIONS["kingup"], key="new"))
    assert [game.key for game in catalogue().games] == ["kingup", "viva-il-re", "intrigue", "vive-le-roi", "new"]


def test_a_new_row_is_in_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    row = Option("tides", "number", ("kingup",), "R1.1", "how high the moat stands", 3, least=1, most=7)
    monkeypatch.setitem(OPTIONS_BY_FAMILY, "castle", (*OPTIONS_BY_FAMILY["castle"], row))
    found = option_infos("kingup")[-1]
    assert (found.key, found.kind, found.default, found.least, found.most) == ("tides", "number", 3, 1, 7)
    assert "tides" not in [option.key for option in option_infos("vive-le-roi")]


def test_a_level_that_is_not_offered_is_no_part_of_advice_and_catalogue() -> None:
    problem = advice_on(TableOptions(game="kingup", seats=(("me",), LONE, ("king",))), ["page", "random"]).problem
    assert problem is not None
    assert problem.key == "table-level-not-offered"
    assert problem.sentence == "No king plays on this server. It offers: page, random."
    assert advice_on(TableOptions(game="kingup", seats=(("me",), LONE, ("page",))), ["page", "random"]).problem is None
    offered = catalogue(("page", "king"))
    assert (offered.bots, offered.usual_bot) == (["page", "king"], "page")
    for usual in (game.usual for game in offered.games):
        assert set(usual.chairs) == {"me", "page"}
    assert catalogue(("page", "steward")).usual_bot == "steward"


def test_whoever_has_never_played_the_card_game_is_offered_the_first_game_of_the_book() -> None:
    first = {game.key: game.first for game in catalogue().games if game.first is not None}
    assert list(first) == ["intrigue"]
    assert (first["intrigue"].scenario, first["intrigue"].seats) == ("first-game", (("me",), *(("page",),) * 3))
    assert [game.first.seats[1] for game in catalogue(("king",)).games if game.first] == [("king",)]


def test_the_catalogue_says_which_levels_are_not_ready_in_which_games() -> None:
    assert all(game.not_ready == [] for game in catalogue().games)
    found = {game.key: game.not_ready for game in catalogue(("page", "king"), {"castle": None, "intrigue": 15}).games}
    assert found.pop("intrigue") == ["king"]
    assert list(found.values()) == [[]] * 3
