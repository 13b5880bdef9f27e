"""What people have decided before a game becomes its options, or a sentence that says why not."""

import pytest

from tests.golden.variants import VARIANTS
from vivat.game import CastleOptions, ImpossibleOptions, IntrigueOptions
from vivat.game.families import FAMILIES, family_of_edition
from vivat.game.intrigue.sheet import scenarios
from vivat.game.setup import GameSetup, TableSize

SEATS = [("Ann",), ("Ben",), ("Cal",), ("Dee",)]


def test_R12_a_castle_game_is_made_of_its_edition_seats_and_options() -> None:
    setup = GameSetup("kingup", SEATS, {"memory_aids": True}, "base")
    options = family_of_edition("kingup").set_up(setup)
    assert options == CastleOptions.make("kingup", setup.seats, memory_aids=True)


def test_S9_a_game_of_intrigue_is_made_of_its_scenario_players_and_options() -> None:
    options = family_of_edition("intrigue").set_up(GameSetup("intrigue", SEATS, {"memory_aids": False}, "base"))
    assert options == IntrigueOptions.make("base", ["Ann", "Ben", "Cal", "Dee"], memory_aids=False)


@pytest.mark.parametrize(
    ("setup", "key"),
    [
        (GameSetup("intrigue", [("Ann", "Ben"), *SEATS[2:]], {}, "base"), "options-no-teams"),
        (GameSetup("intrigue", SEATS, {}, "base", reduction=True), "options-reduction-session"),
    ],
)
def test_S8_3_what_does_not_go_together_is_refused(setup: GameSetup, key: str) -> None:
    with pytest.raises(ImpossibleOptions) as caught:
        family_of_edition(setup.edition).set_up(setup)
    assert caught.value.refusal.key == key


@pytest.mark.parametrize("name", VARIANTS)
def test_what_was_decided_follows_from_the_options(name: str) -> None:
    options = VARIANTS[name]
    family = FAMILIES[options.family]
    assert family.set_up(family.setup_of(options)) == options


def test_R12_2_for_how_many_a_game_is() -> None:
    assert family_of_edition("kingup").size("kingup", None) == TableSize("KingUp!", 3, 6, teams=False)
    assert family_of_edition("vive-le-roi").size("vive-le-roi", None).teams
    size = family_of_edition("intrigue").size
    hit_men = scenarios()["hit-men"]
    assert size("intrigue", hit_men) == TableSize(hit_men.name, hit_men.fewest, hit_men.most, teams=False)
    base = scenarios()["base"]
    assert size("intrigue", None) == TableSize(base.name, base.fewest, base.most, teams=False)
