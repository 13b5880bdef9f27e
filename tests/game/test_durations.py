"""Minutes, hours and days in milliseconds."""

from datetime import timedelta

from vivat.game.durations import DAY_MS, HOUR_MS, MINUTE_MS


def test_they_are_as_long_as_they_are() -> None:
    lengths = [timedelta(milliseconds=each) for each in (MINUTE_MS, HOUR_MS, DAY_MS)]
    assert lengths == [timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)]
