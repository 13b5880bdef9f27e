"""How long a minute, an hour and a day are, in milliseconds: the unit of every clock and every row."""

MINUTE_MS = 60_000
HOUR_MS = 60 * MINUTE_MS
DAY_MS = 24 * HOUR_MS
