"""The token with which a client goes on after a cut."""

import pytest
from msgspec.structs import replace

from tests.table.desk import ADA, BOB, begun, options
from vivat.table.commands import Say
from vivat.web.resuming import Told


@pytest.mark.parametrize("chair", [None, 0, 1])
def test_a_token_says_how_much_somebody_was_told(chair: int | None) -> None:
    desk = begun(options("me", "open", "random"), BOB)
    told = Told.all_of(desk.table, chair)
    assert Told.read(told.token) == told
    assert told.fits(desk.table)
    desk.do(ADA, Say, text="more")
    assert told.fits(desk.table)
    assert Told.all_of(desk.table, chair).lines == told.lines + 1
    assert not replace(told, lines=told.lines + 2).fits(desk.table)
    assert not replace(told, position=replace(told.position, games=2)).fits(desk.table)


@pytest.mark.parametrize(
    "token",
    ["", "0", "0.1.1", "0.1.1.1.1", "x.1.1.1", "-1.1.1.1", "0.1.1.²", "0.1.1.9999999999", "ww.1.1.1"],
)
def test_what_is_no_token_is_none(token: str) -> None:
    assert Told.read(token) is None
