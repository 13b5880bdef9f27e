"""The token with which a client goes on after a cut."""

import pytest
from msgspec.structs import replace

from tests.table.desk import ADA, BOB, begun, options
from vivat.table.commands import Say
from vivat.web.resuming import ResumePoint


@pytest.mark.parametrize("chair", [None, 0, 1])
def test_a_token_says_how_much_somebody_was_told(chair: int | None) -> None:
    desk = begun(options("me", "open", "random"), BOB)
    resume_point = ResumePoint.all_of(desk.table, chair)
    assert ResumePoint.read(resume_point.token) == resume_point
    assert resume_point.fits(desk.table)
    desk.do(ADA, Say, text="more")
    assert resume_point.fits(desk.table)
    assert ResumePoint.all_of(desk.table, chair).lines == resume_point.lines + 1
    assert not replace(resume_point, lines=resume_point.lines + 2).fits(desk.table)
    assert not replace(resume_point, position=replace(resume_point.position, games=2)).fits(desk.table)


@pytest.mark.parametrize(
    "token",
    ["", "0", "0.1.1", "0.1.1.1.1", "x.1.1.1", "-1.1.1.1", "0.1.1.²", "0.1.1.9999999999", "ww.1.1.1"],
)
def test_what_is_no_token_is_none(token: str) -> None:
    assert ResumePoint.read(token) is None
