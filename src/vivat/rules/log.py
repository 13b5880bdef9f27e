"""What happened, told to those who may know it: the events of one step, in both families.

A row is (kind, subject, object, value, audience). The audience is a mask of players, or EVERYONE, spectators included.
A secret that comes out later is told again, to everyone; no row is ever edited.
"""

from dataclasses import dataclass, field
from typing import Final

EVERYONE: Final = 1 << 16
EVENT_WIDTH: Final = 5
MAX_EVENTS: Final = 160


@dataclass(slots=True)
class Log:
    """The event rows of one step."""

    count: int = 0
    rows: list[int] = field(default_factory=lambda: [0] * (MAX_EVENTS * EVENT_WIDTH))


def tell(log: Log, kind: int, subject: int, obj: int, value: int, audience: int) -> None:
    """R13.2: An event is told once, to its audience."""
    at = log.count * EVENT_WIDTH
    log.rows[at] = kind
    log.rows[at + 1] = subject
    log.rows[at + 2] = obj
    log.rows[at + 3] = value
    log.rows[at + 4] = audience
    log.count += 1
