"""Clocks of a game over days: weekends, nights and holidays do not count."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from vivat.game.durations import DAY_MS, HOUR_MS
from vivat.table.time_off import deadline

ROME = "Europe/Rome"


def at(text: str, zone: str = ROME) -> int:
    """A local time in milliseconds."""
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def until(start: str, days: float, *away: tuple[str, str], weekends: bool = False, nights: bool = False) -> str:
    """When time runs out, as a clock in Rome shows it."""
    spans = [(at(gone), at(back)) for gone, back in away]
    found = deadline(at(start), round(days * DAY_MS), ROME, weekends, nights, spans)
    return datetime.fromtimestamp(found / 1000, ZoneInfo(ROME)).strftime("%Y-%m-%d %H:%M")


def test_without_time_off_a_day_has_24_hours() -> None:
    assert until("2026-11-18 23:30", 3) == "2026-11-21 23:30"


@pytest.mark.parametrize(
    ("start", "days", "end"),
    [
        ("2026-11-18 12:00", 1, "2026-11-19 12:00"),  # a Wednesday
        ("2026-11-20 12:00", 1, "2026-11-23 12:00"),  # a Friday
        ("2026-11-21 12:00", 1, "2026-11-24 00:00"),  # a Saturday: time begins on Monday
        ("2026-11-18 12:00", 14, "2026-12-08 12:00"),
        ("2026-11-18 12:00", 2.5, "2026-11-21 00:00"),
    ],
)
def test_weekends_do_not_count(start: str, days: float, end: str) -> None:
    assert until(start, days, weekends=True) == end


@pytest.mark.parametrize(
    ("start", "end"),
    [
        ("2026-11-18 12:00", "2026-11-19 12:00"),
        ("2026-11-18 22:00", "2026-11-20 08:00"),
        ("2026-11-18 03:00", "2026-11-19 08:00"),
        ("2026-11-18 08:00", "2026-11-19 08:00"),
    ],
)
def test_no_time_runs_out_at_night(start: str, end: str) -> None:
    assert until(start, 1, nights=True) == end


def test_after_a_night_before_a_weekend_it_is_monday_morning() -> None:
    assert until("2026-11-19 23:00", 1, weekends=True, nights=True) == "2026-11-23 08:00"


def test_a_holiday_does_not_count() -> None:
    assert until("2026-11-18 12:00", 2, ("2026-11-19 12:00", "2026-11-25 12:00")) == "2026-11-26 12:00"
    both = (("2026-11-19 00:00", "2026-11-20 00:00"), ("2026-11-19 12:00", "2026-11-20 12:00"))
    assert until("2026-11-18 12:00", 2, *both) == "2026-11-22 00:00"
    assert until("2026-11-18 12:00", 2, ("2026-11-10 00:00", "2026-11-18 00:00")) == "2026-11-20 12:00"


def test_a_day_on_which_clocks_are_set_forward_has_23_hours() -> None:
    assert until("2027-03-27 12:00", 1) == "2027-03-28 13:00"  # so much is an hour, whatever the wall says
    assert until("2027-03-26 12:00", 1, weekends=True) == "2027-03-29 12:00"


def test_an_unknown_zone_is_the_world_s() -> None:
    assert deadline(0, HOUR_MS, "Middle/Earth", True, False) == HOUR_MS
