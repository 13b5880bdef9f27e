"""When the clocks of a game over days stand still: at weekends, and while somebody is on holiday.

Times are milliseconds.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, time, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

NEVER = 1 << 53
"""Later than any time."""
SATURDAY = 5
MORNING, EVENING = time(8), time(22)
"""No clock runs out between the two where nights are off."""

Span = tuple[int, int]
"""From when until when."""


@lru_cache(1)
def zones() -> frozenset[str]:
    """The names of the time zones that are known here."""
    return frozenset(available_timezones())


@lru_cache(64)
def zone_named(name: str) -> tzinfo:
    """A time zone by its name; UTC if it is not known on this machine."""
    return ZoneInfo(name) if name in zones() else UTC


def local(at: int, zone: tzinfo) -> datetime:
    """A time as clocks on the wall show it."""
    return datetime.fromtimestamp(at / 1000, zone)


def at_local(day: datetime, hour: time) -> int:
    """When an hour strikes on a day, in the zone of that day."""
    return round(datetime.combine(day.date(), hour, day.tzinfo).astimezone(UTC).timestamp() * 1000)


def working_spans(start: int, zone: tzinfo, weekends_off: bool) -> Iterator[Span]:
    """The spans from a time on in which clocks run, without end."""
    if not weekends_off:
        yield start, NEVER
        return
    day = local(start, zone)
    while True:
        monday = day + timedelta(days=7 - day.weekday())
        if day.weekday() < SATURDAY:
            saturday = day + timedelta(days=SATURDAY - day.weekday())
            yield max(start, at_local(day, time())), at_local(saturday, time())
        day = monday


def without(span: Span, away: Sequence[Span]) -> Iterator[Span]:
    """What is left of a span outside others, which are in order."""
    start, end = span
    for gone, back in away:
        if gone < end and back > start:
            if gone > start:
                yield start, gone
            start = max(start, back)
    if start < end:
        yield start, end


def deadline(
    start: int, allowed: int, zone_name: str, weekends_off: bool, nights_off: bool, away: Sequence[Span] = ()
) -> int:
    """When somebody's time runs out who is asked at `start` and may think for so long while clocks run."""
    zone, away = zone_named(zone_name), sorted(away)
    found = start
    for working in working_spans(start, zone, weekends_off):
        for begins, ends in without(working, away):
            if ends - begins >= allowed:
                found = begins + allowed
                return after_the_night(found, zone, weekends_off, away) if nights_off else found
            allowed -= ends - begins
    raise AssertionError("there is no end of time")


def after_the_night(at: int, zone: tzinfo, weekends_off: bool, away: Sequence[Span]) -> int:
    """The next morning on which clocks run, if a time lies in the night; else that time."""
    while True:
        then = local(at, zone)
        if MORNING <= then.time() < EVENING:
            return at
        morning = at_local(then if then.time() < MORNING else then + timedelta(days=1), MORNING)
        at = next(
            begins for working in working_spans(morning, zone, weekends_off) for begins, _ in without(working, away)
        )
