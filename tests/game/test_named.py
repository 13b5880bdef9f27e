"""Games by name."""

import pytest

from vivat.game import CastleOptions, ImpossibleOptions, IntrigueOptions
from vivat.game.intrigue.sheet import default_sheet
from vivat.game.named import named_options


def test_a_name_is_an_edition_or_a_scenario() -> None:
    assert named_options("kingup", 4) == CastleOptions.make("kingup", 4)
    assert named_options("intrigue", 5) == IntrigueOptions.make("base", 5)
    assert named_options("first-game", 4, default_sheet()) == IntrigueOptions.make("first-game", 4)


def test_options_and_variants_are_named_with_a_plus() -> None:
    wedding = named_options("vive-le-roi+ambition+wedding", 4)
    assert wedding == CastleOptions.make("vive-le-roi", 4, ambition=True, wedding=True)
    teams = named_options("vive-le-roi+teams+shared-pawn", 3)
    assert isinstance(teams, CastleOptions)
    assert ([len(seat) for seat in teams.seats], teams.shared_pawn) == ([2, 2, 2], True)
    assert named_options("first-game+forced-alliances", 4) == IntrigueOptions.make(
        "first-game", 4, forced_alliances=True
    )
    assert named_options("intrigue+rounds:6", 4) == IntrigueOptions.make("base", 4, most_rounds=6)


@pytest.mark.parametrize(
    "name",
    [
        "kingup+wedding",
        "vive-le-roi+no-cards",
        "intrigue+wedding",
        "kingup+",
        "nothing",
        "",
        "intrigue+rounds",
        "intrigue+rounds:x",
        "kingup+rounds:3",
        "intrigue+session:8",
    ],
)
def test_what_there_is_not_is_refused(name: str) -> None:
    with pytest.raises(ImpossibleOptions):
        named_options(name, 4)


def test_only_intrigue_has_a_role_sheet() -> None:
    with pytest.raises(ImpossibleOptions):
        named_options("kingup", 4, default_sheet())
