"""A family is one object: what belongs to it says so, and its key is the name of its folders."""

from pathlib import Path

import pytest

from vivat.game import (
    CastleGame,
    CastleObservation,
    CastleOptions,
    ImpossibleOptions,
    IntrigueGame,
    IntrigueObservation,
    IntrigueOptions,
)
from vivat.game.families import CASTLE, FAMILIES, INTRIGUE, family_of_edition
from vivat.game.record import new_game

GAME = Path(__file__).parent.parent.parent / "src" / "vivat" / "game"


def test_a_family_is_found_by_its_key() -> None:
    assert FAMILIES == {"castle": CASTLE, "intrigue": INTRIGUE}


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_a_folder_of_its_name(family: str) -> None:
    assert (GAME / family / "game.py").is_file()


@pytest.mark.parametrize(
    ("key", "parts"),
    [
        ("castle", (CastleOptions, CastleGame, CastleObservation)),
        ("intrigue", (IntrigueOptions, IntrigueGame, IntrigueObservation)),
    ],
)
def test_options_games_and_observations_say_their_family(key: str, parts: tuple[type, ...]) -> None:
    assert {part.family for part in parts} == {key}  # type: ignore[attr-defined]


def test_a_new_game_is_of_the_family_of_its_options() -> None:
    assert isinstance(new_game(CastleOptions.make("kingup", 3)), CastleGame)
    assert isinstance(new_game(IntrigueOptions.make("base", 4)), IntrigueGame)


def test_seats_are_lists_of_players_in_every_family() -> None:
    assert CastleOptions.make("vive-le-roi", [("Ada", "Ben"), "Cleo", "Dan"]).seats == (
        ("Ada", "Ben"),
        ("Cleo",),
        ("Dan",),
    )
    assert IntrigueOptions.make("base", ["Ada", "Ben", "Cleo", "Dan"]).seats == (
        ("Ada",),
        ("Ben",),
        ("Cleo",),
        ("Dan",),
    )


def test_what_depends_on_the_position_is_told_apart_in_equal_actions() -> None:
    """Where a move leads, and what an action costs."""
    castle, intrigue = CastleGame.start("kingup", 3, seed=1), IntrigueGame.start("base", 4, seed=1)
    placing = castle.legal_actions()[0]
    assert placing.by_position == placing.to is not None
    buying = next(action for action in intrigue.legal_actions() if action.verb == "buy")
    assert buying.by_position == buying.payment
    assert buying == intrigue.parse(buying.text)
    assert intrigue.parse(buying.text).by_position is None


def test_an_edition_belongs_to_a_family_and_an_unknown_one_is_refused_with_all_there_are() -> None:
    assert [family_of_edition(key).key for key in ("kingup", "intrigue")] == ["castle", "intrigue"]
    with pytest.raises(ImpossibleOptions, match=r"“chess”\. Known editions: viva-il-re, kingup, vive-le-roi, intrigue"):
        family_of_edition("chess")
