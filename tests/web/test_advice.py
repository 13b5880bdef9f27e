"""`POST /api/options`: what can be played, what cannot be added, and what would help."""

from typing import Any

import pytest

from vivat.table.options import TableOptions
from vivat.web.advice import Advice, advise

TEAM, LONE = ("open", "random"), ("random",)


def advice(seats: tuple[tuple[str, ...], ...], **options: Any) -> Advice:
    found = advise.fn(TableOptions(game="vive-le-roi", seats=seats, **options))
    assert isinstance(found, Advice)
    return found


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
    seats: tuple[tuple[str, ...], ...], options: dict[str, bool], key: str, ways: dict[str, bool]
) -> None:
    found = advice(seats, **options)
    assert found.problem is not None
    assert (found.problem.key, found.ways) == (key, ways)


def test_R12_2_what_can_be_played_needs_none() -> None:
    for seats, options in (((TEAM,) * 5, {"shared_pawn": True}), ((TEAM,) * 4, {}), ((LONE,) * 4, {})):
        found = advice(seats, **options)
        assert (found.problem, found.ways) == (None, {})
