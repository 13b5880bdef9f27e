"""Hours in which somebody wants to be told nothing."""

from datetime import time, timedelta

from vivat.table.time_off import at_local, local, zone_named


def quiet_until(at: int, begins: str | None, ends: str | None, zone: str) -> int:
    """When the quiet hours that a time lies in are over, in milliseconds since 1970; that time itself in no such hours.

    Hours are written as in "22:30", in a time zone; they may reach over midnight.
    """
    if begins is None or ends is None or begins == ends:
        return at
    now, first, last = local(at, zone_named(zone)), time.fromisoformat(begins), time.fromisoformat(ends)
    hour = now.time()
    is_quiet = first <= hour < last if first < last else hour >= first or hour < last
    if not is_quiet:
        return at
    if hour < last:
        return max(at, at_local(now, last.replace(fold=now.fold)))  # in autumn there are two of that hour
    return at_local(now + timedelta(days=1), last)
